"""The settings of a server: where they come from, and what is refused."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tusch.server.run import lan
from tusch.server.run.settings import (
    SettingError,
    Settings,
    cores,
    default_data,
    is_loopback,
    read,
    read_data,
)


def refused(options: dict[str, Any], environment: dict[str, str] | None = None) -> str:
    with pytest.raises(SettingError) as error:
        read(options, environment or {})
    said = str(error.value)
    assert "\n" not in said
    return said


def test_nothing_set_is_this_machine_alone() -> None:
    found = read({}, {"XDG_DATA_HOME": "/somewhere"})
    assert found == Settings(data=Path("/somewhere/tusch/tusch.db"), workers=found.workers)
    assert (found.host, found.port) == ("127.0.0.1", 8000)
    assert found.origins_at(9000) == (
        "http://127.0.0.1:9000",
        "http://localhost:9000",
        "http://[::1]:9000",
    )


def test_default_port_is_left_out_of_origins_as_browsers_do() -> None:
    assert "http://localhost" in Settings(data=Path("x")).origins_at(80)


def test_given_origins_are_the_only_ones() -> None:
    found = read({"origin": ("https://example.org",)}, {})
    assert found.origins_at(8000) == ("https://example.org",)


def test_option_comes_before_environment_and_that_before_file(tmp_path: Path) -> None:
    file = tmp_path / "tusch.toml"
    file.write_text('port = 1\nhost = "127.0.0.1"\ndata = "a"\norigin = ["https://a.org"]\n')
    environment = {"TUSCH_PORT": "2", "TUSCH_HOST": "127.0.0.2", "TUSCH_CONFIG": str(file)}
    found = read({"port": "3"}, environment)
    assert (found.port, found.host) == (3, "127.0.0.2")
    assert (found.data, found.origins) == (Path("a").absolute(), ("https://a.org",))
    assert read({"config": str(file)}, {}).port == 1


def test_new_server_has_sensible_settings() -> None:
    found = read({}, {"XDG_DATA_HOME": "/somewhere"})
    assert found.workers == max(1, cores() - 1)
    assert (found.keep_days, found.metrics_port, found.log) == (365, None, "text")
    assert (found.lan, found.bots) == ((), {})


def test_every_setting_can_be_made_in_all_three_places(tmp_path: Path) -> None:
    file = tmp_path / "tusch.toml"
    file.write_text(
        'workers = 1\nkeep_days = 9\nmetrics_port = 9100\nlog = "json"\nlan = true\n'
        'hsts = true\ncoach_budget = 64\nconnections = 70\norigin = ["https://a.org"]\n'
        'host = "127.0.0.2"\nbot = ["a=b:C", "d=program:e f, g"]\n'
    )
    environment = {
        "TUSCH_WORKERS": "1",
        "TUSCH_KEEP_DAYS": "9",
        "TUSCH_COACH_BUDGET": "64",
        "TUSCH_METRICS_PORT": "9100",
        "TUSCH_LOG": "json",
        "TUSCH_LAN": "yes",
        "TUSCH_HSTS": "yes",
        "TUSCH_CONNECTIONS": "70",
        "TUSCH_ORIGIN": "https://a.org",
        "TUSCH_HOST": "127.0.0.2",
        "TUSCH_BOT": "a=b:C; d=program:e f, g",
        "XDG_DATA_HOME": "/x",
    }
    options = {
        "workers": "1",
        "keep_days": "9",
        "coach_budget": "64",
        "metrics_port": "9100",
        "log": "json",
        "lan": True,
        "hsts": True,
        "connections": "70",
        "origin": ("https://a.org",),
        "host": "127.0.0.2",
        "bot": ("a=b:C", "d=program:e f, g"),
    }
    home = {"XDG_DATA_HOME": "/x"}
    found = read(options, home)
    assert found == read({}, environment) == read({"config": str(file)}, home)
    assert (found.workers, found.keep_days, found.metrics_port) == (1, 9, 9100)
    assert found.bots == {"a": "b:C", "d": "program:e f, g"}
    assert found.hosts == ("127.0.0.2", "127.0.0.1")
    assert (found.hsts, found.connections, found.coach_budget) == (True, 70, 64)
    assert found.origins_at(8000) == ("https://a.org",)
    without = read({"lan": True, "host": "127.0.0.2"}, home)
    assert without.origins_at(8000)[0] == "http://127.0.0.2:8000"
    assert without.address_at(8000) == "http://127.0.0.1:8000"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"workers": "0"}, "--workers takes a whole number from 1 to"),
        ({"workers": str(cores() + 1)}, f"from 1 to {cores()}, not"),
        ({"keep_days": "-1"}, "--keep-days takes"),
        ({"metrics_port": "70000"}, "--metrics-port takes"),
        ({"metrics_port": "9000", "port": "9000"}, "--metrics-port cannot be 9000"),
        ({"metrics_port": "8000"}, "Choose another one for the metrics"),
        ({"host": "nonsense"}, "--host: ‘nonsense’ is a name"),
        ({"hsts": True}, "--hsts needs https"),
        ({"hsts": True, "origin": ("http://a.org", "https://b.org")}, "--hsts needs https"),
        ({"connections": "0"}, "--connections takes a whole number from 1 to"),
        ({"log": "xml"}, "--log takes one of text and json"),
        ({"lan": True, "host": "0.0.0.0"}, "0.0.0.0 is not an address of a local network"),
        ({"lan": True, "host": "8.8.8.8"}, "8.8.8.8 is not an address of a local network"),
        ({"bot": ("anna",)}, "‘anna’ is not a bot of your own"),
        ({"bot": ("master=a:B",)}, "‘master=a:B’ is not a bot of your own"),
        ({"bot": ("a=b:C", "a=b:D")}, "‘a=b:D’ is not a bot of your own"),
        ({"bot": ("An na=b:C",)}, "is not a bot of your own"),
        ({"bot": ("a=nobody",)}, "Unknown bot ‘nobody’"),
    ],
)
def test_what_is_not_possible_is_told_in_one_line(options: dict[str, Any], said: str) -> None:
    assert said in refused(options)


def test_no_local_network_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "addresses", lambda: ())
    assert "--host" in refused({"lan": True})
    monkeypatch.setattr(lan, "addresses", lambda: ("192.168.1.5", "10.0.0.5"))
    found = read({"lan": True}, {"XDG_DATA_HOME": "/x"})
    assert found.hosts == ("192.168.1.5", "10.0.0.5", "127.0.0.1")
    assert set(found.origins_at(80)) == {
        "http://192.168.1.5",
        "http://10.0.0.5",
        "http://127.0.0.1",
        "http://localhost",
        "http://[::1]",
    }


def test_environment_lists_with_commas_or_spaces() -> None:
    environment = {
        "TUSCH_ORIGIN": "https://a.org, http://192.0.2.7:8000",
        "TUSCH_PROXY": "127.0.0.1 10.0.0.0/8 ::1",
        "TUSCH_HOST": "0.0.0.0",
    }
    found = read({}, environment)
    assert found.origins == ("https://a.org", "http://192.0.2.7:8000")
    assert found.proxies == ("127.0.0.1", "10.0.0.0/8", "::1")


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.7", "example.org", "127.0.0.1.example"])
def test_public_address_without_origins_is_refused(host: str) -> None:
    assert not is_loopback(host)
    assert "--origin" in refused({"host": host})
    assert "--origin" in refused({}, {"TUSCH_HOST": host, "TUSCH_ORIGIN": " , "})
    assert read({"host": host, "origin": ("https://a.org",)}, {}).host == host


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.9", "::1", "localhost"])
def test_loopback_needs_no_origins(host: str) -> None:
    assert read({"host": host}, {}).host == host


@pytest.mark.parametrize(
    "origin",
    [
        "example.org",
        "https://example.org/",
        "https://Example.org",
        "https://example.org:443",
        "http://example.org:80",
        "http://example.org:0",
        "https://me@example.org",
        "ftp://example.org",
        "https://*.org",
        "*",
        "null",
    ],
)
def test_what_no_browser_sends_is_no_origin(origin: str) -> None:
    assert origin in refused({"origin": (origin,)})


@pytest.mark.parametrize("port", ["-1", "65536", "8e3", "x", "80.0", "٣", " 80"])
def test_what_is_no_port_is_refused(port: str) -> None:
    assert "--port takes" in refused({"port": port})
    assert "TUSCH_PORT takes" in refused({}, {"TUSCH_PORT": port})


@pytest.mark.parametrize("proxy", ["*", "example.org", "10.0.0.1/8"])
def test_what_is_no_address_is_no_proxy(proxy: str) -> None:
    assert proxy in refused({"proxy": (proxy,)})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("colour = 1", "unknown setting ‘colour’; the settings are host, port, data"),
        ("port = true", "port in"),
        ("lan = 2", "lan in"),
        ("log = 1", "log in"),
        ("bot = 1", "bot in"),
        ("port = 80.0", "port in"),
        ("host = 1", "host in"),
        ("data = 1", "data in"),
        ('data = ""', "data in"),
        ("origin = 1", "origin in"),
        ("origin = [1]", "origin in"),
        ("proxy = {}", "proxy in"),
        ("port =", "cannot be read as TOML"),
    ],
)
def test_wrong_file_is_told_in_one_line(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "tusch.toml"
    file.write_text(text)
    assert said in refused({"config": str(file)})


def test_missing_file_is_no_settings(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read({"config": str(tmp_path / "missing.toml")}, {})


def test_relative_data_folder_of_the_user_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/somebody")
    path = Path("/home/somebody/.local/share/tusch/tusch.db")
    assert default_data({"XDG_DATA_HOME": "here"}) == path
    assert default_data({}) == path


def test_data_is_found_whatever_the_other_settings_say() -> None:
    environment = {"TUSCH_HOST": "0.0.0.0", "TUSCH_DATA": "/a/b", "TUSCH_PORT": "x"}
    assert read_data({}, environment) == Path("/a/b")


@given(st.text(), st.text(), st.text(), st.text())
def test_any_text_is_taken_or_refused(host: str, port: str, origin: str, proxy: str) -> None:
    options = {"host": host, "port": port, "origin": (origin,), "proxy": (proxy,)}
    try:
        found = read(options, {})
    except SettingError:
        return
    assert found.port in range(65536)
    assert found.origins or is_loopback(found.host)
