### Come ho giocato: che cosa dice il coach sulla pagina. I punti sono punti di probabilità di vincere.

page-coach-of = Come ha giocato { $name }?
page-coach-whose = La partita di
page-coach-waiting =
    { $place ->
        [1] Questa partita è la prossima.
       *[other] Questa partita è la numero { $place } in coda.
    }
page-coach-running = Il coach continua la partita molte volte da ogni decisione, per vedere quanto valeva…
page-coach-stays = Puoi andare: quello che trova sarà qui quando torni.
page-coach-stop = Lascia stare
page-coach-so-far = Trovato finora
page-coach-retry = Riprova
# $error si legge così com’è, come «±3».
page-coach-sum = In { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    } sono andati persi { $lost } { $error } punti di probabilità di vincere rispetto a un gioco forte. { $costly ->
        [0] Per nessuna mossa c’era qualcosa di chiaramente migliore.
        [one] Per { $costly } mossa c’era qualcosa di chiaramente migliore.
       *[other] Per { $costly } mosse c’era qualcosa di chiaramente migliore.
    }
page-coach-points-about = Una vittoria sicura vale 100 punti.

## La curva

page-coach-curve = La probabilità di vincere
page-coach-moment = Momento
page-coach-chance =
    { $chance ->
        [one] { $chance } punto
       *[other] { $chance } punti
    }
page-coach-start = All’inizio
page-coach-end = Alla fine
page-coach-decision = Mossa { $number }
page-coach-key-costly = c’era di meglio
page-coach-key-start = la probabilità all’inizio
page-coach-open-curve = Con tutte le mani scoperte
page-coach-in-words = La curva a parole
page-coach-tap = Tocca la curva: vedi il tavolo com’era.

## Da dove viene il risultato

page-coach-ledger = Fortuna e bravura
page-coach-ledger-about = Si legge dall’alto: ogni riga si aggiunge a quella prima, e tutte insieme fanno il risultato. Il numero dopo ± dice di quanto si può sbagliare.
page-coach-account-cards = Le carte
page-coach-account-cards-about = quello che è stato distribuito e scoperto
page-coach-account-play =
    { $seat-is ->
        [you] Le tue mosse
       *[other] Mosse di { $seat }
    }
page-coach-account-play-about = accanto a quello che ne avrebbe fatto chi gioca forte
page-coach-account-par = Il posto
page-coach-account-par-about = quello che ne ricava in media chi gioca forte
page-coach-account-lie = Quel che era nascosto
page-coach-account-lie-about = com’è andata con quelle mosse, per carte che nessuno poteva vedere
page-coach-account-theirs = Mosse di { $seat }
page-coach-account-theirs-about = quello che hanno portato o tolto

## Momenti e decisioni

page-coach-costliest = Da riguardare
page-coach-kinds = Per tipo di decisione
page-coach-kind = Tipo
page-coach-count = Quante
page-coach-costly-count = Di meglio
page-coach-given = Persi
page-coach-decisions = Mossa per mossa
page-coach-show-costly = C’era di meglio ({ $count })
page-coach-show-all = Tutte ({ $count })
page-coach-none-costly = Per nessuna mossa c’era qualcosa di chiaramente migliore. Ben giocato!
page-coach-verdict-costly = C’era di meglio.
page-coach-verdict-even = Buona più o meno come le altre.
page-coach-verdict-best = Il coach farebbe lo stesso.
page-coach-verdict-forced = Non c’era altro da fare.
page-coach-played =
    { $seat-is ->
        [you] Tu: { $move }
       *[other] { $seat }: { $move }
    }
page-coach-better = Meglio: { $move }
page-coach-weighed = Che cosa è stato pesato, in punti

## Riprova

page-coach-again = Riprova
page-coach-try = Che cosa faresti qui? Vale tutto quello che non è chiaramente peggio.
page-coach-thinking = Il coach ci pensa…
page-coach-yes-best = Sì! Il coach farebbe lo stesso.
page-coach-yes-even = Sì! È buona più o meno come le migliori.
page-coach-no = C’è di meglio. Guarda ancora!
page-coach-as-played = È quello che hai giocato nella partita.
page-coach-solve = Fammi vedere
page-coach-board = Torna al tavolo
page-coach-play-on = Continua contro i bot
page-coach-back = Torna al riepilogo
page-coach-done = L’hai già trovata.
page-coach-not-possible = Qui non si può.

## Chi può vederlo

page-coach-share = Lo possono vedere tutti?
page-coach-share-about = Quello che il coach dice del tuo gioco è solo per te. Quando tutti quelli che hanno giocato dicono di sì, potete leggere gli uni degli altri.
page-coach-share-open = Tutti hanno detto di sì: con il link di questo tavolo si può leggere di ogni giocatore.
page-coach-share-mine = Sì, mostralo a tutti
page-coach-share-yes = dice di sì
page-coach-share-no = non ha detto di sì

## I miei errori

page-mistakes-about = Momenti delle tue partite in cui c’era di meglio. Ritornano sempre più di rado, finché non li sai a memoria.
page-mistakes-begin =
    { $count ->
        [one] Esercitati su { $count } momento
       *[other] Esercitati su { $count } momenti
    }
page-mistakes-list = Alla lista
page-mistakes-next = Avanti
page-mistakes-drop = Togli
page-mistakes-later =
    { $count ->
        [one] Oggi niente da fare: { $count } momento torna il { $day }.
       *[other] Oggi niente da fare: { $count } momenti stanno per tornare, il prossimo il { $day }.
    }
page-mistakes-none = Ancora niente da esercitare. Dopo una partita chiedi «Come ho giocato?»
page-mistakes-settled =
    { $count ->
        [one] Sai { $count } momento a memoria.
       *[other] Sai { $count } momenti a memoria.
    }
page-mistakes-settled-now = Questo ora lo sai a memoria: non torna più.
page-mistakes-comes = Questo torna il { $day }.
