import type { DemoStore, OpeningTimes } from '../demo-market.ts';
import { storesOf } from '../store-list.ts';

/** Shops choose their hours, Sundays included (Decreto-Lei n.º 10/2015); the trade counters of the agencies stay closed. */
const sunday: OpeningTimes['sunday'] = [9, 20];

export const stores: readonly DemoStore[] = storesOf(
  {
    web: { name: 'Materia em linha', street: 'Avenida Infante Dom Henrique 26', postcode: '1800-218', city: 'Lisboa', position: [38.7568, -9.1009], phone: '+351 210 550 100', zone: 'PT-C' },
    hours: { bigbox: { weekdays: [7, 21], saturday: [8, 21] }, agency: { weekdays: [7.5, 19], saturday: [8, 13] } },
  },
  [
    ['Lisboa Alfragide', 'full', 'Estrada Nacional 117, 8', '2610-002', 'Amadora', 38.7309, -9.2197, '+351 210 550 110', 'PT-C', { sunday }],
    ['Porto Matosinhos', 'flagship', 'Rua João Mendonça 505', '4464-503', 'Senhora da Hora', 41.1859, -8.6526, '+351 220 550 120', 'PT-N', { sunday }],
    ['Braga Celeirós', 'house', 'Rua da Indústria 12', '4705-414', 'Braga', 41.5176, -8.4523, '+351 253 550 130', 'PT-N', { sunday }],
    ['Coimbra Eiras', 'yard', 'Rua dos Ferreiros 40', '3020-265', 'Coimbra', 40.2409, -8.4376, '+351 239 550 140', 'PT-C'],
    ['Funchal Cancela', 'counter', 'Caminho da Cancela 15', '9125-042', 'Caniço', 32.6546, -16.8563, '+351 291 550 150', 'PT-I', { region: '30' }],
    ['Faro Montenegro', 'showcase', 'Estrada Nacional 125, 31', '8005-145', 'Faro', 37.0313, -7.9645, '+351 289 550 160', 'PT-C'],
    ['Famalicão Calendário', 'full', 'Avenida do Brasil 412', '4760-010', 'Vila Nova de Famalicão', 41.4041, -8.5301, '+351 252 555 070', 'PT-N', { sunday }],
    ['Leiria Barosa', 'house', 'Rua da Cimpor 12', '2400-013', 'Leiria', 39.7581, -8.8378, '+351 244 555 080', 'PT-C', { sunday }],
    ['Aveiro Esgueira', 'depot', 'Estrada de Taboeira 97', '3800-055', 'Aveiro', 40.6508, -8.6178, '+351 234 555 090', 'PT-N', { sunday }],
    ['Viseu Repeses', 'house', 'Rua Quinta do Catavejo 15', '3500-227', 'Viseu', 40.6411, -7.9313, '+351 232 555 100', 'PT-N', { sunday }],
    ['Setúbal Monte Belo', 'full', 'Estrada dos Ciprestes 138', '2900-319', 'Setúbal', 38.5363, -8.8801, '+351 265 555 110', 'PT-C', { sunday }],
    ['Évora Almeirim', 'yard', 'Rua do Parque Industrial 26', '7005-639', 'Évora', 38.5551, -7.9197, '+351 266 555 120', 'PT-C'],
    ['Santarém Cerco', 'counter', 'Rua Conde da Ribeira Grande 8', '2005-002', 'Santarém', 39.2296, -8.6774, '+351 243 555 130', 'PT-C'],
    ['Vila Real Lordelo', 'counter', 'Avenida da Europa 61', '5000-557', 'Vila Real', 41.3079, -7.7526, '+351 259 555 140', 'PT-N'],
    ['Viana do Castelo Meadela', 'yard', 'Rua da Veiga 30', '4925-168', 'Viana do Castelo', 41.7002, -8.7971, '+351 258 555 150', 'PT-N'],
    ['Castelo Branco Cruz de Montalvão', 'counter', 'Rua J 19', '6000-461', 'Castelo Branco', 39.8036, -7.5139, '+351 272 555 160', 'PT-C'],
    ['Guarda Gare', 'counter', 'Rua do Comércio 57', '6300-573', 'Guarda', 40.5525, -7.2426, '+351 271 555 170', 'PT-N'],
    ['Bragança Cantarias', 'yard', 'Avenida das Cantarias 140', '5300-107', 'Bragança', 41.7968, -6.7741, '+351 273 555 180', 'PT-N'],
    ['Beja Parque', 'counter', 'Rua da Metalúrgica Alentejana 3', '7800-007', 'Beja', 38.0202, -7.8801, '+351 284 555 190', 'PT-C'],
    ['Portimão Bemposta', 'house', 'Caminho da Bemposta 24', '8500-510', 'Portimão', 37.1497, -8.5541, '+351 282 555 200', 'PT-C', { sunday }],
    ['Guimarães Creixomil', 'depot', 'Alameda Mariano Felgueiras 78', '4835-075', 'Guimarães', 41.4401, -8.3079, '+351 253 555 210', 'PT-N', { sunday }],
    ['Almada Feijó', 'flagship', 'Rua da Quinta do Chiado 11', '2810-036', 'Almada', 38.6537, -9.1621, '+351 212 555 220', 'PT-C', { sunday }],
    ['Cascais Alcabideche', 'full', 'Estrada Nacional nove 205', '2645-543', 'Cascais', 38.7322, -9.4089, '+351 214 555 230', 'PT-C', { sunday }],
    ['Porto Gaia', 'flagship', 'Rua de Canelas 345', '4410-266', 'Vila Nova de Gaia', 41.0863, -8.6057, '+351 222 555 240', 'PT-N', { sunday }],
    ['Torres Vedras Arenes', 'yard', 'Estrada Nacional oito 18', '2560-628', 'Torres Vedras', 39.0846, -9.2471, '+351 261 555 250', 'PT-C'],
    ['Figueira da Foz Vila Verde', 'counter', 'Rua da Zona Industrial 6', '3080-381', 'Figueira da Foz', 40.1519, -8.8247, '+351 233 555 260', 'PT-N'],
    ['Covilhã Tortosendo', 'yard', 'Parque Industrial do Tortosendo 33', '6200-823', 'Covilhã', 40.2391, -7.5169, '+351 275 555 270', 'PT-N'],
    ['Ponta Delgada Azores', 'house', 'Rua da Azores Parque 16', '9500-790', 'Ponta Delgada', 37.7574, -25.6441, '+351 296 555 280', 'PT-I', { region: '20', sunday }],
    ['Caldas da Rainha Tornada', 'counter', 'Estrada Nacional oito 92', '2500-315', 'Caldas da Rainha', 39.4271, -9.1324, '+351 262 555 290', 'PT-C'],
    ['Loures Frielas', 'full', 'Rua da República 150', '2660-001', 'Loures', 38.8231, -9.1517, '+351 219 555 300', 'PT-C', { sunday }],
  ],
);
