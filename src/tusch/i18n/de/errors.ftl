### Errors that people read, one line each.

## Games, editions and options

game-unknown = Unbekanntes Spiel „{ $value }“; zur Wahl stehen { $allowed }.
game-unusable = Das Spiel „{ $value }“ kann nicht benutzt werden: { $reason }.
game-no-module = TUSCH_GAMES nennt kein Modul dafür, wie in { $value }=modul
game-no-entry = { $value } hat keine ENTRY, die eine Entry aus tusch.registry ist
edition-unknown =
    { $allowed-count ->
        [one] Unbekannte Ausgabe „{ $value }“; bei diesem Spiel gibt es nur { $allowed }.
       *[other] Unbekannte Ausgabe „{ $value }“; bei diesem Spiel stehen zur Wahl { $allowed }.
    }
option-unknown = Unbekannte Option „{ $value }“; bei diesem Spiel stehen zur Wahl { $allowed }.
option-form = „{ $value }“ ist keine Option mit ihrem Wert, wie in NAME=WERT; die Optionen sind { $allowed }.
option-value =
    { $option ->
        [road_lengths] Die Option road_lengths kann nicht { $value } sein; sie braucht 15 positive ganze Zahlen mit höchstens 18 Ziffern.
       *[other] Die Option { $option } kann nicht { $value } sein; die Werte sind { $allowed }.
    }
players-number =
    { $value ->
        [one] { $game } kann man nicht mit { $value } Person spielen; möglich sind { $allowed }.
       *[other] { $game } kann man nicht mit { $value } Personen spielen; möglich sind { $allowed }.
    }

## Records. Entries count from 0; for $due and $value, null is the dealer and - is nothing.

notation = „{ $value }“ ist keine Handlung; Handlungen sehen aus wie { $allowed }.
not-an-action = „{ $value }“ ist keine Aktion dieses Spiels.
record-form = Das ist keine Aufzeichnung: { $reason }.
record-lines = Eine Aufzeichnung ist eine Zeile, und { $file } ist JSON über mehrere Zeilen; „jq -c .“ macht eine daraus.
record-version = Version { $value } der Aufzeichnung kann nicht gelesen werden; die neueste lesbare ist { $allowed }.
record-names = Für { $count } Plätze gibt es { $value } Namen.
record-over = Eintrag { $entry }: Davor ist die Partie schon zu Ende.
record-actor =
    { $due ->
        [null] Eintrag { $entry }: Hier handelt der Geber, nicht Platz { $value }.
       *[other]
            { $value ->
                [null] Eintrag { $entry }: Hier handelt Platz { $due }, nicht der Geber.
               *[other] Eintrag { $entry }: Hier handelt Platz { $due }, nicht Platz { $value }.
            }
    }
record-rules = Die Aufzeichnung folgt anderen Regeln: { $option } ist dort { $value }.
record-entry = Eintrag { $entry }, „{ $value }“: { $reason }
record-result = Ergebnis in der Aufzeichnung: { $value }; nach den Regeln: { $due }.

## Compiled rules

kernel-missing = Für Python { $python } gibt es hier kein numba: Alles funktioniert, aber Suche und große Simulationen sind langsamer.
