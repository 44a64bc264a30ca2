-- Opens the file that Neovim was started with, waits for a diagnostic, applies its quick fix, waits until it is gone,
-- and saves. What it has seen goes to standard output, one line each; a time limit ends it with an error.
-- Written for the API of Neovim 0.7, the oldest that the README speaks of.

local function say(...) io.stdout:write(table.concat({ ... }, " "), "\n") end

local function wait(what, condition)
  if not vim.wait(10000, condition, 20) then
    say("timed out:", what)
    vim.cmd("cquit 1")
  end
end

local client = vim.lsp.start_client({
  name = "layoutlint",
  cmd = { vim.env.LAYOUTLINT, "lsp" },
  root_dir = vim.fn.getcwd(),
})
vim.lsp.buf_attach_client(0, client)

wait("diagnostics", function() return #vim.diagnostic.get(0) > 0 end)
local diagnostic = vim.diagnostic.get(0)[1]
say("found", diagnostic.code or diagnostic.user_data.lsp.code, diagnostic.lnum + 1, diagnostic.col + 1)

vim.api.nvim_win_set_cursor(0, { diagnostic.lnum + 1, diagnostic.col })
local params = vim.lsp.util.make_range_params()
params.context = { diagnostics = {}, only = { "quickfix" } }
local answers = vim.lsp.buf_request_sync(0, "textDocument/codeAction", params, 5000)
local action = answers[client].result[1]
say("applying", action.title)
vim.lsp.util.apply_workspace_edit(action.edit, vim.lsp.get_client_by_id(client).offset_encoding)

wait("the end of the diagnostic", function() return #vim.diagnostic.get(0) == 0 end)
say("clean")
vim.cmd("write")
vim.cmd("qall!")
