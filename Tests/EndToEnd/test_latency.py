"""From a keystroke to its diagnostics, and memory over many edits.

The bounds leave room for busy machines; `LAYOUTLINT_STRICT_TIMES=1` holds the server to what it promises.
"""

import os
import time

from lsp_stream import Server

STRICT = os.environ.get("LAYOUTLINT_STRICT_TIMES") == "1"
URI = "file:///screen.layout.yaml"


def screen(count: int) -> str:
    """A scroll view with `count` views, each held by constraints of its own."""
    lines = [
        "view:", "  id: root", "  subviews:", "    - id: scroll", "      class: UIScrollView",
        "      translatesAutoresizingMaskIntoConstraints: false", "      constraints: [edges == superview]",
        "      subviews:", "        - id: content", "          translatesAutoresizingMaskIntoConstraints: false",
        "          constraints:", "            - edges == scroll.contentLayoutGuide",
        "            - width == scroll.frameLayoutGuide.width", "          subviews:",
    ]  # fmt: skip
    for number in range(count - 3):
        above = f"row{number - 1}.bottom + 8" if number else "superview.top"
        lines += [
            f"            - id: row{number}",
            "              translatesAutoresizingMaskIntoConstraints: false",
            "              constraints:",
            "                - horizontalEdges == superview inset 16",
            f"                - top == {above}",
            "                - height == 44",
        ]
    lines += ["constraints:", f"  - row{count - 4}.bottom == content.bottom", ""]
    return "\n".join(lines)


def resident(server: Server) -> int:
    """Resident memory in kilobytes."""
    with open(f"/proc/{server.process.pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


class Typing:
    """Types and takes back one digit in the middle of a file, one keystroke at a time."""

    def __init__(self, server: Server, text: str):
        self.server, self.version = server, 1
        lines = text.split("\n")
        self.line = next(i for i in range(len(lines) // 2, len(lines)) if lines[i].endswith("height == 44"))
        self.column = len(lines[self.line])
        document = {"uri": URI, "languageId": "yaml", "version": 1, "text": text}
        server.send("textDocument/didOpen", {"textDocument": document})
        assert server.wait_for_diagnostics(1) == []

    def key(self) -> float:
        """Presses a key; the seconds until its diagnostics are there."""
        self.version += 1
        is_typing = self.version % 2 == 0
        start = {"line": self.line, "character": self.column}
        end = {"line": self.line, "character": self.column + (0 if is_typing else 1)}
        begin = time.perf_counter()
        self.server.send(
            "textDocument/didChange",
            {
                "textDocument": {"uri": URI, "version": self.version},
                "contentChanges": [{"range": {"start": start, "end": end}, "text": "5" if is_typing else ""}],
            },
        )
        assert self.server.wait_for_diagnostics(self.version) == []
        return time.perf_counter() - begin


def test_a_keystroke_is_answered_at_once(layoutlint):
    with Server(layoutlint) as server:
        server.initialize()
        typing = Typing(server, screen(1000))
        times = sorted(typing.key() for _ in range(500))
        median, late = times[250], times[475]
        print(f"\n1,000 views, 500 keystrokes: median {median * 1000:.1f} ms, 95th percentile {late * 1000:.1f} ms")
        assert late <= (0.016 if STRICT else 0.25)


def test_memory_does_not_grow(layoutlint):
    with Server(layoutlint) as server:
        server.initialize()
        typing = Typing(server, screen(100))
        for _ in range(1000):
            typing.key()
        before = resident(server)
        for _ in range(10_000):
            typing.key()
        after = resident(server)
        print(f"\n10,000 keystrokes: {before} kB before, {after} kB after")
        assert after - before <= 1024
