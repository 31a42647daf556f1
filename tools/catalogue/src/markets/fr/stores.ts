import type { DemoStore, OpeningTimes } from '../demo-market.ts';

const bigboxHours: OpeningTimes = { weekdays: [6.5, 19.5], saturday: [7, 19.5] };
const agencyHours: OpeningTimes = { weekdays: [7, 18], saturday: [8, 12] };

export const stores: readonly DemoStore[] = [
  { id: '42', sellerCode: '000', name: 'Materia en ligne', urlKey: 'materia-en-ligne', type: 'bigbox', street: '18 rue de la Vanne', postcode: '75014', city: 'Paris', position: [48.8226, 2.3271], phone: '+33 1 55 55 01 00', hours: bigboxHours, services: ['web'], zone: 'FR-N' },
  { id: '1', sellerCode: '001', name: 'Materia Paris Gennevilliers', urlKey: 'paris-gennevilliers', type: 'bigbox', street: '62 avenue des Louvresses', postcode: '92230', city: 'Gennevilliers', position: [48.9346, 2.2927], phone: '+33 1 55 55 01 10', hours: bigboxHours, services: ['drive', 'tool-rental', 'cutting', 'key-copy', 'parking', 'colour-mixing', 'delivery'], zone: 'FR-N' },
  { id: '2', sellerCode: '002', name: 'Materia Lyon Vénissieux', urlKey: 'lyon-venissieux', type: 'bigbox', street: '35 avenue Jean Moulin', postcode: '69200', city: 'Vénissieux', position: [45.7011, 4.8722], phone: '+33 4 55 55 01 20', hours: bigboxHours, services: ['drive', 'tool-rental', 'cutting', 'parking', 'colour-mixing', 'delivery', 'returns'], zone: 'FR-S' },
  { id: '3', sellerCode: '003', name: 'Materia Lille Lesquin', urlKey: 'lille-lesquin', type: 'bigbox', street: '4 rue de la Haie Plouvier', postcode: '59810', city: 'Lesquin', position: [50.5872, 3.1083], phone: '+33 3 55 55 01 30', hours: bigboxHours, services: ['drive', 'tool-rental', 'cutting', 'key-copy', 'parking', 'colour-mixing'], zone: 'FR-N' },
  { id: '4', sellerCode: '004', name: 'Materia Strasbourg Geispolsheim', urlKey: 'strasbourg-geispolsheim', type: 'agency', street: '9 rue du Fort', postcode: '67118', city: 'Geispolsheim', position: [48.5349, 7.7065], region: '67', phone: '+33 3 55 55 01 40', hours: agencyHours, services: ['drive', 'cutting', 'parking', 'delivery'], zone: 'FR-N' },
  { id: '5', sellerCode: '005', name: 'Materia Bordeaux Mérignac', urlKey: 'bordeaux-merignac', type: 'bigbox', street: '27 avenue de la Somme', postcode: '33700', city: 'Mérignac', position: [44.8343, -0.6776], phone: '+33 5 55 55 01 50', hours: bigboxHours, services: ['drive', 'tool-rental', 'parking', 'colour-mixing', 'delivery'], zone: 'FR-S' },
  { id: '6', sellerCode: '006', name: 'Materia Marseille La Valentine', urlKey: 'marseille-la-valentine', type: 'agency', isShowcase: true, street: '112 route de la Sablière', postcode: '13011', city: 'Marseille', position: [43.2937, 5.4815], phone: '+33 4 55 55 01 60', hours: agencyHours, services: ['parking', 'colour-mixing'], zone: 'FR-S' },
];
