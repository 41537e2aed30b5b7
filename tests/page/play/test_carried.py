"""The server that a page carries with it: whole games in a real browser, without another."""

import re
from collections.abc import Callable
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Page

from tests.page.support.serving import Server
from tests.page.support.tables import PATIENCE

OPEN = """async (script) => {
  const { openPocket } = await import(script);
  window.stages = [];
  window.opening = openPocket((stage) => stages.push(stage));
  opening.then((pocket) => (window.pocket = pocket));
}"""
PLAY = """async (game) => {
  const ask = async (method, path, body) => {
    const answer = await pocket.ask(path, { method, body: body && JSON.stringify(body) });
    return answer.status === 204 ? null : answer.json();
  };
  await ask("POST", "/api/session");
  const bot = { type: "bot", level: "steady" };
  const seats = [{ type: "own", name: "Ada" }, bot, bot];
  const plan = { do: "create", id: game, game, seats, pace: 0 };
  const { code } = await ask("POST", "/api/tables", plan);
  const plug = pocket.plug(`/api/socket?table=${code}`);
  const say = (said) => plug.send(JSON.stringify(said));
  return new Promise((done, fail) => {
    plug.onopen = () => say({ do: "watch", table: code });
    plug.onclose = () => fail(new Error("closed"));
    plug.onmessage = ({ data }) => {
      const { answer, tell, status, actor, version, seen } = JSON.parse(data);
      if (answer === "refused") fail(new Error(data));
      if (tell === "over") {
        plug.onclose = () => done(plug.readyState);
        plug.close();
      } else if (tell === "table" && status === "waiting") say({ do: "start", id: "s" });
      else if (actor === 0) {
        const [action] = seen.find(({ seat }) => seat === 0).view.legal;
        say({ do: "act", id: `${version}`, seat: 0, base: version, action });
      }
    };
  });
}"""
WORKERS = """{
  const { Worker: Real } = window;
  window.Worker = class extends Real {
    constructor(...given) { super(...given); (window.workers ??= []).push(this); }
  };
}"""
# It is told between two questions, of which nobody knows when.
FOLLOWED = """async () => {
  for (let tries = 0; tries < 100 && workers.length < 2; tries += 1) {
    await pocket.ask("/api/games", { method: "GET" }).catch(() => undefined);
    await new Promise((done) => setTimeout(done, 50));
  }
}"""
WAITING = "() => stages.includes('waiting')"
GAMES = """async () => {
  const games = await (await pocket.ask("/api/games", { method: "GET" })).json();
  return games.map(({ game, status }) => [game, status]).sort();
}"""


def script(server: Server) -> str:
    """The part of the page that opens a pocket; it is loaded when somebody plays there."""
    with urlopen(f"{server.address}/sw.js") as answer:
        found = re.search(r"/assets/pocket-[^\"]+\.js", answer.read().decode())
    assert found
    return found[0]


def opened(page: Page, server: Server) -> Page:
    page.goto("/")
    page.evaluate(OPEN, script(server))
    return page


def ready(page: Page) -> list[str]:
    stages: list[str] = page.evaluate("async () => { await opening; return stages; }")
    return stages


def test_games_are_played_without_a_server_and_kept(
    own_server: Server, people: Callable[..., Page]
) -> None:
    page = opened(people(own_server.address), own_server)
    assert ready(page) == ["loading", "ready"]
    own_server.stop()
    games = ["figaro", "flohcati"]
    assert [page.evaluate(PLAY, game) for game in games] == [3, 3]
    own_server.start()

    other = opened(page.context.new_page(), own_server)
    other.wait_for_function(WAITING, timeout=PATIENCE)
    page.evaluate("pocket.close()")
    assert ready(other) == ["waiting", "loading", "ready"]
    assert other.evaluate(GAMES) == [[game, "over"] for game in games]


def test_a_worker_that_dies_is_told_and_followed_by_another(
    own_server: Server, people: Callable[..., Page]
) -> None:
    page = people(own_server.address)
    page.add_init_script(WORKERS)
    ready(opened(page, own_server))
    page.evaluate(PLAY, "flohcati")
    # Whoever dies does so in the middle of whatever it was asked.
    told: Any = page.evaluate(
        """async () => {
          const asking = pocket.ask("/api/games", { method: "GET" });
          const asked = asking.then(() => "answered", ({ name }) => name);
          const plug = pocket.plug("/api/socket");
          const closed = new Promise((done) => (plug.onclose = () => done("closed")));
          workers[0].dispatchEvent(new ErrorEvent("error", { message: "out of memory" }));
          return Promise.all([asked, closed]);
        }"""
    )
    assert told == ["TypeError", "closed"]
    assert page.evaluate(GAMES) == [["flohcati", "over"]]
    assert page.evaluate("workers.length") == 2


def test_whoever_plays_on_after_the_browser_has_closed_what_is_kept_is_kept(
    own_server: Server, people: Callable[..., Page]
) -> None:
    page = people(own_server.address)
    page.add_init_script(WORKERS)
    ready(opened(page, own_server))
    page.evaluate(PLAY, "flohcati")
    # It does so with what the user removes, and sometimes without a reason.
    given = {"origin": own_server.address, "storageTypes": "indexeddb"}
    page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", given)
    page.evaluate(FOLLOWED)
    page.evaluate(PLAY, "figaro")
    assert page.evaluate(GAMES) == [["figaro", "over"]]


def test_nobody_is_waited_for_longer_than_was_said_when_another_window_has_taken_over(
    own_server: Server, people: Callable[..., Page]
) -> None:
    page = people(own_server.address)
    page.add_init_script(WORKERS)
    ready(opened(page, own_server))
    other = opened(page.context.new_page(), own_server)
    other.wait_for_function(WAITING, timeout=PATIENCE)
    page.evaluate("workers[0].dispatchEvent(new ErrorEvent('error'))")
    assert ready(other) == ["waiting", "loading", "ready"]
    asked = page.evaluate(
        """() => {
          const signal = AbortSignal.timeout(100);
          const asking = pocket.ask("/api/games", { method: "GET", signal });
          const late = new Promise((done) => setTimeout(done, 60_000, "nothing"));
          return Promise.race([asking.then(() => "answered", ({ name }) => name), late]);
        }"""
    )
    assert asked == "TimeoutError"
