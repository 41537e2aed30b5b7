"""Moves at a table: who may make them, for which version, and what is answered."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.support.desk import Desk, code, dealer, is_ok, playing, raw
from tusch import fair, record, verdict
from tusch.bots import names
from tusch.flohcati.state import Flip, Give, Reveal, Take
from tusch.server.http.replays import decode, of_table, replayed
from tusch.server.limits import LIMITS
from tusch.server.table.decide import bot_move
from tusch.server.table.events import Acted, Ended
from tusch.server.table.live.bot_lease import any_move, job_for
from tusch.server.table.project import project, whole
from tusch.server.thinking.jobs import Choice
from tusch.server.wire.bodies import TableRecord
from tusch.server.wire.commands import Act, Chat, MixIn, Sit, Start, WhyNot
from tusch.server.wire.news import Moved, Past, Seen
from tusch.server.wire.replies import Ok, Stale, Why


def test_a_move_is_answered_with_its_number_and_again_as_a_duplicate() -> None:
    desk = playing("Ann Bea", first=1)
    seat = 1
    command = Act(id="once", seat=seat, action=raw(Flip()), base=desk.state.version)
    first = desk.send("ann", command)
    assert first == Ok("once", desk.state.seq)
    seq = desk.state.seq
    again = desk.send("ann", command)
    assert code(again) == "duplicate"
    assert again.seq == seq == desk.state.seq  # type: ignore[union-attr]


def test_ids_belong_to_their_guest() -> None:
    desk = Desk("Ann o o")
    assert is_ok(desk.send("bob", Sit(id="x", seat=1, name="Bob")))
    assert is_ok(desk.send("eve", Sit(id="x", seat=2, name="Eve")))


def test_a_move_for_an_earlier_version_is_stale() -> None:
    desk = playing("Ann Bea")
    old = desk.state.version
    desk.move()
    reply = desk.act("ann", desk.state.actor, Flip(), base=old)  # type: ignore[arg-type]
    assert reply == Stale(reply.id, desk.state.version)


def test_chat_does_not_make_a_move_stale() -> None:
    desk = playing("Ann Bea")
    version = desk.state.version
    desk.do("ann", Chat, text="hello")
    assert is_ok(desk.act("ann", desk.state.actor, Flip(), base=version))  # type: ignore[arg-type]


def test_nobody_moves_for_the_seat_of_another() -> None:
    desk = playing("Ann o")
    seat = desk.state.actor
    assert isinstance(seat, int)
    holder = ("ann", "bob")[seat]
    for guest in {"ann", "bob", "zoe"} - {holder}:
        assert code(desk.act(guest, seat, Flip())) == "refused server-not-your-seat"
    assert is_ok(desk.act(holder, seat, Flip()))


def test_a_move_that_the_rules_forbid_names_the_clause() -> None:
    desk = playing("Ann Bea", first=0)
    reply = desk.act("ann", 0, Take(card=desk.state.now.deck[0]))
    assert code(reply) == "illegal flohcati-why-not-row-empty"
    assert reply.clause == "Z5"  # type: ignore[union-attr]
    assert code(desk.act("ann", 1, Flip())).startswith("illegal")
    assert desk.state.line[-1].actor not in (0, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_cannot_be_the_dealer(seat: int) -> None:
    desk = playing("Ann Bea", first=0)
    card = desk.state.now.deck[0]
    before = desk.state.seq
    assert code(desk.act("ann", seat, Reveal(card))).startswith("illegal")
    assert desk.state.seq == before


def test_why_not_changes_nothing_and_is_answered_by_what_the_asker_knows() -> None:
    desk = playing("Ann o", first=0)
    seq = desk.state.seq
    give = raw(Give(desk.state.now.deck[0]))
    reply = desk.do("bob", WhyNot, seat=1, action=give)
    assert isinstance(reply, Why)
    assert reply.refusal is not None
    assert reply.refusal.clause.startswith("Z")
    possible = desk.do("ann", WhyNot, seat=0, action=raw(Flip()))
    assert isinstance(possible, Why)
    assert possible.refusal is None
    assert isinstance(desk.do("zoe", WhyNot, action=raw(Flip())), Why)
    assert code(desk.do("zoe", WhyNot, seat=0, action=raw(Flip()))).startswith("refused")
    assert desk.state.seq == seq


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
TAGS = ("play", "deal", "give", "trio", "roads", "start", "flip", "take", "demand", "steal")
WRONG = JSON | st.fixed_dictionaries(
    {"type": st.sampled_from(TAGS)},
    optional={
        "card": st.sampled_from(["R1", "C5", "demand", "O", "X9"]),
        "to": st.integers(-3, 2**70),
        "seat": st.integers(-3, 2**70),
        "cards": st.lists(st.sampled_from(["A1", "B1", "C1"]), max_size=4),
        "hands": st.just([]),
        "groups": st.just([[1]]),
    },
)
DESKS = {
    "flohcati": playing("Ann Bea Cleo"),
    "figaro": playing("Ann Bea Cleo", game="figaro"),
}


@given(st.sampled_from(sorted(DESKS)), WRONG | st.binary(max_size=20), st.integers(-2, 4))
def test_whatever_comes_as_an_action_is_answered(game: str, action: Any, seat: int) -> None:
    desk = DESKS[game]
    written = action if isinstance(action, bytes) else msgspec.json.encode(action)
    before = desk.state
    asked = desk.do("ann", WhyNot, seat=seat, action=msgspec.Raw(written))
    assert code(asked).split()[0] in ("why", "refused")
    if code(asked) == "why" and asked.refusal is None:  # type: ignore[union-attr]
        return  # a legal move
    done = desk.do("ann", Act, seat=seat, action=msgspec.Raw(written), base=before.version)
    assert code(done).split()[0] in ("illegal", "refused")
    assert desk.state is before


def finished(seats: str, game: str, seed: int = 0, **more: Any) -> Desk:
    desk = Desk(seats, game=game, chance=dealer(seed), **more)
    desk.do("ann", MixIn, seat=0, seed="c0ffee")
    desk.do("ann", Start)
    rng = Random(seed)
    while desk.state.status == "playing":
        desk.move(rng.choice)
    return desk


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_a_finished_game_has_a_record_that_is_found_fair(game: str) -> None:
    desk = finished("Ann b Bea b", game, first=2)
    assert isinstance(desk.happenings[-1].event, Ended)
    line = record.encode(of_table(desk.state))
    read = record.decode(line)
    more = record.decode(line, TableRecord)
    assert read.names == ("Ann", names.name(game, 1, ""), "Bea", names.name(game, 3, ""))
    assert more.bots == (None, "random", None, "random")
    assert isinstance(more.fair, fair.FairDeal)
    assert more.fair.players == ("c0ffee", "", "", "")
    assert more.fair.first == 2
    assert verdict.verify(more, more.fair).fair


def test_the_record_of_a_running_game_is_a_secret() -> None:
    desk = playing("Ann Bea")
    with pytest.raises(ValueError, match="when it is over"):
        of_table(desk.state)


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_a_finished_game_is_replayed_from_any_seat(seat: int | None) -> None:
    desk = finished("Ann b Bea b", "figaro")
    read = decode(record.encode(of_table(desk.state)))
    messages = replayed(read, seat).moved
    assert len(messages) == len(desk.state.line)
    assert messages[-1].seen[0].view == desk.state.game.observe(desk.state.now, seat)
    with pytest.raises(ValueError, match="no such seat"):
        replayed(read, 9)


def test_a_late_wrong_or_unasked_answer_of_a_bot_is_dropped() -> None:
    desk = playing("Ann b", "", first=1)
    state = desk.state
    job = job_for(state, 1)
    good = any_move(state, job)

    def move(seat: int, version: int, choice: Choice) -> int:
        return len(bot_move(state, seat, version, choice, desk.now, desk.dealer).happenings)

    assert move(1, state.version, good) >= 1
    assert move(1, state.version - 1, good) == 0
    assert move(0, state.version, good) == 0
    for wrong in (b"", b"junk", b'{"type":"gala"}', b'{"type":"reveal","card":"A1"}'):
        assert move(1, state.version, Choice(wrong)) == 0


def test_the_dealer_acts_until_somebody_has_to_decide() -> None:
    desk = playing("Ann Bea Cleo", game="figaro")
    acts = [h.event for h in desk.happenings if isinstance(h.event, Acted)]
    assert [act.action.split()[0] for act in acts] == ["remove", "roads", "start", "deal"]
    assert all(act.by == "dealer" for act in acts)


@given(st.sampled_from(["figaro", "flohcati"]), st.integers(0, 99), st.integers(0, 90))
def test_whoever_comes_late_is_told_the_last_moves(name: str, seed: int, moves: int) -> None:
    rng = Random(seed)
    desk = playing("Ann Bea o", game=name, chance=dealer(seed))
    for _ in range(moves):
        if desk.state.status == "playing":
            desk.move(rng.choice)
    for guest in ("ann", "bob", "zoe"):
        heard = [
            Past(
                news.version,
                tuple(Seen(seen.seat, seen.events) for seen in news.seen),
                seat=msgspec.UNSET if news.seat is None else news.seat,
                by=news.by,
            )
            for happening in desk.happenings
            for news in project(*happening, guest)
            if isinstance(news, Moved)
        ]
        assert whole(desk.state, guest).past == tuple(heard[-LIMITS.past :])
