### Words that all games share.

# The language as it calls itself.
language-name = Français

## Lists: "one, two and three". $first holds all words but the last one, joined by commas.

list = { $first } et { $last }
list-or = { $first } ou { $last }
# Lists of lists: "15, 9 and 2; 14, 8 and 3".
list-apart = { " ; " }
# After the name: colour cards begin with their value, and "2 × 2 rouge" would mislead.
# Ce qui précède les dixièmes d’un nombre : 1,5.
decimal-sign = ,
card-times = { $name } ×{ $count }

## Seats. People count them from 1.

seat-name = Place { $number }
# In a list after a colon: "Anna and you".
seat-listed =
    { $seat-is ->
        [you] vous
       *[other] { $seat }
    }
# In a list after a colon: "Anna 7 and you 3".
seat-amount =
    { $seat-is ->
        [you] vous { $amount }
       *[other] { $seat } { $amount }
    }

## The rules of every game

rules-edition = Édition : { $name }. { $about }
# What a chosen option changes about a clause.
rules-note = Modifié ici ({ $option }={ $value }). { $text }
rules-editions = Éditions
rules-editions-about = Une édition fixe toutes les options à la fois, et vous pouvez encore en changer une à une. Voici en quoi les éditions diffèrent :
rules-options = Options
rules-option = Option
rules-options-about = La première valeur de chaque option est celle que décrivent les articles.
# In the heading of an option: "Exchange in the third round: exchange (F26)".
rules-option-heading = { $title } : { $option } ({ $clause })
rules-changed-by =
    { $options-count ->
        [one] Option : { $options }.
       *[other] Options : { $options }.
    }
# Stands after a clause that has a reason under rules-rulings.
rules-decided = Voir notre décision plus bas.
rules-rulings = Nos décisions, et pourquoi
rules-rulings-about = Les règles imprimées laissent certains points ouverts ou se contredisent. Voici ce que nous avons décidé, et pourquoi.
rules-examples = Exemples détaillés
