"""Faces that people choose: of the company, kept with their name, shown to all."""

from msgspec import UNSET

from tests.server.support.desk import Desk, code, is_ok, playing
from tusch.server.limits import LIMITS
from tusch.server.table.commands.forget import deletion
from tusch.server.table.project import project, whole
from tusch.server.wire.commands import FACES, Ban, Chat, ShowFace
from tusch.server.wire.news import Seating


def test_face_is_told_to_all_and_kept() -> None:
    desk = playing("Ann o", folds=True)
    assert is_ok(desk.do("bob", ShowFace, face="toto"))
    (told,) = project(*desk.happenings[-1], "ann")
    assert isinstance(told, Seating)
    assert [person.face for person in told.people] == [UNSET, "toto"]
    seq = desk.state.seq
    assert is_ok(desk.do("bob", ShowFace, face="toto"))
    assert desk.state.seq == seq, "the same face again is nothing new"
    assert is_ok(desk.do("bob", ShowFace, face=None))
    assert whole(desk.state, "ann").people[1].face is UNSET


def test_only_faces_of_the_company_are_shown_and_only_by_those_who_are_here() -> None:
    desk = playing("Ann o")
    assert code(desk.do("bob", ShowFace, face="<svg>")) == "refused server-face"
    assert code(desk.do("stranger", ShowFace, face=FACES[0])) == "refused server-not-here"


def test_face_is_forgotten_with_the_name() -> None:
    desk = playing("Ann o")
    desk.do("bob", ShowFace, face="toto")
    _, decision = deletion(desk.database.events("table"), "bob", desk.now, desk.dealer)
    assert decision.happenings[-1].after.people[1].face is None


def test_nobody_fills_the_log_with_faces() -> None:
    desk = Desk("Ann o", listed=True)
    assert is_ok(desk.do("eve", Chat, text="hi", name="Eve"))
    faces = [desk.do("eve", ShowFace, face=FACES[each % 2]) for each in range(LIMITS.chat_lines)]
    assert is_ok(faces[0])
    assert code(faces[-1]) == "refused server-restless"
    assert desk.state.seq < LIMITS.chat_lines + 5


def test_whoever_was_sent_away_shows_no_face() -> None:
    desk = Desk("Ann o")
    assert is_ok(desk.do("eve", Chat, text="hi", name="Eve"))
    assert is_ok(desk.do("ann", Ban, person=1))
    assert code(desk.do("eve", ShowFace, face=FACES[0])) == "refused server-barred-table"
