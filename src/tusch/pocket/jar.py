"""The cookies of one device, which has no browser to keep them."""

from collections.abc import Iterable
from http.cookies import SimpleCookie


def renewed(jar: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
    """Return the header that is sent with the next request, after the headers of an answer."""
    cookies = SimpleCookie(jar)
    for name, value in headers:
        if name == b"set-cookie":
            for given in SimpleCookie(value.decode()).values():
                if given["max-age"] == "0":
                    cookies.pop(given.key, None)
                else:
                    cookies[given.key] = given.value
    return "; ".join(f"{cookie.key}={cookie.coded_value}" for cookie in cookies.values())
