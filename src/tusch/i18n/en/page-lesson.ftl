### The lessons on the page: a teacher speaks to somebody who plays for the first time.
### Short sentences; they stand in a small speech bubble.

page-lesson = Lesson: { $game }
page-lesson-next = Next
page-lesson-skip = Skip
page-lesson-progress = Step { $at } of { $last }
# For screen readers: what pulses on the table.
page-lesson-look = This is about: { $things }.
page-lesson-nudge = You could, but first let’s do what’s flashing.
page-lesson-nudge-read = One moment, I’m still talking.
page-lesson-skipped = No patience for lessons? Splendid, I have none either. The rules are always one tap away.

## What a lesson points at

page-lesson-thing-hand = your hand
page-lesson-thing-pieces = the road pieces of this round
page-lesson-thing-king = the King
page-lesson-thing-deck = the deck
page-lesson-thing-row = the row
page-lesson-thing-discard = the discard pile
page-lesson-thing-button = the button above your hand
page-lesson-thing-display =
    { $seat-is ->
        [you] your display
       *[other] { $seat }’s display
    }
page-lesson-thing-stack =
    { $seat-is ->
        [you] your stack
       *[other] { $seat }’s stack
    }
page-lesson-thing-road =
    { $seat-is ->
        [you] your road
       *[other] { $seat }’s road
    }

## Figaro. He speaks himself: vain, charming, never guilty.

# The names of the two others: a lady and a gentleman of the court.
page-lesson-figaro-seat-1 = Bianca
page-lesson-figaro-seat-2 = Otto
page-lesson-figaro-hello = Figaro, at your service! There is mischief at court, and somebody will take the blame. Let’s make sure it isn’t you.
page-lesson-figaro-road = Whoever collects the most cards gets the longest road piece and lives far, far from the castle. The shortest road wins, so keep your hands clean!
page-lesson-figaro-stack = These stacks are what everybody has collected this round. Nobody may count them, but yours is, ahem, the tallest. We’ll see about that.
page-lesson-figaro-play = Your turn: tap a red 2 in your hand, then the space in front of { page-lesson-figaro-seat-1 }, her display. A little brawl outside her door.
page-lesson-figaro-around = Everybody plays one card a turn, in front of anybody they like. { page-lesson-figaro-seat-2 } brings you music. Don’t clap.
page-lesson-figaro-try = A colour lies in one display only. You doubt it? Tap your red 1 and try it on { page-lesson-figaro-seat-2 }!
page-lesson-figaro-same = So red goes where red lies: the red 1 is for { page-lesson-figaro-seat-1 }, too.
page-lesson-figaro-adds = The numbers in a display add up. { page-lesson-figaro-seat-2 } has 4 in front of him now. Do you smell something burning?
page-lesson-figaro-jester = At 6 or more, the owner must collect all the face-up cards. A jester fits anywhere, so send yours to { page-lesson-figaro-seat-2 }!
page-lesson-figaro-collected = All of it, with the compliments of the kitchen! It’s on his stack now, and he plays next.
page-lesson-figaro-revenge = { page-lesson-figaro-seat-2 } answers with magic. Answer back: your yellow 1, in front of him.
page-lesson-figaro-danger = Oh dear. Five in front of you! One more point, and you collect everything.
page-lesson-figaro-ring = Quick, the ring! It goes in front of you, and then all displays move one seat to the left.
page-lesson-figaro-passed = Your trouble is { page-lesson-figaro-seat-1 }’s trouble now. And look what { page-lesson-figaro-seat-2 } does about it…
page-lesson-figaro-take = Here they come again. Instead of playing, you may take all the cards: two now are better than ten later. If no card fits, you must.
page-lesson-figaro-last = Whoever takes the cards plays next. Your last card: the red 2, in front of { page-lesson-figaro-seat-2 }.
page-lesson-figaro-wait = Empty hands! The others play on until your turn comes round. Whoever starts a turn without a card ends the round.
page-lesson-figaro-count = You take the King, so you start the next round. Cards in hands and displays don’t count.
page-lesson-figaro-paved = The longest piece for { page-lesson-figaro-seat-1 }, the other one for { page-lesson-figaro-seat-2 }. And for you, with the fewest cards: no road at all!
page-lesson-figaro-end = Bravo! Roads add up over three rounds, and after the third, whoever has the fewest cards swaps a long piece for a short one. I always said you were innocent.

## Zirkus Flohcati. The ringmaster speaks: a flea with a large moustache.

# The names of the two other circus directors, both fleas.
page-lesson-flohcati-seat-1 = Zip
page-lesson-flohcati-seat-2 = Hopsa
page-lesson-flohcati-hello = Come in, mind the step! This is the smallest circus in the world, and you are hiring the acts.
page-lesson-flohcati-flip = They wait in the deck. Flip a card!
page-lesson-flohcati-again = A juggler, value 2. He drops things. You could take him, or flip again. Flip!
page-lesson-flohcati-take = A trapeze act worth 6! Values are points. Take it; that ends your turn.
page-lesson-flohcati-others = The others flip and take too. What is left in the row stays there for everybody.
page-lesson-flohcati-luck = Your turn, and only the juggler is there. Flip!
page-lesson-flohcati-luck-more = A strongman worth 1. He lifts crumbs. Flip again!
page-lesson-flohcati-luck-most = A fire-eater, 3, slightly burnt. One more flip. What could possibly go wrong?
page-lesson-flohcati-bust = Another juggler! An attraction that is already in the row is a bust: no card, no trio, and your turn is over. I take the blame.
page-lesson-flohcati-action = The row stays, and the others help themselves. Your turn again: flip!
page-lesson-flohcati-steal = An action card! Your flipping stops, and you do what it says. Steal a card from { page-lesson-flohcati-seat-1 }!
page-lesson-flohcati-stolen = A knife thrower, 5, freshly borrowed. There is a polite way too: on a demand, the other player chooses what to give you.
page-lesson-flohcati-more = One more round, and then it’s your flip again.
page-lesson-flohcati-fanfare = A fanfare! Cards are flipped until a double comes, and this one doesn’t hurt. Pick the best from the row: the 7!
page-lesson-flohcati-later = Another night, another troupe, and what a troupe! At the end only your best card of each attraction counts.
page-lesson-flohcati-third = But look: two 4s in your hand, and a third one in the row. Take it!
page-lesson-flohcati-trio = Three of one value are a trio: 10 points! But its cards leave your hand and no longer count for points or the gala. Lay it!
page-lesson-flohcati-missing = You have nine of the ten attractions; only the tightrope is missing. When it’s your turn, cross all six legs and flip!
page-lesson-flohcati-tenth = The tightrope, worth 7! I may faint. Take it!
page-lesson-flohcati-gala = All ten attractions in your hand: open the gala! That’s 10 points, and the end of the game.
page-lesson-flohcati-end = Best cards, a trio, a gala: you win! Without a gala, the game ends when the deck runs out. Now do it without me.
