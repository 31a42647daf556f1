import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const climate: DepartmentWords<'climate'> = {
  'towel-radiator': words('Grzejnik łazienkowy {brand} {model}, {format}, {power}, kolor {colour}', 'Drabinkowy grzejnik o mocy {power} ogrzewa łazienkę i suszy ręczniki. Zestaw montażowy w komplecie.', 'Suszy ręczniki', 'Możliwość montażu grzałki', 'Odpowietrznik w komplecie'),
  'convector': words('Grzejnik konwektorowy {brand} {model}, {power}, montaż {mount}, kolor {colour}', 'Elektryczny konwektor {power} z elektronicznym termostatem. Zabezpieczenie przed przegrzaniem wyłącza go, gdy zostanie zasłonięty.', 'Termostat elektroniczny', 'Ochrona przed przegrzaniem', 'Szybko daje ciepło'),
  'fan-heater': words('Termowentylator {brand} {model}, {power}, kolor {colour}', 'Przenośny termowentylator {power} z dwoma stopniami grzania i nadmuchem bez grzania na lato.', 'Dwa stopnie grzania', 'Wyłącznik przy przewróceniu', 'Uchwyt do przenoszenia'),
  'heating-mat': words('Mata grzewcza {brand} {grade}, {contents}', 'Cienka mata {grade} pod płytki, zatapiana w kleju. Nie podnosi poziomu podłogi.', 'Grubość 4 mm', 'Przewód zasilający 4 m', 'Do łazienki i kuchni'),
  'pellet-stove': words('Piec na pellet {brand} {model}, {power-kw}, kolor {colour}, klasa {energy-class}', 'Piec {power-kw} z podajnikiem i programatorem tygodniowym. Sam rozpala i utrzymuje temperaturę.', 'Programator tygodniowy', 'Szyba samoczyszcząca', 'Klasa energetyczna pieca {energy-class}'),
  'pellets': words('Pellet drzewny {brand} {grade}, {decor}, {weight}', 'Pellet {grade} z czystych trocin. Mało popiołu, stała długość i suche ziarno w szczelnym worku.', 'Certyfikat {grade}', 'Mało popiołu', 'Szczelny worek'),
  'flue-pipe': words('Rura kominowa {brand} Ø {diameter}, {length-m}, {material}, kolor {colour}', 'Rura do podłączenia pieca z kominem, odporna na wysoką temperaturę spalin.', 'Kielich z uszczelką', 'Odporna na żar', 'Do pieców i kominków'),
  'air-conditioner': words('Klimatyzator {brand} {model}, {power-kw}, {noise}, klasa {energy-class}', 'Klimatyzator ścienny {power-kw}, który chłodzi latem i grzeje w okresach przejściowych. Sterowanie z telefonu.', 'Chłodzi i grzeje', 'Filtr przeciwpyłowy', 'Klasa chłodzenia {energy-class}'),
  'dehumidifier': words('Osuszacz powietrza {brand} {model}, zbiornik {tank}, {power}, {noise}', 'Osuszacz kondensacyjny z higrostatem do łazienki, piwnicy i mieszkania po remoncie.', 'Higrostat', 'Wyłącznik pełnego zbiornika', 'Kółka i uchwyt'),
  'extractor-fan': words('Wentylator łazienkowy {brand} {model} Ø {diameter}, {airflow}, {noise}, kolor {colour}', 'Cichy wentylator {airflow} z klapą zwrotną i wyłącznikiem czasowym.', 'Klapa zwrotna', 'Wyłącznik czasowy', 'Tylko {noise}'),
  'vent-duct': words('Kanał wentylacyjny {brand} Ø {diameter}, {length-m}, {material}', 'Elastyczny kanał do okapu, wentylatora i rozprowadzenia powietrza. Można go skrócić nożem.', 'Elastyczny', 'Łatwy do przycięcia', 'Do okapu i wentylatora'),
  'vent-grille': words('Kratka wentylacyjna {brand} {format}, {material}, kolor {colour}', 'Kratka z siatką przeciw owadom na otwór wentylacyjny. Mocowana na wkręty lub klej.', 'Siatka przeciw owadom', 'Na wkręty lub klej', 'Nie żółknie na słońcu'),
  'thermostat': words('Termostat {brand} {model}, zasilanie {source}, {voltage}, kolor {colour}', 'Programowany termostat z tygodniowym planem. Steruje kotłem, grzejnikiem lub matą.', 'Plan na cały tydzień', 'Tryb urlopowy', 'Czytelny wyświetlacz'),
};
