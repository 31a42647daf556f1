import type { DemoStore, OpeningTimes } from '../demo-market.ts';

const bigboxHours: OpeningTimes = { weekdays: [7, 21], saturday: [8, 21] };
const agencyHours: OpeningTimes = { weekdays: [7.5, 19], saturday: [8, 13] };

export const stores: readonly DemoStore[] = [
  { id: '42', sellerCode: '000', name: 'Materia em linha', urlKey: 'materia-em-linha', type: 'bigbox', street: 'Avenida Infante Dom Henrique 26', postcode: '1800-218', city: 'Lisboa', position: [38.7568, -9.1009], phone: '+351 210 550 100', hours: bigboxHours, services: ['web'], zone: 'PT-C' },
  { id: '1', sellerCode: '001', name: 'Materia Lisboa Alfragide', urlKey: 'lisboa-alfragide', type: 'bigbox', street: 'Estrada Nacional 117, 8', postcode: '2610-002', city: 'Amadora', position: [38.7309, -9.2197], phone: '+351 210 550 110', hours: bigboxHours, services: ['drive', 'tool-rental', 'cutting', 'key-copy', 'parking', 'colour-mixing', 'delivery'], zone: 'PT-C' },
  { id: '2', sellerCode: '002', name: 'Materia Porto Matosinhos', urlKey: 'porto-matosinhos', type: 'bigbox', street: 'Rua João Mendonça 505', postcode: '4464-503', city: 'Senhora da Hora', position: [41.1859, -8.6526], phone: '+351 220 550 120', hours: bigboxHours, services: ['drive', 'tool-rental', 'cutting', 'parking', 'colour-mixing', 'delivery', 'returns'], zone: 'PT-N' },
  { id: '3', sellerCode: '003', name: 'Materia Braga Celeirós', urlKey: 'braga-celeiros', type: 'bigbox', street: 'Rua da Indústria 12', postcode: '4705-414', city: 'Braga', position: [41.5176, -8.4523], phone: '+351 253 550 130', hours: bigboxHours, services: ['drive', 'cutting', 'key-copy', 'parking', 'colour-mixing'], zone: 'PT-N' },
  { id: '4', sellerCode: '004', name: 'Materia Coimbra Eiras', urlKey: 'coimbra-eiras', type: 'agency', street: 'Rua dos Ferreiros 40', postcode: '3020-265', city: 'Coimbra', position: [40.2409, -8.4376], phone: '+351 239 550 140', hours: agencyHours, services: ['drive', 'tool-rental', 'parking', 'delivery'], zone: 'PT-C' },
  { id: '5', sellerCode: '005', name: 'Materia Funchal Cancela', urlKey: 'funchal-cancela', type: 'agency', street: 'Caminho da Cancela 15', postcode: '9125-042', city: 'Caniço', position: [32.6546, -16.8563], region: '30', phone: '+351 291 550 150', hours: agencyHours, services: ['drive', 'cutting', 'parking'], zone: 'PT-I' },
  { id: '6', sellerCode: '006', name: 'Materia Faro Montenegro', urlKey: 'faro-montenegro', type: 'agency', isShowcase: true, street: 'Estrada Nacional 125, 31', postcode: '8005-145', city: 'Faro', position: [37.0313, -7.9645], phone: '+351 289 550 160', hours: agencyHours, services: ['parking', 'colour-mixing'], zone: 'PT-C' },
];
