### Il coach: quanto valeva ogni decisione, e che cosa era fortuna.

coach-unfinished = Questa partita non è ancora finita; il coach guarda solo quelle concluse.

# In mancanza di meglio: $chance della mossa migliore, $instead di quella giocata.
coach-why-chance =
    Da qui con la mossa migliore { $owner-is ->
        [you] vinci
       *[other] { $owner } vince
    } { $chance ->
        [0] meno di una partita su 100
        [one] circa { $chance } partita su 100
        [100] quasi tutte le partite
       *[other] circa { $chance } partite su 100
    }, con { $owner-is ->
        [you] la tua
       *[other] quella giocata
    } { $instead ->
        [0] quasi nessuna.
       *[other] circa { $instead } su 100.
    }

## Che cosa mostra il terminale. Gli importi sono in punti di probabilità di vincere, 100 per una vittoria.

coach-title = Partita { $record }: { $game } con { $players } giocatori, vista da { $owner }.
# $error si legge così com’è, come «±3».
coach-sum =
    { $decisions ->
        [0] In questa partita non c’era niente da decidere.
       *[other]
            In { $decisions ->
                [one] { $decisions } decisione
               *[other] { $decisions } decisioni
            } { $lost ->
                [0]
                    { $owner-is ->
                        [you] non hai
                       *[other] { $owner } non ha
                    } sprecato quasi nessuna probabilità di vincere ({ $lost } { $error } punti)
               *[other]
                    { $owner-is ->
                        [you] hai
                       *[other] { $owner } ha
                    } sprecato in tutto { $lost } { $error } { $lost ->
                        [one] punto
                       *[other] punti
                    } di probabilità di vincere
            }, confrontando ogni volta con la mossa migliore trovata. { $costly ->
                [0] In nessun caso c’era nettamente di meglio.
                [one] In { $costly } caso c’era nettamente di meglio.
               *[other] In { $costly } casi c’era nettamente di meglio.
            }
    }
coach-points-about = Un punto è una vittoria su 100 partite. Ogni mossa conta per sé: la somma può quindi superare la probabilità che c’era, e perfino 100 quando si vince.
coach-too-few = Troppo pochi tentativi per dimostrare qualcosa: { $worlds } per confronto, ne servono { $enough }. Perciò qui nessuna mossa è detta costosa, e manca la somma dei punti sprecati.
coach-more-budget = Chiedine di più con --budget { $budget }.
# $level, $low e $high sono nomi di livelli, come «Solido».
coach-like = Il bot che gioca in modo più simile: { $level }.
coach-like-between = Il bot che gioca in modo più simile: { $level } (tra { $low } e { $high }).
# $move e $better sono offerte, come «Scopri la prossima carta».
coach-moment = Voce { $entry }: { $move }. Meglio: { $better } ({ $loss } ±{ $error }).
coach-more = Altre mosse costose, per voce: { $entries }.
coach-kinds = Per tipo di decisione, con le mosse costose sul totale:
coach-ledger = Da dove viene il risultato: { $start } punti all’inizio, { $result } alla fine.
coach-curve = La probabilità di vincere, in base a quello che si poteva sapere:
coach-account-cards = carte
coach-account-play =
    { $seat-is ->
        [you] le tue mosse
       *[other] mosse di { $seat }
    }
coach-account-par = quanto poteva rendere giocare bene
coach-account-lie = quel che era nascosto
coach-account-theirs = mosse di { $seat }
coach-par-about = Quanto poteva rendere giocare bene: in più rispetto a un gioco semplice a questo posto, sommando tutte le mosse; il totale può superare 100.
coach-margin-about = Il numero dopo ± è il margine d’errore: 19 volte su 20 il caso non ci fa sbagliare di più.
coach-player = nome
coach-games = partite
coach-costly = costose
coach-given = persi
coach-plays-like = gioca come
coach-compiling = Quello che serve al coach per { $game } viene compilato per questa macchina, una volta per tutte.
coach-smaller = Qui il coach fa meno calcoli del solito, e vede meno.
coach-seat-or-all = --seat indica un posto e --all li indica tutti; scegli uno dei due.
coach-no-record = Non c’è una registrazione { $value } in { $file }; si contano da 0.
coach-plot-one = --plot disegna un posto di una partita; sceglili con --record e --seat.

## Hints at a practice table. $chance and $instead are games of 100; $other is an offer, as in "Flip the next card".

coach-hint-only = Non puoi fare nient’altro.
coach-hint-even = Qui più mosse si equivalgono; con questa vinci { $chance ->
        [0] meno di una partita su 100.
        [one] circa { $chance } partita su 100.
        [100] quasi tutte le partite.
       *[other] circa { $chance } partite su 100.
    }
coach-hint-better = Da qui con questa mossa vinci { $chance ->
        [0] meno di una partita su 100
        [one] circa { $chance } partita su 100
        [100] quasi tutte le partite
       *[other] circa { $chance } partite su 100
    }; con la seconda scelta, «{ $other }», { $instead ->
        [0] meno di una su 100.
       *[other] circa { $instead } su 100.
    }
