import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const power: DepartmentWords<'power'> = {
  'extension-lead': words(
    'Przedłużacz {brand}, gniazda: {gangs}, {conductors}{section}, {length-m}, kolor {colour}',
    'Przedłużacz {length-m} z uziemieniem i przesłonami torów prądowych.',
    'Przesłony w gniazdach',
    'Przewód {conductors}{section}',
    'Miękki na mrozie',
  ),
  trunking: words(
    'Korytko kablowe {brand} {format}, {length-m}, kolor {colour}',
    'Korytko z zatrzaskową pokrywą porządkuje przewody na ścianie.',
    'Pokrywa na zatrzask',
    'Można malować',
    'Samogasnące tworzywo',
  ),
  'distribution-board': words(
    'Rozdzielnica {brand}, moduły: {gangs}, {ip-class}, montaż {mount}, kolor {colour}',
    'Rozdzielnica z szyną, listwami N i PE oraz drzwiczkami.',
    'Listwy N i PE',
    'Drzwiczki w zestawie',
    'Ochrona {ip-class}',
  ),
  'residual-breaker': words(
    'Wyłącznik różnicowoprądowy {brand} {amperage}, {poles}, {grade}',
    'Wyłącznik {grade} odcina prąd przy upływie i chroni przed porażeniem.',
    'Przycisk kontrolny',
    'Na szynę montażową',
    'Wskaźnik styków',
  ),
  'pendant-light': words(
    'Lampa wisząca {brand} {model} Ø {diameter}, {bulb-base}, kolor {colour}',
    'Lampa nad stół z regulowaną długością zwisu. Źródło światła {bulb-base} dobiera się osobno.',
    'Regulowany zwis',
    'Do żarówek LED',
    'Rozeta w kolorze lampy',
  ),
  'outdoor-light': words(
    'Kinkiet zewnętrzny {brand} {model}, {lumens}, {colour-temperature}, {ip-class}, kolor {colour}, klasa {energy-class}',
    'Kinkiet do wejścia i na taras świeci {lumens} w górę i w dół.',
    'Odporny na deszcz',
    'Światło w górę i w dół',
    'Energia: klasa {energy-class}',
  ),
  'led-panel': words(
    'Panel LED {brand} {format}, {lumens}, {colour-temperature}, klasa {energy-class}',
    'Płaski panel do sufitu podwieszanego, światło równe i bez migotania.',
    'Nie męczy wzroku',
    'Zasilacz w zestawie',
    'Grubość 10 mm',
  ),
  'led-strip': words(
    'Taśma LED {brand} {length-m}, {power}, {colour-temperature}, {ip-class}',
    'Samoprzylepna taśma pod szafki, do wnęk i sufitów. Można ją ciąć co 5 cm.',
    'Cięcie co 5 cm',
    'Zasilacz w komplecie',
    'Taśma klejąca pod spodem',
  ),
  'smoke-detector': words(
    'Czujnik dymu {brand} {model}, {grade}, {piece-count} szt.',
    'Czujnik zgodny z {grade} ostrzega głośnym sygnałem. Bateria na 10 lat.',
    'Bateria na 10 lat',
    'Przycisk testu',
    'Sygnał 85 dB',
  ),
  'video-doorbell': words(
    'Wideofon {brand} {model}, zasilanie {source}, monitory: {gangs}, kolor {colour}',
    'Wideofon pokazuje gościa na ekranie i w telefonie, także w nocy.',
    'Obraz także w nocy',
    'Aplikacja w telefonie',
    'Nagrywanie ruchu',
  ),
};
