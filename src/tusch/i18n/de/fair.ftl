## The verdict about a fair deal, for the page and for the command line

fair-good = Es ging fair zu: Alle Karten standen fest, bevor die erste zu sehen war, und Startwerte der Plätze wurden beigemischt.
fair-unseeded = Alle Karten standen fest, bevor die erste zu sehen war. Aber niemand hat einen Startwert beigemischt: Der Tisch hat die Karten allein bestimmt.
fair-none = Hier gibt es nichts zu prüfen: Diese Partie ging von einer gespeicherten aus weiter oder wurde nicht an einem Tisch gespielt.
fair-form = Nicht bewiesen: Festlegung, Geheimnis oder Startwerte fehlen oder sind falsch geschrieben.
fair-seeds =
    { $value ->
        [one] Nicht fair: { $value } Startwert für { $count } Plätze.
       *[other] Nicht fair: { $value } Startwerte für { $count } Plätze.
    }
fair-first = Nicht fair: Den Platz, der beginnen soll, gibt es nicht.
fair-secret = Nicht fair: Das Geheimnis ist nicht das der Festlegung.
fair-promise = Nicht fair: Das ist nicht die Festlegung, die du vor der Partie gesehen hast.
fair-mine = Nicht fair: Der Startwert von Platz { $number } ist nicht der, den du kennst.
fair-empty = Nicht bewiesen: Der Verlauf ist leer.
fair-misdeal = Nicht fair: Eintrag { $entry }, „{ $value }“, kann nicht aus den Karten dieses Spiels kommen.
fair-entry = Nicht fair: Eintrag { $entry }, „{ $value }“, ist nicht das, was Geheimnis und Startwerte ergeben.
fair-rules = Nicht bewiesen: Eintrag { $entry }, „{ $value }“, ist nach den Regeln nicht möglich.
fair-cut = Nicht bewiesen: Der Verlauf hört vor dem Ende der Partie auf.
fair-result = Nicht bewiesen: Das Ergebnis ist nicht das, was aus dem Verlauf folgt.
fair-uncompared = Die Festlegung wurde nicht mit der von vor der Partie verglichen: Das kann, wer sie aufgehoben hat.
