import type { DemoStore, OpeningTimes } from '../demo-market.ts';

const bigboxHours: OpeningTimes = { weekdays: [7, 21.5], saturday: [8, 21] };
const agencyHours: OpeningTimes = { weekdays: [7, 19], saturday: [8, 14] };

export const stores: readonly DemoStore[] = [
  { id: '42', sellerCode: '000', name: 'Materia en línea', urlKey: 'materia-en-linea', type: 'bigbox', street: 'Calle de Méndez Álvaro 44', postcode: '28045', city: 'Madrid', position: [40.3986, -3.6806], region: 'MD', phone: '+34 910 55 01 00', hours: bigboxHours, services: ['web'], zone: 'ES-C' },
  { id: '1', sellerCode: '001', name: 'Materia Madrid Alcorcón', urlKey: 'madrid-alcorcon', type: 'bigbox', street: 'Avenida de Europa 21', postcode: '28922', city: 'Alcorcón', position: [40.3398, -3.8478], region: 'MD', phone: '+34 910 55 01 10', hours: bigboxHours, services: ['drive', 'tool-rental', 'cutting', 'key-copy', 'parking', 'colour-mixing', 'delivery'], zone: 'ES-C' },
  { id: '2', sellerCode: '002', name: 'Materia Barcelona Sant Boi', urlKey: 'barcelona-sant-boi', type: 'bigbox', street: 'Carrer de les Alberedes 14', postcode: '08830', city: 'Sant Boi de Llobregat', position: [41.3426, 2.0527], region: 'CT', phone: '+34 930 55 01 20', hours: bigboxHours, services: ['drive', 'tool-rental', 'cutting', 'parking', 'colour-mixing', 'delivery', 'returns'], zone: 'ES-E' },
  { id: '3', sellerCode: '003', name: 'Materia Valencia Alfafar', urlKey: 'valencia-alfafar', type: 'bigbox', street: 'Avenida Reyes Católicos 30', postcode: '46910', city: 'Alfafar', position: [39.4219, -0.3776], region: 'VC', phone: '+34 960 55 01 30', hours: bigboxHours, services: ['drive', 'cutting', 'key-copy', 'parking', 'colour-mixing'], zone: 'ES-E' },
  { id: '4', sellerCode: '004', name: 'Materia Sevilla Aljarafe', urlKey: 'sevilla-aljarafe', type: 'bigbox', street: 'Calle Industria 9', postcode: '41927', city: 'Mairena del Aljarafe', position: [37.3404, -6.0661], region: 'AN', phone: '+34 950 55 01 40', hours: bigboxHours, services: ['drive', 'tool-rental', 'cutting', 'parking', 'delivery'], zone: 'ES-C' },
  { id: '5', sellerCode: '019', name: 'Materia Las Palmas Telde', urlKey: 'las-palmas-telde', type: 'agency', street: 'Calle Josefina Mayor 16', postcode: '35219', city: 'Telde', position: [28.0012, -15.3874], region: 'CN', phone: '+34 928 55 01 50', hours: agencyHours, services: ['drive', 'parking', 'cutting'], zone: 'ES-I' },
  { id: '6', sellerCode: '006', name: 'Materia Zaragoza Malpica', urlKey: 'zaragoza-malpica', type: 'agency', isShowcase: true, street: 'Calle E 31', postcode: '50016', city: 'Zaragoza', position: [41.6637, -0.8073], region: 'AR', phone: '+34 976 55 01 60', hours: agencyHours, services: ['parking', 'colour-mixing'], zone: 'ES-C' },
];
