import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const comfort: DepartmentWords<'comfort'> = {
  'roller-shutter': words('Roleta zewnętrzna {brand} {format}, sterowanie {control}, kolor {colour}', 'Roleta z aluminium z pianką. Zaciemnia, chroni przed upałem i utrudnia włamanie.', 'Lamele z pianką', 'Blokada podważania', 'Na wymiar okna {format}'),
  'awning': words('Markiza {brand} {model}, {format}, sterowanie {control}, kolor {colour}', 'Markiza tarasowa z poszyciem odpornym na słońce i regulacją kąta.', 'Ochrona przed UV', 'Regulacja kąta', 'Uchwyty do ściany'),
  'roller-blind': words('Roleta wewnętrzna {brand} {model}, {format}, kolor {colour}', 'Roleta mocowana do skrzydła lub ściany. Tkanina nie przyciąga kurzu.', 'Montaż bez wiercenia', 'Łańcuszek z blokadą', 'Łatwa do odkurzenia'),
  'insect-screen': words('Moskitiera {brand} {format}, kolor {colour}', 'Ramka z aluminium i siatka, przez którą dobrze widać. Zakłada się ją bez wiercenia.', 'Bez wiercenia', 'Do samodzielnego przycięcia', 'Siatka z włókna szklanego'),
  'garage-door': words('Brama garażowa {brand} {model}, {format}, sterowanie {control}, kolor {colour}', 'Segmentowa brama z ocieplonych paneli, która unosi się pod sufit.', 'Ocieplone panele', 'Zabezpieczenie palców', 'Cicha praca'),
  'attic-ladder': words('Schody strychowe {brand} {format}, do {load}, U {u-value:bare}, {material}', 'Składane schody z ocieploną klapą do otworu {format}. Otwierają się drążkiem.', 'Ocieplona klapa', 'Poręcz w komplecie', 'Nośność schodów {load}'),
  'skirting': words('Listwa przypodłogowa {brand} {collection}, {decor}, {height}, {length-m}', 'Listwa z kanałem na przewody. Miękka krawędź dopasowuje się do ściany.', 'Kanał na przewody', 'Na wkręty lub klej', 'Pasuje do paneli'),
  'underlay': words('Podkład podłogowy {brand} {material}, {thickness}, {contents}', 'Podkład wyrównuje drobne nierówności i tłumi kroki. Układa się go na sucho.', 'Tłumi kroki', 'Na ogrzewanie podłogowe', 'Starcza na {contents}'),
  'transition-profile': words('Profil progowy {brand} {width}, {length-m}, {material}, kolor {colour}', 'Profil łączy dwie podłogi i maskuje szczelinę dylatacyjną.', 'Ukryte mocowanie', 'Anodowana powierzchnia', 'Wyrównuje różnicę poziomów'),
  'shower-enclosure': words('Kabina prysznicowa {brand} {model}, {format}, szkło {thickness}, kolor profili: {colour}', 'Kabina ze szkła hartowanego {thickness} z powłoką, z której spływa woda.', 'Powłoka antykamienna', 'Rolki z wypięciem', 'Wejście lewe lub prawe'),
  'shower-tray': words('Brodzik {brand} {format}, {material}, wysokość {height}, kolor {colour}', 'Płaski brodzik z antypoślizgową powierzchnią. Można go przyciąć na miejscu.', 'Antypoślizgowy', 'Syfon w zestawie', 'Wysokość {height}'),
  'bathtub': words('Wanna {brand} {model}, {format}, montaż {mount}, {material}', 'Wanna, która długo trzyma ciepło wody. Nóżki i przelew są w komplecie.', 'Trzyma ciepło', 'Nóżki w komplecie', 'Gładka powierzchnia'),
  'vanity-unit': words('Szafka pod umywalkę {brand} {model} {width}, dekor {decor}, szuflady: {level-count}', 'Szafka wisząca z szufladami z cichym domykiem, odporna na wilgoć.', 'Cicho się domyka', 'Odporna na wilgoć', 'Wycięcie na syfon'),
  'bathroom-mirror': words('Lustro łazienkowe {brand} {model}, {format}, kolor ramy: {colour}, {ip-class}', 'Lustro z oświetleniem LED i matą, która nie dopuszcza do zaparowania.', 'Nie paruje', 'Włącznik dotykowy', 'Stopień {ip-class}'),
  'towel-rail': words('Wieszak na ręczniki {brand} {model} {length-cm}, {material}, kolor {colour}', 'Wieszak z zestawem do wiercenia i klejem do wyboru.', 'Wkręty i klej', 'Nie rdzewieje', 'Ukryte mocowania'),
  'press-fitting': words('Złączka zaprasowywana {brand} {grade} {pipe-size}, {material}, {piece-count} szt.', 'Złączka {grade} do rur wielowarstwowych. Okienko pokazuje, czy rura jest wsunięta do końca.', 'Okienko kontrolne', 'Do wody i ogrzewania', 'Uszczelka EPDM'),
  'trap': words('Syfon {brand} {use}, Ø {diameter}, {material}, kolor {colour}', 'Syfon {use} z łatwym czyszczeniem od dołu i regulacją wysokości.', 'Łatwe czyszczenie', 'Regulowana wysokość', 'Uszczelki w zestawie'),
};
