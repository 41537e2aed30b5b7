### What the table server says.

## The store. One clear line each.

store-duplicate = C’est déjà fait : c’est le numéro { $seq } du journal de la table.
store-conflict = La partie a avancé entre-temps.
store-full = Impossible d’écrire { $file } : le disque est plein.
store-read-only = Impossible d’écrire { $file } : il est en lecture seule.
store-cannot-open = Impossible d’ouvrir { $file } : { $reason }.
store-no-file = Le fichier { $file } n’existe pas ; vérifiez son nom, ou dites avec --data où sont les données.
store-no-folder = Le dossier prévu pour { $file } n’existe pas ; créez-le, ou nommez un autre fichier.
store-folder-read-only = On ne peut pas écrire dans le dossier prévu pour { $file } ; choisissez un autre --data.
store-folder-closed = { $file } est inaccessible : { $who } ne peut pas ouvrir le dossier { $folder } ; choisissez un autre --data ou changez ses droits.
store-is-folder = { $file } est un dossier ; nommez un fichier dedans, comme { $file }/tusch.db.
store-owner = { $file } appartient à { $whose }, et ce programme tourne en tant que { $who } : cédez le fichier avec chown { $who }, ou lancez-le en tant que { $whose }.
store-no-rights = Impossible d’ouvrir { $file } : { $who } n’a pas le droit de lecture ; chmod u+rw y remédie.
store-not-ours = { $file } n’est pas une base de données de tusch, ou elle est endommagée ; tusch restore remet une copie en place.
store-empty = { $file } est vide : aucun serveur tusch ne s’en est encore servi.
store-damaged = { $file } est endommagé ; tusch check dit ce qui ne va pas, et tusch restore remet une copie en place.
store-table-damaged = La table { $table } est endommagée.
store-table-newer = La table { $table } a été écrite par une autre version.
store-newer = { $file } a été écrit par un tusch plus récent : sa version est { $value }, et { $allowed } est la plus récente connue ici. Relancez le tusch plus récent ; celui-ci ne peut utiliser qu’une copie d’avant la mise à jour.
store-older = { $file } est en version { $value } ; démarrez le serveur une fois pour passer à la version { $allowed }.
store-busy = { $file } n’a pas pu passer à sa nouvelle forme : pendant une heure, les tables sont restées occupées, peut-être par une sauvegarde. Relancez le serveur quand ce sera fini.
store-locked = { $file } est utilisé par un autre serveur tusch.
store-linked = { $file } a un second nom (un lien physique) ; il ne peut servir que sous un seul nom.
store-broken = Impossible d’utiliser { $file } : { $reason }.
store-away = Impossible de joindre { $file } : { $reason }.
store-no-writer = { $file } n’accepte aucune modification : chaque hôte de l’adresse est un standby ou en lecture seule.
store-silent = pas de réponse
store-scheme = Les adresses qui commencent par « { $value } » sont inconnues ; indiquez un fichier, ou une base de données comme postgresql://user@host/name.
store-address = Impossible de lire cela comme l’adresse d’une base de données. Elle ressemble à postgresql://user:password@host:5432/name, et dans un mot de passe % s’écrit %25, / s’écrit %2F, le deux-points %3A, @ s’écrit %40, ? s’écrit %3F et # s’écrit %23.
store-port = Le port dans l’adresse d’une base de données est un nombre de 1 à { $allowed }.
store-setting = { $file } : { $option } ne peut pas être « { $value } » ; choix possibles : { $allowed }.
store-rights = Impossible d’utiliser { $file } : il faut au rôle { $allowed } sur { $value }.
store-unheard = La connexion à { $file } a été coupée pendant l’enregistrement.
store-postgres = Pour PostgreSQL, il manque le paquet asyncpg : pip install "asyncpg>=0.30".
store-closed = Le serveur est en train de s’arrêter.
store-exists = { $file } existe déjà ; il n’est pas écrasé.

## What a table does not allow

server-not-now =
    { $status ->
        [waiting] La partie n’a pas encore commencé.
        [playing] Pas pendant la partie.
       *[over] La partie est finie.
    }
server-host-only = Seul l’hôte de la table peut faire cela.
server-not-your-seat = Cette place n’est pas la vôtre.
server-no-seat = Cette place n’existe pas à cette table.
server-seat-taken = Cette place est déjà prise.
server-seat-empty = Cette place est libre.
server-no-person = Cette personne n’est pas à cette table.
server-not-here = Vous n’êtes pas à cette table.
server-not-away = Aucun bot ne vous remplace, ou le temps pour ce coup est écoulé.
server-players-only = Seuls les joueurs de cette partie peuvent faire cela.
server-people-full = Cette table est complète.
server-log-full = Le journal de cette table est plein : vous pouvez finir la partie, rien de plus.
server-name = Entrez un nom, s’il vous plaît.
server-no-action = Ce n’est pas une action de ce jeu.
server-code = Ce code n’est pas valable, ou ne l’est plus.
server-barred-talk = L’hôte vous a coupé la parole à cette table.
server-barred-seats = L’hôte ne vous laisse pas prendre place à cette table.
server-barred-table = L’hôte vous a fermé cette table.
server-take-over-off = L’hôte ne laisse personne reprendre la place d’un bot.
server-take-over-bot = On ne peut reprendre que la place d’un bot.
server-take-over-player = Vous connaissez déjà des cartes de cette partie et ne pouvez donc pas y reprendre une autre place.
server-take-over-asked = Vous avez déjà demandé ; l’hôte décide.
server-take-over-denied = L’hôte a dit non.
server-take-over-no-host = Cette table n’a pas d’hôte qui pourrait dire oui.
server-take-over-nobody = Cette personne ne demande plus de place.
server-face = Visage inconnu ; les visages sont { $allowed }.
server-ban-player = Qui joue reste jusqu’à la fin ; vous pouvez lui couper la parole.
server-claim-opponent = Vous jouez vous-même à cette table ; cette place ne peut passer qu’à un appareil qui n’y joue pas.
server-chat-empty = Écrivez d’abord quelque chose.
server-chat-full = Vous en avez assez dit à cette table : { $allowed } lignes.
server-restless = Assez d’allées et venues à cette table.
server-reaction = Cette réaction n’existe pas.
server-rematch-made = Il y a déjà une table pour la partie suivante : { $code }.
server-undo-nothing = Il n’y a rien à annuler.
server-undo-asked = La question a déjà été posée aux autres.
server-undo-settled = La table a dit non : le coup reste joué.
server-undo-away = Une personne dont le nom a été effacé a joué depuis, et on ne peut pas lui demander : le coup reste joué.
server-undo-not-asked = Personne ne vous demande votre accord ici.

## Making a table

server-seconds = Choisissez de { $first } à { $last } secondes.
server-spectators = Choisissez { $last } spectateurs au plus.
server-pace = Choisissez une pause de { $last } millisecondes au plus.
server-record-missing = Pour reprendre à partir d’une position, il faut une partie enregistrée.
server-record-large = La partie enregistrée est trop grande ; { $allowed } octets au plus sont lus.
server-record-entry = La partie enregistrée n’a pas d’entrée { $value } ; on peut reprendre au plus tard à { $allowed }.
server-record-over = La partie enregistrée est finie à cet endroit ; choisissez une position plus tôt.
server-record-seats = La partie enregistrée est à { $count } joueurs, cette table a { $value } places.
server-record-running = Une partie se revoit quand elle est finie.

## Limits of the server

server-busy = Il se passe trop de choses à cette table ; réessayez.
server-broken = Cela n’a pas marché, et c’est notre faute ; rien n’a changé.
server-watch-full = Cette table ne peut pas accueillir plus de spectateurs.
server-listed = { $allowed } tables de votre réseau attendent déjà dans la liste ; créez-en une qui n’y figure pas.
server-devices = Vous avez trop de fenêtres ou d’appareils ouverts ici ; fermez-en un.
server-tables = Vous avez { $allowed } tables en cours ; terminez-en une d’abord.
server-often = Pas si vite ; attendez un instant.
server-large = C’est trop grand.
server-form = Ce message n’a pas de sens ici.
server-session = Il faut d’abord une session.
server-no-table = Cette table n’existe pas.
server-no-route = Il n’y a rien à cette adresse.
server-method = Cette adresse n’accepte pas cela.
server-origin = Ouvrez le serveur sous une de ses propres adresses : cet hôte ou cette origine n’est pas permis.
server-store = Le serveur ne peut rien enregistrer pour l’instant ; réessayez plus tard.
server-store-full = Le serveur ne peut rien enregistrer : son disque est plein. Prévenez la personne qui le gère.
server-store-read-only = Le serveur ne peut rien enregistrer : son fichier est en lecture seule. Prévenez la personne qui le gère.
server-store-damaged = Le serveur ne peut rien enregistrer : son fichier est endommagé. Prévenez la personne qui le gère.
server-device-full = Il n’y a plus de place sur cet appareil : rien n’a été enregistré. Libérez-en un peu et réessayez.
server-device = Rien n’a pu être enregistré sur cet appareil. Rechargez la page et réessayez.
server-table-damaged = Cette table n’est plus lisible : son fichier est endommagé. Prévenez la personne qui gère le serveur.
server-table-newer = Cette table est déjà passée sur une version plus récente du serveur ; réessayez dans un instant.
server-page-missing = La page n’a pas été construite ; ce serveur ne parle que son protocole.
server-record-line = Ligne { $line } : { $reason }
server-record-no-line = La ligne { $value } n’existe pas ; les lignes sont { $allowed }.
server-no-bot-move = Aucun bot n’a joué le coup de l’entrée { $value }.

## The coach

server-review-closed = Ce bilan est réservé à la personne qui a joué à cette place, jusqu’à ce que tout le monde accepte de le partager.
server-review-bot = Un bot a joué à cette place ; le coach ne regarde que les parties des humains.
server-review-many = Vous avez déjà { $allowed } bilans en attente ; attendez que l’un d’eux soit prêt.
server-review-full = Le coach a trop à faire ; réessayez plus tard.
server-review-off = Il n’y a pas de coach sur ce serveur.
server-review-preparing = Le coach se prépare ; la première fois, cela prend une minute ou deux. Réessayez dans un moment.
server-review-failed = Le coach n’a pas pu finir, et c’est notre faute ; réessayez.
server-review-none = Il n’y a pas encore de bilan pour cette place ; demandez-le d’abord.
server-review-entry = Vous n’aviez rien à décider à ce moment-là.
server-review-move = Ce coup n’est pas possible à ce moment-là.
server-practice-none = Ce moment n’est plus parmi vos erreurs.
server-practice-bots = À l’entraînement, il n’y a que vous et des bots ; donnez-leur toutes les autres places.
server-practice-off = Cette table n’est pas une table d’entraînement.
server-practice-company = Il y a quelqu’un d’autre à cette table, alors le coach se tait jusqu’à la fin.
server-practice-turn = Attendez votre tour ; le coach pourra alors vous aider.
server-practice-first = Jouez d’abord un coup ; le coach pourra alors dire ce qu’il valait.
server-review-play = Impossible de reprendre la partie à partir d’ici.
