# The reader of the rules.

reader-contents = Fejezetek
reader-view = Kiadás és nézet
reader-editions = A kiadások összevetése
reader-editions-of = { $game ->
    [carcassonne] Carcassonne: a kiadások összevetése
    [hunters] Vadászok és gyűjtögetők: a kiadások összevetése
   *[discovery] A felfedezés: a változatok összevetése
  }
reader-previous = előző szabály
reader-next = következő szabály
reader-more = Más játékok
reader-print = Nyomtatás

edition-topic = Téma
edition-here = Itt

edition-farmers = Parasztok
edition-farmers-first = Városonként: minden lezárt város 4 pontot hoz annak, akinek a legtöbb parasztja van a körülötte lévő összes mezőn.
edition-farmers-modern = Mezőnként: akinek a legtöbb parasztja van egy mezőn, 3 pontot kap minden lezárt városért, amellyel a mező érintkezik.
edition-small-cities = Kétkártyás városok
edition-small-cities-first = Lezárva összesen 2 pont, és címerenként még 1.
edition-small-cities-modern = Mint bármelyik másik város: kártyánként 2 pont, címerenként 2.
edition-carcassonne-rest = Minden más
edition-carcassonne-rest-same = Ugyanaz: kártyák, bábuk, utak, nagyobb városok, kolostorok, a Folyó.

edition-fire = Vadászok a tűznél
edition-fire-allowed = A tüzes kártyára rakható vadász.
edition-fire-forbidden = A tüzes kártyára nem rakható vadász.
edition-bonus = A bónuszkártyák korlátja
edition-bonus-forest = Aranyrögös erdőnként egy; arról, ha egyszerre kettő zárul le, nincs szó.
edition-bonus-turn = Körönként egy.
edition-bonus-here = Körönként legfeljebb egy (erdőnként egy, ha be van kapcsolva: „{ option-literal }”).
edition-counting = Miben mérjük a folyószakaszt és az erdőt
edition-counting-pl = Darabokban; a példa kártyákat számol.
edition-counting-hu = A folyószakaszt kártyákban, az erdőt erdődarabokban; a példa kártyákat számol.
edition-counting-en = Kártyákban.
edition-counting-here = Kártyákban; egy kártya akkor is egyszer számít, ha két része is hozzátartozik. (Ha be van kapcsolva: „{ option-literal }”, úgy, ahogy a szabálykönyvben áll.)
edition-beginner = Ki kezd
edition-beginner-youngest = A legfiatalabb játékos dönti el.
edition-beginner-berries = Aki legutóbb evett bogyót.
edition-beginner-here = Véletlenszerűen, vagy az asztal létrehozásakor választható ki.
edition-tie = Döntetlen a végén
edition-tie-silent = Nincs róla szó.
edition-tie-staring = Farkasszemnézés.
edition-tie-here = A győzelem közös.
edition-river-end = A folyószakasz tó nélküli vége
edition-river-end-spring = Forrás a neve.
edition-river-end-mouth = Folyótorkolat a neve.
edition-river-end-here = Forrás a neve, és ugyanazt jelenti.
edition-drawn-tile = A húzott kártya
edition-drawn-tile-shown = Mindenkinek meg kell mutatni.
edition-drawn-tile-advice = Mindenkinek meg kell mutatni, és a többiek tanácsot adhatnak.
edition-drawn-tile-may = Meg lehet mutatni a többieknek.
edition-drawn-tile-here = Mindenki látja.
edition-players = Játékosok
edition-players-five = Kettőtől ötig.
edition-players-eight = A borítón kettőtől nyolcig, de csak öt szín van.
edition-players-here = Kettőtől ötig.
edition-hunters-rest = Minden más
edition-hunters-rest-same = Ugyanaz, a kártyák is.

edition-open-tiles = Választható kártyák
edition-open-tiles-drawn = Húzol egy kártyát, és lerakod.
edition-open-tiles-two = Két felfordított kártyád van, az egyiket lerakod, és húzol egy másikat.
edition-nothing-fits = A sehová sem illő kártya
edition-nothing-fits-leaves = Kikerül a játékból, és másikat húzol.
edition-nothing-fits-given-up = A játéktér mellett vár. Csak ha egyik kártyád sem illik sehová, akkor dobod el az egyiket, és húzol másikat.
edition-last-tiles = A vége
edition-last-tiles-stack = Azután a kör után, amelyben lekerült az utolsó kártya.
edition-last-tiles-played-out = Ha már nincs mit húzni, a felfordított kártyákat még ki kell játszani.
edition-equal-turns = Egyenlő körszám
edition-equal-turns-none = Nincs ilyen lehetőség.
edition-equal-turns-option = Választható: 2, 3, 4 vagy 5 játékosnál kezdés előtt 1, 2, 3, illetve 3 kártya kerül félre (a szabálykönyvben öt játékosnál 1 áll).
edition-discovery-rest = Minden más
edition-discovery-rest-same = Ugyanaz: területek, bábuk és pontok.
