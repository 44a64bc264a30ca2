"""The JSON Schema of the format, against its meta-schema and against what `check` says."""

import json
import pathlib
import subprocess
import sys

import jsonschema
import pytest
import ruamel.yaml

FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "Fixtures"
# What is wrong with the shape of a file, as a schema can tell it.
SHAPE = {"unknown-key", "invalid-value"}
# A pasted call without quotes is an invalid constraint, and of a shape that no constraint has.
ALSO_SHAPE = SHAPE | {"invalid-constraint"}


@pytest.fixture(scope="module")
def schema(layoutlint, tmp_path_factory) -> pathlib.Path:
    path = tmp_path_factory.mktemp("schema") / "layout.schema.json"
    path.write_bytes(subprocess.run([layoutlint, "schema"], capture_output=True, check=True).stdout)
    return path


def documents(path: pathlib.Path) -> list:
    return list(ruamel.yaml.YAML(typ="safe", pure=True).load_all(path.read_text()))


def test_schema_satisfies_its_meta_schema(schema):
    run = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--check-metaschema", schema], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("path", sorted((FIXTURES / "valid").glob("*.yaml")), ids=lambda path: path.name)
def test_valid_fixtures_satisfy_the_schema(schema, path):
    run = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--schemafile", schema, path], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("path", sorted((FIXTURES / "invalid").glob("*.yaml")), ids=lambda path: path.name)
def test_schema_and_check_agree_about_shape(schema, check, path):
    rules = {finding["rule"] for finding in json.loads(check("--format", "json", path).stdout)["findings"]}
    validator = jsonschema.Draft7Validator(json.loads(schema.read_text()))
    errors = [error for document in documents(path) for error in validator.iter_errors(document)]
    assert errors or not rules & SHAPE
    assert rules & ALSO_SHAPE or not errors, errors
