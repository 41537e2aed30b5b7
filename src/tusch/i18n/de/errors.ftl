### Errors that people read, one line each.

## Games, editions and options

game-unknown = Das Spiel „{ $value }“ gibt es nicht; es gibt { $allowed }.
edition-unknown =
    { $allowed-count ->
        [one] Die Ausgabe „{ $value }“ gibt es bei diesem Spiel nicht; es gibt nur { $allowed }.
       *[other] Die Ausgabe „{ $value }“ gibt es bei diesem Spiel nicht; es gibt { $allowed }.
    }
option-unknown = Die Option „{ $value }“ gibt es bei diesem Spiel nicht; es gibt { $allowed }.
option-form = „{ $value }“ ist keine Option mit ihrem Wert, wie in NAME=WERT; die Optionen sind { $allowed }.
option-value =
    { $option ->
        [road_lengths] Die Option road_lengths kann nicht { $value } sein; sie braucht 15 positive ganze Zahlen mit höchstens 18 Ziffern.
       *[other] Die Option { $option } kann nicht { $value } sein; die Werte sind { $allowed }.
    }
players-number =
    { $value ->
        [one] { $game } kann man nicht mit { $value } Person spielen; erlaubte Zahlen sind { $allowed }.
       *[other] { $game } kann man nicht mit { $value } Personen spielen; erlaubte Zahlen sind { $allowed }.
    }

## Records. Entries count from 0; for $due and $value, null is the dealer and - is nothing.

notation = „{ $value }“ ist keine Handlung; Handlungen sehen aus wie { $allowed }.
record-form = Das ist keine Aufzeichnung: { $reason }.
record-version = Version { $value } der Aufzeichnung kann nicht gelesen werden; die neueste lesbare ist { $allowed }.
record-names = Für { $count } Sitze gibt es { $value } Namen.
record-over = Eintrag { $entry }: Das Spiel ist davor schon zu Ende.
record-actor =
    { $due ->
        [null] Eintrag { $entry }: Hier handelt der Geber, nicht Sitz { $value }.
       *[other]
            { $value ->
                [null] Eintrag { $entry }: Hier handelt Sitz { $due }, nicht der Geber.
               *[other] Eintrag { $entry }: Hier handelt Sitz { $due }, nicht Sitz { $value }.
            }
    }
record-rules = Die Aufzeichnung folgt anderen Regeln: { $option } ist dort { $value }.
record-entry = Eintrag { $entry }, „{ $value }“: { $reason }
record-result = Ergebnis in der Aufzeichnung: { $value }; nach den Regeln: { $due }.

## Compiled rules

kernel-missing = Für Python { $python } gibt es hier kein numba: Alles funktioniert, aber Suche und große Simulationen sind langsamer.
