### Errors that people read, one line each.

## Games, editions and options

game-unknown = Unknown game ‘{ $value }’; the games are { $allowed }.
game-unusable = The game ‘{ $value }’ cannot be used: { $reason }.
game-no-module = TUSCH_GAMES names no module for it, as in { $value }=module
game-no-entry = { $value } has no ENTRY that is an Entry of tusch.registry
edition-unknown =
    { $allowed-count ->
        [one] Unknown edition ‘{ $value }’; this game has only { $allowed }.
       *[other] Unknown edition ‘{ $value }’; this game has { $allowed }.
    }
option-unknown = Unknown option ‘{ $value }’; this game has { $allowed }.
option-form = ‘{ $value }’ is not an option with its value, as in name=value; the options are { $allowed }.
option-value =
    { $option ->
        [road_lengths] The option road_lengths cannot be { $value }; it takes 15 positive whole numbers of at most 18 digits.
       *[other] The option { $option } cannot be { $value }; the values are { $allowed }.
    }
players-number =
    { $value ->
        [one] { $game } cannot be played by { $value } player; choose from { $allowed }.
       *[other] { $game } cannot be played by { $value } players; choose from { $allowed }.
    }

## Records. Entries count from 0; for $due and $value, null is the dealer and - is nothing.

notation = ‘{ $value }’ is not an action; actions look like { $allowed }.
not-an-action = ‘{ $value }’ is not an action of this game.
record-form = This is not a record: { $reason }.
record-lines = A record is one line, and { $file } is JSON over several lines; ‘jq -c .’ makes one line of it.
record-version = Version { $value } of the record cannot be read; the newest that can is { $allowed }.
record-names =
    { $value ->
        [one] There is { $value } name for { $count } players.
       *[other] There are { $value } names for { $count } players.
    }
record-over = Entry { $entry }: the game was over before it.
record-actor =
    { $due ->
        [null] Entry { $entry }: the dealer acts here, not seat { $value }.
       *[other]
            { $value ->
                [null] Entry { $entry }: seat { $due } acts here, not the dealer.
               *[other] Entry { $entry }: seat { $due } acts here, not seat { $value }.
            }
    }
record-rules = The record was played by other rules: { $option } is { $value } there.
record-entry = Entry { $entry }, ‘{ $value }’: { $reason }
record-result = Result in the record: { $value }; by the rules: { $due }.

## Compiled rules

kernel-missing = Python { $python } has no numba here: everything works, but search and mass simulation are slower.
