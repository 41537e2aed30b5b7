"""Foreign text on the command line."""


def one_line(text: str) -> str:
    """Return foreign text as one harmless line: no control signs, no line ends."""
    return "".join(sign if sign.isprintable() else " " for sign in text.strip())
