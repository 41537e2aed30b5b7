"""What Zirkus Flohcati offers to the rest of the program."""

from tusch.flohcati import Flohcati
from tusch.flohcati.cards import DECK
from tusch.flohcati.events import Event
from tusch.flohcati.ruleset import BEFORE, CHANGES, EDITIONS, SEATS, Ruleset
from tusch.flohcati.state import Action, Fact, Give
from tusch.flohcati.view import View
from tusch.registry import Entry, Skill

ENTRY = Entry(
    game=Flohcati,
    seats=SEATS,
    ruleset=Ruleset,
    editions=EDITIONS,
    changes=CHANGES,
    before=BEFORE,
    clauses=tuple(f"Z{number}" for number in range(1, 18)),
    sections={"material": "Z1", "turn": "Z5", "actions": "Z8", "trios": "Z12", "end": "Z15"},
    view=View,
    action=Action,
    event=Event,
    unions={"Fact": Fact},
    memory=("facts",),
    glance=Flohcati.glance,
    own={"hand": Flohcati.hand_of},
    whispered=(Give,),
    passing=Flohcati.passing,
    deck=DECK,
    bot_names=("Fips", "Colombina", "Zampano", "Pulcina", "Toto", "Mirabella"),
    old_bot_names=("Fips", "Colombina", "Zampano", "Pulcina", "Toto", "Mirabella"),
    skills={
        "novice": Skill(slips=680, memory=0),
        "casual": Skill(slips=420, memory=2),
        "steady": Skill(slips=275, memory=5),
        "skilled": Skill(slips=150),
        "expert": Skill(slips=30),
    },
    thumb="tusch.flohcati.bots.thumb",
    numbers="tusch.flohcati.numbers",
    kernel="tusch.flohcati.kernel",
    packing="tusch.flohcati.packing",
    coach="tusch.flohcati.coach",
    terminal="tusch.flohcati.terminal",
    testing="tusch.flohcati.testing",
)
