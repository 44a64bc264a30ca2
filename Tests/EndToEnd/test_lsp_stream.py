"""The language server against streams that no well-behaved client sends, and its exit status."""

import json
import random

import pytest
from lsp_stream import Server


@pytest.fixture
def server(layoutlint):
    with Server(layoutlint) as server:
        yield server


def test_exit_status_is_0_after_shutdown_only(layoutlint):
    for asks, status in ((True, 0), (False, 1)):
        with Server(layoutlint) as server:
            server.initialize()
            if asks:
                assert server.request("shutdown")["result"] is None
            server.send("exit")
            assert server.process.wait(10) == status


def test_the_end_of_input_ends_the_server(layoutlint):
    with Server(layoutlint) as server:
        server.initialize()
        server.process.stdin.close()
        assert server.process.wait(10) == 1


def test_split_reads(server):
    content = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
    for byte in b"Content-Length: %d\r\n\r\n%s" % (len(content), content):
        server.write(bytes([byte]))
    assert server.read()["result"]["serverInfo"]["name"] == "layoutlint"


@pytest.mark.parametrize(
    "noise",
    [
        b"\r\n\r\n",
        b"Content-Length: none\r\n\r\n",
        b"Content-Length: 5\r\n\r\n{\xff\xfe}]",
        b"Content-Length: 999999999999999999999\r\n\r\n",
        b"Content-Length: 2\r\n\r\n[]",
        b"Content-Length: 200000\r\n\r\n" + b"[" * 200000,
    ],
    # The noise itself would be too long for a name, which travels in the environment.
    ids=["empty header", "no number", "not UTF-8", "too large a number", "no object", "deep nesting"],
)
def test_noise_is_answered_and_passed_over(server, noise):
    server.initialize()
    server.write(noise)
    error = server.read()
    assert error["id"] is None and error["error"]["code"] in (-32700, -32600)
    assert "result" in server.request("shutdown")


def test_random_noise(server):
    server.initialize()
    generator = random.Random(3)
    for _ in range(300):
        data = generator.randbytes(generator.randrange(60))
        server.write(b"Content-Length: %d\r\n\r\n%s" % (len(data), data))
        assert server.read()["error"]["code"] in (-32700, -32600)
    assert "result" in server.request("shutdown")


def test_requests_before_and_after_the_session(server):
    assert server.request("textDocument/hover", {})["error"]["code"] == -32002
    server.initialize()
    server.request("shutdown")
    assert server.request("textDocument/hover", {})["error"]["code"] == -32600


def test_cancellation(server):
    server.initialize()
    parameters = {"textDocument": {"uri": "file:///x.layout.yaml"}}
    messages = []
    # All in one write, so that the cancellation is there while the request still waits.
    for number in range(50):
        messages.append({"id": f"r{number}", "method": "textDocument/documentSymbol", "params": parameters})
    messages.append({"method": "$/cancelRequest", "params": {"id": "r49"}})
    encoded = [json.dumps({"jsonrpc": "2.0", **message}).encode() for message in messages]
    server.write(b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(it), it) for it in encoded))
    answers = {}
    while len(answers) < 50:
        message = server.read()
        answers[message["id"]] = message["error"]["code"]
    assert answers["r49"] == -32800 and answers["r0"] == -32602
