"""Requests and sockets of tests: libraries would fail them after a few seconds, we after `LONG`."""

from functools import partial

import httpx
from websockets.sync import client

from tests.support.waiting import LONG

get = partial(httpx.get, timeout=LONG)
post = partial(httpx.post, timeout=LONG)
Client = partial(httpx.Client, timeout=LONG)
connect = partial(
    client.connect, open_timeout=LONG, close_timeout=LONG, ping_interval=None, proxy=None
)
