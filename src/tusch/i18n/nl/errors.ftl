### Errors that people read, one line each.

## Games, editions and options

game-unknown = Het spel ‘{ $value }’ is er niet; er zijn { $allowed }.
edition-unknown =
    { $allowed-count ->
        [one] De editie ‘{ $value }’ is er niet bij dit spel; er is alleen { $allowed }.
       *[other] De editie ‘{ $value }’ is er niet bij dit spel; er zijn { $allowed }.
    }
option-unknown = De optie ‘{ $value }’ is er niet bij dit spel; er zijn { $allowed }.
option-form = ‘{ $value }’ is geen optie met een waarde, zoals in NAAM=WAARDE; de opties zijn { $allowed }.
option-value =
    { $option ->
        [road_lengths] De optie road_lengths kan niet { $value } zijn; daar horen 15 positieve gehele getallen van hoogstens 18 cijfers bij.
       *[other] De optie { $option } kan niet { $value } zijn; de waarden zijn { $allowed }.
    }
players-number =
    { $value ->
        [one] { $game } kan niet met { $value } speler gespeeld worden; toegestane aantallen zijn { $allowed }.
       *[other] { $game } kan niet met { $value } spelers gespeeld worden; toegestane aantallen zijn { $allowed }.
    }

## Records. Entries count from 0; for $due and $value, null is the dealer and - is nothing.

notation = ‘{ $value }’ is geen handeling; handelingen zien eruit als { $allowed }.
record-form = Dit is geen verslag: { $reason }.
record-version = Versie { $value } van het verslag kan niet gelezen worden; { $allowed } is de nieuwste die kan.
record-names =
    { $value ->
        [one] Er is { $value } naam voor { $count } spelers.
       *[other] Er zijn { $value } namen voor { $count } spelers.
    }
record-over = Stap { $entry }: het spel is daarvoor al afgelopen.
record-actor =
    { $due ->
        [null] Stap { $entry }: hier handelt de gever, niet stoel { $value }.
       *[other]
            { $value ->
                [null] Stap { $entry }: hier handelt stoel { $due }, niet de gever.
               *[other] Stap { $entry }: hier handelt stoel { $due }, niet stoel { $value }.
            }
    }
record-rules = Het verslag volgt andere regels: { $option } is daar { $value }.
record-entry = Stap { $entry }, ‘{ $value }’: { $reason }
record-result = Uitslag in het verslag: { $value }; volgens de regels: { $due }.

## Compiled rules

kernel-missing = Voor Python { $python } is hier geen numba: alles werkt, maar zoeken en grote simulaties gaan trager.
