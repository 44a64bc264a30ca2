"""The hooks for pre-commit, in a repository with one broken file and one sound one."""

import os
import shutil
import subprocess
import sys

import pytest


@pytest.fixture
def project(tmp_path, broken, mended):
    """A repository with files that the hooks should see, and others that they should not."""
    (tmp_path / "Screens").mkdir()
    (tmp_path / "Screens/broken.layout.yaml").write_text(broken)
    (tmp_path / "Screens/mended.layout.yml").write_text(mended)
    (tmp_path / "Main.storyboard").write_text("<document")
    (tmp_path / "other.yaml").write_text("view: 1\n")
    run("git", "init", "--quiet", cwd=tmp_path)
    run("git", "add", ".", cwd=tmp_path)
    return tmp_path


def run(*arguments, **options):
    return subprocess.run([*map(str, arguments)], capture_output=True, text=True, **options)


def try_hook(name, repository, project, environment):
    return run(
        sys.executable, "-m", "pre_commit", "try-repo", repository, name, "--all-files", "--verbose", "--color", "never",
        cwd=project, env=os.environ | {"GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "safe.directory",
                                       "GIT_CONFIG_VALUE_0": "*"} | environment)


@pytest.fixture
def quick_compiler(tmp_path_factory) -> str:
    """The Swift compiler without its optimiser, which takes most of the time and is no matter of the hook."""
    compiler = tmp_path_factory.mktemp("compiler") / "swiftc"
    compiler.write_text(f'#!/bin/sh\nexec "{shutil.which("swiftc")}" "$@" -Onone\n')
    compiler.chmod(0o755)
    return str(compiler)


@pytest.mark.parametrize("name", ["layoutlint-system", "layoutlint"])
def test_hook(name, repository, project, tmp_path_factory, path_with_layoutlint, quick_compiler, mended):
    environment = {"PRE_COMMIT_HOME": str(tmp_path_factory.mktemp("pre-commit")), "SWIFT_EXEC": quick_compiler}
    if name == "layoutlint-system":
        environment["PATH"] = path_with_layoutlint
    first = try_hook(name, repository, project, environment)
    assert first.returncode == 1, first.stdout + first.stderr
    assert "Screens/broken.layout.yaml:3:11: error:" in first.stdout
    assert "Main.storyboard:1:" in first.stdout
    assert "mended.layout.yml" not in first.stdout and "other.yaml" not in first.stdout

    (project / "Screens/broken.layout.yaml").write_text(mended)
    (project / "Main.storyboard").unlink()
    run("git", "add", ".", cwd=project)
    second = try_hook(name, repository, project, environment)
    assert second.returncode == 0, second.stdout + second.stderr
    assert "Passed" in second.stdout
