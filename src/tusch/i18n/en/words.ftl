### Words that all games share.

# The language as it calls itself.
language-name = English

## Lists: "one, two and three". $first holds all words but the last one, joined by commas.

list = { $first } and { $last }
list-or = { $first } or { $last }
# Lists of lists: "15, 9 and 2; 14, 8 and 3".
list-apart = { "; " }
# What stands before the tenths of a number: 1.5.
decimal-sign = .
card-times = { $count } × { $name }

## Seats. People count them from 1.

seat-name = Seat { $number }
# In a list after a colon: "Anna and you".
seat-listed =
    { $seat-is ->
        [you] you
       *[other] { $seat }
    }
# In a list after a colon: "Anna 7 and you 3".
seat-amount =
    { $seat-is ->
        [you] you { $amount }
       *[other] { $seat } { $amount }
    }

## The rules of every game

rules-edition = Edition: { $name }. { $about }
# What a chosen option changes about a clause.
rules-note = Changed here ({ $option }={ $value }): { $text }
rules-editions = Editions
rules-editions-about = An edition sets all options at once, and individual options can be changed on top of it. The editions differ here:
rules-options = Options
rules-option = Option
rules-options-about = The first value of each option is the one the clauses describe.
# In the heading of an option: "Exchange in the third round: exchange (F26)".
rules-option-heading = { $title }: { $option } ({ $clause })
rules-changed-by =
    { $options-count ->
        [one] Option: { $options }.
       *[other] Options: { $options }.
    }
# Stands after a clause that has a reason under rules-rulings.
rules-decided = See our decision below.
rules-rulings = Our decisions, and why
rules-rulings-about = The printed rules leave some points open or contradict themselves. This is what we decided, and why.
rules-examples = Worked examples
