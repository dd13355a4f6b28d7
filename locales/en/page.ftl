# The page in the browser.

app-name = Hedgerow
app-skip = Skip to the page
app-loading = One moment …
app-more = Show more
app-dismiss = Dismiss
app-close = Close
app-cancel = Cancel
nav-label = Pages
nav-home = Home
nav-lobby = Lobby
nav-games = My games
nav-leaders = Leaders
nav-rules = Rules
nav-settings = Settings
nav-sign-in = Sign in
error-offline = The server cannot be reached. Is your connection working?
error-unknown = Something went wrong.
toast-challenge = { $name } invites you to a game.
toast-turn = It is your turn.
toast-started = One of your games has begun.
toast-look = Have a look
toast-go = Go there
title-turn = ● Your turn

home-title = Lay a tile. Claim the land.
home-lead = Three games of the Carcassonne family at one table: against bots, around one screen, or with friends anywhere. Choose a game to begin.
home-about-carcassonne = Walls, roads and monasteries; farmers who wait for the end. The classic, with or without the River.
home-about-hunters = Forests with gold, rivers full of fish, meadows with deer and tigers, and huts by the water.
home-about-discovery = Seas, mountains and plains. You decide when a follower comes home and scores.
home-play = Play against a bot
home-level = Bot
home-more = More choices
home-lobby = Open tables
home-friends = Play with friends
home-replay = Watch a record
home-rules = Read the rules

lobby-title = Lobby
lobby-new = New table
lobby-game = Game
lobby-all-games = All games
lobby-waiting = Waiting for players
lobby-playing = Being played
lobby-none-waiting = No open table is waiting for players right now. Make one!
lobby-none-playing = No open game is being played right now.
lobby-free = free seat
lobby-join = Join
lobby-go = Go there
lobby-watch = Watch
lobby-replay = Replay
lobby-your-turn = Your turn
games-title = My games
games-upload = Watch or upload a record
games-running = Being played
games-over = Over
games-none-running = None at the moment.
games-none-over = None yet.

setup-title = A new table
setup-game = Game
setup-seats = Seats
setup-seats-about = Two to five. The game begins at once if no seat is left for others to take.
setup-seat = Seat { $seat }
setup-add = Another seat
setup-remove = Remove seat { $seat }
setup-for-me = Me
setup-for-bot = A bot
setup-for-open = Anyone with the link
setup-for-same-screen = At this screen
setup-for-invited = A person, by name
setup-level = How strong
setup-name = Name
setup-invite-name = Name of the account
setup-player-name = Player { $seat }
setup-first = Who begins
setup-first-random = by lot
setup-who = Who may come
setup-visibility-private = Private
setup-visibility-open = Open
setup-visibility-about-private = Only people who have the link can see it.
setup-visibility-about-open = Listed in the lobby; anyone may join a free seat or watch.
setup-rated = Rated
setup-rated-about = The result changes ratings. Needs people with accounts on all seats, a clock and an open table; no bots and no hints.
setup-clock = Time
setup-clock-none = No clock
setup-clock-live = Clock for the whole game
setup-clock-turns = Time limit per turn
setup-clock-about-none = Take your time.
setup-clock-about-live = Each player has a number of minutes, plus some seconds after every turn.
setup-clock-about-turns = For correspondence games that last for days.
setup-minutes = Minutes
setup-increment = Extra seconds per turn
setup-turn-time = Per turn
setup-in-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
setup-in-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
setup-in-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
setup-timeout-bot = Out of time: a bot plays on
setup-timeout-forfeit = Out of time: lost
setup-timeout-about-bot = A bot plays the seat to the end; the player cannot take it back.
setup-timeout-about-forfeit = With more than two players a bot plays the seat to the end.
setup-help = Help at the table
setup-hints = Hints
setup-hints-about = Players may ask a bot what it would do.
setup-counter = Tile counter
setup-counter-about = The page shows which tiles are still to come, and marks squares where nothing fits any more.
setup-manual = Record a real table
setup-manual-about = You play on a real table and enter the drawn tiles here. The page keeps the score.
setup-start = Begin
setup-open-table = Open the table
clock-none = no clock
clock-live = { $minutes } min + { $increment } s
clock-days =
    { $count ->
        [one] 1 day per turn
       *[other] { $count } days per turn
    }
clock-turns = { $minutes } min per turn
summary-rated = rated
summary-casual = for fun
summary-no-hints = no hints
summary-no-counter = no tile counter
summary-entered = tiles entered by hand

waiting-seats = Seats
waiting-open = free seat
waiting-invited = { $name } (invited)
waiting-sit = Sit here
waiting-join = Join
waiting-start = Begin
waiting-start-without = Begin without the free seats
waiting-settle = Seat them
waiting-leave = Stand up
waiting-begins = The game begins by itself when every seat is taken.
waiting-decline = Decline
waiting-spectators = { $count } watching
waiting-invite = Invite
waiting-private = Anyone with this link may join or watch.
waiting-public = The table is in the lobby. You can also send this link.
waiting-link = Link to this table
waiting-copy = Copy
waiting-copied = The link is copied.
waiting-qr = The link as a QR code
waiting-fair = Is the shuffle fair?
waiting-fair-text = The server has already fixed a secret, and each player at this table a number; only their hashes are known. When all seats are taken, the numbers are revealed, and the secret and the numbers together shuffle the tiles. After the game the secret is shown, and anyone can check the shuffle.

table-problem = This table cannot be opened
table-connecting = Going to the table …
table-drawing = Laying out the tiles …
table-shuffling = Shuffling the tiles …
table-shuffling-awaits =
    { $count ->
        [one] Waiting for the number that { $who } adds to the shuffle. After a while the game begins without it.
       *[other] Waiting for the numbers that { $who } add to the shuffle. After a while the game begins without them.
    }
table-rematch-ready = The rematch is ready.
table-uncounted =
    These players have had { $count ->
        [one] a rated game
       *[other] { $count } rated games
    } with each other today: this one will not change any rating.
table-rematch-go = Go there
table-rematch-play = Play
connection-lost = Connection lost. Trying again in { $count } s.
connection-trying = Connection lost. Trying again …
connection-again = Now

board-label = The board. Arrow keys move among legal squares, R turns the tile, Enter places it.
board-tools = View
board-zoom-in = Larger
board-zoom-out = Smaller
board-fit = Show everything
board-confirm = Place it here
board-rotate = Turn
board-dead = None of the remaining tiles fits here.
board-points = +{ $points }
player-clock-days = { $days } d { $hours } h
player-you = you
player-bot = bot, { $level }
player-bot-name = Bot ({ $level })
player-guest = Guest { $number }
player-mark-guest = guest
player-mark-bot = bot
player-stand-in = a bot plays ({ $level })
player-lost = has lost
player-away = away
player-short = thinks for less time
player-winner = winner
player-hand = tile in hand
player-supply = { $pieces } left
pieces-left-follower =
    { $count ->
        [one] 1 { $game ->
            [hunters] tribe member
           *[other] follower
        }
       *[other] { $count } { $game ->
            [hunters] tribe members
           *[other] followers
        }
    }
pieces-left-hut =
    { $count ->
        [one] 1 hut
       *[other] { $count } huts
    }
player-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
seat-nameless = Seat { $seat }

turn-label = The turn
turn-place = Place this tile on a lit square.
turn-place-for = { $who }: place this tile on a lit square.
turn-turn = Turn
turn-rotate = Turn the tile (R)
turn-pick = Take this tile
turn-here = Place
turn-use = Use a piece?
turn-use-for = { $who }: use a piece?
turn-take = take { role-taken } (+{ $count })
turn-pass = No piece
turn-confirm = Set the { role-taken }
turn-confirm-take = Take the { role-taken } off
turn-discard = Neither tile fits. Give one up.
turn-give-up = Give up { $tile }
turn-draw = Which tile did { $who } draw?
turn-lay-aside = Which tile is laid aside?
turn-drawn = Tile { $tile }
turn-thinking = { $who } is thinking …
turn-next = { $who } is the next bot to think …
turn-queued =
    { $before ->
        [one] { $who } waits: one other bot thinks first, about { $seconds } s.
       *[other] { $who } waits: { $before } other bots think first, about { $seconds } s.
    }
turn-short = The server is busy, so { $who } thinks for a shorter time.
turn-waiting = Waiting for { $who }.
turn-moment = One moment …
turn-done = Done
turn-done-title = End the turn now (Enter)
turn-ending = No piece can be used: the turn ends.
draw-find = Its sides, clockwise:
draw-sides = Sides of the tile
draw-any = anything
draw-clear = Any sides
draw-none = No tile that is left has these sides.
hint-lead =
    { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    }
hint-win = { $percent } % to win
hint-take = take a follower
hint-discard = give this tile up
hint-none = The bot has no idea either.

menu-label = Table
menu-undo = Undo
menu-undo-title = Take your last action back (U)
menu-hint = Hint
menu-hint-title = What a bot would do (H)
menu-return = Take my seat back
menu-watching = You are watching · { $count }
menu-panels = Log & more
menu-more = More
menu-take-back = Ask to take my last turn back
menu-end = Propose to end the game here
menu-bot-for-me = Let a bot play for me
menu-bot-plays = A bot plays for you.
menu-gone = { $who } has been gone for a while.
menu-bot-instead = Let a bot play
menu-bot-for = Let a bot play for { $who }
menu-resign = Resign
menu-resign-sure = Really resign: the game is lost
menu-rules = Rules of this game
menu-keys = Keys and mouse
menu-record = Download the record
menu-share = Copy the link to this table
menu-commitment = The hash of the server’s secret, shown to all players before the game:
menu-secret = The secret:
fair-checked = Checked by your browser: the secret and all numbers are those that were fixed before the game.
fair-fault =
    { $what ->
        [secret] The server’s secret is not the one it fixed before the game.
        [seat] The number of { $who } is not the one that was fixed before the game.
        [mine] The game was played without the number that your browser revealed: it arrived too late, or was left out.
       *[changed] What the server and the others had fixed has changed since your browser revealed its number.
    }
fair-seat =
    { $part ->
        [own] { $who }: a number of their own
        [entrusted] { $who }: a number that was left to the server
        [withheld] { $who }: a number that was not revealed in time
        [open] { $who }: a number that was open from the start
        [bot] { $who }: a bot, which adds nothing
       *[nothing] { $who }: nothing
    }
fair-seed = The secret and the numbers are the seed of the shuffle:
fair-verify = The command “hedgerow verify” checks, from the record of the game, that this seed gives every tile.
proposal-take-back = { $who } would like to take a turn back.
proposal-end = { $who } proposes to end the game here.
proposal-own-take-back = You ask to take your turn back.
proposal-own-end = You propose to end the game here.
proposal-agree = Agree
proposal-withdraw = Withdraw
proposal-refuse = Refuse
result-label = The result
result-won =
    { $count ->
        [one] { $who } wins!
       *[other] { $who } win together!
    }
result-nobody = The game is over.
result-final = Final scoring
result-chart = Score chart
result-replay = Replay
result-rematch = Rematch
result-fair = Shuffle checked ✓
result-unfair = The shuffle is not right
ended-resigned = A player resigned.
ended-time = Out of time.
ended-agreed = Ended by agreement.
ended-expired = The game was abandoned.

tab-log = Log
tab-chat = Chat
tab-tiles = Tiles
tab-features = Features
tab-track = Score
log-all = Show everything
log-empty = Nothing has happened yet.
log-rule = Rule { $rule }
log-drew = { $who } draws
log-drew-bonus = { $who } draws a bonus tile
log-laid-aside = is laid aside
log-goes-back = fits nowhere and goes back
log-fits-nowhere = fits nowhere
log-discarded = { $who } gives it up
log-left =
    { $count ->
        [one] leaves the game
       *[other] { $count } tiles leave the game
    }
log-placed = { $who }
log-piece = { $who }: { $role }
log-took = { $who } takes a follower off
log-bonus = { $who } gets a bonus tile for the gold
log-scored =
    { $count ->
        [one] { $who }: 1 point{ log-each } for { log-what }
       *[other] { $who }: { $count } points{ log-each } for { log-what }
    }
# Stands right after "points", with its own blank.
log-each =
    { $shared ->
        [yes] { " " }each
       *[no] { "" }
    }
log-what =
    { $what ->
        [city] a city
        [complete-city] a complete city
        [city-fed] a city supplied by farmers
        [road] a road
        [complete-road] a complete road
        [field] a field
        [monastery] a monastery
        [complete-monastery] a complete monastery
        [complete-forest] a complete forest
        [complete-river] a complete river
        [river-system] a river system
        [meadow] a meadow
        [plain] a plain
        [complete-plain] a closed plain
        [mountain] mountains
        [complete-mountain] closed mountains
        [sea] a sea
        [complete-sea] a closed sea
       *[other] a feature
    }
log-home = { $who }’s { $role } comes home
log-final = Final scoring
log-ended =
    { $count ->
        [one] { $who } wins
       *[other] { $who } win together
    }
log-part = { $thing } × { $each }
log-part-single = { $thing }
log-part-nothing = { $thing } (0)
chat-empty = No messages yet.
chat-say = Say something
chat-send = Send
chat-more = More about this message
chat-block = Hide this person
chat-mute = Silence at this table
chat-unmute = Let them talk
chat-muted-now = { $name } may no longer talk here.
chat-may-not = { $name } may not talk here.
chat-muted = The host of this table does not let you talk here.
chat-report = Report
chat-report-title = Report a message
chat-report-why = What is wrong with it?
chat-reported = The host will look at it.
chat-unread = new messages
unseen-river =
    { $count ->
        [one] 1 river tile
       *[other] { $count } river tiles
    }
unseen-land =
    { $count ->
        [one] 1 tile left
       *[other] { $count } tiles left
    }
unseen-bonus =
    { $count ->
        [one] 1 bonus tile
       *[other] { $count } bonus tiles
    }
unseen-off = This table plays without a tile counter.
unseen-note =
    { $count ->
        [one] 1 tile not seen yet:
       *[other] { $count } tiles not seen yet:
    }
feature-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
# $kind in these is for languages that have different words for it.
feature-complete = complete
feature-open = { $count } open
feature-endless = scores at the end
feature-nobody = no one
feature-now = At the end now
feature-taken = If taken off now
# The least it brings; a monastery always brings the same.
feature-then =
    { $kind ->
        [monastery] If completed
       *[other] If completed, at least
    }
# $kind is for languages that have different words for it.
feature-completing = Tiles that could complete it
features-free = Show unclaimed ones instead
features-none = None.
track-label = Score track: { $scores }
track-laps =
    { $count ->
        [one] 1 lap of 50
       *[other] { $count } laps of 50
    }
chart-title = Score over the game
chart-label = Score over the game. Now: { $scores }
chart-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
final-title = Final scoring
final-nothing = Nothing was scored at the end.
final-chapters = Parts of the final scoring
final-farmers = Fields
final-zero = nothing to count
final-back = Back
final-next = Next
final-play = Walk through
final-pause = Pause
replay-title = Watch a record
replay-about = A record is a text file that holds a whole game. Choose one, or paste it.
replay-file = File
replay-text = Or the text itself
replay-look = Watch it
replay-keep = Keep it in my games
replay-first = To the beginning
replay-last = To the end
replay-back = A step back
replay-forward = A step on
replay-turn-back = A turn back
replay-turn-on = A turn on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-slider = Step
replay-at = Turn { $turn } · step { $step } of { $steps }

profile-none = No player has that name
profile-guest = Plays as a guest.
profile-since = Here since { $day }.
profile-game = Game
profile-rating = Rating
profile-games = Games
profile-wins = Wins
profile-last = Last games
profile-no-games = None yet.
profile-provisional =
    { $games ->
        [one] fewer than 1 rated game
       *[other] fewer than { $games } rated games
    }
profile-provisional-about =
    { $games ->
        [one] A rating with a question mark rests on too few games for the list.
       *[other] A rating with a question mark rests on fewer than { $games } games, too few for the list.
    }
leaders-title = Leaders
leaders-how = How ratings work
leaders-name = Name
leaders-none = No player has enough rated games yet.
leaders-about = Every player begins with 1500. The winner gains roughly what the others lose: more against strong players, less against weak ones. A player who is 400 points ahead wins about ten times as often. The number after ± says how sure the rating is: in 19 of 20 cases the true strength lies within it. The method is by Weng and Lin, for games of two to five players.
leaders-about-games =
    Rated games are open to spectators and have a clock. A player who leaves or runs out of time has lost. A game counts once every player has had { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }; before that, a player who leaves loses, but no one gains. The same two people count { $games ->
        [one] once
       *[other] { $games } times
    } within 24 hours.
leaders-about-list =
    The list goes by the lower end of the rating, and needs { $games ->
        [one] 1 rated game
       *[other] { $games } rated games
    }.
account-title = Account
account-guest = You play as the guest { $name }. Register to keep your games under your own name.
account-name = Name
account-password = Password
account-new-password = New password
account-sign-in = Sign in
account-register = Register
account-register-about = Registering keeps what you played as a guest. No e-mail address is asked for; at least eight characters for the password.
account-welcome = Welcome back.
account-registered = The account is yours.
account-signed-in = You are { $name }.
account-profile = Profile
account-new-name = New name
account-rename = Change
account-renamed = The name is changed.
account-sign-out = Sign out
account-sign-out-all = Sign out everywhere
account-reset = A new password
account-reset-done = The password is changed.
account-save = Save
account-old-password = Old password
account-password-about = All other browsers are signed out.
account-sessions = Where you are signed in
account-session-unknown = an unknown browser
account-session-current = this browser
account-session-end = Sign out there
account-session-used = since { $created }, last used { $used }
account-token = Your programs
account-token-about = With a token a program can play under your name through the API.
account-bot = A program plays with this account; “bot” is shown beside its name.
account-bot-about = If a program plays with this account, say so: “bot” is then shown beside its name. Without this mark, programs play no rated games here. It cannot be undone.
account-bot-mark = A program plays here
account-bot-sure = Yes, mark it for good
account-token-name = Name of the token
account-token-scopes = It may
account-scope-read = look
account-scope-play = play
account-scope-account = change the account
account-token-new = New token
account-token-secret = Copy it now: it is shown this once.
account-token-end = End it
account-token-ended = The token is ended.
account-data = Your data
account-data-about = Everything stored about you, as a file. Deleting keeps finished games, without your name.
account-export = Download
account-delete = Delete the account
account-delete-sure = Really delete it
account-deleted = The account is deleted.
privacy-title = Privacy and contact
privacy-contact = Contact
privacy-contact-by = You can reach the host of this server here:
privacy-contact-none = The host of this server has not given a contact.
privacy-kept = What this server keeps
privacy-kept-account = For an account: its name, the hash of its password, the people it has hidden, and its ratings. No e-mail address is asked for. It stays until the account is deleted.
privacy-kept-guest =
    { $days ->
        [0] For a guest: a label and a number.
        [one] For a guest: a label and a number, until 1 day after the last visit.
       *[other] For a guest: a label and a number, until { $days } days after the last visit.
    }
privacy-kept-games =
    { $days ->
        [0] Every game with all its moves and who played. After an account is deleted, its finished games show a number instead of the name.
        [one] Every game with all its moves and who played, for 1 day after its end. After an account is deleted, its finished games show a number instead of the name.
       *[other] Every game with all its moves and who played, for { $days } days after its end. After an account is deleted, its finished games show a number instead of the name.
    }
privacy-kept-chat =
    { $days ->
        [0] What is said at tables.
        [one] What is said at tables, for 1 day.
       *[other] What is said at tables, for { $days } days.
    } What is reported of it stays until the host has dealt with it.
privacy-kept-sessions =
    Which browsers are signed in, by their names such as “Firefox, Linux”: in one cookie, until { $days ->
        [one] 1 day
       *[other] { $days } days
    } after it was last used. There are no other cookies.
privacy-kept-audit =
    Sign-ins, with their time and network (never the whole address), and what the host did{ $days ->
        [0] .
        [one] : for 1 day.
       *[other] : for { $days } days.
    }
privacy-kept-nothing = Nothing is passed on: no advertising, no third-party statistics.
privacy-yours = You can download everything that is kept about you, and delete it:
account-blocked = Hidden people
account-unblock = Show again
rules-title = Rules
rules-about = The rules in our own words. The numbers are those in the log and in refusals.
rules-search = Search the rules
rules-nothing = No rule says that.
chapter-turns = Table and turn
chapter-pieces = Pieces and majority
chapter-rulings = Where the rulebooks are silent
chapter-carcassonne = Carcassonne
chapter-river = The River
chapter-hunters = Hunters & Gatherers
chapter-bonus = Gold and bonus tiles
chapter-end = The end
chapter-discovery = The Discovery
chapter-advanced = Advanced variant
keys-title = Keys and mouse
keys-arrows = move the tile among legal squares; with Shift, or otherwise, move the view
keys-rotate = turn the tile, or turn it back
keys-enter = place the tile; confirm the piece
keys-numbers = choose a piece’s place
keys-pass = use no piece
keys-undo = undo
keys-hint = hint
keys-tile = the other tile in hand
keys-last = show the tile placed last
keys-view = show everything, larger, smaller
keys-escape = put the tile back in hand
keys-mouse = Mouse: drag to move the view, wheel to zoom; over a lit square the wheel or the right button turns the tile. Touch: tap a lit square, tap the tile to turn it, then confirm.
settings-title = Settings
settings-confirm = Ask for confirmation
settings-confirm-always = always: every tile and every piece
settings-confirm-fields = only for pieces that stay to the end: farmers, hunters, huts
settings-confirm-never = never
settings-autoPass = Continue automatically when no piece can be used
settings-grace = Time to undo the end of a turn
settings-grace-seconds =
    { $seconds ->
        [0] none
        [one] 1 second
       *[other] { $seconds } seconds
    }
settings-wheelRotates = The wheel turns the tile over a lit square
settings-showTargets = Light the legal squares
settings-showDead = Mark squares where nothing fits any more
settings-showInsight = Explain the feature under the pointer
settings-animate = Animations
settings-sound = Sounds
settings-entrust = In correspondence games, leave my number for the shuffle to the server, so that the game can begin while I am away
settings-notify = Tell me by a browser notification when it is my turn
settings-language = Language
settings-language-browser = same as the browser
settings-theme = Colours
settings-theme-system = same as the system
settings-theme-light = light
settings-theme-dark = dark
