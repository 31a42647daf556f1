import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const workwear: DepartmentWords<'workwear'> = {
  'safety-shoe': words(
    'Buty robocze {brand} {model} {protection}, fason {cut}, kolor {colour}, rozmiar {shoe-size}',
    'Obuwie {protection} z podnoskiem chroniącym palce i podeszwą odporną na oleje.',
    'Podnosek ochronny',
    'Podeszwa antypoślizgowa',
    'Oddychająca wyściółka',
  ),
  'work-trousers': words(
    'Spodnie robocze {brand} {model}, kolor {colour}, rozmiar {clothing-size}',
    'Spodnie z mocnej tkaniny ze stretchem, z kieszeniami na nakolanniki i na narzędzia.',
    'Kieszenie na nakolanniki',
    'Wstawki elastyczne',
    'Potrójne szwy',
  ),
  'work-jacket': words(
    'Kurtka robocza {brand} {model}, kolor {colour}, rozmiar {clothing-size}',
    'Kurtka chroni przed wiatrem i deszczem. Kaptur odpina się, a mankiety reguluje na rzep.',
    'Odpinany kaptur',
    'Odblaskowe wstawki',
    'Kieszeń na telefon',
  ),
  'hi-vis-vest': words(
    'Kamizelka ostrzegawcza {brand} {grade}, kolor {colour}, rozmiar {clothing-size}, {piece-count} szt.',
    'Kamizelka {grade} z pasami odblaskowymi, widoczna w dzień i w nocy.',
    'Zapięcie na rzep',
    'Można prać w 40°C',
    'Pasy odblaskowe',
  ),
  'work-glove': words(
    'Rękawice robocze {brand} {material}, {grade}, kolor {colour}, rozmiar {clothing-size}, liczba par: {piece-count}',
    'Rękawice dobrze leżą na dłoni i chronią przed otarciem. Ściągacz nie wpuszcza brudu.',
    'Pewny chwyt',
    'Elastyczny ściągacz',
    'Oznaczenie {grade}',
  ),
  'safety-helmet': words(
    'Kask ochronny {brand} {model}, {grade}, kolor {colour}',
    'Kask z więźbą na pokrętło i otworami wentylacyjnymi. Pasuje do nauszników i osłony twarzy.',
    'Regulacja pokrętłem',
    'Wentylacja',
    'Miejsce na nauszniki',
  ),
  'safety-glasses': words(
    'Okulary ochronne {brand} {model}, {grade}, kolor szkieł: {colour}, {piece-count} szt.',
    'Lekkie okulary z poliwęglanu chronią przed odpryskami i nie parują.',
    'Nie parują',
    'Odporne na zarysowania',
    'Ważą mniej niż 30 g',
  ),
  'ear-defender': words(
    'Nauszniki przeciwhałasowe {brand} {model}, {noise}, kolor {colour}',
    'Nauszniki tłumią hałas o {noise}. Pałąk jest miękki, a poduszki można wymienić.',
    'Tłumienie {noise}',
    'Składane',
    'Wymienne poduszki',
  ),
  'dust-mask': words(
    'Półmaska {brand} {model} {grade}, {piece-count} szt.',
    'Półmaska filtrująca {grade} chroni przed pyłem. Zacisk nosowy dopasowuje się do twarzy.',
    'Zacisk nosowy',
    'Miękka uszczelka',
    'Klasa filtra {grade}',
  ),
  'fall-harness': words(
    'Szelki bezpieczeństwa {brand} {model}, {grade}, rozmiar {clothing-size}',
    'Szelki z klamrami automatycznymi i punktem zaczepu na plecach, zgodne z {grade}.',
    'Klamry automatyczne',
    'Miękkie naramienniki',
    'Zgodne z {grade}',
  ),
  'first-aid-kit': words(
    'Apteczka {brand} {grade}, elementy: {piece-count}, kolor {colour}',
    'Apteczka zgodna z {grade} w sztywnej walizce z uchwytem na ścianę.',
    'Uchwyt ścienny',
    'Przejrzyste przegrody',
    'Instrukcja w środku',
  ),
};
