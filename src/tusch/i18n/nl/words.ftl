### Words that all games share.

# The language as it calls itself.
language-name = Nederlands

## Lists: "one, two and three". $first holds all words but the last one, joined by commas.

list = { $first } en { $last }
list-or = { $first } of { $last }
# Lists of lists: "15, 9 and 2; 14, 8 and 3".
list-apart = { "; " }
# Wat er voor de tienden van een getal staat: 1,5.
decimal-sign = ,
card-times = { $count } × { $name }

## Seats. People count them from 1.

seat-name = Plaats { $number }
# In a list after a colon: "Anna and you".
seat-listed =
    { $seat-is ->
        [you] jij
       *[other] { $seat }
    }
# In a list after a colon: "Anna 7 and you 3".
seat-amount =
    { $seat-is ->
        [you] jij { $amount }
       *[other] { $seat } { $amount }
    }

## The rules of every game

rules-edition = Editie: { $name }. { $about }
# What a chosen option changes about a clause.
rules-note = Hier anders ({ $option }={ $value }): { $text }
rules-editions = Edities
rules-editions-about = Een editie legt alle opties in één keer vast; daarna kunnen losse opties nog veranderd worden. Hierin verschillen de edities:
rules-options = Opties
rules-option = Optie
rules-options-about = De eerste waarde van elke optie is wat de regels hierboven beschrijven.
# In the heading of an option: "Exchange in the third round: exchange (F26)".
rules-option-heading = { $title }: { $option } ({ $clause })
rules-changed-by =
    { $options-count ->
        [one] Optie: { $options }.
       *[other] Opties: { $options }.
    }
# Stands after a clause that has a reason under rules-rulings.
rules-decided = Zie onze beslissing hieronder.
rules-rulings = Beslissingen en redenen
rules-rulings-about = De gedrukte regels laten sommige punten open of spreken zichzelf tegen. Dit hebben we beslist, en waarom.
rules-examples = Voorbeelden
