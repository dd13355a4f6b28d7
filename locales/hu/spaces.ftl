# Játszmák tanuló programoknak: az akciók terei és sok játszma egyszerre.
space-bad-window = az ablaknak { $least }–{ $most } oszlopa és sora van, nem { $window }
space-no-number = nincs { $number }. akció: 0-tól { $most }-ig vannak számozva
space-forbidden = a(z) { $number }. akció nem szabályos: { $refusal } ({ $rule })
space-not-offered = a(z) { $number }. akció most nem szabályos; a maszk mutatja, melyek azok
batch-no-games = egyszerre legalább egy játszmát kell játszani
batch-nothing-to-decide = ezekkel a kártyákkal a játszmák véget érnek, mielőtt bármiről dönteni lehetne
batch-wrong-length = { $what }: { $wanted } elem kell, nem { $found }
batch-illegal = az egyszerre játszott { $lane }. játszma: { $error }
batch-crashed = a motor ezekben a játszmákban elromlott, így nem folytathatók; kérjük, jelezd
