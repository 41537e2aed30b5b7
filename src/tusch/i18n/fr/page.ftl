### What players read on the page, besides the words of the games.

## Home

page-tagline = Deux petits jeux de cartes de Reiner Knizia, pour un soir ou pour cent.
page-about-figaro = Bêtises à la cour : posez vos cartes devant les autres, et faites-leur porter le chapeau. De 3 à 6 joueurs dès 8 ans, une demi-heure.
page-about-flohcati = Un cirque de puces : encore une carte, ou prendre ce qu’il y a ? De 2 à 5 joueurs dès 7 ans, un quart d’heure.
page-play-now = Jouer tout de suite
page-friends = Entre amis
page-learn = Apprendre à jouer
page-rules = Règles
page-join = Rejoindre une table
page-join-go = Rejoindre
page-open-tables = Tables qui attendent des joueurs
page-open-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-my-games = Mes parties
page-settings = Réglages
page-about = À propos
page-home = Accueil
page-guest = Invité

## Before the game

page-seats = Places
page-seat-open = libre
page-sit = S’installer ici
page-sit-down = S’installer
page-choose-seat = Choisir ma place
page-stand = Se lever
page-kick = Exclure
page-people = À cette table
page-people-seats = joue pour { $names }
page-mute = Couper la parole
page-unmute = Rendre la parole
page-ban = Bannir
page-unban = Laisser revenir
page-take-bot = Ajouter un bot
page-open-seat = Libérer la place
page-host = hôte
page-bot = bot
page-your-name = Votre nom
page-start = Commencer la partie
page-start-about = Des bots prennent les places encore libres.
page-waiting-for-host = L’hôte va lancer la partie.
page-invite = Inviter des amis
page-invite-about = Avec le lien ou le code, tout le monde peut prendre place.
page-code = Code de la table
page-qr = Code QR du lien vers cette table
page-link = Lien vers cette table
page-share = Partager
page-copied = Copié

## At the table

page-you = Vous
page-nothing = rien
page-hand = Votre main
page-hand-size =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
# The name of a card that cannot be played now.
page-card-not-now = { $name }, pas possible maintenant
page-stand-in = un bot joue à sa place
page-back = Je suis de retour
page-back-about = Un bot joue pour vous.
# Said once to whoever comes back.
page-back-moves =
    { $count ->
        [one] Vous revoilà : un bot a joué { $count } coup pour vous.
       *[other] Vous revoilà : un bot a joué { $count } coups pour vous.
    }
page-away = n’est pas là
page-turn-of = { $name } réfléchit…
page-turn-away = On attend { $name }, qui n’est pas là.
page-turn-ends = Votre tour se termine.
page-your-turn = C’est votre tour.
page-not-your-turn = Ce n’est pas encore votre tour.
page-dealing = Les cartes sont distribuées…
page-over = La partie est finie.
page-stale = La partie a avancé entre-temps. Regardez de nouveau.
page-sort-value = Trier par valeur
page-sort-colour = Trier par couleur
page-sort-attraction = Trier par attraction
page-log = Journal
# Stands behind the line about a move that a bot made for whoever was away.
page-log-stand-in = (par un bot)
page-log-undone =
    { $seat-is ->
        [you] Vous annulez votre dernier coup.
       *[other] { $seat } annule son dernier coup.
    }
page-log-below-level =
    { $seat-is ->
        [you] C’est notre faute : le bot qui joue pour vous n’a pas pu réfléchir, ce coup est en dessous de son niveau.
       *[other] C’est notre faute : { $seat } n’a pas pu réfléchir à ce coup, qui est en dessous du niveau habituel.
    }
page-chat = Chat
page-chat-say = Dire un mot
page-chat-send = Envoyer
page-reaction-applause = Applaudissements
page-reaction-laugh = Rire
page-reaction-surprise = Surprise
page-reaction-sigh = Soupir
page-reaction-thanks = Merci
page-reaction-hurry = Vite !
page-undo = Annuler le coup
page-undo-asked = { $name } voudrait annuler son dernier coup.
page-undo-waiting = Les autres décident si { $name } peut annuler son dernier coup.
page-undo-agree = D’accord
page-undo-deny = Non
page-clock =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
page-clause = Pourquoi ? { $clause }
page-curtain = À { $name } de jouer
page-curtain-about = Passez l’appareil. Et les autres, on ne regarde pas !
page-curtain-open = C’est moi, { $name }
page-menu = Menu
page-close = Fermer
page-leave = Quitter la table
page-leave-sure = Quitter, un bot continue
page-stay = Rester
page-hand-over = Continuer sur un autre appareil
page-hand-over-about = Entrez ce code sur l’autre appareil dans les dix minutes, ou visez l’image avec son appareil photo, pour y retrouver votre place. Il ne sert qu’une fois.
page-hand-over-ask = Montrer le code
page-claim-about = Vous jouez déjà sur un autre appareil ? Entrez le code qu’il affiche.
page-claim-code = Code de l’autre appareil
page-claim = Reprendre ma place ici
page-fair = Donne vérifiable
page-fair-about = Ce nombre a été fixé avant que l’on voie une seule carte. À la fin, le secret qu’il cache est révélé, et tout le monde peut vérifier qu’aucune carte n’a été changée.
page-fair-promise = Ce nombre est la promesse de la table : avec ce que les joueurs y mêlent, il fixe toutes les cartes, et personne ne peut plus le changer. Votre appareil le garde, pour que vous puissiez vérifier la donne après la partie.
page-fair-mixed = Votre appareil y a mêlé une graine au hasard :

## Figaro at the table

page-figaro-king = a le Roi
page-figaro-round = Manche { $round } sur 3
page-figaro-pieces = Tronçons de route de cette manche
page-figaro-pieces-later = Tronçons de route de la manche { $round }
page-figaro-piece = Un tronçon de route de longueur { $length }
# What a screen reader says about a road piece that only looks long or short.
page-figaro-piece-small = Un tronçon court
page-figaro-piece-middling = Un tronçon moyen
page-figaro-piece-large = Un tronçon long
# What a screen reader says about a seat; $stack and $road are rough sizes in words.
page-figaro-seat = Cartes posées : { $display }. Pile : { $stack }. Route : { $road }.
page-figaro-choose-card = Choisissez d’abord une carte de votre main.
page-stack-none = aucune
page-stack-small = petite
page-stack-middling = moyenne
page-stack-large = grande
page-road-none = aucune
page-road-small = courte
page-road-middling = moyenne
page-road-large = longue
page-do-figaro-play = À vous : choisissez une carte, puis un joueur.
page-do-figaro-exchange = Échanger un tronçon de route ?
page-total-figaro = Route de longueur { $total }

## Flohcati at the table

page-flohcati-deck =
    { $count ->
        [one] Pioche, { $count } carte restante. Retourner une carte
       *[other] Pioche, { $count } cartes restantes. Retourner une carte
    }
page-flohcati-flip = Piocher
page-flohcati-discard =
    { $count ->
        [one] Défausse, { $count } carte
       *[other] Défausse, { $count } cartes
    }
page-flohcati-discard-actions = Cartes action
page-flohcati-row = La rangée
page-flohcati-row-empty = La rangée est vide.
page-flohcati-hand-empty = Votre main est vide.
page-flohcati-trios =
    { $count ->
        [0] Aucun trio posé
        [one] { $count } trio posé
       *[other] { $count } trios posés
    }
page-flohcati-gala = Gala !
page-do-flohcati-turn =
    { $can ->
        [flip] À vous : retournez une carte.
        [take] À vous : prenez une carte dans la rangée.
       *[other] À vous : retournez une carte, ou prenez-en une dans la rangée.
    }
page-do-flohcati-fanfare-take = Prenez une carte dans la rangée.
page-do-flohcati-demand = À qui demandez-vous une carte ?
page-do-flohcati-steal = À qui volez-vous une carte ?
page-do-flohcati-give = Vous devez donner une carte : laquelle ?
page-do-flohcati-finish =
    { $can ->
        [end] Terminez votre tour.
        [end-trio] Posez un trio, ou terminez votre tour.
        [end-gala] Ouvrez le gala, ou terminez votre tour.
       *[other] Posez un trio, ouvrez le gala, ou terminez votre tour.
    }
page-total-flohcati =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }

## Scenes: what is said over a moment of the game

page-scene-king =
    { $seat-is ->
        [you] Six devant vous : le Roi en a assez !
       *[other] Six devant { $seat } : le Roi en a assez !
    }
# What the King shouts.
page-king-says = Ça suffit !
page-scene-round-over =
    { $seat-is ->
        [you] Vous n’avez plus de cartes : la manche est finie, et le Roi est à vous.
       *[other] { $seat } n’a plus de cartes : la manche est finie, et le Roi change de place.
    }
page-round-over = Fin de la manche { $round }
# Why somebody takes a road piece, or none: half a sentence.
page-piece-most = le plus de cartes, le plus long tronçon
page-piece-next = moins de cartes, le tronçon suivant
page-piece-tie = égalité : le Roi tranche
page-piece-none-empty = une pile vide : pas de tronçon !
page-piece-none-fewest = le moins de cartes : pas de tronçon !
page-piece-exchange = donne un { $given }, reçoit un { $got }
page-scene-exchange =
    { $seat-is ->
        [you] Vous avez le moins de cartes : votre plus long tronçon, { $given }, part contre le plus court de la manche, { $got }.
       *[other] { $seat } a le moins de cartes : son plus long tronçon, { $given }, part contre le plus court de la manche, { $got }.
    }
# What somebody says when it happens to them.
page-says-one-card-left = Plus qu’une carte !
page-says-last-card-played = Ma dernière carte !
page-says-take = Je ramasse tout.
page-says-take-forced = Rien ne va : je dois tout ramasser !
page-says-take-chosen = J’aime mieux tout ramasser !
page-scene-hired =
    { $seat-is ->
        [you] La route la plus courte est la vôtre : on vous engage !
       *[other] { $seat } a la route la plus courte et se fait engager.
    }
page-scene-second =
    { $length ->
        [0] À égalité avec { $seat } pour la route la plus courte, et pourtant la deuxième place !
       *[other] Il s’en est fallu d’un rien : la route de { $seat } n’a que { $length } de moins.
    }
page-roads = Toutes les routes
page-scene-demand = Demande : un adversaire doit donner une carte.
page-scene-steal = Vol : on tire une carte dans la main d’un adversaire.
page-scene-fanfare = Fanfare : on retourne des cartes jusqu’au premier double.
page-hands = Toutes les mains
page-scene-rolled = Les routes se déroulent : la plus courte gagne.
page-scene-opened =
    { $seat-is ->
        [you] Vous montrez votre main.
       *[other] { $seat } montre sa main.
    }
page-scene-best =
    { $count ->
        [one] La meilleure carte de chaque attraction compte : { $count } point.
       *[other] La meilleure carte de chaque attraction compte : { $count } points.
    }
page-scene-trios = Les trios : { $count } de plus.
page-scene-gala = Le gala : { $count } de plus.
page-scene-bow =
    { $seat-is ->
        [you] Le public est debout : vous avez gagné !
       *[other] { $seat } salue et gagne.
    }
page-scene-close =
    { $count ->
        [0] À égalité de points avec { $seat }, et pourtant la deuxième place !
        [one] De justesse : { $seat } gagne de { $count } point.
       *[other] De justesse : { $seat } gagne de { $count } points.
    }
page-scene-shared = Victoire partagée : { $count } artistes saluent.

## After the game

page-score = Résultat
page-winner = Victoire
page-rematch = Rejouer
page-rematch-join = Rejoindre la partie suivante
page-replay = Revoir la partie

## Settings

page-language = Langue
page-sound = Son
page-motion = Animations
page-motion-off = aucune
page-motion-quick = rapides
page-motion-normal = normales
page-motion-slow = lentes
page-theme = Thème
page-theme-auto = comme le système
page-theme-light = clair
page-theme-dark = sombre
page-card-size = Taille des cartes
page-notices = Me prévenir quand c’est à moi
page-waits = Toujours m’attendre
page-waits-about = Quand il n’y a plus rien à faire, la table termine votre tour après un instant. Activez ceci pour le terminer vous-même : aucune hésitation ne vous trahira.

## What goes wrong

page-connecting = Connexion…
page-lost = Connexion perdue, nouvel essai…
page-sending = Votre coup est en route…
page-offline = Vous êtes hors ligne. Dès que la connexion revient, la partie continue.
page-newer = Il y a une version plus récente de cette page.
page-renew = Mettre à jour
page-nowhere = Il n’y a rien ici.
page-kicked = L’hôte vous a retiré votre place.
page-moved = Votre place est maintenant sur un autre appareil.
page-misfit = Cette page et le serveur ne se comprennent pas : l’un des deux est plus ancien. Rechargez la page.
page-game-unknown = Cette page ne sait pas montrer ce jeu. Rechargez-la : le serveur en a peut-être une plus récente.
page-error = Quelque chose n’a pas marché ; c’est notre faute. Rechargez la page, s’il vous plaît.
page-reload = Recharger

## Making a table

page-new = Nouvelle table
page-game = Jeu
page-players = De { $first } à { $last } joueurs
page-number-of-players = Joueurs
page-against = Contre qui
page-strength = Force des bots
page-strength-free = Bots pour les places libres
page-seat-by-seat = Place par place
page-all-friends = Des amis, chacun sur son appareil
page-all-here = Tout le monde sur cet appareil
page-all-bots = Seulement des bots
page-seat-kind = Qui joue à la place { $number }
page-seat-here = sur cet appareil
page-seat-bot = bot
page-seat-number = Place { $number }
page-player = Joueur { $number }
page-name-of = Nom à la place { $number }
page-level = Niveau
page-temper = Tempérament
page-temper-none = Équilibré
page-edition = Édition
page-options = Options détaillées
page-numbers-odd = « { $value } » n’est pas un nombre entier supérieur à 0.
page-numbers-count = Il faut { $count } nombres ; pour l’instant, il y en a { $found }.
page-table = Table
page-listed = Afficher cette table sur l’accueil
page-clock-move = Temps par coup
page-clock-away = Un bot remplace les absents au bout de
page-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
page-off = sans limite
page-never = jamais
page-spectators = Nombre maximal de spectateurs
page-first = Qui commence
page-first-chance = au hasard
page-pace = Vitesse des bots
page-make = Créer la table

## My games, settings, about, rules

page-import = Ouvrir une partie enregistrée
page-status-waiting = en attente
page-status-playing = en cours
page-status-over = finie
# Puts a sheet away that was read.
page-next = Suivant
page-go-on = Continuer
page-no-games = Vous n’avez pas encore joué ici.
# How a finished game ended for the reader; never place 1.
page-place = { $place }e sur { $count }
page-place-won = Gagné
page-forget = Oubliez-moi
page-forget-about = Votre session et votre nom sont effacés de ce serveur, et vos réglages de cet appareil. Des bots reprennent vos places.
page-forget-sure = Oui, oubliez-moi
page-about-what = Avec tusch, vous jouez à Figaro et à Zirkus Flohcati, deux jeux de cartes de Reiner Knizia, entre amis et avec des bots, exactement selon les règles.
page-about-notice = Les jeux sont de Reiner Knizia. Les textes des règles, les dessins et le programme sont les nôtres ; ni l’auteur ni aucun éditeur n’y a pris part.
page-about-fair = Chaque donne est fixée avant la première carte et peut être vérifiée ensuite. Cela montre que rien n’a été changé ; cela ne peut pas montrer que la personne qui gère le serveur n’a pas regardé les cartes.
page-about-privacy = Pas de compte, pas de pistage : un cookie retient votre place, et rien d’autre n’est gardé sur vous.
page-about-licences = Licences des logiciels utilisés ici
page-ruling = Pourquoi nous jouons ainsi
page-rules-note = Dans cette édition : { $text }
page-examples = Exemples

## Replay

page-import-about = Choisissez un fichier enregistré ici, en ligne de commande ou sur un autre serveur.
page-export = Enregistrer la partie
page-spectator = Spectateur
page-replay-from = Point de vue
page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-next = Un pas en avant
page-replay-moment = Prochain grand moment
page-replay-last = À la fin
page-replay-entry = Position
page-replay-at = { $at } sur { $last }
page-replay-play-on = Reprendre la partie ici
page-fair-check = Vérifier la donne
page-why-bot = Pourquoi ?
page-why-bot-says = { $seat } :
page-why-bot-silent = Comme ça, à l’instinct.
# Its moves, where an offer would say “you”.
page-why-bot-flohcati-choice-end = Terminer le tour
page-why-bot-figaro-choice-swap = Échanger le tronçon le plus long
page-why-bot-figaro-choice-keep = Garder la route telle quelle
page-setup = Table sur mesure
