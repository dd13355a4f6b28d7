# The words of the games: used by the page, the server and the command line.

game-carcassonne = Carcassonne
game-hunters = Vadászok és gyűjtögetők
game-discovery = A felfedezés

rules-carcassonne-first = Carcassonne
rules-carcassonne-modern = Carcassonne, modern
rules-hunters-en-2014 = Vadászok és gyűjtögetők 2014
rules-hunters-pl-2002 = Vadászok és gyűjtögetők, lengyel 2002
rules-hunters-hu-2002 = Vadászok és gyűjtögetők, magyar 2002
rules-discovery-standard = A felfedezés
rules-discovery-advanced = A felfedezés, haladó

preset-carcassonne-first = Első kiadás
preset-carcassonne-modern = Modern pontozás
preset-hunters-en-2014 = Angol 2014
preset-hunters-pl-2002 = Lengyel 2002
preset-hunters-hu-2002 = Magyar 2002
preset-discovery-standard = Alapváltozat
preset-discovery-advanced = Haladó

preset-about-carcassonne-first = Minden lezárt város annak hoz 4 pontot, akinek a legtöbb parasztja van körülötte. A kétkártyás város 2 pontot ér.
preset-about-carcassonne-modern = Minden mező 3 pontot hoz minden lezárt városért, amellyel érintkezik. A kis városok is úgy számítanak, mint a többi.
preset-about-hunters-en-2014 = Körönként egy bónuszkártya, ahogy az újrakiadásban áll.
preset-about-hunters-pl-2002 = Az első kiadás. Úgy játszható, mint az újrakiadás, hacsak nem veszitek szó szerint a szövegét.
preset-about-hunters-hu-2002 = A tüzes kártyára nem rakható vadász.
preset-about-discovery-standard = Minden körben egy kártyát húzol.
preset-about-discovery-advanced = Két felfordított kártya közül választasz: kevesebb szerencse, több tervezés.

option-river = a Folyóval
option-equal-turns = egyenlő körszám
option-literal = a 2002-es szöveg szó szerint

option-about-river = A játszma tizenkét folyókártyával indul, a forrástól a tóig.
option-about-equal-turns = Kezdés előtt néhány kártya félrekerül, hogy mindenkinek ugyanannyi köre legyen.
option-about-literal = Az erdő nem kártyánként, hanem erdődarabonként ér pontot (a lengyel kiadásban a folyószakasz is darabonként), és minden aranyrögös erdő külön bónuszkártyát hoz.

level-easy = könnyű
level-normal = közepes
level-hard = nehéz
level-expert = szakértő
level-random = véletlenszerű
level-greedy = mohó

kind-city = város
kind-road = út
kind-field = mező
kind-monastery = kolostor
kind-forest = erdő
kind-river =
    { $game ->
        [hunters] folyószakasz
       *[other] folyó
    }
kind-lake = tó
kind-meadow = tisztás
kind-river-system = folyórendszer
kind-plain = síkság
kind-mountain = hegység
kind-sea = tenger

kinds-city = Városok
kinds-road = Utak
kinds-field = Mezők
kinds-monastery = Kolostorok
kinds-forest = Erdők
kinds-river = Folyók
kinds-river-system = Kunyhók
kinds-meadow = Tisztások
kinds-plain = Síkságok
kinds-mountain = Hegységek
kinds-sea = Tengerek

role-knight = lovag
role-thief = útonálló
role-farmer = paraszt
role-monk = szerzetes
role-gatherer = gyűjtögető
role-fisherman = halász
role-hunter = vadász
role-hut = kunyhó
role-explorer = felfedező
role-robber = rabló
role-sailor = tengerész
# The word as the object of a sentence, with its article.
role-taken =
    { $role ->
        [knight] a lovagot
        [thief] az útonállót
        [farmer] a parasztot
        [monk] a szerzetest
        [gatherer] a gyűjtögetőt
        [fisherman] a halászt
        [hunter] a vadászt
        [hut] a kunyhót
        [explorer] a felfedezőt
        [robber] a rablót
        [sailor] a tengerészt
       *[other] { $game ->
            [hunters] a törzstagot
           *[other] a bábut
        }
    }

part-tile = { $count } kártya
part-section =
    { $kind ->
        [forest] { $count } erdődarab
       *[other] { $count } darab
    }
part-shield = { $count } címer
part-monastery = kolostor
part-neighbour = { $count } szomszéd
part-complete-city = { $count } lezárt város
part-mushrooms = { $count } gombacsoport
part-fish = { $count } hal
part-deer = { $count } szarvas
part-eaten-deer = { $count } szarvas a tigriseké
part-scared-tiger = { $count } tigrist elűz a tűz
part-mammoth = { $count } mamut
part-aurochs = { $count } őstulok
part-city = { $count } város
part-plain-city = { $count } város szomszédos síkságon

# Amit a rendszer vagy egy könyvtár mond, a saját szavaival.
as-said = { $words }
