### Quello che sta intorno al gioco: gli amici in ritardo, l’aiuto, le facce.

## Gli amici che arrivano dopo l’inizio

page-take-over-allow = Gli amici possono prendere il posto dei bot
page-take-over-allow-about = Chi arriva con il link dopo l’inizio può giocare al posto di un bot. A un tavolo mostrato nella home lo si chiede ogni volta a te.
page-take-over-watching = Stai guardando la partita.
page-take-over-open = Gioca anche tu
page-take-over-choose = Quale posto vuoi?
page-take-over-from = Gioca al posto di { $name }
page-take-over-waiting = Hai chiesto il posto di { $name }; decide l’host.
page-take-over-asked = { $name } vorrebbe giocare al posto di { $bot }.
page-take-over-agree = Va bene
page-take-over-deny = No
page-log-taken-over =
    { $seat-is ->
        [you] Ora giochi tu al posto di { $bot }.
       *[other] { $seat } ora gioca al posto di { $bot }.
    }

## Una mossa confermata, una serie di partite, tutte le mani

page-confirms = Conferma le mosse
page-confirms-about = Chiedimi prima che una mossa valga.
page-points = Conta i miei punti
page-points-about = In Zirkus Flohcati: quanto valgono finora le tue carte.
page-points-now =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } finora
page-confirm = Gioca
page-confirm-not = Non ancora
page-series = Serie
page-series-games =
    { $count ->
        [one] { $count } partita finora
       *[other] { $count } partite finora
    }
page-series-wins =
    { $count ->
        [one] { $count } vittoria
       *[other] { $count } vittorie
    }
page-hands-open = Mostra tutte le mani
page-hands-close = Nascondi le mani

## Le facce, e quello che dicono i bot nei grandi momenti

page-face = La tua faccia
page-face-none = nessuna
page-quips = I bot commentano i grandi momenti
page-quip-collected-1 = Ce l’avevate con me!
page-quip-collected-2 = E a chi serve una strada corta…
page-quip-ring-1 = Giro giro tondo!
page-quip-ring-2 = Passate pure avanti.
page-quip-won-1 = Dove appoggio il pettine?
page-quip-won-2 = Il Re ha buon gusto.
page-quip-busted-1 = Una di troppo. Come sempre.
page-quip-busted-2 = L’ho fatto apposta.
page-quip-stolen-1 = Ehi! La mia preferita!
page-quip-stolen-2 = Che mani svelte…
page-quip-trio-1 = Ta-dà!
page-quip-trio-2 = Tre in un colpo, applausi prego.

page-shakes = Vibrazione

page-hand-over-qr = Codice QR che sposta questo posto su un altro dispositivo

## Il coach e l’allenamento

page-coach = Come ho giocato?
page-mistakes = I miei errori
page-mistakes-due =
    { $count ->
        [one] { $count } momento da riprovare
       *[other] { $count } momenti da riprovare
    }
page-practice = Allenamento
page-practice-about = con consigli e, se vuoi, una parola su ogni mossa. Tutti vedono che è un allenamento.
page-practice-asking = Il coach sta pensando…
page-practice-preparing = Il coach si sta preparando. La prima volta ci vuole un minuto o due; la risposta arriva da sola…
page-hint = Consiglio
page-wise = Ho fatto bene?
