"""The result of an arena as a picture: ratings with their intervals, as SVG."""

from collections.abc import Sequence
from html import escape

from tusch.arena.ratings import Standing

ROW, WIDTH, LEFT, RIGHT, TOP = 34, 640, 170, 30, 46


LONGEST = 22
"""How many signs of a name there is room for."""


def svg(
    title: str,
    names: Sequence[str],
    lines: Sequence[Standing],
    labels: tuple[str, str],
    *,
    sure: bool = True,
) -> str:
    """Draw one row a bot, the strongest first; the labels name rating and win rate.

    Whoever has not played has only a name, and intervals are drawn only if they say something.
    """
    seen = [line for line in lines if line.games]
    low = min(line.rating_low if sure else line.rating for line in seen)
    high = max(line.rating_high if sure else line.rating for line in seen)
    span = max(1.0, high - low)

    def x(rating: float) -> float:
        return round(LEFT + (rating - low) / span * (WIDTH - LEFT - RIGHT - 90), 1)

    height = TOP + ROW * len(lines) + 24
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
            'font-family="sans-serif" font-size="13">'
        ),
        f'<rect width="{WIDTH}" height="{height}" fill="#fffaf0"/>',
        f'<text x="16" y="26" font-size="16" font-weight="bold">{escape(title)}</text>',
    ]
    ranked = sorted(lines, key=lambda line: (not line.games, -line.rating))
    for row, line in enumerate(ranked):
        y = TOP + ROW * row + ROW // 2
        shade = "#f3e7d0" if row % 2 else "#f9f0df"
        parts += [
            f'<rect y="{y - ROW // 2}" width="{WIDTH}" height="{ROW}" fill="{shade}"/>',
            f'<text x="16" y="{y + 5}">{_name(names[line.bot])}</text>',
        ]
        if line.games and sure:
            parts.append(
                f'<path d="M{x(line.rating_low)} {y}H{x(line.rating_high)}" stroke="#7a2e2e" '
                'stroke-width="3"/>'
            )
        if line.games:
            parts += [
                f'<circle cx="{x(line.rating)}" cy="{y}" r="6" fill="#7a2e2e"/>',
                (
                    f'<text x="{WIDTH - 16}" y="{y + 5}" text-anchor="end">'
                    f"{line.rating:+.0f} · {line.rate:.0%}</text>"
                ),
            ]
    note = f"{labels[0]} · {labels[1]}"
    parts.append(
        f'<text x="{WIDTH - 16}" y="{height - 8}" text-anchor="end" font-size="11">'
        f"{escape(note)}</text></svg>"
    )
    return "\n".join(parts) + "\n"


def _name(name: str) -> str:
    """Return a name that does not run into its row's rating; the whole one is shown on hovering."""
    # XML has no way to write most control signs.
    name = "".join(sign if sign.isprintable() else " " for sign in name)
    if len(name) <= LONGEST:
        return escape(name)
    return f"<title>{escape(name)}</title>{escape(name[: LONGEST - 1])}…"
