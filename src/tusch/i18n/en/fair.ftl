## The verdict about a fair deal, for the page and for the command line

fair-good = The deal was fair: every card was fixed before the first one, and seeds of the players were mixed in.
fair-unseeded = Every card was fixed before the first one. But nobody mixed in a seed: the table alone chose the cards.
fair-none = There is nothing to check here: this game went on from a saved one, or was not played at a table.
fair-form = Not proved: the commitment, the secret or the seeds are missing or badly written.
fair-seeds =
    { $value ->
        [one] Not fair: { $value } seed for { $count } players.
       *[other] Not fair: { $value } seeds for { $count } players.
    }
fair-first = Not fair: whoever should start has no seat at this table.
fair-secret = Not fair: the secret does not belong to the commitment.
fair-promise = Not fair: the commitment is not the one that you were shown before the game.
fair-mine = Not fair: the seed of seat { $number } is not the one that you remember.
fair-empty = Not proved: the log is empty.
fair-misdeal = Not fair: entry { $entry }, ‘{ $value }’, is nothing that the cards of this game can give.
fair-entry = Not fair: entry { $entry }, ‘{ $value }’, is not what the secret and the seeds give.
fair-rules = Not proved: entry { $entry }, ‘{ $value }’, is not possible by the rules.
fair-cut = Not proved: the log ends before the game does.
fair-result = Not proved: the result is not the one that the log gives.
fair-uncompared = The commitment was not compared with the one shown before the game: whoever kept that can do so.
