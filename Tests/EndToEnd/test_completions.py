"""The completions, in the shells that they are written for."""

import subprocess

import pexpect
import pytest


@pytest.fixture
def shell(path_with_layoutlint, tmp_path):
    """Starts an interactive shell with nothing of the user's in it, in an empty folder."""
    started = []

    def start(program, *arguments):
        child = pexpect.spawn(
            program, list(arguments), cwd=tmp_path, encoding="utf-8", timeout=30, dimensions=(50, 200),
            env={"PATH": path_with_layoutlint, "HOME": str(tmp_path), "TERM": "dumb", "PS1": "> ", "LC_ALL": "C.UTF-8"})
        started.append(child)
        return child

    yield start
    for child in started:
        child.close(force=True)


def complete(child, typed: str, expected: str):
    """Types, presses Tab, and waits for what should appear; then empties the line."""
    child.send(typed + "\t")
    child.expect_exact(expected)
    child.send("\x15")


CASES = [
    ("layoutlint che", "layoutlint check "),
    ("layoutlint check --form", "--format"),
    ("layoutlint check --format check", "--format checkstyle"),
    ("layoutlint explain missing-edge", "missing-edge-pins"),
    ("layoutlint check --rule floating-content=o", "floating-content=off"),
    ("layoutlint completions f", "completions fish"),
    ("layoutlint check Scr", "Screen\\ one.layout.yaml"),
]


@pytest.mark.parametrize("typed, expected", CASES)
def test_bash(shell, tmp_path, typed, expected):
    (tmp_path / "Screen one.layout.yaml").touch()
    bash = shell("bash", "--norc", "--noprofile", "-i")
    bash.sendline("source <(layoutlint completions bash); echo rea''dy")
    bash.expect_exact("ready")
    complete(bash, typed, expected)


@pytest.mark.parametrize("typed, expected", CASES)
def test_zsh(shell, tmp_path, typed, expected):
    (tmp_path / "Screen one.layout.yaml").touch()
    zsh = shell("zsh", "-f", "-i")
    zsh.sendline("autoload -Uz compinit && compinit -u -D; source <(layoutlint completions zsh); echo rea''dy")
    zsh.expect_exact("ready")
    complete(zsh, typed, expected)


def test_zsh_reads_the_script_from_its_function_path(shell, tmp_path, layoutlint):
    folder = tmp_path / "functions"
    folder.mkdir()
    script = subprocess.run([layoutlint, "completions", "zsh"], capture_output=True, text=True, check=True).stdout
    (folder / "_layoutlint").write_text(script)
    zsh = shell("zsh", "-f", "-i")
    zsh.sendline(f"fpath=({folder} $fpath); autoload -Uz compinit && compinit -u -D; echo rea''dy")
    zsh.expect_exact("ready")
    complete(zsh, "layoutlint che", "layoutlint check ")
    complete(zsh, "layoutlint explain missing-edge", "missing-edge-pins")


@pytest.mark.parametrize("typed, expected", [(typed, expected.split()[-1].split("\\ ")[-1]) for typed, expected in CASES])
def test_fish(path_with_layoutlint, tmp_path, typed, expected):
    (tmp_path / "Screen one.layout.yaml").touch()
    run = subprocess.run(
        ["fish", "--no-config", "-c", f"layoutlint completions fish | source; complete -C '{typed}'"],
        cwd=tmp_path, capture_output=True, text=True, env={"PATH": path_with_layoutlint, "HOME": str(tmp_path)})
    assert run.returncode == 0 and run.stderr == "", run.stderr
    assert expected in run.stdout
