"""The plugins for the Swift package manager, in a package that depends on this one by its path."""

import json
import subprocess

import pytest

MANIFEST = """\
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Sample",
  dependencies: [.package(path: "Dependencies/layoutlint")],
  targets: [
    .target(
      name: "Sample", exclude: ["Screens"],
      plugins: [.plugin(name: "LayoutlintOnBuild", package: "layoutlint")])
  ]
)
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory, repository):
    """The sample package. The plugins' first use builds layoutlint, once for all tests here."""
    folder = tmp_path_factory.mktemp("package") / "Sample"
    (folder / "Sources/Sample/Screens").mkdir(parents=True)
    (folder / "Dependencies").mkdir()
    (folder / "Dependencies/layoutlint").symlink_to(repository)
    (folder / "Package.swift").write_text(MANIFEST)
    (folder / "Sources/Sample/Sample.swift").write_text("public struct Sample {}\n")
    return folder


@pytest.fixture
def screen(package):
    """The one layout file of the package."""
    return package / "Sources/Sample/Screens/screen.layout.yaml"


def swift(package, *arguments):
    return subprocess.run(["swift", *arguments], cwd=package, capture_output=True, text=True)


def test_both_commands_are_listed(package):
    listed = swift(package, "package", "plugin", "--list")
    assert listed.returncode == 0, listed.stderr
    assert "‘layoutlint’ (plugin ‘LayoutlintCommand’" in listed.stdout
    assert "‘layoutlint-fix’ (plugin ‘LayoutlintFix’" in listed.stdout


def test_a_build_shows_warnings_and_fails_on_errors(package, screen, broken, mended):
    sideways = broken.replace("- id: content", "- id: content\n          class: UILabel").replace(
        "            - height == 1200\n", "")
    screen.write_text(sideways)
    build = swift(package, "build")
    assert build.returncode == 0, build.stdout + build.stderr
    assert f"{screen}:3:11: warning:" in build.stdout + build.stderr
    assert "[missing-equal-width]" in build.stdout + build.stderr

    screen.write_text(broken)
    build = swift(package, "build")
    assert build.returncode != 0
    assert f"{screen}:3:11: error:" in build.stdout + build.stderr

    # A config file counts as an input of the check.
    configuration = package / "Sources/Sample/.layoutlint.yml"
    configuration.write_text("rules: {missing-equal-width: off, ambiguous-content-size: off}\n")
    build = swift(package, "build")
    configuration.unlink()
    assert build.returncode == 0, build.stdout + build.stderr

    screen.write_text(mended)
    build = swift(package, "build")
    assert build.returncode == 0, build.stdout + build.stderr
    assert "missing-equal-width" not in build.stdout + build.stderr


def test_the_command_checks_and_does_not_write(package, screen, broken, mended):
    screen.write_text(broken)
    run = swift(package, "package", "layoutlint")
    assert run.returncode == 1
    assert "Sources/Sample/Screens/screen.layout.yaml:3:11: error:" in run.stdout
    assert "layoutlint found something" in run.stderr

    refused = swift(package, "package", "layoutlint", "check", "--fix=all")
    assert refused.returncode == 1
    assert "layoutlint-fix" in refused.stderr
    assert screen.read_text() == broken

    screen.write_text(mended)
    run = swift(package, "package", "layoutlint", "check", "--format", "json", "Sources")
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["summary"] == {"files": 1, "errors": 0, "warnings": 0}


def test_the_fix_command_needs_the_permission_to_write(package, screen, mended):
    mistyped = mended.replace("subviews:", "subveiws:", 1)
    screen.write_text(mistyped)
    refused = swift(package, "package", "layoutlint-fix")
    assert refused.returncode != 0
    assert "--allow-writing-to-package-directory" in refused.stderr
    assert screen.read_text() == mistyped

    run = swift(package, "package", "--allow-writing-to-package-directory", "layoutlint-fix", "--fix=all")
    assert run.returncode == 0, run.stdout + run.stderr
    assert screen.read_text() == mended
