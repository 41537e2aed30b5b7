### The lessons on the page: a teacher speaks to somebody who plays for the first time.
### Short sentences; they stand in a small speech bubble.

page-lesson = Lesson: { $game }
page-lesson-next = Next
page-lesson-skip = Skip
page-lesson-progress = Step { $at } of { $last }
# For screen readers: what pulses on the table.
page-lesson-look = This is about: { $things }.
page-lesson-nudge = Allowed, but let us do the other thing first: whatever pulses.
page-lesson-nudge-read = One moment, I am still talking.
page-lesson-skipped = No patience for lessons? Splendid, neither have I. The rules are always one tap away.

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
       *[other] the display of { $seat }
    }
page-lesson-thing-stack =
    { $seat-is ->
        [you] your stack
       *[other] the stack of { $seat }
    }
page-lesson-thing-road =
    { $seat-is ->
        [you] your road
       *[other] the road of { $seat }
    }

## Figaro. He speaks himself: vain, charming, never guilty.

# The names of the two others: a lady and a gentleman of the court.
page-lesson-figaro-seat-1 = Bianca
page-lesson-figaro-seat-2 = Otto
page-lesson-figaro-hello = Figaro, at your service! There is mischief at court, and somebody will take the blame. Let us make sure it is not you.
page-lesson-figaro-road = Whoever collects the most cards gets the longest road piece and lives far, far from the castle. The shortest road wins!
page-lesson-figaro-stack = These stacks are what everybody has collected in this round. Yours is, ahem, the tallest. We shall see about that.
page-lesson-figaro-play = Your turn: tap a red 2 in your hand, then the display of { page-lesson-figaro-seat-1 }. A little brawl outside her door.
page-lesson-figaro-around = Everybody plays one card a turn, before anybody they like. { page-lesson-figaro-seat-2 } brings you music. Do not clap.
page-lesson-figaro-try = A colour lies in one display only. You doubt it? Tap your red 1 and try it on { page-lesson-figaro-seat-2 }!
page-lesson-figaro-same = So red goes where red lies: the red 1 is for { page-lesson-figaro-seat-1 } too.
page-lesson-figaro-adds = The numbers in a display add up. { page-lesson-figaro-seat-2 } has 4 before him now. Do you smell something burning?
page-lesson-figaro-jester = At 6 or more the owner must collect all cards on the table. A jester fits anywhere, so send yours to { page-lesson-figaro-seat-2 }!
page-lesson-figaro-collected = All of it, with the compliments of the kitchen! It lies on his stack now, and he has the next turn.
page-lesson-figaro-revenge = { page-lesson-figaro-seat-2 } answers with magic. Answer back: your yellow 1, before him.
page-lesson-figaro-danger = Oh dear. Five before you! One more, and the whole table is yours to collect.
page-lesson-figaro-ring = Quick, the ring! It goes into your own display, and then all displays move one seat to the left.
page-lesson-figaro-passed = Your trouble is { page-lesson-figaro-seat-1 }'s trouble now. And look what { page-lesson-figaro-seat-2 } does about it …
page-lesson-figaro-take = They come for you again. Instead of playing you may take the table: two cards now are better than ten later. If no card fits, you must.
page-lesson-figaro-last = Whoever takes has the next turn. Your last card: the red 2, before { page-lesson-figaro-seat-2 }.
page-lesson-figaro-wait = Empty hands! The others play on, until your turn comes round. Whoever begins a turn without a card ends the round.
page-lesson-figaro-count = You take the King, so you begin the next round. Cards in hands and displays do not count.
page-lesson-figaro-paved = The longest piece for { page-lesson-figaro-seat-1 }, the other one for { page-lesson-figaro-seat-2 }. And for you, with the fewest cards: no road at all!
page-lesson-figaro-end = Bravo! Three rounds like this, and the castle is yours. I always said you were innocent.

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
page-lesson-flohcati-bust = Another juggler! An attraction that lies in the row already is a bust: your turn is over and you get nothing. I take the blame.
page-lesson-flohcati-action = The row stays, and the others help themselves. Your turn again: flip!
page-lesson-flohcati-steal = An action card! It ends your flipping and is carried out. Steal a card from { page-lesson-flohcati-seat-1 }!
page-lesson-flohcati-stolen = A knife thrower, 5, freshly borrowed. There is a polite way too: on a demand, the other player chooses what to give you.
page-lesson-flohcati-more = One round more, and then it is your flip again.
page-lesson-flohcati-fanfare = A fanfare! Cards are flipped until a double comes, and this one does not hurt. Pick the best of the row: the 7!
page-lesson-flohcati-later = Much later that night: what a troupe! At the end only your best card of each attraction counts.
page-lesson-flohcati-third = But look: two 4s in your hand, and a third one in the row. Take it!
page-lesson-flohcati-trio = Three of one value are a trio. Lay it down for 10 points!
page-lesson-flohcati-missing = You have nine of the ten attractions; only the tightrope is missing. When it is your turn: cross all six legs and flip!
page-lesson-flohcati-tenth = The tightrope, worth 7! I may faint. Take it!
page-lesson-flohcati-gala = All ten attractions in your hand: open the gala! That brings 10 points and ends the game.
page-lesson-flohcati-end = Best cards, a trio, a gala: you win! Without a gala, the game ends with the deck. Now do it without me.
