### What players read during a game of Figaro.
### "a" fits every name ("ad" is a matter of taste); "un" fits every card.

figaro-title = Figaro
figaro-introduction =
    Figaro sogna un posto a corte, ma chi si prende la colpa dei suoi pasticci finisce molto lontano
    dal castello. Per tre manche giocate carte gli uni davanti agli altri; a chi ne prende di più
    vanno i pezzi di strada più lunghi, e vince la strada più corta.

## Cards and colours

figaro-colour-R = rosso
figaro-colour-Y = giallo
figaro-colour-G = verde
figaro-colour-B = blu
figaro-colour-P = viola

figaro-card-R = { $worth } rosso (zuffa)
figaro-card-Y = { $worth } giallo (cucina)
figaro-card-G = { $worth } verde (musica)
figaro-card-B = { $worth } blu (magia)
figaro-card-P = { $worth } viola (pittura)
figaro-card-J = giullare da { $worth }
figaro-card-O = girotondo

## What happened. Before the scoring no sentence tells the size of a stack or the length of a
## road (F30).

figaro-event-removed = In tre giocatori un colore resta nella scatola: { $colour }.
# $groups: the lengths of each round's pieces, "15, 9 and 2; 14, 8 and 3; 12, 7 and 1".
figaro-event-roads-drawn =
    { $lengths ->
        [shown] Si pescano i pezzi di strada per le tre manche: { $groups }.
       *[hidden] Si pescano i pezzi di strada per le tre manche.
    }
figaro-event-started =
    { $seat-is ->
        [you] Hai il Re e cominci.
       *[other] { $seat } ha il Re e comincia.
    }
# A spectator sees no cards.
figaro-event-dealt =
    { $cards-count ->
        [0] Si distribuiscono le carte della manche { $round }.
       *[other] Si distribuiscono le carte della manche { $round }. La tua mano: { $cards }.
    }
figaro-event-played =
    { $seat-is ->
        [you]
            { $owner-is ->
                [you] Giochi un { $card } davanti a te.
               *[other] Giochi un { $card } davanti a { $owner }.
            }
       *[other]
            { $owner-is-seat ->
                [yes] { $seat } gioca un { $card } davanti a sé.
               *[no]
                    { $owner-is ->
                        [you] { $seat } gioca un { $card } davanti a te.
                       *[other] { $seat } gioca un { $card } davanti a { $owner }.
                    }
            }
    }
figaro-event-ring =
    { $seat-is ->
        [you] Giochi un girotondo: tutte le carte in tavola passano di un posto a sinistra.
       *[other] { $seat } gioca un girotondo: tutte le carte in tavola passano di un posto a sinistra.
    }
figaro-event-collected =
    { $seat-is ->
        [you] Davanti a te si arriva a 6 o più: il Re esplode, prendi tutte le carte in tavola, e tocca a te.
       *[other] Davanti a { $seat } si arriva a 6 o più: il Re esplode, { $seat } prende tutte le carte in tavola, e il prossimo turno è suo.
    }
figaro-event-taken =
    { $into ->
        [hand]
            { $seat-is ->
                [you] Prendi in mano tutte le carte in tavola.
               *[other] { $seat } prende in mano tutte le carte in tavola.
            }
       *[stack]
            { $seat-is ->
                [you] Prendi tutte le carte in tavola e le metti nel tuo mazzetto.
               *[other] { $seat } prende tutte le carte in tavola e le mette nel suo mazzetto.
            }
    }
figaro-event-one-card-left =
    { $seat-is ->
        [you] Ti resta una sola carta.
       *[other] A { $seat } resta una sola carta.
    }
figaro-event-last-card-played =
    { $seat-is ->
        [you] Hai giocato la tua ultima carta.
       *[other] { $seat } ha giocato la sua ultima carta.
    }
# $counts: "Anna 7, Ben 12 and you 0".
figaro-event-round-ended =
    { $seat-is ->
        [you] Tocca a te, ma non hai più carte: la manche è finita, e prendi il Re. Carte nei mazzetti: { $counts }.
       *[other] Tocca a { $seat }, che non ha più carte: la manche è finita, e { $seat } prende il Re. Carte nei mazzetti: { $counts }.
    }
figaro-event-exchanged =
    { $seat-is ->
        [you] Scambi un pezzo di strada di lunghezza { $given } con uno di lunghezza { $got }.
       *[other] { $seat } scambia un pezzo di strada di lunghezza { $given } con uno di lunghezza { $got }.
    }
figaro-event-kept =
    { $seat-is ->
        [you] Tieni la tua strada così com’è.
       *[other] { $seat } tiene la sua strada così com’è.
    }
figaro-event-paved =
    { $lengths ->
        [shown]
            { $seat-is ->
                [you] Prendi il pezzo di strada di lunghezza { $length }.
               *[other] { $seat } prende il pezzo di strada di lunghezza { $length }.
            }
       *[hidden]
            { $seat-is ->
                [you] Prendi il pezzo di strada più lungo rimasto.
               *[other] { $seat } prende il pezzo di strada più lungo rimasto.
            }
    }
figaro-event-won =
    { $seat-is ->
        [you] Hai vinto!
       *[other] { $seat } ha vinto!
    }

## What you may do: entries of a list, and labels

figaro-choice-play =
    { $owner-is ->
        [you] Gioca un { $card } davanti a te
       *[other] Gioca un { $card } davanti a { $owner }
    }
figaro-choice-ring = Gioca un girotondo: tutte le carte in tavola passano di un posto a sinistra
figaro-choice-take = Prendi tutte le carte in tavola
figaro-choice-swap = Cedi il pezzo più lungo che hai e ricevi il più corto della manche
figaro-choice-keep = Tieni la tua strada così com’è

## Why not

figaro-why-not-spectator = Stai guardando; possono farlo solo i giocatori.
figaro-why-not-dealer = Può farlo solo il mazziere, non un giocatore.
figaro-why-not-exchange-other = Lo scambio tocca a { $seat }, non a te.
figaro-why-not-exchange-now = Adesso non c’è nessuno scambio da decidere.
figaro-why-not-over = La partita è finita.
figaro-why-not-deal-first = Le carte non sono ancora state distribuite.
figaro-why-not-exchange-first =
    { $seat-is ->
        [you] Decidi prima se scambiare un pezzo di strada.
       *[other] Prima { $seat } decide sullo scambio.
    }
figaro-why-not-turn = Tocca a { $seat }, non a te.
figaro-why-not-take-empty = In tavola non c’è nessuna carta, quindi niente da prendere.
figaro-why-not-take-twice = In questa manche hai già preso in mano le carte in tavola, e si può fare una volta sola.
figaro-why-not-not-in-hand = Non hai in mano questa carta: { $card }.
figaro-why-not-ring-own = Un girotondo si gioca sempre davanti a te; poi tutto passa a sinistra.
figaro-why-not-no-seat = Non c’è un posto { $value } a un tavolo di { $count } giocatori; nelle mosse i posti si contano da 0.
figaro-why-not-colour-elsewhere =
    { $owner-is ->
        [you] Davanti a te c’è già il { $colour }: le carte di questo colore vanno lì e da nessun’altra parte.
       *[other] Davanti a { $owner } c’è già il { $colour }: le carte di questo colore vanno lì e da nessun’altra parte.
    }
figaro-why-not-other-colour =
    { $owner-is ->
        [you] Davanti a te c’è il { $colour }: un { $card } non può starci.
       *[other] Davanti a { $owner } c’è il { $colour }: un { $card } non può starci.
    }
figaro-why-not-lead-away = Hai appena preso le carte in tavola: questa carta deve andare davanti a un altro giocatore.

## Why this score: lines of a score sheet

figaro-why-piece =
    { $seat-is ->
        [you]
            { $count ->
                [one] Manche { $round }: { $count } carta nel tuo mazzetto, quindi prendi il pezzo di strada di lunghezza { $length }.
               *[other] Manche { $round }: { $count } carte nel tuo mazzetto, quindi prendi il pezzo di strada di lunghezza { $length }.
            }
       *[other]
            { $count ->
                [one] Manche { $round }: { $seat } ha { $count } carta nel mazzetto, quindi prende il pezzo di strada di lunghezza { $length }.
               *[other] Manche { $round }: { $seat } ha { $count } carte nel mazzetto, quindi prende il pezzo di strada di lunghezza { $length }.
            }
    }
figaro-why-no-piece-empty =
    { $seat-is ->
        [you] Manche { $round }: il tuo mazzetto è vuoto, quindi niente pezzo di strada.
       *[other] Manche { $round }: il mazzetto di { $seat } è vuoto, quindi niente pezzo di strada.
    }
figaro-why-no-piece-last =
    { $seat-is ->
        [you]
            { $count ->
                [one] Manche { $round }: con { $count } carta il tuo mazzetto è l’ultimo nell’ordine, e il pezzo di strada te lo risparmi.
               *[other] Manche { $round }: con { $count } carte il tuo mazzetto è l’ultimo nell’ordine, e il pezzo di strada te lo risparmi.
            }
       *[other]
            { $count ->
                [one] Manche { $round }: con { $count } carta il mazzetto di { $seat } è l’ultimo nell’ordine: niente pezzo di strada.
               *[other] Manche { $round }: con { $count } carte il mazzetto di { $seat } è l’ultimo nell’ordine: niente pezzo di strada.
            }
    }
figaro-why-no-piece-fewest =
    { $seat-is ->
        [you]
            { $count ->
                [one] Manche { $round }: hai { $count } carta e nessuno ne ha di meno, quindi niente pezzo di strada.
               *[other] Manche { $round }: hai { $count } carte e nessuno ne ha di meno, quindi niente pezzo di strada.
            }
       *[other]
            { $count ->
                [one] Manche { $round }: { $seat } ha { $count } carta e nessuno ne ha di meno, quindi niente pezzo di strada.
               *[other] Manche { $round }: { $seat } ha { $count } carte e nessuno ne ha di meno, quindi niente pezzo di strada.
            }
    }
figaro-why-tie =
    { $king-is ->
        [you]
            { $count ->
                [one] Manche { $round }: più mazzetti hanno { $count } carta; hai il Re, e l’ordine si conta a partire da te.
               *[other] Manche { $round }: più mazzetti hanno { $count } carte; hai il Re, e l’ordine si conta a partire da te.
            }
       *[other]
            { $count ->
                [one] Manche { $round }: più mazzetti hanno { $count } carta; { $king } ha il Re, e l’ordine si conta dal suo posto.
               *[other] Manche { $round }: più mazzetti hanno { $count } carte; { $king } ha il Re, e l’ordine si conta dal suo posto.
            }
    }
figaro-why-kept =
    { $seat-is ->
        [you] Nella terza manche avevi il minor numero di carte e potevi scambiare un pezzo di strada, ma hai tenuto la tua strada.
       *[other] Nella terza manche { $seat } aveva il minor numero di carte e poteva scambiare un pezzo di strada, ma ha tenuto la sua strada.
    }
figaro-why-no-exchange =
    { $seat-is ->
        [you] Nella terza manche avevi il minor numero di carte, ma nessun pezzo di strada più lungo del più corto della manche: niente scambio.
       *[other] Nella terza manche { $seat } aveva il minor numero di carte, ma nessun pezzo di strada più lungo del più corto della manche: niente scambio.
    }
figaro-why-fewest-tie =
    { $king-is-seat ->
        [yes]
            { $seat-is ->
                [you] Parità per il minor numero di carte: lo scambio è tuo, perché hai il Re.
               *[other] Parità per il minor numero di carte: lo scambio è di { $seat }, che ha il Re.
            }
       *[no]
            { $seat-is ->
                [you] Parità per il minor numero di carte: lo scambio è tuo, perché { $king } ha il Re e da lì in senso orario precedi gli altri.
               *[other]
                    { $king-is ->
                        [you] Parità per il minor numero di carte: lo scambio è di { $seat }, perché hai il Re e da te in senso orario { $seat } precede gli altri.
                       *[other] Parità per il minor numero di carte: lo scambio è di { $seat }, perché { $king } ha il Re e da lì in senso orario { $seat } precede gli altri.
                    }
            }
    }
figaro-why-exchange =
    { $seat-is ->
        [you] Nella terza manche avevi il minor numero di carte e hai scambiato un pezzo di strada di lunghezza { $given } con uno di lunghezza { $got }.
       *[other] Nella terza manche { $seat } aveva il minor numero di carte e ha scambiato un pezzo di strada di lunghezza { $given } con uno di lunghezza { $got }.
    }
figaro-why-equal-roads =
    { $king-is-seat ->
        [yes]
            { $seat-is ->
                [you] Strade uguali: hai il Re.
               *[other] Strade uguali: { $seat } ha il Re.
            }
       *[no]
            { $seat-is ->
                [you] Strade uguali: { $king } ha il Re, e da lì in senso orario vieni prima tu.
               *[other]
                    { $king-is ->
                        [you] Strade uguali: hai il Re, e da te in senso orario viene prima { $seat }.
                       *[other] Strade uguali: { $king } ha il Re, e da lì in senso orario viene prima { $seat }.
                    }
            }
    }

## What is wrong with what the dealer did, in a record

figaro-due-remove = adesso si mette un colore nella scatola
figaro-due-roads = adesso si pescano i pezzi di strada
figaro-due-start = adesso si stabilisce chi comincia
figaro-due-deal = adesso si distribuiscono le carte
figaro-due-play = tocca a un giocatore
figaro-due-exchange = un giocatore decide sullo scambio
figaro-due-over = la partita è finita

figaro-misdeal-due = Il mazziere non può farlo qui: { $due }.
figaro-misdeal-start = Il posto { $value } non può cominciare a un tavolo di { $count } giocatori; nelle registrazioni i posti si contano da 0.
figaro-misdeal-groups = Il mazziere pesca tre gruppi di { $count } pezzi di strada ciascuno.
figaro-misdeal-sorted = I pezzi di strada di un gruppo vanno dal più lungo al più corto.
figaro-misdeal-pieces = I pezzi di strada si pescano tra { $allowed }, ognuno una volta sola.
figaro-misdeal-sizes = Le mani devono avere { $allowed } carte, dal posto 0 in poi.
figaro-misdeal-cards = Le mani insieme devono formare esattamente il mazzo di questo tavolo.

## A portata di mano: che cosa fa una carta, e che cosa succederebbe

figaro-help-colour = Va dove c’è già il suo colore, o davanti a chi non ha ancora un colore. Aggiunge { $worth }.
figaro-help-jester = Va davanti a chiunque e aggiunge { $worth }. Non ha colore.
figaro-help-ring = Va davanti a te. Poi tutti passano a sinistra le carte che hanno davanti. Vale 0.
figaro-help-collect =
    { $seat-is ->
        [you]
            { $count ->
                [one] Prenderesti { $count } carta.
               *[other] Prenderesti { $count } carte.
            }
       *[other]
            { $count ->
                [one] { $seat } prenderebbe { $count } carta.
               *[other] { $seat } prenderebbe { $count } carte.
            }
    }
figaro-help-worth =
    { $seat-is ->
        [you] Davanti a te si arriverebbe a { $worth }.
       *[other] Davanti a { $seat } si arriverebbe a { $worth }.
    }
figaro-help-pass =
    { $count ->
        [one] { $count } carta passerebbe da te a { $seat }, e così via intorno al tavolo.
       *[other] { $count } carte passerebbero da te a { $seat }, e così via intorno al tavolo.
    }

## Che cosa dice il coach a $owner, o agli altri. La sua mossa è stata giocata; un’altra è migliore.

figaro-coach-kind-card = Quale carta
figaro-coach-kind-whom = Davanti a chi
figaro-coach-kind-take = Giocare o prendere
figaro-coach-kind-exchange = Scambio
figaro-coach-filled =
    { $owner-is ->
        [you] Con la tua mossa si è arrivati a 6 o più davanti a te: hai dovuto
       *[other] Con la mossa giocata si è arrivati a 6 o più davanti a { $owner }, che ha dovuto
    } prendere subito { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
figaro-coach-took =
    Prendere { $owner-is ->
        [you] ti è costato subito
       *[other] è costato subito
    } { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }{ $owner-is ->
        [you] .
       *[other] { "" } a { $owner }.
    } Dopo la mossa migliore la prossima volta { $often ->
        [0] non tocca quasi mai
        [100] tocca quasi sempre
       *[other] tocca
    } a { $owner-is ->
        [you] te
       *[other] { $owner }
    } prendere le carte{ $often ->
        [0] .
       *[other]
            { $often ->
                [100] { "" }
                [one] { "" } in circa { $often } partita su 100
               *[other] { "" } in circa { $often } partite su 100
            }, in media { $later ->
                [one] { $later } carta.
               *[other] { $later } carte.
            }
    }
figaro-coach-take-now =
    { $owner-is ->
        [you] Potevi
       *[other] { $owner } poteva
    } prendere { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } e { $owner-is ->
        [you] toglierti il pensiero. Dopo la tua mossa
       *[other] togliersi il pensiero. Dopo la mossa giocata
    } la prossima volta { $often ->
        [0] non tocca quasi mai
        [100] tocca quasi sempre
       *[other] tocca
    } a { $owner-is ->
        [you] te
       *[other] { $owner }
    } prendere le carte{ $often ->
        [0] .
       *[other]
            { $often ->
                [100] { "" }
                [one] { "" } in circa { $often } partita su 100
               *[other] { "" } in circa { $often } partite su 100
            }, in media { $later ->
                [one] { $later } carta.
               *[other] { $later } carte.
            }
    }
figaro-coach-you-collect =
    Dopo la { $owner-is ->
        [you] tua mossa
       *[other] mossa giocata
    } la prossima volta tocca { $often ->
        [100] quasi sempre a
       *[other] a
    } { $owner-is ->
        [you] te
       *[other] { $owner }
    } prendere le carte{ $often ->
        [100] { "" }
       *[other] { "" } in circa { $often } partite su 100
    }, in media { $later ->
        [one] { $later } carta.
       *[other] { $later } carte.
    } Dopo la migliore { $instead ->
        [0] quasi mai.
       *[other] solo in circa { $instead } su 100.
    }
figaro-coach-they-collect =
    Dopo la mossa migliore la prossima volta tocca { $often ->
        [100] quasi sempre a { $seat } prendere le carte
       *[other] a { $seat } prendere le carte in circa { $often } partite su 100
    }, in media { $later ->
        [one] { $later } carta.
       *[other] { $later } carte.
    } Dopo { $owner-is ->
        [you] la tua
       *[other] quella giocata
    } { $instead ->
        [0] quasi mai.
       *[other] solo in circa { $instead } su 100.
    }
figaro-coach-fill-them =
    Con la mossa migliore si arrivava a 6 o più davanti a { $seat }, che doveva prendere subito { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
figaro-coach-you-fill =
    Dopo la { $owner-is ->
        [you] tua mossa
       *[other] mossa giocata
    } { $often ->
        [100] si arriva quasi sempre a 6 prima davanti a
       *[other] in circa { $often } partite su 100 si arriva a 6 prima davanti a
    } { $owner-is ->
        [you] te, e prendi
       *[other] { $owner }, che prende
    } in media { $later ->
        [one] { $later } carta.
       *[other] { $later } carte.
    } Dopo la migliore { $instead ->
        [0] quasi mai.
       *[other] solo in circa { $instead } su 100.
    }
figaro-coach-they-fill =
    Dopo la mossa migliore { $often ->
        [100] si arriva quasi sempre a 6 prima davanti a { $seat }
       *[other] in circa { $often } partite su 100 si arriva a 6 prima davanti a { $seat }
    }, e { $seat } prende in media { $later ->
        [one] { $later } carta.
       *[other] { $later } carte.
    } Dopo { $owner-is ->
        [you] la tua
       *[other] quella giocata
    } { $instead ->
        [0] quasi mai.
       *[other] solo in circa { $instead } su 100.
    }
figaro-coach-exchange =
    Con la scelta migliore la { $owner-is ->
        [you] tua strada
       *[other] strada di { $owner }
    } era lunga { $length } e vinceva. Invece è arrivata a { $instead }, e ha vinto { $seat } con { $theirs }.
