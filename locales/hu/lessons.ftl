# A vezetett játszmák: amit az asztalnál mondunk, lépésről lépésre. Mindig két-három rövid mondat.

home-learn = Tanulj meg játszani: vezetett játszma

guide-title = Vezetett játszma
guide-go-on = Tovább
guide-leave = Játék vezető nélkül
guide-resume = Vissza a vezetőhöz
guide-free-place = Te jössz: tedd a kártyát bármelyik kiemelt helyre. Forgasd, amíg úgy nem fekszik, ahogy szeretnéd.
guide-free-piece =
    { $game ->
        [hunters] Ha szeretnél, rakj le törzstagot vagy kunyhót, vagy hagyd ki.
        [discovery] Ha szeretnél, rakj le vagy vegyél le egy bábut, vagy hagyd ki.
       *[other] Ha szeretnél, rakj le bábut, vagy hagyd ki.
    }
# How a tile is rotated: for those who have a mouse and keys, and for those who tap.
guide-turn-mouse = A kártyát úgy forgathatod, hogy a panelen rákattintasz, megnyomod az R-t, vagy görgetsz.
guide-turn-touch = A kártyát úgy forgathatod, hogy a panelen megérinted.
guide-bot = A bot játszik…
guide-nudge-place = Oda még ne: ez a kártya most a kiemelt helyre kerül.
guide-nudge-turn = A hely jó, de előbb forgasd el a kártyát.
guide-nudge-piece = Azt még ne: kérlek, azt tedd, amit a vezető mond.
guide-nudge-tell = Előbb olvasd el, aztán menj tovább.
guide-play = Játssz a könnyű bot ellen
guide-rules = Olvasd el a szabályokat
guide-next =
    Tanuld meg: { $game ->
        [hunters] Vadászok és gyűjtögetők
        [discovery] A felfedezés
       *[carcassonne] Carcassonne
    }

lesson-carcassonne-welcome = Üdv Carcassonne-ban! Egy bottal együtt építed a tájat, körönként egy kártyával. Az utak, városok, kolostorok és mezők annak hoznak pontot, aki birtokolja őket.
lesson-carcassonne-tiles = A játék ezzel a kártyával kezdődik: északon város, nyugatról keletre út. Az új kártyának mindenhol illeszkednie kell, ahol hozzáér a többihez: út az úthoz, város a városhoz, mező a mezőhöz.
lesson-carcassonne-road = Itt az első kártyád, egy útszakasz. Tedd a kiemelt helyre. Az út folytatódik.
lesson-carcassonne-thief = Most letehetsz egy bábut az imént lerakott kártyára. Tegyél útonállót az útra: az út a tiéd, amíg le nem zárul.
lesson-carcassonne-knight = A bot megnövelte a várost, és lovagot állított bele. Amin bábu áll, az foglalt: nem teheted egyszerűen mellé a tiédet.
lesson-carcassonne-monastery = Kolostort húztál, ahol véget ér egy út. Tedd a kiemelt helyre: nyugaton itt végződik az utad.
lesson-carcassonne-monk = Tegyél szerzetest a kolostorba. 9 pontot hoz, ha körülötte mind a nyolc helyen kártya fekszik.
lesson-carcassonne-crossing = Az utak kereszteződésnél is véget érnek. Tedd ezt a kártyát a kiemelt helyre: az utadnak így két vége van, és lezárul.
lesson-carcassonne-farmer = Mielőtt az utat kiértékeljük, ezt a kártyát is használhatod. Fektess parasztot a mezőre: a mező egészen a városig ér.
lesson-carcassonne-road-scored = Az utad lezárult: négy kártya, 4 pont. Az útonálló visszatér hozzád, és újra használhatod.
lesson-carcassonne-farmer-stays = A paraszt a játék végéig a mezőn marad, és csak akkor hoz pontot. Hét bábud van, ne köss le közülük túl sokat.
lesson-carcassonne-own-city = A bot városán még vannak rések. Nem mehetsz be, de építhetsz mellé, egy résnyire tőle. Forgasd ezt a kártyát, amíg a városa a bot városa felé nem néz, és tedd a kiemelt helyre.
lesson-carcassonne-own-knight = Ez egyelőre külön város, és nincs benne senki. Tegyél bele lovagot.
lesson-carcassonne-joined = A bot kártyája összekötötte a két várost, és mindkettőtöknek egy lovagja van benne. Ha most zárulna le, mindketten megkapnátok az összes pontját.
lesson-carcassonne-second-city = Lehet ezt jobban is: vigyél be egy második lovagot. Tedd ezt a kártyát a kiemelt helyre, az utolsó rés mellé.
lesson-carcassonne-second-knight = Ez megint egy városrész, amely senkié. Tegyél bele lovagot.
lesson-carcassonne-close = Ez a kártya betömi az utolsó rést, és mindent összeköt. Tedd a kiemelt helyre, és zárd le a várost.
lesson-carcassonne-second-farmer = Fektess parasztot a falon kívüli mezőre. A végén meglátod, mire jó egy második paraszt ugyanannál a városnál.
lesson-carcassonne-majority = 16 pont! Hat kártya és két címer egyenként 2 pontot ér, és mindet te kapod: két lovag egy ellen. A lovagjaid visszatérnek hozzád.
lesson-carcassonne-farmers = A végén minden lezárt város 4 pontot ad annak, akinek a legtöbb parasztja van a körülötte lévő mezőkön. Ennél a városnál neked kettő van, a botnak egy.
lesson-carcassonne-free = Mostantól szabadon játszol, már csak néhány kártya maradt. Fejezd be, amit elkezdtél, vagy kezdj valami újba.
lesson-carcassonne-end = Most jönnek az utolsó pontok. Ami nem készült el, kártyánként még 1 pontot ér, aztán városról városra a parasztok következnek. Nézd végig lépésről lépésre.

lesson-hunters-welcome = Üdv a Vadászok és gyűjtögetőkben! Te és egy bot két kőkori törzset vezettek. A körödben leteszel egy kártyát, és rárakhatod egy törzstagodat.
lesson-hunters-tiles = A játék ezzel a kártyával kezdődik: erdő, egy tóból induló folyószakasz és tisztások. Az új kártyának mindenhol illeszkednie kell, ahol hozzáér a többihez: erdő az erdőhöz, folyó a folyóhoz, tisztás a tisztáshoz.
lesson-hunters-forest = Tedd az első kártyádat a kiemelt helyre. Az erdő ezen az oldalon véget ér.
lesson-hunters-gatherer = Tegyél gyűjtögetőt az erdőbe. Ha az erdőt hézag nélkül tisztás veszi körül, kártyánként 2 pontot hoz.
lesson-hunters-hunter = A bot vadászt fektetett az északi tisztásra. A vadász a játszma végéig ott marad, és akkor a tisztás minden szarvasáért és mamutjáért 2 pontot hoz.
lesson-hunters-close-forest = Ez a kártya betömi az erdőd utolsó rését. Tedd a kiemelt helyre.
lesson-hunters-own-hunter = Mielőtt az erdőt kiértékeljük, fektess erre a kártyára egy saját vadászt. A tisztásán mamut legel, és a tisztás még nőhet.
lesson-hunters-forest-scored = Az erdőd lezárult: három kártya, 6 pont. A gyűjtögető visszatér hozzád.
lesson-hunters-gold = Ebben az erdőben aranyrög volt! Aki ilyen erdőt zár le, azonnal letesz egy bónuszkártyát.
lesson-hunters-bonus = A bónuszkártyák különlegesek: ezen egy tó van, benne három hal. Tedd a kiemelt helyre, hogy a szarvasa a te tisztásodra kerüljön.
lesson-hunters-hut = Tedd a két kunyhód egyikét a vízre. A végén 1 pontot hoz minden halért, amely a vele összefüggő folyószakaszok és tavak bármelyikében van.
lesson-hunters-fisherman = A bot lezárt két tó között egy folyószakaszt, amelyen halásza áll: két kártya és két hal, 4 pont. A folyószakasz tónál vagy forrásnál ér véget.
lesson-hunters-river = Most te halászol. Tedd ezt a kártyát a kiemelt helyre: a kunyhódnál lévő folyószakasz így mindkét végén tóban végződik. Előbb forgasd úgy, hogy a szarvas a kunyhódtól távolabbi oldalon legeljen.
lesson-hunters-own-fisherman = Tegyél halászt erre a rövid folyószakaszra. A kunyhó és a halász nem zavarja egymást.
lesson-hunters-river-scored = Két kártya és négy hal: 6 pont, és a halász újra szabad. A kunyhód marad, és már négy halat ér el.
lesson-hunters-animals = A bot tisztása megnőtt: három mamut és egy szarvas, a végén 8 pont. De ezt elronthatod neki.
lesson-hunters-tiger = Tigrist húztál. A tigris megeszi a tisztása egyik szarvasát, de a mamutot nem bántja. Tedd a kiemelt helyre, a bot tisztására.
lesson-hunters-gold-gatherer = A szarvas elveszett. Ebben az erdőben pedig megint van aranyrög: tegyél ide gyűjtögetőt.
lesson-hunters-small-meadow = Jöjjön egy második vadász. Tedd ezt a kártyát a kiemelt helyre: az erdő széle elvágja a kártya északi tisztását a többitől.
lesson-hunters-second-hunter = Fektess vadászt az északi kis tisztásra. A másik tisztásodon már van vadász, oda nem kerülhet még egy.
lesson-hunters-fish = A bot lezárt egy kis folyószakaszt, és megkapta a pontjait. A szakasz tava összefügg a kunyhód vizével: már öt halad van.
lesson-hunters-join = Ez a kártya összeköti a tisztásodat a botéval. Tedd a kiemelt helyre.
lesson-hunters-any-gatherer = Itt erdő kezdődik. Tegyél bele gyűjtögetőt, vagy tartsd meg későbbre: ahogy tetszik.
lesson-hunters-shared = A nagy tisztáson most mindkettőtöknek egy vadásza van. Egyenlő számnál mindketten megkapjátok a pontot az összes állatért.
lesson-hunters-majority = De a szomszédban ott vár a második vadászod. Tedd ezt a kártyát a kiemelt helyre, és engedd be.
lesson-hunters-last-gatherer = Ebben az erdőben is van aranyrög. De lehet, hogy ez az utolsó törzstagod: használd itt, vagy tartsd meg későbbre.
lesson-hunters-alone = Két vadász egy ellen: most már egyedül te kapod a pontokat ezért a tisztásért.
lesson-hunters-free = Mostantól szabadon játszol, már csak néhány kártya maradt. Zárd le időben az erdőket és a folyószakaszokat: a végén már nem érnek semmit.
lesson-hunters-end = A le nem zárt erdők és folyószakaszok most már nem érnek semmit. A kunyhók a halaikat számolják, a vadászok az állataikat, és minden tigris előbb megeszik egy szarvast. Nézd végig lépésről lépésre.

lesson-discovery-welcome = Üdv A felfedezésben! Egy bottal együtt síkságokat, hegységeket és tengereket fedezel fel, körönként egy kártyával. Itt te döntöd el, mikor hoz pontot egy bábu.
lesson-discovery-tiles = A játék ezzel a kártyával kezdődik: síkság, hegység és tenger, a parton egy várossal. Az új kártyának mindenhol illeszkednie kell, ahol hozzáér a többihez.
lesson-discovery-plain = Tedd az első kártyádat a kiemelt helyre. A síkság folytatódik.
lesson-discovery-explorer = A kártya lerakása után rátehetsz egy bábut, vagy levehetsz egyet a játéktérről, de a kettőt együtt soha. Négy bábud van. Tegyél felfedezőt a síkságra.
lesson-discovery-robber = A bot rablót tett a hegységbe. A rablók a városokból élnek: a hegységben lévőkből és a szomszédos síkságokon lévőkből.
lesson-discovery-grow = Tedd ezt a kártyát a kiemelt helyre. A síkságod három kártyára nő.
lesson-discovery-sailor = Tegyél tengerészt a tengerre. Minden parti városért 1 pontot hoz, és többet, ha a tenger lezárult.
lesson-discovery-take-or-wait = Már most levehetnéd a felfedeződet: a nyitott síkság kártyánként 1 pontot ér, az 3. A lezárt síkság kártyánként 2-t. Várj még egy kört.
lesson-discovery-close-plain = Ez a kártya lezárja a síkságot. Tedd a kiemelt helyre.
lesson-discovery-take-explorer = Most vedd le a felfedeződet. A síkság lezárult, és négy kártyából áll: 4 helyett 8 pont.
lesson-discovery-plain-scored = 8 pont, és a felfedeződ máris mehet a következő kártyára. Se túl korán, se túl későn levenni a bábukat: ez ennek a játéknak a titka.
lesson-discovery-mountain-cities = A bot rablója három várost ér el: egyet a hegységben, kettőt a szomszédos síkságon. Te is szeretnéd őket, de ez a hegység foglalt.
lesson-discovery-own-mountain = Kezdj hát egy másikat, egy résnyire tőle, saját várossal. Forgasd ezt a kártyát, amíg a hegye a bot hegye felé nem néz, és tedd a kiemelt helyre.
lesson-discovery-own-robber = Ebben a hegységben még nincs senki. Tegyél bele rablót.
lesson-discovery-join = Ez a kártya összeköti és le is zárja a két hegységet. Tedd a kiemelt helyre.
lesson-discovery-take-robber = Négy város, és a lezárt hegység mindegyikért 2 pontot ad. Vedd le a rablódat.
lesson-discovery-mountain-scored = Megint 8 pont. Nem számít, kinek van több bábuja: mindenki magának szerez pontot, amikor csak akar.
lesson-discovery-no-majority = A bot is levette a rablóját, és ugyanúgy 8 pontot kapott. Egy terület tehát mindenkinek fizethet, aki rajta áll.
lesson-discovery-sea = Vissza a tengerészedhez. Tedd ezt a kártyát a kiemelt helyre: lezárja a tenger egyik oldalát, és hoz még egy várost.
lesson-discovery-another = Ha szeretnél, tegyél felfedezőt az új síkságra. Vagy tartsd meg: aki a végén is kint áll, csak annyi pontot hoz, mintha a területe nyitott lenne.
lesson-discovery-close-sea = Ez a kártya lezárja a tengeredet. Tedd a kiemelt helyre.
lesson-discovery-take-sailor = A lezárt tenger városonként 1 és kártyánként 1 pontot ér: három meg három. Vedd le a tengerészedet.
lesson-discovery-sea-scored = 6 pont. Lezártál már egy síkságot, egy hegységet és egy tengert.
lesson-discovery-free = Mostantól szabadon játszol, már csak néhány kártya maradt. Minden körben egy bábu elindul, vagy egy visszatér.
lesson-discovery-end = Minden bábu, amely még a játéktéren áll, most úgy hoz pontot, mintha a területe nyitott lenne. Nézd végig lépésről lépésre.
