"""How much of anything people may have or do at a server; what a machine can bear is with it."""

from typing import Final

from tusch.game import Value


class Limits(Value, frozen=True, kw_only=True):
    """How much of anything there may be. Times are in milliseconds unless they say otherwise."""

    name: int = 24
    """Characters of a name."""
    chat: int = 300
    """Characters of a line of chat."""
    chat_lines: int = 300
    """What one person may say at a table, with reactions, faces, seats taken and seeds mixed in."""
    chat_kept: int = 100
    """Lines that a table still shows."""
    people: int = 200
    """Names that a table remembers."""
    spectators: int = 100
    tables: int = 8
    """Tables of one guest that are not over."""
    own_games: int = 100
    """Tables in the list of one's own games."""
    listed: int = 100
    """Tables that the lobby shows."""
    listed_read: int = 1_000
    """Tables among which it chooses those, so that all who make tables get a share."""
    listed_by_address: int = 20
    """Tables that may wait for players and be listed, of one address."""
    message: int = 8_192
    """Bytes of a message."""
    record: int = 262_144
    """Bytes of a record from which a table is made."""
    log: int = 20_000
    """Events of a table after which only the game itself goes on."""
    log_spare: int = 1_000
    """Events beyond that, for hosts who send somebody away, and for those who go."""
    inbox: int = 1_000
    """Commands that may wait at a table."""
    clock: range = range(5, 7 * 24 * 3600 + 1)
    """Seconds for a move, and seconds that a player may be away."""
    pace: int = 10_000
    """The longest pause before a bot's move."""
    undo_wait: int = 30_000
    """How long the table is asked about an undo."""
    hand_over: int = 600_000
    """How long the code for another device holds."""
    lease: int = 60_000
    """How long a bot may think before it is asked again."""
    leases: int = 3
    """How often a bot is asked before the table plays for it."""
    missed: int = 128
    """Events that are told again to a device that comes back; after that it gets a full view."""
    past: int = 40
    """Moves that a device is told of with a full view."""
    header: int = 10_000
    """How long somebody may take to say what they want."""
    body: int = 30_000
    """How long the body of a request may take."""
    answer: int = 120_000
    """How long an answer may take, until the other side has read it."""
    greeting: int = 20_000
    """How long an open socket may say nothing at all."""
    pause: int = 1_000
    """How long whoever asks too often waits for the refusal, so that asking on gains nothing."""
    connections: int = 400
    """Connections of one address, unless the host sets another number."""
    share: int = 4
    """At most one in so many of all connections is for one address."""
    spare_files: int = 200
    """Files of the process that no connection takes: for the store, for bots and for the host."""
    sockets: int = 20
    """Sockets of one guest."""
    devices: int = 10
    """Devices of one guest at one table."""
    expired: int = 100
    """Old tables that are deleted with one commit, so that moves go in between."""
    reviews: int = 3
    """Reports that one guest may wait for."""
    reviews_waiting: int = 100
    """Reports that all together may wait for."""
    coach_questions: int = 50
    """Small questions to the coach that may wait."""
    practice: int = 100
    """Moments that a guest may have to practise."""
    practice_shown: int = 20
    """Moments that are shown at once."""

    node_lease: int = 1_500
    """How long a machine on a shared store may be silent before others take its tables."""
    node_poll: int = 500
    """How often it looks what the others have done, though nobody tells it."""
    adopted: int = 50
    """Tables without a machine that one takes at a time, so that all have a share."""


LIMITS = Limits()
SHARED: Final = 10_000
"""Small values of one kind that all tables have in common, so that each has them once."""
