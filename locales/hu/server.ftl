# Mit utasít el a szerver, és miért. Nagybetű és pont nélkül: az oldal csinál belőle mondatot.

# Kérések
server-fault = valami elromlott a szerveren: { $reason }
server-store-failed = a szerver nem tudott valamit elmenteni vagy beolvasni; próbáld újra
server-no-answer = az asztal nem válaszol; próbáld újra
server-stopping = a szerver épp leáll; gyere vissza kicsit később
server-too-fast = túl sok kérés; próbáld újra { $seconds } másodperc múlva
server-too-many-tables = a címedről túl sok asztal van nyitva
server-too-large = a kérés túl nagy
server-too-slow = a kérés túl lassan érkezett
server-unreadable = a kérés nem olvasható: { $reason }
server-json-only = a tartalomnak JSON formátumúnak kell lennie (Content-Type: application/json)
server-foreign-page = a kérés egy másik webhely oldaláról jön
server-foreign-origin = a kérés innen jön: { $origin }, nem ennek a szervernek az oldaláról
server-no-page = nincs ilyen oldal
server-no-picture = nincs ilyen kép
server-not-here = ezt itt nem lehet
server-ping = egy ping semmit sem kér
server-command-id = egy parancs azonosítója 1–64 karakter
server-stale = az asztal a(z) { $now }. változatnál tart, nem a(z) { $seen }. változatnál: nézd meg újra
server-games = a játékok: { $games }
server-no-art = együtt játszott készletekhez vannak rajzok: { $sets }
server-no-such =
    { $what ->
        [person] nincs ilyen nevű játékos
        [table] nincs ilyen asztal
        [link] nincs ilyen link
        [pass] nincs ilyen munkamenet vagy token
        [bot] nincs ilyen botod
        [report] nincs ilyen bejelentés
        [ban] ezek a címek nincsenek letiltva
       *[other] nincs ilyen
    }
server-taken =
    { $what ->
        [name] ez a név már foglalt
       *[other] valaki gyorsabb volt
    }
server-bad-place = innen nem folytatódik a lista; az előző rész „next” értékét add meg
server-export-busy = most túl sokan töltik le az adataikat; próbáld újra fél perc múlva
server-no-socket = ez egy asztal csatornája: WebSocketként nyisd meg
server-enough-tables = már { $most } befejezetlen asztalod van; előbb fejezz be egyet

# Emberek
server-sign-in-first = előbb lépj be, vagy játssz vendégként
server-unknown-token = ezt a tokent itt nem ismerjük
server-banned = a szerver gazdája letiltotta ezt a fiókot
server-addresses-banned = a szerver gazdája senkit sem enged be a hálózatodból
server-addresses-banned-because = a szerver gazdája senkit sem enged be a hálózatodból: { $reason }
server-addresses-banned-for = { $reason }; ez { $hours } óra múlva ér véget
server-newcomer = újonnan érkezők ezt még nem tehetik; próbáld újra { $minutes } perc múlva
server-has-account = már van fiókod; előbb lépj ki
server-registration-closed = a szerver gazdája jelenleg nem fogad új fiókokat
server-wrong-password = hibás név vagy jelszó
server-sign-ins-busy = most túl sokan lépnek be egyszerre; próbáld újra
server-records-busy = a szerver most sok mentett játszmát olvas; próbáld újra
server-link-over = ezt a linket már felhasználták, vagy túl régi
server-program-needs-account = egy programhoz fiók kell: előbb válassz nevet és jelszót
server-block-self = saját magadat nem tilthatod le
server-name-length = egy név 2–24 karakter
server-name-signs = egy név betűkből, számjegyekből, szóközökből és a - _ . jelekből áll
server-name-spaces = egy név nem kezdődik és nem végződik szóközzel, és nincs benne két szóköz egymás után
server-name-letter = egy névben legalább egy betű vagy számjegy van
server-name-scripts = egy név egyféle ábécével íródik: ezek a betűk több, egymáshoz hasonlóból valók
server-name-accents = egy betűn túl sok ékezet van
server-name-guest = ez a név egy vendégére hasonlít
server-name-reserved = ez a név a szerver gondozóinak vagy egy botnak van fenntartva
server-password-length = egy jelszó 8–200 karakter
server-no-scope =
    ez a token nem jó { $scope ->
        [read] olvasásra
        [play] játékra
       *[account] a fiók módosítására
    }
server-token-name = egy token neve 1–40 karakter
server-token-scopes = egy tokennek jónak kell lennie valamire: read, play vagy account
server-too-many-tokens = egy fióknak legfeljebb { $most } tokenje lehet; előbb vonj vissza egyet
server-bot-scopes = egy bot tokenje olvasni és játszani enged; a bot fiókját a tulajdonosa módosítja
server-bot-owns-none = egy botnak nincsenek saját botjai
server-enough-bots = egy embernek legfeljebb { $most } botja lehet; előbb törölj egyet
server-bot-banned = a szerver gazdája letiltotta ezt a botot; nem törölhető
server-accepts-rules = nincs „{ $rules }” nevű szabály
server-accepts-clock = a legrövidebb idő hosszabb a leghosszabbnál
server-guest-password = egy vendégnek nincs jelszava: előbb válassz nevet és jelszót
server-wrong-old-password = ez nem a te jelszavad
server-nobody-called = nincs „{ $name }” nevű játékos
server-not-invited = { $name } nem fogad tőled meghívást
server-declined =
    { $reason ->
        [not_this_game] { $name } nem játszik ezekkel a szabályokkal
        [not_rated] { $name } nem játszik rangsorolt játszmát
        [not_casual] { $name } csak rangsorolt játszmát játszik
        [not_this_clock] { $name } nem játszik ilyen órával
        [too_many_seats] { $name } nem játszik ennyi helyes asztalnál
        [too_many_games] { $name } pillanatnyilag elég játszmát játszik
       *[other] { $name } nem fogadja el a meghívást
    }

# Új asztal
server-seat-count = egy asztalnál 2–{ $most } hely van, nem { $seats }
server-live-clock = az egész játszmára szóló óra 10–86400 másodperc, és körönként legfeljebb 3600 másodperccel nő
server-turn-clock = egy kör 60 másodperctől 30 napig tarthat
server-wait = egy asztal 10 másodperctől 30 napig vár a játékosaira
server-entered-clock = ha a kártyákat kézzel viszik be, nincs óra
server-first-seat = a kezdő hely száma 0 és { $last } között lehet
server-rated-help = rangsorolt játszmában nincs tipp, és a kártyákat a szerver keveri
server-rated-open = rangsorolt játszmához óra tartozik, és bárki nézheti
server-rated-program = program csak botként megjelölt fiókkal játszhat rangsorolt játszmát
server-rated-own-bot = senki sem játszik rangsorolt játszmát a saját botjával, és egy tulajdonos botjai sem egymással
server-rated-needs-account = rangsorolt játszmához fiók kell: előbb válassz nevet és jelszót
server-rated-people = rangsorolt játszmában különböző emberek játszanak: botok nélkül, és senki sem kétszer
server-rated-names = rangsorolt játszmában mindenki a saját nevén játszik
server-invited-twice = valaki kétszer van meghívva
server-invite-self = saját magadat nem hívhatod meg: ülj le a helyre
server-bots-alone = legalább egy hely legyen emberé; botok egymás közt a „hedgerow arena” paranccsal játszanak
server-label-length = egy játékos neve legfeljebb { $most } karakter
server-label-signs = egy játékos nevében olyan jelek vannak, amelyek nem látszanak, vagy megváltoztatják a többi olvasását
server-no-bot = nincs „{ $level }” bot; ezek vannak: { $levels }
server-no-lesson = nincs „{ $name }” nevű vezetett játszma
server-lesson = a vezetett játszma privát { $rules } játszma óra, rangsorolás és opciók nélkül, neked, aki kezdesz, és a(z) „{ $bot }” botnak
server-two-seats = a játszmához legalább két foglalt hely kell
server-one-person = legalább egy helyen embernek kell ülnie
server-rematch = visszavágót azok kérhetnek, akik játszottak, amikor a játszma véget ért

# Az asztalnál
server-no-table = nincs ilyen asztal, vagy nem láthatod
server-no-seat = ennél az asztalnál nincs { $seat }. hely
server-table-host-only = ezt csak az asztal gazdája teheti meg
server-seated-already = már ennél az asztalnál ülsz
server-no-invitation = itt nincs neked fenntartott hely
server-not-seated = nem ülsz ennél az asztalnál
server-not-playing = nem játszol ennél az asztalnál
server-seat-taken = ez a hely foglalt
server-no-free-seat = nincs szabad hely
server-colour = a színek száma 0-tól { $last }-ig terjed, és minden helyé más
server-colour-taken = ezt a színt már egy másik játékos választotta
server-colour-not-yours = egy hely színét az ott ülő játékos választja
server-rules-stay = rangsorolt vagy vezetett játszma szabályai nem változtathatók meg
server-bad-pledge = a keveréshez adott szám és a lenyomata egyaránt 64 tizenhatos számjegy, kisbetűkkel
server-nothing-pledged = ennek az asztalnak a keveréséhez nem adtál számot
server-reveal-early = a számokat csak akkor kell felfedni, amikor már minden hely foglalt
server-reveal-late = a játszma a számod nélkül kezdődött el: lejárt a felfedés ideje
server-wrong-nonce = ez nem az a szám, amelynek a lenyomatát előre megadtad
server-not-begun = a játszma még nem kezdődött el
server-begun = a játszma már elkezdődött
server-over = a játszma véget ért
server-not-your-turn = nem te jössz
server-draws = a kártyákat a szerver húzza
server-undo = csak a saját utolsó lépésed vonható vissza, amíg semmi új nem derült ki
server-other-proposal = előbb egy másik javaslatra kell válaszolni
server-nothing-proposed = nincs javaslat
server-others-agree = a többieknek kell beleegyezniük
server-not-asked = ezt nem tőled kérdezik
server-rated-take-back = rangsorolt játszmában nem lehet kört visszavonni
server-nothing-placed = még nem raktál le kártyát
server-no-person-there = azon a helyen nem ember játszik
server-player-here = az a játékos itt van, vagy az imént még itt volt
server-rated-bot = rangsorolt játszmában bot nem ugrik be; arra való az óra
server-no-return = nem játszik bot helyetted, vagy már nem térhetsz vissza
server-still-played = ezt a játszmát egy itteni asztalnál még játsszák; segítség és elemzés csak a vége után van
server-analyses-busy = most sok játszma elemzése folyik; próbáld újra
server-what-if = az az asztal, ahol egy másik játszma állásából játszol tovább, zárt, nem rangsorolt és óra nélküli, és { $seats } helye van, amelyek a tieid vagy botoké
server-what-if-over = ezen a ponton a játszma már véget ért: nincs mit tovább játszani
server-no-evaluation = állást csak ott értékelünk, ahol egy másik játszma állásából játszanak tovább
server-no-hints = ennél az asztalnál nincs tipp
server-bots-busy = most sok bot gondolkodik a címednek; próbáld újra néhány másodperc múlva
server-chat-length = egy üzenet 1–500 karakter
server-muted = az asztal gazdája elnémított
server-mute-self = saját magadat nem némíthatod el
server-no-message = nincs ilyen üzenet
server-unwelcome = az asztal gazdája letiltott
server-report-length = írd le 1–500 karakterben, mi a baj

## Amit a szerver gazdája hall

data-unusable = { $path } nem használható: { $reason }
data-in-use = ezzel az adatmappával már dolgozik egy szerver: { $path }; előbb állítsd le, vagy adj meg másik mappát
data-too-new = az adatmappa újabb változatú ({ $found }), mint amit ez a program ismer ({ $known }); használj újabb programot
data-foreign = ez a fájl egy másik program adatbázisa
data-not-opened = az adatbázis nem nyitható meg: { $reason }
data-failed = az adatbázis hibát jelzett: { $reason }
data-no-backup = { $path } nem ennek a programnak a mentése: { $reason }
data-nothing-of-ours = semmi sincs benne ebből a programból
data-not-empty = itt már van adatbázis: { $path }; a --force lecseréli
data-lost = { $path } eltűnt, pedig ez a mappa már használatban volt. Állíts vissza egy mentést („hedgerow admin restore FÁJL”), vagy kezdd üres adatbázissal: „--start-empty”
data-behind = { $path }: elveszett, amit utoljára tároltak; { $missing } nyugtázott írás hiányzik. A mellette lévő, „-wal” végű fájl sérült vagy eltűnt. Állíts vissza egy mentést („hedgerow admin restore”), vagy folytasd azzal, ami megmaradt: „--accept-loss”
data-damaged = { $path } sérült: { $reason }. Állíts vissza egy mentést („hedgerow admin restore”), vagy folytasd azzal, ami megmaradt: „--accept-loss”
data-no-backup-there = ebben a mappában nincs mentés
data-bad-url = --public-url: „{ $told }” nem olyan cím, mint a https://games.example.org
data-bad-path = { $flag }: „{ $told }” nem olyan útvonal, mint a /hedgerow
data-two-paths = a --public-url vége { $path }, de a --base-path ez: { $base }
data-plain-url = --public-url: „{ $told }” eleje http, de ez a szerver https-en beszél
data-tls-half = a --tls-cert és a --tls-key összetartozik
data-tls-twice = az --acme szerez egy tanúsítványt, a --tls-cert hoz egyet: csak az egyiket add meg
data-redirect-without-tls = a --http-redirect https-re küld tovább, ehhez --tls-cert vagy --acme kell
data-acme-domain = --acme: „{ $told }” nem olyan név, mint a games.example.org
data-acme-agree = az --acme mellé --acme-agree kell: ezzel elfogadod ennek a feltételeit: { $authority }
data-bad-contact = --contact: „{ $told }” sem e-mail-cím, sem olyan hivatkozás, mint https://example.org/contact
data-no-randomness = a rendszer nem ad véletlen számokat: { $reason }
serve-no-address = nem lehet itt várni a hívásokat: { $address }: { $reason }
serve-no-certificate = nem lehet TLS-en beszélni: { $reason }
tls-unreadable = { $path } nem olvasható: { $reason }
tls-no-certificate = a fájlban nincs tanúsítvány
tls-no-key = a fájlban nincs kulcs
tls-mismatch = a kulcs nem a tanúsítványé
tls-over = a tanúsítvány ekkor lejárt: { $date }
tls-not-yet = a tanúsítvány csak ettől érvényes: { $date }
tls-unusable = a tanúsítvány vagy a kulcsa nem használható: { $reason }
admin-no-server = nem fut szerver, így senki sem ül asztalnál
admin-not-running = ezen a mappán nem fut szerver
admin-not-ready = a szerver fut, de nem tud semmit elmenteni, vagy éppen leáll
admin-guest = { $name } vendég, nincs jelszava
admin-bot = { $name } bot, nincs jelszava; a tokenjeit a tulajdonosa készíti
admin-bad-range = „{ $told }” nem olyan címtartomány, mint 192.0.2.0/24
server-no-puzzle = Nincs ilyen feladvány.
server-puzzle-half = A feladványra teljes lépéssel kell válaszolni: mondd meg azt is, mi legyen a bábuval, vagy hagyd ki.
