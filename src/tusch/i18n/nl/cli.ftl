### What the command line says.

## Version and notice

cli-notice =
    Dit is onafhankelijk werk. Het is niet goedgekeurd door de auteur of de
    uitgevers van de spellen. Hun namen zijn van hun eigenaars. Het bevat geen
    beeld en geen tekst van de gedrukte spellen.

## Help, one page a command

cli-help =
    tusch: Figaro en Zirkus Flohcati, twee kaartspellen, precies volgens hun regels

    Gebruik: tusch [opties]
             tusch COMMANDO ...

    Zonder commando start het op deze machine en opent het de browser:

      --lan           ook anderen in het lokale netwerk toelaten, met een QR-code
      --no-browser    alleen zeggen waar het te vinden is
      --port N        de poort (standaard: 8000, of de volgende die vrij is)
      --data BESTAND  waar alle tafels bewaard worden

      play SPEL       in de terminal spelen tegen bots
      simulate SPEL   bots tegen elkaar laten spelen en partijen opslaan
      arena SPEL      bots met dezelfde kaarten aan elkaar meten
      replay BESTAND  partijen naspelen en controleren
      coach BESTAND   zeggen wat elke beslissing waard was, en wat geluk was
      rules SPEL      de regels, punt voor punt

      serve           de tafelserver draaien
      backup BESTAND  de gegevens van een server kopiëren, ook als hij draait
      restore BESTAND zo’n kopie terugzetten
      move VAN NAAR   de gegevens naar een ander bestand of PostgreSQL kopiëren
      tables          de tafels van een server opsommen, en wie er spelen
      check           de gegevens van een server op schade nakijken
      trust-clock     bevestigen dat de klok van deze machine klopt
      verify BESTAND  nagaan of de kaarten van partijen vooraf vastlagen

    SPEL is figaro (3 tot 6 spelers) of flohcati (2 tot 5).

      COMMANDO --help alles over een commando, met voorbeelden
      --version       de versie, en van wie dit werk is
      --lang LANG     de taal; anders die van de omgeving (LC_ALL, LC_MESSAGES,
                      LANG)

    Exitcodes: 0 alles is goed, 1 een partij is ongeldig of gegevens zijn
    beschadigd, 2 het lukte niet, 130 gestopt met Ctrl-C. De variabele NO_COLOR zet
    alle kleur uit.

    Voorbeelden:
      tusch
      tusch --lan
      tusch play figaro
      tusch rules flohcati
      tusch simulate figaro --players 5 --games 1000 --seed 7 --out games.jsonl
cli-help-play =
    tusch play: een hele partij in de terminal tegen bots, regel voor regel

    Gebruik: tusch play SPEL [opties]

      SPEL                 figaro of flohcati
      --players N          hoeveel er spelen, jij erbij (standaard: 4)
      --edition E          figaro: davinci, aid, dutch; flohcati: amigo
      --option NAAM=WAARDE een optie van de editie veranderen; mag vaker
      --seed S             een geheel getal: dezelfde startwaarde, dezelfde partij
      --seat I             waar je zit, vanaf 0 geteld (standaard: 0)
      --bots A,B,...       je tegenstanders: één bot voor alle, of één per plaats
      --name NAAM          je naam, voor het bestand
      --save BESTAND       de partij bij elke zet opslaan, ook als je weggaat
      --load BESTAND       verdergaan met een opgeslagen partij
      --lang LANG          de taal

    Je kiest met een nummer of typt een zet zoals die in partijbestanden staat,
    bijvoorbeeld R2>1. Wat niet mag, wordt uitgelegd. Een vraagteken laat zien wat
    je nog meer kunt typen. Met Ctrl-D en Ctrl-C ga je weg. Zetten kunnen ook uit
    een bestand of van een programma komen, één per regel.

    Bots, de makkelijkste eerst: random, novice, casual, steady, skilled, expert,
    master; met een speelstijl: steady/careful, steady/bold, steady/spiteful.

    Voorbeelden:
      tusch play figaro --players 3 --edition dutch
      tusch play figaro --bots casual,steady/bold,expert
      tusch play flohcati --save circus.jsonl
      tusch play --load circus.jsonl --save circus.jsonl
cli-help-simulate =
    tusch simulate: bots tegen elkaar laten spelen en partijen opslaan

    Gebruik: tusch simulate SPEL [opties]

      SPEL                 figaro of flohcati
      --players N          hoeveel er spelen (standaard: 4, of zoveel als --bots)
      --games K            hoeveel partijen (standaard: 100)
      --edition E          figaro: davinci, aid, dutch; flohcati: amigo
      --option NAAM=WAARDE een optie van de editie veranderen; mag vaker
      --seed S             een geheel getal: dezelfde startwaarde, hetzelfde bestand
      --bots A,B,...       wie er spelen: één naam voor alle, of één per plaats
                           (standaard: random)
      --out BESTAND        waar de partijen heen gaan; - is de standaarduitvoer
      --lang LANG          de taal

    Partij k van startwaarde S is dezelfde, hoeveel partijen er ook gespeeld worden:
    de gever trekt uit Pythons random.Random("S/k/dealer"), de bot op plaats i uit
    random.Random("S/k/seat i"). Het bestand verschijnt als alle partijen gespeeld
    zijn; na Ctrl-C bevat het de partijen die klaar waren.

    Voorbeelden:
      tusch simulate figaro --players 5 --games 1000 --seed 7 --out games.jsonl
      tusch simulate figaro --edition dutch --option exchange=off
      tusch simulate flohcati --bots random,random --out - | tusch replay -
cli-help-arena =
    tusch arena: bots met dezelfde kaarten aan elkaar meten

    Gebruik: tusch arena SPEL --bots A,B,... [opties]

      SPEL                 figaro of flohcati
      --bots A,B,...       wie er spelen: meer of minder dan de plaatsen wisselen af
      --players N          hoeveel er aan een tafel zitten (standaard: 4)
      --games K            hoeveel partijen (standaard: 100)
      --edition E          figaro: davinci, aid, dutch; flohcati: amigo
      --option NAAM=WAARDE een optie van de editie veranderen; mag vaker
      --seed S             een geheel getal: dezelfde startwaarde, dezelfde partijen
      --workers W          hoeveel partijen tegelijk (standaard: één per kern)
      --out BESTAND        waar de partijen heen gaan; hetzelfde commando gaat daar
                           verder; - is de standaarduitvoer
      --plot BESTAND.svg   de ratings tekenen
      --adjusted           ook de aandelen zonder kaartgeluk tonen, en hoeveel keer
                           minder partijen die nodig hebben
      --lang LANG          de taal

    Elke kaartverdeling wordt vanaf elke plaats één keer gespeeld, zodat geluk
    wegvalt. De marges zijn van 95%; een rating die 400 hoger is, betekent tien
    keer zo sterk. Onder de 10 kaartverdelingen zijn er geen marges.

      random, greedy       zomaar iets; vuistregels
      novice ... master    niveaus: novice, casual, steady, skilled, expert, master
      steady/bold          een speelstijl: careful, bold of spiteful
      master:20ms          een niveau dat niet langer nadenkt dan dat
      search:2000          zoeken met zoveel proefpartijen; search:20ms op tijd
      flat:200, ismcts:200,
      openspiel:200,
      openspiel-max:200    zoekers, ter vergelijking
      module:Class         een eigen Python-klasse
      program:COMMAND      elk programma dat JSON-regels spreekt

    Voorbeelden:
      tusch arena figaro --bots greedy,random,random,random --games 400
      tusch arena flohcati --players 2 --bots steady,greedy/bold --plot x.svg
cli-help-replay =
    tusch replay: partijen volgens de regels naspelen en controleren

    Gebruik: tusch replay BESTAND [--legal]

      BESTAND      partijen, één per regel; - is de standaardinvoer
      --legal      bij elke beslissing tonen wat er kon, als één regel JSON; wat er
                   gevonden is, gaat dan naar de standaardfoutuitvoer
      --lang LANG  de taal

    Partijen en stappen tellen vanaf 0. De exitcode is 1 als een partij ongeldig is.

    Voorbeelden:
      tusch replay games.jsonl
      tusch replay games.jsonl --legal > decisions.jsonl
cli-help-coach =
    tusch coach: wat elke beslissing waard was, en wat geluk was

    Gebruik: tusch coach BESTAND [opties]

      BESTAND            partijen die uit zijn; - is de standaardinvoer
      --seat N           wiens partij, vanaf 0 (standaard: 0)
      --all              alle plaatsen
      --record K         één partij van het bestand, vanaf 0 (standaard: alle)
      --budget PLAYOUTS  hoeveel er per beslissing geprobeerd wordt
                         (standaard: 4096)
      --json             één object per partij en plaats; met --summary één
                         per speler
      --plot FILE.svg    de lijn en de balans van één plaats tekenen
      --workers W        hoeveel partijen tegelijk, met --json of --summary
                         (standaard: 1)
      --summary          wat iedereen weggaf, over alle partijen
      --lang LANG        de taal

    Een zet heet alleen duur als een andere zonder twijfel beter was, naar wat de
    speler kon weten. De exitcode is 1 als een partij ongeldig is of niet uit.

    Voorbeelden:
      tusch coach games.jsonl --seat 2
      tusch coach games.jsonl --record 3 --seat 1 --plot game.svg
      tusch coach games.jsonl --all --workers 2 --summary
cli-help-rules =
    tusch rules: de regels van een spel, punt voor punt

    Gebruik: tusch rules SPEL [opties]

      SPEL                 figaro of flohcati
      --edition E          figaro: davinci, aid, dutch; flohcati: amigo
      --option NAAM=WAARDE een optie van de editie veranderen; mag vaker
      --lang LANG          de taal

    Voorbeelden:
      tusch rules figaro --edition dutch
      tusch rules flohcati | less

## Errors

cli-error-command = Onbekend commando ‘{ $value }’; kies uit { $allowed }.
cli-error-option = Onbekende optie { $value }; kies hier uit { $allowed }.
cli-error-game = Noem een spel: { $either }.
cli-error-missing =
    { $value ->
        [FILE] BESTAND ontbreekt; --help zegt wat waar hoort.
       *[other] { $value } ontbreekt; --help zegt wat waar hoort.
    }
cli-error-value = De optie { $option } heeft een waarde nodig.
cli-error-number = { $option } vraagt om een geheel getal, niet ‘{ $value }’.
cli-error-flag = { $option } neemt geen waarde zoals ‘{ $value }’.
cli-error-unused = Met ‘{ $value }’ valt hier niets te doen; --help zegt wat waar hoort.
cli-error-twice = De optie { $option } mag maar één keer.
cli-error-other = { $reason }
cli-error-file = { $file }: { $reason }.
cli-error-text = De tekst ‘{ $value }’ ontbreekt; hij hoort in { $file }.
cli-error-output = Niet alles kon gelezen of geschreven worden: { $reason }.
cli-error-language =
    { $allowed-count ->
        [one] Onbekende taal ‘{ $value }’; er is alleen { $allowed }.
       *[other] Onbekende taal ‘{ $value }’; kies uit { $allowed }.
    }
cli-error-least = { $option } kan niet { $value } zijn; het moet { $least } of meer zijn.
cli-error-bots =
    Er zijn { $value } bots voor { $count } plaatsen; noem één bot voor alle plaatsen, of één per plaats.
cli-error-seat = Plaats { $value } is er niet; de plaatsen van deze tafel zijn { $allowed }.
cli-error-loaded = { $option } kan niet veranderd worden: --load neemt het over van de opgeslagen partij.
cli-error-loaded-game = De opgeslagen partij is { $game }, niet ‘{ $value }’.
cli-error-records = Er staan { $count } partijen in { $file }; verdergaan kan alleen met een bestand van één partij.
cli-compiling = Het zoeken voor { $game } wordt voor deze machine gecompileerd, en dat gebeurt één keer; daarna beginnen de partijen.

## Simulate

cli-simulate-played =
    { $games ->
        [one] { $game } ({ $edition }), { $players } spelers, startwaarde { $seed }: { $games } partij.
       *[other] { $game } ({ $edition }), { $players } spelers, startwaarde { $seed }: { $games } partijen.
    }
cli-simulate-seat = Plaats { $number }, { $name }: { $wins } keer gewonnen, gemiddelde score { $average }.
cli-simulate-moves = Zetten van spelers in een partij: gemiddeld { $average }.
cli-simulate-speed = Tijd: { $seconds } seconden, { $speed } partijen per seconde.
cli-simulate-stopped =
    { $count ->
        [0] Gestopt voordat er een partij klaar was.
        [one] Gestopt: { $count } van de { $games } partijen is klaar.
       *[other] Gestopt: { $count } van de { $games } partijen zijn klaar.
    }

## Replay

cli-replay-bad = { $file }, regel { $line }, partij { $record }: { $reason }
cli-coach-empty = Er staat geen partij in { $file }.
cli-replay-found =
    { $file }: { $records ->
        [one] { $records } partij
       *[other] { $records } partijen
    }, waarvan { $finished } afgelopen en { $running } lopend, { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }, { $bad } ongeldig.
cli-replay-game =
    { $count ->
        [one] { $game }: { $count } partij
       *[other] { $game }: { $count } partijen
    }

## Play: beginning and end

cli-play-begin =
    { $game } ({ $edition }), { $players } spelers, startwaarde { $seed }. In zetten ben je nummer { $number }. Typ ? om te zien wat je kunt typen.
cli-play-with = Je speelt tegen { $others }.
cli-play-bot = { $name } ({ $level })
cli-play-loaded =
    { $moves ->
        [one] De opgeslagen partij gaat verder na { $moves } zet. Sinds je laatste zet:
       *[other] De opgeslagen partij gaat verder na { $moves } zetten. Sinds je laatste zet:
    }
cli-play-no-terminal =
    { $game } speel je door te typen, en hier kan niemand typen. Geef hetzelfde commando in een
    terminal om te spelen. Wat zonder terminal kan:

      tusch play { $name } < BESTAND   spelen met de regels van een bestand
      tusch simulate { $name }         bots tegen elkaar laten spelen
      tusch rules { $name }            de regels lezen
cli-play-name = Speler
cli-play-score = De score:
cli-play-place =
    { $seat-is ->
        [you] { $won ->
            [yes] Jij: { $total }, en je wint.
           *[no] Jij: { $total }.
        }
       *[other] { $won ->
            [yes] { $seat }: { $total }, wint.
           *[no] { $seat }: { $total }.
        }
    }
cli-play-reason = { $points }: { $text } ({ $clause })
cli-play-left = Je verlaat de partij.
cli-play-saved = De partij is opgeslagen in { $file }.
cli-play-saving = De partij is opgeslagen in { $file }, vanaf nu bij elke zet.
cli-play-go-on = Verdergaan kan met: tusch play { $name } --load { $file } --save { $file }
cli-play-unsaved =
    Deze partij is niet opgeslagen. Begin de volgende keer met: tusch play { $name } --save BESTAND, of typ save BESTAND voordat je weggaat. Verdergaan kan dan met: tusch play { $name } --load BESTAND

## Play: your decision

cli-play-turn = Je bent aan de beurt.
cli-play-still = Je bent nog steeds aan de beurt.
cli-play-asked = Er wordt je iets gevraagd.
cli-play-may = Kies:
cli-play-choice = { $number }. { $text } [{ $move }]
cli-play-prompt =
    { $count ->
        [one] Jouw zet (Enter, of ? voor hulp):
       *[other] Jouw zet (1 tot en met { $count }, of ? voor hulp):
    }
cli-play-number =
    { $count ->
        [one] Er valt alleen nummer 1 te kiezen.
       *[other] Typ een nummer van 1 tot en met { $count }.
    }
cli-play-forms = ‘{ $value }’ is geen zet en geen commando. Zetten zien eruit als { $allowed }; ? toont de commando’s.
cli-play-why-not = Dat kan niet: { $text } ({ $clause })
cli-play-why-possible = Dat mag.
cli-play-why-what = Typ why en een zet, bijvoorbeeld: why { $example }
cli-play-save-what = Typ save en de naam van een bestand, bijvoorbeeld: save partij.jsonl
cli-play-not-saved = De partij kon niet opgeslagen worden: { $file }: { $reason }.
cli-play-no-clause = Punt ‘{ $value }’ is er niet in de regels; ze gaan van { $first } tot en met { $last }.
cli-play-commands =
    Je kunt typen:
      een nummer    wat in de lijst bij dat nummer staat
      een zet       zoals die tussen haken aan het eind van een regel staat
      moves         nog eens de lijst
      table         wat waar ligt
      hand          je hand
      discard       de aflegstapel, als die er is
      log           alles wat er gebeurd is
      why ZET       waarom een zet niet kan
      rules         de regels; rules { $clause } voor één punt
      save BESTAND  de partij opslaan
      quit          de partij verlaten, net als Ctrl-D en Ctrl-C

## Play: what lies where, in Figaro

cli-figaro-round =
    { $king-is ->
        [you] Ronde { $round } van { $rounds }. Jij hebt de koning.
       *[other] Ronde { $round } van { $rounds }. { $king } heeft de koning.
    }
cli-figaro-removed = In de doos: { $out }.
cli-figaro-pieces =
    { $when ->
        [now] Wegtegels van deze ronde: { $lengths }.
       *[later] Wegtegels van ronde { $round }: { $lengths }.
    }
cli-figaro-seat =
    { $seat-is ->
        [you] [{ $number }] Jij: { $display }; { $stack }; { $road }; { $held } in de hand.
       *[other] [{ $number }] { $seat }: { $display }; { $stack }; { $road }; { $held } in de hand.
    }
cli-figaro-display = { $shown } open, waarde { $worth }
cli-figaro-display-empty = niets open
cli-figaro-stack-none = geen stapel
cli-figaro-stack-small = een kleine stapel
cli-figaro-stack-middling = een middelgrote stapel
cli-figaro-stack-large = een grote stapel
cli-figaro-stack-open = een stapel van { $held }
cli-figaro-road-none = geen weg
cli-figaro-road-very-short = een heel korte weg
cli-figaro-road-short = een korte weg
cli-figaro-road-middling = een middellange weg
cli-figaro-road-long = een lange weg
cli-figaro-road-very-long = een heel lange weg
cli-figaro-road-open = een weg van lengte { $length } ({ $pieces })
cli-figaro-lead-away = Je volgende kaart moet je bij een andere speler leggen.

## Play: what lies where, in Zirkus Flohcati

cli-flohcati-deck =
    { $count ->
        [0] De trekstapel is leeg.
        [one] Er zit nog één kaart in de trekstapel.
       *[other] Er zitten nog { $count } kaarten in de trekstapel.
    }
cli-flohcati-row = De rij: { $shown }.
cli-flohcati-row-empty = De rij is leeg.
cli-flohcati-seat =
    { $seat-is ->
        [you] [{ $number }] Jij: { $held } in de hand; { $laid }.
       *[other] [{ $number }] { $seat }: { $held } in de hand; { $laid }.
    }
cli-flohcati-trios =
    { $count ->
        [0] geen trio
        [one] een trio ({ $shown })
       *[other] { $count } trio’s ({ $shown })
    }

## Play: in every game

cli-cards =
    { $count ->
        [0] geen kaart
        [one] 1 kaart
       *[other] { $count } kaarten
    }
cli-hand = Je hand: { $shown }.
cli-hand-empty = Je hand is leeg.
cli-discard = De aflegstapel: { $shown }.
cli-discard-empty = De aflegstapel is leeg.
cli-card = { $notation } { $name }
