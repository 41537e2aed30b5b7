### What the command line says.

## Version and notice

cli-notice =
    Dies ist eine unabhängige Arbeit. Weder der Autor noch die Verlage der
    Spiele haben sie gebilligt. Die Namen gehören ihren Inhabern. Die Arbeit
    enthält weder Bilder noch Texte der gedruckten Spiele.

## Help, one page a command

cli-help =
    tusch: Figaro und Zirkus Flohcati, zwei Kartenspiele, genau nach ihren Regeln

    Aufruf: tusch [Optionen]
            tusch BEFEHL ...

    Ohne Befehl startet es auf diesem Rechner und öffnet den Browser:

      --lan           auch andere im lokalen Netz einladen, mit einem QR-Code
      --no-browser    nur sagen, wo es zu finden ist
      --port N        der Port (Standard: 8000 oder der nächste freie)
      --data DATEI    wo alle Tische liegen

      play SPIEL      im Terminal gegen Bots spielen
      simulate SPIEL  Bots gegeneinander spielen lassen, Aufzeichnungen schreiben
      arena SPIEL     Bots mit denselben Karten aneinander messen
      replay DATEI    Aufzeichnungen nachspielen und prüfen
      coach DATEI     sagen, was jede Entscheidung wert war, und was Glück war
      rules SPIEL     die Regeln Punkt für Punkt

      serve           den Tischserver laufen lassen
      backup DATEI    die Daten eines Servers kopieren, auch im Betrieb
      restore DATEI   eine solche Kopie zurückspielen
      move VON NACH   die Daten in eine andere Datei oder nach PostgreSQL kopieren
      tables          die Tische eines Servers aufzählen, und wer spielt
      check           die Daten eines Servers auf Schäden prüfen
      trust-clock     bestätigen, dass die Uhr dieses Rechners stimmt
      verify DATEI    prüfen, ob die Karten von Aufzeichnungen vorher feststanden

    SPIEL ist figaro (3 bis 6 Personen) oder flohcati (2 bis 5).

      BEFEHL --help   alles über einen Befehl, mit Beispielen
      --version       die Version, und wessen Arbeit das ist
      --lang LANG     die Sprache; sonst die der Umgebung (LC_ALL, LC_MESSAGES,
                      LANG)

    Rückgabewerte: 0 alles gut, 1 eine Aufzeichnung ist fehlerhaft oder Daten
    sind beschädigt, 2 es ging nicht, 130 mit Strg-C abgebrochen. Die Variable
    NO_COLOR schaltet alle Farben aus.

    Beispiele:
      tusch
      tusch --lan
      tusch play figaro
      tusch rules flohcati
      tusch simulate figaro --players 5 --games 1000 --seed 7 --out games.jsonl
cli-help-play =
    tusch play: eine ganze Partie im Terminal gegen Bots, Zeile für Zeile

    Aufruf: tusch play SPIEL [Optionen]

      SPIEL                figaro oder flohcati
      --players N          wie viele spielen, dich mitgezählt (Standard: 4)
      --edition E          figaro: davinci, aid, dutch; flohcati: amigo
      --option NAME=WERT   eine Option der Ausgabe ändern; mehrfach möglich
      --seed S             eine ganze Zahl: derselbe Startwert, dieselbe Partie
      --seat I             wo du sitzt, ab 0 gezählt (Standard: 0)
      --bots A,B,...       gegen wen: ein Bot für alle oder für jeden Platz einer
      --name NAME          dein Name, für die Aufzeichnung
      --save DATEI         die Partie bei jedem Spielzug speichern, auch wenn du
                           gehst
      --load DATEI         mit einer gespeicherten Partie weitermachen
      --lang LANG          die Sprache

    Du wählst mit einer Nummer oder tippst einen Spielzug, wie Aufzeichnungen ihn
    schreiben, zum Beispiel R2>1. Was nicht erlaubt ist, wird erklärt. Ein
    Fragezeichen zeigt, was du sonst noch tippen kannst. Mit Strg-D und Strg-C
    gehst du. Spielzüge können auch aus einer Datei oder von einem Programm
    kommen, einer je Zeile.

    Bots, die leichtesten zuerst: random, novice, casual, steady, skilled, expert,
    master; mit Spielstil: steady/careful, steady/bold, steady/spiteful.

    Beispiele:
      tusch play figaro --players 3 --edition dutch
      tusch play figaro --bots casual,steady/bold,expert
      tusch play flohcati --save zirkus.jsonl
      tusch play --load zirkus.jsonl --save zirkus.jsonl
cli-help-simulate =
    tusch simulate: Bots gegeneinander spielen lassen, Aufzeichnungen schreiben

    Aufruf: tusch simulate SPIEL [Optionen]

      SPIEL                figaro oder flohcati
      --players N          wie viele spielen (Standard: 4, oder so viele wie --bots)
      --games K            wie viele Partien (Standard: 100)
      --edition E          figaro: davinci, aid, dutch; flohcati: amigo
      --option NAME=WERT   eine Option der Ausgabe ändern; mehrfach möglich
      --seed S             eine ganze Zahl: derselbe Startwert, dieselbe Datei
      --bots A,B,...       wer spielt: ein Name für alle oder einer je Platz
                           (Standard: random)
      --out DATEI          wohin die Aufzeichnungen kommen; - ist die
                           Standardausgabe
      --lang LANG          die Sprache

    Partie k zum Startwert S ist dieselbe, wie viele Partien auch gespielt werden:
    Ihr Geber zieht aus Pythons random.Random("S/k/dealer"), der Bot auf Platz i aus
    random.Random("S/k/seat i"). Die Datei erscheint, wenn alle Partien gespielt
    sind; nach Strg-C enthält sie die, die fertig waren.

    Beispiele:
      tusch simulate figaro --players 5 --games 1000 --seed 7 --out games.jsonl
      tusch simulate figaro --edition dutch --option exchange=off
      tusch simulate flohcati --bots random,random --out - | tusch replay -
cli-help-arena =
    tusch arena: Bots mit denselben Karten aneinander messen

    Aufruf: tusch arena SPIEL --bots A,B,... [Optionen]

      SPIEL                figaro oder flohcati
      --bots A,B,...       wer spielt: weniger oder mehr als Plätze wechseln sich ab
      --players N          wie viele am Tisch sitzen (Standard: 4)
      --games K            wie viele Partien (Standard: 100)
      --edition E          figaro: davinci, aid, dutch; flohcati: amigo
      --option NAME=WERT   eine Option der Ausgabe ändern; mehrfach möglich
      --seed S             eine ganze Zahl: derselbe Startwert, dieselben Partien
      --workers W          wie viele Partien zugleich (Standard: eine je Kern)
      --out DATEI          wohin die Aufzeichnungen kommen; derselbe Befehl macht
                           dort weiter; - ist die Standardausgabe
      --plot DATEI.svg     die Wertungen zeichnen
      --adjusted           auch die Anteile ohne Kartenglück zeigen, und wie viel
                           mal weniger Partien sie brauchen
      --lang LANG          die Sprache

    Jede Kartenverteilung wird von jedem Platz aus einmal gespielt, damit sich das
    Glück ausgleicht. Die Bereiche gelten zu 95 %; eine Wertung, die um 400 höher
    ist, heißt zehnmal so stark. Unter 10 Kartenverteilungen gibt es keine
    Bereiche.

      random, greedy       irgendetwas; Faustregeln
      novice ... master    Stufen: novice, casual, steady, skilled, expert, master
      steady/bold          ein Spielstil: careful, bold oder spiteful
      master:20ms          eine Stufe, die nicht länger nachdenkt
      search:2000          Suche mit so vielen Probepartien; search:20ms nach Zeit
      flat:200, ismcts:200,
      openspiel:200,
      openspiel-max:200    Suchen zum Vergleich
      module:Class         eine eigene Python-Klasse
      program:COMMAND      irgendein Programm, das JSON-Zeilen spricht

    Beispiele:
      tusch arena figaro --bots greedy,random,random,random --games 400
      tusch arena flohcati --players 2 --bots steady,greedy/bold --plot x.svg
cli-help-replay =
    tusch replay: Aufzeichnungen nach den Regeln nachspielen und prüfen

    Aufruf: tusch replay DATEI [--legal]

      DATEI        Aufzeichnungen, je Zeile eine; - ist die Standardeingabe
      --legal      zu jeder Entscheidung ausgeben, was möglich war, als eine Zeile
                   JSON; der Befund geht dann an die Standardfehlerausgabe
      --lang LANG  die Sprache

    Aufzeichnungen und Einträge zählen ab 0. Der Rückgabewert ist 1, wenn eine
    Aufzeichnung fehlerhaft ist.

    Beispiele:
      tusch replay games.jsonl
      tusch replay games.jsonl --legal > decisions.jsonl
cli-help-coach =
    tusch coach: was jede Entscheidung wert war, und was Glück war

    Aufruf: tusch coach DATEI [Optionen]

      DATEI              Aufzeichnungen beendeter Partien; - ist die Standardeingabe
      --seat N           wessen Partie, ab 0 (Standard: 0)
      --all              alle Plätze
      --record K         eine Aufzeichnung der Datei, ab 0 (Standard: alle)
      --budget PLAYOUTS  wie viel je Entscheidung probiert wird (Standard: 4096)
      --json             ein Objekt je Partie und Platz; mit --summary je
                         Person
      --plot FILE.svg    die Kurve und die Bilanz eines Platzes zeichnen
      --workers W        wie viele Partien zugleich, mit --json oder --summary
                         (Standard: 1)
      --summary          was alle verschenkt haben, über alle Partien
      --lang LANG        die Sprache

    Teuer heißt ein Spielzug nur, wenn ein anderer ohne Zweifel besser war, nach
    dem, was man wissen konnte. Der Rückgabewert ist 1, wenn eine Aufzeichnung
    fehlerhaft oder nicht zu Ende ist.

    Beispiele:
      tusch coach games.jsonl --seat 2
      tusch coach games.jsonl --record 3 --seat 1 --plot game.svg
      tusch coach games.jsonl --all --workers 2 --summary
cli-help-rules =
    tusch rules: die Regeln eines Spiels, Punkt für Punkt

    Aufruf: tusch rules SPIEL [Optionen]

      SPIEL                figaro oder flohcati
      --edition E          figaro: davinci, aid, dutch; flohcati: amigo
      --option NAME=WERT   eine Option der Ausgabe ändern; mehrfach möglich
      --lang LANG          die Sprache

    Beispiele:
      tusch rules figaro --edition dutch
      tusch rules flohcati | less

## Errors

cli-error-command = Unbekannter Befehl „{ $value }“; zur Wahl stehen { $allowed }.
cli-error-option = Unbekannte Option { $value }; hier stehen zur Wahl { $allowed }.
cli-error-game = Nenne ein Spiel: { $either }.
cli-error-missing =
    { $value ->
        [FILE] Es fehlt DATEI; --help sagt, was wohin gehört.
       *[other] Es fehlt { $value }; --help sagt, was wohin gehört.
    }
cli-error-value = Die Option { $option } braucht einen Wert.
cli-error-number = { $option } braucht eine ganze Zahl, nicht „{ $value }“.
cli-error-flag = { $option } nimmt keinen Wert wie „{ $value }“.
cli-error-unused = Mit „{ $value }“ ist hier nichts anzufangen; --help sagt, was wohin gehört.
cli-error-twice = Die Option { $option } ist nur einmal möglich.
cli-error-other = { $reason }
cli-error-file = { $file }: { $reason }.
cli-error-text = Der Text „{ $value }“ fehlt; er gehört nach { $file }.
cli-error-output = Nicht alles konnte gelesen oder geschrieben werden: { $reason }.
cli-error-language =
    { $allowed-count ->
        [one] Unbekannte Sprache „{ $value }“; es gibt nur { $allowed }.
       *[other] Unbekannte Sprache „{ $value }“; zur Wahl stehen { $allowed }.
    }
cli-error-least = { $option } kann nicht { $value } sein; es muss mindestens { $least } sein.
cli-error-bots =
    Es sind { $value } Bots für { $count } Plätze; nenne einen Bot für alle oder für jeden Platz einen.
cli-error-seat = Platz { $value } gibt es nicht; die Plätze dieses Tisches sind { $allowed }.
cli-error-loaded = { $option } kann nicht geändert werden: --load übernimmt es von der gespeicherten Partie.
cli-error-loaded-game = Die gespeicherte Partie ist { $game }, nicht „{ $value }“.
cli-error-records = In { $file } sind { $count } Aufzeichnungen; weitermachen lässt sich nur mit einer einzigen.
cli-compiling = Die Suche für { $game } wird für diesen Rechner übersetzt, das geschieht nur einmal; danach beginnen die Partien.

## Simulate

cli-simulate-played =
    { $games ->
        [one] { $game } ({ $edition }), { $players } Plätze, Startwert { $seed }: { $games } Partie.
       *[other] { $game } ({ $edition }), { $players } Plätze, Startwert { $seed }: { $games } Partien.
    }
cli-simulate-seat =
    { $wins ->
        [one] Platz { $number }, { $name }: { $wins } Sieg, im Mittel Summe { $average }.
       *[other] Platz { $number }, { $name }: { $wins } Siege, im Mittel Summe { $average }.
    }
cli-simulate-moves = Spielzüge in einer Partie: im Mittel { $average }.
cli-simulate-speed = Zeit: { $seconds } Sekunden, { $speed } Partien in der Sekunde.
cli-simulate-stopped =
    { $count ->
        [0] Abgebrochen, bevor eine Partie fertig war.
        [one] Abgebrochen: { $count } von { $games } Partien ist fertig.
       *[other] Abgebrochen: { $count } von { $games } Partien sind fertig.
    }

## Replay

cli-replay-bad = { $file }, Zeile { $line }, Aufzeichnung { $record }: { $reason }
cli-coach-empty = In { $file } steht keine Partie.
cli-replay-found =
    { $file }: { $records ->
        [one] { $records } Aufzeichnung
       *[other] { $records } Aufzeichnungen
    }, davon { $finished } zu Ende gespielt und { $running } offen, { $moves ->
        [one] { $moves } Spielzug
       *[other] { $moves } Spielzüge
    }, { $bad } fehlerhaft.
cli-replay-game =
    { $count ->
        [one] { $game }: { $count } Partie
       *[other] { $game }: { $count } Partien
    }

## Play: beginning and end

cli-play-begin =
    { $game } ({ $edition }), { $players } Personen, Startwert { $seed }. In Spielzügen bist du Nummer { $number }. Tippe ?, um zu sehen, was du tippen kannst.
cli-play-with = Du spielst gegen { $others }.
cli-play-bot = { $name } ({ $level })
cli-play-loaded =
    { $moves ->
        [one] Die gespeicherte Partie geht nach { $moves } Spielzug weiter. Seit du zuletzt dran warst:
       *[other] Die gespeicherte Partie geht nach { $moves } Spielzügen weiter. Seit du zuletzt dran warst:
    }
cli-play-no-terminal =
    { $game } spielt man, indem man tippt, und hier kann niemand tippen. Zum Spielen gib denselben
    Befehl in einem Terminal ein. Das geht auch ohne:

      tusch play { $name } < DATEI   mit den Zeilen einer Datei spielen
      tusch simulate { $name }       Bots gegeneinander spielen lassen
      tusch rules { $name }          die Regeln lesen
cli-play-name = Spieler
cli-play-score = Die Wertung:
cli-play-place =
    { $seat-is ->
        [you] { $won ->
            [yes] Du: { $total }, und du gewinnst.
           *[no] Du: { $total }.
        }
       *[other] { $won ->
            [yes] { $seat }: { $total }, gewinnt.
           *[no] { $seat }: { $total }.
        }
    }
cli-play-reason = { $points }: { $text } ({ $clause })
cli-play-left = Du verlässt die Partie.
cli-play-saved = Die Partie ist in { $file } gespeichert.
cli-play-saving = Die Partie ist in { $file } gespeichert, von jetzt an bei jedem Spielzug.
cli-play-go-on = Weiter geht es mit: tusch play { $name } --load { $file } --save { $file }
cli-play-unsaved =
    Diese Partie ist nicht gespeichert. Beginne das nächste Mal mit: tusch play { $name } --save DATEI, oder tippe save DATEI, bevor du gehst. Weiter geht es dann mit: tusch play { $name } --load DATEI

## Play: your decision

cli-play-turn = Du bist am Zug.
cli-play-still = Du bist immer noch am Zug.
cli-play-asked = Du musst etwas entscheiden.
cli-play-may = Du kannst:
cli-play-choice = { $number }. { $text } [{ $move }]
cli-play-prompt =
    { $count ->
        [one] Deine Wahl (Enter, oder ? für Hilfe):
       *[other] Deine Wahl (1 bis { $count }, oder ? für Hilfe):
    }
cli-play-number =
    { $count ->
        [one] Zur Wahl steht nur Nummer 1.
       *[other] Tippe eine Nummer von 1 bis { $count }.
    }
cli-play-forms = „{ $value }“ ist weder ein Spielzug noch ein Befehl. Spielzüge sehen aus wie { $allowed }; ? zeigt die Befehle.
cli-play-why-not = Das geht nicht: { $text } ({ $clause })
cli-play-why-possible = Das darfst du.
cli-play-why-what = Tippe why und einen Spielzug, zum Beispiel: why { $example }
cli-play-save-what = Tippe save und den Namen einer Datei, zum Beispiel: save partie.jsonl
cli-play-not-saved = Die Partie konnte nicht gespeichert werden: { $file }: { $reason }.
cli-play-no-clause = Den Punkt „{ $value }“ gibt es in den Regeln nicht; sie gehen von { $first } bis { $last }.
cli-play-commands =
    Du kannst tippen:
      eine Nummer     was in der Liste unter dieser Nummer steht
      einen Spielzug  wie er am Ende einer Zeile in Klammern steht
      moves           noch einmal die Liste
      table           was wo liegt
      hand            deine Hand
      discard         der Ablagestapel, wo es einen gibt
      log             alles, was geschehen ist
      why SPIELZUG    warum ein Spielzug nicht geht
      rules           die Regeln; rules { $clause } für einen einzelnen Punkt
      save DATEI      die Partie speichern
      quit            die Partie verlassen, wie Strg-D und Strg-C

## Play: what lies where, in Figaro

cli-figaro-round =
    { $king-is ->
        [you] Runde { $round } von { $rounds }. Du hast den König.
       *[other] Runde { $round } von { $rounds }. { $king } hat den König.
    }
cli-figaro-removed = In der Schachtel: { $out }.
cli-figaro-pieces =
    { $when ->
        [now] Wegstücke dieser Runde: { $lengths }.
       *[later] Wegstücke der Runde { $round }: { $lengths }.
    }
cli-figaro-seat =
    { $seat-is ->
        [you] [{ $number }] Du: { $display }; { $stack }; { $road }; { $held } auf der Hand.
       *[other] [{ $number }] { $seat }: { $display }; { $stack }; { $road }; { $held } auf der Hand.
    }
cli-figaro-display = { $shown } in der Auslage, Wert { $worth }
cli-figaro-display-empty = nichts in der Auslage
cli-figaro-stack-none = kein Stapel
cli-figaro-stack-small = ein kleiner Stapel
cli-figaro-stack-middling = ein mittelgroßer Stapel
cli-figaro-stack-large = ein großer Stapel
cli-figaro-stack-open = ein Stapel mit { $held }
cli-figaro-road-none = kein Weg
cli-figaro-road-very-short = ein sehr kurzer Weg
cli-figaro-road-short = ein kurzer Weg
cli-figaro-road-middling = ein mittellanger Weg
cli-figaro-road-long = ein langer Weg
cli-figaro-road-very-long = ein sehr langer Weg
cli-figaro-road-open = ein Weg der Länge { $length } ({ $pieces })
cli-figaro-lead-away = Deine nächste Karte musst du vor jemand anderen legen.

## Play: what lies where, in Zirkus Flohcati

cli-flohcati-deck =
    { $count ->
        [0] Der Nachziehstapel ist leer.
        [one] Im Nachziehstapel ist noch eine Karte.
       *[other] Im Nachziehstapel sind noch { $count } Karten.
    }
cli-flohcati-row = Die Reihe: { $shown }.
cli-flohcati-row-empty = Die Reihe ist leer.
cli-flohcati-seat =
    { $seat-is ->
        [you] [{ $number }] Du: { $held } auf der Hand; { $laid }.
       *[other] [{ $number }] { $seat }: { $held } auf der Hand; { $laid }.
    }
cli-flohcati-trios =
    { $count ->
        [0] kein Trio
        [one] ein Trio ({ $shown })
       *[other] { $count } Trios ({ $shown })
    }

## Play: in every game

cli-cards =
    { $count ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $count } Karten
    }
cli-hand = Deine Hand: { $shown }.
cli-hand-empty = Deine Hand ist leer.
cli-discard = Der Ablagestapel: { $shown }.
cli-discard-empty = Der Ablagestapel ist leer.
cli-card = { $notation } { $name }
