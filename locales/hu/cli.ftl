# Mit írnak ki a parancsok, és mit kifogásolnak. A kifogásokban nincs nagybetű és pont: kettőspont után állnak, vagy újabb
# kifogás követi őket.

## Súgó

cli-usage = Használat:
cli-heading-commands = Parancsok
cli-heading-arguments = Argumentumok
cli-heading-options = Kapcsolók

## Fájlok és kapcsolók

cli-no-stack = a(z) { $rules } játékban nincs „{ $stack }” pakli; ezek vannak: { $stacks }
cli-stack-twice = a --set kétszer adja meg ezt a paklit: „{ $stack }”
cli-cannot-read = nem olvasható: { $file }
cli-cannot-write = nem írható: { $file }
cli-cannot-create = nem hozható létre: { $file }
cli-cannot-go-on = nem folytatható ezzel: { $file }
cli-no-folder = nem írható: { $file }: nincs ilyen mappa
cli-not-in-range = nem { $from } és { $to } közötti egész szám
cli-interval = { $low } – { $high }

## rules, sets

cli-option-of-a-rule = a lehetőség egy változathoz tartozik, mint itt: „hedgerow rules carcassonne/first --option river”, nem egy szabály számához ({ $rule })
cli-no-such-rules = { $reason }; vagy adj meg egy szabályt, például { $example }
cli-rules-intro = A szabályváltozatok. A „hedgerow rules NAME” egyet elmagyaráz, a „hedgerow rules CA4” egy szabályt mutat meg.
cli-rules-options = Választható: river (Carcassonne), equal-turns (discovery/advanced), literal (hunters/pl-2002, hunters/hu-2002), így: --option NAME.
cli-rules-players = Játékosok
cli-rules-tiles = Kártyák
cli-rules-roles = Szerepek
cli-rules-option = Választható
cli-rules-supply = 2–5, fejenként { $pieces }
pieces-had-follower =
    { $count } { $game ->
        [hunters] törzstag
       *[other] bábu
    }
pieces-had-hut = { $count } kunyhó
cli-rules-set = { $set } ({ $tiles }, { $kinds })
cli-rules-set-with-start = { $set } ({ $tiles }, { $kinds }; kezdő: { $start })
cli-rules-particular = Ami erre a változatra jellemző:
cli-rules-all = Minden szabálya:
cli-rules-rulings = Ahol a szabálykönyvek hallgatnak vagy eltérnek:
# A „72 kártya,” után.
cli-kinds = { $count }-féle
cli-no-set = nincs „{ $name }” készlet; a beépítettek: { $names }, vagy adj meg egy fájlt
bot-unknown = nincs „{ $name }” nevű bot; ezek vannak: { $names }, valamint cmd:PROGRAM
bot-bad-setting = „{ $setting }” nem beállítása egy botnak: lehet evals=N, ms=N vagy threads=N, ahol N legalább 1 (threads legfeljebb { $most }), clock=MÁSODPERC vagy clock=MÁSODPERC+MÁSODPERC, vagy scale=X, ahol X nagyobb 0-nál
bot-bad-option = az „option.{ $option }” nem állít be programbeállítást: option.NÉV=ÉRTÉK kell, például cmd:option.style=bold:./mybot
bot-no-program = a „cmd:” után egy program kell, mint itt: cmd:./mybot vagy cmd:ms=200:./mybot --flag
bot-bad-command = a(z) „{ $command }” parancs nem olvasható: { $problem }
bot-unclosed = egy { $mark } idézőjel nincs bezárva
bot-two-budgets = egy botnak egy kerete van: evals=N, ms=N vagy clock=MÁSODPERC, nem több
failure-nothing = nincs mit eldönteni
failure-not-started = a program nem indítható: { $problem }
failure-crashed = a program véget ért{ $how }
failure-late = a válasz { $given } s helyett { $taken } s után jött
failure-hung = { $seconds } másodpercen belül nem jött válasz
failure-garbled = „{ $line }” nem válasz erre: „{ $asked }”; ez kell: „bestmove ACTION” vagy „bestmove ACTION ACTION”
failure-not-greeted = a program köszönés helyett ezt mondta: „{ $line }”; a „hedgerow { $version }” sorra az első válasza „hedgerow { $version }” legyen
failure-not-ready = { $seconds } másodpercen belül nem jött „{ $missing }”: a „hedgerow { $version }” sorra a program „hedgerow { $version }”, majd „ready” sorral válaszoljon, és minden sor után ürítse a kimenetét
failure-version = a program a motorprotokoll { $found }. változatát beszéli, ez a program pedig a(z) { $version }. változatot: a docs/engine-protocol.md írja le
failure-refused = a program elutasította ezt: „{ $asked }”: { $reason }
failure-no-option = a programnak nincs „{ $name }” beállítása; ezek vannak: { $names }
failure-no-options = a programnak nincs „{ $name }” beállítása, és más sincs
failure-bad-option = a(z) „{ $name }” beállítás nem lehet „{ $value }”; lehetséges: { $range }
failure-babbled = { $seconds } másodpercen belül nem jött „bestmove”; a program ezt mondta: „{ $line }”, ami nem üzenet
failure-not-among = „{ $word }” nincs az „only” után felsorolt lépések között
failure-no-action = „{ $word }”: { $problem }
failure-illegal = „{ $word }” nem megengedett: { $refusal } ({ $rule })
contest-too-few-bots = egy versenyhez legalább két bot kell (most { $bots } van)
contest-no-games = egy versenyben minden párosításnak legalább egy játszma jár
contest-not-kept = egy befejezett játszmát nem sikerült megőrizni: { $reason }
contest-bad-bounds = „{ $bounds }” nem két Élő-különbség, a kisebbel kezdve, például 0,30
sitting-no-head = az 1. sor nem egy verseny kezdete: { $reason }
sitting-too-new = újabb program írta ({ $version }. változat)
sitting-different = más beállítású verseny van benne: { $what } ott: { $then }; itt: { $now }
sitting-damaged = a(z) { $line }. sor sérült: { $reason }
sitting-stray = a(z) { $line }. sor nem ennek a versenynek a játszmája
weights-unreadable = a súlyok nem olvashatók: { $reason }
weights-no-game = a súlyok ehhez valók: „{ $found }”, de ilyen játék nincs; ezek vannak: { $games }
weights-no-term =
    { $title }: { $scope ->
        [plain] az egyszerű értékelésnek
       *[full] az értékelésnek
    } nincs „{ $term }” tagja
weights-missing = hiányzik a(z) „{ $term }” tag
weights-bad-chances = „{ $kind }” esélyei { $rows } sorból állnak, soronként { $columns } számmal
tuning-other-game = a kezdő súlyok ehhez valók: { $found }, de a játék ez: { $wanted }
tuning-unreadable = nincs benne hangolás állása: { $reason }
tuning-other-version = { $found }. változatú, ez a program pedig a(z) { $known }. változatot olvassa
tuning-other-settings = más beállításokkal kezdődött: { $what } { $found }, nem { $wanted }
tuning-other-start = más súlyokkal kezdődött, mint amelyekkel most kezdeni kellene
tuning-too-many-rounds = már { $done } kör van benne, de csak { $wanted } kell
tuning-garbled = a benne lévő számok nem ehhez a játékhoz valók
message-unknown = nincs ilyen üzenet
message-malformed = ezt vártuk: „{ $expected }”
cli-set-good = { $file }: jó készlet ehhez: { $title }: { $totals }
cli-set-good-without-start = { $file }: jó készlet ehhez: { $title }: { $totals } (nincs kezdőkártya: csak második paklinak jó)
cli-totals = { $tiles }, { $kinds }
cli-totals-with-goods = { $tiles }, { $kinds }; rajtuk { $goods }
cli-column-tile = kártya
cli-column-count = darab
# Az oldalak neve minden nyelven ez.
cli-column-ports = oldalak (N E S W)
cli-column-goods = mi van rajta
cli-set-start = (kezdő)
cli-set-last = (utolsó)

## replay, verify, draw

cli-replay-draws = húzások: { $draws }; kezd: { $seat }. játékos
cli-replay-before = az első kör előtt:
cli-replay-won = Győzött: { $winners }.
cli-replay-next = { $turn }. kör: { $name } következik.
cli-replay-map = (térkép: a kép { $columns } oszlop széles; szélesítsd ki az ablakot, vagy irányítsd a kimenetet fájlba)
cli-not-verified = { $file }: nem igazolható
cli-verified-fair =
    A titok az, amelyre a szerver előre kötelezte magát: { $commitment }
    A titok és a játékosok szavai a játszma mind a(z) { $count } húzását megadják.
cli-verified-seat =
    { $seat }. hely, { $name }: { $part ->
        [own] előre kötelezte magát egy szóra, és maga fedte fel.
        [entrusted] a szerverre bízta a szavát, amely helyette fedte fel.
        [withheld] előre kötelezte magát egy szóra, de nem fedte fel időben. Nem járult hozzá.
        [open] olyan szót adott, amelyet azonnal el lehetett olvasni.
        [bot] bot, amely nem járul hozzá.
       *[nothing] nem kötelezte magát szóra. Nem járult hozzá.
    }
cli-verified-own = A szerver nem választhatta meg a húzásokat, hacsak nem játszott össze vele mindenki, aki maga fedte fel a szavát.
cli-verified-withheld =
    { $count ->
        [one] Aki visszatartotta a szavát, a szerverrel összejátszva 2 keverés közül választhatott: a szóval és anélkül.
       *[other] Akik összesen { $count } szót visszatartottak, a szerverrel összejátszva { $shuffles } keverés közül választhattak.
    }
cli-verified-open = A szavak nyíltak voltak: aki utoljára adta meg a magáét, a szerverrel összejátszva megválaszthatta a húzásokat.
cli-verified-alone = Egyik hely sem adott olyan szót, amelyet a szerver kezdettől ne ismert volna: a szerver megválaszthatta a húzásokat.
cli-verified-seed = A mag a játszma mind a(z) { $count } húzását megadja. (Magot lehet választani, tisztességes keverést nem.)
cli-draw-only-svg-moves = { $file }: csak az SVG tud mozogni; adj meg egy .svg végű fájlt
cli-draw-ending = { $file }: a kép SVG vagy PNG; adj meg egy .svg vagy .png végű fájlt
cli-draw-without-png = { $file }: ez a program PNG nélkül készült (a „png” képesség nélkül); adj meg egy .svg végű fájlt
cli-draw-pace = --pace { $pace }: egy kártyának kell egy kis idő
draw-too-large = egy { $width }×{ $height } képpontos kép túl nagy: próbáld kisebb --tile értékkel
draw-unreadable = a kép nem olvasható: { $reason }
draw-unwritable = a kép nem írható ki: { $reason }

## position, records

cli-position-cannot-play = { $action }: ez a lépés nem játszható meg
cli-position-has-no-turns = { $file } egyetlen állást tartalmaz: a --until { $turn } csak feljegyzéssel működik
cli-records-unread = { $count } feljegyzés kimaradt, mert nem olvasható
cli-records-exists = { $file } már létezik, és nem íródik felül
cli-records-count = { $count } feljegyzés, ebből befejezett játszma: { $finished }
cli-records-player = játékos
cli-records-games = játszma
cli-records-wins = győzelem
cli-records-points = pont játszmánként
cli-records-unfinished = befejezetlen
cli-one-output = a --csv, a --trace és a --json közül csak egy mehet a szabványos kimenetre

## analyse

cli-analyse-progress = elemzett művelet, hátravan { "{eta}" }
cli-analyse-sentence =
    { $outcome ->
        [won] { $player } { $lead } ponttal győzött.
        [open] A játszmát nem játszották végig. { $player } körülbelül { $lead } ponttal vezetett.
       *[shared] { $player } osztozik a győzelmen.
    } Szerencse { $luck } ± { $error }: egyforma szerencsével { $player } { $by } ponttal { $fair ->
        [ahead] győz
       *[behind] veszít
    }.
cli-analyse-points = Pontelőny a legjobb ellenféllel szemben:
cli-analyse-wins = Győzelmi esély:
cli-analyse-start = kezdet
cli-analyse-luck = szerencse
cli-analyse-own = saját játék
cli-analyse-others = mások játéka
cli-analyse-rest = megmagyarázatlan
cli-analyse-result = eredmény
cli-analyse-course = Győzelmi esély körről körre:
cli-analyse-change = { $wins } %, { $points } pont
cli-analyse-games-progress = elemzett játszma, hátravan { "{eta}" }
cli-analyse-turning-point =
    Fordulópont: { $turn }. kör, { $what ->
        [draw] { $player } kihúzza: { $words }
       *[decision] { $player } lépése: { $words }
    } ({ $change }). Innentől { $winner } volt az esélyes.
cli-analyse-never-behind = { $winner } az első körtől az utolsóig esélyes volt.
cli-analyse-costliest = A legdrágább döntések:
cli-analyse-no-mistakes = Nem volt drága döntés.
cli-analyse-costly =
    { $turn }. kör, { $player }: { $played } ({ $wins } %, { $points } pont){ $mark ->
        [inaccuracy] , pontatlanság
        [mistake] , hiba
        [blunder] , súlyos hiba
       *[none] { "" }
    }
cli-analyse-better = jobb: { $best } (győzelmi esély { $percent } %)
cli-analyse-reason = { $points }  { $about } ({ $player })
cli-analyse-per-decision = Veszteség döntésenként:
cli-analyse-decisions = döntések
cli-analyse-lost-wins = esély
cli-analyse-lost-points = pont
cli-analyse-inaccuracies = pontatlanságok
cli-analyse-mistakes = hibák
cli-analyse-blunders = súlyos hibák
cli-analyse-level = { $level } gépi játékos
cli-analyse-no-player = { $player } egyik befejezett játszmában sem játszott
cli-analyse-no-games = ott nincs befejezett játszma
cli-analyse-games = { $player }: { $count } játszma, { $wins } győzelem, átlagosan { $lead } pont előny, ebből szerencse { $luck } ± { $error }
cli-analyse-lost = { $count } döntés, egy átlagosan { $wins } győzelmi esélybe és { $points } pontba került; pontatlanság: { $inaccuracies }, hiba: { $mistakes }, súlyos hiba: { $blunders }
cli-analyse-by-stage = Játszmánként elvesztett pontok a játszma szakaszai szerint:
cli-analyse-by-kind = Játszmánként elvesztett pontok a területek fajtája szerint:
cli-analyse-by-slip = Játszmánként elvesztett pontok a hiba fajtája szerint:
cli-analyse-stage =
    { $stage ->
        [opening] első harmad
        [middle] második harmad
       *[end] utolsó harmad
    }
cli-analyse-no-feature = egyik terület sem: bábuk és körök
cli-analyse-slip =
    { $slip ->
        [majority] elveszített többség
        [joined-late] késői csatlakozás
        [left-standing] kint hagyott bábu
        [dead-square] halott mező
        [unblocked] elmaradt akadályozás
       *[points] kevesebb pont a lehetségesnél
    }
cli-analyse-lucky = A legszerencsésebb húzások:
cli-analyse-unlucky = A legbalszerencsésebb húzások:
cli-analyse-draw = { $turn }. kör: { $player } kihúzza: { $tile }, esély { $chance } ({ $change })
cli-analyse-legend = A kezdet, a szerencse, a játék és a megmagyarázatlan rész összege az eredmény. A megmagyarázatlan rész az elemzés hibája (mélység: { $depth }), nem a játékosé.

## explain

cli-explain-no-turns = a jegyzékben még nincs kör
cli-no-turn = nincs { $turn }. kör: a jegyzék a { $last }. körrel véget ér
cli-explain-undecided = a { $turn }. körben nem volt mit eldönteni
cli-explain-nothing = nincs mit eldönteni
cli-explain-unusable = { $bot } nem ad használható választ
cli-explain-illegal = a bot lépése nem megengedett
cli-explain-head = { $rules }, { $turn }. kör: { $player } lép; { $bot } gondolkodik
cli-explain-decision = { $number }. döntés, összesen { $count }
cli-explain-about =
    { $count ->
        [one] kártya:
       *[other] kártyák:
    } { $tiles }; { $evaluations }, { $moves } lépés; előny lépés nélkül { $lead }
cli-evaluations = { $count } értékelés
cli-explain-best = legjobb
cli-explain-best-played = legjobb, ezt lépték
cli-explain-rank = { $rank }. legjobb
cli-explain-rank-played = { $rank }. legjobb, ezt lépték
cli-explain-played = ezt lépték
cli-explain-only = az egyetlen lépés
cli-explain-no-opinion = a botnak nincs véleménye
cli-explain-not-looked-at = a bot nem vizsgálta
cli-expected-after = várható előny { $lead }, győzelmi esély { $percent } % ({ $evaluations })
cli-explain-against = a legjobb lépéshez képest: várható előny { $lead }, győzelmi esély { $percent } %
cli-explain-against-after = a legjobb lépéshez képest: előny közvetlenül utána { $lead }
cli-explain-after = az értékelés közvetlenül utána: előny { $lead }
cli-explain-after-same = az értékelés közvetlenül utána: előny { $lead }, mint lépés nélkül
cli-explain-own = saját magának
cli-explain-others = a többieknek
cli-explain-rest = minden más
cli-explain-no-move = A jegyzék a lépés előtt véget ér.
cli-explain-legend = A pont egy mennyiség változása x a súlya; az esély vagy a hátralévő idő előtt a „×” szorzást jelent.
# Mihez kötődnek a pontok.
cli-about-feature = { $kind } ({ $spot })
cli-about-supply = a készlet
cli-about-track = a kiértékelőtábla
cli-about-turn = a kör
# Mit számolunk, legfeljebb 66 jel.
cli-term-points = megszerzett pontok
cli-term-supply =
    a { $number }. { $piece ->
        [hut] kunyhó
       *[follower] { $game ->
            [hunters] törzstag
           *[other] bábu
        }
    } kéznél × a hátralévő idő
cli-term-turns = jövőbeli körök
cli-term-bonus = lerakandó bónuszkártya
cli-term-now = pontok, ha most véget érne a játszma
cli-term-finish-cities = a mellette lévő le nem zárt városok pontjai × esélyük
cli-term-finish =
    többletpontok { $kind ->
        [plain] lezáráskor
        [mountain] lezáráskor
        [sea] lezáráskor
        [monastery] befejezéskor
       *[other] lezáráskor
    } × ennek esélye
cli-term-growth =
    még betöltendő helyek × a { $kind ->
        [plain] lezárás
        [mountain] lezárás
        [sea] lezárás
        [monastery] befejezés
       *[other] lezárás
    } esélye
cli-term-home =
    hazatérő { $game ->
        [hunters] törzstagok
       *[other] bábuk
    } × a { $kind ->
        [plain] lezárás
        [mountain] lezárás
        [sea] lezárás
        [monastery] befejezés
       *[other] lezárás
    } esélye
cli-term-held = a terület birtoklása × a hátralévő idő
cli-term-reach = oldalak, amerre nőhet × a hátralévő idő
cli-term-learned = amennyivel a neurális háló helyesbít, pontban

## simulate

cli-seed-too-large = --seed { $seed } túl nagy: az N. játszma magja --seed + N, amelynek 2^64 alatt kell maradnia
cli-game-did-not-end = a játszma nem ért véget
cli-simulated = { $count } játszma, { $rules }, { $seats } játékos
cli-simulated-turns = körök: átlagosan { $mean }, { $least }–{ $most }
cli-simulated-nowhere = sehová sem illő kártyák: játszmánként { $number }
cli-column-seat = játékos
cli-column-wins = győzelem
cli-column-shared = közös
cli-column-mean = átlagpont
cli-column-deviation = szórás
cli-column-minimum = min
cli-column-quartiles = kvartilisek
cli-column-maximum = max
cli-column-scored = pontot hozott
cli-column-times = játszmánként
cli-column-points-each = pont alkalmanként
cli-column-points-game = pont játszmánként, mindenki
# Ami a növekvő sáv mellett áll; a done olyan, mint „12/100”, a time olyan, mint „3m”.
cli-progress-simulate = { $done } játszma, { $speed }, hátravan { $time }
cli-progress-games = { $done } játszma, hátravan { $time }
cli-progress-check = { $done } keverés a próbából, hátravan { $time }

## arena, tune

cli-arena-locked = egy másik aréna ír bele
cli-arena-standing = { $wins } győzelem, { $losses } vereség, { $draws } döntetlen
cli-arena-head = { $rules }, { $count } hely, mag: { $seed }
cli-arena-head-duplicate = { $rules }, { $count } hely, mag: { $seed }, minden keverés minden ülésrendben
cli-column-bot = bot
cli-column-against = ellenfél
cli-column-games = játszma
cli-column-losses = vereség
cli-column-draws = döntetlen
cli-column-win-rate = győzelmi arány
cli-column-interval = 95 %-os tartomány
cli-column-margin = különbség
cli-column-points = pontok
cli-column-seconds = mp lépésenként
cli-column-forfeits = feladás
cli-arena-fair-share = Egy bot { $others } másik ellen; az igazságos arány { $share }.
cli-arena-ratings = értékszámok (Élő-skála, átlag 0)
cli-arena-better = { $first } jobb, mint { $second }
cli-arena-not-better = { $first } nem jobb, mint { $second }
cli-arena-unclear = még nem világos, hogy { $first } jobb-e, mint { $second }
cli-arena-sprt = SPRT: { $found } ({ $count } játszma, loglikelihood-arány { $ratio }, Élő { $low }, szemben ezzel: { $high })
cli-arena-plus-minus = ± a különbség standard hibája: a valódi különbség 100 versenyből 95-ben ennek kétszeresén belül van.
cli-arena-interrupted = megszakítva, { $total } játszmából { $done } után
cli-arena-unrated = nincs értékelve: egyet sem lépett
cli-arena-late = Figyelem: { $bot } { $count } alkalommal túllépte az idejét (a --forfeit-late miatta vereséget ad).
cli-arena-forfeits = feladások (vereségek; a különbségbe és a pontokba nem számítanak)
cli-arena-check = Hogy mi a baj egy motorral, ez mondja meg: { $command }
cli-arena-first-in = először a { $number }. játszmában
cli-tune-locked = egy másik hangolás ír bele
cli-tune-round = { $round }. forduló: az előrejelzés hibája { $error }; { $points } pont játékosonként
cli-tune-check = próba: a greedy az új súlyokkal { $count } játszma { $rate }-át nyeri meg a régiek ellen (95 %-os tartomány: { $interval }), átlagos pontkülönbség { $margin }

## perft, bench

cli-perft = { $rules } { $count } játékos
cli-bench-title = véletlen játszmák, 2 játékos
cli-bench-games = játszma/s
cli-bench-turn = ns/kör
cli-bench-signature = aláírás
cli-bench-seconds = a --seconds 0-nál nagyobb és legfeljebb 3600

## serve, admin

cli-serve-ready = A Hedgerow itt érhető el: { $url }
cli-serve-stop = A Ctrl-C leállítja.
cli-admin-restored = A(z) { $data } adatmappában az van, ami ebben volt: { $file }. Emberek: { $people }, asztalok: { $tables }.
cli-admin-restored-since = Mindenki újra belép, a programoknak új token kell. Újra végrehajtva: törlés { $deleted }, kitiltás { $banned }, feloldás { $pardoned }.
cli-admin-no-folder = nincs { $data } adatmappa; a --data mondja meg, hol van
cli-admin-no-server = valami használja ezt: { $data }, de nem válaszoló szerver
cli-admin-damaged = sérült: { $file }
cli-admin-silent = a szerver (folyamat: { $process }, cím: { $address }) nem válaszol

## puzzle

cli-puzzle-left = Még húzásra vár: { $tiles }
cli-puzzle-move = { $action }: { $chance } győzelmi esély, { $lead } pont
cli-puzzle-none = nincs { $number }. feladvány; a számok 1-től { $count }-ig tartanak
cli-puzzle-unproved = ezt a feladványt nem sikerült végig ellenőrizni
cli-puzzle-no-game = A feladvány egyetlen lépés: nincs elmenthető vagy visszanézhető játszma.

## engine-check

cli-check-no-program = „{ $bot }” nem program: cmd:PROGRAM kell, például cmd:./mybot
cli-check-passed = rendben  { $step }
cli-check-fails = HIBA     { $step }
cli-check-fault = { $finding }
cli-check-advice = tanács: { $finding }
cli-check-good = A motor mind a(z) { $count } lépést teljesítette.
cli-check-good-named = { $name }: mind a(z) { $count } lépés rendben.
cli-check-failed = a motor { $failed } lépésben hibázott a kipróbált { $tried } közül (összesen { $all } van)
check-step-greeting = köszönés: a „hedgerow 2” sorra válasz jön egészen a „ready” sorig
check-step-options = beállítások: mindegyik elfogadja az alapértékét, és a „ping” választ kap
check-step-sets = készletek: lehet játszani egy elküldött készlettel
check-step-legal = szabályos válaszok: minden játékban, lerakáskor és bábuknál
check-step-limits = korlátok: idő egy döntésre, órák, értékelések
check-step-only = only: a válasz a felsorolt lépések egyike
check-step-lines = lines: olvasható, amit az „info” a lépésekről mond
check-step-stop = stop: a „go time infinite” a „stop” sorig tart, és közben a „ping” választ kap
check-step-ponder = ponder: a „go ponder” a „stop” sorig tart, a válasz „bestmove none”
check-step-games = több játszma: egy folyamat hármat játszik végig
check-step-unknown = ismeretlen: a jövő kulcsait és üzeneteit átugorja
check-step-quit = quit: a program véget ér
check-answer = ez után: „{ $asked }”: { $problem }
check-no-name = nincs „id name”, ezért a táblázatok a parancsáról nevezik el
check-no-seed = nincs text típusú „seed” beállítás, ezért a játszmái nem ismételhetők meg
check-strange = a köszönésben „{ $line }” nem üzenet, figyelmen kívül marad
check-malformed = a köszönésben „{ $line }” figyelmen kívül marad; ez kell: „{ $form }”
check-bad-info = „{ $line }” nem szabályos lépésről szól: a „plan” egy lépés legyen, a „line” pedig szám 1-től a kért sorok számáig
check-no-pong = a „ping” sorra { $seconds } másodpercen belül nem jött „pong”: gondolkodás közben is jönnie kell
check-too-early = ez után: „{ $asked }” rögtön ezt mondta: „{ $line }”; várnia kell
check-slow-stop = a válasz { $seconds } másodperccel a „stop” után jött: azonnal kell jönnie, legfeljebb egy másodpercen belül
check-not-none = a „go ponder” sorra „bestmove none” a válasz, nem „{ $line }”
check-still-running = { $seconds } másodperccel a „quit” után még futott
check-bad-end = a „quit” után hibával ért véget ({ $status })

## scenario

scenario-no-head = a fejlécből hiányzik: „{ $key }”
scenario-no-number = { $line }. sor: számot vártunk
scenario-cannot-begin = { $rules }: { $problem }
scenario-refused-otherwise = { $rules }: elutasítva ({ $problem }), de nem ez tiltja: { $wanted }
scenario-began = { $rules }: a játszma elkezdődött, pedig { $wanted } tiltja
scenario-line = { $rules }: { $line }. sor: „{ $text }”: { $fault }
scenario-end = { $rules }: a végén: { $fault }
scenario-no-set = nincs ilyen készlet: { $file }
scenario-no-stack = „{ $file }” készletet hoz a(z) „{ $stack }” paklihoz, de ezekben a szabályokban ilyen nincs
scenario-expected = ez kell: „{ $form }”
scenario-unknown =
    { $what ->
        [role] nincs „{ $name }” szerep
        [segment] a kártyán nincs „{ $name }” rész
        [fact] „{ $name }” semmit sem mond egy területről: lehet tiles, open, complete, owners, if-complete vagy if-ended
        [rule] nincs „{ $name }” szabály
        [tile] nincs „{ $name }” kártya
       *[line] egyetlen sor sem kezdődik így: „{ $name }”
    }
scenario-other-role = ott nincs „{ $role }”: a bábu „{ $actual }” lenne
scenario-no-tile = ott nincs kártya
scenario-no-feature = előtte nincs „feature X,Y SEGMENT” sor
scenario-not-over = a játszma nem ért véget
scenario-other-seat = a(z) { $seat }. hely következik
scenario-refused = elutasítva: { $refusal } ({ $rule })
scenario-refused-by-other = { $rule } utasította el: { $refusal }
scenario-allowed = megengedett volt
scenario-changed = elutasítva, de az állás megváltozott
scenario-unmentioned = nincs megemlítve: { $scores }
scenario-nothing-scored = semmi sem ért pontot
scenario-differs = „{ $what }” értéke „{ $found }”, nem „{ $wanted }”
cli-scenario-passed = rendben  { $file }: { $title }
cli-scenario-fails = HIBA     { $file }: { $problem }
cli-scenario-none = itt nincs forgatókönyv: { $place }; a forgatókönyvek .txt végű fájlok
cli-scenario-summary =
    { $count ->
        [one] A forgatókönyv rendben van.
       *[other] Mind a(z) { $count } forgatókönyv rendben van.
    }
cli-scenario-failed = { $all } forgatókönyv közül { $failed } nem teljesül
