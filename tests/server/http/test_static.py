"""The page: built files as browsers want them, and nothing else of the disk."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.support.listening import Listening, listening
from tusch.server.http.gate import HEADERS
from tusch.server.http.static import Page

INDEX = b"<!doctype html><title>tusch</title>"
SCRIPT = b"console.log('tusch')" * 50


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Listening]:
    """A small built page, with a secret beside it."""
    folder = tmp_path_factory.mktemp("site")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (folder / "secret.txt").write_bytes(b"secret")
    (page / "index.html").write_bytes(INDEX)
    (page / "app.webmanifest").write_bytes(b"{}")
    (page / "favicon.ico").write_bytes(b"icon")
    (page / ".built-from").write_bytes(b"secret")
    (page / "sw.js").write_bytes(b"worker")
    (page / "assets" / "app-1a2b3c.js").write_bytes(SCRIPT)
    (page / "assets" / "app-1a2b3c.js.gz").write_bytes(gzip.compress(SCRIPT))
    (page / "assets" / "app-1a2b3c.js.br").write_bytes(b"brotli")
    (page / "assets" / "app-1a2b3c.css").write_bytes(b"a{}")
    (page / "assets" / "king.svg").write_bytes(b"<svg/>")
    with listening(Page(page)) as found:
        yield found


def test_files_have_their_types_and_are_kept_as_long_as_is_right(site: Listening) -> None:
    browser = site.browser
    for path, kind, kept in [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/app.webmanifest", "application/manifest+json", "no-cache"),
        ("/favicon.ico", "image/vnd.microsoft.icon", "no-cache"),
        ("/assets/app-1a2b3c.js", "text/javascript; charset=utf-8", "immutable"),
        ("/assets/app-1a2b3c.css", "text/css; charset=utf-8", "immutable"),
        ("/assets/king.svg", "image/svg+xml; charset=utf-8", "immutable"),
    ]:
        found = browser.get(path, headers={"accept-encoding": "identity"})
        assert found.status_code == 200, path
        assert found.headers["content-type"] == kind
        assert kept in found.headers["cache-control"]
        for name, value in HEADERS.items():
            assert found.headers[name] == value


@pytest.mark.parametrize("path", ["/t/K7P2QX", "/rules/figaro", "/settings", "/t/"])
def test_addresses_of_the_page_itself_get_the_page(site: Listening, path: str) -> None:
    browser = site.browser
    found = browser.get(path)
    assert (found.status_code, found.content) == (200, INDEX)
    assert found.headers["cache-control"] == "no-cache"


def test_a_script_that_is_gone_is_no_page(site: Listening) -> None:
    browser = site.browser
    for path in ("/assets/app-old.js", "/assets/x", "/robots.txt", "/assets/app-1a2b3c.js.gz"):
        gone = browser.get(path)
        assert gone.status_code == 404
        assert gone.headers["content-type"].startswith("text/plain")


@pytest.mark.parametrize(
    ("accepts", "encoding"),
    [
        ("br, gzip", "br"),
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("*", "br"),
        ("*;q=0", None),
        ("identity", None),
        ("", None),
        ("gzip;q=nonsense", None),
    ],
)
def test_a_browser_gets_the_smallest_form_that_it_takes(
    site: Listening, accepts: str, encoding: str | None
) -> None:
    url, browser = site.url, site.browser
    request = httpx.Request(
        "GET", f"{url}/assets/app-1a2b3c.js", headers={"accept-encoding": accepts}
    )
    found = browser.send(request, stream=True)
    raw = b"".join(found.iter_raw())
    found.close()
    assert found.headers.get("content-encoding") == encoding
    assert found.headers["vary"] == "accept-encoding"
    expected = {"br": b"brotli", None: SCRIPT}
    assert (gzip.decompress(raw) if encoding == "gzip" else raw) == expected.get(encoding, SCRIPT)


def test_what_a_browser_has_is_not_sent_again(site: Listening) -> None:
    browser = site.browser
    tag = browser.get("/").headers["etag"]
    for known in (tag, f'"other", W/{tag}'):
        again = browser.get("/", headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    assert browser.get("/", headers={"if-none-match": '"other"'}).status_code == 200
    plain = browser.get("/assets/app-1a2b3c.js", headers={"accept-encoding": "identity"})
    small = browser.get("/assets/app-1a2b3c.js", headers={"accept-encoding": "gzip"})
    assert plain.headers["etag"] != small.headers["etag"]


def test_head_says_the_same_without_the_file(site: Listening) -> None:
    browser = site.browser
    for path in ("/", "/assets/king.svg", "/t/K7P2QX"):
        full, head = browser.get(path), browser.head(path)
        assert head.content == b""
        assert head.headers["content-length"] == str(len(full.content))
        assert head.headers["etag"] == full.headers["etag"]
    assert browser.post("/").status_code == 405
    assert browser.post("/").headers["allow"] == "GET, HEAD"


TRICKS = [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/../../secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/assets/..%5c..%5csecret.txt",
    "//etc/passwd",
    "/.built-from",
    "/%00",
    "/secret.txt%00.html",
    "/assets//app-1a2b3c.js",
]


@pytest.mark.parametrize("path", TRICKS)
def test_no_address_leads_out_of_the_folder(site: Listening, path: str) -> None:
    url, browser = site.url, site.browser
    request = httpx.Request("GET", url)
    request.url = request.url.copy_with(raw_path=path.encode())
    found = browser.send(request)
    assert b"secret" not in found.content
    assert b"root:" not in found.content
    assert found.status_code in (200, 404)
    assert found.status_code == 404 or found.content == INDEX


def test_requests_for_data_never_get_the_page(site: Listening) -> None:
    browser = site.browser
    for method, path in [("GET", "/api"), ("GET", "/api/nothing"), ("POST", "/api/x/y")]:
        refused = browser.request(method, path)
        assert refused.status_code == 404
        assert refused.json()["reply"]["code"] == "server-no-route"
        assert refused.headers["cache-control"] == "no-store"


def test_without_a_built_page_one_line_says_so(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nothing"):
        with listening(Page(folder)) as server:
            browser = server.browser
            missing = browser.get("/")
            assert missing.status_code == 404
            assert missing.text == (
                "The page was not built; this server speaks only its protocol.\n"
            )


def test_the_policy_lets_nothing_in_that_the_page_does_not_need() -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    for source in ("script-src", "style-src", "connect-src", "worker-src", "manifest-src"):
        assert policy[source] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["require-trusted-types-for"] == "'script'"
    assert "unsafe" not in HEADERS["content-security-policy"]
