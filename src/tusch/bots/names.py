"""What bots are called at a table, so that three of one level can be told apart."""

from tusch import registry


def name(game: str, seat: int, level: str) -> str:
    """Return the name of the bot on a seat; in a game without such names, its level."""
    names = registry.entry(game).bot_names
    return names[seat] if seat < len(names) else level
