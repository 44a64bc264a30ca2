// Room to be built.
