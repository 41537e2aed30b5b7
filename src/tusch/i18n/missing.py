"""What happens where a text is missing, as in a game from elsewhere."""


class MissingTextError(KeyError):
    """A text that somebody asked for and nobody wrote."""

    def __init__(self, id: str, folder: str) -> None:
        """Keep which one it is, and where it should be."""
        super().__init__(id, folder)
        self.id = id
        self.folder = folder
