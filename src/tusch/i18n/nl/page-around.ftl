### Wat er om het spel heen is: vrienden die later komen, hulp, gezichten.

## Vrienden die na het begin komen

page-take-over-allow = Vrienden mogen de plaats van een bot overnemen
page-take-over-allow-about = Wie na het begin via de link komt, kan verder spelen voor een bot. Bij een tafel op de startpagina krijg jij elke keer de vraag.
page-take-over-watching = Je kijkt toe.
page-take-over-open = Meespelen
page-take-over-choose = Welke plaats wil je?
page-take-over-from = Verder spelen voor { $name }
page-take-over-waiting = Je hebt om de plaats van { $name } gevraagd; de host beslist.
page-take-over-asked = { $name } wil graag verder spelen voor { $bot }.
page-take-over-agree = Akkoord
page-take-over-deny = Nee
page-log-taken-over =
    { $seat-is ->
        [you] Je speelt verder voor { $bot }.
       *[other] { $seat } speelt verder voor { $bot }.
    }

## Een zet die je bevestigt, een reeks partijen, alle handen

page-confirms = Zetten bevestigen
page-confirms-about = Vraag het me voordat een zet telt.
page-points = Mijn punten tellen
page-points-about = Bij Zirkus Flohcati: wat je kaarten tot nu toe waard zijn.
page-points-now =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } tot nu toe
page-confirm = Spelen
page-confirm-not = Nog niet
page-series = Reeks
page-series-games =
    { $count ->
        [one] { $count } partij tot nu toe
       *[other] { $count } partijen tot nu toe
    }
page-series-wins =
    { $count ->
        [one] { $count } keer gewonnen
       *[other] { $count } keer gewonnen
    }
page-hands-open = Alle handen openen
page-hands-close = Handen sluiten

## Gezichten, en wat bots op grote momenten zeggen

page-face = Je gezicht
page-face-none = geen
page-quips = Bots geven commentaar op grote momenten
page-quip-collected-1 = Dat was voor mij bedoeld!
page-quip-collected-2 = Wie wil er nou een korte weg …
page-quip-ring-1 = En rond maar weer!
page-quip-ring-2 = Graag doorgeven.
page-quip-won-1 = Waar mag ik mijn kam leggen?
page-quip-won-2 = De koning heeft smaak.
page-quip-busted-1 = Eén te veel. Zoals altijd.
page-quip-busted-2 = Dat was de bedoeling.
page-quip-stolen-1 = Hé! Mijn lieveling!
page-quip-stolen-2 = Wat een vlugge vingers …
page-quip-trio-1 = Tadaa!
page-quip-trio-2 = Drie ineens, applaus graag.

page-shakes = Trillen

page-hand-over-qr = QR-code die deze plaats naar een ander apparaat verhuist

## De coach, en oefenen

page-coach = Hoe heb ik gespeeld?
page-mistakes = Mijn fouten
page-mistakes-due =
    { $count ->
        [one] { $count } moment om opnieuw te proberen
       *[other] { $count } momenten om opnieuw te proberen
    }
page-practice = Oefenen
page-practice-about = met tips, en als je wilt een opmerking bij elke zet. Iedereen ziet dat je oefent.
page-practice-asking = De coach denkt na …
page-practice-preparing = De coach maakt zich klaar. Dat duurt de eerste keer een minuut of twee; het antwoord komt vanzelf …
page-hint = Tip
page-wise = Was dat slim?
