# What the server refuses, and why. Without capital letter and full stop: the page makes a sentence of it.

# Requests
server-fault = something went wrong in the server: { $reason }
server-store-failed = the server could not store or read something; please try again
server-no-answer = the table does not answer; please try again
server-stopping = the server is stopping; come back in a moment
server-too-fast =
    too many requests; try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
server-too-many-tables = too many tables are open from your address
server-too-large = the request is too large
server-too-slow = the request took too long to arrive
server-unreadable = the request cannot be read: { $reason }
server-json-only = the body must be JSON (Content-Type: application/json)
server-foreign-page = the request comes from a page of another site
server-foreign-origin = the request comes from { $origin }, not from a page of this server
server-no-page = there is no such page
server-no-picture = there is no such picture
server-not-here = that cannot be done here
server-ping = there is nothing to do in a ping
server-command-id = the id of a command has 1 to 64 characters
server-stale = the table is at version { $now }, not { $seen }: look again
server-games = the games are { $games }
server-no-art = there are drawings only for these combinations of sets: { $sets }
server-no-such =
    { $what ->
        [person] no one has that name
        [table] there is no such table
        [link] there is no such link
        [pass] there is no such session or token
        [bot] you have no such bot
        [report] there is no such report
        [ban] those addresses are not banned
       *[other] there is no such thing
    }
server-taken =
    { $what ->
        [name] that name is taken
       *[other] another request was faster
    }
server-bad-place = a list does not continue there; use the “next” of the previous page
server-export-busy = too many exports are under way; try again in half a minute
server-no-socket = this is the socket of a table: open it as a WebSocket
server-enough-tables = you have { $most } unfinished tables; finish one of them first

# People
server-sign-in-first = sign in first, or play as a guest
server-unknown-token = that token is not known here
server-banned = the host of this server has banned this account
server-addresses-banned = the host of this server has banned your network
server-addresses-banned-because = the host of this server has banned your network: { $reason }
server-addresses-banned-for =
    { $reason }; it ends in { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
server-newcomer =
    newcomers cannot do that yet; try again in { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
server-has-account = you have an account already; sign out first
server-registration-closed = the host of this server takes no new accounts at the moment
server-wrong-password = the name or the password is wrong
server-sign-ins-busy = too many people are signing in at this moment; please try again
server-records-busy = the server is reading many records at this moment; please try again
server-link-over = that link was used already, or is too old
server-program-needs-account = a program needs an account: choose a name and a password first
server-block-self = you cannot block yourself
server-name-length = a name has 2 to 24 characters
server-name-signs = a name can have letters, digits, spaces and the characters - _ .
server-name-spaces = a name cannot begin or end with a space, nor have two in a row
server-name-letter = a name needs at least one letter or digit
server-name-scripts = a name is written in one alphabet: its letters come from several that look alike
server-name-accents = there are too many accents on one letter
server-name-guest = that name looks like a guest’s
server-name-reserved = that name is reserved for the server’s staff or for bots
server-password-length = a password has 8 to 200 characters
server-no-scope =
    this token does not allow { $scope ->
        [read] reading
        [play] playing
       *[account] changing the account
    }
server-token-name = a token has a name of 1 to 40 characters
server-token-scopes = a token needs at least one scope: read, play or account
server-too-many-tokens = an account has at most { $most } tokens; revoke one first
server-bot-scopes = the token of a bot can read and play; the account of a bot is changed by its owner
server-bot-owns-none = a bot has no bots of its own
server-enough-bots = a person has at most { $most } bots; delete one first
server-bot-banned = the host of this server has banned this bot; it cannot be deleted
server-accepts-rules = there are no rules called “{ $rules }”
server-accepts-clock = the least time is longer than the most
server-guest-password = a guest has no password: choose a name and a password first
server-wrong-old-password = that is not your password
server-nobody-called = there is no account called “{ $name }”
server-not-invited = { $name } does not accept invitations from you
server-declined =
    { $reason ->
        [not_this_game] { $name } does not play these rules
        [not_rated] { $name } does not play rated games
        [not_casual] { $name } only plays rated games
        [not_this_clock] { $name } does not play with this clock
        [too_many_seats] { $name } does not play at tables with so many seats
        [too_many_games] { $name } has enough games at the moment
       *[other] { $name } declines
    }

# Making a table
server-seat-count = a table has 2 to { $most } seats, not { $seats }
server-live-clock = a clock for the whole game has 10 to 86400 seconds, and up to 3600 more after each turn
server-turn-clock = a turn takes 60 seconds to 30 days
server-wait = a table waits for its players for 10 seconds to 30 days
server-entered-clock = a game whose tiles are entered by hand has no clock
server-first-seat = the seat that goes first must be one from 0 to { $last }
server-rated-help = a rated game has no hints, and its tiles are shuffled by the server
server-rated-open = a rated game has a clock and is open to spectators
server-rated-program = a program plays rated games only with an account that is marked as a bot’s
server-rated-own-bot = no one plays a rated game against their own bot, and bots of one owner do not play one against each other
server-rated-needs-account = a rated game needs an account: choose a name and a password first
server-rated-people = a rated game is between different people: no bots, and no one twice
server-rated-names = in a rated game all players use their own names
server-invited-twice = a person is invited twice
server-invite-self = you cannot invite yourself: take the seat
server-bots-alone = at least one seat must be for a person; bots alone play in “hedgerow arena”
server-label-length = the name of a player has at most { $most } characters
server-label-signs = the name of a player has invisible characters in it, or ones that change how the others are read
server-no-bot = there is no bot “{ $level }”; there are: { $levels }
server-no-lesson = there is no guided game “{ $name }”
server-lesson = a guided game is a private game of { $rules } without clock, rating or options, for you, who begin, and the bot “{ $bot }”
server-two-seats = a game needs at least two seats that are taken
server-one-person = at least one seat must be a person’s
server-rematch = a rematch can be asked for by those who played, when the game is over

# At a table
server-no-table = there is no such table, or none that you may see
server-no-seat = there is no seat { $seat } at this table
server-table-host-only = only the host of the table can do that
server-seated-already = you are already seated at this table
server-no-invitation = no seat is kept for you here
server-not-seated = you are not seated at this table
server-not-playing = you are not playing at this table
server-seat-taken = that seat is taken
server-no-free-seat = no seat is free
server-colour = colours go from 0 to { $last }, and no two seats have the same
server-colour-taken = another player has chosen that colour
server-colour-not-yours = the colour of a seat is chosen by the player there
server-rules-stay = the rules of a rated or guided game cannot be changed
server-bad-pledge = a nonce and its commitment are 64 lower-case hexadecimal digits each
server-nothing-pledged = you have pledged no nonce to the shuffle of this table
server-reveal-early = nonces are revealed once the seats are taken, not before
server-reveal-late = the game started without your nonce: the time to reveal it was over
server-wrong-nonce = this is not the nonce that you committed to
server-not-begun = the game has not started yet
server-begun = the game has already started
server-over = the game is over
server-not-your-turn = it is not your turn
server-draws = the server draws the tiles
server-undo = only your own last action can be undone, as long as nothing new was revealed
server-other-proposal = another proposal must be answered first
server-nothing-proposed = nothing is proposed
server-others-agree = the others must agree
server-not-asked = you are not asked
server-rated-take-back = turns cannot be undone in a rated game
server-nothing-placed = you have not placed a tile yet
server-no-person-there = no person plays that seat
server-player-here = that player is here, or was a moment ago
server-rated-bot = no bot takes over in a rated game; the clock decides
server-no-return = no bot is playing for you, or you cannot come back
server-still-played = this game is still being played at a table here; there is help and analysis once it is over
server-analyses-busy = many games are being analysed at this moment; please try again
server-what-if = a table that goes on from another game is private, unrated and without a clock, and has { $seats } seats, which are for you and for bots
server-what-if-over = the game is over at that point: there is nothing to play on
server-no-evaluation = positions are evaluated only where another game is played on
server-no-hints = there are no hints at this table
server-bots-busy = many bots are thinking for your address right now; please try again in a few seconds
server-chat-length = a message has 1 to 500 characters
server-muted = the host of this table has muted you
server-mute-self = you cannot mute yourself
server-no-message = there is no such message
server-unwelcome = the host of this table has blocked you
server-report-length = say in 1 to 500 characters what is wrong

## What the host of a server is told

data-unusable = { $path } cannot be used: { $reason }
data-in-use = a server is already using the data folder { $path }; stop it first, or give this one another folder
data-too-new = the data folder is of a newer version ({ $found }) than this program knows ({ $known }); use a newer program
data-foreign = the file is the database of another program
data-not-opened = the database cannot be opened: { $reason }
data-failed = the database failed: { $reason }
data-no-backup = { $path } is not a backup of this program: { $reason }
data-nothing-of-ours = there is nothing of this program in it
data-not-empty = { $path } holds a database already; --force replaces it
data-lost = { $path } is gone, but this folder was in use before. Restore a backup with “hedgerow admin restore FILE”, or begin with an empty database with “--start-empty”
data-behind = { $path } has lost what was stored last: { $missing ->
    [one] one commit that was acknowledged is missing
   *[other] { $missing } commits that were acknowledged are missing
}. The file beside it that ends in “-wal” is damaged or gone. Restore a backup with “hedgerow admin restore”, or continue with what is left with “--accept-loss”
data-damaged = { $path } is damaged: { $reason }. Restore a backup with “hedgerow admin restore”, or continue with what is left with “--accept-loss”
data-no-backup-there = there is no backup in this folder
data-bad-url = --public-url: “{ $told }” is not an address such as https://games.example.org
data-bad-path = { $flag }: “{ $told }” is not a path such as /hedgerow
data-two-paths = --public-url ends with { $path }, but --base-path is { $base }
data-plain-url = --public-url: “{ $told }” begins with http, but this server speaks https
data-tls-half = --tls-cert and --tls-key belong together
data-tls-twice = --acme gets a certificate, --tls-cert brings one: give only one of them
data-redirect-without-tls = --http-redirect sends people on to https, which needs --tls-cert or --acme
data-acme-domain = --acme: “{ $told }” is not a name such as games.example.org
data-acme-agree = --acme needs --acme-agree: with it you agree to the terms of { $authority }
data-bad-contact = --contact: “{ $told }” is neither an e-mail address nor a link such as https://example.org/contact
data-no-randomness = the system gives no random numbers: { $reason }
serve-no-address = cannot listen on { $address }: { $reason }
serve-no-certificate = cannot speak TLS: { $reason }
tls-unreadable = { $path } cannot be read: { $reason }
tls-no-certificate = there is no certificate in the file
tls-no-key = there is no key in the file
tls-mismatch = the key is not that of the certificate
tls-over = the certificate expired on { $date }
tls-not-yet = the certificate is valid only from { $date } on
tls-unusable = the certificate or its key cannot be used: { $reason }
admin-no-server = no server is running, so no one is at a table
admin-not-running = no server is running on this folder
admin-not-ready = the server runs, but cannot store anything, or is stopping
admin-guest = { $name } is a guest and has no password
admin-bot = { $name } is a bot and has no password; its owner makes its tokens
admin-bad-range = “{ $told }” is not a range of addresses such as 192.0.2.0/24
server-no-puzzle = There is no such puzzle.
server-puzzle-half = A puzzle is answered with a whole move: also say what becomes of a piece, or pass.
