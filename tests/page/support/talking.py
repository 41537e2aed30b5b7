"""A second device of whoever has the page open: a socket that says what the test wants."""

from typing import Any

from playwright.sync_api import Page

SAY = """async ([code, commands]) => {
  const socket = new WebSocket(`ws://${location.host}/api/socket`);
  const replies = [];
  await new Promise((done, failed) => {
    socket.onclose = ({code}) => failed(new Error(`closed: ${code}`));
    socket.onopen = () => {
      socket.send(JSON.stringify({do: 'watch', table: code}));
      const word = Math.random().toString(36).slice(2);
      commands.forEach((said, nth) => socket.send(JSON.stringify({id: `${word}-${nth}`, ...said})));
    };
    socket.onmessage = ({data}) => {
      const heard = JSON.parse(data);
      if ('answer' in heard) replies.push(heard);
      if (replies.length === commands.length) done();
    };
  });
  socket.close();
  return replies;
}"""


def say(page: Page, code: str, *commands: dict[str, Any]) -> list[dict[str, Any]]:
    """Send commands to a table in the name of the page's guest; returns the answers."""
    replies: list[dict[str, Any]] = page.evaluate(SAY, [code, list(commands)])
    return replies
