"""A bare client for what no well-behaved client sends, and for measuring."""

import json
import subprocess


class Server:
    def __init__(self, program: str, cwd=None):
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=cwd)
        self.number = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()

    def write(self, data: bytes):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, method: str, params=None, **members):
        content = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **members}).encode()
        self.write(b"Content-Length: %d\r\n\r\n%s" % (len(content), content))

    def read(self):
        """The next message; None when the server has closed its output."""
        length = None
        while (line := self.process.stdout.readline()) not in (b"\r\n", b""):
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return None if length is None else json.loads(self.process.stdout.read(length))

    def request(self, method: str, params=None):
        self.number += 1
        self.send(method, params, id=self.number)
        while (message := self.read()).get("id") != self.number or "method" in message:
            pass
        return message

    def wait_for_diagnostics(self, version: int):
        while (message := self.read()).get("method") != "textDocument/publishDiagnostics" or (
            message["params"].get("version", 0) < version
        ):
            pass
        return message["params"]["diagnostics"]

    def initialize(self, **capabilities):
        answer = self.request("initialize", {"capabilities": capabilities})
        self.send("initialized", {})
        return answer
