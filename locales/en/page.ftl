# The page in the browser.

app-name = Hedgerow
app-skip = Skip to content
app-loading = One moment…
app-more = Show more
app-dismiss = Dismiss
app-close = Close
app-cancel = Cancel
nav-label = Pages
nav-home = Home
nav-lobby = Lobby
nav-games = My games
nav-leaders = Leaderboard
nav-rules = Rules
nav-settings = Settings
nav-sign-in = Sign in
error-offline = Can’t reach the server. Is your connection working?
nowhere-title = There is nothing at this address
nowhere-about = The link may be old or mistyped. Go on from here:
error-unknown = Something went wrong.
toast-challenge = { $name } has invited you to a game.
toast-declined =
    { $reason ->
        [not_now] { $name } declines for now; try again later.
        [not_this_game] { $name } declines: not these rules.
        [not_rated] { $name } declines: no rated games.
        [not_casual] { $name } declines: only rated games.
        [not_this_clock] { $name } declines: not with this clock.
        [too_many_seats] { $name } declines: too many seats.
        [too_many_games] { $name } declines: enough games at the moment.
       *[no_reason] { $name } declines your invitation.
    }
toast-turn = It is your turn.
toast-started = One of your games has started.
toast-go = Open table
title-turn = ● Your turn

home-title = Lay a tile. Claim the land.
home-lead = Three games of the Carcassonne family: play against bots, with friends online, or together on one screen.
home-about-carcassonne = Cities, roads and monasteries, and farmers who score at the end. The classic, with or without the River.
home-about-hunters = Forests with gold, rivers full of fish, meadows with deer and tigers, and fishing huts by the water.
home-about-discovery = Seas, mountains and plains. You decide when to take a follower back and score.
home-play = Play against a bot
home-level = Bot
home-more = More options
home-friends = Play with friends
home-replay = Watch a saved game
home-rules = Read the rules
home-continue = Continue your game
home-all-games = All my games
home-open-tables = Join an open table
home-none-open = No open table is waiting for players right now.
home-make-open = Create a table
home-all-tables = All open tables

lobby-title = Lobby
lobby-new = New table
lobby-game = Game
lobby-all-games = All games
lobby-waiting = Waiting for players
lobby-playing = In progress
lobby-none-waiting = No open tables right now. Start one!
lobby-none-playing = No open games in progress right now.
lobby-free = free seat
lobby-join = Join
lobby-go = Open table
lobby-watch = Watch
lobby-replay = Replay
lobby-your-turn = Your turn
lobby-moves = to move
seek-title = Find an opponent
seek-about = You play with the next player who wants the same game. Your offer is open as long as you are here.
seek-go = Find
seek-waiting = Your offer is open as long as you are here. The game starts when another player takes it.
games-title = My games
games-upload = Open a saved game
games-running = In progress
games-over = Finished
games-none-running = None at the moment.
games-none-over = None yet.

setup-title = New table
setup-game = Game
setup-seats = Seats
setup-seats-about = Two to five. The game starts at once if no seat is left for others to take.
setup-seat = Seat { $seat }
setup-add = Add a seat
setup-remove = Remove seat { $seat }
setup-for-me = Me
setup-for-bot = Bot
setup-for-open = Anyone with the link
setup-for-same-screen = On this screen
setup-for-invited = Invite by name
setup-level = Level
setup-name = Name
setup-invite-name = Account name
setup-player-name = Player { $seat }
setup-first = Who goes first
setup-first-random = at random
setup-who = Who can join
setup-visibility-private = Private
setup-visibility-open = Open
setup-visibility-about-private = Only people with the link can see it.
setup-visibility-about-open = Listed in the lobby. Anyone can take a free seat or watch.
setup-rated = Rated
setup-rated-about = The result affects ratings. All players need an account; the table must be open and have a clock. No bots, no hints.
setup-clock = Clock
setup-clock-none = No clock
setup-clock-live = Time for the whole game
setup-clock-turns = Fixed time per turn
setup-clock-about-none = Take your time.
setup-clock-about-live = Each player gets the same number of minutes, and some seconds more after every turn.
setup-clock-about-turns = For correspondence games that take days.
setup-minutes = Minutes per player
setup-increment = Increment (seconds)
setup-turn-time = Time per turn
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
setup-timeout-bot = Out of time: a bot takes over
setup-timeout-forfeit = Out of time: the player loses
setup-timeout-about-bot = The bot plays to the end; the player cannot come back.
setup-timeout-about-forfeit = With three or more players, a bot plays on in that seat.
setup-help = Help at the table
setup-hints = Hints
setup-hints-about = Players can ask a bot what it would do.
setup-counter = Tile counter
setup-counter-about = Shows which tiles are left, and marks squares where none of them fits.
setup-manual = Record a real game
setup-manual-about = Play with your own tiles and enter each tile here when it is drawn. The page keeps score.
setup-start = Start game
setup-open-table = Create table
clock-none = no clock
clock-live = { $minutes } min + { $increment } s
clock-days =
    { $count ->
        [one] 1 day per turn
       *[other] { $count } days per turn
    }
clock-turns = { $minutes } min per turn
summary-rated = rated
summary-casual = casual
summary-no-hints = no hints
summary-no-counter = no tile counter
summary-entered = tiles entered by hand

waiting-seats = Seats
waiting-invites = { $name } invites you to { $game }
waiting-invite-title = Invite your friends
waiting-open = free seat
waiting-invited = { $name } (invited)
waiting-sit = Sit here
waiting-join = Join
waiting-start = Start game
waiting-start-without =
    { $count ->
        [one] Start alone
       *[other] Start with { $count } players
    }
waiting-settle = Confirm
waiting-leave = Leave seat
waiting-begins = You can start with two or more players. When every seat is taken, the game starts by itself.
waiting-host-begins = The game starts when { $name } starts it, or when every seat is taken.
waiting-decline = Decline
waiting-withdraw = Close table
waiting-spectators = { $count } watching
waiting-invite = Invite
waiting-private = Anyone with this link can join or watch.
waiting-public = The table is in the lobby. You can also send this link.
waiting-link = Link to this table
waiting-copy = Copy
waiting-share = Share
waiting-copied = Link copied.
waiting-qr = QR code of the link
waiting-fair = Is the shuffle fair?
waiting-fair-text = The server has already fixed a secret, and the browser of each player a number; so far only their hashes are known. When all seats are taken, the numbers are revealed, and the secret and the numbers together shuffle the tiles. After the game the secret is revealed too, and anyone can check the shuffle.

table-problem = This table can’t be opened
table-connecting = Opening the table…
table-drawing = Laying out the tiles…
table-shuffling = Shuffling the tiles…
table-shuffling-awaits =
    { $count ->
        [one] Waiting for { $who } to add a number to the shuffle. After a while the game starts without it.
       *[other] Waiting for { $who } to add their numbers to the shuffle. After a while the game starts without them.
    }
table-rematch-ready = The rematch is ready.
table-uncounted =
    These players have already had { $count ->
        [one] a rated game
       *[other] { $count } rated games
    } with each other today, so this one will not affect ratings.
table-rematch-go = Open table
table-rematch-play = Play
connection-lost = Connection lost. Trying again in { $count } s.
connection-trying = Connection lost. Trying again…
connection-again = Try now

board-label = The board. Arrow keys move between legal squares, R rotates the tile, Enter places it.
board-tools = View
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole board
board-confirm = Place it here
board-rotate = Rotate
board-turn = Rotate the board
board-tip = Rotate the tile with its round handle, R, the mouse wheel or a right click.
board-tip-touch = Once the tile lies on a square, tap it or twist two fingers to rotate it.
board-tip-close = Got it
board-direction =
    { $direction ->
        [n] above
        [ne] at the upper right
        [e] on the right
        [se] at the lower right
        [s] below
        [sw] at the lower left
        [w] on the left
       *[nw] at the upper left
    }
board-arrow-squares =
    { $count ->
        [one] 1 highlighted place is out of view { board-direction }
       *[other] { $count } highlighted places are out of view { board-direction }
    }
board-arrow-last = the tile placed last is out of view { board-direction }
board-dead = None of the remaining tiles fits here.
board-points = +{ $points }
player-clock-days = { $days } d { $hours } h
player-you = you
player-here = at this screen
player-bot = bot, { $level }
player-bot-name = Bot ({ $level })
player-bot-called = { $name } ({ $level })
player-guest = Guest { $number }
player-mark-guest = guest
player-mark-bot = bot
player-stand-in = a bot plays ({ $level })
player-lost = lost
player-away = away
player-short = thinks for a shorter time
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

turn-label = Turn
turn-place = Choose a highlighted square.
turn-place-for = { $who }: choose a highlighted square.
turn-turn = Rotate
turn-rotate = Rotate the tile (R)
turn-pick = Choose this tile
turn-here = Place
turn-use =
    { $game ->
        [hunters] Place a tribe member or a hut?
        [discovery] Place a follower or take one back?
       *[other] Place a follower?
    }
turn-use-for =
    { $game ->
        [hunters] { $who }: place a tribe member or a hut?
        [discovery] { $who }: place a follower or take one back?
       *[other] { $who }: place a follower?
    }
turn-take = take back the { role-taken } (+{ $count })
turn-pass = Skip
turn-confirm = Place the { role-taken }
turn-confirm-take = Take back the { role-taken }
turn-discard = Neither tile fits. Discard one.
turn-give-up = Discard { $tile }
turn-draw = Which tile did { $who } draw?
turn-lay-aside = Which tile is laid aside?
turn-drawn = Tile { $tile }
turn-thinking = { $who } is thinking…
turn-next = { $who } is next in line to think…
turn-queued =
    { $before ->
        [one] { $who } is waiting: one other bot thinks first, about { $seconds } s.
       *[other] { $who } is waiting: { $before } other bots think first, about { $seconds } s.
    }
turn-short = The server is busy, so { $who } has less time to think.
turn-waiting = Waiting for { $who }.
turn-moment = One moment…
turn-done = Done
turn-done-title = End the turn now (Enter)
turn-ending = No piece can be placed: the turn ends.
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
hint-win = { $percent }% to win
hint-take = take a follower back
hint-discard = discard this tile
hint-none = The bot has no suggestion.

menu-label = Table
menu-undo = Undo
menu-undo-title = Undo your last action (U)
menu-hint = Hint
menu-hint-title = What a bot would do (H)
menu-return = Return to my seat
menu-watching = You are watching · { $count }
menu-panels = Log & more
menu-more = More
menu-take-back = Ask to undo my last turn
menu-end = Propose to end the game now
menu-bot-for-me = Let a bot play for me
menu-bot-plays = A bot plays for you.
menu-gone = { $who } has been away for a while.
menu-bot-instead = Let a bot play
menu-bot-for = Let a bot play for { $who }
menu-resign = Resign
menu-resign-sure = Yes, resign and lose the game
menu-rules = Rules of this game
menu-keys = Keyboard and mouse
menu-record = Download the game record
menu-share = Copy the table link
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
proposal-take-back = { $who } asks to undo a turn.
proposal-end = { $who } proposes to end the game now.
proposal-own-take-back = You asked to undo your turn.
proposal-own-end = You proposed to end the game now.
proposal-agree = Agree
proposal-withdraw = Withdraw
proposal-refuse = Decline
result-label = Result
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
result-unfair = Shuffle check failed
ended-resigned = { $who } resigned.
ended-time = { $who } ran out of time.
ended-agreed = Ended by agreement.
ended-expired = The game was abandoned.

tab-log = Log
tab-chat = Chat
tab-tiles = Tiles
tab-features = Features
tab-track = Score
log-all = Show every step
log-empty = Nothing has happened yet.
log-rule = Rule { $rule }
log-drew = { $who } draws
log-drew-bonus = { $who } draws a bonus tile
log-laid-aside = is laid aside
log-goes-back = fits nowhere and goes back
log-fits-nowhere = fits nowhere
log-discarded = { $who } discards it
log-left =
    { $count ->
        [one] leaves the game
       *[other] { $count } tiles leave the game
    }
log-placed = { $who }
log-piece = { $who }: { $role }
log-took = { $who } takes a follower back
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
        [city-fed] farmers supplying a city
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
chat-say = Write a message
chat-send = Send
chat-more = Message options
chat-block = Block this player
chat-mute = Mute at this table
chat-unmute = Unmute
chat-muted-now = { $name } is now muted here.
chat-may-not = { $name } is muted here.
chat-muted = The host of this table has muted you.
chat-report = Report
chat-report-title = Report a message
chat-report-why = What is wrong with it?
chat-reported = Thank you. The host will look at it.
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
unseen-off = There is no tile counter at this table.
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
feature-complete =
    { $game ->
        [discovery] closed
       *[other] complete
    }
feature-open =
    { $kind ->
        [monastery] { $count ->
            [one] 1 square to fill
           *[other] { $count } squares to fill
        }
       *[other] { $count ->
            [one] 1 open end
           *[other] { $count } open ends
        }
    }
feature-endless = scores at the end
feature-nobody = unclaimed
feature-now = Worth if the game ended now
feature-taken = Worth if taken back now
# The least it brings; a monastery always brings the same.
feature-then =
    { $game ->
        [discovery] Worth at least when closed
       *[other] { $kind ->
            [monastery] Worth when complete
           *[other] Worth at least when complete
        }
    }
# $kind is for languages that have different words for it.
feature-completing =
    { $game ->
        [discovery] Tiles that would close it
       *[other] Tiles that would finish it
    }
features-free = Show unclaimed
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
final-zero = nothing to count
final-back = Back
final-next = Next
final-play = Play all
final-pause = Pause
replay-title = Watch a saved game
replay-about = A game record is a text file that holds a whole game. Choose a file, or paste its text.
replay-missing = There is no game at this address
replay-missing-about = The link may be mistyped, or the game is not open to you. If you have its record, you can open that.
replay-file = File
replay-text = Or paste the text
replay-look = Watch
replay-keep = Save to my games
replay-first = To the start
replay-last = To the end
replay-back = One step back
replay-forward = One step forward
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-slider = Step
replay-at = Turn { $turn } · step { $step } of { $steps }

profile-none = No player has that name
profile-guest = Plays as a guest.
profile-since = Joined on { $day }.
profile-game = Game
profile-rating = Rating
profile-games = Games
profile-wins = Wins
profile-last = Recent games
profile-no-games = None yet.
profile-owner = Owner
profile-bots = Bots
profile-accepts = Accepts:
profile-challenge = Challenge
profile-provisional =
    { $games ->
        [one] fewer than 1 rated game
       *[other] fewer than { $games } rated games
    }
profile-provisional-about =
    { $games ->
        [one] A rating with a question mark rests on too few games for the leaderboard.
       *[other] A rating with a question mark rests on fewer than { $games } games, too few for the leaderboard.
    }
leaders-title = Leaderboard
leaders-how = How ratings work
leaders-name = Name
leaders-whose = Whose ladder
leaders-people = People
leaders-bots = Bots
bots-title = Bot ladder
bots-none = No bot has enough rated games yet.
bots-about = Programs that people wrote play here, against each other and against people. They are rated the same way, but only appear in this list.
bots-make = Make a bot
bots-docs = The API
leaders-none = No player has enough rated games yet.
leaders-about = Every player starts at 1500. The winner gains roughly what the others lose: more against strong players, less against weak ones. A player who is 400 points ahead wins about ten times as often. The number after ± says how sure the rating is: in 19 of 20 cases the true strength lies within it. The method is by Weng and Lin, for games of two to five players.
leaders-about-games =
    Rated games have a clock, and anyone can watch them. A player who leaves or runs out of time loses. A game counts once every player has had { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }; before that, a player who leaves loses, but no one gains. Games between the same two players count { $games ->
        [one] once
       *[other] { $games } times
    } within 24 hours.
leaders-about-list =
    The leaderboard is sorted by the lower end of the rating, and lists players with at least { $games ->
        [one] 1 rated game
       *[other] { $games } rated games
    }.
account-title = Account
account-guest = You are playing as { $name }. Register to keep your games under your own name.
account-name = Name
account-password = Password
account-new-password = New password
account-sign-in = Sign in
account-register = Register
account-register-about = Registering keeps the games you played as a guest. No e-mail address needed; the password must have at least eight characters.
account-welcome = Welcome back.
account-registered = Your account is ready.
account-signed-in = You are signed in as { $name }.
account-profile = Profile
account-rename = Change
name-yours = Your name
name-about = 2 to 24 letters and digits. No account needed.
name-change = Change your name
account-sign-out = Sign out
account-sign-out-all = Sign out everywhere
account-reset = Set a new password
account-reset-done = Password changed.
account-save = Save
account-old-password = Current password
account-password-about = All other browsers will be signed out.
account-sessions = Where you are signed in
account-session-unknown = an unknown browser
account-session-current = this browser
account-session-end = Sign out there
account-session-used = signed in { $created }, last used { $used }
account-token = API tokens
account-token-about = With a token, a program can play under your name through the API.
account-bot = A program plays with this account; “bot” is shown beside its name.
account-bot-about = Does a program play with this account? Then say so: “bot” is shown beside its name. Without this mark, programs cannot play rated games here. This cannot be undone.
account-bot-mark = Mark as a bot account
account-bot-sure = Yes, mark it permanently
account-token-name = Token name
account-token-scopes = It can
account-scope-read = read
account-scope-play = play
account-scope-account = change the account
account-token-new = New token
account-token-secret = Copy it now: it is shown only once.
account-token-end = Revoke
account-token-ended = Token revoked.
bots-own = Your bots
bots-own-about = A bot is an account of its own on which your program plays. “bot” is shown beside its name, and its profile names you as the owner. You can have up to { $most }.
bots-name = Bot name
bots-new = New bot
bots-listening = ready for challenges
bots-silent = not running now
bots-banned = banned by the host of this server
bots-delete = Delete bot
bots-delete-sure = Yes, delete { $name }
bots-deleted = Bot deleted.
accepts-title = Invitations
accepts-about = What others can invite you to. Anything else is declined at once, with the reason.
accepts-saved = Saved.
accepts-rules = Games
accepts-kinds = Kinds of games
accepts-rated = rated games
accepts-casual = casual games
accepts-both = rated and casual games
accepts-least = Minutes, at least
accepts-most = at most
accepts-seats = Seats, at most
accepts-games = Games at once, at most
accepts-all = all games
accepts-nothing = no games at the moment
accepts-clock-none = without a clock
accepts-clock-turns = with a fixed time per turn
accepts-clock-live = with a time for the whole game
accepts-clock-range = { $least }–{ $most } minutes per player
accepts-up-to = up to { $seats } seats
accepts-at-once =
    { $games ->
        [one] 1 game at once
       *[other] { $games } games at once
    }
account-data = Your data
account-data-about = Everything stored about you, in one file. If you delete your account, finished games stay, without your name.
account-export = Download
account-delete = Delete account
account-delete-sure = Yes, delete my account
account-deleted = Account deleted.
privacy-title = Privacy and contact
privacy-contact = Contact
privacy-contact-by = You can reach the host of this server here:
privacy-contact-none = The host of this server has not given a contact.
privacy-kept = What this server keeps
privacy-kept-account = For an account: its name, the hash of its password, the players it has blocked, its ratings, and its first answers to puzzles. No e-mail address is asked for. It stays until the account is deleted.
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
        [0] Chat messages.
        [one] Chat messages, for 1 day.
       *[other] Chat messages, for { $days } days.
    } Reported messages stay until the host has dealt with them.
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
account-blocked = Blocked players
account-unblock = Unblock
rules-title = Rules
rules-about = The rules in our own words. The numbers are the same as in the log of a game.
rules-search = Search the rules
rules-missing = There is no rule { $rule } in these rules.
rules-nothing = No rule found.
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
keys-title = Keyboard and mouse
keys-arrows = move the tile between legal squares; with Shift, or without a tile to place, move the view
keys-rotate = rotate the tile, or rotate it back
keys-enter = place the tile; confirm the piece
keys-numbers = choose where to place a piece
keys-pass = skip: place no piece
keys-undo = undo
keys-hint = hint
keys-tile = the other tile in hand
keys-last = show the tile placed last
keys-view = whole board, zoom in, zoom out
keys-board = rotate the board, or rotate it back
keys-escape = pick the tile up again
keys-mouse = Mouse: drag to move the view, scroll to zoom; over a highlighted square the wheel, the right button or the tile’s handle rotates it. Touch: tap a highlighted square, tap the tile or twist two fingers to rotate it, then confirm.
settings-title = Settings
settings-confirm = Confirm moves
settings-confirm-always = always: every tile and every piece
settings-confirm-fields = only for pieces that stay to the end: farmers, hunters, huts
settings-confirm-never = never
settings-autoPass = Skip automatically when no piece can be placed
settings-grace = Time to undo the end of a turn
settings-grace-seconds =
    { $seconds ->
        [0] none
        [one] 1 second
       *[other] { $seconds } seconds
    }
settings-wheelRotates = The mouse wheel rotates the tile over a highlighted square
settings-showTargets = Highlight legal squares
settings-showDead = Mark squares where no tile fits any more
settings-showInsight = Explain the feature under the pointer
settings-animate = Animations
settings-sound = Sounds
settings-entrust = In correspondence games, leave my number for the shuffle to the server, so that the game can start while I am away
settings-notify = Notify me in the browser when it is my turn
settings-language = Language
settings-language-browser = same as the browser
settings-theme = Colours
settings-theme-system = same as the system
settings-theme-light = light
settings-theme-dark = dark
settings-colour = Your colour
settings-colour-any = any
settings-botSpeed = Bots show their moves
settings-botSpeed-instant = at once
settings-botSpeed-quick = quickly
settings-botSpeed-relaxed = at a relaxed pace
colour-0 = blue
colour-1 = red
colour-2 = yellow
colour-3 = black
colour-4 = white
colour-change = Choose a colour
colour-choose = Seat { $seat }: { $colour }. Choose a colour
