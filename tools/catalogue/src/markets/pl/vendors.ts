import type { DemoVendor } from '../demo-market.ts';
import { vendorsOf } from '../vendor-list.ts';

/** Third parties of the Polish marketplace: companies stand in KRS, sole traders and civil partnerships in CEIDG. */
export const vendors: readonly DemoVendor[] = vendorsOf('PL', 140101, [
  ['bathroom', 'Łazienkowy Skład', 'Łazienkowy Skład sp. z o.o.', 'ul. Piotrkowska 210', '90-369', 'Łódź', 'KRS 0000455821', '7257986434', '+48 42 555 10 00'],
  ['aggregates', 'Kruszywa i Bruk Nowak', 'Kruszywa i Bruk Nowak s.c.', 'ul. Mszczonowska 41', '05-600', 'Grójec', 'CEIDG', '7976162245', '+48 48 555 10 13', 'lorries'],
  ['tools', 'Narzędziownia Śląska', 'Narzędziownia Śląska sp. z o.o.', 'ul. Chorzowska 148', '40-101', 'Katowice', 'KRS 0000883607', '6343755296', '+48 32 555 10 26'],
  ['timber', 'Drewno z Puszczy', 'Drewno z Puszczy sp. j.', 'ul. Lipowa 3', '17-230', 'Białowieża', 'KRS 0000730886', '5434140157', '+48 85 555 10 39', 'lorries'],
  ['windows', 'Okna Podhale', 'Okna Podhale sp. z o.o.', 'ul. Szaflarska 102', '34-400', 'Nowy Targ', 'KRS 0000884456', '7355565509', '+48 18 555 10 42', 'lorries'],
  ['paint', 'Świat Farb Kujawy', 'Świat Farb Kujawy sp. z o.o.', 'ul. Toruńska 89', '85-023', 'Bydgoszcz', 'KRS 0000859543', '5540650980', '+48 52 555 10 55'],
  ['electricity', 'Elektro Hurt Wschód', 'Elektro Hurt Wschód sp. z o.o.', 'ul. Mełgiewska 30', '20-234', 'Lublin', 'KRS 0000375847', '7128413920', '+48 81 555 10 68'],
  ['garden', 'Ogród pod Dębem', 'Ogród pod Dębem Anna Wilczek', 'ul. Leśna 12', '62-030', 'Luboń', 'CEIDG', '7772545625', '+48 61 555 10 71'],
  ['stoves', 'Kominki Beskid', 'Kominki Beskid sp. z o.o.', 'ul. Żywiecka 77', '43-300', 'Bielsko-Biała', 'KRS 0000704158', '5471201048', '+48 33 555 10 84', 'lorries'],
  ['fixings', 'Śruba i Spółka', 'Śruba i Spółka sp. j.', 'ul. Fabryczna 16', '38-500', 'Sanok', 'KRS 0000364782', '6873940587', '+48 13 555 10 97'],
  ['flooring', 'Parkiety Mazur', 'Parkiety Mazur sp. z o.o.', 'ul. Lubelska 33', '10-408', 'Olsztyn', 'KRS 0000484152', '7392105038', '+48 89 555 11 00'],
  ['roofing', 'Dachy Pomorza', 'Dachy Pomorza sp. z o.o.', 'ul. Kartuska 385', '80-125', 'Gdańsk', 'KRS 0000869971', '5838078648', '+48 58 555 11 13', 'lorries'],
  ['tiles', 'Glazura Opoczno Plus', 'Glazura Opoczno Plus sp. z o.o.', 'ul. Przemysłowa 5', '26-300', 'Opoczno', 'KRS 0000795510', '7688685594', '+48 44 555 11 26', 'lorries'],
  ['insulation', 'Ciepłe Ściany', 'Ciepłe Ściany sp. z o.o.', 'ul. Wrocławska 14', '55-200', 'Oława', 'KRS 0000724081', '9120181150', '+48 71 555 11 39', 'lorries'],
  ['plumbing', 'Hydro Serwis Wisła', 'Hydro Serwis Wisła sp. z o.o.', 'ul. Portowa 9', '09-400', 'Płock', 'KRS 0000656765', '7747352091', '+48 24 555 11 42'],
  ['locks', 'Zamki i Okucia Gerlach', 'Zamki i Okucia Gerlach sp. j.', 'ul. Kolejowa 21', '66-400', 'Gorzów Wielkopolski', 'KRS 0000795574', '5997648549', '+48 95 555 11 55'],
  ['outdoor-living', 'Meble Ogrodowe Kaszuby', 'Meble Ogrodowe Kaszuby sp. z o.o.', 'ul. Kościerska 8', '83-300', 'Kartuzy', 'KRS 0000496831', '5890866462', '+48 58 555 11 68'],
  ['lighting', 'Lampy Stylowe', 'Lampy Stylowe Marek Zięba', 'ul. Długa 44', '31-146', 'Kraków', 'CEIDG', '6763408526', '+48 12 555 11 71'],
  ['doors', 'Drzwi Wejściowe Radom', 'Drzwi Wejściowe Radom sp. z o.o.', 'ul. Energetyków 18', '26-617', 'Radom', 'KRS 0000828865', '7968429604', '+48 48 555 11 84', 'lorries'],
  ['mortars', 'Chemia Budowlana Zamość', 'Chemia Budowlana Zamość sp. z o.o.', 'ul. Szczebrzeska 55', '22-400', 'Zamość', 'KRS 0000884278', '9222366114', '+48 84 555 11 97'],
  ['fences', 'Ogrodzenia Wielkopolska', 'Ogrodzenia Wielkopolska sp. z o.o.', 'ul. Gnieźnieńska 70', '62-200', 'Gniezno', 'KRS 0000500944', '7845714916', '+48 61 555 12 00', 'lorries'],
  ['steel', 'Stal i Profil Huta', 'Stal i Profil Huta sp. z o.o.', 'ul. Ujastek 11', '31-752', 'Kraków', 'KRS 0000736803', '6780244725', '+48 12 555 12 13', 'lorries'],
  ['workwear', 'Bezpieczny Fachowiec', 'Bezpieczny Fachowiec sp. z o.o.', 'ul. Zwycięstwa 27', '75-033', 'Koszalin', 'KRS 0000881168', '6693995641', '+48 94 555 12 26'],
  ['flooring', 'Wykładziny Żyrardów', 'Wykładziny Żyrardów sp. z o.o.', 'ul. Okrzei 51', '96-300', 'Żyrardów', 'KRS 0000378115', '8388928225', '+48 46 555 12 39'],
  ['pumps', 'Pompy i Studnie Kielce', 'Pompy i Studnie Kielce sp. j.', 'ul. Zagnańska 61', '25-528', 'Kielce', 'KRS 0000813713', '6572391714', '+48 41 555 12 42'],
]);
