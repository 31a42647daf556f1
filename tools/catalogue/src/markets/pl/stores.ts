import type { DemoStore } from '../demo-market.ts';
import { storesOf } from '../store-list.ts';

/** No store opens on Sundays: the act of 10 January 2018 lets shops open on a handful of Sundays a year only. */
export const stores: readonly DemoStore[] = storesOf(
  {
    web: { name: 'Materia online', street: 'ul. Grochowska 278', postcode: '03-841', city: 'Warszawa', position: [52.2448, 21.0812], phone: '+48 22 555 01 00', zone: 'PL-C' },
    hours: { bigbox: { weekdays: [7, 20], saturday: [8, 18] }, agency: { weekdays: [6.5, 18], saturday: [7, 14] } },
  },
  [
    ['Warszawa Targówek', 'full', 'ul. Radzymińska 227', '03-611', 'Warszawa', 52.2817, 21.0736, '+48 22 555 01 10', 'PL-C'],
    ['Kraków Zakopianka', 'depot', 'ul. Zakopiańska 62', '30-418', 'Kraków', 50.0179, 19.9272, '+48 12 555 01 20', 'PL-S'],
    ['Wrocław Bielany', 'house', 'ul. Czekoladowa 11', '55-040', 'Bielany Wrocławskie', 51.0494, 16.9607, '+48 71 555 01 30', 'PL-S'],
    ['Poznań Franowo', 'full', 'ul. Szwedzka 6', '61-285', 'Poznań', 52.3894, 16.9966, '+48 61 555 01 40', 'PL-C'],
    ['Gdańsk Kowale', 'yard', 'ul. Rakietowa 20', '80-298', 'Gdańsk', 54.3668, 18.4912, '+48 58 555 01 50', 'PL-N'],
    ['Białystok Fasty', 'showcase', 'ul. Szosa Knyszyńska 2', '15-694', 'Białystok', 53.1597, 23.0813, '+48 85 555 01 60', 'PL-N'],
    ['Łódź Widzew', 'full', 'ul. Rokicińska 190', '92-412', 'Łódź', 51.7571, 19.5606, '+48 42 555 01 70', 'PL-C'],
    ['Szczecin Ustowo', 'flagship', 'ul. Południowa 14', '70-001', 'Szczecin', 53.3744, 14.5093, '+48 91 555 01 80', 'PL-N'],
    ['Bydgoszcz Fordon', 'house', 'ul. Fordońska 246', '85-766', 'Bydgoszcz', 53.1342, 18.1013, '+48 52 555 01 90', 'PL-N'],
    ['Lublin Felin', 'depot', 'al. Witosa 16', '20-315', 'Lublin', 51.2343, 22.6147, '+48 81 555 02 00', 'PL-C'],
    ['Katowice Roździeń', 'full', 'al. Roździeńskiego 190', '40-315', 'Katowice', 50.2644, 19.0669, '+48 32 555 02 10', 'PL-S'],
    ['Gliwice Sośnica', 'house', 'ul. Sikorskiego 132', '44-103', 'Gliwice', 50.2758, 18.7396, '+48 32 555 02 20', 'PL-S'],
    ['Rzeszów Krasne', 'full', 'Krasne 20', '36-007', 'Krasne', 50.0491, 22.0874, '+48 17 555 02 30', 'PL-S'],
    ['Kielce Zagnańska', 'yard', 'ul. Zagnańska 149', '25-563', 'Kielce', 50.9013, 20.6297, '+48 41 555 02 40', 'PL-C'],
    ['Olsztyn Jaroty', 'house', 'ul. Krasickiego 1', '10-685', 'Olsztyn', 53.7439, 20.4868, '+48 89 555 02 50', 'PL-N'],
    ['Częstochowa Północ', 'depot', 'al. Wojska Polskiego 207', '42-200', 'Częstochowa', 50.8437, 19.1382, '+48 34 555 02 60', 'PL-S'],
    ['Radom Gołębiów', 'counter', 'ul. Żółkiewskiego 4', '26-610', 'Radom', 51.4178, 21.1776, '+48 48 555 02 70', 'PL-C'],
    ['Toruń Wrzosy', 'house', 'ul. Grudziądzka 162', '87-100', 'Toruń', 53.0404, 18.5986, '+48 56 555 02 80', 'PL-N'],
    ['Zielona Góra Racula', 'yard', 'ul. Sulechowska 41', '65-022', 'Zielona Góra', 51.9527, 15.5149, '+48 68 555 02 90', 'PL-C'],
    ['Opole Turawa', 'depot', 'ul. Dębowa 1', '46-020', 'Zawada', 50.7141, 17.9892, '+48 77 555 03 00', 'PL-S'],
    ['Bielsko-Biała Wapienica', 'full', 'ul. Cieszyńska 367', '43-382', 'Bielsko-Biała', 49.8203, 18.9921, '+48 33 555 03 10', 'PL-S'],
    ['Koszalin Gnieźnieńska', 'counter', 'ul. Gnieźnieńska 81', '75-736', 'Koszalin', 54.1745, 16.1949, '+48 94 555 03 20', 'PL-N'],
    ['Gorzów Zakanale', 'counter', 'ul. Kasprzaka 7', '66-400', 'Gorzów Wielkopolski', 52.7249, 15.2418, '+48 95 555 03 30', 'PL-C'],
    ['Płock Podolszyce', 'yard', 'ul. Wyszogrodzka 140', '09-410', 'Płock', 52.5297, 19.7639, '+48 24 555 03 40', 'PL-C'],
    ['Tarnów Mościce', 'house', 'ul. Krakowska 149', '33-100', 'Tarnów', 50.0101, 20.9431, '+48 14 555 03 50', 'PL-S'],
    ['Nowy Sącz Zawada', 'counter', 'ul. Węgierska 178', '33-300', 'Nowy Sącz', 49.5966, 20.6966, '+48 18 555 03 60', 'PL-S'],
    ['Legnica Piekary', 'yard', 'ul. Wrocławska 246', '59-220', 'Legnica', 51.1993, 16.2049, '+48 76 555 03 70', 'PL-S'],
    ['Kalisz Dobrzec', 'counter', 'ul. Poznańska 121', '62-800', 'Kalisz', 51.7629, 18.0512, '+48 62 555 03 80', 'PL-C'],
    ['Gdynia Dąbrowa', 'flagship', 'ul. Rdestowa 105', '81-577', 'Gdynia', 54.4669, 18.4736, '+48 58 555 03 90', 'PL-N'],
    ['Warszawa Janki', 'flagship', 'al. Krakowska 61', '05-090', 'Janki', 52.1281, 20.8896, '+48 22 555 04 00', 'PL-C'],
  ],
);
