"""What Figaro offers to the rest of the program."""

from tusch.figaro import Figaro
from tusch.figaro.cards import DECK
from tusch.figaro.events import Event
from tusch.figaro.ruleset import CHANGES, EDITIONS, SEATS, Ruleset
from tusch.figaro.state import Action, Deal
from tusch.figaro.view import View
from tusch.registry import Budget, Entry, Skill

ENTRY = Entry(
    game=Figaro,
    seats=SEATS,
    ruleset=Ruleset,
    editions=EDITIONS,
    changes=CHANGES,
    clauses=tuple(f"F{number}" for number in range(1, 33)),
    sections={
        "material": "F1",
        "setup": "F6",
        "turn": "F9",
        "collecting": "F17",
        "round-end": "F22",
        "third-round": "F26",
        "end": "F29",
        "table": "F30",
    },
    view=View,
    action=Action,
    event=Event,
    own={"hand": Figaro.hand_of},
    whispered=(Deal,),
    deck=DECK,
    # Who surrounds Figaro in the operas.
    bot_names=("Rosina", "Bartolo", "Susanna", "Cherubino", "Marcellina", "Basilio"),
    old_bot_names=("Rosina", "Bartolo", "Susanna", "Cherubino", "Marcellina", "Basilio"),
    skills={
        "novice": Skill(slips=720, memory=0),
        "casual": Skill(slips=360, memory=3),
        "steady": Skill(),
        "skilled": Skill(budget=Budget(playouts=40)),
        "expert": Skill(budget=Budget(playouts=200)),
    },
    thumb="tusch.figaro.bots.thumb",
    numbers="tusch.figaro.numbers",
    kernel="tusch.figaro.kernel",
    packing="tusch.figaro.packing",
    coach="tusch.figaro.coach",
    terminal="tusch.figaro.terminal",
    testing="tusch.figaro.testing",
)
