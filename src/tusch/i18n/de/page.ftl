### What players read on the page, besides the words of the games.

## Home

page-tagline = Zwei kleine Kartenspiele von Reiner Knizia, für einen Abend oder für hundert.
page-about-figaro = Streiche bei Hofe: Schieb deine Karten den anderen zu, und lass sie dafür geradestehen. 3 bis 6 Personen ab 8 Jahren, eine halbe Stunde.
page-about-flohcati = Ein Flohzirkus: noch eine Karte aufdecken oder nehmen, was da liegt? 2 bis 5 Personen ab 7 Jahren, eine Viertelstunde.
page-play-now = Jetzt spielen
page-friends = Mit Freunden
page-learn = Spielen lernen
page-rules = Regeln
page-join = An einen Tisch setzen
page-join-go = Mitspielen
page-open-tables = Hier sind noch Plätze frei
page-open-seats =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
page-my-games = Meine Partien
page-settings = Einstellungen
page-about = Über tusch
page-home = Startseite
page-guest = Gast

## Before the game

page-seats = Plätze
page-seat-open = frei
page-sit = Hier hinsetzen
page-sit-down = Hinsetzen
page-choose-seat = Platz selbst aussuchen
page-stand = Aufstehen
page-kick = Entfernen
page-people = An diesem Tisch
page-people-seats = spielt als { $names }
page-mute = Stummschalten
page-unmute = Wieder reden lassen
page-ban = Wegschicken
page-unban = Wieder zulassen
page-take-bot = Bot hinsetzen
page-open-seat = Platz freigeben
page-host = Host
page-bot = Bot
page-your-name = Dein Name
page-start = Partie starten
page-start-about = Auf Plätze, die noch frei sind, setzen sich Bots.
page-waiting-for-host = Gleich geht es los: Der Host startet die Partie.
page-invite = Freunde einladen
page-invite-about = Wer den Link oder den Code hat, kann sich dazusetzen.
page-code = Tischcode
page-qr = QR-Code mit dem Link zu diesem Tisch
page-link = Link zu diesem Tisch
page-share = Teilen
page-copied = Kopiert

## At the table

page-you = Du
page-nothing = nichts
page-hand = Deine Hand
page-hand-size =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
# The name of a card that cannot be played now.
page-card-not-now = { $name }, jetzt nicht möglich
page-stand-in = ein Bot springt ein
page-back = Bin wieder da
page-back-about = Ein Bot spielt für dich.
# Said once to whoever comes back.
page-back-moves =
    { $count ->
        [one] Willkommen zurück: Ein Bot hat { $count } Spielzug für dich gemacht.
       *[other] Willkommen zurück: Ein Bot hat { $count } Spielzüge für dich gemacht.
    }
page-away = nicht da
page-turn-of = { $name } überlegt …
page-turn-away = { $name } ist nicht da, wir warten.
page-turn-ends = Dein Zug geht zu Ende.
page-your-turn = Du bist am Zug.
page-not-your-turn = Du bist noch nicht am Zug.
page-dealing = Karten werden ausgeteilt …
page-over = Die Partie ist zu Ende.
page-stale = Die Partie ist schon weiter. Schau noch einmal hin.
page-sort-value = Nach Wert sortieren
page-sort-colour = Nach Farbe sortieren
page-sort-attraction = Nach Attraktion sortieren
page-log = Verlauf
# Stands behind the line about a move that a bot made for whoever was away.
page-log-stand-in = (durch einen Bot)
page-log-undone =
    { $seat-is ->
        [you] Du nimmst deinen letzten Spielzug zurück.
       *[other] { $seat } nimmt den letzten Spielzug zurück.
    }
page-log-below-level =
    { $seat-is ->
        [you] Unser Fehler: Der Bot, der für dich spielt, konnte nicht nachdenken; dieser Spielzug liegt unter seinem Niveau.
       *[other] Unser Fehler: { $seat } konnte über diesen Spielzug nicht nachdenken; er liegt unter dem üblichen Niveau.
    }
page-chat = Chat
page-chat-say = Etwas sagen
page-chat-send = Senden
page-reaction-applause = Applaus
page-reaction-laugh = Lachen
page-reaction-surprise = Staunen
page-reaction-sigh = Seufzen
page-reaction-thanks = Danke
page-reaction-hurry = Beeilung!
page-undo = Zurücknehmen
page-undo-asked = { $name } möchte den letzten Spielzug zurücknehmen.
page-undo-waiting = Die anderen werden gefragt, ob { $name } den letzten Spielzug zurücknehmen darf.
page-undo-agree = Einverstanden
page-undo-deny = Nein
page-clock =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
page-clause = Warum? { $clause }
page-curtain = Jetzt ist { $name } dran
page-curtain-about = Gib das Gerät weiter. Alle anderen schauen weg!
page-curtain-open = Ich bin { $name }
page-menu = Menü
page-close = Schließen
page-leave = Tisch verlassen
page-leave-sure = Gehen, ein Bot spielt weiter
page-stay = Bleiben
page-hand-over = Auf anderem Gerät weiterspielen
page-hand-over-about = Gib diesen Code innerhalb von zehn Minuten auf dem anderen Gerät ein oder lies mit seiner Kamera das Bild, und dein Platz zieht dorthin um. Er gilt einmal.
page-hand-over-ask = Code zeigen
page-claim-about = Spielst du schon auf einem anderen Gerät? Gib den Code ein, den es zeigt.
page-claim-code = Code vom anderen Gerät
page-claim = Meinen Platz hierher holen
page-fair = Fair gemischt
page-fair-about = Diese Zahl stand fest, bevor jemand eine Karte gesehen hat. Am Ende wird das Geheimnis dahinter gelüftet, und alle können prüfen, dass keine Karte vertauscht wurde.
page-fair-promise = Diese Zahl ist das Versprechen des Tisches: Mit dem, was alle beimischen, legt sie jede Karte fest, und niemand kann sie mehr ändern. Dein Gerät hebt sie auf, damit du die Karten nach der Partie prüfen kannst.
page-fair-mixed = Dein Gerät hat einen zufälligen Startwert beigemischt:

## Figaro at the table

page-figaro-king = hat den König
page-figaro-round = Runde { $round } von 3
page-figaro-pieces = Wegstücke dieser Runde
page-figaro-pieces-later = Wegstücke der Runde { $round }
page-figaro-piece = Ein Wegstück der Länge { $length }
# What a screen reader says about a road piece that only looks long or short.
page-figaro-piece-small = Ein kurzes Wegstück
page-figaro-piece-middling = Ein mittellanges Wegstück
page-figaro-piece-large = Ein langes Wegstück
# What a screen reader says about a seat; $stack and $road are rough sizes in words.
page-figaro-seat = Auslage: { $display }. Stapel: { $stack }. Weg: { $road }.
page-figaro-choose-card = Such zuerst eine Karte aus deiner Hand aus.
page-stack-none = keiner
page-stack-small = klein
page-stack-middling = mittelgroß
page-stack-large = groß
page-road-none = keiner
page-road-small = kurz
page-road-middling = mittellang
page-road-large = lang
page-do-figaro-play = Du bist am Zug: Such eine Karte aus, und dann, vor wen sie kommt.
page-do-figaro-exchange = Ein Wegstück tauschen?
page-total-figaro = Weglänge { $total }

## Flohcati at the table

page-flohcati-deck =
    { $count ->
        [one] Nachziehstapel, noch { $count } Karte. Karte aufdecken
       *[other] Nachziehstapel, noch { $count } Karten. Karte aufdecken
    }
page-flohcati-flip = Aufdecken
page-flohcati-discard =
    { $count ->
        [one] Ablagestapel, { $count } Karte
       *[other] Ablagestapel, { $count } Karten
    }
page-flohcati-discard-actions = Aktionskarten
page-flohcati-row = Die Reihe
page-flohcati-row-empty = Die Reihe ist leer.
page-flohcati-hand-empty = Deine Hand ist leer.
page-flohcati-trios =
    { $count ->
        [0] Kein Trio ausgelegt
        [one] { $count } Trio ausgelegt
       *[other] { $count } Trios ausgelegt
    }
page-flohcati-gala = Gala!
page-do-flohcati-turn =
    { $can ->
        [flip] Du bist am Zug: Deck eine Karte auf.
        [take] Du bist am Zug: Nimm eine Karte aus der Reihe.
       *[other] Du bist am Zug: Deck eine Karte auf oder nimm eine aus der Reihe.
    }
page-do-flohcati-fanfare-take = Nimm eine Karte aus der Reihe.
page-do-flohcati-demand = Von wem forderst du eine Karte?
page-do-flohcati-steal = Bei wem ziehst du eine Karte?
page-do-flohcati-give = Du musst eine Karte hergeben: Welche?
page-do-flohcati-finish =
    { $can ->
        [end] Beende deinen Zug.
        [end-trio] Leg ein Trio aus oder beende deinen Zug.
        [end-gala] Eröffne die Galavorstellung oder beende deinen Zug.
       *[other] Leg ein Trio aus, eröffne die Galavorstellung oder beende deinen Zug.
    }
page-total-flohcati =
    { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }

## Scenes: what is said over a moment of the game

page-scene-king =
    { $seat-is ->
        [you] Sechs vor dir: Dem König reicht es!
       *[other] Sechs vor { $seat }: Dem König reicht es!
    }
# What the King shouts.
page-king-says = Genug!
page-scene-round-over =
    { $seat-is ->
        [you] Du hast keine Karte mehr: Die Runde ist zu Ende, und der König gehört dir.
       *[other] { $seat } hat keine Karte mehr: Die Runde ist zu Ende, und der König zieht um.
    }
page-round-over = Ende der { $round }. Runde
# Why somebody takes a road piece, or none: half a sentence.
page-piece-most = die meisten Karten, das längste Stück
page-piece-next = weniger Karten, das nächste Stück
page-piece-tie = Gleichstand: Der König entscheidet
page-piece-none-empty = leerer Stapel: verschont!
page-piece-none-fewest = die wenigsten Karten: verschont!
page-piece-exchange = gibt eine { $given }, bekommt eine { $got }
page-scene-exchange =
    { $seat-is ->
        [you] Du hast die wenigsten Karten: Dein längstes Stück, { $given }, geht für das kürzeste der Runde, { $got }.
       *[other] { $seat } hat die wenigsten Karten: Das längste Stück, { $given }, geht für das kürzeste der Runde, { $got }.
    }
# What somebody says when it happens to them.
page-says-one-card-left = Noch eine Karte!
page-says-last-card-played = Meine letzte Karte!
page-says-take = Ich nehme alles.
page-says-take-forced = Nichts passt: Ich muss alles nehmen!
page-says-take-chosen = Ich nehme lieber alles!
page-scene-hired =
    { $seat-is ->
        [you] Dein Weg ist der kürzeste: Du bist eingestellt!
       *[other] { $seat } hat den kürzesten Weg und wird eingestellt.
    }
page-scene-second =
    { $length ->
        [0] Genauso kurz wie der Weg von { $seat }, und doch nur Platz zwei!
       *[other] Um Haaresbreite: Der Weg von { $seat } ist nur { $length } kürzer.
    }
page-roads = Alle Wege
page-scene-demand = Fordern: Ein Gegner muss eine Karte hergeben.
page-scene-steal = Ziehen: eine Karte aus der Hand eines Gegners.
page-scene-fanfare = Bis zum Tusch: Karten werden aufgedeckt, bis eine doppelt ist.
page-hands = Alle Hände
page-scene-rolled = Die Wege rollen sich aus: Der kürzeste gewinnt.
page-scene-opened =
    { $seat-is ->
        [you] Du zeigst deine Hand.
       *[other] { $seat } zeigt die Hand.
    }
page-scene-best =
    { $count ->
        [one] Von jeder Attraktion zählt die beste Karte: { $count } Punkt.
       *[other] Von jeder Attraktion zählt die beste Karte: { $count } Punkte.
    }
page-scene-trios = Die Trios: { $count } dazu.
page-scene-gala = Die Gala: { $count } dazu.
page-scene-bow =
    { $seat-is ->
        [you] Das Publikum tobt: Du hast gewonnen!
       *[other] { $seat } verbeugt sich und gewinnt.
    }
page-scene-close =
    { $count ->
        [0] So viele Punkte wie { $seat }, und doch nur Platz zwei!
        [one] Um Haaresbreite: { $seat } gewinnt mit { $count } Punkt Vorsprung.
       *[other] Um Haaresbreite: { $seat } gewinnt mit { $count } Punkten Vorsprung.
    }
page-scene-shared = Geteilter Sieg: { $count } Artisten verbeugen sich.

## After the game

page-score = Ergebnis
page-winner = Gewonnen
page-rematch = Noch einmal spielen
page-rematch-join = Zur nächsten Partie
page-replay = Ansehen

## Settings

page-language = Sprache
page-sound = Ton
page-motion = Animationen
page-motion-off = keine
page-motion-quick = schnell
page-motion-normal = normal
page-motion-slow = langsam
page-theme = Design
page-theme-auto = wie das System
page-theme-light = hell
page-theme-dark = dunkel
page-card-size = Kartengröße
page-notices = Bescheid sagen, wenn ich am Zug bin
page-waits = Immer auf mich warten
page-waits-about = Wenn nichts mehr zu tun ist, beendet der Tisch deinen Zug nach einem Augenblick. Hier stellst du ein, dass du das immer selbst tust: Dann verrät dich kein Zögern.

## What goes wrong

page-connecting = Verbindung wird aufgebaut …
page-lost = Verbindung verloren, neuer Versuch …
page-sending = Dein Spielzug ist unterwegs …
page-offline = Du bist offline. Sobald die Verbindung wieder da ist, geht die Partie weiter.
page-newer = Es gibt eine neue Version dieser Seite.
page-renew = Aktualisieren
page-nowhere = Hier ist nichts.
page-kicked = Der Host hat dich von deinem Platz entfernt.
page-moved = Dein Platz ist auf ein anderes Gerät umgezogen.
page-misfit = Diese Seite und der Server verstehen sich nicht: Eines von beiden ist veraltet. Bitte lade die Seite neu.
page-game-unknown = Diese Seite kann dieses Spiel nicht zeigen. Bitte lade sie neu: Vielleicht hat der Server eine neuere Version.
page-error = Etwas ist schiefgegangen, und es ist unser Fehler. Bitte lade die Seite neu.
page-reload = Neu laden

## Making a table

page-new = Neuer Tisch
page-game = Spiel
page-players = { $first } bis { $last } Personen
page-number-of-players = Wie viele spielen?
page-against = Gegen wen
page-strength = Wie stark
page-strength-free = Bots für freie Plätze
page-seat-by-seat = Platz für Platz
page-all-friends = Freunde mit eigenen Geräten
page-all-here = Alle an diesem Gerät
page-all-bots = Nur Bots
page-seat-kind = Wer sitzt auf Platz { $number }?
page-seat-here = an diesem Gerät
page-seat-bot = Bot
page-seat-number = Platz { $number }
page-player = Spieler { $number }
page-name-of = Name auf Platz { $number }
page-level = Stufe
page-temper = Spielstil
page-temper-none = Ausgeglichen
page-edition = Ausgabe
page-options = Einzelne Optionen
page-numbers-odd = „{ $value }“ ist keine ganze Zahl über 0.
page-numbers-count = Hier gehören { $count } Zahlen hin; bis jetzt sind es { $found }.
page-table = Tisch
page-listed = Öffentlich auf der Startseite zeigen
page-clock-move = Zeit pro Spielzug
page-clock-away = Bot übernimmt für Abwesende nach
page-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
page-off = unbegrenzt
page-never = nie
page-spectators = Wie viele dürfen zuschauen?
page-first = Wer beginnt?
page-first-chance = wird ausgelost
page-pace = Tempo der Bots
page-make = Tisch erstellen

## My games, settings, about, rules

page-import = Gespeicherte Partie öffnen
page-status-waiting = wartet
page-status-playing = läuft
page-status-over = beendet
# Puts a sheet away that was read.
page-next = Weiter
page-go-on = Weiterspielen
page-no-games = Du hast hier noch nicht gespielt.
# How a finished game ended for the reader; never place 1.
page-place = Platz { $place } von { $count }
page-place-won = Gewonnen
page-forget = Vergiss mich
page-forget-about = Deine Sitzung und dein Name werden von diesem Server gelöscht, deine Einstellungen von diesem Gerät. Bots übernehmen deine Plätze.
page-forget-sure = Ja, vergiss mich
page-about-what = Mit tusch spielst du Figaro und Zirkus Flohcati, zwei Kartenspiele von Reiner Knizia, mit Freunden und mit Bots, genau nach den Regeln.
page-about-notice = Die Spiele sind von Reiner Knizia. Regeltexte, Zeichnungen und Programm sind von uns; weder der Autor noch ein Verlag ist daran beteiligt.
page-about-fair = Alle Karten einer Partie stehen fest, bevor die erste zu sehen ist, und das lässt sich hinterher prüfen. So ist klar, dass nichts vertauscht wurde; ob die Person, die den Server betreibt, gespickt hat, zeigt es nicht.
page-about-privacy = Kein Konto, kein Tracking: Ein Cookie merkt sich deinen Platz, sonst wird nichts über dich gespeichert.
page-about-licences = Lizenzen der verwendeten Software
page-ruling = Warum spielen wir das so?
page-rules-note = In dieser Ausgabe: { $text }
page-examples = Beispiele

## Replay

page-import-about = Wähle eine Datei, die hier, auf der Befehlszeile oder auf einem anderen Server gespeichert wurde.
page-export = Diese Partie speichern
page-spectator = Publikum
page-replay-from = Gesehen von
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-next = Einen Schritt vor
page-replay-moment = Nächster großer Moment
page-replay-last = Zum Ende
page-replay-entry = Stelle
page-replay-at = { $at } von { $last }
page-replay-play-on = Ab hier weiterspielen
page-fair-check = Kartenverteilung prüfen
page-why-bot = Warum?
page-why-bot-says = { $seat }:
page-why-bot-silent = Einfach so, nach Gefühl.
# Its moves, where an offer would say “you”.
page-why-bot-flohcati-choice-end = Den Zug beenden
page-why-bot-figaro-choice-swap = Das längste Wegstück tauschen
page-why-bot-figaro-choice-keep = Den Weg lassen, wie er ist
page-setup = Eigener Tisch
