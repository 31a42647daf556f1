import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const shell: DepartmentWords<'shell'> = {
  'self-levelling': words('Wylewka samopoziomująca {brand} {grade}, {use}, {weight}', 'Wylewka klasy {grade} wyrównuje podłoże pod płytki, panele i wykładziny. Rozpływa się sama i nie wymaga zacierania.', 'Na ogrzewanie podłogowe', 'Ruch pieszy po kilku godzinach', 'Do układania maszynowego i ręcznego'),
  'bitumen-membrane': words('Papa termozgrzewalna {brand} {use}, {thickness}, {contents}', 'Papa modyfikowana o grubości {thickness} zgrzewana palnikiem. Pozostaje elastyczna na mrozie i nie pęka przy ruchach podłoża.', 'Osnowa z włókniny poliestrowej', 'Elastyczna na mrozie', 'Rolka na {contents}'),
  'liquid-membrane': words('Folia w płynie {brand} {use}, {weight}', 'Elastyczna masa uszczelniająca {use}, nakładana pędzlem lub wałkiem w dwóch warstwach pod płytki.', 'Bez spoin i łączeń', 'Mostkuje rysy', 'Gotowa do użycia'),
  'sealing-tape': words('Taśma uszczelniająca {brand} {use}, {width} × {length-m}', 'Taśma z elastomeru na włókninie do naroży i dylatacji. Wtapia się ją w folię w płynie.', 'Elastyczna w poprzek', 'Do naroży i dylatacji', 'Dobrze wiąże z izolacją'),
  'facade-adhesive': words('Klej do ociepleń {brand} {use}, {colour}, {weight}', 'Zaprawa do przyklejania izolacji i zatapiania siatki, {use}. Po wyschnięciu wytrzymuje mróz i wodę.', 'Do klejenia i siatki', 'Wysoka przyczepność', 'Mrozoodporny'),
  'facade-mesh': words('Siatka elewacyjna {brand} {grade}, kolor {colour}, {contents}', 'Siatka z włókna szklanego {grade} zbroi warstwę kleju i chroni tynk przed pękaniem.', 'Odporna na zasady', 'Nie marszczy się', 'Rolka {contents} netto'),
  'facade-anchor': words('Kołki do ociepleń {brand} {diameter:bare} × {length}, {use}, {piece-count} szt.', 'Łączniki talerzykowe {use} z trzpieniem. Talerzyk dociska izolację, a trzpień zakotwia ją w murze.', 'Talerzyk 60 mm', 'Do betonu i pustaków', 'Bez mostka cieplnego'),
  'channel-drain': words('Odwodnienie liniowe {brand} {width}, {length-m}, ruszt: {material}, klasa {grade}', 'Korytko z rusztem klasy {grade} do podjazdu, tarasu i garażu. Szybko zbiera wodę po ulewie.', 'Ruszt w zestawie', 'Klasa obciążenia {grade}', 'Łączenie bez narzędzi'),
  'land-drain': words('Rura drenarska {brand} Ø {diameter}, {length-m}, kolor {colour}', 'Karbowana rura z otworami zbiera wodę wokół fundamentów i z ogrodu.', 'Otwory na całym obwodzie', 'Giętka i lekka', 'Zwój drenu {length-m}'),
  'manhole-cover': words('Właz {brand} {format}, {material}, klasa {grade}', 'Właz z ramą do studzienki, klasa obciążenia {grade}. Pokrywa dobrze przylega i nie stuka pod kołami.', 'Rama w komplecie', 'Nie stuka', 'Obciążenie: klasa {grade}'),
  'rebar': words('Pręt żebrowany {brand} {grade} Ø {diameter}, {length-m}', 'Pręt ze stali {grade} do zbrojenia fundamentów, wieńców i stropów.', 'Stal spawalna', 'Żebra na całej długości', 'Do fundamentów i wieńców'),
  'rebar-mesh': words('Siatka zbrojeniowa {brand} {format}, drut {diameter}, oczko {mesh}', 'Zgrzewana siatka z drutu {diameter} do wylewek, posadzek i podjazdów.', 'Mocne zgrzewy', 'Równe oczka {mesh}', 'Łatwa do przycięcia'),
  'lintel': words('Nadproże {brand} {length-cm}, szerokość {width}, {material}', 'Belka nadprożowa nad drzwi i okna o długości {length-cm}. Wystarczy oprzeć ją na murze i zalać betonem.', 'Gotowe do ułożenia', 'Niepalne', 'Szerokość {width}'),
};
