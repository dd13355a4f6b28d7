# The page in the browser.

app-name = Hedgerow
app-skip = Ugrás a tartalomra
app-loading = Egy pillanat…
app-more = Továbbiak
app-dismiss = Eltüntetés
app-close = Bezárás
app-cancel = Mégse
nav-label = Oldalak
nav-home = Kezdőlap
nav-lobby = Lobbi
nav-games = Játszmáim
nav-leaders = Rangsor
nav-rules = Szabályok
nav-settings = Beállítások
nav-sign-in = Belépés
error-offline = A szerver nem érhető el. Rendben van a kapcsolat?
nowhere-title = Ezen a címen nincs semmi
nowhere-about = A link régi vagy hibás lehet. Innen mehetsz tovább:
error-unknown = Hiba történt.
toast-challenge = { $name } meghívott egy játszmára.
toast-declined =
    { $reason ->
        [not_now] { $name } most nem ér rá; próbáld később.
        [not_this_game] { $name } nem fogadja el: nem ezekkel a szabályokkal.
        [not_rated] { $name } nem fogadja el: rangsorolt játszmát nem játszik.
        [not_casual] { $name } nem fogadja el: csak rangsorolt játszmát játszik.
        [not_this_clock] { $name } nem fogadja el: nem ezzel az órával.
        [too_many_seats] { $name } nem fogadja el: túl sok a hely.
        [too_many_games] { $name } nem fogadja el: most elég játszmája van.
       *[no_reason] { $name } elutasította a meghívást.
    }
toast-turn = Te jössz.
toast-started = Elkezdődött egy játszmád.
toast-go = Az asztalhoz
title-turn = ● Te jössz

home-title = Rakd le a kártyát. Foglald el a tájat.
home-lead = A Carcassonne-család három játéka: játssz botok ellen, barátokkal a neten vagy közösen egy képernyőnél.
home-about-carcassonne = Városok, utak és kolostorok, meg parasztok, akik a végén hoznak pontot. A klasszikus, a Folyóval vagy nélküle.
home-about-hunters = Aranyat rejtő erdők, halban gazdag folyók, tisztások szarvasokkal és tigrisekkel, halászkunyhók a vízparton.
home-about-discovery = Tengerek, hegységek és síkságok. Te döntöd el, mikor veszed le a bábudat, és mikor kapsz érte pontot.
home-play = Játék bot ellen
home-level = Bot
home-more = Több lehetőség
home-friends = Játék barátokkal
home-replay = Mentett játszma megnézése
home-rules = A szabályok
home-continue = Folytasd a játszmádat
home-all-games = Minden játszmám
home-open-tables = Csatlakozz egy nyitott asztalhoz
home-none-open = Most egy nyitott asztal sem vár játékosra.
home-make-open = Asztal létrehozása
home-all-tables = Minden nyitott asztal

lobby-title = Lobbi
lobby-new = Új asztal
lobby-game = Játék
lobby-all-games = Minden játék
lobby-waiting = Játékosokra várnak
lobby-playing = Folyamatban
lobby-none-waiting = Most nincs nyitott asztal. Nyiss egyet!
lobby-none-playing = Most nincs folyamatban nyitott játszma.
lobby-free = szabad hely
lobby-join = Csatlakozás
lobby-go = Az asztalhoz
lobby-watch = Megnézés
lobby-replay = Visszanézés
lobby-your-turn = Te jössz
lobby-moves = ő jön
seek-title = Ellenfél keresése
seek-about = Az első játékossal játszol, aki ugyanezt szeretné. Az ajánlatod addig nyitott, amíg itt vagy.
seek-go = Keresés
seek-waiting = Az ajánlatod addig nyitott, amíg itt vagy. A játszma akkor kezdődik, amikor valaki elfogadja.
games-title = Játszmáim
games-upload = Mentett játszma megnyitása
games-running = Folyamatban
games-over = Befejezett
games-none-running = Most egy sincs.
games-none-over = Még egy sincs.

setup-title = Új asztal
setup-game = Játék
setup-seats = Helyek
setup-seats-about = Kettőtől ötig. A játszma rögtön elindul, ha nem marad hely mások számára.
setup-seat = { $seat }. hely
setup-add = Hely hozzáadása
setup-remove = { $seat }. hely eltávolítása
setup-for-me = Én
setup-for-bot = Bot
setup-for-open = Akinek megvan a link
setup-for-same-screen = Ennél a képernyőnél
setup-for-invited = Meghívás név szerint
setup-level = Szint
setup-name = Név
setup-invite-name = A fiók neve
setup-player-name = { $seat }. játékos
setup-first = Ki kezd
setup-first-random = véletlenszerűen
setup-who = Ki csatlakozhat
setup-visibility-private = Privát
setup-visibility-open = Nyitott
setup-visibility-about-private = Csak az láthatja, akinek megvan a link.
setup-visibility-about-open = Szerepel a lobbiban. Bárki leülhet egy szabad helyre, vagy nézheti.
setup-rated = Rangsorolt
setup-rated-about = Az eredmény beleszámít az értékszámokba. Minden játékosnak fiók kell; az asztal legyen nyitott, és legyen óra. Bot és tipp nincs.
setup-clock = Óra
setup-clock-none = Óra nélkül
setup-clock-live = Idő az egész játszmára
setup-clock-turns = Rögzített idő körönként
setup-clock-about-none = Gondolkodj nyugodtan.
setup-clock-about-live = Mindenki ugyanannyi percet kap, és minden köre után még néhány másodpercet.
setup-clock-about-turns = Napokig tartó, levelezős játszmákhoz.
setup-minutes = Perc játékosonként
setup-increment = Plusz idő körönként (másodperc)
setup-turn-time = Idő körönként
setup-in-minutes = { $count } perc
setup-in-hours = { $count } óra
setup-in-days = { $count } nap
setup-timeout-bot = Lejárt idő: bot veszi át
setup-timeout-forfeit = Lejárt idő: a játékos veszít
setup-timeout-about-bot = A bot a végéig játszik; a játékos már nem térhet vissza.
setup-timeout-about-forfeit = Három vagy több játékosnál azon a helyen bot játszik tovább.
setup-help = Segítség az asztalnál
setup-hints = Tippek
setup-hints-about = A játékosok megkérdezhetnek egy botot, hogy mit tenne.
setup-counter = Kártyaszámláló
setup-counter-about = Megmutatja, mely kártyák vannak még hátra, és megjelöli azokat a helyeket, ahová már egyik sem illik.
setup-manual = Igazi játszma rögzítése
setup-manual-about = A saját kártyáitokkal játszotok, és itt megadod, amit húztok. Az oldal számolja a pontokat.
setup-start = Játszma indítása
setup-open-table = Asztal létrehozása
clock-none = óra nélkül
clock-live = { $minutes } perc + { $increment } mp
clock-days = körönként { $count } nap
clock-turns = körönként { $minutes } perc
summary-rated = rangsorolt
summary-casual = barátságos
summary-no-hints = tippek nélkül
summary-no-counter = kártyaszámláló nélkül
summary-entered = kézzel bevitt kártyák

waiting-seats = Helyek
waiting-invites = { $name } meghívott: { $game }
waiting-invite-title = Hívd meg a barátaidat
waiting-open = szabad hely
waiting-invited = { $name } (meghívva)
waiting-sit = Ide ülök
waiting-join = Csatlakozás
waiting-start = Játszma indítása
waiting-start-without = Indítás { $count } játékossal
waiting-settle = Rendben
waiting-leave = Hely elhagyása
waiting-begins = Két játékossal már elindíthatod. Amint minden hely foglalt, a játszma magától elindul.
waiting-host-begins = A játszma akkor kezdődik, ha { $name } elindítja, vagy ha minden hely foglalt.
waiting-decline = Elutasítás
waiting-withdraw = Asztal bezárása
waiting-spectators = { $count } néző
waiting-invite = Meghívás
waiting-private = Akinek megvan ez a link, csatlakozhat, vagy nézheti a játszmát.
waiting-public = Az asztal szerepel a lobbiban. Ezt a linket is elküldheted.
waiting-link = Az asztal linkje
waiting-copy = Másolás
waiting-share = Megosztás
waiting-copied = Link másolva.
waiting-qr = A link QR-kódja
waiting-fair = Tisztességes a keverés?
waiting-fair-text = A szerver már rögzítette a titkát, és minden játékos böngészője egy saját számot: ezeknek egyelőre csak a lenyomata (hash) ismert. Ha minden hely foglalt, a számok nyilvánossá válnak, és a titok a számokkal együtt keveri meg a kártyákat. A játszma után a titok is nyilvános lesz, és bárki ellenőrizheti a keverést.

table-problem = Ez az asztal nem nyitható meg
table-connecting = Az asztal megnyitása…
table-drawing = Kirakjuk a kártyákat…
table-shuffling = Megkeverjük a kártyákat…
table-shuffling-awaits =
    { $count ->
        [one] Várunk a számra, amelyet { $who } ad a keveréshez. Egy idő után a játszma nélküle kezdődik el.
       *[other] Várunk a számokra, amelyeket { $who } ad a keveréshez. Egy idő után a játszma nélkülük kezdődik el.
    }
table-rematch-ready = Kezdődhet a visszavágó.
table-uncounted = Ezek a játékosok ma már { $count } rangsorolt játszmát játszottak egymással, ezért ez nem számít bele az értékszámokba.
table-rematch-go = Az asztalhoz
table-rematch-play = Játszom
connection-lost = Megszakadt a kapcsolat. Új próba { $count } mp múlva.
connection-trying = Megszakadt a kapcsolat. Újracsatlakozás…
connection-again = Próbálom most

board-label = A játéktér. A nyilak a szabályos helyek között léptetnek, az R elforgatja a kártyát, az Enter lerakja.
board-tools = Nézet
board-zoom-in = Nagyítás
board-zoom-out = Kicsinyítés
board-fit = Teljes nézet
board-confirm = Lerakás ide
board-rotate = Forgatás
board-turn = A játéktér elforgatása
board-tip = A kártyát a kerek fogantyúval, az R billentyűvel, az egér görgőjével vagy jobb gombjával forgathatod.
board-tip-touch = Ha a kártya már egy helyen fekszik, koppints rá, vagy fordítsd el két ujjal.
board-tip-close = Értem
board-direction =
    { $direction ->
        [n] fent
        [ne] jobbra fent
        [e] jobbra
        [se] jobbra lent
        [s] lent
        [sw] balra lent
        [w] balra
       *[nw] balra fent
    }
board-arrow-squares =
    { $count ->
        [one] 1 kiemelt hely nem látszik { board-direction }
       *[other] { $count } kiemelt hely nem látszik { board-direction }
    }
board-arrow-last = az utoljára lerakott kártya nem látszik { board-direction }
board-dead = Ide már egyik hátralévő kártya sem illik.
board-points = +{ $points }
player-clock-days = { $days } nap { $hours } óra
player-you = te
player-here = ennél a képernyőnél
player-bot = bot, { $level }
player-bot-name = Bot ({ $level })
player-bot-called = { $name } ({ $level })
player-guest = { $number }. vendég
player-mark-guest = vendég
player-mark-bot = bot
player-stand-in = bot játszik ({ $level })
player-lost = veszített
player-away = nincs itt
player-short = gyorsabban lép
player-winner = győztes
player-hand = kártya a kézben
player-supply = { $pieces } maradt
pieces-left-follower =
    { $count } { $game ->
        [hunters] törzstag
       *[other] bábu
    }
pieces-left-hut = { $count } kunyhó
player-points = { $count } pont
seat-nameless = { $seat }. hely

turn-label = A kör
turn-place = Válassz egy kiemelt helyet.
turn-place-for = { $who }: válassz egy kiemelt helyet.
turn-turn = Forgatás
turn-rotate = A kártya forgatása (R)
turn-pick = Ezt a kártyát választom
turn-here = Lerakás
turn-use =
    { $game ->
        [hunters] Raksz le törzstagot vagy kunyhót?
        [discovery] Leraksz vagy leveszel egy bábut?
       *[other] Raksz le bábut?
    }
turn-use-for =
    { $game ->
        [hunters] { $who }: raksz le törzstagot vagy kunyhót?
        [discovery] { $who }: leraksz vagy leveszel egy bábut?
       *[other] { $who }: raksz le bábut?
    }
turn-take = leveszem { role-taken } (+{ $count })
turn-pass = Kihagyom
turn-confirm = Lerakom { role-taken }
turn-confirm-take = Leveszem { role-taken }
turn-discard = Egyik kártya sem illik sehová. Dobd el az egyiket.
turn-give-up = Eldobom ezt: { $tile }
turn-draw = Melyik kártyát húzta { $who }?
turn-lay-aside = Melyik kártya kerül félre?
turn-drawn = Kártya: { $tile }
turn-thinking = { $who } gondolkodik…
turn-next = { $who } mindjárt gondolkodni kezd…
turn-queued = { $who } vár: előbb { $before } másik bot gondolkodik, körülbelül { $seconds } mp.
turn-short = A szerver leterhelt, ezért { $who } rövidebb ideig gondolkodik.
turn-waiting = { $who } következik.
turn-moment = Egy pillanat…
turn-done = Kész
turn-done-title = A kör befejezése most (Enter)
turn-ending = Nincs lerakható bábu: a körnek vége.
draw-find = Az oldalai az óramutató járása szerint:
draw-sides = A kártya oldalai
draw-any = bármi
draw-clear = Bármilyen oldalak
draw-none = Nincs több ilyen oldalú kártya.
hint-lead = { $lead } pont
hint-win = { $percent }% győzelmi esély
hint-take = bábu levétele
hint-discard = ennek a kártyának az eldobása
hint-none = A botnak nincs javaslata.

menu-label = Asztal
menu-undo = Vissza
menu-undo-title = Az utolsó lépésed visszavonása (U)
menu-hint = Tipp
menu-hint-title = Mit tenne egy bot (H)
menu-return = Visszaülök a helyemre
menu-watching = Néző vagy · { $count }
menu-panels = Napló…
menu-more = Egyebek
menu-take-back = Szeretném visszavonni az utolsó körömet
menu-end = Javaslom, hogy most érjen véget a játszma
menu-bot-for-me = Játsszon helyettem egy bot
menu-bot-plays = Egy bot játszik helyetted.
menu-gone = { $who } egy ideje nincs itt.
menu-bot-instead = Játsszon bot
menu-bot-for = { $who } helyett játsszon egy bot
menu-resign = Feladás
menu-resign-sure = Igen, feladom, és elveszítem a játszmát
menu-rules = A játék szabályai
menu-keys = Billentyűzet és egér
menu-record = A játszma letöltése
menu-share = Az asztal linkjének másolása
menu-commitment = A szerver titkának lenyomata, amelyet a játszma előtt mindenki látott:
menu-secret = A titok:
fair-checked = A böngésződ ellenőrizte: a titok és minden szám az, amelyet a játszma előtt rögzítettek.
fair-fault =
    { $what ->
        [secret] A szerver titka nem az, amelyet a játszma előtt rögzített.
        [seat] { $who } száma nem az, amelyet a játszma előtt rögzítettek.
        [mine] A játszmát a böngésződ által felfedett szám nélkül játszották: későn érkezett, vagy kihagyták.
       *[changed] Amit a szerver és a többiek rögzítettek, nem az, ami akkor volt, amikor a böngésződ felfedte a számát.
    }
fair-seat =
    { $part ->
        [own] { $who }: saját szám
        [entrusted] { $who }: a szerverre bízott szám
        [withheld] { $who }: időben fel nem fedett szám
        [open] { $who }: kezdettől nyílt szám
        [bot] { $who }: bot, amely semmit sem ad hozzá
       *[nothing] { $who }: semmi
    }
fair-seed = A titok és a számok, vagyis a keverés magja:
fair-verify = Hogy ez a mag a játszma minden húzását megadja, azt a „hedgerow verify” parancs ellenőrzi a letöltött játszmából.
proposal-take-back = { $who } szeretne visszavonni egy kört.
proposal-end = { $who } javasolja, hogy most érjen véget a játszma.
proposal-own-take-back = Kérted, hogy visszavonhasd a körödet.
proposal-own-end = Javasoltad, hogy most érjen véget a játszma.
proposal-agree = Elfogadom
proposal-withdraw = Visszavonom
proposal-refuse = Elutasítom
result-label = Eredmény
result-won =
    { $count ->
        [one] { $who } győzött!
       *[other] { $who } közösen győzött!
    }
result-nobody = A játszma véget ért.
result-final = Végső kiértékelés
result-chart = Pontgrafikon
result-replay = Visszanézés
result-rematch = Visszavágó
result-fair = Keverés ellenőrizve ✓
result-unfair = A keverés nem stimmel
ended-resigned = { $who } feladta.
ended-time = { $who } kifutott az időből.
ended-agreed = Közös megegyezéssel ért véget.
ended-expired = A játszma félbemaradt.

tab-log = Napló
tab-chat = Chat
tab-tiles = Kártyák
tab-features = Területek
tab-track = Pontok
log-all = Minden lépés mutatása
log-empty = Még nem történt semmi.
log-rule = Szabály: { $rule }
log-drew = { $who } ezt húzza
log-drew-bonus = { $who } bónuszkártyát húz
log-laid-aside = félrekerül
log-goes-back = sehová sem illik, visszakerül
log-fits-nowhere = sehová sem illik
log-discarded = { $who } eldobja
log-left =
    { $count ->
        [one] kikerül a játékból
       *[other] { $count } kártya kikerül a játékból
    }
log-placed = { $who }
log-piece = { $who }: { $role }
log-took = { $who } levesz egy bábut
log-bonus = { $who } bónuszkártyát kap az aranyért
log-scored = { $who }: { log-each }{ $count } pont { log-what }
# Stands right before the number of points, with its own blank.
log-each =
    { $shared ->
        [yes] fejenként{ " " }
       *[no] { "" }
    }
# What the points are for, with its ending "-ért".
log-what =
    { $what ->
        [city] egy városért
        [complete-city] egy lezárt városért
        [city-fed] egy várost ellátó parasztokért
        [road] egy útért
        [complete-road] egy lezárt útért
        [field] egy mezőért
        [monastery] egy kolostorért
        [complete-monastery] egy befejezett kolostorért
        [complete-forest] egy lezárt erdőért
        [complete-river] egy lezárt folyószakaszért
        [river-system] egy folyórendszerért
        [meadow] egy tisztásért
        [plain] egy síkságért
        [complete-plain] egy lezárt síkságért
        [mountain] egy hegységért
        [complete-mountain] egy lezárt hegységért
        [sea] egy tengerért
        [complete-sea] egy lezárt tengerért
       *[other] egy területért
    }
log-home = { $who }: hazatér egy { $role }
log-final = Végső kiértékelés
log-ended =
    { $count ->
        [one] { $who } győz
       *[other] { $who } közösen győz
    }
log-part = { $thing } × { $each }
log-part-single = { $thing }
log-part-nothing = { $thing } (0)
chat-empty = Még nincs üzenet.
chat-say = Írj üzenetet
chat-send = Küldés
chat-more = Az üzenet műveletei
chat-block = A játékos letiltása
chat-mute = Elnémítás ennél az asztalnál
chat-unmute = Némítás feloldása
chat-muted-now = { $name } többé nem írhat itt.
chat-may-not = { $name } nem írhat itt.
chat-muted = Az asztal gazdája elnémított.
chat-report = Jelentés
chat-report-title = Üzenet jelentése
chat-report-why = Mi a baj vele?
chat-reported = Köszönjük. A szerver gazdája megnézi.
chat-unread = új üzenetek
unseen-river = { $count } folyókártya
unseen-land = { $count } kártya maradt
unseen-bonus = { $count } bónuszkártya
unseen-off = Ennél az asztalnál nincs kártyaszámláló.
unseen-note = { $count } kártya, amelyet még senki sem látott:
feature-tiles = { $count } kártya
feature-complete =
    { $game ->
        [hunters] lezárva
        [discovery] lezárva
       *[other] { $kind ->
            [monastery] kész
           *[other] lezárva
        }
    }
feature-open =
    { $kind ->
        [monastery] { $count } üres hely körülötte
       *[other] { $count } nyitott vég
    }
feature-endless = a végén ér pontot
feature-nobody = senkié
feature-now = Ha most érne véget a játszma
feature-taken = Ha most leveszed
feature-then =
    { $game ->
        [hunters] Ha lezárul, legalább
        [discovery] Ha lezárul, legalább
       *[other] { $kind ->
            [monastery] Ha elkészül
           *[other] Ha lezárul, legalább
        }
    }
feature-completing =
    { $game ->
        [hunters] Kártyák, amelyek lezárnák
        [discovery] Kártyák, amelyek lezárnák
       *[other] { $kind ->
            [monastery] Kártyák, amelyek befejeznék
           *[other] Kártyák, amelyek lezárnák
        }
    }
features-free = Szabad területek mutatása
features-none = Egy sincs.
track-label = Kiértékelőtábla: { $scores }
track-laps = { $count } × 50 pont
chart-title = A pontok alakulása
chart-label = A pontok alakulása. Most: { $scores }
chart-turns = { $count } kör
final-title = Végső kiértékelés
final-nothing = A végén semmi sem ért pontot.
final-chapters = A végső kiértékelés részei
final-zero = nincs mit számolni
final-back = Vissza
final-next = Tovább
final-play = Lejátszás
final-pause = Szünet
replay-title = Mentett játszma megnézése
replay-about = A mentett játszma egy szövegfájl, amely az egész játszmát tartalmazza. Válassz egy fájlt, vagy illeszd be a szövegét.
replay-missing = Ezen a címen nincs játszma
replay-missing-about = A link hibás lehet, vagy ezt a játszmát nem nézheted meg. Ha fájlba mentetted, onnan megnyithatod.
replay-file = Fájl
replay-text = Vagy illeszd be a szöveget
replay-look = Megnézem
replay-keep = Mentés a játszmáim közé
replay-first = Az elejére
replay-last = A végére
replay-back = Egy lépést vissza
replay-forward = Egy lépést előre
replay-turn-back = Egy kört vissza
replay-turn-on = Egy kört előre
replay-play = Lejátszás
replay-pause = Szünet
replay-speed = Sebesség
replay-slider = Lépés
replay-at = { $turn }. kör · lépés: { $step } / { $steps }

profile-none = Nincs ilyen nevű játékos
profile-guest = Vendégként játszik.
# Without a full stop: a date ends with one.
profile-since = Csatlakozott: { $day }
profile-game = Játék
profile-rating = Értékszám
profile-games = Játszma
profile-wins = Győzelem
profile-last = Legutóbbi játszmák
profile-no-games = Még egy sincs.
profile-owner = Tulajdonos
profile-bots = Botok
profile-accepts = Elfogadja:
profile-challenge = Kihívás
profile-provisional = kevesebb mint { $games } rangsorolt játszma
profile-provisional-about = A kérdőjeles értékszám { $games } játszmánál kevesebbre épül: ez kevés a ranglistához.
leaders-title = Rangsor
leaders-how = Hogyan működik az értékszám
leaders-name = Név
leaders-whose = Kinek a rangsora
leaders-people = Emberek
leaders-bots = Botok
bots-title = Botok rangsora
bots-none = Még egy bot sem játszott elég rangsorolt játszmát.
bots-about = Itt emberek írta programok játszanak, egymással és emberekkel. Az értékszámuk ugyanúgy működik, de csak ezen a listán szerepelnek.
bots-make = Bot készítése
bots-docs = Az API
leaders-none = Még senki sem játszott elég rangsorolt játszmát.
leaders-about = Mindenki 1500 ponttal kezd. Aki nyer, nagyjából annyit kap, amennyit a többiek veszítenek: erősek ellen többet, gyengébbek ellen kevesebbet. Akinek 400 ponttal több van, körülbelül tízszer olyan gyakran nyer. A ± utáni szám azt mutatja, mennyire biztos az értékszám: húszból tizenkilencszer az igazi erő ezen belül van. A módszer Weng és Lin módszere, két–öt játékos játszmáira.
leaders-about-games = A rangsorolt játszmákat bárki nézheti, és óra tartozik hozzájuk. Aki otthagyja vagy kifut az időből, veszít. Egy játszma akkor számít, ha mindenki legalább { $turns } kört lépett; előtte aki otthagyja, veszít, de senki sem nyer vele. Ugyanannak a két játékosnak 24 órán belül { $games } játszmája számít.
leaders-about-list = A lista az értékszám alsó határa szerint rendez, és { $games } rangsorolt játszma kell hozzá.
account-title = Fiók
account-guest = { $name } néven játszol. Regisztrálj, hogy a saját neved alatt megmaradjanak a játszmáid.
account-name = Név
account-password = Jelszó
account-new-password = Új jelszó
account-sign-in = Belépés
account-register = Regisztráció
account-register-about = Regisztráció után is megmaradnak a vendégként játszott játszmáid. E-mail-cím nem kell; a jelszó legalább nyolc karakter legyen.
account-welcome = Örülünk, hogy újra itt vagy.
account-registered = A fiókod elkészült.
account-signed-in = { $name } néven vagy belépve.
account-profile = Profil
account-rename = Módosítás
name-yours = A neved
name-about = 2–24 betű és számjegy. Fiók nem kell hozzá.
name-change = A neved módosítása
account-sign-out = Kilépés
account-sign-out-all = Kilépés mindenhol
account-reset = Új jelszó megadása
account-reset-done = A jelszó megváltozott.
account-save = Mentés
account-old-password = Jelenlegi jelszó
account-password-about = Minden más böngésző kijelentkezik.
account-sessions = Ahol be vagy lépve
account-session-unknown = ismeretlen böngésző
account-session-current = ez a böngésző
account-session-end = Kilépés ott
account-session-used = belépve: { $created }, utoljára használva: { $used }
account-token = API-tokenek
account-token-about = Egy tokennel egy program a te neveden játszhat az API-n keresztül.
account-bot = Ezzel a fiókkal program játszik; a neve mellett „bot” látszik.
account-bot-about = Program játszik ezzel a fiókkal? Akkor jelöld meg: a neve mellett „bot” látszik majd. Enélkül itt program nem játszhat rangsorolt játszmát. Nem vonható vissza.
account-bot-mark = Megjelölés botfiókként
account-bot-sure = Igen, véglegesen
account-token-name = A token neve
account-token-scopes = Amit tehet:
account-scope-read = olvasni
account-scope-play = játszani
account-scope-account = a fiókot módosítani
account-token-new = Új token
account-token-secret = Másold ki most: csak egyszer látható.
account-token-end = Visszavonás
account-token-ended = A token megszűnt.
bots-own = A botjaid
bots-own-about = Egy bot külön fiók, amelyen a programod játszik. A neve mellett „bot” látszik, és a profilja téged nevez meg tulajdonosként. Legfeljebb { $most } lehet.
bots-name = A bot neve
bots-new = Új bot
bots-listening = kihívásra vár
bots-silent = most nem fut
bots-banned = a szerver gazdája letiltotta
bots-delete = Bot törlése
bots-delete-sure = Igen, törlöm: { $name }
bots-deleted = A bot törölve.
accepts-title = Meghívások
accepts-about = Mire hívhatnak meg mások. Minden mást azonnal elutasítunk, az okkal együtt.
accepts-saved = Elmentve.
accepts-rules = Játékok
accepts-kinds = Milyen játszmák
accepts-rated = rangsorolt játszmák
accepts-casual = barátságos játszmák
accepts-both = rangsorolt és barátságos játszmák
accepts-least = Legalább ennyi perc
accepts-most = legfeljebb
accepts-seats = Legfeljebb ennyi hely
accepts-games = Egyszerre legfeljebb ennyi játszma
accepts-all = minden játék
accepts-nothing = most egy játszmát sem
accepts-clock-none = óra nélkül
accepts-clock-turns = rögzített idővel körönként
accepts-clock-live = idővel az egész játszmára
accepts-clock-range = { $least }–{ $most } perc játékosonként
accepts-up-to = legfeljebb { $seats } hely
accepts-at-once = egyszerre { $games } játszma
account-data = Az adataid
account-data-about = Minden, amit rólad tárolunk, egy fájlban. Ha törlöd a fiókot, a befejezett játszmák megmaradnak, a neved nélkül.
account-export = Letöltés
account-delete = Fiók törlése
account-delete-sure = Igen, törlöm
account-deleted = A fiók törölve.
privacy-title = Adatvédelem és kapcsolat
privacy-contact = Kapcsolat
privacy-contact-by = A szerver gazdája itt érhető el:
privacy-contact-none = A szerver gazdája nem adta meg, hogyan érhető el.
privacy-kept = Mit tárol ez a szerver
privacy-kept-account = Egy fiókról: a nevét, a jelszava lenyomatát, az általa letiltott játékosokat, az értékszámait és a feladványokra adott első válaszait. E-mail-címet nem kérünk. A fiók törléséig marad meg.
privacy-kept-guest =
    { $days ->
        [0] Egy vendégről: egy címkét és egy számot.
        [one] Egy vendégről: egy címkét és egy számot, az utolsó látogatás után 1 napig.
       *[other] Egy vendégről: egy címkét és egy számot, az utolsó látogatás után { $days } napig.
    }
privacy-kept-games =
    { $days ->
        [0] Minden játszmát az összes lépéssel és azzal, hogy kik játszották. Aki törli a fiókját, a befejezett játszmákban csak egy számmal marad meg.
        [one] Minden játszmát az összes lépéssel és azzal, hogy kik játszották, a vége után 1 napig. Aki törli a fiókját, a befejezett játszmákban csak egy számmal marad meg.
       *[other] Minden játszmát az összes lépéssel és azzal, hogy kik játszották, a vége után { $days } napig. Aki törli a fiókját, a befejezett játszmákban csak egy számmal marad meg.
    }
privacy-kept-chat =
    { $days ->
        [0] A chatüzeneteket.
        [one] A chatüzeneteket, 1 napig.
       *[other] A chatüzeneteket, { $days } napig.
    } A jelentett üzenetek addig maradnak, amíg a gazda el nem intézi őket.
privacy-kept-sessions = Mely böngészőkben vagy bejelentkezve, névvel, pl. „Firefox, Linux”: egyetlen sütiben, az utolsó használat után { $days } napig. Más süti nincs.
privacy-kept-audit =
    Mikor és melyik hálózatból jelentkezett be valaki (sosem a teljes cím), és mit tett a gazda{ $days ->
        [0] .
        [one] : 1 napig.
       *[other] : { $days } napig.
    }
privacy-kept-nothing = Semmi sem kerül máshoz: nincs hirdetés, nincs külső statisztika.
privacy-yours = Mindazt, amit rólad tárolunk, letöltheted és törölheted:
account-blocked = Letiltott játékosok
account-unblock = Feloldás
rules-title = Szabályok
rules-about = A szabályok a saját szavainkkal. A számok ugyanazok, mint a játszma naplójában.
rules-search = Keresés a szabályokban
rules-missing = Ezekben a szabályokban nincs { $rule } szabály.
rules-nothing = Nincs ilyen szabály.
chapter-turns = Asztal és kör
chapter-pieces = Bábuk és többség
chapter-rulings = Amiről a szabálykönyvek hallgatnak
chapter-carcassonne = Carcassonne
chapter-river = A Folyó
chapter-hunters = Vadászok és gyűjtögetők
chapter-bonus = Arany és bónuszkártyák
chapter-end = A játszma vége
chapter-discovery = A felfedezés
chapter-advanced = Haladó változat
keys-title = Billentyűzet és egér
keys-arrows = a kártya léptetése a szabályos helyek között; Shifttel, vagy ha nincs lerakható kártya, a nézet mozgatása
keys-rotate = a kártya forgatása, illetve vissza
keys-enter = a kártya lerakása; a bábu megerősítése
keys-numbers = a bábu helyének kiválasztása
keys-pass = kihagyás: nem raksz le bábut
keys-undo = visszavonás
keys-hint = tipp
keys-tile = a másik kártya a kézből
keys-last = az utoljára lerakott kártya mutatása
keys-view = teljes nézet, nagyítás, kicsinyítés
keys-board = a játéktér elforgatása, vissza is
keys-escape = a kártya felvétele
keys-mouse = Egér: húzással mozog a nézet, görgővel nagyítható; kiemelt hely fölött a görgő, a jobb gomb vagy a kártya fogantyúja forgatja a kártyát. Érintés: koppints egy kiemelt helyre, forgatáshoz a kártyára (vagy fordítsd el két ujjal), aztán erősítsd meg.
settings-title = Beállítások
settings-confirm = Lépések megerősítése
settings-confirm-always = mindig: minden kártyánál és minden bábunál
settings-confirm-fields = csak a végig kint maradó bábuknál: paraszt, vadász, kunyhó
settings-confirm-never = soha
settings-autoPass = Automatikus kihagyás, ha nem rakható le bábu
settings-grace = Idő a kör végének visszavonására
settings-grace-seconds =
    { $seconds ->
        [0] nincs
        [one] 1 másodperc
       *[other] { $seconds } másodperc
    }
settings-wheelRotates = Kiemelt hely fölött az egérgörgő a kártyát forgatja
settings-showTargets = A szabályos helyek kiemelése
settings-showDead = Azon helyek jelölése, ahová már semmi sem illik
settings-showInsight = A mutató alatti terület magyarázata
settings-animate = Animációk
settings-sound = Hangok
settings-entrust = Levelezős játszmáknál a szerver őrizze a keveréshez adott számomat, hogy a játszma a távollétemben is elkezdődhessen
settings-notify = Böngészőértesítés, ha én jövök
settings-language = Nyelv
settings-language-browser = mint a böngészőé
settings-theme = Színek
settings-theme-system = mint a rendszeré
settings-theme-light = világos
settings-theme-dark = sötét
settings-colour = A színed
settings-colour-any = bármelyik
settings-botSpeed = A botok lépései
settings-botSpeed-instant = azonnal látszanak
settings-botSpeed-quick = gyorsan követik egymást
settings-botSpeed-relaxed = ráérősen követik egymást
colour-0 = kék
colour-1 = piros
colour-2 = sárga
colour-3 = fekete
colour-4 = fehér
colour-change = Válassz színt
colour-choose = { $seat }. hely: { $colour }. Válassz színt
