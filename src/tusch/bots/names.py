"""What bots are called at a table, so that three of one level can be told apart."""

from collections.abc import Mapping

NAMES: Mapping[str, tuple[str, ...]] = {
    # Who surrounds Figaro in the operas.
    "figaro": ("Rosina", "Bartolo", "Susanna", "Cherubino", "Marcellina", "Basilio"),
    "flohcati": ("Fips", "Colombina", "Zampano", "Pulcina", "Toto", "Mirabella"),
}


def name(game: str, seat: int, level: str) -> str:
    """Return the name of the bot on a seat; in a game without such names, its level."""
    names = NAMES.get(game, ())
    return names[seat] if seat < len(names) else level
