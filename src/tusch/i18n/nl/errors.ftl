### Errors that people read, one line each.

## Games, editions and options

game-unknown = Onbekend spel ‘{ $value }’; kies uit { $allowed }.
game-unusable = Het spel ‘{ $value }’ kan niet gebruikt worden: { $reason }.
game-no-module = TUSCH_GAMES noemt er geen module voor, zoals in { $value }=module
game-no-entry = { $value } heeft geen ENTRY die een Entry van tusch.registry is
edition-unknown =
    { $allowed-count ->
        [one] Onbekende editie ‘{ $value }’; dit spel heeft alleen { $allowed }.
       *[other] Onbekende editie ‘{ $value }’; dit spel heeft { $allowed }.
    }
option-unknown = Onbekende optie ‘{ $value }’; dit spel heeft { $allowed }.
option-form = ‘{ $value }’ is geen optie met een waarde, zoals in NAAM=WAARDE; de opties zijn { $allowed }.
option-value =
    { $option ->
        [road_lengths] De optie road_lengths kan niet { $value } zijn; daar horen 15 positieve gehele getallen van hoogstens 18 cijfers bij.
       *[other] De optie { $option } kan niet { $value } zijn; de waarden zijn { $allowed }.
    }
players-number =
    { $value ->
        [one] { $game } kun je niet met { $value } speler spelen; kies uit { $allowed }.
       *[other] { $game } kun je niet met { $value } spelers spelen; kies uit { $allowed }.
    }

## Records. Entries count from 0; for $due and $value, null is the dealer and - is nothing.

notation = ‘{ $value }’ is geen handeling; handelingen zien eruit als { $allowed }.
not-an-action = ‘{ $value }’ is geen actie van dit spel.
record-form = Dit is geen opgeslagen partij: { $reason }.
record-lines = Een partij staat op één regel, en { $file } is JSON over meer regels; ‘jq -c .’ maakt er één regel van.
record-version = Versie { $value } van het partijbestand kan niet gelezen worden; { $allowed } is de nieuwste die kan.
record-names =
    { $value ->
        [one] Er is { $value } naam voor { $count } spelers.
       *[other] Er zijn { $value } namen voor { $count } spelers.
    }
record-over = Stap { $entry }: de partij is daarvoor al afgelopen.
record-actor =
    { $due ->
        [null] Stap { $entry }: hier handelt de gever, niet plaats { $value }.
       *[other]
            { $value ->
                [null] Stap { $entry }: hier handelt plaats { $due }, niet de gever.
               *[other] Stap { $entry }: hier handelt plaats { $due }, niet plaats { $value }.
            }
    }
record-rules = Deze partij volgt andere regels: { $option } is daar { $value }.
record-entry = Stap { $entry }, ‘{ $value }’: { $reason }
record-result = Uitslag in het bestand: { $value }; volgens de regels: { $due }.

## Compiled rules

kernel-missing = Voor Python { $python } is hier geen numba: alles werkt, maar zoeken en grote simulaties gaan trager.
