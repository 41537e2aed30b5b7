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
