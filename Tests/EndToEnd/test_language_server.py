"""The language server, spoken to as Neovim, Emacs and Visual Studio Code speak: every message is decoded by its type,
and held against what the client says that it can do."""

import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

pytestmark = [pytest.mark.asyncio, pytest.mark.filterwarnings("error::pytest_lsp.LspSpecificationWarning")]

PROGRAM = pathlib.Path(
    os.environ.get("LAYOUTLINT", pathlib.Path(__file__).resolve().parents[2] / ".build/release/layoutlint")
).absolute()

SCREEN = """\
view:
  id: root
  subviews:
    - id: title
      class: UILabel
      text: "Größe 😀"
      translatesAutoresizingMaskIntoConstraints: false
      constraints:
        - leading == superview.leading + 16
        - top == superview.safeAreaLayoutGuide.top
    - {id: 😀, clas: UIView}
constraints:
  - "V:[title(44)]"
"""


@pytest_lsp.fixture(
    params=["neovim@0.11", "emacs@29", "visual_studio_code@1.65"],
    config=ClientServerConfig(server_command=[str(PROGRAM), "lsp"]),
)
async def client(request, lsp_client: LanguageClient, tmp_path):
    capabilities = client_capabilities(request.param)
    lsp_client.pulls = capabilities.text_document.diagnostic is not None
    lsp_client.folder = tmp_path
    registered = []

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        registered.extend(it.method for it in params.registrations)

    result = await lsp_client.initialize_session(
        types.InitializeParams(capabilities=capabilities, root_uri=tmp_path.as_uri())
    )
    lsp_client.encoding = result.capabilities.position_encoding or "utf-16"
    assert lsp_client.encoding == ("utf-16" if "visual" in request.param else "utf-8")
    yield
    await lsp_client.shutdown_session()
    # Files are watched by those that can.
    watches = capabilities.workspace.did_change_watched_files
    assert registered == (["workspace/didChangeWatchedFiles"] if watches and watches.dynamic_registration else [])


class Document:
    """An open text, with what a test asks about it."""

    def __init__(self, client: LanguageClient, name: str = "screen.layout.yaml"):
        self.client = client
        self.uri = (client.folder / name).as_uri()
        self.identifier = types.TextDocumentIdentifier(self.uri)
        self.version = 0
        self.text = ""

    async def open(self, text: str, language: str = "yaml"):
        self.version, self.text = 1, text
        item = types.TextDocumentItem(self.uri, language, self.version, text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))
        return await self.diagnostics()

    async def change(self, *changes):
        self.version += 1
        identifier = types.VersionedTextDocumentIdentifier(version=self.version, uri=self.uri)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(identifier, list(changes)))
        return await self.diagnostics()

    async def replace(self, text: str):
        self.text = text
        return await self.change(types.TextDocumentContentChangeWholeDocument(text=text))

    async def diagnostics(self):
        if not self.client.pulls:
            await self.client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
            return list(self.client.diagnostics[self.uri])
        report = await self.client.text_document_diagnostic_async(types.DocumentDiagnosticParams(self.identifier))
        assert report.kind == "full"
        return list(report.items)

    def width(self, text: str) -> int:
        return len(text.encode("utf-8" if self.client.encoding == "utf-8" else "utf-16-le")) // (
            1 if self.client.encoding == "utf-8" else 2
        )

    def place(self, word: str, occurrence: int = 0, inside: int = 0) -> types.Position:
        offset = -1
        for _ in range(occurrence + 1):
            offset = self.text.index(word, offset + 1)
        before = self.text[: offset + inside].split("\n")
        return types.Position(len(before) - 1, self.width(before[-1]))

    def range(self, word: str, occurrence: int = 0) -> types.Range:
        return types.Range(self.place(word, occurrence), self.place(word, occurrence, len(word)))

    def applied(self, edit: types.WorkspaceEdit) -> str:
        """The text after an edit of this document alone."""
        if edit.document_changes:
            [change] = edit.document_changes
            assert change.text_document.version == self.version
            edits = change.edits
        else:
            [(uri, edits)] = edit.changes.items()
            assert uri == self.uri
        lines = self.text.split("\n")
        codec, unit = ("utf-8", 1) if self.client.encoding == "utf-8" else ("utf-16-le", 2)

        def offset(place):
            column = len(lines[place.line].encode(codec)[: place.character * unit].decode(codec))
            return sum(len(line) + 1 for line in lines[: place.line]) + column

        text = self.text
        for edit in sorted(edits, key=lambda it: offset(it.range.start), reverse=True):
            text = text[: offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end) :]
        return text


async def test_diagnostics_come_and_go(client):
    document = Document(client)
    found = await document.open("view:\n  id: root\n  clas: UIView\n")
    assert [it.code for it in found] == ["unknown-key"]
    assert found[0].source == "layoutlint" and found[0].severity == types.DiagnosticSeverity.Error
    assert found[0].range == document.range("clas")
    assert await document.replace("view: {id: root}\n") == []


async def test_an_edit_in_a_line_of_other_letters_lands_in_its_column(client):
    document = Document(client)
    await document.open("view: {id: root, text: Größe 😀 xy}\n")
    middle = document.range("xy")
    await document.change(types.TextDocumentContentChangePartial(text="ÄÖ, clas: 1", range=middle))
    document.text = document.text.replace("xy", "ÄÖ, clas: 1")
    found = await document.change(types.TextDocumentContentChangePartial(text="Üß", range=document.range("ÄÖ")))
    document.text = document.text.replace("ÄÖ", "Üß")
    assert [it.range for it in found] == [document.range("clas")]


async def test_pull_says_when_nothing_has_changed(client):
    document = Document(client)
    await document.open("view: {clas: UIView}\n")
    params = types.DocumentDiagnosticParams(document.identifier)
    first = await client.text_document_diagnostic_async(params)
    params.previous_result_id = first.result_id
    second = await client.text_document_diagnostic_async(params)
    assert (first.kind, second.kind) == ("full", "unchanged")


async def test_closing_takes_back(client):
    document = Document(client)
    await document.open("view: {clas: UIView}\n")
    client.text_document_did_close(types.DidCloseTextDocumentParams(document.identifier))
    if not client.pulls:
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        assert list(client.diagnostics[document.uri]) == []


async def test_a_conflict_names_its_other_places(client):
    document = Document(client)
    found = await document.open(
        "view:\n  subviews:\n    - id: box\n      translatesAutoresizingMaskIntoConstraints: false\n"
        "      constraints:\n        - edges == superview\n        - width == 10\n"
    )
    [conflict] = [it for it in found if it.code == "conflicting-constraints"]
    if client.capabilities.text_document.publish_diagnostics.related_information:
        assert conflict.related_information[0].location.uri == document.uri
    else:
        assert conflict.related_information is None


async def test_quick_fix(client):
    document = Document(client)
    found = await document.open(SCREEN)
    [unknown] = [it for it in found if it.code == "unknown-key"]
    assert unknown.range == document.range("clas", 1)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            document.identifier, unknown.range, types.CodeActionContext([unknown], only=[types.CodeActionKind.QuickFix])
        )
    )
    fix = actions[0]
    assert fix.kind == types.CodeActionKind.QuickFix and fix.diagnostics[0].code == "unknown-key"
    mended = document.applied(fix.edit)
    assert mended == SCREEN.replace("clas:", "class:")
    assert "unknown-key" not in [it.code for it in await document.replace(mended)]


async def test_fix_all(client):
    document = Document(client)
    await document.open("# layoutlint:disable-next-linee unknown-key\nview: {clas: UIView}\n")
    context = types.CodeActionContext([], only=[types.CodeActionKind.SourceFixAll])
    everything = types.Range(types.Position(0, 0), types.Position(9, 0))
    [action] = await client.text_document_code_action_async(
        types.CodeActionParams(document.identifier, everything, context)
    )
    assert action.kind == "source.fixAll.layoutlint"
    assert document.applied(action.edit) == document.text.replace("linee", "line")


async def test_hover(client):
    document = Document(client)
    await document.open(SCREEN)

    async def hover(word, occurrence=0, inside=1):
        return await client.text_document_hover_async(
            types.HoverParams(document.identifier, document.place(word, occurrence, inside))
        )

    view = await hover("title")
    assert "UILabel" in view.contents.value and "(16, 59," in view.contents.value
    assert "title.leading == root.leading + 16" in view.contents.value
    assert view.range == document.range("title")
    assert "unknown-key" in (await hover("clas", 1)).contents.value
    assert "autoresizing mask" in (await hover("translatesAuto")).contents.value
    assert await hover("constraints:", 0, len("constraints:")) is None


async def test_completion(client):
    document = Document(client)

    async def labels(text):
        document.text = text
        place = document.place("‸")
        await document.replace(text.replace("‸", ""))
        result = await client.text_document_completion_async(types.CompletionParams(document.identifier, place))
        return [it.label for it in result.items]

    await document.open(SCREEN)
    assert "translatesAutoresizingMaskIntoConstraints" in await labels("view:\n  ‸\n")
    assert "UIScrollView" in await labels("view:\n  class: ‸\n")
    assert "fillEqually" in await labels("view:\n  distribution: ‸\n")
    views = "view:\n  id: root\n  text: é😀\n  constraints:\n    - "
    assert {"root", "leading", "superview"} <= set(await labels(views + "‸\n"))
    assert {"width", "safeAreaLayoutGuide"} <= set(await labels(views + "root.‸\n"))
    assert "required" in await labels(views + "width == 4 @‸\n")
    assert "floating-content" in await labels("# layoutlint:disable ‸\n")


async def test_definition_references_highlights(client):
    document = Document(client)
    await document.open(SCREEN)
    place = document.place("title(", inside=2)
    [definition] = await client.text_document_definition_async(types.DefinitionParams(document.identifier, place))
    assert (definition.uri, definition.range) == (document.uri, document.range("title"))
    references = await client.text_document_references_async(
        types.ReferenceParams(types.ReferenceContext(True), document.identifier, place)
    )
    assert [it.range for it in references] == [document.range("title"), document.range("title", 1)]
    highlights = await client.text_document_document_highlight_async(
        types.DocumentHighlightParams(document.identifier, place)
    )
    assert [it.kind for it in highlights] == [types.DocumentHighlightKind.Write, types.DocumentHighlightKind.Read]


async def test_rename(client):
    document = Document(client)
    await document.open(SCREEN)
    place = document.place("title(", inside=2)
    prepared = await client.text_document_prepare_rename_async(types.PrepareRenameParams(document.identifier, place))
    assert (prepared.range, prepared.placeholder) == (document.range("title", 1), "title")
    edit = await client.text_document_rename_async(types.RenameParams(document.identifier, place, "headline"))
    assert document.applied(edit) == SCREEN.replace("title", "headline")
    with pytest.raises(Exception, match="is taken"):
        await client.text_document_rename_async(types.RenameParams(document.identifier, place, "root"))


async def test_symbols_and_folding(client):
    document = Document(client)
    await document.open(SCREEN)
    [root] = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document.identifier))
    assert isinstance(root, types.DocumentSymbol)
    assert (root.name, root.children[0].name, root.children[0].detail) == ("root", "title", "UILabel")
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(document.identifier))
    assert (0, 10) in [(it.start_line, it.end_line) for it in folds]


async def test_interface_builder(client):
    document = Document(client, "View.xib")
    found = await document.open('<?xml version="1.0"?>\n<document>\n', "xml")
    assert [it.code for it in found] == ["xml-syntax"]


async def test_configuration_is_read_anew(client):
    document = Document(client)
    config = client.folder / ".layoutlint.yml"
    config.write_text("rules: {unknown-key: off}\n")
    assert await document.open("view: {clas: UIView}\n") == []
    config.write_text("rules: {unknown-key: warning}\n")
    change = types.FileEvent(config.as_uri(), types.FileChangeType.Changed)
    client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([change]))
    assert [it.severity for it in await document.diagnostics()] == [types.DiagnosticSeverity.Warning]
    client.workspace_did_change_configuration(
        types.DidChangeConfigurationParams({"layoutlint": {"rules": {"unknown-key": "error"}}})
    )
    assert [it.severity for it in await document.diagnostics()] == [types.DiagnosticSeverity.Error]
    workspace = client.capabilities.workspace
    if client.pulls and workspace.diagnostics and workspace.diagnostics.refresh_support:
        assert client.diagnostic_refresh_count == 2


@pytest.mark.parametrize(
    "method, parameters, code",
    [
        ("textDocument/nothing", None, -32601),
        ("initialize", types.InitializeParams(capabilities=types.ClientCapabilities()), -32600),
        (
            "textDocument/hover",
            types.HoverParams(types.TextDocumentIdentifier("file:///not/open"), types.Position(0, 0)),
            -32602,
        ),
    ],
)
async def test_errors_have_their_numbers(client, method, parameters, code):
    with pytest.raises(JsonRpcException) as error:
        await client.protocol.send_request_async(method, parameters)
    assert error.value.code == code
