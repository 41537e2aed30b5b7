### Was um das Spiel herum ist: Freunde, die später kommen, Hilfe, Gesichter.

## Freunde, die nach dem Beginn kommen

page-take-over-allow = Freunde dürfen Plätze von Bots übernehmen
page-take-over-allow-about = Wer nach dem Beginn über den Link kommt, kann für einen Bot weiterspielen. An einem Tisch auf der Startseite wirst du jedes Mal gefragt.
page-take-over-watching = Du schaust zu.
page-take-over-open = Mitspielen
page-take-over-choose = Welchen Platz möchtest du?
page-take-over-from = Für { $name } weiterspielen
page-take-over-waiting = Du hast nach dem Platz von { $name } gefragt; der Host entscheidet.
page-take-over-asked = { $name } möchte für { $bot } weiterspielen.
page-take-over-agree = Einverstanden
page-take-over-deny = Nein
page-log-taken-over =
    { $seat-is ->
        [you] Du spielst für { $bot } weiter.
       *[other] { $seat } spielt für { $bot } weiter.
    }

## Ein Spielzug, der bestätigt wird, eine Reihe von Partien, alle Hände

page-confirms = Spielzüge bestätigen
page-confirms-about = Frag mich, bevor ein Spielzug zählt.
page-points = Meine Punkte zählen
page-points-about = Bei Zirkus Flohcati: was deine Karten bisher wert sind.
page-points-now =
    Bisher { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-confirm = Spielen
page-confirm-not = Noch nicht
page-series = Serie
page-series-games =
    { $count ->
        [one] { $count } Partie bisher
       *[other] { $count } Partien bisher
    }
page-series-wins =
    { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    }
page-hands-open = Alle Hände zeigen
page-hands-close = Hände verbergen

## Gesichter, und was Bots in großen Momenten sagen

page-face = Dein Gesicht
page-face-none = keins
page-quips = Bots sagen etwas zu großen Momenten
page-quip-collected-1 = Das galt mir!
page-quip-collected-2 = Wer braucht schon einen kurzen Weg …
page-quip-ring-1 = Und weiter im Kreis!
page-quip-ring-2 = Bitte weitergeben.
page-quip-won-1 = Wohin darf ich meinen Kamm legen?
page-quip-won-2 = Der König hat Geschmack.
page-quip-busted-1 = Eine zu viel. Wie immer.
page-quip-busted-2 = Das war Absicht.
page-quip-stolen-1 = He! Mein Liebling!
page-quip-stolen-2 = Flinke Finger …
page-quip-trio-1 = Tadaa!
page-quip-trio-2 = Drei auf einen Streich, Applaus bitte.

page-shakes = Vibration

page-hand-over-qr = QR-Code, mit dem dieser Platz auf ein anderes Gerät umzieht

## Der Coach, und Üben

page-coach = Wie habe ich gespielt?
page-mistakes = Meine Fehler
page-mistakes-due =
    { $count ->
        [one] { $count } Moment für einen neuen Versuch
       *[other] { $count } Momente für einen neuen Versuch
    }
page-practice = Üben
page-practice-about = mit Tipps und, wenn du magst, einem Wort zu jedem Spielzug. Alle sehen, dass geübt wird.
page-practice-asking = Der Coach denkt nach …
page-practice-preparing = Der Coach macht sich bereit. Das dauert beim ersten Mal ein, zwei Minuten; die Antwort kommt von selbst …
page-hint = Tipp
page-wise = War das klug?
