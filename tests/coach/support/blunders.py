"""Positions in which there is something to be done wrong."""

from tests.figaro.support.table import figaro, whole
from tests.figaro.support.table import position as figaro_position
from tests.flohcati.support.table import position as flohcati_position
from tusch.flohcati.state import Phase

FIGARO = figaro()
FILLING = whole(
    FIGARO,
    figaro_position(
        ["R3 R2", "Y2 Y2", "G3", "B2 B1"],
        ["R2 Y1 G1 B1 P1 P1", "R1 Y1 Y2 G2 P2", "R1 G1 B2 B2 P2", "Y1 Y3 G2 B1 P3"],
        round=3,
        roads=((9,), (2,), (15, 3), (14, 8)),
    ),
    3,
)
"""In Figaro, R2 before oneself makes 6 there, in the last round and with a short road to lose."""
TRIO_OF_A_GALA = flohcati_position(
    "A3 B3 C3 D1 E2 F2 G4 H0 I4 J5", "A1 B1 C2 D2 E4 F4", "A2 B2 C4 D4", phase=Phase.FINISH
)
"""In Zirkus Flohcati, a trio would cost the gala."""
