### De coach: wat elke beslissing waard was, en wat geluk was.

coach-unfinished = Deze partij is nog niet afgelopen; de coach kijkt alleen naar partijen die uit zijn.

# Als er niets beters te zeggen is: $chance van de betere zet, $instead van de gespeelde.
coach-why-chance =
    Vanaf hier { $owner-is ->
        [you] win je
       *[other] wint { $owner }
    } met de betere zet { $chance ->
        [0] minder dan één van de 100 partijen
        [100] bijna elke partij
       *[other] ongeveer { $chance } van de 100 partijen
    }, met de { $owner-is ->
        [you] jouwe
       *[other] gespeelde
    } { $instead ->
        [0] bijna geen enkele.
       *[other] ongeveer { $instead } van de 100.
    }

## Wat de terminal laat zien. Bedragen zijn punten winstkans, 100 voor een overwinning.

coach-title = Partij { $record }: { $game } met { $players } spelers, gezien door { $owner }.
# $error is klaar om te lezen, zoals in ‘±3’.
coach-sum =
    { $decisions ->
        [0] In deze partij viel er niets te beslissen.
       *[other]
            In { $decisions ->
                [one] { $decisions } beslissing
               *[other] { $decisions } beslissingen
            } { $owner-is ->
                [you] heb je
               *[other] heeft { $owner }
            } { $lost ->
                [0] nauwelijks winstkans weggegeven ({ $lost } { $error } punten)
                [one] bij elkaar { $lost } { $error } punt winstkans weggegeven
               *[other] bij elkaar { $lost } { $error } punten winstkans weggegeven
            }, telkens vergeleken met de beste zet die gevonden is. { $costly ->
                [0] Er was nooit een duidelijk betere zet.
                [1] Eén keer was er een duidelijk betere zet.
                [2] Twee keer was er een duidelijk betere zet.
               *[other] { $costly } keer was er een duidelijk betere zet.
            }
    }
coach-points-about = Eén punt is één gewonnen partij op de 100. Elke zet telt op zichzelf, dus de som kan groter zijn dan de kans die er was; zelfs wie wint, kan boven de 100 uitkomen.
coach-too-few = Te weinig pogingen om iets te bewijzen: { $worlds } per vergelijking, en er zijn er { $enough } nodig. Daarom noemen we hier geen zet duur, en staat er niet bij hoeveel er is weggegeven.
coach-more-budget = Meer krijg je met --budget { $budget }.
# $level, $low en $high zijn namen van niveaus, zoals ‘Degelijk’.
coach-like = Bots van het niveau ‘{ $level }’ spelen ongeveer zo.
coach-like-between = Bots van het niveau ‘{ $level }’ spelen ongeveer zo; het kan alles zijn van ‘{ $low }’ tot ‘{ $high }’.
# $move en $better zijn aanbiedingen, zoals ‘Draai de volgende kaart om’.
coach-moment = Stap { $entry }: { $move }. Beter: { $better } ({ $loss } ±{ $error }).
coach-more = Andere dure stappen: { $entries }.
coach-kinds = Per soort beslissing, en hoeveel ervan duur waren:
coach-ledger = Waar het resultaat vandaan komt: { $start } punten aan het begin, { $result } aan het eind.
coach-curve = De kans om te winnen, naar wat je kon weten:
coach-account-cards = kaarten
coach-account-play =
    { $seat-is ->
        [you] jouw zetten
       *[other] zetten van { $seat }
    }
coach-account-par = wat sterk spel eruit kon halen
coach-account-lie = wat verborgen lag
coach-account-theirs = zetten van { $seat }
coach-par-about = Wat sterk spel eruit kon halen: wat het op deze plaats meer opbrengt dan eenvoudig spel, alle zetten opgeteld; dat kan meer dan 100 zijn.
coach-margin-about = Het getal na ± is de foutmarge: in 19 van de 20 gevallen zitten we er door toeval niet verder naast.
coach-player = speler
coach-games = partijen
coach-costly = duur
coach-given = weggegeven
coach-plays-like = speelt als
coach-compiling = Wat de coach voor { $game } nodig heeft, wordt voor deze machine gecompileerd; dat gebeurt één keer.
coach-smaller = De coach kan hier niet zo diep nadenken als anders, en ziet minder.
coach-seat-or-all = --seat noemt één plaats en --all betekent alle; kies een van de twee.
coach-no-record = Er is geen partij { $value } in { $file }; partijen tellen vanaf 0.
coach-plot-one = --plot tekent één plaats van één partij; kies die met --record en --seat.

## Tips aan een oefentafel. $chance en $instead zijn partijen van de 100; $other is een aanbod, zoals ‘Draai de volgende kaart om’.

coach-hint-only = Er zit niets anders op.
coach-hint-even =
    Meerdere zetten zijn hier ongeveer even goed; { $chance ->
        [0] winnen is met geen ervan makkelijk.
        [100] met deze win je bijna elke partij.
       *[other] met deze win je ongeveer { $chance } van de 100 partijen.
    }
coach-hint-better =
    Zo win je { $chance ->
        [100] bijna elke partij
       *[other] ongeveer { $chance } van de 100 partijen
    }; met de op een na beste zet, ‘{ $other }’, { $instead ->
        [0] bijna geen enkele.
       *[other] ongeveer { $instead } van de 100.
    }
