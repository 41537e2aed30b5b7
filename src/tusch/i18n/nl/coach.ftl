### De coach: wat elke beslissing waard was, en wat geluk was.

coach-unfinished = Deze partij is nog niet afgelopen; de coach kijkt alleen naar partijen die uit zijn.

# Als er niets beters te zeggen is: $chance van de betere zet, $instead van de gespeelde.
coach-why-chance = Vanaf hier wint de betere zet ongeveer { $chance } van de 100 partijen, de jouwe ongeveer { $instead }.

## Wat de terminal laat zien. Bedragen zijn punten winstkans, 100 voor een overwinning.

coach-title = Partij { $record }: { $game } met { $players } spelers, gezien vanuit { $owner }.
coach-lost = Weggegeven tegenover sterk spel: { $lost } ±{ $error } punten winstkans in { $decisions ->
        [one] { $decisions } beslissing
       *[other] { $decisions } beslissingen
    }; { $costly ->
        [0] geen zet was duidelijk duur.
        [one] { $costly } zet was duidelijk duur.
       *[other] { $costly } zetten waren duidelijk duur.
    }
# $level, $low en $high zijn namen van niveaus, zoals ‘Degelijk’.
coach-like = Een niveau dat zo speelt: { $level }.
coach-like-between = Een niveau dat zo speelt: { $level } (tussen { $low } en { $high }).
# $move en $better zijn aanbiedingen, zoals ‘Draai de volgende kaart om’.
coach-moment = Stap { $entry }: { $move }. Beter: { $better } ({ $loss } ±{ $error }).
coach-more = Ook duur, per stap: { $entries }.
coach-kinds = Per soort beslissing, met de dure van alle:
coach-ledger = Waar het resultaat vandaan komt: { $start } punten aan het begin, { $result } aan het eind.
coach-curve = De kans om te winnen, naar wat je kon weten:
coach-account-cards = kaarten
coach-account-play = jouw zetten
coach-account-par = sterk spel op deze plaats
coach-account-lie = wat verborgen lag
coach-account-theirs = zetten van { $seat }
coach-player = speler
coach-games = partijen
coach-costly = duur
coach-given = weggegeven
coach-plays-like = speelt als
coach-smaller = De coach werkt hier met een kleiner budget, en ziet minder.
coach-seat-or-all = --seat noemt één plaats en --all betekent alle; kies een van de twee.
coach-no-record = Er is geen partij { $value } in { $file }; partijen tellen vanaf 0.
coach-plot-one = --plot tekent één plaats van één partij; kies die met --record en --seat.

## Hints at a practice table. $chance and $instead are games of 100; $other is an offer, as in "Flip the next card".

coach-hint-only = Iets anders kun je niet doen.
coach-hint-even = Meerdere zetten zijn hier ongeveer even goed; deze wint ongeveer { $chance } van de 100 partijen.
coach-hint-better = Vanaf hier wint dit ongeveer { $chance } van de 100 partijen; de op een na beste zet, ‘{ $other }’, ongeveer { $instead }.
