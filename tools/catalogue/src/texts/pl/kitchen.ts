import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const kitchen: DepartmentWords<'kitchen'> = {
  'base-unit': words(
    'Szafka kuchenna dolna {brand} {collection} {width}, dekor {decor}, fronty {finish}',
    'Szafka stojąca o szerokości {width} z prowadnicami i zawiasami z cichym domykiem.',
    'Cichy domyk',
    'Regulowane nóżki',
    'Szerokość zabudowy {width}',
  ),
  'wall-unit': words(
    'Szafka kuchenna wisząca {brand} {collection} {width}, wysokość {height}, dekor {decor}',
    'Szafka z regulowanymi półkami i zawieszkami, które ustawia się po powieszeniu.',
    'Półki z regulacją',
    'Ukryte zawieszki',
    'Wysokość korpusu {height}',
  ),
  worktop: words(
    'Blat kuchenny {brand} {decor}, {thickness}, {format}',
    'Blat laminowany {decor} z zaokrągloną krawędzią, odporny na parę i gorące naczynia.',
    'Odporny na zarysowanie',
    'Zaokrąglona krawędź',
    'Grubość blatu {thickness}',
  ),
  'kitchen-sink': words(
    'Zlewozmywak {brand} {model}, {format}, {material}, kolor {colour}, montaż {mount}',
    'Zlewozmywak z ociekaczem, syfonem i przelewem. Komora mieści duży garnek.',
    'Syfon w komplecie',
    'Głęboka komora',
    'Otwór pod baterię',
  ),
  oven: words(
    'Piekarnik {brand} {model}, {volume}, kolor {colour}, klasa {energy-class}',
    'Piekarnik do zabudowy o pojemności {volume} z termoobiegiem i grillem.',
    'Termoobieg i grill',
    'Chłodne drzwi',
    'Klasa {energy-class} energii',
  ),
  hob: words(
    'Płyta indukcyjna {brand} {model} {width}, pola: {zones}, {power}, kolor {colour}',
    'Płyta szklana o mocy {power}: pola rozpoznają naczynie i wyłączają się po jego zdjęciu.',
    'Blokada przed dziećmi',
    'Wskaźnik ciepła',
    'Pola grzejne: {zones}',
  ),
  'cooker-hood': words(
    'Okap {brand} {model} {width}, {airflow}, {noise}, kolor {colour}, klasa {energy-class}',
    'Okap kuchenny o wydajności {airflow}, z oświetleniem LED i filtrem, który myje się w zmywarce.',
    'Oświetlenie LED',
    'Filtr do mycia',
    'Wydajność {airflow}',
  ),
  fridge: words(
    'Lodówka {brand} {model} {height}, {volume}, {noise}, kolor {colour}, klasa {energy-class}',
    'Lodówka z zamrażarką o pojemności {volume}, bez szronienia. Drzwi można przełożyć na drugą stronę.',
    'Bez szronienia',
    'Drzwi z możliwością przełożenia',
    'Cicha praca: {noise}',
  ),
  dishwasher: words(
    'Zmywarka {brand} {model} {width}, komplety: {place-settings}, {noise}, kolor {colour}, klasa {energy-class}',
    'Zmywarka z programem krótkim i opóźnionym startem. Kosz górny ma regulowaną wysokość.',
    'Program krótki',
    'Opóźniony start',
    'Zabezpieczenie przed zalaniem',
  ),
  'washing-machine': words(
    'Pralka {brand} {model}, wsad {load}, {noise}, kolor {colour}, klasa {energy-class}',
    'Pralka ładowana od przodu, wsad {load}, z programem parowym i silnikiem bez szczotek.',
    'Silnik bezszczotkowy',
    'Program parowy',
    'Blokada drzwi przed dziećmi',
  ),
};
