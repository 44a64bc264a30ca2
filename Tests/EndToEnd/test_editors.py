"""Real editors show a diagnostic, apply its quick fix, and see it go."""

import os
import pathlib
import shutil
import subprocess

import pytest

EDITORS = pathlib.Path(__file__).parent / "editors"
MISTYPED = "view:\n  text: Größe 😀\n  id: root\n  clas: UIView\n"


@pytest.fixture
def drive(layoutlint, tmp_path):
    """Runs an editor on a broken file; the lines that its script has printed, and the file as it was saved."""

    def run(*command):
        if shutil.which(command[0]) is None:
            pytest.skip(f"{command[0]} is not installed")
        file = tmp_path / "screen.layout.yaml"
        file.write_text(MISTYPED)
        environment = os.environ | {"LAYOUTLINT": layoutlint, "FILE": str(file), "HOME": str(tmp_path)}
        # The folder is a project of its own, whatever lies above it.
        subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
        editor = subprocess.run(
            [*command], cwd=tmp_path, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            timeout=60,
        )  # fmt: skip
        assert editor.returncode == 0, editor.stdout + editor.stderr
        return editor.stdout.splitlines(), file.read_text()

    return run


def test_neovim(drive):
    lines, saved = drive(
        "nvim", "--headless", "--clean", "-n", "screen.layout.yaml", "-c", f"luafile {EDITORS / 'neovim.lua'}"
    )
    assert (lines[0], lines[2]) == ("found unknown-key 4 3", "clean") and lines[1].startswith("applying ")
    assert saved == MISTYPED.replace("clas:", "class:")


def test_emacs(drive):
    lines, saved = drive(
        "emacs", "--batch", "--eval", "(progn (require 'package) (package-initialize))", "-l", str(EDITORS / "emacs.el")
    )
    assert lines[0].startswith("found 4 3 ") and "'clas' is no key of a view" in lines[0]
    assert lines[1].startswith("applying ") and lines[2] == "clean"
    assert saved == MISTYPED.replace("clas:", "class:")
