### What players read on the page, besides the words of the games.

## Home

page-tagline = Zwei kleine Kartenspiele von Reiner Knizia, für einen Abend oder für hundert.
page-about-figaro = Streiche bei Hofe: Schieb deine Karten den anderen zu, und lass sie dafür geradestehen. 3 bis 6 Personen ab 8 Jahren, eine halbe Stunde.
page-about-flohcati = Ein Flohzirkus: noch eine Karte aufdecken oder nehmen, was da liegt? 2 bis 5 Personen ab 7 Jahren, eine Viertelstunde.
page-play-now = Jetzt spielen
page-friends = Mit Freunden
page-learn = Lernen
page-rules = Regeln
page-join = An einen Tisch setzen
page-join-go = Los
page-open-tables = Tische, die auf Mitspieler warten
page-open-seats =
    { $count ->
        [one] { $count } Sitz frei
       *[other] { $count } Sitze frei
    }
page-my-games = Meine Spiele
page-settings = Einstellungen
page-about = Über tusch
page-home = Startseite
page-guest = Gast

## Before the game

page-seats = Sitze
page-seat-open = frei
page-sit = Hier sitzen
page-stand = Aufstehen
page-kick = Zum Gehen auffordern
page-take-bot = Einem Bot geben
page-open-seat = Sitz freigeben
page-host = Host
page-bot = Bot
page-your-name = Dein Name
page-start = Spiel starten
page-start-about = Sitze, die noch frei sind, übernehmen Bots.
page-waiting-for-host = Der Host startet das Spiel.
page-invite = Freunde einladen
page-invite-about = Wer den Link oder den Code hat, kann sich dazusetzen.
page-code = Code des Tisches
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
page-back = Ich bin wieder da
page-back-about = Ein Bot spielt für dich.
page-away = nicht da
page-turn-of = { $name } überlegt …
page-your-turn = Du bist am Zug.
page-not-your-turn = Du bist noch nicht am Zug.
page-dealing = Karten werden ausgeteilt …
page-over = Das Spiel ist zu Ende.
page-stale = Am Tisch ist es weitergegangen; schau noch einmal hin.
page-sort-value = Nach Wert sortieren
page-sort-colour = Nach Farbe sortieren
page-sort-attraction = Nach Attraktion sortieren
page-log = Verlauf
page-log-undone =
    { $seat-is ->
        [you] Du nimmst deinen letzten Spielzug zurück.
       *[other] { $seat } nimmt den letzten Spielzug zurück.
    }
page-chat = Chat
page-chat-say = Etwas sagen
page-chat-send = Senden
page-reaction-applause = Applaus
page-reaction-laugh = Lachen
page-reaction-surprise = Staunen
page-reaction-sigh = Seufzen
page-reaction-thanks = Danke
page-reaction-hurry = Beeilung
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
page-curtain-about = Gib das Gerät weiter. Niemand sonst schaut jetzt hin.
page-curtain-open = Ich bin { $name }
page-menu = Menü
page-close = Schließen
page-leave = Den Tisch verlassen
page-leave-sure = Gehen, ein Bot spielt weiter
page-stay = Bleiben
page-hand-over = Auf einem anderen Gerät weiterspielen
page-hand-over-about = Ein Code nimmt deinen Sitz dorthin mit, einmal und innerhalb von zehn Minuten.
page-hand-over-ask = Code zeigen
page-claim-about = Spielst du hier schon auf einem anderen Gerät? Gib den Code ein, den es zeigt.
page-claim-code = Code des anderen Geräts
page-claim = Sitz übernehmen
page-fair = Faires Austeilen
page-fair-about = Diese Zahl stand vor der ersten Karte fest. Am Ende wird das Geheimnis dahinter gezeigt, und alle können prüfen, dass keine Karte verändert wurde.

## Figaro at the table

page-figaro-king = hat den König
page-figaro-round = Runde { $round } von 3
page-figaro-pieces = Wegstücke dieser Runde
page-figaro-piece = Ein Wegstück der Länge { $length }
# What a screen reader says about a seat; $stack and $road are rough sizes in words.
page-figaro-seat = Auslage: { $display }. Stapel: { $stack }. Weg: { $road }.
page-figaro-choose-card = Wähle zuerst eine Karte von deiner Hand.
page-stack-none = keiner
page-stack-small = klein
page-stack-middling = mittelgroß
page-stack-large = groß
page-road-none = keiner
page-road-small = kurz
page-road-middling = mittellang
page-road-large = lang
page-do-figaro-play = Du bist am Zug: Wähle eine Karte, dann eine Auslage.
page-do-figaro-exchange = Ein Wegstück tauschen?
page-total-figaro = Weg { $total }

## Flohcati at the table

page-flohcati-deck =
    { $count ->
        [one] Nachziehstapel, noch { $count } Karte. Aufdecken
       *[other] Nachziehstapel, noch { $count } Karten. Aufdecken
    }
page-flohcati-flip = Aufdecken
page-flohcati-discard =
    { $count ->
        [one] Ablagestapel, { $count } Karte
       *[other] Ablagestapel, { $count } Karten
    }
page-flohcati-row = Die Reihe
page-flohcati-row-empty = Die Reihe ist leer.
page-flohcati-hand-empty = Deine Hand ist noch leer.
page-flohcati-trios =
    { $count ->
        [0] Kein Trio ausgelegt
        [one] { $count } Trio ausgelegt
       *[other] { $count } Trios ausgelegt
    }
page-flohcati-gala = Gala!
page-do-flohcati-turn = Du bist am Zug: Decke eine Karte auf oder nimm eine aus der Reihe.
page-do-flohcati-fanfare-take = Nimm eine Karte aus der Reihe.
page-do-flohcati-demand = Von wem forderst du eine Karte?
page-do-flohcati-steal = Bei wem ziehst du eine Karte?
page-do-flohcati-give = Von dir wird eine Karte gefordert: Welche gibst du her?
page-do-flohcati-finish = Lege ein Trio aus, eröffne die Galavorstellung oder beende deinen Zug.
page-total-flohcati =
    { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }

## After the game

page-score = Ergebnis
page-winner = Gewonnen
page-rematch = Noch einmal spielen
page-rematch-join = Zum nächsten Spiel
page-replay = Nachspielen

## Settings

page-language = Sprache
page-sound = Ton
page-motion = Bewegung
page-motion-off = keine
page-motion-quick = schnell
page-motion-normal = normal
page-motion-slow = langsam
page-theme = Hell oder dunkel
page-theme-auto = wie das System
page-theme-light = hell
page-theme-dark = dunkel
page-card-size = Größe der Karten
page-notices = Sag mir Bescheid, wenn ich am Zug bin

## What goes wrong

page-connecting = Verbindung wird aufgebaut …
page-lost = Verbindung verloren, neuer Versuch …
page-offline = Du bist offline. Sobald die Verbindung wieder da ist, geht das Spiel weiter.
page-newer = Es gibt eine neuere Fassung dieser Seite.
page-renew = Neue Fassung laden
page-nowhere = Hier ist nichts.
page-kicked = Der Host hat deinen Sitz freigegeben.
page-moved = Dein Sitz ist jetzt auf einem anderen Gerät.
page-misfit = Diese Seite und der Server verstehen sich nicht: Eines von beiden ist älter. Lade die Seite neu.
page-game-unknown = Diese Seite kann dieses Spiel nicht zeigen. Lade die Seite neu: Vielleicht hat der Server eine neuere.
page-error = Etwas ist schiefgegangen, und es ist unser Fehler. Bitte lade die Seite neu.
page-reload = Neu laden

## Making a table

page-new = Neuer Tisch
page-game = Spiel
page-players = { $first } bis { $last } Personen
page-number-of-players = Wie viele spielen
page-all-friends = Freunde mit eigenen Geräten
page-all-here = Alle an diesem Gerät
page-all-bots = Nur Bots
page-seat-kind = Wer auf Sitz { $number } sitzt
page-seat-here = an diesem Gerät
page-seat-bot = Bot
page-seat-number = Sitz { $number }
page-player = Person { $number }
page-name-of = Name auf Sitz { $number }
page-level = Stufe
page-temper = Temperament
page-temper-none = ausgeglichen
page-edition = Ausgabe
page-options = Einzelne Optionen
page-table = Tisch
page-listed = Auf der Startseite zu sehen, für alle
page-clock-move = Zeit für einen Spielzug
page-clock-away = Ein Bot springt für Abwesende ein nach
page-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
page-off = unbegrenzt
page-never = nie
page-spectators = Zuschauen erlaubt
page-first = Wer beginnt
page-first-chance = der Zufall entscheidet
page-pace = Tempo der Bots
page-make = Tisch eröffnen

## My games, settings, about, rules

page-import = Eine gespeicherte Partie öffnen
page-status-waiting = wartet
page-status-playing = läuft
page-status-over = zu Ende
page-go-on = Weiterspielen
page-no-games = Du hast hier noch nicht gespielt.
page-forget = Vergiss mich
page-forget-about = Deine Sitzung und dein Name werden von diesem Server gelöscht, deine Einstellungen von diesem Gerät. Deine Sitze gehen an Bots.
page-forget-sure = Ja, vergiss mich
page-about-what = Mit tusch spielst du Figaro und Zirkus Flohcati, zwei Kartenspiele von Reiner Knizia, mit Freunden und mit Bots, genau nach ihren Regeln.
page-about-notice = Die Spiele sind von Reiner Knizia. Regeltexte, Zeichnungen und Programm sind unsere eigenen; dies ist kein Produkt des Autors oder eines Verlags.
page-about-fair = Die Karten jedes Spiels stehen vor der ersten Karte fest, und das lässt sich hinterher prüfen. So ist klar, dass nichts verändert wurde; ob jemand, der den Server betreibt, hineingesehen hat, zeigt es nicht.
page-about-privacy = Kein Konto, kein Tracking: Ein Cookie merkt sich deinen Sitz, sonst wird nichts über dich gespeichert.
page-about-licences = Lizenzen der Software auf dieser Seite
page-ruling = Warum ist das so?
page-rules-note = In dieser Ausgabe: { $text }
page-examples = Durchgerechnete Beispiele

## Replay

page-import-about = Wähle eine Aufzeichnung: eine Datei von dieser Seite, von der Befehlszeile oder von einem anderen Server.
page-export = Aufzeichnung sichern
page-spectator = Publikum
page-replay-from = Ansehen vom Sitz von
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-next = Einen Schritt weiter
page-replay-last = Zum Ende
page-replay-entry = Stelle im Spiel
page-replay-at = { $at } von { $last }
page-replay-play-on = Ab hier weiterspielen
page-fair-check = Das Austeilen prüfen
page-fair-good = Es wurde fair ausgeteilt: Jede Karte stand vor der ersten fest.
page-fair-broken = Es wurde nicht so ausgeteilt wie versprochen: Das Geheimnis passt nicht zu der Zahl, die vor dem Spiel zu sehen war.
page-fair-entry = Es wurde nicht so ausgeteilt wie versprochen: Eintrag { $entry } weicht ab.
page-fair-none = Bei diesem Spiel gibt es kein faires Austeilen zu prüfen: Es wurde ab einer Aufzeichnung weitergespielt.
page-why-bot = Warum?
page-why-bot-silent = Einfach so, nach Gefühl.
page-setup = Einrichten
