### What players read on the page, besides the words of the games.

## Home

page-tagline = Deux petits jeux de cartes de Reiner Knizia, pour un soir ou pour cent.
page-about-figaro = Bêtises à la cour : posez vos cartes devant les autres, et faites-leur porter le chapeau. De 3 à 6 joueurs dès 8 ans, une demi-heure.
page-about-flohcati = Un cirque de puces : piocher encore une carte, ou prendre ce qu’il y a ? De 2 à 5 joueurs dès 7 ans, un quart d’heure.
page-play-now = Jouer tout de suite
page-friends = Entre amis
page-learn = Apprendre
page-rules = Règles
page-join = Rejoindre une table
page-join-go = Y aller
page-open-tables = Tables qui attendent des joueurs
page-open-seats =
    { $count ->
        [one] { $count } siège libre
       *[other] { $count } sièges libres
    }
page-my-games = Mes parties
page-settings = Réglages
page-about = À propos
page-home = Accueil
page-guest = Anonyme

## Before the game

page-seats = Sièges
page-seat-open = libre
page-sit = S’asseoir ici
page-stand = Se lever
page-kick = Prier de partir
page-take-bot = Donner à un bot
page-open-seat = Libérer le siège
page-host = hôte
page-bot = bot
page-your-name = Votre nom
page-start = Commencer la partie
page-start-about = Des bots prennent les sièges encore libres.
page-waiting-for-host = C’est l’hôte qui lance la partie.
page-invite = Inviter des amis
page-invite-about = Toute personne qui a le lien ou le code peut prendre un siège.
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
page-stand-in = un bot joue à la place
page-back = Je suis de retour
page-back-about = Un bot joue pour vous.
page-away = n’est pas là
page-turn-of = { $name } réfléchit…
page-your-turn = C’est votre tour.
page-not-your-turn = Ce n’est pas encore votre tour.
page-dealing = Les cartes sont distribuées…
page-over = La partie est finie.
page-stale = La partie a avancé entre-temps ; regardez de nouveau.
page-sort-value = Trier par valeur
page-sort-colour = Trier par couleur
page-sort-attraction = Trier par attraction
page-log = Journal
page-log-undone =
    { $seat-is ->
        [you] Vous annulez votre dernier coup.
       *[other] { $seat } annule son dernier coup.
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
page-undo-waiting = On demande aux autres si { $name } peut annuler son dernier coup.
page-undo-agree = D’accord
page-undo-deny = Non
page-clock =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
page-clause = Pourquoi ? { $clause }
page-curtain = À { $name } de jouer
page-curtain-about = Passez l’appareil. Que personne d’autre ne regarde.
page-curtain-open = C’est moi, { $name }
page-menu = Menu
page-close = Fermer
page-leave = Quitter la table
page-leave-sure = Quitter, un bot continue
page-stay = Rester
page-hand-over = Continuer sur un autre appareil
page-hand-over-about = Un code vous permet d’y reprendre votre siège, une seule fois, dans les dix minutes.
page-hand-over-ask = Montrer le code
page-claim-about = Vous jouez déjà ici sur un autre appareil ? Entrez le code qu’il affiche.
page-claim-code = Code de l’autre appareil
page-claim = Reprendre le siège
page-fair = Donne loyale
page-fair-about = Ce nombre a été fixé avant la première carte. À la fin, le secret qu’il cache est montré, et tout le monde peut vérifier qu’aucune carte n’a été changée.

## Figaro at the table

page-figaro-king = a le Roi
page-figaro-round = Manche { $round } sur 3
page-figaro-pieces = Tronçons de route de cette manche
page-figaro-piece = Un tronçon de route de longueur { $length }
# What a screen reader says about a seat; $stack and $road are rough sizes in words.
page-figaro-seat = Étalage : { $display }. Pile : { $stack }. Route : { $road }.
page-figaro-choose-card = Choisissez d’abord une carte de votre main.
page-stack-none = aucune
page-stack-small = petite
page-stack-middling = moyenne
page-stack-large = grande
page-road-none = aucune
page-road-small = courte
page-road-middling = moyenne
page-road-large = longue
page-do-figaro-play = À vous : choisissez une carte, puis un étalage.
page-do-figaro-exchange = Échanger un tronçon de route ?
page-total-figaro = Route { $total }

## Flohcati at the table

page-flohcati-deck =
    { $count ->
        [one] Pioche, { $count } carte restante. Retourner
       *[other] Pioche, { $count } cartes restantes. Retourner
    }
page-flohcati-flip = Retourner
page-flohcati-discard =
    { $count ->
        [one] Défausse, { $count } carte
       *[other] Défausse, { $count } cartes
    }
page-flohcati-row = La rangée
page-flohcati-row-empty = La rangée est vide.
page-flohcati-hand-empty = Votre main est encore vide.
page-flohcati-trios =
    { $count ->
        [0] Aucun trio posé
        [one] { $count } trio posé
       *[other] { $count } trios posés
    }
page-flohcati-gala = Gala !
page-do-flohcati-turn = À vous : retournez une carte, ou prenez-en une dans la rangée.
page-do-flohcati-fanfare-take = Prenez une carte de la rangée.
page-do-flohcati-demand = À qui demandez-vous une carte ?
page-do-flohcati-steal = À qui volez-vous une carte ?
page-do-flohcati-give = On vous demande une carte : laquelle donnez-vous ?
page-do-flohcati-finish = Posez un trio, ouvrez le gala, ou terminez votre tour.
page-total-flohcati =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }

## After the game

page-score = Résultat
page-winner = Victoire
page-rematch = Rejouer
page-rematch-join = Vers la partie suivante
page-replay = Revoir la partie

## Settings

page-language = Langue
page-sound = Son
page-motion = Mouvement
page-motion-off = aucun
page-motion-quick = rapide
page-motion-normal = normal
page-motion-slow = lent
page-theme = Clair ou sombre
page-theme-auto = comme le système
page-theme-light = clair
page-theme-dark = sombre
page-card-size = Taille des cartes
page-notices = Me prévenir quand c’est mon tour

## What goes wrong

page-connecting = Connexion…
page-lost = Connexion perdue, nouvel essai…
page-offline = Vous êtes hors ligne. Dès que la connexion revient, la partie continue.
page-newer = Il y a une version plus récente de cette page.
page-renew = L’utiliser
page-nowhere = Il n’y a rien ici.
page-kicked = L’hôte a libéré votre siège.
page-moved = Votre siège est maintenant sur un autre appareil.
page-misfit = Cette page et le serveur ne se comprennent pas : l’un des deux est plus ancien. Rechargez la page.
page-game-unknown = Cette page ne sait pas montrer ce jeu. Rechargez-la : le serveur en a peut-être une plus récente.
page-error = Quelque chose n’a pas marché ; c’est notre faute. Rechargez la page, s’il vous plaît.
page-reload = Recharger

## Making a table

page-new = Nouvelle table
page-game = Jeu
page-players = De { $first } à { $last } joueurs
page-number-of-players = Joueurs
page-all-friends = Des amis, chacun sur son appareil
page-all-here = Tout le monde sur cet appareil
page-all-bots = Seulement des bots
page-seat-kind = Qui occupe le siège { $number }
page-seat-here = sur cet appareil
page-seat-bot = bot
page-seat-number = Siège { $number }
page-player = Joueur { $number }
page-name-of = Nom au siège { $number }
page-level = Niveau
page-temper = Tempérament
page-temper-none = équilibré
page-edition = Édition
page-options = Options une à une
page-table = Table
page-listed = Annoncer la table à tous sur l’accueil
page-clock-move = Temps pour un coup
page-clock-away = Délai avant qu’un bot remplace une personne absente
page-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
page-off = sans limite
page-never = jamais
page-spectators = Spectateurs admis
page-first = Qui commence
page-first-chance = le hasard décide
page-pace = Rythme des bots
page-make = Créer la table

## My games, settings, about, rules

page-import = Ouvrir une partie enregistrée
page-status-waiting = en attente
page-status-playing = en cours
page-status-over = finie
page-go-on = Continuer
page-no-games = Vous n’avez pas encore joué ici.
page-forget = M’oublier
page-forget-about = Votre session et votre nom sont effacés de ce serveur, et vos réglages de cet appareil. Vos sièges vont à des bots.
page-forget-sure = Oui, m’oublier
page-about-what = Avec tusch, vous jouez à Figaro et à Zirkus Flohcati, deux jeux de cartes de Reiner Knizia, avec des amis et avec des bots, exactement selon leurs règles.
page-about-notice = Les jeux sont de Reiner Knizia. Les textes des règles, les dessins et le programme sont de nous ; ceci n’est pas un produit de l’auteur ni d’un éditeur.
page-about-fair = Chaque donne est fixée avant la première carte et peut être vérifiée ensuite. Cela montre que rien n’a été changé ; cela ne peut pas montrer que la personne qui tient le serveur n’a pas regardé.
page-about-privacy = Pas de compte, pas de pistage : un cookie retient votre siège, et rien d’autre n’est gardé sur vous.
page-about-licences = Licences des logiciels de cette page
page-ruling = Pourquoi ce choix ?
page-rules-note = Dans cette édition : { $text }
page-examples = Exemples détaillés

## Replay

page-import-about = Choisissez un enregistrement : un fichier de cette page, de la ligne de commande ou d’un autre serveur.
page-export = Sauvegarder l’enregistrement
page-spectator = Spectateur
page-replay-from = Point de vue
page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-next = Un pas en avant
page-replay-last = À la fin
page-replay-entry = Moment de la partie
page-replay-at = { $at } sur { $last }
page-replay-play-on = Reprendre à partir d’ici
page-fair-check = Vérifier la donne
page-fair-good = La donne est loyale : chaque carte était fixée avant la première.
page-fair-broken = La donne n’est pas celle qui était promise : le secret ne correspond pas au nombre montré avant la partie.
page-fair-entry = La donne n’est pas celle qui était promise : l’entrée { $entry } est différente.
page-fair-none = Cette partie n’a pas de donne loyale à vérifier : elle a été continuée à partir d’un enregistrement.
page-why-bot = Pourquoi ?
page-why-bot-silent = Comme ça, à l’instinct.
page-setup = Préparer
