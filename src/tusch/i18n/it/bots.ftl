### Players that are programs: their names, what they are like, and what goes wrong with them.

## Names, and a sentence about each

bot-random = Caso
bot-random-about = Fa una qualsiasi delle mosse permesse, a caso.
bot-greedy = Ingordo
bot-greedy-about = Segue buone regole pratiche e non guarda oltre questa mossa.
bot-novice = Novellino
bot-novice-about = Ha appena sentito le regole: fa errori da principiante e dimentica le carte già prese.
bot-casual = Dilettante
bot-casual-about = Sa come si gioca, ma sbaglia spesso e ricorda solo le ultime carte.
bot-steady = Solido
bot-steady-about = Gioca con giudizio, ma senza guardare lontano.
bot-skilled = Abile
bot-skilled-about = Gioca bene e conta le carte.
bot-expert = Esperto
bot-expert-about = Si lascia sfuggire poche occasioni e punisce gli errori.
bot-master = Maestro
bot-master-about = Il più forte: prima di ogni mossa gioca il resto della partita nella mente, per un secondo al massimo.

## Styles: ids call them tempers

bot-temper-careful = Prudente
bot-temper-careful-about = Teme soprattutto le proprie perdite e rischia poco.
bot-temper-bold = Audace
bot-temper-bold-about = Adora il rischio.
bot-temper-spiteful = Dispettoso
bot-temper-spiteful-about = Se la prende con chi è in testa.

## Errors

bot-unknown = Bot sconosciuto «{ $value }»; i bot sono { $allowed }.
bot-temper = Temperamento sconosciuto «{ $value }»; i temperamenti sono { $allowed }.
bot-moodless = Il bot { $value } non ha temperamenti.
bot-budget = «{ $value }» non ha un budget; è un numero di partite simulate, come in search:2000, o di millisecondi, come in search:20ms.
bot-baseline = Il bot «{ $value }» ha bisogno di numba, che non è installato.
bot-custom-missing = Il bot «{ $value }» non si può usare: { $reason }.
bot-custom-no-class = non è una classe con un metodo choose
bot-custom-suffix = togli .py, come in { $value }
bot-no-kernel = Questo bot ha bisogno di una versione compilata di { $value }, e non ce n’è.

## Custom bots

bot-custom-error = Il bot «{ $value }» { $reason }; al suo posto si gioca una mossa permessa, ogni volta che succede.
bot-custom-more = Il bot «{ $value }» ha scritto più di una riga per una domanda; conta solo la prima.
bot-custom-failed = si è bloccato ({ $reason })
bot-custom-failed-at = si è bloccato in { $place } ({ $reason })
bot-custom-illegal = ha risposto «{ $value }», che non è una scelta possibile
bot-custom-silent = non ha risposto in { $seconds } secondi
bot-custom-gone = si è fermato

## Why a bot did what it did; $move is an offer, as in "Flip the next card"

bot-why-only = «{ $move }»: non c’era altro da fare.
bot-why-move =
    { $chance ->
        [one] «{ $move }»: nella sua mente vinceva circa { $chance } partita su 100.
       *[other] «{ $move }»: nella sua mente vinceva circa { $chance } partite su 100.
    }
bot-why-other = Seconda scelta: «{ $move }», circa { $chance } su 100.
bot-why-again = A ripensarci: «{ $move }», circa { $chance } su 100.
bot-why-thumb = «{ $move }»: lo preferivano le sue regole pratiche.
bot-why-thumb-other = Seconda scelta: «{ $move }».

## The compiler

bot-compiling = La ricerca per { $game } si sta compilando per questa macchina, una volta per tutte; fino ad allora i bot che cercano seguono regole pratiche.
