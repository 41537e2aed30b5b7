### Errors that people read, one line each.

## Games, editions and options

game-unknown = Gioco sconosciuto «{ $value }»; i giochi sono { $allowed }.
game-unusable = Il gioco «{ $value }» non si può usare: { $reason }.
game-no-module = TUSCH_GAMES non ne nomina il modulo, come in { $value }=modulo
game-no-entry = { $value } non ha una ENTRY che sia una Entry di tusch.registry
edition-unknown =
    { $allowed-count ->
        [one] Edizione sconosciuta «{ $value }»; questo gioco ha solo { $allowed }.
       *[other] Edizione sconosciuta «{ $value }»; questo gioco ha { $allowed }.
    }
option-unknown = Opzione sconosciuta «{ $value }»; questo gioco ha { $allowed }.
option-form = «{ $value }» non è un’opzione con il suo valore, come in nome=valore; le opzioni sono { $allowed }.
option-value =
    { $option ->
        [road_lengths] L’opzione road_lengths non può essere { $value }; vuole 15 numeri interi positivi di al massimo 18 cifre.
       *[other] L’opzione { $option } non può essere { $value }; i valori sono { $allowed }.
    }
players-number =
    { $value ->
        [one] Non si può giocare a { $game } con { $value } giocatore; i numeri permessi sono { $allowed }.
       *[other] Non si può giocare a { $game } con { $value } giocatori; i numeri permessi sono { $allowed }.
    }

## Records. Entries count from 0; for $due and $value, null is the dealer and - is nothing.

notation = «{ $value }» non è un’azione; le azioni si scrivono come { $allowed }.
not-an-action = «{ $value }» non è un’azione di questo gioco.
record-form = Questa non è una registrazione: { $reason }.
record-lines = Una registrazione sta su una riga, e { $file } è JSON su più righe; «jq -c .» ne fa una sola.
record-version = La versione { $value } della registrazione non si può leggere; la più recente leggibile è { $allowed }.
record-names =
    { $value ->
        [one] C’è { $value } nome per { $count } giocatori.
       *[other] Ci sono { $value } nomi per { $count } giocatori.
    }
record-over = Voce { $entry }: la partita era già finita.
record-actor =
    { $due ->
        [null] Voce { $entry }: qui agisce il mazziere, non il posto { $value }.
       *[other]
            { $value ->
                [null] Voce { $entry }: qui agisce il posto { $due }, non il mazziere.
               *[other] Voce { $entry }: qui agisce il posto { $due }, non il posto { $value }.
            }
    }
record-rules = La registrazione è stata giocata con altre regole: lì { $option } è { $value }.
record-entry = Voce { $entry }, «{ $value }»: { $reason }
record-result = Risultato nella registrazione: { $value }; secondo le regole: { $due }.

## Compiled rules

kernel-missing = Qui Python { $python } non ha numba: funziona tutto, ma la ricerca e la simulazione di massa sono più lente.
