### Words that all games share.

# The language as it calls itself.
language-name = Italiano

## Lists: "one, two and three". $first holds all words but the last one, joined by commas.

list = { $first } e { $last }
list-or = { $first } o { $last }
# Lists of lists: "15, 9 and 2; 14, 8 and 3".
list-apart = { "; " }
# After the name: colour cards begin with their value, and "2 × 2 rosso" would mislead.
# Quello che sta prima dei decimi di un numero: 1,5.
decimal-sign = ,
card-times = { $name } ×{ $count }

## Seats. People count them from 1.

seat-name = Posto { $number }
# In a list after a colon: "Anna and you".
seat-listed =
    { $seat-is ->
        [you] tu
       *[other] { $seat }
    }
# In a list after a colon: "Anna 7 and you 3".
seat-amount =
    { $seat-is ->
        [you] tu { $amount }
       *[other] { $seat } { $amount }
    }

## The rules of every game

rules-edition = Edizione: { $name }. { $about }
# What a chosen option changes about a clause.
rules-note = Qui cambia ({ $option }={ $value }). { $text }
rules-editions = Edizioni
rules-editions-about = Un’edizione fissa tutte le opzioni insieme, e poi puoi cambiarne qualcuna. Ecco in che cosa le edizioni sono diverse:
rules-options = Opzioni
rules-option = Opzione
rules-options-about = Il primo valore di ogni opzione è quello che gli articoli descrivono.
# In the heading of an option: "Exchange in the third round: exchange (F26)".
rules-option-heading = { $title }: { $option } ({ $clause })
rules-changed-by =
    { $options-count ->
        [one] Opzione: { $options }.
       *[other] Opzioni: { $options }.
    }
# Stands after a clause that has a reason under rules-rulings.
rules-decided = Vedi più sotto la nostra decisione.
rules-rulings = Le nostre decisioni, e perché
rules-rulings-about = Le regole stampate lasciano aperti alcuni punti o si contraddicono. Ecco che cosa abbiamo deciso, e perché.
rules-examples = Esempi svolti
