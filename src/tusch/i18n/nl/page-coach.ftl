### Hoe heb ik gespeeld: wat de coach op de pagina zegt. Punten zijn punten winstkans.

page-coach-of = Hoe heeft { $name } gespeeld?
page-coach-whose = De partij van
page-coach-waiting =
    { $place ->
        [1] Deze partij is als volgende aan de beurt.
       *[other] Deze partij is nummer { $place } in de rij.
    }
page-coach-running = De coach speelt vanaf elke beslissing vele malen verder, om te zien wat die waard was …
page-coach-stays = Je kunt weggaan: alles staat er als je terugkomt.
page-coach-stop = Laat maar zitten
page-coach-so-far = Tot nu toe gevonden
page-coach-retry = Nog eens proberen
# $error is klaar om te lezen, zoals in ‘±3’.
page-coach-sum = In { $decisions ->
        [one] { $decisions } beslissing
       *[other] { $decisions } beslissingen
    } zijn { $lost } { $error } punten winstkans weggegeven tegenover sterk spel. { $costly ->
        [0] Bij geen enkele zet was er iets duidelijk beters.
        [one] Bij { $costly } zet was er iets duidelijk beters.
       *[other] Bij { $costly } zetten was er iets duidelijk beters.
    }
page-coach-points-about = Zeker winnen is 100 punten.

## De lijn

page-coach-curve = De kans om te winnen
page-coach-moment = Moment
page-coach-chance =
    { $chance ->
        [one] { $chance } punt
       *[other] { $chance } punten
    }
page-coach-start = Aan het begin
page-coach-end = Aan het eind
page-coach-decision = Zet { $number }
page-coach-key-costly = iets anders was beter
page-coach-key-start = de kans aan het begin
page-coach-open-curve = Met alle handen open
page-coach-in-words = De lijn in woorden
page-coach-tap = Tik op de lijn: je ziet de tafel zoals die toen was.

## Waar het resultaat vandaan komt

page-coach-ledger = Geluk en kunde
page-coach-ledger-about = Lees van boven naar beneden: elke regel komt bij de vorige, en samen maken ze het resultaat. Het getal na ± zegt hoeveel we ernaast kunnen zitten.
page-coach-account-cards = De kaarten
page-coach-account-cards-about = wat gedeeld en omgedraaid is
page-coach-account-play =
    { $seat-is ->
        [you] Jouw zetten
       *[other] Zetten van { $seat }
    }
page-coach-account-play-about = naast wat een sterke speler ervan gemaakt had
page-coach-account-par = De plaats
page-coach-account-par-about = wat een sterke speler er gemiddeld van maakt
page-coach-account-lie = Wat verborgen lag
page-coach-account-lie-about = hoe die zetten uitpakten, door kaarten die niemand kon zien
page-coach-account-theirs = Zetten van { $seat }
page-coach-account-theirs-about = wat ze opleverden of kostten

## Momenten en beslissingen

page-coach-costliest = Het nog eens bekijken waard
page-coach-kinds = Per soort beslissing
page-coach-kind = Soort
page-coach-count = Aantal
page-coach-costly-count = Kon beter
page-coach-given = Weggegeven
page-coach-decisions = Zet voor zet
page-coach-show-costly = Het kon beter ({ $count })
page-coach-show-all = Alle ({ $count })
page-coach-none-costly = Bij geen enkele zet was er iets duidelijk beters. Goed gespeeld!
page-coach-verdict-costly = Iets anders was beter.
page-coach-verdict-even = Ongeveer net zo goed als de rest.
page-coach-verdict-best = De coach zou hetzelfde doen.
page-coach-verdict-forced = Er kon niets anders.
page-coach-played =
    { $seat-is ->
        [you] Jij: { $move }
       *[other] { $seat }: { $move }
    }
page-coach-better = Beter: { $move }
page-coach-weighed = Wat afgewogen is, in punten

## Opnieuw proberen

page-coach-again = Opnieuw proberen
page-coach-try = Wat zou je hier doen? Alles wat niet duidelijk slechter is, telt.
page-coach-thinking = De coach denkt erover na …
page-coach-yes-best = Ja! De coach zou hetzelfde doen.
page-coach-yes-even = Ja! Dat is ongeveer net zo goed als de rest.
page-coach-no = Iets anders is beter. Kijk nog eens!
page-coach-as-played = Dat heb je in de partij ook gespeeld.
page-coach-solve = Laat maar zien
page-coach-board = Terug naar de tafel
page-coach-play-on = Verder spelen tegen bots
page-coach-back = Terug naar het overzicht
page-coach-done = Je hebt het al gevonden.
page-coach-not-possible = Dat kan hier niet.

## Wie het mag zien

page-coach-share = Mag iedereen het zien?
page-coach-share-about = Wat de coach over jouw partij zegt, is alleen voor jou. Zodra iedereen die meespeelde ja zegt, kunnen jullie het van elkaar lezen.
page-coach-share-open = Iedereen heeft ja gezegd: met de link van deze tafel is van elke speler alles te lezen.
page-coach-share-mine = Ja, laat het iedereen zien
page-coach-share-yes = zegt ja
page-coach-share-no = heeft geen ja gezegd

## Mijn fouten

page-mistakes-about = Momenten uit je partijen waarin iets anders beter was. Ze komen steeds minder vaak terug, tot je ze uit je hoofd kent.
page-mistakes-begin =
    { $count ->
        [one] { $count } moment oefenen
       *[other] { $count } momenten oefenen
    }
page-mistakes-list = Naar de lijst
page-mistakes-next = Verder
page-mistakes-drop = Weghalen
page-mistakes-later =
    { $count ->
        [one] Vandaag niets te doen: { $count } moment komt terug op { $day }.
       *[other] Vandaag niets te doen: er zijn { $count } momenten onderweg, het volgende op { $day }.
    }
page-mistakes-none = Nog niets te oefenen. Vraag na een partij ‘Hoe heb ik gespeeld?’
page-mistakes-settled =
    { $count ->
        [one] Je kent { $count } moment uit je hoofd.
       *[other] Je kent { $count } momenten uit je hoofd.
    }
page-mistakes-settled-now = Dit ken je nu uit je hoofd: het komt niet meer terug.
page-mistakes-comes = Dit komt terug op { $day }.
