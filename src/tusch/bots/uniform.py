"""The random player."""

from tusch.game import A, Rng, View


class UniformPlayer:
    """A bot that does any of the things it may do, each as likely as the others."""

    def __init__(self, rng: Rng) -> None:
        """Sit down with a source of chance of one's own."""
        self._rng = rng

    def choose(self, view: View[A]) -> A:
        """Choose one of the view's legal actions."""
        return view.legal[self._rng.randrange(len(view.legal))]
