import type { DemoStore, OpeningTimes } from '../demo-market.ts';

const bigboxHours: OpeningTimes = { weekdays: [7, 20], saturday: [8, 18] };
const agencyHours: OpeningTimes = { weekdays: [6.5, 18], saturday: [7, 14] };

export const stores: readonly DemoStore[] = [
  { id: '42', sellerCode: '000', name: 'Materia online', urlKey: 'materia-online', type: 'bigbox', street: 'ul. Grochowska 278', postcode: '03-841', city: 'Warszawa', position: [52.2448, 21.0812], phone: '+48 22 555 01 00', hours: bigboxHours, services: ['web'], zone: 'PL-C' },
  { id: '1', sellerCode: '001', name: 'Materia Warszawa Targówek', urlKey: 'warszawa-targowek', type: 'bigbox', street: 'ul. Radzymińska 227', postcode: '03-611', city: 'Warszawa', position: [52.2817, 21.0736], phone: '+48 22 555 01 10', hours: bigboxHours, services: ['drive', 'tool-rental', 'cutting', 'key-copy', 'parking', 'colour-mixing', 'delivery'], zone: 'PL-C' },
  { id: '2', sellerCode: '002', name: 'Materia Kraków Zakopianka', urlKey: 'krakow-zakopianka', type: 'bigbox', street: 'ul. Zakopiańska 62', postcode: '30-418', city: 'Kraków', position: [50.0179, 19.9272], phone: '+48 12 555 01 20', hours: bigboxHours, services: ['drive', 'tool-rental', 'cutting', 'parking', 'colour-mixing', 'delivery', 'returns'], zone: 'PL-S' },
  { id: '3', sellerCode: '003', name: 'Materia Wrocław Bielany', urlKey: 'wroclaw-bielany', type: 'bigbox', street: 'ul. Czekoladowa 11', postcode: '55-040', city: 'Bielany Wrocławskie', position: [51.0494, 16.9607], phone: '+48 71 555 01 30', hours: bigboxHours, services: ['drive', 'tool-rental', 'cutting', 'key-copy', 'parking', 'colour-mixing'], zone: 'PL-S' },
  { id: '4', sellerCode: '004', name: 'Materia Poznań Franowo', urlKey: 'poznan-franowo', type: 'bigbox', street: 'ul. Szwedzka 6', postcode: '61-285', city: 'Poznań', position: [52.3894, 16.9966], phone: '+48 61 555 01 40', hours: bigboxHours, services: ['drive', 'cutting', 'parking', 'colour-mixing', 'delivery'], zone: 'PL-C' },
  { id: '5', sellerCode: '005', name: 'Materia Gdańsk Kowale', urlKey: 'gdansk-kowale', type: 'agency', street: 'ul. Rakietowa 20', postcode: '80-298', city: 'Gdańsk', position: [54.3668, 18.4912], phone: '+48 58 555 01 50', hours: agencyHours, services: ['drive', 'tool-rental', 'parking', 'delivery'], zone: 'PL-N' },
  { id: '6', sellerCode: '006', name: 'Materia Białystok Fasty', urlKey: 'bialystok-fasty', type: 'agency', isShowcase: true, street: 'ul. Szosa Knyszyńska 2', postcode: '15-694', city: 'Białystok', position: [53.1597, 23.0813], phone: '+48 85 555 01 60', hours: agencyHours, services: ['parking', 'colour-mixing'], zone: 'PL-N' },
];
