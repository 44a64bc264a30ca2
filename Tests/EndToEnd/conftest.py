"""What all end-to-end tests share: the built program, the repository, and a way to run things in it."""

import os
import pathlib
import re
import subprocess

import pytest

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def repository() -> pathlib.Path:
    return REPOSITORY


@pytest.fixture(scope="session")
def layoutlint() -> str:
    """The path of the program under test: $LAYOUTLINT, or the release build."""
    path = pathlib.Path(os.environ.get("LAYOUTLINT", REPOSITORY / ".build/release/layoutlint")).absolute()
    assert path.is_file(), f"{path} is not there: swift build -c release, or set LAYOUTLINT"
    return str(path)


@pytest.fixture(scope="session")
def check(layoutlint):
    """Runs `layoutlint check` with arguments; returns the finished process, its output as text."""

    def run(*arguments, cwd=REPOSITORY, stdin=""):
        return subprocess.run(
            [layoutlint, "check", *map(str, arguments)], cwd=cwd, input=stdin, capture_output=True, text=True
        )

    return run


@pytest.fixture(scope="session")
def path_with_layoutlint(layoutlint, tmp_path_factory) -> str:
    """A PATH on which the program under test comes first, under its own name."""
    folder = tmp_path_factory.mktemp("bin")
    (folder / "layoutlint").symlink_to(layoutlint)
    return f"{folder}:{os.environ['PATH']}"


@pytest.fixture(scope="session")
def recipe():
    """The fenced block of the README that follows `<!-- recipe: NAME -->`: tests run what the README shows."""
    text = (REPOSITORY / "README.md").read_text()

    def block(name: str) -> str:
        found = re.search(rf"<!-- recipe: {re.escape(name)} -->\s*```\w*\n(.*?)```", text, re.DOTALL)
        assert found, f"the README has no recipe {name!r}"
        return found[1]

    return block


BROKEN = """\
view:
  subviews:
    - id: scroll
      class: UIScrollView
      translatesAutoresizingMaskIntoConstraints: false
      constraints:
        - edges == superview
      subviews:
        - id: content
          translatesAutoresizingMaskIntoConstraints: false
          constraints:
            - edges == scroll.contentLayoutGuide
            - height == 1200
"""


@pytest.fixture
def broken() -> str:
    """A view tree with one error, missing-equal-width, on line 3."""
    return BROKEN


@pytest.fixture
def mended() -> str:
    """The same, mended."""
    return BROKEN + "            - width == scroll.frameLayoutGuide.width\n"
