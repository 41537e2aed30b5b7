"""A report of the coach as a picture: the curve of the chance and the ledger, as SVG."""

from html import escape
from textwrap import wrap
from typing import Final

from tusch.cli.coach.page import account_name, amount, whole
from tusch.coach.report import Report
from tusch.i18n.voice import Voice

WIDTH: Final = 720
LEFT: Final = 40
PLOT: Final = 180
ROW: Final = 26
LINE: Final = 18
SIGNS: Final = 86
"""How many signs of small type fit into a line, whatever font there is."""
HEADING: Final = 70
"""How many signs of the title do."""
TOP: Final = 64
MIDDLE: Final = 480
REACH: Final = 115
INK: Final = "#7a2e2e"
PAPER: Final = "#fffaf0"


def svg(title: str, report: Report, voice: Voice) -> str:
    """Draw the curve by what the seat could know, a bar an account, and how to read that."""
    accounts = report.ledger.accounts
    bars = TOP + PLOT + 40
    said = [voice("coach-par-about"), voice("coach-margin-about")]
    about = [line for sentence in said for line in wrap(sentence, SIGNS)]
    below = bars + ROW * len(accounts) + 20
    height = below + LINE * len(about)
    last = max(1, report.curve[-1].entry)

    def x(entry: int) -> float:
        return round(LEFT + (WIDTH - 2 * LEFT) * entry / last, 1)

    def y(chance: float) -> float:
        return round(TOP + PLOT * (1 - chance), 1)

    path = " ".join(f"{x(point.entry)},{y(point.chance)}" for point in report.curve)
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
            'font-family="sans-serif" font-size="13">'
        ),
        f"<title>{_text(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
    ]
    for row, words in enumerate(wrap(title, HEADING)):
        heading = f'x="16" y="{26 + LINE * row}" font-size="15" font-weight="bold"'
        parts.append(f"<text {heading}>{_text(words)}</text>")
    for share in (0.0, 0.5, 1.0):
        parts += [
            f'<path d="M{LEFT} {y(share)}H{WIDTH - LEFT}" stroke="#d8c9a8"/>',
            f'<text x="{LEFT - 6}" y="{y(share) + 4}" text-anchor="end">{whole(share)}</text>',
        ]
    parts.append(f'<polyline points="{path}" fill="none" stroke="{INK}" stroke-width="2"/>')
    most = max(0.01, *(abs(each.amount) for each in accounts))
    for row, each in enumerate(accounts):
        line = bars + ROW * row
        length = round(REACH * abs(each.amount) / most, 1)
        begin = MIDDLE - length if each.amount < 0 else MIDDLE
        told = amount(each.amount, each.error, voice.lang)
        parts += [
            f'<text x="16" y="{line + 14}">{_text(account_name(each, report.seat, voice))}</text>',
            f'<rect x="{begin}" y="{line}" width="{length}" height="18" fill="{INK}"/>',
            f'<text x="{WIDTH - 16}" y="{line + 14}" text-anchor="end">{told}</text>',
        ]
    for row, words in enumerate(about):
        parts.append(f'<text x="16" y="{below + LINE * row}" font-size="12">{_text(words)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _text(text: str) -> str:
    """Return a text for XML, which has no way to write most control signs."""
    return escape("".join(sign if sign.isprintable() else " " for sign in text))
