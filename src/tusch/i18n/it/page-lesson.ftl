### The lessons on the page: a teacher speaks to somebody who plays for the first time.
### Short sentences; they stand in a small speech bubble.
### No "a" before a name but those that a sentence here speaks of: they begin with consonants.

page-lesson = Lezione: { $game }
page-lesson-next = Avanti
page-lesson-skip = Salta
page-lesson-progress = Passo { $at } di { $last }
# For screen readers: what pulses on the table.
page-lesson-look = Si parla di questo: { $things }.
page-lesson-nudge = Si può, ma prima facciamo l’altra cosa: quella che pulsa.
page-lesson-nudge-read = Un momento, sto ancora parlando.
page-lesson-skipped = Niente pazienza per le lezioni? Splendido, neanch’io ne ho. Le regole sono sempre a un tocco da qui.

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
        [you] la tua area
       *[other] l’area di { $seat }
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
page-lesson-figaro-road = Chi prende più carte riceve il pezzo di strada più lungo e abita lontano, lontanissimo dal castello. Vince la strada più corta!
page-lesson-figaro-stack = Questi mazzetti sono le prese di ognuno in questa manche. Il tuo è, ehm, il più alto. Ci pensiamo noi.
page-lesson-figaro-play = È il tuo turno: tocca un rosso da 2 nella tua mano, poi l’area di { page-lesson-figaro-seat-1 }. Una piccola zuffa davanti alla sua porta.
page-lesson-figaro-around = A ogni turno si gioca una carta, davanti a chi si vuole. { page-lesson-figaro-seat-2 } ti porta un po’ di musica. Non applaudire.
page-lesson-figaro-try = Un colore sta in una sola area. Non ci credi? Tocca il tuo rosso da 1 e prova da { page-lesson-figaro-seat-2 }!
page-lesson-figaro-same = Dunque il rosso va dove c’è già il rosso: anche il rosso da 1 è per { page-lesson-figaro-seat-1 }.
page-lesson-figaro-adds = I numeri di un’area si sommano. { page-lesson-figaro-seat-2 } adesso ha 4 davanti a sé. Non senti odore di bruciato?
page-lesson-figaro-jester = Chi arriva a 6 o più deve prendere tutte le carte in tavola. Un giullare può stare ovunque: manda il tuo da { page-lesson-figaro-seat-2 }!
page-lesson-figaro-collected = Tutto suo, con i complimenti della cucina! Le carte adesso sono nel suo mazzetto, e il turno seguente è suo.
page-lesson-figaro-revenge = { page-lesson-figaro-seat-2 } risponde con la magia. Ribatti: il tuo giallo da 1, davanti a lui.
page-lesson-figaro-danger = Ahi ahi ahi. Cinque davanti a te! Ancora uno, e ti tocca prendere tutta la tavola.
page-lesson-figaro-ring = Presto, il girotondo! Va nella tua area, e poi ogni area passa al vicino a sinistra.
page-lesson-figaro-passed = Adesso i tuoi guai sono i guai di { page-lesson-figaro-seat-1 }. E guarda che cosa ne fa { page-lesson-figaro-seat-2 }…
page-lesson-figaro-take = Ce l’hanno di nuovo con te. Invece di giocare puoi prendere le carte in tavola: meglio due adesso che dieci dopo. Se nessuna carta trova posto, devi farlo.
page-lesson-figaro-last = Chi prende ha il turno seguente. La tua ultima carta: il rosso da 2, davanti a { page-lesson-figaro-seat-2 }.
page-lesson-figaro-wait = Mano vuota! Gli altri giocano finché non torna il tuo turno. Chi comincia un turno senza carte chiude la manche.
page-lesson-figaro-count = Prendi il Re, quindi cominci tu la prossima manche. Le carte nelle mani e nelle aree non contano.
page-lesson-figaro-paved = Il pezzo più lungo per { page-lesson-figaro-seat-1 }, l’altro per { page-lesson-figaro-seat-2 }. E per te, che hai meno carte di tutti: niente strada!
page-lesson-figaro-end = Evviva! Tre manche così, e il castello è tuo. L’ho sempre detto che tu non c’entravi.

## Zirkus Flohcati. The ringmaster speaks: a flea with a large moustache.

# The names of the two other circus directors, both fleas.
page-lesson-flohcati-seat-1 = Zip
page-lesson-flohcati-seat-2 = Oplà
page-lesson-flohcati-hello = Vieni, vieni, occhio al gradino! Questo è il circo più piccolo del mondo, e gli artisti li ingaggi tu.
page-lesson-flohcati-flip = Aspettano nel mazzo. Scopri una carta!
page-lesson-flohcati-again = Un giocoliere, valore 2. Gli cade tutto. Potresti prenderlo, o scoprire ancora. Scopri!
page-lesson-flohcati-take = Un trapezista da 6! I valori sono punti. Prendilo; così finisce il tuo turno.
page-lesson-flohcati-others = Anche gli altri scoprono e prendono. Quello che avanza nella fila resta lì per tutti.
page-lesson-flohcati-luck = Tocca a te, e c’è solo il giocoliere. Scopri!
page-lesson-flohcati-luck-more = Un forzuto da 1. Solleva briciole. Scopri ancora!
page-lesson-flohcati-luck-most = Un mangiafuoco da 3, un po’ bruciacchiato. Ancora una carta. Che cosa mai può andare storto?
page-lesson-flohcati-bust = Un altro giocoliere! Se l’attrazione è già nella fila, perdi il turno e non ricevi niente. La colpa me la prendo io.
page-lesson-flohcati-action = La fila resta, e gli altri si servono. Tocca di nuovo a te: scopri!
page-lesson-flohcati-steal = Una carta azione! Ti ferma e si esegue subito. Ruba una carta a { page-lesson-flohcati-seat-1 }!
page-lesson-flohcati-stolen = Un lanciatore di coltelli da 5, appena preso in prestito. C’è anche il modo gentile: con una richiesta, l’altro sceglie che cosa darti.
page-lesson-flohcati-more = Ancora un giro di tavolo, e poi tocca di nuovo a te scoprire.
page-lesson-flohcati-fanfare = Una fanfara! Si scoprono carte finché esce un doppione, e questo non fa male. Prendi la migliore della fila: il 7!
page-lesson-flohcati-later = Molto più tardi, la stessa sera: che compagnia! Alla fine conta solo la tua carta migliore di ogni attrazione.
page-lesson-flohcati-third = Ma guarda: due 4 nella tua mano, e un terzo nella fila. Prendilo!
page-lesson-flohcati-trio = Tre carte dello stesso valore sono un tris. Calalo: sono 10 punti!
page-lesson-flohcati-missing = Hai nove attrazioni su dieci; manca solo il funambolo. Quando tocca a te: incrocia tutte e sei le zampe e scopri!
page-lesson-flohcati-tenth = Il funambolo, e vale 7! Mi sento svenire. Prendilo!
page-lesson-flohcati-gala = Tutte e dieci le attrazioni nella tua mano: apri il Gran Galà! Porta 10 punti e chiude la partita.
page-lesson-flohcati-end = Carte migliori, un tris, un Gran Galà: vinci tu! Senza Gran Galà, la partita finisce con il mazzo. E adesso senza di me.
