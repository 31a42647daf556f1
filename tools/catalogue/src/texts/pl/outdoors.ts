import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const outdoors: DepartmentWords<'outdoors'> = {
  'sprinkler': words('Zraszacz {brand} {model}, zasięg {reach}, kolor {colour}', 'Zraszacz wahadłowy z regulacją zasięgu i szerokości strumienia.', 'Regulacja zasięgu', 'Igła do czyszczenia dysz', 'Stabilne płozy'),
  'drip-kit': words('Zestaw kroplujący {brand} {length-m}, kroplowniki: {piece-count}, {pressure}', 'Zestaw do rabat, donic i szklarni. Woda trafia prosto do korzeni.', 'Oszczędza wodę', 'Szybkozłączki', 'Reduktor ciśnienia'),
  'hose-reel': words('Wózek na wąż {brand} {model}, do {length-m}, {material}, kolor {colour}', 'Wózek z korbą i prowadnicą. Wąż zwija się równo i nie brudzi rąk.', 'Składany uchwyt', 'Odporny na mróz i słońce', 'Przyłącze obrotowe'),
  'garden-pump': words('Pompa ogrodowa {brand} {model}, {flow}, {power}, {material}', 'Pompa {flow} do wody ze studni, zbiornika i oczka. Wyłącza się przy suchobiegu.', 'Ochrona przed suchobiegiem', 'Rączka do przenoszenia', 'Cichy silnik'),
  'string-trimmer': words('Podkaszarka {brand} {model}, {cut-width}, zasilanie {source}', 'Podkaszarka do obrzeży trawnika z teleskopowym trzonkiem i głowicą, którą można obrócić.', 'Teleskopowy trzonek', 'Obracana głowica', 'Osłona roślin'),
  'chainsaw': words('Pilarka łańcuchowa {brand} {model}, prowadnica {bar-length}, zasilanie {source}', 'Pilarka z hamulcem łańcucha i napinaniem bez klucza.', 'Hamulec łańcucha', 'Napinanie bez klucza', 'Automatyczne smarowanie'),
  'hedge-trimmer': words('Nożyce do żywopłotu {brand} {model}, listwa {bar-length}, zasilanie {source}', 'Nożyce z listwą ciętą laserem. Zatrzymują się natychmiast po puszczeniu uchwytu.', 'Szybkie zatrzymanie', 'Obrotowy uchwyt', 'Osłona listwy'),
  'pool': words('Basen ogrodowy {brand} {model}, {format}, {material}', 'Basen {format} z filtrem i drabinką. Rozkłada się go w jedno popołudnie.', 'Pompa z filtrem', 'Drabinka w komplecie', 'Zawór spustowy'),
  'pool-chlorine': words('Chlor do basenu {brand}, tabletki {grade}, {weight}', 'Tabletki {grade} rozpuszczają się powoli i utrzymują czystą wodę przez tydzień.', 'Działa przez tydzień', 'Bez osadu', 'Do pływaka i skimmera'),
  'garden-shed': words('Domek narzędziowy {brand} {model}, {format}, {material}, kolor {colour}', 'Domek {format} na narzędzia i rowery, z podłogą i zamykanymi drzwiami.', 'Podłoga w komplecie', 'Wentylacja', 'Miejsce na kłódkę'),
  'parasol': words('Parasol {brand} {model} Ø {diameter}, montaż {mount}, kolor {colour}', 'Parasol z korbą i pochylanym daszkiem. Tkanina chroni przed UV.', 'Pochylany daszek', 'Filtr UV 50+', 'Pokrowiec w komplecie'),
  'barbecue': words('Grill {brand} {model}, opalany {fuel}, ruszt {format}, kolor {colour}', 'Grill z rusztem {format}, termometrem i półką. Popiół lub tłuszcz zbiera się w tacce.', 'Termometr w pokrywie', 'Tacka na popiół i tłuszcz', 'Koła do przestawiania'),
  'fertiliser': words('Nawóz {brand} {use}, {grade}, {weight}', 'Granulowany nawóz {grade}, {use}. Działa do trzech miesięcy.', 'Działa trzy miesiące', 'Równy granulat', 'Miarka w opakowaniu'),
  'lawn-seed': words('Trawa {brand} {collection}, {use}, {weight}', 'Mieszanka traw {use}. Wschodzi w dwa tygodnie i dobrze się krzewi.', 'Wschodzi w dwa tygodnie', 'Gęsta darń', 'Odporna na suszę'),
  'planter': words('Donica {brand} {model}, {format}, {material}, kolor {colour}', 'Donica na taras i balkon, z otworem odpływowym i zatyczką.', 'Mrozoodporna donica', 'Otwór odpływowy', 'Lekka do przestawiania'),
  'artificial-grass': words('Sztuczna trawa {brand} {collection}, włókno {length}, {contents}', 'Trawa na taras i balkon. Włókna podnoszą się po nadepnięciu, woda przesiąka.', 'Nie blaknie', 'Przepuszcza wodę', 'Pokrywa {contents}'),
  'fence-post': words('Słupek {brand} {pipe-size} mm, {length-m}, {material}, kolor {colour}', 'Słupek do paneli i siatki, z kapturkiem i otworami pod obejmy.', 'Kapturek w komplecie', 'Ocynk i lakier', 'Do wbetonowania'),
};
