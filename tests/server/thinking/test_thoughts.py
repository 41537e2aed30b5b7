"""After a game a bot says why it made a move, and only then."""

import msgspec
import pytest

from tests.server.support.listening import finished_table, listening
from tests.server.support.parlour import Parlour, in_parlour
from tusch import codec
from tusch.game import Message
from tusch.play import choice_message
from tusch.server.table.live.actor import Table
from tusch.server.table.live.bot_lease import job_about
from tusch.server.thinking.jobs import think
from tusch.server.wire.commands import AskUndo, Start

MESSAGES = msgspec.json.Decoder(tuple[Message, ...])


async def turn_of_ann(parlour: Parlour, table: Table) -> None:
    while table.state.actor != 0:
        await parlour.sleep()


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_a_bot_is_asked_again_what_it_was_asked_then(game: str) -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann g g", game=game)
        await parlour.do(table, "ann", Start)
        # What was taken back counts in the versions, and not in the record.
        await turn_of_ann(parlour, table)
        await parlour.act(table, "ann", table.state.game.legal_actions(table.state.now)[0])
        await turn_of_ann(parlour, table)
        await parlour.do(table, "ann", AskUndo, seat=0, base=table.state.version)
        await parlour.play_out(table)
        state = table.state
        others = 0
        for entry, by in enumerate(made.by for made in state.made):
            job = job_about(state, entry)
            assert (job is None) == (by != "bot")
            if job:
                again = codec.codec(game).action.decode(
                    think(msgspec.structs.replace(job, played=None))
                )
                assert again == state.line[entry].action
                said = MESSAGES.decode(think(job))
                assert said[0].args["move"] == choice_message(game, again)
                # Somebody else made this one: the bot has nothing to say about it.
                for legal in state.game.legal_actions(state.line[entry].before):
                    if legal != again:
                        other = msgspec.structs.replace(job, played=codec.encode(legal))
                        assert MESSAGES.decode(think(other)) == ()
                        others += 1
        assert others

    in_parlour(use)


def test_the_thoughts_of_a_bot_are_told_after_the_game() -> None:
    with listening() as server:
        game = finished_table(server, "flohcati")
        log = server.browser.get(f"/api/tables/{game.code}/record").json()["log"]
        bots = server.browser.get(f"/api/tables/{game.code}/record").json()["bots"]
        moves = [entry for entry, (who, _) in enumerate(log) if who is not None and bots[who]]
        others = [entry for entry, (who, _) in enumerate(log) if who is None or not bots[who]]
        for entry in moves[:3]:
            answer = server.browser.get(f"/api/tables/{game.code}/why/{entry}")
            assert answer.status_code == 200
            MESSAGES.decode(answer.content)
        for none in (others[0], len(log), "first"):
            answer = server.browser.get(f"/api/tables/{game.code}/why/{none}")
            assert answer.status_code == 404
            assert answer.json()["reply"]["code"] == "server-no-bot-move"
