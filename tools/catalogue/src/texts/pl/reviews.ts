import type { ContentTexts } from '../../content/content-texts.ts';
import { phrases } from '../../content/content-texts.ts';

/** What reviews of the demo shop are put together from, in Polish. */
export const reviews: ContentTexts['reviews'] = {
  titles: {
    one: phrases('Rozczarowanie', 'Nie kupię drugi raz', 'Szkoda pieniędzy'),
    two: phrases('Słabo jak na tę cenę', 'Liczyłem na więcej', 'Tylko do drobnych prac'),
    three: phrases('Może być', 'Przeciętne, ale działa', 'Da się lepiej'),
    four: phrases('Dobry zakup', 'Prawie idealne', 'Warte swojej ceny', 'Polecam z małym „ale”'),
    five: phrases(
      'Strzał w dziesiątkę',
      'Dokładnie to, czego szukałem',
      'Kupię ponownie',
      'Solidna rzecz',
      'Bez zastrzeżeń',
    ),
  },
  endings: {
    one: phrases('Oddałem do sklepu, zwrot przyjęli bez problemu.', 'Tym razem nie polecam.'),
    two: phrases('Następnym razem dopłacę do lepszego.', 'Cena niska, ale to widać.'),
    three: phrases('Za te pieniądze ujdzie.', 'Do garażu wystarczy.', 'Bez szału, ale swoje robi.'),
    four: phrases(
      'Ogólnie jestem zadowolony.',
      'Odbiór zamówienia sprawny.',
      'Poleciłem szwagrowi.',
    ),
    five: phrases(
      'Polecam każdemu.',
      'Odbiór w sklepie zajął pięć minut.',
      'Ekipa też chwaliła.',
      'Zgodne z opisem.',
    ),
  },
  anything: {
    good: phrases(
      'Dotarło całe, bez śladu uszkodzeń.',
      'Robi to, co ma robić.',
      'Parametry zgadzają się z kartą produktu.',
      'Po kilku tygodniach nie mam uwag.',
      'Jakość lepsza, niż wskazuje cena.',
    ),
    bad: phrases(
      'Czekałem dłużej, niż zapowiadano.',
      'Na zdjęciu wyglądało solidniej.',
      'Za tę cenę spodziewałem się więcej.',
    ),
  },
  good: {
    building: phrases(
      'Paleta przyjechała cała, ani jednego pękniętego worka.',
      'Dobrze się z tym pracuje, wiąże tak, jak napisano na opakowaniu.',
      'Wykonawca chwalił, nic się nie kruszyło.',
    ),
    roof: phrases(
      'Dobrze dopasowane, po ulewie sucho.',
      'Układa się szybko, wymiary trzymają.',
      'Zimą czuć różnicę w rachunkach.',
    ),
    openings: phrases(
      'Okucia chodzą lekko, uszczelki przylegają.',
      'Montaż bez niespodzianek, wszystko w komplecie.',
      'Po wymianie wreszcie cicho od ulicy.',
    ),
    floors: phrases(
      'Zamki wchodzą bez pobijania, wzór się nie powtarza.',
      'Wymiary równe, fugi wyszły proste.',
      'Po pół roku z psem ani rysy.',
    ),
    bathroom: phrases(
      'Chrom bez skaz, woda nie kapie.',
      'Łatwo się czyści, kamień schodzi ścierką.',
      'Pasuje do otworów po starym modelu.',
    ),
    electricity: phrases(
      'Zaciski trzymają pewnie, opis na obudowie czytelny.',
      'Światło przyjemne, nie mruga.',
      'Pasuje do puszek, montaż w kwadrans.',
    ),
    paint: phrases(
      'Kryje po dwóch warstwach i nie chlapie.',
      'Zapach słaby, wieczorem dało się spać.',
      'Kolor zgodny z próbnikiem.',
    ),
    tools: phrases(
      'Dobrze leży w ręce, nie grzeje się przy pracy.',
      'Po miesiącu na budowie dalej jak nowe.',
      'Mocy nie brakuje, walizka porządna.',
    ),
    garden: phrases(
      'Złożyłem sam w godzinę.',
      'Po zimie na dworze bez rdzy.',
      'Trawnik i rabaty wreszcie wyglądają.',
    ),
    hardware: phrases(
      'Łby się nie obrabiają, gwint czysty.',
      'Trzyma mocno nawet w starym murze.',
      'Sztuk było dokładnie tyle, ile trzeba.',
    ),
    timber: phrases(
      'Suche, proste i bez sęków na krawędziach.',
      'Dobrze się tnie, nie łuszczy.',
      'Impregnacja wyszła równo.',
    ),
    climate: phrases(
      'Grzeje szybko i cicho.',
      'Sterowanie proste, instrukcja po polsku.',
      'Rachunek po pierwszym miesiącu niższy.',
    ),
    kitchen: phrases(
      'Fronty równe, zawiasy z domykaniem.',
      'Sprzęt cichy i łatwy w czyszczeniu.',
      'Wymiary pasują do zabudowy co do milimetra.',
    ),
    workwear: phrases(
      'Wygodne przez całą zmianę.',
      'Szwy mocne, kieszenie tam, gdzie trzeba.',
      'Rozmiar zgodny z tabelą.',
    ),
  },
  bad: {
    building: phrases('Dwa worki były zawilgocone.', 'Kilka sztuk miało obite rogi.'),
    roof: phrases('Folia na brzegach była naddarta.', 'Brakowało kilku elementów do wykończenia.'),
    openings: phrases('Klamka luźna od nowości.', 'Instrukcja montażu mało czytelna.'),
    floors: phrases(
      'W paczce trafiły się dwie deski z uszkodzonym zamkiem.',
      'Odcień trochę inny niż na zdjęciu.',
    ),
    bathroom: phrases('Uszczelka do wymiany od razu.', 'Zostają zacieki, trzeba wycierać.'),
    electricity: phrases('Przewód mógłby być dłuższy.', 'Obudowa cienka.'),
    paint: phrases('Potrzebne były trzy warstwy.', 'Po wyschnięciu kolor ciemniejszy.'),
    tools: phrases('Akumulator trzyma krócej, niż piszą.', 'Głośne, bez słuchawek ani rusz.'),
    garden: phrases('Śruby słabej jakości, wymieniłem na swoje.', 'Instrukcja to jeden obrazek.'),
    hardware: phrases('Jedna na dziesięć sztuk krzywa.', 'Powłoka szybko łapie rdzę.'),
    timber: phrases('Trzy deski wykręcone.', 'Sporo sęków, trzeba wybierać.'),
    climate: phrases('Przy najwyższym biegu słychać.', 'Montaż dłuższy, niż zakładałem.'),
    kitchen: phrases('Jeden front przyjechał porysowany.', 'Szuflada wymaga regulacji.'),
    workwear: phrases('Podeszwa śliska na mokrym.', 'Rozmiarówka zaniżona.'),
  },
  nicknames: phrases(
    'Ola z Poznania',
    'Marek',
    'Tomek87',
    'Kasia',
    'pan_Zbyszek',
    'Basia i Piotr',
    'Wykończenia Nowak',
    'Grzegorz',
    'Ewelina',
    'Adam z Kielc',
    'Remont2026',
    'Jolanta',
    'Michał S.',
    'dekarz_Jurek',
    'Hania',
    'Rafał',
    'Monika',
    'Staszek',
    'Iwona',
    'Dom pod lasem',
  ),
};
