### Errors that people read, one line each.

## Games, editions and options

game-unknown = Jeu « { $value } » inconnu ; les jeux sont { $allowed }.
game-unusable = Impossible d’utiliser le jeu « { $value } » : { $reason }.
game-no-module = TUSCH_GAMES ne nomme pas son module, comme dans { $value }=module
game-no-entry = { $value } n’a pas d’ENTRY qui soit une Entry de tusch.registry
edition-unknown =
    { $allowed-count ->
        [one] Édition « { $value } » inconnue ; ce jeu n’a que { $allowed }.
       *[other] Édition « { $value } » inconnue ; ce jeu a { $allowed }.
    }
option-unknown = Option « { $value } » inconnue ; ce jeu a { $allowed }.
option-form = « { $value } » n’est pas une option avec sa valeur, comme dans nom=valeur ; les options sont { $allowed }.
option-value =
    { $option ->
        [road_lengths] L’option road_lengths ne peut pas être { $value } ; il lui faut 15 nombres entiers positifs de 18 chiffres au plus.
       *[other] L’option { $option } ne peut pas être { $value } ; les valeurs sont { $allowed }.
    }
players-number =
    { $value ->
        [one] { $game } ne se joue pas à { $value } joueur ; les nombres permis sont { $allowed }.
       *[other] { $game } ne se joue pas à { $value } joueurs ; les nombres permis sont { $allowed }.
    }

## Records. Entries count from 0; for $due and $value, null is the dealer and - is nothing.

notation = « { $value } » n’est pas une action ; les actions s’écrivent comme { $allowed }.
not-an-action = « { $value } » n’est pas une action de ce jeu.
record-form = Ceci n’est pas un enregistrement : { $reason }.
record-lines = Un enregistrement tient sur une ligne, et { $file } est du JSON sur plusieurs lignes ; « jq -c . » en fait une seule.
record-version = La version { $value } de l’enregistrement ne peut pas être lue ; la plus récente lisible ici est { $allowed }.
record-names =
    { $value ->
        [one] Il y a { $value } nom pour { $count } joueurs.
       *[other] Il y a { $value } noms pour { $count } joueurs.
    }
record-over = Entrée { $entry } : la partie était déjà finie.
record-actor =
    { $due ->
        [null] Entrée { $entry } : c’est au donneur d’agir ici, pas à la place { $value }.
       *[other]
            { $value ->
                [null] Entrée { $entry } : c’est à la place { $due } d’agir ici, pas au donneur.
               *[other] Entrée { $entry } : c’est à la place { $due } d’agir ici, pas à la place { $value }.
            }
    }
record-rules = L’enregistrement a été joué selon d’autres règles : { $option } y est { $value }.
record-entry = Entrée { $entry }, « { $value } » : { $reason }
record-result = Résultat dans l’enregistrement : { $value } ; selon les règles : { $due }.

## Compiled rules

kernel-missing = Python { $python } n’a pas numba ici : tout fonctionne, mais la recherche et la simulation en masse sont plus lentes.
