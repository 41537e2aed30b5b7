"""Two seats in one hand: an opponent cannot take a seat over, and all see who holds what."""

from tests.server.support.desk import Desk, code, is_ok, playing
from tests.server.support.memory import MemoryStore
from tests.server.support.parlour import Device, Parlour, in_parlour
from tusch.server.table.project import whole
from tusch.server.wire.commands import Claim, HandOver, Sit

NAME = "Bertolino"


def hand_over(desk: Desk, guest: str, seat: int) -> str:
    """The code that moves a seat."""
    assert is_ok(desk.do(guest, HandOver, seat=seat))
    offered = desk.state.places[seat].code
    assert offered is not None
    return offered


def test_an_opponent_cannot_claim_a_seat_and_see_both_hands() -> None:
    desk = playing("Ann o o", "bob eve", game="figaro")
    offered = hand_over(desk, "bob", 1)
    assert code(desk.do("eve", Claim, code=offered)) == "refused server-claim-opponent"
    assert desk.state.held("eve") == (2,)
    assert is_ok(desk.do("phone", Claim, code=offered))


def test_whoever_gave_their_own_seat_away_is_still_an_opponent() -> None:
    desk = playing("Ann o o", "bob eve", game="figaro")
    assert is_ok(desk.do("second", Claim, code=hand_over(desk, "eve", 2)))
    offered = hand_over(desk, "bob", 1)
    assert code(desk.do("eve", Claim, code=offered)) == "refused server-claim-opponent"
    assert code(desk.do("second", Claim, code=offered)) == "refused server-claim-opponent"


def test_one_s_own_seats_move_together_and_back_again() -> None:
    desk = playing("Ann Bea o", "bob", game="figaro")
    for seat in (0, 1):
        assert is_ok(desk.do("phone", Claim, code=hand_over(desk, "ann", seat)))
    assert desk.state.held("phone") == (0, 1)
    assert is_ok(desk.do("ann", Claim, code=hand_over(desk, "phone", 1)))
    assert desk.state.held("ann") == (1,)


def test_everybody_sees_which_seats_are_in_one_hand() -> None:
    desk = playing("Ann Bea o", "bob", game="figaro")
    desk.do("phone", Claim, code=hand_over(desk, "bob", 2))
    for guest in ("ann", "phone", "stranger"):
        holders = [seat.person for seat in whole(desk.state, guest).seats]
        assert holders == [0, 0, desk.state.number("phone")]


def test_no_name_survives_deletion_after_a_hand_over() -> None:
    store = MemoryStore()

    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann o", listed=True)
        await parlour.do(table, "bob", Sit, seat=1, name=NAME)
        for giver, taker in (("bob", "phone"), ("phone", "tablet")):
            await parlour.do(table, giver, HandOver, seat=1)
            await parlour.do(table, taker, Claim, code=table.state.places[1].code)
        await parlour.lobby.forget("bob")
        assert NAME not in "\n".join(store.database.connection.iterdump())
        assert NAME not in str(await parlour.lobby.listed())
        late = Device("zoe")
        table.attach(late)
        await parlour.sleep()
        assert NAME not in str(late.heard)
        assert table.state.held("tablet") == (1,)
        await parlour.do(table, "tablet", HandOver, seat=1)
        assert is_ok(await parlour.do(table, "laptop", Claim, code=table.state.places[1].code))
        await parlour.lobby.forget("laptop")
        assert table.state.held("laptop") == ()

    in_parlour(use, store=store)
