### What players read during a game of Figaro.

figaro-title = Figaro
figaro-introduction =
    Figaro wil dolgraag een baan aan het hof, maar wie voor zijn streken opdraait, wordt een heel
    eind van het kasteel weggestuurd. Drie rondes lang leggen jullie kaarten bij elkaar neer; wie de
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
figaro-event-roads-drawn =
    { $lengths ->
        [shown] De wegtegels van de drie rondes zijn getrokken: { $groups }.
       *[hidden] De wegtegels van de drie rondes zijn getrokken.
    }
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
                [you] Je legt een { $card } bij jezelf.
               *[other] Je legt een { $card } bij { $owner }.
            }
       *[other]
            { $owner-is-seat ->
                [yes] { $seat } legt een { $card } bij zichzelf.
               *[no]
                    { $owner-is ->
                        [you] { $seat } legt een { $card } bij jou.
                       *[other] { $seat } legt een { $card } bij { $owner }.
                    }
            }
    }
figaro-event-ring =
    { $seat-is ->
        [you] Je speelt een rondedans: alle kaarten op tafel schuiven één plaats naar links.
       *[other] { $seat } speelt een rondedans: alle kaarten op tafel schuiven één plaats naar links.
    }
figaro-event-collected =
    { $seat-is ->
        [you] Dat is 6 of meer bij jou: de koning ontploft, je neemt alles en bent daarna aan de beurt.
       *[other] Dat is 6 of meer bij { $seat }: de koning ontploft, { $seat } neemt alles en is daarna aan de beurt.
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
       *[other] { $seat } heeft de laatste kaart uit de hand gespeeld.
    }
# $counts: "Anna 7, Ben 12 and you 0".
figaro-event-round-ended =
    { $seat-is ->
        [you] Je bent aan de beurt en hebt geen kaarten meer: de ronde is afgelopen, en jij neemt de koning. Kaarten in de stapels: { $counts }.
       *[other] { $seat } is aan de beurt en heeft geen kaarten meer: de ronde is afgelopen, en { $seat } neemt de koning. Kaarten in de stapels: { $counts }.
    }
figaro-event-exchanged =
    { $seat-is ->
        [you] Je ruilt een wegtegel van lengte { $given } voor een van lengte { $got }.
       *[other] { $seat } ruilt een wegtegel van lengte { $given } voor een van lengte { $got }.
    }
figaro-event-kept =
    { $seat-is ->
        [you] Je laat je weg zoals hij is.
       *[other] { $seat } laat de weg zoals hij is.
    }
figaro-event-paved =
    { $lengths ->
        [shown]
            { $seat-is ->
                [you] Je neemt de wegtegel van lengte { $length }.
               *[other] { $seat } neemt de wegtegel van lengte { $length }.
            }
       *[hidden]
            { $seat-is ->
                [you] Je neemt de langste wegtegel die er nog ligt.
               *[other] { $seat } neemt de langste wegtegel die er nog ligt.
            }
    }
figaro-event-won =
    { $seat-is ->
        [you] Je hebt gewonnen!
       *[other] { $seat } heeft gewonnen!
    }

## What you may do: entries of a list, and labels

figaro-choice-play =
    { $owner-is ->
        [you] Leg een { $card } bij jezelf neer
       *[other] Leg een { $card } bij { $owner } neer
    }
figaro-choice-ring = Speel een rondedans: alle kaarten op tafel schuiven één plaats naar links
figaro-choice-take = Neem alle open kaarten
figaro-choice-swap = Ruil je langste wegtegel voor de kortste van deze ronde
figaro-choice-keep = Laat je weg zoals hij is

## Why not

figaro-why-not-spectator = Je kijkt toe; dat kunnen alleen de spelers.
figaro-why-not-dealer = Dat doet de gever, niet een speler.
figaro-why-not-exchange-other = De ruil is voor { $seat }, niet voor jou.
figaro-why-not-exchange-now = Er valt nu niets te ruilen.
figaro-why-not-over = De partij is afgelopen.
figaro-why-not-deal-first = De kaarten zijn nog niet gedeeld.
figaro-why-not-exchange-first =
    { $seat-is ->
        [you] Beslis eerst of je een wegtegel ruilt.
       *[other] Eerst beslist { $seat } over de ruil.
    }
figaro-why-not-turn = { $seat } is aan de beurt, jij niet.
figaro-why-not-take-empty = Er ligt nergens een open kaart, dus er valt niets te nemen.
figaro-why-not-take-twice = Je hebt deze ronde al een keer alle open kaarten in je hand genomen, en dat mag maar één keer.
figaro-why-not-not-in-hand = Je hebt geen { $card } in je hand.
figaro-why-not-ring-own = Een rondedans leg je altijd bij jezelf; daarna schuift alles door.
figaro-why-not-no-seat = Plaats { $value } is er niet aan een tafel met { $count } spelers; in zetten tellen plaatsen vanaf 0.
figaro-why-not-colour-elsewhere =
    { $owner-is ->
        [you] Bij jou ligt al { $colour }, dus { $colour } kan alleen daar en nergens anders.
       *[other] Bij { $owner } ligt al { $colour }, dus { $colour } kan alleen daar en nergens anders.
    }
figaro-why-not-other-colour =
    { $owner-is ->
        [you] Bij jou ligt { $colour }, dus een { $card } past daar niet.
       *[other] Bij { $owner } ligt { $colour }, dus een { $card } past daar niet.
    }
figaro-why-not-lead-away = Je hebt net alles genomen, dus deze kaart moet je bij een ander neerleggen.

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
                [one] Ronde { $round }: met { $count } kaart komt jouw stapel als laatste, en een wegtegel blijft je bespaard.
               *[other] Ronde { $round }: met { $count } kaarten komt jouw stapel als laatste, en een wegtegel blijft je bespaard.
            }
       *[other]
            { $count ->
                [one] Ronde { $round }: met { $count } kaart komt de stapel van { $seat } als laatste, dus geen wegtegel.
               *[other] Ronde { $round }: met { $count } kaarten komt de stapel van { $seat } als laatste, dus geen wegtegel.
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
                [one] Ronde { $round }: meerdere stapels hebben { $count } kaart; jij hebt de koning, dus de volgorde telt vanaf jouw plaats.
               *[other] Ronde { $round }: meerdere stapels hebben { $count } kaarten; jij hebt de koning, dus de volgorde telt vanaf jouw plaats.
            }
       *[other]
            { $count ->
                [one] Ronde { $round }: meerdere stapels hebben { $count } kaart; { $king } heeft de koning, dus de volgorde telt vanaf die plaats.
               *[other] Ronde { $round }: meerdere stapels hebben { $count } kaarten; { $king } heeft de koning, dus de volgorde telt vanaf die plaats.
            }
    }
figaro-why-kept =
    { $seat-is ->
        [you] Je had in de derde ronde de minste kaarten en had een wegtegel kunnen ruilen, maar je liet je weg zoals hij was.
       *[other] { $seat } had in de derde ronde de minste kaarten en had een wegtegel kunnen ruilen, maar liet de weg zoals hij was.
    }
figaro-why-no-exchange =
    { $seat-is ->
        [you] Je had in de derde ronde de minste kaarten, maar geen wegtegel die langer was dan de kortste van de groep: geen ruil.
       *[other] { $seat } had in de derde ronde de minste kaarten, maar geen wegtegel die langer was dan de kortste van de groep: geen ruil.
    }
figaro-why-fewest-tie =
    { $king-is-seat ->
        [yes]
            { $seat-is ->
                [you] Meerdere spelers hebben de minste kaarten: de ruil is voor jou, want jij hebt de koning.
               *[other] Meerdere spelers hebben de minste kaarten: de ruil is voor { $seat }, want { $seat } heeft de koning.
            }
       *[no]
            { $seat-is ->
                [you] Meerdere spelers hebben de minste kaarten: { $king } heeft de koning, en van daaruit met de klok mee kom jij het eerst, dus de ruil is voor jou.
               *[other]
                    { $king-is ->
                        [you] Meerdere spelers hebben de minste kaarten: jij hebt de koning, en vanaf jou met de klok mee komt { $seat } het eerst, dus de ruil gaat daarheen.
                       *[other] Meerdere spelers hebben de minste kaarten: { $king } heeft de koning, en van daaruit met de klok mee komt { $seat } het eerst, dus de ruil gaat daarheen.
                    }
            }
    }
figaro-why-exchange =
    { $seat-is ->
        [you] Je had in de derde ronde de minste kaarten en hebt een wegtegel van lengte { $given } geruild voor een van lengte { $got }.
       *[other] { $seat } had in de derde ronde de minste kaarten en heeft een wegtegel van lengte { $given } geruild voor een van lengte { $got }.
    }
figaro-why-equal-roads =
    { $king-is-seat ->
        [yes]
            { $seat-is ->
                [you] Even lange wegen: jij hebt de koning.
               *[other] Even lange wegen: { $seat } heeft de koning.
            }
       *[no]
            { $seat-is ->
                [you] Even lange wegen: { $king } heeft de koning, en van daaruit met de klok mee kom jij eerder.
               *[other]
                    { $king-is ->
                        [you] Even lange wegen: jij hebt de koning, en vanaf jou met de klok mee komt { $seat } eerder.
                       *[other] Even lange wegen: { $king } heeft de koning, en van daaruit met de klok mee komt { $seat } eerder.
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
figaro-due-over = de partij is afgelopen

figaro-misdeal-due = Dat kan de gever hier niet doen: { $due }.
figaro-misdeal-start = Plaats { $value } kan niet beginnen, want de tafel heeft { $count } spelers; in partijbestanden tellen plaatsen vanaf 0.
figaro-misdeal-groups = De gever trekt drie groepen van elk { $count } wegtegels.
figaro-misdeal-sorted = De wegtegels van een groep gaan van de langste naar de kortste.
figaro-misdeal-pieces = De wegtegels worden uit deze lengtes getrokken, elk maar één keer: { $allowed }.
figaro-misdeal-sizes = De handen moeten, vanaf plaats 0, zoveel kaarten hebben: { $allowed }.
figaro-misdeal-cards = De handen moeten samen precies de kaarten van deze tafel zijn.

## Bij de hand: wat een kaart doet, en wat er zou gebeuren

figaro-help-colour = Gaat naar waar de kleur al ligt, of naar iemand die nog geen kleur heeft. Telt voor { $worth }.
figaro-help-jester = Past bij iedereen en telt voor { $worth }. Hij heeft geen kleur.
figaro-help-ring = Gaat bij jezelf. Daarna schuift iedereen de kaarten voor zich één plaats naar links. Telt voor 0.
figaro-help-collect =
    { $seat-is ->
        [you]
            { $count ->
                [one] Jij zou { $count } kaart moeten nemen.
               *[other] Jij zou { $count } kaarten moeten nemen.
            }
       *[other]
            { $count ->
                [one] { $seat } zou { $count } kaart moeten nemen.
               *[other] { $seat } zou { $count } kaarten moeten nemen.
            }
    }
figaro-help-worth =
    { $seat-is ->
        [you] Dat zou { $worth } zijn bij jou.
       *[other] Dat zou { $worth } zijn bij { $seat }.
    }
figaro-help-pass =
    { $count ->
        [one] { $count } kaart zou van jou naar { $seat } gaan, en zo de hele tafel rond.
       *[other] { $count } kaarten zouden van jou naar { $seat } gaan, en zo de hele tafel rond.
    }

## Wat de coach tegen $owner zegt, of tegen anderen. Die zet is gespeeld; een andere is beter.

figaro-coach-kind-card = Welke kaart
figaro-coach-kind-whom = Bij wie
figaro-coach-kind-take = Spelen of nemen
figaro-coach-kind-exchange = Ruilen
figaro-coach-filled =
    { $owner-is ->
        [you] Met jouw zet lag er 6 of meer bij jou: je moest meteen
       *[other] Met de gespeelde zet lag er 6 of meer bij { $owner }, die dus meteen
    } { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } { $owner-is ->
        [you] nemen.
       *[other] moest nemen.
    }
figaro-coach-took =
    Nemen kostte { $owner-is ->
        [you] je
       *[other] { $owner }
    } meteen { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }. Na de betere zet { $owner-is ->
        [you] ben jij
       *[other] is { $owner }
    } { $often ->
        [0] bijna nooit de eerste die moet nemen.
       *[other]
            { $often ->
                [100] bijna altijd
               *[other] in ongeveer { $often } van de 100 partijen
            } de eerste die moet nemen, gemiddeld { $later ->
                [one] { $later } kaart.
               *[other] { $later } kaarten.
            }
    }
figaro-coach-take-now =
    { $owner-is ->
        [you] Je
       *[other] { $owner }
    } had { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } kunnen nemen, en { $owner-is ->
        [you] dan was je ervan af. Na jouw zet ben jij
       *[other] dan was dat achter de rug. Na de gespeelde zet is { $owner }
    } { $often ->
        [0] bijna nooit de eerste die moet nemen.
       *[other]
            { $often ->
                [100] bijna altijd
               *[other] in ongeveer { $often } van de 100 partijen
            } de eerste die moet nemen, gemiddeld { $later ->
                [one] { $later } kaart.
               *[other] { $later } kaarten.
            }
    }
figaro-coach-you-collect =
    { $owner-is ->
        [you] Na jouw zet ben jij
       *[other] Na de gespeelde zet is { $owner }
    } { $often ->
        [100] bijna altijd
       *[other] in ongeveer { $often } van de 100 partijen
    } de eerste die moet nemen, gemiddeld { $later ->
        [one] { $later } kaart.
       *[other] { $later } kaarten.
    } { $instead ->
        [0] Na de betere bijna nooit.
       *[other] Na de betere maar in ongeveer { $instead } van de 100.
    }
figaro-coach-they-collect =
    Na de betere zet is { $seat } { $often ->
        [100] bijna altijd
       *[other] in ongeveer { $often } van de 100 partijen
    } de eerste die moet nemen, gemiddeld { $later ->
        [one] { $later } kaart.
       *[other] { $later } kaarten.
    } Na { $owner-is ->
        [you] de jouwe
       *[other] de gespeelde
    } { $instead ->
        [0] bijna nooit.
       *[other] maar in ongeveer { $instead } van de 100.
    }
figaro-coach-fill-them =
    Met de betere zet had er bij { $seat } 6 of meer gelegen, en dan had { $seat } meteen { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } moeten nemen.
figaro-coach-you-fill =
    { $owner-is ->
        [you] Na jouw zet ligt er bij jou
       *[other] Na de gespeelde zet ligt er bij { $owner }
    } { $often ->
        [100] bijna altijd
       *[other] in ongeveer { $often } van de 100 partijen
    } het eerst 6 of meer, en dan { $owner-is ->
        [you] neem je
       *[other] neemt { $owner }
    } gemiddeld { $later ->
        [one] { $later } kaart.
       *[other] { $later } kaarten.
    } { $instead ->
        [0] Na de betere bijna nooit.
       *[other] Na de betere maar in ongeveer { $instead } van de 100.
    }
figaro-coach-they-fill =
    Na de betere zet ligt er bij { $seat } { $often ->
        [100] bijna altijd
       *[other] in ongeveer { $often } van de 100 partijen
    } het eerst 6 of meer, en dan neemt { $seat } gemiddeld { $later ->
        [one] { $later } kaart.
       *[other] { $later } kaarten.
    } Na { $owner-is ->
        [you] de jouwe
       *[other] de gespeelde
    } { $instead ->
        [0] bijna nooit.
       *[other] maar in ongeveer { $instead } van de 100.
    }
figaro-coach-exchange =
    Met de betere keuze was { $owner-is ->
        [you] jouw weg
       *[other] de weg van { $owner }
    } { $length } lang geworden, en dat was genoeg voor de overwinning. Nu werd het { $instead }, en { $seat } won met { $theirs }.
