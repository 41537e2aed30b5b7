### Il coach: quanto valeva ogni decisione, e che cosa era fortuna.

coach-unfinished = Questa partita non è ancora finita; il coach guarda solo quelle concluse.

# In mancanza di meglio: $chance della mossa migliore, $instead di quella giocata.
coach-why-chance = Da qui la mossa migliore vince circa { $chance } partite su 100, la tua circa { $instead }.

## Che cosa mostra il terminale. Gli importi sono in punti di probabilità di vincere, 100 per una vittoria.

coach-title = Partita { $record }: { $game } con { $players } giocatori, vista da { $owner }.
coach-lost = Ceduti a un gioco forte: { $lost } ±{ $error } punti di probabilità di vincere in { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    }; { $costly ->
        [0] nessuna mossa è costata chiaramente.
        [one] { $costly } mossa è costata chiaramente.
       *[other] { $costly } mosse sono costate chiaramente.
    }
# $level, $low e $high sono nomi di livelli, come «Solido».
coach-like = Un livello che gioca così: { $level }.
coach-like-between = Un livello che gioca così: { $level } (tra { $low } e { $high }).
# $move e $better sono offerte, come «Scopri la prossima carta».
coach-moment = Voce { $entry }: { $move }. Meglio: { $better } ({ $loss } ±{ $error }).
coach-more = Costose anche, per voce: { $entries }.
coach-kinds = Per tipo di decisione, con quelle costose sul totale:
coach-ledger = Da dove viene il risultato: { $start } punti all’inizio, { $result } alla fine.
coach-curve = La probabilità di vincere, per quanto si poteva sapere:
coach-account-cards = carte
coach-account-play = le tue mosse
coach-account-par = gioco forte a questo posto
coach-account-lie = quel che era nascosto
coach-account-theirs = mosse di { $seat }
coach-player = giocatore
coach-games = partite
coach-costly = costose
coach-given = ceduti
coach-plays-like = gioca come
coach-smaller = Qui il coach lavora con un budget più piccolo, e vede meno.
coach-seat-or-all = --seat indica un posto e --all li indica tutti; scegli uno dei due.
coach-no-record = Non c’è una registrazione { $value } in { $file }; si contano da 0.
coach-plot-one = --plot disegna un posto di una partita; sceglili con --record e --seat.

## Hints at a practice table. $chance and $instead are games of 100; $other is an offer, as in "Flip the next card".

coach-hint-only = Non puoi fare nient’altro.
coach-hint-even = Qui più mosse si equivalgono; questa vince circa { $chance } partite su 100.
coach-hint-better = Da qui questa mossa vince circa { $chance } partite su 100; la seconda migliore, «{ $other }», circa { $instead }.
