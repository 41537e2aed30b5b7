### Come ho giocato: che cosa dice il coach sulla pagina. I punti sono punti di probabilità di vincere.

page-coach-of = Come ha giocato { $name }?
page-coach-whose = La partita di
page-coach-waiting =
    { $place ->
        [1] Questa partita è la prossima.
       *[other] Questa partita è la numero { $place } in coda.
    }
page-coach-preparing = Il coach si sta preparando; la prima volta ci vuole un minuto o due. Poi tocca a questa partita.
page-coach-running = Da ogni decisione il coach continua la partita molte volte, per vedere quanto valeva…
page-coach-stays = Puoi anche uscire: al tuo ritorno troverai tutto qui.
page-coach-stop = Lascia perdere
page-coach-so-far = Trovato finora
page-coach-retry = Riprova

## Com’è andata e che cosa ha deciso. $won: se la probabilità alla fine è salita; $most: se ha contato di sicuro più di tutto.

page-coach-went-won =
    { $seat-is ->
        [you] Hai vinto!
       *[other] Ha vinto { $seat }!
    }
page-coach-went-shared =
    { $seat-is ->
        [you] Hai vinto a pari merito!
       *[other] { $seat } ha vinto a pari merito!
    }
page-coach-went-lost =
    { $seat-is ->
        [you] Stavolta hai perso.
       *[other] Stavolta { $seat } ha perso.
    }
page-coach-went-place-2 =
    { $seat-is ->
        [you] Secondo posto per te.
       *[other] Secondo posto per { $seat }.
    }
page-coach-went-place-3 =
    { $seat-is ->
        [you] Terzo posto per te.
       *[other] Terzo posto per { $seat }.
    }
page-coach-went-place-4 =
    { $seat-is ->
        [you] Quarto posto per te.
       *[other] Quarto posto per { $seat }.
    }
page-coach-went-place-5 =
    { $seat-is ->
        [you] Quinto posto per te.
       *[other] Quinto posto per { $seat }.
    }
page-coach-went-place-6 =
    { $seat-is ->
        [you] Sesto posto per te.
       *[other] Sesto posto per { $seat }.
    }
page-coach-cause-cards =
    { $won ->
        [yes]
            { $most ->
                [yes] Merito soprattutto delle carte, generose come non mai.
               *[no] Le carte hanno dato una bella mano.
            }
       *[no]
            { $most ->
                [yes] Colpa soprattutto delle carte: proprio non ne volevano sapere.
               *[no] Le carte non ne volevano sapere, e si è sentito.
            }
    }
page-coach-cause-others =
    { $won ->
        [yes]
            { $most ->
                [yes] Merito soprattutto degli altri: le loro mosse hanno fatto comodo.
               *[no] Le mosse degli altri hanno fatto comodo.
            }
       *[no]
            { $most ->
                [yes] Sono state soprattutto le mosse degli altri a fare male.
               *[no] Le mosse degli altri hanno fatto male.
            }
    }
page-coach-cause-own =
    { $won ->
        [yes]
            { $most ->
                [yes] Ed è soprattutto bravura.
               *[no] E la bravura ha fatto la sua parte.
            }
       *[no]
            { $seat-is ->
                [you]
                    { $most ->
                        [yes] Sono state soprattutto le tue mosse, e su quelle ci si può allenare.
                       *[no] Anche le tue mosse hanno pesato, e su quelle ci si può allenare.
                    }
               *[other]
                    { $most ->
                        [yes] Sono state soprattutto le sue mosse.
                       *[no] Anche le sue mosse hanno pesato.
                    }
            }
    }
page-coach-cause-open = Che cosa ha deciso? Difficile dirlo: niente salta all’occhio.
page-coach-part-cards = Le carte
page-coach-part-others = Gli altri
page-coach-part-own =
    { $seat-is ->
        [you] Il tuo gioco
       *[other] Il suo gioco
    }
page-coach-part-helped = a favore
page-coach-part-cost = contro
page-coach-part-open = difficile dirlo

## La curva

page-coach-curve = La probabilità di vincere
page-coach-moment = Momento
page-coach-chance = { $chance }%
page-coach-start = All’inizio
page-coach-end = Alla fine
page-coach-decision = Mossa { $number }
page-coach-key-costly = c’era di meglio
page-coach-key-start = la probabilità all’inizio
page-coach-open-curve = Con tutte le mani scoperte
page-coach-in-words = La curva a parole
page-coach-tap = Tocca la curva per vedere il tavolo in quel momento.

## Da dove viene il risultato

page-coach-ledger = Fortuna e bravura
page-coach-ledger-about = Si legge dall’alto: ogni riga si aggiunge alle precedenti, e tutte insieme fanno il risultato. Lungo la strada la somma può superare 100 o scendere sotto 0; solo la prima e l’ultima riga sono probabilità di vincere.
page-coach-ledger-three = In cima alla pagina queste righe diventano tre: quel che era nascosto va con le carte, e le mosse con quanto poteva rendere giocare bene.
page-coach-account-cards = Le carte
page-coach-account-cards-about = quello che è stato distribuito e scoperto
page-coach-account-play =
    { $seat-is ->
        [you] Le tue mosse
       *[other] Mosse di { $seat }
    }
page-coach-account-play-about = di quanto sono rimaste sotto, o hanno fatto meglio
page-coach-account-par = Quanto poteva rendere giocare bene
page-coach-account-par-about = in più rispetto a un gioco semplice, sommando tutte le mosse; può superare 100
page-coach-account-lie = Quel che era nascosto
page-coach-account-lie-about =
    come sono andate { $seat-is ->
        [you] le tue mosse
       *[other] le mosse di { $seat }
    }, per via di carte che nessuno poteva vedere
page-coach-account-theirs = Mosse di { $seat }
page-coach-account-theirs-about = quello che hanno dato o tolto

## Momenti e decisioni

page-coach-costliest = Da riguardare
page-coach-numbers = In cifre
page-coach-kinds = Per tipo di decisione
page-coach-kind = Tipo
page-coach-count = Quante
page-coach-costly-count = C’era di meglio
page-coach-given = Punti persi
page-coach-decisions = Mossa per mossa
page-coach-show-costly = C’era di meglio ({ $count })
page-coach-show-all =
    { $forced ->
        [0] Tutte ({ $count })
       *[other] Tutte ({ $count }, di cui { $forced } senza scelta)
    }
page-coach-show-bots = Che cosa pensavano i bot ({ $count })
page-coach-bot-thinking = Il bot ripensa alla sua mossa…
page-coach-none-costly = In nessun caso c’era nettamente di meglio. Complimenti!
page-coach-verdict-costly = C’era di meglio.
page-coach-verdict-even = Nient’altro era nettamente meglio.
page-coach-verdict-best = Il coach farebbe lo stesso.
page-coach-verdict-forced = Non c’era altro da fare.
page-coach-played =
    { $seat-is ->
        [you] Tu: { $move }
       *[other] { $seat }: { $move }
    }
page-coach-better = Meglio: { $move }
page-coach-weighed = Le mosse a confronto, in punti

## Riprova

page-coach-again = Riprova
page-coach-try = Che cosa faresti qui? Va bene ogni mossa che non sia nettamente peggiore della migliore.
page-coach-thinking = Il coach sta pensando…
page-coach-yes-best = Sì! Il coach farebbe lo stesso.
page-coach-yes-even = Sì! Nient’altro è nettamente meglio.
page-coach-no = C’è di meglio. Dai un’altra occhiata!
page-coach-lost =
    { $loss } { $error } { $count ->
        [one] punto di probabilità di vincere
       *[other] punti di probabilità di vincere
    }
page-coach-as-played = È anche la mossa fatta in partita.
page-coach-solve = Mostra la soluzione
page-coach-solve-even = Mostra la mossa del coach
page-coach-coachs = Il coach: { $move }
page-coach-board = Torna al tavolo
page-coach-play-on = Continua contro i bot
page-coach-back = Torna al riepilogo
page-coach-done = L’hai già trovata.
page-coach-not-possible = Qui non si può.

## Chi può vederlo

page-coach-share = Mostrarlo a tutti?
page-coach-share-about = Quello che il coach dice del tuo gioco è solo per te. Quando tutte le persone che hanno giocato dicono di sì, ognuna può leggere il riepilogo delle altre.
page-coach-share-open = Tutti hanno detto di sì: con il link di questo tavolo si possono leggere tutti i riepiloghi.
page-coach-share-mine = Sì, mostralo a tutti
page-coach-share-yes = dice di sì
page-coach-share-no = non ha ancora detto di sì

## I miei errori

page-mistakes-about = Momenti delle tue partite in cui c’era di meglio. Tornano sempre più di rado, finché non li sai a memoria.
page-mistakes-begin =
    { $count ->
        [one] Riprova { $count } momento
       *[other] Riprova { $count } momenti
    }
page-mistakes-list = Torna alla lista
page-mistakes-next = Avanti
page-mistakes-drop = Rimuovi
page-mistakes-later =
    { $count ->
        [one] Per oggi non c’è niente da ripassare. { $count } momento in arrivo: { $when ->
            [tomorrow] domani
           *[day] { $day }
        }.
       *[other] Per oggi non c’è niente da ripassare. { $count } momenti in arrivo, il primo: { $when ->
            [tomorrow] domani
           *[day] { $day }
        }.
    }
page-mistakes-ahead = Portati avanti
page-mistakes-ahead-about = Se vuoi, ripassa già adesso: le date non cambiano.
page-mistakes-unseen =
    { $count ->
        [one] C’è ancora { $count } partita che il coach non ha guardato.
       *[other] Ci sono ancora { $count } partite che il coach non ha guardato.
    }
page-mistakes-look = Chiedi al coach
page-mistakes-waiting =
    { $place ->
        [1] Il prossimo turno è il tuo.
       *[other] Hai il numero { $place } in coda.
    }
page-mistakes-preparing = Il coach si sta preparando; la prima volta ci vuole un minuto o due. Poi tocca a te.
page-mistakes-looking = Il coach sta guardando le tue partite: ancora { $count }.
page-mistakes-stays = Puoi anche uscire: quello che scopre, al tuo ritorno lo trovi qui.
page-mistakes-rest = Il coach ne guarda poche alla volta. Resta su questa pagina e arriverà anche alle altre.
page-mistakes-busy = In questo momento il coach è molto occupato. Resta su questa pagina: arriverà anche il tuo turno.
page-mistakes-seen = Il coach ha guardato tutte le tue partite.
page-mistakes-failed =
    { $count ->
        [one] Su { $count } partita il coach si è bloccato, ed è colpa nostra. Riprova con «Come ho giocato?» in «Le mie partite».
       *[other] Su { $count } partite il coach si è bloccato, ed è colpa nostra. Riprova con «Come ho giocato?» in «Le mie partite».
    }
page-mistakes-none = Per ora non c’è niente da riprovare. Dopo una partita chiedi «Come ho giocato?».
page-mistakes-settled =
    { $count ->
        [one] Conosci a memoria { $count } momento.
       *[other] Conosci a memoria { $count } momenti.
    }
page-mistakes-settled-now = Questo momento ora lo sai a memoria: non torna più.
page-mistakes-comes =
    { $when ->
        [tomorrow] Prossima volta: domani.
       *[day] Prossima volta: { $day }.
    }
