"""Both games keep every promise of the `Game` protocol, at every table."""

from random import Random

import pytest

from tests.conformance.support.tables import TABLES, Table
from tests.support.scale import scaled
from tusch import registry
from tusch.testing import conform


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_game_keeps_every_promise(table: Table) -> None:
    rng = Random(str(table))
    conform(table.game, table.players, rng, games=scaled(1), hooks=table.hooks)


def test_every_edition_and_size_has_its_table() -> None:
    tried = {(table.name, table.edition, table.players) for table in TABLES}
    for name, entry in registry.GAMES.items():
        game = registry.make(name)
        assert {(name, edition, n) for edition in entry.editions for n in game.seats} <= tried


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_devices_may_be_told_what_the_entry_says(table: Table) -> None:
    """All hear the same of what is not whispered, a glance lacks nothing but memory, and all see
    the same but for what is said to be their own and what they may do, if they act."""
    entry = registry.entry(table.name)
    shown = [name for name in entry.view.__struct_fields__ if name not in entry.memory]
    viewers = (*range(table.players), None)
    for before, _, action, after in table.walk(1).steps:
        told = {viewer: table.game.events(before, action, after, viewer) for viewer in viewers}
        if not registry.whispered(table.game, action):
            assert set(told.values()) == {told[None]}
        if entry.glance:
            for viewer in viewers:
                view, glance = (
                    table.game.observe(after, viewer),
                    entry.glance(table.game, after, viewer),
                )
                assert all(getattr(view, name) == getattr(glance, name) for name in shown)
        common = [name for name in shown if name not in ("seat", "legal", *entry.own)]
        seen_by_all = table.game.observe(after, None)
        for viewer in viewers if entry.own else ():
            view = table.game.observe(after, viewer)
            assert all(getattr(view, name) == getattr(seen_by_all, name) for name in common)
            for name, look in entry.own.items():
                assert look(table.game, after, viewer) == getattr(view, name)
            acts = viewer is not None and viewer == table.game.actor(after)
            assert view.legal == (table.game.legal_actions(after) if acts else ())
