"""The files for hosts: all are there, and a proxy's log does not let anybody in."""

import re
from pathlib import Path

from tusch.server.wire.operations import OPERATIONS

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
ROUTER = ROOT / "web" / "src" / "app" / "router.svelte.ts"
CODE = "K7P2QX"


def test_every_file_of_the_ten_minutes_is_there() -> None:
    named = set(re.findall(r"docs/(hosting/[a-z.-]+)", (DOCS / "hosting.md").read_text("utf-8")))
    assert len(named) == 4
    assert [name for name in named if not (DOCS / name).is_file()] == []


def pages() -> list[str]:
    """The addresses of the page's screens that have the code of a table in them."""
    cases = re.findall(
        r'case "(\w+)":(.*?)(?=case |default:)', ROUTER.read_text("utf-8"), re.DOTALL
    )
    return [f"/{first}/{CODE}" for first, then in cases if "second.toUpperCase()" in then]


def test_log_of_the_proxy_has_no_codes_of_tables() -> None:
    conf = (DOCS / "hosting" / "nginx.conf").read_text("utf-8")
    [pattern] = re.findall(r'"~(\S+)" \$begin', conf)
    asked = [each.path.replace("{code}", CODE) for each in OPERATIONS if "{code}" in each.path]
    assert len(pages()) == 3
    assert len(asked) > 10
    for path in (*pages(), *asked):
        found = re.match(pattern.replace("(?<", "(?P<"), path)
        assert found, path
        assert CODE not in found["begin"]
