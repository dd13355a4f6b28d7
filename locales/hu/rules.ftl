# A szabályok a saját szavainkkal, számok szerint. Ahol egy szabály egy változatban mást mond, $preset a változat neve
# (discovery-advanced, vagy any, ha nincs kiválasztva), $option pedig a bekapcsolt lehetőség (river, equal-turns, literal vagy
# none). A szavak a szabálykönyvekéi: a Vadászok és gyűjtögetők bábuja a törzstag.

rule-C1 = 2–5 játékos követi egymást az óramutató járása szerint. A kezdőjátékost az asztal megnyitásakor lehet kiválasztani, vagy sorsolás dönt róla.
rule-C2 =
    { $preset ->
        [discovery-advanced] Az elején a kezdőkártya és minden játékos előtt két kártya felfordítva fekszik, az összes többi képpel lefelé, megkeverve.
       *[other] Az elején a kezdőkártya felfordítva fekszik, az összes többi képpel lefelé, megkeverve.
    } Bárki kikövetkeztetheti, mely kártyák vannak még hátra, és az oldal számolja is őket, hacsak az asztalnál másként nem döntöttek; a sorrendjüket senki sem tudja.
rule-C3 =
    { $preset ->
        [discovery-standard] A körödben húzol egy kártyát, amelyet mindenki lát, és lerakod. Ezután vagy rakhatsz rá egy bábut, vagy levehetsz a játéktérről egyet a bábuid közül: csak a levett bábu hoz pontot a területéért. Utána a következő játékos jön.
        [discovery-advanced] A körödben lerakod két felfordított kártyád egyikét. Ezután vagy rakhatsz rá egy bábut, vagy levehetsz a játéktérről egyet a bábuid közül, ami pontot hoz a területéért; végül húzol egy kártyát. Utána a következő játékos jön.
        [any] A körödben húzol egy kártyát, amelyet mindenki lát, lerakod, és használhatsz egy bábut; ami ezzel elkészült, azt ki kell értékelni. (A felfedezésben csak a levett bábu hoz pontot.) Utána a következő játékos jön.
       *[other] { $game ->
            [hunters] A körödben húzol egy kártyát, amelyet mindenki lát, lerakod, és rakhatsz rá egy törzstagot vagy egy kunyhót; az ezzel lezárult erdőket és folyószakaszokat ki kell értékelni. Utána a következő játékos jön.
           *[other] A körödben húzol egy kártyát, amelyet mindenki lát, lerakod, és rakhatsz rá egy bábut; ami ezzel elkészült, azt ki kell értékelni. Utána a következő játékos jön.
        }
    }
rule-C4 = A kártyának legalább egy teljes oldalával kell egy asztalon lévő kártyához csatlakoznia; nem elég, ha csak a sarkuk ér össze. Minden közös oldalon folytatódnia kell a tájnak.
rule-C5 = Ha a húzott kártya sehová sem illik, félrekerül, és másikat húzol.
rule-C6 =
    { $game ->
        [hunters] Egy kártyára legfeljebb egy törzstag vagy egy kunyhó kerülhet. A saját készletedből veszed, és az éppen lerakott kártya egyik részére rakod.
       *[other] Egy kártyára legfeljebb egy bábu kerülhet. A saját készletedből veszed, és az éppen lerakott kártya egyik részére rakod.
    }
rule-C7 =
    { $game ->
        [hunters] Törzstag nem kerülhet olyan területre, ahol már van törzstag, akár a tiéd, akár másé, bármilyen messze legyen is. Később összenőhetnek olyan területek, amelyeken vannak törzstagok.
       *[other] Bábu nem kerülhet olyan területre, ahol már áll bábu, akár a tiéd, akár másé, bármilyen messze legyen is. Később összenőhetnek olyan területek, amelyeken vannak bábuk.
    }
rule-C8 =
    { $game ->
        [hunters] Ha nem maradt sem törzstagod, sem kunyhód, kártyát akkor is raksz le.
       *[other] Ha nem maradt bábud, kártyát akkor is raksz le.
    }
rule-C9 =
    { $game ->
        [hunters] A sorrend kötött: kártya, törzstag vagy kunyhó, kiértékelés, majd a törzstagok hazatérnek. Az ebben a körben lerakott törzstag még ugyanebben a körben pontot hozhat és hazatérhet.
        [discovery] A sorrend kötött: először a kártya, aztán egy bábu lerakása vagy levétele. Az ebben a körben lerakott bábut legkorábban egy későbbi körödben veheted le.
        [any] A sorrend kötött: kártya, bábu, kiértékelés, majd a bábuk hazatérnek. Az ebben a körben lerakott bábu még ugyanebben a körben pontot hozhat és hazatérhet (kivétel: A felfedezés).
       *[other] A sorrend kötött: kártya, bábu, kiértékelés, majd a bábuk hazatérnek. Az ebben a körben lerakott bábu még ugyanebben a körben pontot hozhat és hazatérhet.
    }
rule-C10 =
    { $game ->
        [hunters] Egy területért az kap pontot, akinek a legtöbb törzstagja van rajta. Ha többen állnak holtversenyben az élen, mindegyikük megkapja az összes pontot; a többiek nem kapnak semmit.
       *[other] Egy területért az kap pontot, akinek a legtöbb bábuja van rajta. Ha többen állnak holtversenyben az élen, mindegyikük megkapja az összes pontot; a többiek nem kapnak semmit.
    }
rule-C11 =
    { $preset ->
        [discovery-advanced] A játszma akkor ér véget, amikor a húzópakli elfogyott, és mindenki kijátszotta a felfordított kártyáit. Az győz, akinek a legtöbb pontja van; egyenlő pontszámmal többen osztoznak a győzelmen.
       *[other] A játszma annak a körnek a végén ér véget, amelyben valaki lerakta a fő húzópakli utolsó kártyáját. Az győz, akinek a legtöbb pontja van; egyenlő pontszámmal többen osztoznak a győzelmen.
    }
rule-CA1 = Minden játékosnak nyolc bábuja van; egy a pontokat jelöli, héttel lehet játszani.
rule-CA2 = A bábu városban lovag, úton útonálló, mezőn paraszt, kolostorban szerzetes.
rule-CA3 = A sehová sem illő kártya visszakerül a többi közé, és helyette másikat kell húzni.
rule-CA4 = Az út akkor lezárt, ha mindkét végét kereszteződés, város vagy kolostor zárja le, vagy ha az út körbeér. Minden kártyájáért 1 pont jár.
rule-CA5 = A város akkor lezárt, ha a fala körbeér, és belül sincs hézag. Minden kártyájáért 2 pont jár, és minden címeréért 2.
rule-CA6 = A mindössze két kártyából álló lezárt város összesen 2 pontot ér, és címerenként még 1-et.
rule-CA7 = A kolostor akkor befejezett, ha körülötte mind a nyolc helyen kártya fekszik. 9 pontot ér.
rule-CA8 = A lezárt útról és városból, valamint a befejezett kolostorból a bábuk a kiértékelés után rögtön hazatérnek. A parasztok a játszma végéig maradnak.
rule-CA9 = A mezőt utak, városok, a folyó és a játéktér széle határolja. Csak a végén ér pontot; ennek jeléül a parasztok fekszenek.
rule-CA10 = A végén a le nem zárt út kártyánként 1 pontot ér, a le nem zárt város kártyánként 1-et és címerenként 1-et, a befejezetlen kolostor 1-et és minden körülötte lévő kártyáért még 1-et.
rule-CA11 = Legvégül a parasztok ellátják a lezárt városokat, egyiket a másik után: meg kell számolni, kinek hány parasztja van összesen a várossal érintkező mezőkön. Akinek a legtöbb van, 4 pontot kap, holtversenyben minden érintett 4-et. Egy mező sok várossal érintkezhet, és mindegyiknél számít.
rule-CA12 = A kezdőkártya helyett a forrás kerül az asztalra. Először tíz folyókártyát kell húzni, mindegyik az előzőt folytatja; a tó a végére marad.
rule-CA13 = A folyó nem fordulhat vissza: két szomszédos kártyán a kanyarok nem fordulhatnak ugyanabba az irányba.
rule-CA14 = A folyókártyákra ugyanúgy kerülhet bábu, mint bármelyikre, csak a vízbe nem.
rule-CA15 = A tíz folyókártya után a következő játékos lerakja a tavat, és bábut is rakhat rá. Ezután jönnek a területkártyák.
rule-CA16 = Modern pontozás: a mezők külön-külön számítanak. Akinek a legtöbb parasztja van egy mezőn, 3 pontot kap minden lezárt városért, amellyel a mező érintkezik. A kétkártyás város úgy számít, mint bármelyik másik.
rule-HG1 = Minden játékosnak hat törzstagja és két kunyhója van; az egyik törzstag a pontokat jelöli. A területkártyák és a bónuszkártyák külön húzópaklit alkotnak. A kiértékelőtábla 50 mezőből álló körpálya.
rule-HG2 = A törzstag erdőben gyűjtögető, folyószakaszon halász (tavon soha), tisztáson elfektetett vadász. A kunyhó nem egy folyószakaszt, hanem egy teljes folyórendszert ellenőriz.
rule-HG3 = Minden kártyára, amelyet leraksz, a bónuszkártyára is, egy törzstagot vagy egy kunyhót rakhatsz.
rule-HG4 = A kunyhó folyószakaszra vagy tóra kerül, és a teljes folyórendszert ellenőrzi: az összes egymással összefüggő folyószakaszt és tavat. A tavaknál a rendszer nem ér véget, csak a forrásoknál és a játéktér szélén.
rule-HG5 = Nem rakható kunyhó olyan folyórendszerre, ahol már van egy. A kunyhók és a halászok nem zavarják egymást.
rule-HG6 = A tisztást erdők, folyók, tavak és a játéktér széle határolja.
rule-HG7 = A sehová sem illő kártya kikerül a játékból, és helyette másikat kell húzni.
rule-HG8 =
    A folyószakasz akkor lezárt, ha mindkét vége tónál vagy forrásnál van, vagy ha körbeér. { $option ->
        [literal] { $preset ->
            [hunters-pl-2002] Darabonként
           *[other] Kártyánként
        }
       *[other] Kártyánként
    } 1 pontot ér, és 1-et a végein lévő tavak minden haláért; ha mindkét végén ugyanaz a tó van, az egyszer számít.
rule-HG9 =
    { $option ->
        [literal] Az erdő akkor lezárt, ha körben mindenütt tisztás határolja, és belül sincs hézag. Erdődarabonként 2 pontot ér, és gombacsoportonként még 2-t.
       *[other] Az erdő akkor lezárt, ha körben mindenütt tisztás határolja, és belül sincs hézag. Kártyánként 2 pontot ér, és gombacsoportonként még 2-t.
    }
rule-HG10 = A lezárt folyószakasz vagy erdő törzstagjai a kiértékelés után hazatérnek. A vadászok és a kunyhók a végéig maradnak.
rule-HG11 = Ha aranyrögös erdő zárul le, a kiértékelés után az húz egy bónuszkártyát, aki a lezáró kártyát rakta le. Bárhová leteszi, ahová a szokásos szabályok engedik, rakhat rá egy törzstagot vagy egy kunyhót, és amit ezzel lezár, azt rögtön ki kell értékelni.
rule-HG12 =
    { $option ->
        [literal] A bónuszkártya nem hoz újabb bónuszkártyát. Ha elfogytak, nem jár több.
       *[other] A bónuszkártya nem hoz újabb bónuszkártyát, és egy körben legfeljebb egy jár. Ha elfogytak, nem jár több.
    }
rule-HG13 = A játszma azután a kör után ér véget, amelyben valaki lerakta az utolsó területkártyát; az ekkor szerzett bónuszkártya még ehhez a körhöz tartozik.
rule-HG14 = Először a le nem zárt folyószakaszokon és erdőkben álló törzstagok térnek haza, pont nélkül.
rule-HG15 = Ezután a kunyhók: akinek a legtöbb kunyhója van egy folyórendszeren, a rendszer tavaiban lévő minden halért 1 pontot kap, akár lezárt a rendszer, akár nem; holtversenyben minden érintett megkapja a teljes összeget.
rule-HG16 = Utoljára a vadászok: akinek a legtöbb vadásza van egy tisztáson, 2 pontot kap minden szarvasért, mamutért és őstulokért, akár lezárt a tisztás, akár nem. Előbb azonban minden kardfogú tigris elvisz egy szarvast, amíg van. Holtversenyben minden érintett megkapja a teljes összeget.
rule-HG17 = A tűz: a tisztásán egy tigris sem számít. Az őstulok: 2 pont, és a tigris nem bántja. A dolmen: akinek a vadásza mellé került, egyedül kapja meg az egész tisztás pontjait, akárki jön is még oda vadászni; ez a vadász is csak akkor rakható le, ha a tisztáson még nincs vadász.
rule-DI1 = Minden játékosnak öt bábuja van; egy a pontokat jelöli, néggyel lehet játszani.
rule-DI2 = A bábu síkságon felfedező, hegységben rabló, tengeren tengerész. A város a parton áll, és ahhoz a szárazföldhöz tartozik, amelyen áll, meg ahhoz a tengerhez, amelyre néz.
rule-DI3 = A sehová sem illő kártya kikerül a játékból, és helyette másikat kell húzni.
rule-DI4 = A kártya lerakása után vagy rakhatsz rá egy bábut, vagy levehetsz a játéktérről egyet a bábuid közül, és kiértékeled a területét. Egy körben sosem mindkettőt.
rule-DI5 = A terület akkor lezárt, ha már egyik oldala sem nyitott.
rule-DI6 = A síkság kártyánként 1 pontot ér, amíg nyitott, és kártyánként 2-t, ha lezárt. Ha mindössze két kártyával zárult le: összesen 2 pontot.
rule-DI7 = A hegységnél azok a városok számítanak, amelyek benne vagy bármelyik vele szomszédos síkságon állnak: egyenként 1 pont, amíg a hegység nyitott, egyenként 2, ha lezárt, egyenként 1, ha mindössze két kártyával zárult le. A síkságokon át a lezárt hegységhez is jöhet még város.
rule-DI8 = A tenger a partján álló minden városért 1 pontot ér. Ha lezárt, minden kártyájáért még 1-et, kivéve, ha mindössze két kártyából áll.
rule-DI9 = A többség itt nem számít. Az ugyanazon a területen álló bábuk egymástól függetlenül hoznak érte pontot, mindegyik akkor, amikor leveszik.
rule-DI10 = Ha az utolsó bábu is elhagyott egy területet, az újra elfoglalható.
rule-DI11 = A végén minden bábu, amely még a játéktéren van, úgy hoz pontot a területéért, mintha az nyitott lenne.
rule-DI12 = Mindenkinek két felfordított kártyája van; minden körben lerakja az egyiket, és húz egy másikat. Ha már nincs mit húzni, a felfordított kártyákat még ki kell játszani.
rule-DI13 = Hogy mindenkinek ugyanannyi köre legyen, 2, 3, 4 vagy 5 játékosnál kezdés előtt 1, 2, 3, illetve 3 kártya kerül félre. (A szabálykönyvben öt játékosnál 1 áll, de úgy nem jutna mindenkinek ugyanannyi kör.)
rule-R1 = A kezdőjátékost sorsolás jelöli ki, hacsak nem választjátok ki. A döntetlen közös győzelem.
rule-R2 = A sehová sem illő kártya csak akkor kerül vissza, amikor már másikat húztak helyette. Ha a megmaradt kártyák egyike sem illik sehová, a játszma ott véget ér, és a végső kiértékelés következik.
rule-R3 =
    { $game ->
        [hunters] Egy folyószakaszban vagy erdőben minden kártya egyszer számít, akkor is, ha két része is hozzátartozik. (A lengyel szöveg darabokat mond, a magyar a folyószakaszt kártyákban, az erdőt erdődarabokban számolja, az angol kártyákat; a közös példájuk a kártyákat számozza meg.)
       *[other] Egy kártya egy területen egyszer számít, akkor is, ha a terület kétszer halad át rajta.
    }
rule-R4 = Körönként legfeljebb egy bónuszkártya, minden kiadásban, hacsak a 2002-es szöveget nem szó szerint vesszük (R21).
rule-R5 = A sehová sem illő bónuszkártya kikerül a játékból; helyette a következőt kell húzni, ha van.
rule-R6 = A 2002-es magyar kiadás: a tüzes kártyára nem rakható vadász.
rule-R7 = Az egyenlő körszámhoz öt játékosnál három kártya kerül félre, így mindenki tizenhatot rak le. A nyomtatott „1” mellett két játékosnak eggyel több köre lenne, mint a többieknek.
rule-R8 = Ha két felfordított kártyád közül egyik sem illik sehová, az egyiket eldobod, húzol egy másikat, és újra próbálkozol. Ha már nincs mit húzni, egyszerűen eldobod; ha egy kártyád sincs, a köröd kimarad.
rule-R9 = A folyó nélküli tó önálló folyórendszer lenne, és állhatna rajta kunyhó.
rule-R10 = Ha két dolmen egy tisztásra kerülne, minden dolmen melletti vadász megkapná érte a teljes pontszámot, más pedig semmit.
rule-R11 = Ha egy kártya több területet zár le, ezeket a kártya részeinek sorrendjében kell kiértékelni. A sorrend sosem változtat a pontokon.
rule-R12 = A folyó úgy választja el a mezőket, mint az út. A forrást és a tavat körbeveszi a mező. Az út megáll a kolostornál, a folyó elfolyik mellette.
rule-R13 = Minden játék 2–5 játékosnak való.
rule-R14 = A szűk kanyarok tilalma az egymás melletti folyókártyákra érvényes; ha egyenes kártya van köztük, megengedettek. Ha egyik megmaradt folyókártya sem folytathatja a folyót, kikerülnek a játékból, és rögtön a tó következik; ha még a tó sem illik, az is kikerül.
rule-R15 = Ha az utolsó területkártya sehová sem illik, kikerül a játékból, és a játszmának vége.
rule-R16 = A dolmen kártyáján lévő aranyrög úgy számít, mint bármelyik másik, amint egy területkártya lezárja az erdejét.
rule-R17 = A városnál a parasztok száma számít, nem a mezőké, amelyeken fekszenek.
rule-R18 = A Vadászok és gyűjtögetők minden itteni kiadása ugyanazokat a kártyákat használja.
rule-R19 = Az új kártyát a köröd végén, a bábu után húzod: így senki sem dönt a bábujáról úgy, hogy már látja a következő kártyáját.
rule-R20 = Az utolsó területkártya körét végig kell játszani. Az ekkor szerzett bónuszkártyát még ki kell húzni és le kell rakni.
rule-R21 =
    { $preset ->
        [hunters-hu-2002] A 2002-es szöveg szó szerint: az erdő erdődarabonként 2 pontot ér, így egy kártya kétszer számít, ha két erdődarabja ugyanahhoz az erdőhöz tartozik; a folyószakasz kártyánként számít, ahogy a magyar szövegben áll. Minden aranyrögös erdő, amelyet területkártya zár le, bónuszkártyát hoz; ezeket egymás után kell kihúzni és lerakni.
        [hunters-pl-2002] A 2002-es szöveg szó szerint: az erdő erdődarabonként 2, a folyószakasz darabonként 1 pontot ér, így egy kártya kétszer számít, ha két darabja ugyanahhoz az erdőhöz vagy folyószakaszhoz tartozik. Minden aranyrögös erdő, amelyet területkártya zár le, bónuszkártyát hoz; ezeket egymás után kell kihúzni és lerakni.
       *[other] A 2002-es szöveg szó szerint: az erdő erdődarabonként 2, a lengyel kiadásban a folyószakasz darabonként 1 pontot ér, így egy kártya kétszer számít, ha két darabja ugyanahhoz az erdőhöz vagy folyószakaszhoz tartozik. Minden aranyrögös erdő, amelyet területkártya zár le, bónuszkártyát hoz; ezeket egymás után kell kihúzni és lerakni.
    }
