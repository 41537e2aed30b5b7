### Players that are programs: their names, what they are like, and what goes wrong with them.

## Names, and a sentence about each

bot-random = Random
bot-random-about = Does anything that is allowed, all equally likely.
bot-greedy = Greedy
bot-greedy-about = Follows good rules of thumb and looks no further than this move.
bot-novice = Novice
bot-novice-about = Has only just heard the rules: makes a beginner’s mistakes and forgets what was collected.
bot-casual = Casual
bot-casual-about = Knows how it goes, but slips often and remembers only the last few cards.
bot-steady = Steady
bot-steady-about = Plays soundly, without looking far ahead.
bot-skilled = Skilled
bot-skilled-about = Plays well and counts the cards.
bot-expert = Expert
bot-expert-about = Hardly misses a chance, and punishes mistakes.
bot-master = Master
bot-master-about = The strongest: plays the game out in its mind for up to a second before each move.

## Styles: ids call them tempers

bot-temper-careful = Careful
bot-temper-careful-about = Fears its own losses most, and takes few risks.
bot-temper-bold = Bold
bot-temper-bold-about = Loves a risk.
bot-temper-spiteful = Spiteful
bot-temper-spiteful-about = Goes for whoever leads.

## Errors

bot-unknown = Unknown bot ‘{ $value }’; the bots are { $allowed }.
bot-temper = Unknown style ‘{ $value }’; the styles are { $allowed }.
bot-moodless = The bot { $value } comes without styles.
bot-budget = ‘{ $value }’ has no budget; that is a number of playouts, as in search:2000, or of milliseconds, as in search:20ms.
bot-baseline = The bot ‘{ $value }’ needs numba, which is not installed.
bot-custom-missing = The bot ‘{ $value }’ cannot be used: { $reason }.
bot-custom-no-class = it is not a class with a method choose
bot-custom-suffix = leave out .py, as in { $value }
bot-no-kernel = This bot needs a compiled { $value }, and there is none.

## Custom bots

bot-custom-error = The bot ‘{ $value }’ { $reason }; a legal move is played in its place, as often as that happens.
bot-custom-more = The bot ‘{ $value }’ wrote more than one line for a question; only the first one counts.
bot-custom-failed = broke down ({ $reason })
bot-custom-failed-at = broke down in { $place } ({ $reason })
bot-custom-illegal = answered ‘{ $value }’, which is not a choice
bot-custom-silent = did not answer in { $seconds } seconds
bot-custom-gone = has stopped running

## Why a bot did what it did; $move is an offer, as in "Flip the next card"

bot-why-only = { $move }: there was nothing else to do.
bot-why-move = { $move }: it won about { $chance } of 100 games in its mind.
bot-why-other = Next best: { $move }, about { $chance } of 100.
bot-why-again = On second thought: { $move }, about { $chance } of 100.
bot-why-thumb = { $move }: its rules of thumb preferred that.
bot-why-thumb-other = Next best: { $move }.

## The compiler

bot-compiling = The search of { $game } is being compiled for this machine, which is done once; until then bots that search play by rules of thumb.
