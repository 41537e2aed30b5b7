"""The OpenAPI document: it says what the routes do, and schemathesis finds nothing else."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.support.listening import Listening, finished_table, listening
from tests.support.scale import scaled
from tusch.server.wire.schema.components import BEFORE
from tusch.server.wire.schema.openapi import document

DOCS = Path(__file__).parents[3] / "docs" / "protocol.md"
METHODS = ("get", "post", "put", "patch", "delete", "options", "trace")


@pytest.fixture
def server() -> Iterator[Listening]:
    with listening() as found:
        yield found


def test_the_document_has_every_route_with_every_method_and_no_other(server: Listening) -> None:
    for path, operations in document()["paths"].items():
        allowed = {method.upper() for method in operations}
        allowed |= {"HEAD"} if "get" in operations else set()
        address = path.replace("{code}", "AAAAAA").replace("{game}", "figaro")
        for method in METHODS:
            if (method, path) == ("delete", "/api/session"):
                continue
            response = server.browser.request(method, address)
            if method in operations:
                assert str(response.status_code) in operations[method]["responses"], path
                assert "server-no-route" not in response.text
            else:
                assert response.status_code == 405
                assert set(response.headers["allow"].split(", ")) == allowed


def test_the_page_about_the_protocol_has_the_same_requests() -> None:
    written = set(re.findall(r"^\| `([A-Z]+ /[^` ?]+)", DOCS.read_text("utf-8"), re.MULTILINE))
    described = {
        f"{method.upper()} {re.sub('{([a-z]+)}', lambda part: part[1].upper(), path)}"
        for path, operations in document()["paths"].items()
        for method in operations
    }
    assert written == described


def test_every_reference_leads_somewhere() -> None:
    schemas = document()["components"]["schemas"]
    found = set(_references(document()))
    assert len(found) > 100
    assert found <= {BEFORE + name for name in schemas}


def _references(part: Any) -> Iterator[str]:
    """All types that a part of the document refers to."""
    match part:
        case {"$ref": str(name)}:
            yield name
        case dict():
            for value in part.values():
                yield from _references(value)
        case list():
            for value in part:
                yield from _references(value)


def test_the_server_sends_the_document(server: Listening) -> None:
    sent = server.browser.get("/api/openapi.json")
    assert sent.json() == msgspec.json.decode(msgspec.json.encode(document()))
    assert sent.headers["content-type"] == "application/json"


CONFIG = """
[auth.openapi.session]
api_key = "{token}"
[parameters]
{parameters}
"""


@pytest.mark.parametrize(
    ("which", "operations"), [("any", 28), ("a table that is over", 7), ("deletion", 1)]
)
def test_schemathesis_finds_no_failure(
    server: Listening, tmp_path: Path, which: str, operations: int
) -> None:
    parameters = ""
    choice = ["--exclude-operation-id", "forget"]
    if which == "a table that is over":
        parameters = f'"path.code" = "{finished_table(server).code}"'
        # Bots alone have played: what the coach says of that, any other table says too.
        choice = ["--include-path-regex", "code", "--exclude-path-regex", "review|hint|wise"]
    elif which == "deletion":
        choice = ["--include-operation-id", "forget"]
    config = tmp_path / "schemathesis.toml"
    config.write_text(CONFIG.format(token=server.token, parameters=parameters), "utf-8")
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    command += [f"{server.url}/api/openapi.json", "--header", f"Origin: {server.url}"]
    command += ["--max-examples", str(scaled(15)), "--phases", "examples,coverage,fuzzing"]
    command += ["--mode", "all", "--seed", "1", "--warnings", "off", "--no-color", *choice]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    (tested,) = re.findall(r"Tested: (\d+)", run.stdout)
    assert int(tested) == operations
