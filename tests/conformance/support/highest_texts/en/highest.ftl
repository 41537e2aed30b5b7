highest-title = Highest
highest-introduction = Everybody shows one card of two. The highest wins.
edition-plain = The only one there is.
edition-plain-name = Plain
rules-highest-heading-play = Play
rule-H1 = Everybody is dealt two of ten cards and shows one of them, in turn.
rule-H2 = The highest card that is shown wins.
option-highest_wins = Which card wins
option-highest_wins-on = The highest card wins.
option-highest_wins-off = The lowest card wins.
highest-card-C = card { $worth }
highest-event-dealt = Everybody has two cards.
highest-event-shown = { $seat-is ->
    [you] You show { $card }.
   *[other] { $seat } shows { $card }.
}
highest-choice-show = show { $card }
highest-why = The card that was shown: { $card }.
highest-why-not = You do not have that card.
highest-misdeal = There is nothing to deal now.
