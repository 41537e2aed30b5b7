### Players that are programs: their names, what they are like, and what goes wrong with them.

## Names, and a sentence about each

bot-random = Zufall
bot-random-about = Tut irgendetwas Erlaubtes, alles gleich wahrscheinlich.
bot-greedy = Gierig
bot-greedy-about = Folgt guten Faustregeln und denkt nicht weiter als bis zu diesem Spielzug.
bot-novice = Neuling
bot-novice-about = Hat die Regeln gerade erst gehört: macht Anfängerfehler und vergisst, wer was genommen hat.
bot-casual = Locker
bot-casual-about = Weiß, wie es geht, patzt aber oft und merkt sich nur die letzten Karten.
bot-steady = Solide
bot-steady-about = Spielt solide, denkt aber nicht weit voraus.
bot-skilled = Geübt
bot-skilled-about = Spielt gut und zählt die Karten mit.
bot-expert = Profi
bot-expert-about = Lässt kaum eine Gelegenheit aus und bestraft Fehler.
bot-master = Meister
bot-master-about = Am stärksten: spielt vor jedem Spielzug bis zu einer Sekunde lang in Gedanken weiter.

## Styles: ids call them tempers

bot-temper-careful = Vorsichtig
bot-temper-careful-about = Fürchtet vor allem eigene Verluste und wagt wenig.
bot-temper-bold = Kühn
bot-temper-bold-about = Geht gern Risiken ein.
bot-temper-spiteful = Boshaft
bot-temper-spiteful-about = Hat es auf alle abgesehen, die vorn liegen.

## Errors

bot-unknown = Unbekannter Bot „{ $value }“; zur Wahl stehen { $allowed }.
bot-temper = Unbekannter Spielstil „{ $value }“; zur Wahl stehen { $allowed }.
bot-moodless = Beim Bot { $value } gibt es keine Spielstile.
bot-budget = „{ $value }“ hat kein Budget; das ist eine Zahl von Probepartien, wie in search:2000, oder von Millisekunden, wie in search:20ms.
bot-baseline = Der Bot „{ $value }“ braucht numba, und das fehlt hier.
bot-custom-missing = Der Bot „{ $value }“ kann nicht benutzt werden: { $reason }.
bot-custom-no-class = das ist keine Klasse mit einer Methode choose
bot-custom-suffix = lass .py weg, wie in { $value }
bot-no-kernel = Für diesen Bot müsste { $value } kompiliert sein, und das ist es nicht.

## Custom bots

bot-custom-error = Der Bot „{ $value }“ { $reason }; für ihn wird ein erlaubter Spielzug gemacht, sooft das vorkommt.
bot-custom-more = Der Bot „{ $value }“ hat auf eine Frage mehr als eine Zeile geschrieben; nur die erste zählt.
bot-custom-failed = ist abgestürzt ({ $reason })
bot-custom-failed-at = ist in { $place } abgestürzt ({ $reason })
bot-custom-illegal = hat „{ $value }“ geantwortet, und das stand nicht zur Wahl
bot-custom-silent = hat { $seconds } Sekunden lang nicht geantwortet
bot-custom-gone = läuft nicht mehr

## Why a bot did what it did; $move is an offer, as in "Flip the next card"

bot-why-only = { $move }: Es gab nichts anderes zu tun.
bot-why-move = { $move }: So wurden in Gedanken etwa { $chance } von 100 Partien gewonnen.
bot-why-other = Das Nächstbeste: { $move }, etwa { $chance } von 100.
bot-why-again = Nach nochmaligem Überlegen: { $move }, etwa { $chance } von 100.
bot-why-thumb = { $move }: Das gefiel den Faustregeln am besten.
bot-why-thumb-other = Das Nächstbeste: { $move }.

## The compiler

bot-compiling = Die Suche für { $game } wird für diesen Rechner übersetzt, das geschieht nur einmal; bis dahin spielen Bots, die suchen, nach Faustregeln.
