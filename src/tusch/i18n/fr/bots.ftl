### Players that are programs: their names, what they are like, and what goes wrong with them.

## Names, and a sentence about each

bot-random = Hasard
bot-random-about = Joue n’importe quel coup permis, au hasard.
bot-greedy = Glouton
bot-greedy-about = Suit de bonnes règles simples et ne regarde pas plus loin que ce coup.
bot-novice = Novice
bot-novice-about = Vient d’entendre les règles : fait des fautes de débutant et oublie ce qui a été ramassé.
bot-casual = Amateur
bot-casual-about = Connaît le jeu, mais se trompe souvent et ne retient que les dernières cartes.
bot-steady = Solide
bot-steady-about = Joue solidement, sans voir très loin.
bot-skilled = Habile
bot-skilled-about = Joue bien et compte les cartes.
bot-expert = Expert
bot-expert-about = Laisse passer peu d’occasions et punit les fautes.
bot-master = Maître
bot-master-about = Le plus fort : avant chaque coup, joue la suite de la partie dans sa tête, une seconde au plus.

## Styles: ids call them tempers

bot-temper-careful = Prudent
bot-temper-careful-about = Craint surtout ses propres pertes et prend peu de risques.
bot-temper-bold = Audacieux
bot-temper-bold-about = Adore le risque.
bot-temper-spiteful = Teigneux
bot-temper-spiteful-about = S’en prend à celui qui mène.

## Errors

bot-unknown = Bot « { $value } » inconnu ; les bots sont { $allowed }.
bot-temper = Tempérament « { $value } » inconnu ; les tempéraments sont { $allowed }.
bot-moodless = Le bot { $value } n’a pas de tempérament.
bot-budget = « { $value } » n’a pas de budget ; c’est un nombre de parties simulées, comme dans search:2000, ou de millisecondes, comme dans search:20ms.
bot-baseline = Le bot « { $value } » a besoin de numba, qui n’est pas installé.
bot-custom-missing = Impossible d’utiliser le bot « { $value } » : { $reason }.
bot-custom-no-class = ce n’est pas une classe avec une méthode choose
bot-custom-suffix = laissez .py de côté, comme dans { $value }
bot-no-kernel = Ce bot a besoin d’une version compilée de { $value }, et il n’y en a pas.

## Custom bots

bot-custom-error = Le bot « { $value } » { $reason } ; un coup permis est joué à sa place, chaque fois que cela arrive.
bot-custom-more = Le bot « { $value } » a écrit plus d’une ligne pour une question ; seule la première compte.
bot-custom-failed = est tombé en panne ({ $reason })
bot-custom-failed-at = est tombé en panne dans { $place } ({ $reason })
bot-custom-illegal = a répondu « { $value } », qui n’est pas un choix possible
bot-custom-silent = n’a pas répondu en { $seconds } secondes
bot-custom-gone = s’est arrêté

## Why a bot did what it did; $move is an offer, as in "Flip the next card"

bot-why-only = { $move } : il n’y avait rien d’autre à faire.
bot-why-move = { $move } : dans sa tête, cela gagnait environ { $chance } fois sur 100.
bot-why-other = Sinon : { $move }, environ { $chance } fois sur 100.
bot-why-again = À la réflexion : { $move }, environ { $chance } fois sur 100.
bot-why-thumb = { $move } : c’est ce que ses règles simples préféraient.
bot-why-thumb-other = Sinon : { $move }.

## The compiler

bot-compiling = La recherche pour { $game } se compile pour cette machine, une fois pour toutes ; d’ici là, les bots qui cherchent suivent des règles simples.
