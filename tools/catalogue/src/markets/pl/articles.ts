import type { DemoArticle } from '../demo-market.ts';

/** The blog, which only the Polish shop has. */
export const articles: readonly DemoArticle[] = [
  {
    title: 'Jak ocieplić poddasze, żeby latem nie było piekarnika',
    description:
      'Grubość wełny, paroizolacja i szczelina wentylacyjna: trzy rzeczy, na których nie warto oszczędzać.',
    picture: 'category-2',
    daysAgo: 12,
    html: '<p>Upał na poddaszu to nie wina dachówki, tylko tego, co pod nią. Dobra przegroda opóźnia nagrzewanie o kilka godzin, więc ciepło dociera do pokoju dopiero nocą, gdy można otworzyć okna.</p><h2>Dwie warstwy zamiast jednej</h2><p>Pierwszą warstwę wełny układamy między krokwiami, drugą w poprzek, pod nimi. Razem przynajmniej 30 cm. Druga warstwa przykrywa drewno, które przewodzi ciepło cztery razy lepiej niż wełna.</p><h2>Szczelina nad wełną</h2><p>Pod membraną nie trzeba pustki, pod deskowaniem z papą tak: 3–4 cm od okapu do kalenicy. Bez niej wilgoć zostanie w wełnie.</p><h2>Paroizolacja od wewnątrz</h2><p>Folia musi być ciągła. Zakłady kleimy taśmą, a przy murłacie dociskamy listwą. Każde przebicie po kablu zaklejamy od razu.</p><p>Zużycie policzysz przy produkcie w dziale <a href="{category:insulation}">Ocieplenia</a>.</p>',
  },
  {
    title: 'Płytki wielkoformatowe bez pęknięć',
    description: 'Równe podłoże, klej na dwie strony i dylatacje: jak układać gres 120 × 120.',
    picture: 'category-4',
    daysAgo: 33,
    html: '<p>Duża płytka wybacza mniej niż mała. Jeśli podłoże ma garb 3 mm, na płytce 30 × 30 go nie zobaczysz, na 120 × 120 powstanie ząb.</p><h2>Podłoże</h2><p>Sprawdź posadzkę łatą dwumetrową. Dopuszczalne odchylenie to 2 mm. Resztę wyrównaj masą samopoziomującą i odczekaj tyle, ile pisze producent.</p><h2>Klej</h2><p>Użyj kleju odkształcalnego klasy C2 S1 i nakładaj go na podłogę i na płytkę. Pod płytką nie może zostać pustka, bo w tym miejscu pęknie pod nogą stołu.</p><h2>Fugi i dylatacje</h2><p>Fuga najmniej 2 mm, przy ogrzewaniu podłogowym 3 mm. Dylatację jastrychu przenieś na płytki i wypełnij silikonem.</p><p>Płytki i kleje znajdziesz w dziale <a href="{category:floors}">Podłogi</a>.</p>',
  },
  {
    title: 'Wkrętarka czy wiertarka udarowa',
    description:
      'Kiedy wystarczy wkrętarka, a kiedy potrzebna jest młotowiertarka. Krótki przewodnik po wierceniu.',
    picture: 'category-8',
    daysAgo: 58,
    html: '<p>Do skręcania mebli, płyt i tarasu wystarczy wkrętarka 18 V. Do betonu potrzebna jest młotowiertarka z uchwytem SDS, a wiertarka udarowa zostaje na cegłę i bloczki.</p><h2>Na co patrzeć</h2><ul><li>moment obrotowy: 50 Nm do mebli, 70 Nm i więcej do więźby,</li><li>akumulator: 2 Ah do drobnych prac, 4 Ah na cały dzień,</li><li>energia udaru: 2 J do kołków, 3 J do przepustów.</li></ul><h2>Jedna platforma</h2><p>Kup kolejne narzędzia na ten sam akumulator. Zaoszczędzisz na ładowarkach i miejscu w aucie. Potrzebujesz maszyny raz? Zajrzyj do <a href="{page:tool-rental}">wypożyczalni</a>.</p>',
  },
];
