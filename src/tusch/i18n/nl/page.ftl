### What players read on the page, besides the words of the games.

## Home

page-tagline = Twee kleine kaartspellen van Reiner Knizia, voor één avond of voor honderd.
page-about-figaro = Kattenkwaad aan het hof: leg je kaarten bij de anderen neer en laat hen ervoor opdraaien. 3 tot 6 spelers, 8 jaar en ouder, een half uur.
page-about-flohcati = Een vlooiencircus: nog een kaart omdraaien, of nemen wat er ligt? 2 tot 5 spelers, 7 jaar en ouder, een kwartier.
page-play-now = Nu spelen
page-friends = Met vrienden
page-learn = Leren
page-rules = Regels
page-join = Aanschuiven aan een tafel
page-join-go = Ga
page-open-tables = Tafels die op spelers wachten
page-open-seats =
    { $count ->
        [one] { $count } stoel vrij
       *[other] { $count } stoelen vrij
    }
page-my-games = Mijn spellen
page-settings = Instellingen
page-about = Over tusch
page-home = Startpagina
page-guest = Gast

## Before the game

page-seats = Stoelen
page-seat-open = vrij
page-sit = Ga hier zitten
page-stand = Opstaan
page-kick = Vragen te vertrekken
page-take-bot = Aan een bot geven
page-open-seat = Stoel vrijgeven
page-host = host
page-bot = bot
page-your-name = Je naam
page-start = Start het spel
page-start-about = Bots nemen de stoelen die nog vrij zijn.
page-waiting-for-host = De host start het spel.
page-invite = Vrienden uitnodigen
page-invite-about = Wie de link of de code heeft, kan aanschuiven.
page-code = Code van de tafel
page-qr = QR-code met de link naar deze tafel
page-link = Link naar deze tafel
page-share = Delen
page-copied = Gekopieerd

## At the table

page-you = Jij
page-nothing = niets
page-hand = Je hand
page-hand-size =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
# The name of a card that cannot be played now.
page-card-not-now = { $name }, nu niet mogelijk
page-stand-in = een bot valt in
page-back = Ik ben er weer
page-back-about = Een bot speelt voor je.
page-away = weg
page-turn-of = { $name } denkt na …
page-your-turn = Je bent aan de beurt.
page-not-your-turn = Je bent nog niet aan de beurt.
page-dealing = De kaarten worden gedeeld …
page-over = Het spel is afgelopen.
page-stale = Aan tafel is het verdergegaan; kijk nog eens.
page-sort-value = Sorteer op waarde
page-sort-colour = Sorteer op kleur
page-sort-attraction = Sorteer op attractie
page-log = Verloop
page-log-undone =
    { $seat-is ->
        [you] Je neemt je laatste zet terug.
       *[other] { $seat } neemt de laatste zet terug.
    }
page-chat = Chat
page-chat-say = Zeg iets
page-chat-send = Versturen
page-reaction-applause = Applaus
page-reaction-laugh = Lachen
page-reaction-surprise = Verbazing
page-reaction-sigh = Zuchten
page-reaction-thanks = Dank je
page-reaction-hurry = Schiet op
page-undo = Terugnemen
page-undo-asked = { $name } wil de laatste zet terugnemen.
page-undo-waiting = Aan de anderen wordt gevraagd of { $name } de laatste zet mag terugnemen.
page-undo-agree = Akkoord
page-undo-deny = Nee
page-clock =
    { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }
page-clause = Waarom? { $clause }
page-curtain = Nu is { $name } aan de beurt
page-curtain-about = Geef het apparaat door. Niemand anders kijkt mee.
page-curtain-open = Ik ben { $name }
page-menu = Menu
page-close = Sluiten
page-leave = De tafel verlaten
page-leave-sure = Weggaan, een bot speelt verder
page-stay = Blijven
page-hand-over = Verder spelen op een ander apparaat
page-hand-over-about = Met een code neem je je stoel daarheen mee, één keer en binnen tien minuten.
page-hand-over-ask = Toon de code
page-claim-about = Speel je hier al op een ander apparaat? Voer de code in die het toont.
page-claim-code = Code van het andere apparaat
page-claim = Stoel overnemen
page-fair = Eerlijk gedeeld
page-fair-about = Dit getal lag vast vóór de eerste kaart. Aan het eind wordt het geheim erachter getoond, en iedereen kan nagaan dat er geen kaart veranderd is.

## Figaro at the table

page-figaro-king = heeft de koning
page-figaro-round = Ronde { $round } van 3
page-figaro-pieces = Wegtegels van deze ronde
page-figaro-piece = Een wegtegel van lengte { $length }
# What a screen reader says about a seat; $stack and $road are rough sizes in words.
page-figaro-seat = Tableau: { $display }. Stapel: { $stack }. Weg: { $road }.
page-figaro-choose-card = Kies eerst een kaart uit je hand.
page-stack-none = geen
page-stack-small = klein
page-stack-middling = middelgroot
page-stack-large = groot
page-road-none = geen
page-road-small = kort
page-road-middling = middellang
page-road-large = lang
page-do-figaro-play = Jouw beurt: kies een kaart, en dan een tableau.
page-do-figaro-exchange = Een wegtegel ruilen?
page-total-figaro = Weg { $total }

## Flohcati at the table

page-flohcati-deck =
    { $count ->
        [one] Trekstapel, nog { $count } kaart. Omdraaien
       *[other] Trekstapel, nog { $count } kaarten. Omdraaien
    }
page-flohcati-flip = Omdraaien
page-flohcati-discard =
    { $count ->
        [one] Aflegstapel, { $count } kaart
       *[other] Aflegstapel, { $count } kaarten
    }
page-flohcati-row = De rij
page-flohcati-row-empty = De rij is leeg.
page-flohcati-hand-empty = Je hand is nog leeg.
page-flohcati-trios =
    { $count ->
        [0] Geen trio neergelegd
        [one] { $count } trio neergelegd
       *[other] { $count } trio’s neergelegd
    }
page-flohcati-gala = Gala!
page-do-flohcati-turn = Jouw beurt: draai een kaart om, of neem er een uit de rij.
page-do-flohcati-fanfare-take = Neem een kaart uit de rij.
page-do-flohcati-demand = Van wie eis je een kaart op?
page-do-flohcati-steal = Bij wie trek je een kaart?
page-do-flohcati-give = Er wordt een kaart van je opgeëist: welke geef je?
page-do-flohcati-finish = Leg een trio neer, open de galavoorstelling, of beëindig je beurt.
page-total-flohcati =
    { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }

## After the game

page-score = Uitslag
page-winner = Gewonnen
page-rematch = Nog een keer spelen
page-rematch-join = Naar het volgende spel
page-replay = Naspelen

## Settings

page-language = Taal
page-sound = Geluid
page-motion = Beweging
page-motion-off = geen
page-motion-quick = snel
page-motion-normal = normaal
page-motion-slow = langzaam
page-theme = Licht of donker
page-theme-auto = zoals het systeem
page-theme-light = licht
page-theme-dark = donker
page-card-size = Grootte van de kaarten
page-notices = Laat het me weten als ik aan de beurt ben

## What goes wrong

page-connecting = Bezig met verbinden …
page-lost = Verbinding verbroken, nieuwe poging …
page-offline = Je bent offline. Zodra er weer verbinding is, gaat het spel verder.
page-newer = Er is een nieuwere versie van deze pagina.
page-renew = Gebruik die
page-nowhere = Hier is niets.
page-kicked = De host heeft je stoel vrijgegeven.
page-moved = Je stoel is nu op een ander apparaat.
page-misfit = Deze pagina en de server begrijpen elkaar niet: een van beide is ouder. Laad de pagina opnieuw.
page-game-unknown = Deze pagina kan dit spel niet tonen. Laad de pagina opnieuw: misschien heeft de server een nieuwere.
page-error = Er ging iets mis, en dat ligt aan ons. Laad de pagina opnieuw.
page-reload = Opnieuw laden

## Making a table

page-new = Nieuwe tafel
page-game = Spel
page-players = { $first } tot { $last } spelers
page-number-of-players = Spelers
page-all-friends = Vrienden met een eigen apparaat
page-all-here = Allemaal op dit apparaat
page-all-bots = Alleen bots
page-seat-kind = Wie er op stoel { $number } zit
page-seat-here = op dit apparaat
page-seat-bot = bot
page-seat-number = Stoel { $number }
page-player = Speler { $number }
page-name-of = Naam op stoel { $number }
page-level = Niveau
page-temper = Karakter
page-temper-none = evenwichtig
page-edition = Editie
page-options = Losse opties
page-table = Tafel
page-listed = Te zien op de startpagina, voor iedereen
page-clock-move = Tijd voor een zet
page-clock-away = Een bot valt in voor wie weg is na
page-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
page-off = onbeperkt
page-never = nooit
page-spectators = Toekijken toegestaan
page-first = Wie begint
page-first-chance = het toeval beslist
page-pace = Tempo van de bots
page-make = Open de tafel

## My games, settings, about, rules

page-import = Een bewaarde partij openen
page-status-waiting = wacht
page-status-playing = bezig
page-status-over = afgelopen
page-go-on = Verder spelen
page-no-games = Je hebt hier nog niet gespeeld.
page-forget = Vergeet mij
page-forget-about = Je sessie en je naam worden van deze server gewist, en je instellingen van dit apparaat. Je stoelen gaan naar bots.
page-forget-sure = Ja, vergeet mij
page-about-what = Met tusch speel je Figaro en Zirkus Flohcati, twee kaartspellen van Reiner Knizia, met vrienden en met bots, precies volgens hun regels.
page-about-notice = De spellen zijn van Reiner Knizia. Regelteksten, tekeningen en programma zijn van onszelf; dit is geen product van de auteur of van een uitgever.
page-about-fair = De kaarten van elk spel liggen vast vóór de eerste kaart, en dat is achteraf na te gaan. Zo blijkt dat er niets veranderd is; of wie de server draait heeft gekeken, blijkt er niet uit.
page-about-privacy = Geen account, geen tracking: een cookie onthoudt je stoel, en verder wordt er niets over je bewaard.
page-about-licences = Licenties van de software op deze pagina
page-ruling = Waarom is dat zo?
page-rules-note = In deze editie: { $text }
page-examples = Uitgewerkte voorbeelden

## Replay

page-import-about = Kies een verslag: een bestand van deze pagina, van de opdrachtregel of van een andere server.
page-export = Verslag bewaren
page-spectator = Toeschouwer
page-replay-from = Kijken vanaf de stoel van
page-replay-first = Naar het begin
page-replay-back = Eén stap terug
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-next = Eén stap verder
page-replay-last = Naar het eind
page-replay-entry = Moment in het spel
page-replay-at = { $at } van { $last }
page-replay-play-on = Vanaf hier verder spelen
page-fair-check = De deling controleren
page-fair-good = De deling is eerlijk: elke kaart lag vast vóór de eerste.
page-fair-broken = De deling is niet wat beloofd was: het geheim past niet bij het getal dat vóór het spel te zien was.
page-fair-entry = De deling is niet wat beloofd was: stap { $entry } wijkt af.
page-fair-none = Bij dit spel valt er geen deling te controleren: er werd verder gespeeld vanaf een verslag.
page-why-bot = Waarom?
page-why-bot-silent = Het leek gewoon een goed idee.
page-setup = Instellen
