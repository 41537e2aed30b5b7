### What players read during a game of Zirkus Flohcati.
### "a" fits every name ("ad" is a matter of taste); "un" fits every attraction;
### "il" or "l’" is in the card's name as an object: no "a", "di", "da" before that.

flohcati-title = Zirkus Flohcati
flohcati-introduction =
    Un circo di pulci mette insieme il suo programma: scopri carte finché te la senti, poi prendi
    quella che vuoi; ma se un’attrazione esce due volte, perdi il turno. Conta la carta migliore di
    ogni attrazione; i tris di carte dello stesso valore e il Gran Galà con tutte e dieci le
    attrazioni danno altri punti.

## Cards and attractions

flohcati-attraction-A = direttore
flohcati-attraction-B = clown
flohcati-attraction-C = giocoliere
flohcati-attraction-D = uomo cannone
flohcati-attraction-E = lanciatore di coltelli
flohcati-attraction-F = escapologo
flohcati-attraction-G = trapezista
flohcati-attraction-H = mangiafuoco
flohcati-attraction-I = forzuto
flohcati-attraction-J = funambolo

flohcati-card-A =
    { $form ->
        [object] il direttore da { $worth }
       *[name] direttore da { $worth }
    }
flohcati-card-B =
    { $form ->
        [object] il clown da { $worth }
       *[name] clown da { $worth }
    }
flohcati-card-C =
    { $form ->
        [object] il giocoliere da { $worth }
       *[name] giocoliere da { $worth }
    }
flohcati-card-D =
    { $form ->
        [object] l’uomo cannone da { $worth }
       *[name] uomo cannone da { $worth }
    }
flohcati-card-E =
    { $form ->
        [object] il lanciatore di coltelli da { $worth }
       *[name] lanciatore di coltelli da { $worth }
    }
flohcati-card-F =
    { $form ->
        [object] l’escapologo da { $worth }
       *[name] escapologo da { $worth }
    }
flohcati-card-G =
    { $form ->
        [object] il trapezista da { $worth }
       *[name] trapezista da { $worth }
    }
flohcati-card-H =
    { $form ->
        [object] il mangiafuoco da { $worth }
       *[name] mangiafuoco da { $worth }
    }
flohcati-card-I =
    { $form ->
        [object] il forzuto da { $worth }
       *[name] forzuto da { $worth }
    }
flohcati-card-J =
    { $form ->
        [object] il funambolo da { $worth }
       *[name] funambolo da { $worth }
    }
flohcati-card-demand = richiesta
flohcati-card-steal = furto
flohcati-card-fanfare = fanfara

## What happened

flohcati-event-started =
    { $seat-is ->
        [you] Cominci tu.
       *[other] Comincia { $seat }.
    }
flohcati-event-flipped =
    { $seat-is ->
        [you] Scopri un { $card }.
       *[other] { $seat } scopre un { $card }.
    }
flohcati-event-busted =
    { $seat-is ->
        [you] Scopri un { $card }, e questa attrazione è già nella fila: perdi il turno.
       *[other] { $seat } scopre un { $card }, e questa attrazione è già nella fila: { $seat } perde il turno.
    }
flohcati-event-action-turned =
    { $seat-is ->
        [you] Scopri una carta azione: { $card }.
       *[other] { $seat } scopre una carta azione: { $card }.
    }
flohcati-event-fanfare-cancelled = Un’altra carta azione annulla la fanfara.
flohcati-event-no-victim = Nessun avversario ha carte: non succede niente ({ $card }).
flohcati-event-fanfare-sounded =
    { $seat-is ->
        [you] Scopri un { $card }, un doppione: la fanfara finisce, e prendi una carta dalla fila.
       *[other] { $seat } scopre un { $card }, un doppione: la fanfara finisce, e { $seat } prende una carta dalla fila.
    }
flohcati-event-taken =
    { $seat-is ->
        [you] Prendi un { $card } dalla fila.
       *[other] { $seat } prende un { $card } dalla fila.
    }
flohcati-event-demanded =
    { $seat-is ->
        [you] Chiedi una carta a { $owner }.
       *[other]
            { $owner-is ->
                [you] { $seat } ti chiede una carta.
               *[other] { $seat } chiede una carta a { $owner }.
            }
    }
# $owner gives, $seat receives. Those who do not see the card do not know it.
flohcati-event-given =
    { $card-is ->
        [seen]
            { $owner-is ->
                [you] Dai un { $card } a { $seat }.
               *[other]
                    { $seat-is ->
                        [you] { $owner } ti dà un { $card }.
                       *[other] { $owner } dà un { $card } a { $seat }.
                    }
            }
       *[unseen]
            { $owner-is ->
                [you] Dai una carta a { $seat }.
               *[other]
                    { $seat-is ->
                        [you] { $owner } ti dà una carta.
                       *[other] { $owner } dà una carta a { $seat }.
                    }
            }
    }
flohcati-event-stealing =
    { $seat-is ->
        [you] Rubi una carta a { $owner }.
       *[other]
            { $owner-is ->
                [you] { $seat } ti ruba una carta.
               *[other] { $seat } ruba una carta a { $owner }.
            }
    }
flohcati-event-stolen =
    { $seat-is ->
        [you] Peschi un { $card } dalla mano di { $owner }.
       *[other]
            { $owner-is ->
                [you] { $seat } pesca un { $card } dalla tua mano.
               *[other] { $seat } pesca un { $card } dalla mano di { $owner }.
            }
    }
flohcati-event-trio =
    { $seat-is ->
        [you] Cali un tris: { $cards }.
       *[other] { $seat } cala un tris: { $cards }.
    }
flohcati-event-gala =
    { $seat-is ->
        [you] Apri il Gran Galà, e la partita è finita.
       *[other] { $seat } apre il Gran Galà, e la partita è finita.
    }
flohcati-event-turn-ended =
    { $seat-is ->
        [you] Finisci il tuo turno.
       *[other] { $seat } finisce il turno.
    }
flohcati-event-deck-empty = Era l’ultima carta del mazzo.
flohcati-event-won =
    { $seats-are ->
        [you] Hai vinto!
        [one] { $seats } ha vinto!
       *[many] Vittoria condivisa: { $seats }.
    }

## What you may do: entries of a list, and labels

flohcati-choice-flip = Scopri la prossima carta
flohcati-choice-take = Prendi un { $card } dalla fila
flohcati-choice-demand =
    { $seat-is ->
        [you] Chiedi una carta a te
       *[other] Chiedi una carta a { $seat }
    }
flohcati-choice-steal =
    { $seat-is ->
        [you] Ruba una carta a te
       *[other] Ruba una carta a { $seat }
    }
flohcati-choice-give = Dai un { $card }
flohcati-choice-trio = Cala un tris: { $cards }
flohcati-choice-gala = Apri il Gran Galà
flohcati-choice-end = Finisci il tuo turno

## Why not

flohcati-why-not-spectator = Stai guardando; possono farlo solo i giocatori.
flohcati-why-not-dealer = Può farlo solo il mazziere, non un giocatore.
flohcati-why-not-over = La partita è finita.
flohcati-why-not-card-first = Prima tocca al mazziere.
flohcati-why-not-gift-first = Prima { $seat } deve dare una carta.
flohcati-why-not-turn = Tocca a { $seat }, non a te.
flohcati-why-not-deck-empty = Il mazzo è vuoto: non ci sono carte da scoprire.
flohcati-why-not-row-empty = La fila è vuota: scopri prima una carta.
flohcati-why-not-not-in-row = Questa carta non è nella fila: { $card }.
flohcati-why-not-not-in-hand = Non hai in mano questa carta: { $card }.
flohcati-why-not-no-demand = Adesso nessuno ti chiede una carta.
flohcati-why-not-no-seat = Non c’è un posto { $value } a un tavolo di { $count } giocatori; nelle mosse i posti si contano da 0.
flohcati-why-not-own-hand = Questa è la tua mano: scegli un avversario.
flohcati-why-not-empty-hand = { $seat } non ha carte in mano: scegli un avversario che ne ha.
flohcati-why-not-gala-missing =
    { $attractions-count ->
        [one] Per il Gran Galà servono tutte e dieci le attrazioni in mano; ne manca una: { $attractions }.
       *[other] Per il Gran Galà servono tutte e dieci le attrazioni in mano; ne mancano { $attractions-count }: { $attractions }.
    }
flohcati-why-not-gala-timing = Il Gran Galà si apre alla fine del tuo turno, dopo che hai preso una carta o svolto un’azione.
flohcati-why-not-trio-not-in-hand = Un tris viene dalla tua mano, e questo non ce l’hai: { $cards }.
flohcati-why-not-trio-values =
    { $cards-count ->
        [0] Un tris è fatto di tre carte diverse dello stesso valore.
       *[other] Un tris è fatto di tre carte diverse dello stesso valore; queste non lo sono: { $cards }.
    }
flohcati-why-not-trio-order = Scrivi le carte di questo tris nell’ordine delle loro lettere: { $cards }.
flohcati-why-not-trio-timing = I tris si calano alla fine del tuo turno, dopo che hai preso una carta o svolto un’azione.
flohcati-why-not-due-turn = Tocca a te scoprire una carta o prenderne una dalla fila.
flohcati-why-not-due-fanfare-take = La fanfara è finita: adesso prendi una carta dalla fila.
flohcati-why-not-due-demand = Prima scegli l’avversario a cui chiedere una carta.
flohcati-why-not-due-steal = Prima scegli l’avversario a cui rubare una carta.
flohcati-why-not-due-give = Prima scegli la carta da dare.
flohcati-why-not-due-finish = Puoi calare un tris, aprire il Gran Galà se hai tutte e dieci le attrazioni, o finire il turno; altro non si può più fare.

## Why this score: lines of a score sheet

flohcati-why-attraction =
    { $seat-is ->
        [you] Conta il tuo miglior { $attraction }: { $card }.
       *[other] Conta il miglior { $attraction } di { $seat }: { $card }.
    }
flohcati-why-double =
    { $cards-count ->
        [one] Una carta più bassa della stessa attrazione non conta: { $cards }.
       *[other] Le carte più basse della stessa attrazione non contano: { $cards }.
    }
flohcati-why-trio =
    { $seat-is ->
        [you] Hai calato un tris: { $cards }.
       *[other] { $seat } ha calato un tris: { $cards }.
    }
flohcati-why-gala =
    { $seat-is ->
        [you] Hai aperto il Gran Galà.
       *[other] { $seat } ha aperto il Gran Galà.
    }
flohcati-why-tie-shared =
    { $seat-is ->
        [you] Condividi il totale più alto, e la vittoria.
       *[other] { $seat } condivide il totale più alto, e la vittoria.
    }
flohcati-why-tie-trios =
    { $seat-is ->
        [you] I totali sono uguali: vinci con più tris.
       *[other] I totali sono uguali: { $seat } vince con più tris.
    }
flohcati-why-tie-gala =
    { $seat-is ->
        [you] I totali sono uguali: vinci perché hai aperto il Gran Galà.
       *[other] I totali sono uguali: { $seat } vince perché ha aperto il Gran Galà.
    }
flohcati-why-tie-card =
    { $seat-is ->
        [you] I totali sono uguali: vinci con la carta più alta in mano.
       *[other] I totali sono uguali: { $seat } vince con la carta più alta in mano.
    }

## What is wrong with what the dealer did, in a record

flohcati-due-start = adesso si stabilisce chi comincia
flohcati-due-turn = tocca a un giocatore
flohcati-due-flip = adesso si scopre una carta del mazzo
flohcati-due-fanfare = adesso si scopre una carta del mazzo
flohcati-due-fanfare-take = un giocatore prende una carta dalla fila
flohcati-due-demand = un giocatore sceglie a chi chiedere una carta
flohcati-due-steal = un giocatore sceglie a chi rubare una carta
flohcati-due-give = un giocatore dà una carta
flohcati-due-draw = adesso si pesca la carta rubata
flohcati-due-finish = un giocatore può calare tris, aprire il Gran Galà o finire il turno
flohcati-due-over = la partita è finita

flohcati-misdeal-due = Il mazziere non può farlo qui: { $due }.
flohcati-misdeal-start = Il posto { $value } non può cominciare a un tavolo di { $count } giocatori; nelle registrazioni i posti si contano da 0.
flohcati-misdeal-deck = Questa carta non è più nel mazzo: { $card }.
flohcati-misdeal-hand = Questa carta non è nella mano da cui si ruba: { $card }.

## A portata di mano: che cosa fa una carta, e che cosa succederebbe

flohcati-help-attraction = Di ogni attrazione conta solo la carta migliore che hai in mano. Tre carte dello stesso valore fanno un tris.
flohcati-help-best = La tua carta migliore finora ({ $attraction }): { $worth }.
flohcati-help-none = Questa attrazione ti manca ancora: { $attraction }.
flohcati-help-twins =
    { $count ->
        [one] Hai { $count } altra carta di valore { $worth }.
       *[other] Hai altre { $count } carte di valore { $worth }.
    }
flohcati-help-demand = { $seat } ti darebbe una carta a sua scelta (in mano: { $count }).
flohcati-help-steal = Pescheresti una carta dalla mano di { $seat } (in mano: { $count }), e la vedrebbero tutti.

## Che cosa dice il coach a $owner, o agli altri. La sua mossa è stata giocata; un’altra è migliore.

flohcati-coach-kind-flip = Scoprire o prendere
flohcati-coach-kind-card = Quale carta
flohcati-coach-kind-rob = Da chi prendere
flohcati-coach-kind-give = Quale carta dare
flohcati-coach-kind-trio = Tris o no
flohcati-coach-kind-gala = Gran Galà
flohcati-coach-bust =
    { $deck ->
        [1]
            L’ultima carta del mazzo { $owner-is ->
                [you] ti faceva perdere il turno
               *[other] faceva perdere il turno a { $owner }
            }
       *[other]
            { $doubles ->
                [one]
                    Una delle carte rimaste nel mazzo ({ $doubles } su { $deck }) { $owner-is ->
                        [you] ti faceva perdere il turno
                       *[other] faceva perdere il turno a { $owner }
                    }
               *[other]
                    Delle { $deck } carte rimaste nel mazzo, { $doubles } { $owner-is ->
                        [you] ti facevano perdere il turno
                       *[other] facevano perdere il turno a { $owner }
                    }
            }
    }, e con il turno { $card-object }{ $brings ->
        [gala] : l’ultima attrazione che mancava per il Gran Galà.
        [trio] : la terza carta dello stesso valore, cioè un tris.
        [new]
            : un’attrazione in più, e per il Gran Galà { $missing ->
                [one] ne mancava solo una.
               *[other] ne mancavano solo { $missing }.
            }
        [points]
            : { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            } in più in mano.
       *[other] .
    }
flohcati-coach-bust-gala =
    { $owner-is ->
        [you] Avevi
       *[other] { $owner } aveva
    } in mano tutte e dieci le attrazioni; { $doubles ->
        [0] scoprire un’altra carta non serviva a niente.
        [one]
            { $deck ->
                [1] l’ultima carta del mazzo
               *[other] una delle carte rimaste nel mazzo ({ $doubles } su { $deck })
            } { $owner-is ->
                [you] ti faceva
               *[other] faceva
            } perdere il turno, senza Gran Galà.
       *[other]
            delle { $deck } carte rimaste nel mazzo, { $doubles } { $owner-is ->
                [you] ti facevano
               *[other] facevano
            } perdere il turno, senza Gran Galà.
    }
flohcati-coach-flip-on =
    { $doubles ->
        [0]
            Nessuna delle carte rimaste nel mazzo { $owner-is ->
                [you] ti faceva perdere il turno
               *[other] faceva perdere il turno a { $owner }
            }
        [one]
            Una delle carte rimaste nel mazzo ({ $doubles } su { $deck }) { $owner-is ->
                [you] ti faceva perdere il turno
               *[other] faceva perdere il turno a { $owner }
            }
       *[other]
            Delle { $deck } carte rimaste nel mazzo, { $doubles } { $owner-is ->
                [you] ti facevano perdere il turno
               *[other] facevano perdere il turno a { $owner }
            }
    }; { $more ->
        [0] tanto valeva scoprirne un’altra.
       *[other]
            { $more ->
                [one] { $more } dava
               *[other] { $more } davano
            } più punti della carta presa, che { $instead ->
                [0] non dava niente.
               *[other] ne dava solo { $instead }.
            }
    }{ $doubles ->
        [0] { "" }
       *[other] { "" } Un’attrazione nuova nella fila lasciava lì tutte le altre da prendere.
    }
flohcati-coach-nearer =
    Con { $card-object } { $owner-is ->
        [you] avevi
       *[other] { $owner } aveva
    } un’attrazione in più: { $missing ->
        [0] per il Gran Galà non ne mancava più nessuna.
        [one] ne mancava solo una per il Gran Galà.
       *[other] ne mancavano solo { $missing } per il Gran Galà.
    }
flohcati-coach-third = Con { $card-object } le carte dello stesso valore diventavano tre: un tris, cioè { $bonus } punti.
flohcati-coach-card =
    Prendere { $card-object } aggiungeva { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } alla { $owner-is ->
        [you] tua mano; la carta che hai preso
       *[other] mano di { $owner }; la carta presa
    } { $instead ->
        [0] non aggiungeva niente.
       *[other] ne aggiungeva solo { $instead }.
    }
flohcati-coach-trio-gala =
    { $owner-is ->
        [you] Con quel tris hai smontato il Gran Galà che avevi in mano.
       *[other] Con quel tris { $owner } ha smontato il Gran Galà che aveva in mano.
    }
flohcati-coach-trio-keep =
    Il tris porta { $bonus } punti, ma le sue carte in mano ne valevano { $points }{ $further ->
        [0] { "" }
       *[other]
            ; per il Gran Galà ora { $owner-is ->
                [you] ti
               *[other] a { $owner }
            } { $missing ->
                [one] manca { $missing } attrazione
               *[other] mancano { $missing } attrazioni
            }{ $before ->
                [0] , mentre prima c’erano tutte
               *[other] { "" } invece di { $before }
            }
    }.
flohcati-coach-trio-further =
    Il tris porta { $more ->
        [one] { $more } punto
       *[other] { $more } punti
    } in più delle sue carte in mano, ma per il Gran Galà ora { $owner-is ->
        [you] ti
       *[other] a { $owner }
    } { $missing ->
        [one] manca { $missing } attrazione
       *[other] mancano { $missing } attrazioni
    } invece di { $before }.
flohcati-coach-trio-lay =
    Il tris porta { $bonus } punti; in mano le sue carte { $points ->
        [0] non contano niente
       *[other] ne valgono { $points }
    }.{ $further ->
        [0] { "" }
       *[other]
            { "" } È vero che per il Gran Galà { $owner-is ->
                [you] ti
               *[other] a { $owner }
            } { $missing ->
                [one] mancherebbe { $missing } attrazione
               *[other] mancherebbero { $missing } attrazioni
            }{ $before ->
                [0] , mentre ora ci sono tutte.
               *[other] { "" } invece di { $before }.
            }
    }
flohcati-coach-gala-wait =
    Il Gran Galà chiude subito la partita, e { $owner-is ->
        [you]
            { $often ->
                [0] così non finisci quasi mai in testa.
                [100] così finisci quasi sempre in testa.
                [one] così finisci in testa in circa { $often } partita su 100.
               *[other] così finisci in testa in circa { $often } partite su 100.
            }
       *[other]
            così { $owner } { $often ->
                [0] non finisce quasi mai in testa.
                [100] finisce quasi sempre in testa.
                [one] finisce in testa in circa { $often } partita su 100.
               *[other] finisce in testa in circa { $often } partite su 100.
            }
    }
flohcati-coach-gala-open =
    { $owner-is ->
        [you]
            Potevi aprire il Gran Galà: chiude subito la partita, e { $often ->
                [0] così non finisci quasi mai in testa.
                [100] così finisci quasi sempre in testa.
                [one] così finisci in testa in circa { $often } partita su 100.
               *[other] così finisci in testa in circa { $often } partite su 100.
            }
       *[other]
            { $owner } poteva aprire il Gran Galà: chiude subito la partita, e così { $owner } { $often ->
                [0] non finisce quasi mai in testa.
                [100] finisce quasi sempre in testa.
                [one] finisce in testa in circa { $often } partita su 100.
               *[other] finisce in testa in circa { $often } partite su 100.
            }
    }
flohcati-coach-rob =
    In dieci partite così { $owner-is ->
        [you] guadagni
       *[other] { $owner } guadagna
    } circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } da { $seat }, e { $instead ->
        [0] quasi niente
       *[other] circa { $instead }
    } { $owner-is ->
        [you] da chi hai scelto.
       *[other] dalla persona scelta.
    }
flohcati-coach-give =
    { $owner-is ->
        [you]
            Dare { $card-object } { $instead ->
                [0] non ti costava nessun punto
                [one] ti costava solo { $instead } punto
               *[other] ti costava solo { $instead } punti
            }; la carta che hai dato te ne costava { $points }.
       *[other]
            Dare { $card-object } { $instead ->
                [0] non costava nessun punto
                [one] costava solo { $instead } punto
               *[other] costava solo { $instead } punti
            } a { $owner }; la carta data ne costava { $points }.
    }
flohcati-coach-there =
    { $owner-is ->
        [you] Potevi prendere { $card-object }, che ti dava
       *[other] { $owner } poteva prendere { $card-object }, che dava
    } { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
flohcati-coach-deny = A { $seat } manca solo un’attrazione per il Gran Galà, ed è proprio { $card-object }.
flohcati-coach-trio-nearer =
    Con l’altro tris { $owner-is ->
        [you] ti
       *[other] a { $owner }
    } { $missing ->
        [0] non mancava più niente
        [one] mancava solo un’attrazione
       *[other] mancavano solo { $missing } attrazioni
    } per il Gran Galà, invece di { $before }.
flohcati-coach-trio-other =
    Le carte dell’altro tris { $owner-is ->
        [you] nella tua mano
       *[other] nella mano di { $owner }
    } { $points ->
        [0] non valevano niente
       *[other] valevano solo { $points }
    }; quelle calate valevano { $instead }.
flohcati-coach-rob-near =
    A { $seat } { $missing ->
        [0] non manca più niente
        [one] manca solo un’attrazione
       *[other] mancano solo { $missing } attrazioni
    } per il Gran Galà, e { $spare ->
        [0] non può fare a meno di nessuna carta.
        [one] può fare a meno di una sola carta.
       *[other] può fare a meno solo di { $spare } carte.
    }
flohcati-coach-give-gala =
    Con { $card-object } { $seat } aveva un’attrazione in più: per il Gran Galà { $missing ->
        [0] non gliene mancava più nessuna.
        [one] gliene mancava solo una.
       *[other] gliene mancavano solo { $missing }.
    }
flohcati-coach-give-trio = Con { $card-object } { $seat } aveva tre carte dello stesso valore: un tris.
flohcati-coach-give-keep =
    Senza { $card-object } { $owner-is ->
        [you] ti
       *[other] a { $owner }
    } { $missing ->
        [0] non mancava niente
        [one] mancava solo un’attrazione
       *[other] mancavano solo { $missing } attrazioni
    } per il Gran Galà; senza la carta data ne mancano { $instead }.
