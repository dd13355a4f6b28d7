# The end of a game: who won, the final scoring, the points by kind, and the game as files and on paper.

result-you-won = You win!
result-you-share = You and { $who } win together!
# The place of whoever sits here, after the name of the winner.
result-place =
    { $place ->
        [2] You come second.
        [3] You come third.
        [4] You come fourth.
       *[5] You come fifth.
    }
result-counting = Final scoring…
result-show = Show the result
final-result = Result
points-title = Points by kind
points-sum = Total
log-jump = Go to this moment
feature-ended = Worth at the end
features-over = What stood on the board at the end.
unseen-over =
    { $count ->
        [one] 1 tile was never drawn:
       *[other] { $count } tiles were never drawn:
    }
unseen-over-none = Every tile was drawn.
unseen-over-off = The tiles were not counted at this table.
save-open = Save or print
save-title = Save or print this game
save-png = Picture of the board
save-about-png = PNG, to send to others
save-svg = Drawing of the board
save-about-svg = SVG, sharp at every size
save-animation = Animated replay
save-about-animation = SVG that plays the whole game in any browser
save-record = Game record
save-about-record = a text file with every move, to watch again or to analyse
save-print = Print
save-about-print = board, points and log, on paper or as PDF
print-placed = { $who }: tile { $tile } at { $x }, { $y }
settings-volume = Volume
settings-volume-test = Play a sound
