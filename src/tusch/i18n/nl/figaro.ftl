### What players read during a game of Figaro.

figaro-title = Figaro
figaro-introduction =
    Figaro wil dolgraag een baan aan het hof, maar wie voor zijn streken opdraait, wordt een heel
    eind van het kasteel weggestuurd. Drie rondes lang leggen jullie elkaar kaarten voor; wie de
    meeste kaarten moet nemen, krijgt de langste wegtegels, en de kortste weg wint.

## Cards and colours

figaro-colour-R = rood
figaro-colour-Y = geel
figaro-colour-G = groen
figaro-colour-B = blauw
figaro-colour-P = paars

figaro-card-R = rode { $worth } (vechten)
figaro-card-Y = gele { $worth } (koken)
figaro-card-G = groene { $worth } (musiceren)
figaro-card-B = blauwe { $worth } (toveren)
figaro-card-P = paarse { $worth } (schilderen)
figaro-card-J = nar { $worth }
figaro-card-O = rondedans

## What happened. Before the scoring no sentence tells the size of a stack or the length of a
## road (F30).

figaro-event-removed = Met drie spelers blijft één kleur in de doos: { $colour }.
# $groups: the lengths of each round's pieces, "15, 9 and 2; 14, 8 and 3; 12, 7 and 1".
figaro-event-roads-drawn = De wegtegels van de drie rondes zijn getrokken: { $groups }.
figaro-event-started =
    { $seat-is ->
        [you] Jij hebt de koning en begint.
       *[other] { $seat } heeft de koning en begint.
    }
# A spectator sees no cards.
figaro-event-dealt =
    { $cards-count ->
        [0] De kaarten van ronde { $round } zijn gedeeld.
       *[other] De kaarten van ronde { $round } zijn gedeeld. Je hand: { $cards }.
    }
figaro-event-played =
    { $seat-is ->
        [you]
            { $owner-is ->
                [you] Je legt een { $card } voor jezelf.
               *[other] Je legt een { $card } voor { $owner }.
            }
       *[other]
            { $owner-is-seat ->
                [yes] { $seat } legt een { $card } in het eigen tableau.
               *[no]
                    { $owner-is ->
                        [you] { $seat } legt een { $card } voor jou.
                       *[other] { $seat } legt een { $card } voor { $owner }.
                    }
            }
    }
figaro-event-ring =
    { $seat-is ->
        [you] Je speelt een rondedans: alle tableaus schuiven één stoel op naar links.
       *[other] { $seat } speelt een rondedans: alle tableaus schuiven één stoel op naar links.
    }
figaro-event-collected =
    { $seat-is ->
        [you] Je tableau is 6 of meer waard: je neemt alle open kaarten en bent aan de beurt.
       *[other] Het tableau van { $seat } is 6 of meer waard: { $seat } neemt alle open kaarten en is aan de beurt.
    }
figaro-event-taken =
    { $into ->
        [hand]
            { $seat-is ->
                [you] Je neemt alle open kaarten in je hand.
               *[other] { $seat } neemt alle open kaarten in de hand.
            }
       *[stack]
            { $seat-is ->
                [you] Je neemt alle open kaarten op je stapel.
               *[other] { $seat } neemt alle open kaarten op de eigen stapel.
            }
    }
figaro-event-one-card-left =
    { $seat-is ->
        [you] Je hebt nog één kaart.
       *[other] { $seat } heeft nog één kaart.
    }
figaro-event-last-card-played =
    { $seat-is ->
        [you] Je hebt je laatste kaart gespeeld.
       *[other] { $seat } heeft de laatste handkaart gespeeld.
    }
# $counts: "Anna 7, Ben 12 and you 0".
figaro-event-round-ended =
    { $seat-is ->
        [you] Je bent aan de beurt, maar hebt geen kaart meer en neemt de koning: de ronde is afgelopen. Kaarten in de stapels: { $counts }.
       *[other] { $seat } is aan de beurt, maar heeft geen kaart meer en neemt de koning: de ronde is afgelopen. Kaarten in de stapels: { $counts }.
    }
figaro-event-exchanged =
    { $seat-is ->
        [you] Je ruilt een wegtegel van lengte { $given } voor een van lengte { $got }.
       *[other] { $seat } ruilt een wegtegel van lengte { $given } voor een van lengte { $got }.
    }
figaro-event-kept =
    { $seat-is ->
        [you] Je ruilt niets.
       *[other] { $seat } ruilt niets.
    }
figaro-event-paved =
    { $seat-is ->
        [you] Je neemt de wegtegel van lengte { $length }.
       *[other] { $seat } neemt de wegtegel van lengte { $length }.
    }
figaro-event-won =
    { $seat-is ->
        [you] Je wint het spel.
       *[other] { $seat } wint het spel.
    }

## What you may do: entries of a list, and labels

figaro-choice-play =
    { $owner-is ->
        [you] Leg een { $card } voor jezelf
       *[other] Leg een { $card } voor { $owner }
    }
figaro-choice-ring = Speel een rondedans: alle tableaus schuiven één stoel op naar links
figaro-choice-take = Neem alle open kaarten
figaro-choice-swap = Ruil je langste wegtegel voor de kortste van deze ronde
figaro-choice-keep = Laat je weg zoals hij is

## Why not

figaro-why-not-spectator = Je kijkt toe; alleen wie meespeelt, kan iets doen.
figaro-why-not-dealer = Dat doet de gever, niet een speler.
figaro-why-not-exchange-other = De ruil wordt { $seat } aangeboden, niet jou.
figaro-why-not-exchange-now = Er valt nu niets over een ruil te beslissen.
figaro-why-not-over = Het spel is afgelopen.
figaro-why-not-deal-first = De kaarten zijn nog niet gedeeld.
figaro-why-not-exchange-first =
    { $seat-is ->
        [you] Beslis eerst of je een wegtegel ruilt.
       *[other] Eerst beslist { $seat } over de ruil.
    }
figaro-why-not-turn = { $seat } is aan de beurt, jij niet.
figaro-why-not-take-empty = Er ligt geen kaart op tafel, dus er valt niets te nemen.
figaro-why-not-take-twice = Je hebt in deze ronde al een keer alle open kaarten in je hand genomen, en dat mag maar één keer.
figaro-why-not-not-in-hand = Je hebt geen { $card } in je hand.
figaro-why-not-ring-own = Een rondedans komt altijd in je eigen tableau; je speelt hem zonder er een te noemen.
figaro-why-not-no-seat = Stoel { $value } is er niet aan een tafel met { $count } stoelen; ze tellen vanaf 0.
figaro-why-not-colour-elsewhere =
    { $owner-is ->
        [you] In je eigen tableau ligt al { $colour }, dus { $colour } kan alleen daar en nergens anders.
       *[other] In het tableau van { $owner } ligt al { $colour }, dus { $colour } kan alleen daar en nergens anders.
    }
figaro-why-not-other-colour =
    { $owner-is ->
        [you] In je eigen tableau ligt { $colour }, dus een { $card } past daar niet.
       *[other] In het tableau van { $owner } ligt { $colour }, dus een { $card } past daar niet.
    }
figaro-why-not-lead-away = Je hebt net alle open kaarten genomen, dus deze kaart moet voor een andere speler.

## Why this score: lines of a score sheet

figaro-why-piece =
    { $seat-is ->
        [you]
            { $count ->
                [one] Ronde { $round }: { $count } kaart in je stapel, dus je neemt de wegtegel van lengte { $length }.
               *[other] Ronde { $round }: { $count } kaarten in je stapel, dus je neemt de wegtegel van lengte { $length }.
            }
       *[other]
            { $count ->
                [one] Ronde { $round }: { $count } kaart in de stapel van { $seat }, dus de wegtegel van lengte { $length }.
               *[other] Ronde { $round }: { $count } kaarten in de stapel van { $seat }, dus de wegtegel van lengte { $length }.
            }
    }
figaro-why-no-piece-empty =
    { $seat-is ->
        [you] Ronde { $round }: je stapel is leeg, dus je neemt geen wegtegel.
       *[other] Ronde { $round }: de stapel van { $seat } is leeg, dus geen wegtegel.
    }
figaro-why-no-piece-last =
    { $seat-is ->
        [you]
            { $count ->
                [one] Ronde { $round }: met { $count } kaart komt jouw stapel als laatste, en je hoeft geen wegtegel te nemen.
               *[other] Ronde { $round }: met { $count } kaarten komt jouw stapel als laatste, en je hoeft geen wegtegel te nemen.
            }
       *[other]
            { $count ->
                [one] Ronde { $round }: met { $count } kaart komt de stapel van { $seat } als laatste: geen wegtegel.
               *[other] Ronde { $round }: met { $count } kaarten komt de stapel van { $seat } als laatste: geen wegtegel.
            }
    }
figaro-why-no-piece-fewest =
    { $seat-is ->
        [you]
            { $count ->
                [one] Ronde { $round }: niemand heeft minder dan jouw { $count } kaart, dus je neemt geen wegtegel.
               *[other] Ronde { $round }: niemand heeft minder dan jouw { $count } kaarten, dus je neemt geen wegtegel.
            }
       *[other]
            { $count ->
                [one] Ronde { $round }: { $seat } heeft { $count } kaart en niemand heeft er minder, dus geen wegtegel.
               *[other] Ronde { $round }: { $seat } heeft { $count } kaarten en niemand heeft er minder, dus geen wegtegel.
            }
    }
figaro-why-tie =
    { $king-is ->
        [you]
            { $count ->
                [one] Ronde { $round }: meerdere stapels hebben { $count } kaart; jij hebt de koning, en van daaruit volgt hun volgorde.
               *[other] Ronde { $round }: meerdere stapels hebben { $count } kaarten; jij hebt de koning, en van daaruit volgt hun volgorde.
            }
       *[other]
            { $count ->
                [one] Ronde { $round }: meerdere stapels hebben { $count } kaart; { $king } heeft de koning, en van daaruit volgt hun volgorde.
               *[other] Ronde { $round }: meerdere stapels hebben { $count } kaarten; { $king } heeft de koning, en van daaruit volgt hun volgorde.
            }
    }
figaro-why-kept =
    { $seat-is ->
        [you] Je hebt in de derde ronde de minste kaarten, had een wegtegel kunnen ruilen en hield je weg zoals hij was.
       *[other] { $seat } heeft in de derde ronde de minste kaarten, had een wegtegel kunnen ruilen en liet de weg zoals hij was.
    }
figaro-why-no-exchange =
    { $seat-is ->
        [you] Je hebt in de derde ronde de minste kaarten, maar geen wegtegel die langer is dan de kortste van de groep: geen ruil.
       *[other] { $seat } heeft in de derde ronde de minste kaarten, maar geen wegtegel die langer is dan de kortste van de groep: geen ruil.
    }
figaro-why-fewest-tie =
    { $king-is-seat ->
        [yes]
            { $seat-is ->
                [you] Meerdere spelers hebben de minste kaarten: de ruil is voor jou, want jij hebt de koning.
               *[other] Meerdere spelers hebben de minste kaarten: de ruil is voor { $seat }, want daar staat de koning.
            }
       *[no]
            { $seat-is ->
                [you] Meerdere spelers hebben de minste kaarten: de ruil is voor jou, want { $king } heeft de koning en van daaruit kom jij met de klok mee het eerst.
               *[other]
                    { $king-is ->
                        [you] Meerdere spelers hebben de minste kaarten: de ruil is voor { $seat }, want jij hebt de koning en van jou uit komt { $seat } met de klok mee het eerst.
                       *[other] Meerdere spelers hebben de minste kaarten: de ruil is voor { $seat }, want { $king } heeft de koning en van daaruit komt { $seat } met de klok mee het eerst.
                    }
            }
    }
figaro-why-exchange =
    { $seat-is ->
        [you] Je hebt in de derde ronde de minste kaarten en ruilt een wegtegel van lengte { $given } voor een van lengte { $got }.
       *[other] { $seat } heeft in de derde ronde de minste kaarten en ruilt een wegtegel van lengte { $given } voor een van lengte { $got }.
    }
figaro-why-shortest-tie =
    { $king-is-seat ->
        [yes]
            { $seat-is ->
                [you] Meerdere wegen zijn de kortste: jij wint, want jij hebt de koning.
               *[other] Meerdere wegen zijn de kortste: { $seat } wint, want daar staat de koning.
            }
       *[no]
            { $seat-is ->
                [you] Meerdere wegen zijn de kortste: jij wint, want { $king } heeft de koning en van daaruit kom jij met de klok mee het eerst.
               *[other]
                    { $king-is ->
                        [you] Meerdere wegen zijn de kortste: { $seat } wint, want jij hebt de koning en van jou uit komt { $seat } met de klok mee het eerst.
                       *[other] Meerdere wegen zijn de kortste: { $seat } wint, want { $king } heeft de koning en van daaruit komt { $seat } met de klok mee het eerst.
                    }
            }
    }

## What is wrong with what the dealer did, in a record

figaro-due-remove = nu gaat er een kleur in de doos
figaro-due-roads = nu worden de wegtegels getrokken
figaro-due-start = nu wordt bepaald wie begint
figaro-due-deal = nu worden de kaarten gedeeld
figaro-due-play = er is een speler aan de beurt
figaro-due-exchange = een speler beslist over de ruil
figaro-due-over = het spel is afgelopen

figaro-misdeal-due = Dat kan de gever hier niet doen: { $due }.
figaro-misdeal-start = Stoel { $value } kan niet beginnen, want de tafel heeft { $count } stoelen; ze tellen vanaf 0.
figaro-misdeal-groups = De gever trekt drie groepen van elk { $count } wegtegels.
figaro-misdeal-sorted = De wegtegels van een groep gaan van de langste naar de kortste.
figaro-misdeal-pieces = De wegtegels worden uit deze lengtes getrokken, elk maar één keer: { $allowed }.
figaro-misdeal-sizes = De handen moeten, vanaf stoel 0, zoveel kaarten hebben: { $allowed }.
figaro-misdeal-cards = De handen moeten samen precies de kaarten van deze tafel zijn.
