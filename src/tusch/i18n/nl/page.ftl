### What players read on the page, besides the words of the games.

## Home

page-tagline = Twee kleine kaartspellen van Reiner Knizia, voor één avond of voor honderd.
page-about-figaro = Kattenkwaad aan het hof: leg je kaarten bij de anderen neer en laat hen ervoor opdraaien. 3 tot 6 spelers, 8 jaar en ouder, een half uur.
page-about-flohcati = Een vlooiencircus: nog een kaart omdraaien, of nemen wat er ligt? 2 tot 5 spelers, 7 jaar en ouder, een kwartier.
page-play-now = Nu spelen
page-friends = Met vrienden
page-learn = Leer het spel
page-rules = Regels
page-join = Aanschuiven aan een tafel
page-join-go = Aanschuiven
page-open-tables = Hier is nog plaats
page-open-seats =
    { $count ->
        [one] { $count } plaats vrij
       *[other] { $count } plaatsen vrij
    }
page-my-games = Mijn partijen
page-settings = Instellingen
page-about = Over tusch
page-home = Startpagina
page-guest = Gast

## Before the game

page-seats = Plaatsen
page-seat-open = vrij
page-sit = Hier gaan zitten
page-sit-down = Gaan zitten
page-choose-seat = Zelf een plaats kiezen
page-stand = Opstaan
page-people = Aan deze tafel
page-people-seats = speelt als { $names }
page-mute = Dempen
page-unmute = Niet meer dempen
page-ban = Wegsturen
page-unban = Weer toelaten
page-kick = Verwijderen
page-take-bot = Bot toevoegen
page-open-seat = Plaats vrijgeven
page-host = host
page-bot = bot
page-your-name = Je naam
page-start = Partij starten
page-start-about = Bots nemen de plaatsen in die nog vrij zijn.
page-waiting-for-host = Nog even wachten: de host start de partij.
page-invite = Vrienden uitnodigen
page-invite-about = Wie de link of de code heeft, kan aanschuiven.
page-code = Tafelcode
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
# Said once to whoever comes back.
page-back-moves =
    { $count ->
        [one] Daar ben je weer: een bot heeft intussen { $count } zet voor je gedaan.
       *[other] Daar ben je weer: een bot heeft intussen { $count } zetten voor je gedaan.
    }
page-away = weg
page-turn-of = { $name } denkt na …
page-turn-away = We wachten op { $name }, die even weg is.
page-turn-ends = Je beurt loopt af.
page-your-turn = Je bent aan de beurt.
page-not-your-turn = Je bent nog niet aan de beurt.
page-dealing = De kaarten worden gedeeld …
page-over = De partij is afgelopen.
page-stale = De partij is intussen verder. Kijk nog eens.
page-sort-value = Sorteer op waarde
page-sort-colour = Sorteer op kleur
page-sort-attraction = Sorteer op attractie
page-log = Verloop
# Stands behind the line about a move that a bot made for whoever was away.
page-log-stand-in = (door een bot)
page-log-undone =
    { $seat-is ->
        [you] Je neemt je laatste zet terug.
       *[other] { $seat } neemt de laatste zet terug.
    }
page-log-below-level =
    { $seat-is ->
        [you] Onze fout: de bot die voor je speelt kon niet nadenken, dus deze zet ligt onder zijn niveau.
       *[other] Onze fout: { $seat } kon niet over deze zet nadenken, dus die ligt onder het gewone niveau.
    }
page-chat = Chat
page-chat-say = Zeg iets
page-chat-send = Versturen
page-reaction-applause = Applaus
page-reaction-laugh = Lachen
page-reaction-surprise = Verbazing
page-reaction-sigh = Zuchten
page-reaction-thanks = Dank je
page-reaction-hurry = Schiet op!
page-undo = Terugnemen
page-undo-asked = { $name } wil de laatste zet terugnemen.
page-undo-waiting = De anderen krijgen de vraag of { $name } de laatste zet mag terugnemen.
page-undo-agree = Akkoord
page-undo-deny = Nee
page-clock =
    { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }
page-clause = Waarom? { $clause }
page-curtain = Nu is { $name } aan de beurt
page-curtain-about = Geef het apparaat door. De anderen kijken even weg!
page-curtain-open = Ik ben { $name }
page-menu = Menu
page-close = Sluiten
page-leave = Tafel verlaten
page-leave-sure = Weggaan; een bot speelt door
page-stay = Blijven
page-hand-over = Verder op een ander apparaat
page-hand-over-about = Voer deze code binnen tien minuten in op het andere apparaat, of richt de camera ervan op het plaatje, dan verhuist je plaats daarheen. De code werkt één keer.
page-hand-over-ask = Code tonen
page-claim-about = Speel je al op een ander apparaat? Voer de code in die daar staat.
page-claim-code = Code van het andere apparaat
page-claim = Mijn plaats hierheen halen
page-fair = Eerlijk gedeeld
page-fair-about = Dit getal lag vast voordat iemand een kaart zag. Aan het eind zie je het geheim erachter, en kan iedereen nagaan dat er geen kaart verwisseld is.
page-fair-promise = Dit getal is de belofte van de tafel: samen met wat de spelers erbij mengen legt het elke kaart vast, en niemand kan het nog veranderen. Je apparaat bewaart het, zodat je na de partij kunt nagaan of er eerlijk gedeeld is.
page-fair-mixed = Je apparaat heeft er een willekeurige startwaarde bij gemengd:

## Figaro at the table

page-figaro-king = heeft de koning
page-figaro-round = Ronde { $round } van 3
page-figaro-pieces = Wegtegels van deze ronde
page-figaro-pieces-later = Wegtegels van ronde { $round }
page-figaro-piece = Een wegtegel van lengte { $length }
# What a screen reader says about a road piece that only looks long or short.
page-figaro-piece-small = Een korte wegtegel
page-figaro-piece-middling = Een middellange wegtegel
page-figaro-piece-large = Een lange wegtegel
# What a screen reader says about a seat; $stack and $road are rough sizes in words.
page-figaro-seat = Ligt open: { $display }. Stapel: { $stack }. Weg: { $road }.
page-figaro-choose-card = Kies eerst een kaart uit je hand.
page-stack-none = geen
page-stack-small = klein
page-stack-middling = middelgroot
page-stack-large = groot
page-road-none = geen
page-road-small = kort
page-road-middling = middellang
page-road-large = lang
page-do-figaro-play = Jouw beurt: kies een kaart, en dan een speler.
page-do-figaro-exchange = Een wegtegel ruilen?
page-total-figaro = Weglengte { $total }

## Flohcati at the table

page-flohcati-deck =
    { $count ->
        [one] Trekstapel, nog { $count } kaart. Kaart omdraaien
       *[other] Trekstapel, nog { $count } kaarten. Kaart omdraaien
    }
page-flohcati-flip = Omdraaien
page-flohcati-discard =
    { $count ->
        [one] Aflegstapel, { $count } kaart
       *[other] Aflegstapel, { $count } kaarten
    }
page-flohcati-discard-actions = Actiekaarten
page-flohcati-row = De rij
page-flohcati-row-empty = De rij is leeg.
page-flohcati-hand-empty = Je hand is leeg.
page-flohcati-trios =
    { $count ->
        [0] Geen trio neergelegd
        [one] { $count } trio neergelegd
       *[other] { $count } trio’s neergelegd
    }
page-flohcati-gala = Gala!
page-do-flohcati-turn =
    { $can ->
        [flip] Jouw beurt: draai een kaart om.
        [take] Jouw beurt: neem een kaart uit de rij.
       *[other] Jouw beurt: draai een kaart om, of neem er een uit de rij.
    }
page-do-flohcati-fanfare-take = Neem een kaart uit de rij.
page-do-flohcati-demand = Van wie eis je een kaart op?
page-do-flohcati-steal = Bij wie trek je een kaart?
page-do-flohcati-give = Je moet een kaart afgeven: welke?
page-do-flohcati-finish =
    { $can ->
        [end] Beëindig je beurt.
        [end-trio] Leg een trio neer of beëindig je beurt.
        [end-gala] Open de galavoorstelling of beëindig je beurt.
       *[other] Leg een trio neer, open de galavoorstelling of beëindig je beurt.
    }
page-total-flohcati =
    { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }

## Scenes: what is said over a moment of the game

page-scene-king =
    { $seat-is ->
        [you] Zes bij jou: de koning heeft er genoeg van!
       *[other] Zes bij { $seat }: de koning heeft er genoeg van!
    }
# What the King shouts.
page-king-says = Genoeg!
page-scene-round-over =
    { $seat-is ->
        [you] Je hebt geen kaarten meer: de ronde is afgelopen, en de koning is van jou.
       *[other] { $seat } heeft geen kaarten meer: de ronde is afgelopen, en de koning verhuist.
    }
page-round-over = Einde van ronde { $round }
# Why somebody takes a road piece, or none: half a sentence.
page-piece-most = de meeste kaarten, de langste tegel
page-piece-next = minder kaarten, de volgende tegel
page-piece-tie = gelijk: de koning beslist
page-piece-none-empty = een lege stapel: geen tegel!
page-piece-none-fewest = de minste kaarten: geen tegel!
page-piece-exchange = geeft een { $given }, krijgt een { $got }
page-scene-exchange =
    { $seat-is ->
        [you] Jij hebt de minste kaarten: je langste tegel, { $given }, gaat weg voor de kortste van de ronde, { $got }.
       *[other] { $seat } heeft de minste kaarten: de langste tegel, { $given }, gaat weg voor de kortste van de ronde, { $got }.
    }
# What somebody says when it happens to them.
page-says-one-card-left = Nog één kaart!
page-says-last-card-played = Mijn laatste kaart!
page-says-take = Ik pak alles.
page-says-take-forced = Niets past: ik moet alles pakken!
page-says-take-chosen = Ik pak liever alles!
page-scene-hired =
    { $seat-is ->
        [you] Jouw weg is de kortste: je bent aangenomen!
       *[other] { $seat } heeft de kortste weg en is aangenomen.
    }
page-scene-second =
    { $length ->
        [0] Net zo kort als de weg van { $seat }, en toch tweede!
       *[other] Het scheelde een haar: de weg van { $seat } is maar { $length } korter.
    }
page-roads = Alle wegen
page-scene-demand = Opeisen: een tegenstander moet een kaart afstaan.
page-scene-steal = Trekken: een kaart uit de hand van een tegenstander.
page-scene-fanfare = Fanfare: er worden kaarten omgedraaid tot er een dubbele komt.
page-hands = Alle handen
page-scene-rolled = De wegen worden uitgerold: de kortste wint.
page-scene-opened =
    { $seat-is ->
        [you] Je laat je hand zien.
       *[other] { $seat } laat de hand zien.
    }
page-scene-best =
    { $count ->
        [one] De beste kaart van elke attractie telt: { $count } punt.
       *[other] De beste kaart van elke attractie telt: { $count } punten.
    }
page-scene-trios = De trio’s: { $count } erbij.
page-scene-gala = Het gala: { $count } erbij.
page-scene-bow =
    { $seat-is ->
        [you] Het publiek staat op de banken: je hebt gewonnen!
       *[other] { $seat } maakt een buiging en wint.
    }
page-scene-close =
    { $count ->
        [0] Evenveel punten als { $seat }, en toch tweede!
        [one] Het scheelde een haar: { $seat } wint met { $count } punt verschil.
       *[other] Het scheelde een haar: { $seat } wint met { $count } punten verschil.
    }
page-scene-shared = Gedeelde overwinning: { $count } artiesten buigen.

## After the game

page-score = Uitslag
page-winner = Gewonnen
page-rematch = Nog een keer spelen
page-rematch-join = Naar de volgende partij
page-replay = Terugkijken

## Settings

page-language = Taal
page-sound = Geluid
page-motion = Animaties
page-motion-off = geen
page-motion-quick = snel
page-motion-normal = normaal
page-motion-slow = langzaam
page-theme = Thema
page-theme-auto = zoals je systeem
page-theme-light = licht
page-theme-dark = donker
page-card-size = Kaartgrootte
page-notices = Geef me een seintje als ik aan de beurt ben
page-waits = Wacht altijd op mij
page-waits-about = Als er niets meer te doen is, sluit de tafel je beurt na een ogenblik af. Zet dit aan om dat zelf te doen: dan verraadt een aarzeling niets.

## What goes wrong

page-connecting = Verbinding maken …
page-lost = Verbinding verbroken, nieuwe poging …
page-sending = Je zet is onderweg …
page-offline = Je bent offline. Zodra er weer verbinding is, gaat de partij verder.
page-newer = Er is een nieuwere versie van deze pagina.
page-renew = Bijwerken
page-nowhere = Hier is niets.
page-kicked = De host heeft je van je plaats gehaald.
page-moved = Je plaats is naar een ander apparaat verhuisd.
page-misfit = Deze pagina en de server begrijpen elkaar niet: een van de twee is verouderd. Laad de pagina opnieuw.
page-game-unknown = Deze pagina kan dit spel niet tonen. Laad de pagina opnieuw: misschien heeft de server een nieuwere versie.
page-error = Er ging iets mis, en dat ligt aan ons. Laad de pagina opnieuw.
page-reload = Opnieuw laden

## Making a table

page-new = Nieuwe tafel
page-game = Spel
page-players = { $first } tot { $last } spelers
page-number-of-players = Spelers
page-against = Tegen wie
page-strength = Hoe sterk
page-strength-free = Bots voor vrije plaatsen
page-seat-by-seat = Plaats voor plaats
page-all-friends = Vrienden met een eigen apparaat
page-all-here = Iedereen op dit apparaat
page-all-bots = Alleen bots
page-seat-kind = Wie zit er op plaats { $number }?
page-seat-here = op dit apparaat
page-seat-bot = bot
page-seat-number = Plaats { $number }
page-player = Speler { $number }
page-name-of = Naam op plaats { $number }
page-level = Niveau
page-temper = Speelstijl
page-temper-none = Evenwichtig
page-edition = Editie
page-options = Losse opties
page-numbers-odd = ‘{ $value }’ is geen geheel getal boven 0.
page-numbers-count = Hier horen { $count } getallen; nu zijn het er { $found }.
page-table = Tafel
page-listed = Toon deze tafel op de startpagina
page-clock-move = Tijd per zet
page-clock-away = Een bot speelt voor wie weg is, na
page-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
page-off = onbeperkt
page-never = nooit
page-spectators = Hoeveel mogen er toekijken?
page-first = Wie begint?
page-first-chance = loten
page-pace = Tempo van de bots
page-make = Tafel maken

## My games, settings, about, rules

page-import = Opgeslagen partij openen
page-status-waiting = wacht
page-status-playing = bezig
page-status-over = afgelopen
# Puts a sheet away that was read.
page-next = Verder
page-go-on = Verder spelen
page-no-games = Je hebt hier nog niet gespeeld.
# How a finished game ended for the reader; never place 1.
page-place = { $place }e van { $count }
page-place-won = Gewonnen
page-forget = Vergeet mij
page-forget-about = Je sessie en je naam worden van deze server gewist, en je instellingen van dit apparaat. Bots nemen je plaatsen over.
page-forget-sure = Ja, vergeet mij
page-about-what = Met tusch speel je Figaro en Zirkus Flohcati, twee kaartspellen van Reiner Knizia, met vrienden en met bots, precies volgens de regels.
page-about-notice = De spellen zijn van Reiner Knizia. Regelteksten, tekeningen en programma zijn van onszelf; de auteur en de uitgevers staan erbuiten.
page-about-fair = De kaarten van elke partij liggen vast vóór de eerste kaart, en dat kun je achteraf nagaan. Zo blijkt dat er niets verwisseld is; of de beheerder van de server heeft gespiekt, blijkt er niet uit.
page-about-privacy = Geen account, geen tracking: een cookie onthoudt je plaats, en verder wordt er niets over je bewaard.
page-about-licences = Licenties van de gebruikte software
page-ruling = Waarom spelen we het zo?
page-rules-note = In deze editie: { $text }
page-examples = Voorbeelden

## Replay

page-import-about = Kies een bestand dat hier, op de opdrachtregel of op een andere server is opgeslagen.
page-export = Deze partij opslaan
page-spectator = Toeschouwer
page-replay-from = Gezien door
page-replay-first = Naar het begin
page-replay-back = Eén stap terug
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-next = Eén stap verder
page-replay-moment = Volgende grote moment
page-replay-last = Naar het eind
page-replay-entry = Moment
page-replay-at = { $at } van { $last }
page-replay-play-on = Vanaf hier verder spelen
page-fair-check = Kaartverdeling controleren
page-why-bot = Waarom?
page-why-bot-says = { $seat }:
page-why-bot-silent = Het leek gewoon een goed idee.
# Its moves, where an offer would say “you”.
page-why-bot-flohcati-choice-end = Beëindig de beurt
page-why-bot-figaro-choice-swap = De langste wegtegel ruilen
page-why-bot-figaro-choice-keep = De weg laten zoals hij is
page-setup = Eigen tafel
