### Words that all games share.

# The language as it calls itself.
language-name = Deutsch

## Lists: "one, two and three". $first holds all words but the last one, joined by commas.

list = { $first } und { $last }
list-or = { $first } oder { $last }
# Lists of lists: "15, 9 and 2; 14, 8 and 3".
list-apart = { "; " }
# Was vor den Zehnteln einer Zahl steht: 1,5.
decimal-sign = ,
card-times = { $count } × { $name }

## Seats. People count them from 1.

seat-name = Platz { $number }
# In a list after a colon: "Anna and you".
seat-listed =
    { $seat-is ->
        [you] du
       *[other] { $seat }
    }
# In a list after a colon: "Anna 7 and you 3".
seat-amount =
    { $seat-is ->
        [you] du { $amount }
       *[other] { $seat } { $amount }
    }

## The rules of every game

rules-edition = Ausgabe: { $name }. { $about }
# What a chosen option changes about a clause.
rules-note = Hier geändert ({ $option }={ $value }): { $text }
rules-editions = Ausgaben
rules-editions-about = Eine Ausgabe legt alle Optionen auf einmal fest; danach lassen sich einzelne noch ändern. Darin unterscheiden sich die Ausgaben:
rules-options = Optionen
rules-option = Option
rules-options-about = Der erste Wert jeder Option ist der, den die Regeln oben beschreiben.
# In the heading of an option: "Exchange in the third round: exchange (F26)".
rules-option-heading = { $title }: { $option } ({ $clause })
rules-changed-by =
    { $options-count ->
        [one] Option: { $options }.
       *[other] Optionen: { $options }.
    }
# Stands after a clause that has a reason under rules-rulings.
rules-decided = Siehe unsere Entscheidung unten.
rules-rulings = Entscheidungen und Gründe
rules-rulings-about = Die gedruckten Regeln lassen einiges offen oder sagen es zweimal verschieden. So haben wir entschieden, und aus diesen Gründen.
rules-examples = Beispiele
