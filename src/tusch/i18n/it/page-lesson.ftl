### The lessons on the page: a teacher speaks to somebody who plays for the first time.
### Short sentences; they stand in a small speech bubble.

page-lesson = Lezione: { $game }
page-lesson-next = Avanti
page-lesson-skip = Salta
page-lesson-progress = Passo { $at } di { $last }
# For screen readers: what pulses on the table.
page-lesson-look = Guarda qui: { $things }.
page-lesson-nudge = Si può, ma prima facciamo quello che lampeggia.
page-lesson-nudge-read = Un momento, sto ancora parlando.
page-lesson-skipped = Niente pazienza per le lezioni? Splendido, nemmeno io ne ho. Le regole sono sempre a un tocco da qui.

## What a lesson points at

page-lesson-thing-hand = la tua mano
page-lesson-thing-pieces = i pezzi di strada di questa manche
page-lesson-thing-king = il Re
page-lesson-thing-deck = il mazzo
page-lesson-thing-row = la fila
page-lesson-thing-discard = gli scarti
page-lesson-thing-button = il pulsante sopra la tua mano
page-lesson-thing-display =
    { $seat-is ->
        [you] le carte davanti a te
       *[other] le carte davanti a { $seat }
    }
page-lesson-thing-stack =
    { $seat-is ->
        [you] il tuo mazzetto
       *[other] il mazzetto di { $seat }
    }
page-lesson-thing-road =
    { $seat-is ->
        [you] la tua strada
       *[other] la strada di { $seat }
    }

## Figaro. He speaks himself: vain, charming, never guilty.

# The names of the two others: a lady and a gentleman of the court.
page-lesson-figaro-seat-1 = Bianca
page-lesson-figaro-seat-2 = Renzo
page-lesson-figaro-hello = Figaro, al tuo servizio! A corte si combinano pasticci, e qualcuno se ne prenderà la colpa. Facciamo in modo che non sia tu.
page-lesson-figaro-road = A chi prende più carte va il più lungo dei pezzi di strada: abiterà lontano, lontanissimo dal castello. Vince la strada più corta, quindi prendi meno carte che puoi!
page-lesson-figaro-stack = Questi mazzetti sono le carte che ognuno ha preso in questa manche. Vietato contarle, ma il tuo è, ehm, il più alto. Ci pensiamo noi.
page-lesson-figaro-play = È il tuo turno: tocca un 2 rosso nella tua mano, poi lo spazio davanti a { page-lesson-figaro-seat-1 }, la sua area. Una piccola zuffa davanti alla sua porta.
page-lesson-figaro-around = Nel suo turno ognuno gioca una carta, davanti a chi vuole. { page-lesson-figaro-seat-2 } ti porta un po’ di musica. Non applaudire.
page-lesson-figaro-try = Un colore sta davanti a un solo giocatore. Non ci credi? Tocca il tuo 1 rosso e prova davanti a { page-lesson-figaro-seat-2 }!
page-lesson-figaro-same = Dunque il rosso va dove c’è già il rosso: anche il tuo 1 rosso è per { page-lesson-figaro-seat-1 }.
page-lesson-figaro-adds = I valori davanti a un giocatore si sommano. { page-lesson-figaro-seat-2 } è già a 4. Non senti odore di bruciato?
page-lesson-figaro-jester = Chi arriva a 6 o più deve prendere tutte le carte in tavola. Un giullare può stare ovunque: manda il tuo da { page-lesson-figaro-seat-2 }!
page-lesson-figaro-collected = Tutto suo, con i complimenti della cucina! Adesso è nel suo mazzetto, e il prossimo turno tocca a lui.
page-lesson-figaro-revenge = { page-lesson-figaro-seat-2 } risponde con la magia. Ribatti: il tuo 1 giallo, davanti a lui.
page-lesson-figaro-danger = Ahi ahi ahi. Cinque davanti a te! Ancora un punto, e ti tocca prendere tutte le carte in tavola.
page-lesson-figaro-ring = Presto, il girotondo! Si mette davanti a te, e poi tutte le carte in tavola passano di un posto a sinistra.
page-lesson-figaro-passed = Adesso i tuoi guai sono i guai di { page-lesson-figaro-seat-1 }. E guarda che cosa ne fa { page-lesson-figaro-seat-2 }…
page-lesson-figaro-take = Ce l’hanno di nuovo con te. Invece di giocare puoi prendere tutte le carte in tavola: meglio due adesso che dieci dopo. Se nessuna delle tue trova posto, devi.
page-lesson-figaro-last = Chi prende gioca subito dopo. La tua ultima carta: il 2 rosso, davanti a { page-lesson-figaro-seat-2 }.
page-lesson-figaro-wait = Mano vuota! Gli altri giocano finché non tocca di nuovo a te. Chi comincia un turno senza carte chiude la manche.
page-lesson-figaro-count = Prendi il Re, quindi la prossima manche la cominci tu. Le carte in mano e in tavola non contano.
page-lesson-figaro-paved = Il pezzo più lungo per { page-lesson-figaro-seat-1 }, l’altro per { page-lesson-figaro-seat-2 }. E per te, che hai meno carte di tutti: niente strada!
page-lesson-figaro-end = Evviva! I pezzi di strada si sommano per tre manche, e alla fine della terza chi ha meno carte ne scambia uno lungo con uno corto. L’ho sempre detto che tu non c’entravi.

## Zirkus Flohcati. The ringmaster speaks: a flea with a large moustache.

# The names of the two other circus directors, both fleas.
page-lesson-flohcati-seat-1 = Zip
page-lesson-flohcati-seat-2 = Oplà
page-lesson-flohcati-hello = Venghino, signori, venghino, e occhio al gradino! Questo è il circo più piccolo del mondo, e gli artisti li ingaggi tu.
page-lesson-flohcati-flip = Aspettano nel mazzo. Scopri una carta!
page-lesson-flohcati-again = Un giocoliere, valore 2. Gli cade tutto. Potresti prenderlo, o andare avanti. Scopri un’altra carta!
page-lesson-flohcati-take = Un trapezista da 6! I valori sono punti. Prendilo; così finisce il tuo turno.
page-lesson-flohcati-others = Anche gli altri scoprono carte e ne prendono una. Quello che avanza nella fila resta lì per tutti.
page-lesson-flohcati-luck = Tocca a te, e c’è solo il giocoliere. Scopri una carta!
page-lesson-flohcati-luck-more = Un forzuto da 1. Solleva briciole. Scoprine un’altra!
page-lesson-flohcati-luck-most = Un mangiafuoco da 3, un po’ bruciacchiato. Ancora una carta. Che cosa mai può andare storto?
page-lesson-flohcati-bust = Un altro giocoliere! Se l’attrazione è già nella fila, perdi il turno: niente carta, niente tris. La colpa me la prendo io.
page-lesson-flohcati-action = La fila resta, e gli altri si servono. Tocca di nuovo a te: scopri una carta!
page-lesson-flohcati-steal = Una carta azione! Ti fermi e fai quello che dice. Ruba una carta a { page-lesson-flohcati-seat-1 }!
page-lesson-flohcati-stolen = Un lanciatore di coltelli da 5, appena preso in prestito. C’è anche il modo gentile: con una richiesta, l’altro sceglie che cosa darti.
page-lesson-flohcati-more = Ancora un giro di tavolo, e poi tocca di nuovo a te.
page-lesson-flohcati-fanfare = Una fanfara! Si scoprono carte finché esce un doppione, e questo non fa male. Prendi la migliore della fila: il 7!
page-lesson-flohcati-later = Un’altra sera, un’altra compagnia, e che compagnia! Alla fine conta solo la tua carta migliore di ogni attrazione.
page-lesson-flohcati-third = Ma guarda: due 4 nella tua mano, e un terzo nella fila. Prendilo!
page-lesson-flohcati-trio = Tre carte dello stesso valore sono un tris: 10 punti! Ma lasciano la tua mano e non contano più, né per i punti né per il Gran Galà. Calalo!
page-lesson-flohcati-missing = Hai nove attrazioni su dieci; manca solo il funambolo. Quando tocca a te, incrocia tutte e sei le zampe e scopri una carta!
page-lesson-flohcati-tenth = Il funambolo, e vale 7! Mi sento svenire. Prendilo!
page-lesson-flohcati-gala = Tutte e dieci le attrazioni in mano: apri il Gran Galà! Porta 10 punti e chiude la partita.
page-lesson-flohcati-end = Le carte migliori, un tris, un Gran Galà: hai vinto! Senza Gran Galà, la partita finisce quando il mazzo è vuoto. E adesso, senza di me.
