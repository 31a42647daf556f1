import type { DemoStore, OpeningTimes } from '../demo-market.ts';
import { storesOf } from '../store-list.ts';

/** The Community of Madrid leaves Sunday hours to the shops (ley 2/2012); elsewhere only a few Sundays a year are open. */
const madridSunday: OpeningTimes['sunday'] = [10, 20];

export const stores: readonly DemoStore[] = storesOf(
  {
    web: { name: 'Materia en línea', street: 'Calle de Méndez Álvaro 44', postcode: '28045', city: 'Madrid', position: [40.3986, -3.6806], region: 'MD', phone: '+34 910 55 01 00', zone: 'ES-C' },
    hours: { bigbox: { weekdays: [7, 21.5], saturday: [8, 21] }, agency: { weekdays: [7, 19], saturday: [8, 14] } },
  },
  [
    ['Madrid Alcorcón', 'full', 'Avenida de Europa 21', '28922', 'Alcorcón', 40.3398, -3.8478, '+34 910 55 01 10', 'ES-C', { region: 'MD', sunday: madridSunday }],
    ['Barcelona Sant Boi', 'depot', 'Carrer de les Alberedes 14', '08830', 'Sant Boi de Llobregat', 41.3426, 2.0527, '+34 930 55 01 20', 'ES-E', { region: 'CT' }],
    ['Valencia Alfafar', 'house', 'Avenida Reyes Católicos 30', '46910', 'Alfafar', 39.4219, -0.3776, '+34 960 55 01 30', 'ES-E', { region: 'VC' }],
    ['Sevilla Aljarafe', 'depot', 'Calle Industria 9', '41927', 'Mairena del Aljarafe', 37.3404, -6.0661, '+34 950 55 01 40', 'ES-C', { region: 'AN' }],
    ['Las Palmas Telde', 'counter', 'Calle Josefina Mayor 16', '35219', 'Telde', 28.0012, -15.3874, '+34 928 55 01 50', 'ES-I', { region: 'CN', sellerCode: '019' }],
    ['Zaragoza Malpica', 'showcase', 'Calle E 31', '50016', 'Zaragoza', 41.6637, -0.8073, '+34 976 55 01 60', 'ES-C', { region: 'AR' }],
    ['Málaga Guadalhorce', 'full', 'Calle Hermanos Lumière 6', '29004', 'Málaga', 36.6996, -4.4823, '+34 951 55 01 70', 'ES-C', { region: 'AN' }],
    ['Murcia Oeste', 'house', 'Avenida Principal 22', '30169', 'San Ginés', 37.9608, -1.2163, '+34 968 55 01 80', 'ES-E', { region: 'MC' }],
    ['Palma Son Castelló', 'depot', 'Gran Via Asima 24', '07009', 'Palma', 39.6041, 2.6644, '+34 971 55 01 90', 'ES-I', { region: 'IB' }],
    ['Bilbao Barakaldo', 'flagship', 'Barrio El Retuerto 8', '48903', 'Barakaldo', 43.2834, -3.0042, '+34 946 55 02 00', 'ES-C', { region: 'PV' }],
    ['Alicante San Vicente', 'house', 'Calle Yecla 3', '03690', 'San Vicente del Raspeig', 38.3886, -0.5253, '+34 965 55 02 10', 'ES-E', { region: 'VC' }],
    ['Córdoba Chinales', 'yard', 'Calle Ingeniero Torroja 19', '14014', 'Córdoba', 37.9043, -4.7547, '+34 957 55 02 20', 'ES-C', { region: 'AN' }],
    ['Valladolid Argales', 'depot', 'Calle Vázquez de Menchaca 112', '47008', 'Valladolid', 41.6238, -4.7464, '+34 983 55 02 30', 'ES-C', { region: 'CL' }],
    ['Vigo Porriño', 'full', 'Carretera de Porriño 38', '36400', 'O Porriño', 42.1667, -8.6214, '+34 986 55 02 40', 'ES-C', { region: 'GA' }],
    ['Gijón Roces', 'house', 'Avenida de los Campones 30', '33211', 'Gijón', 43.5147, -5.6756, '+34 984 55 02 50', 'ES-C', { region: 'AS' }],
    ['Vitoria Jundiz', 'yard', 'Calle Mendigorritxu 58', '01015', 'Vitoria-Gasteiz', 42.8447, -2.7338, '+34 945 55 02 60', 'ES-C', { region: 'PV' }],
    ['A Coruña Pocomaco', 'counter', 'Cuarta Avenida 15', '15190', 'A Coruña', 43.3318, -8.4179, '+34 981 55 02 70', 'ES-C', { region: 'GA' }],
    ['Granada Peligros', 'house', 'Calle Loja 24', '18210', 'Peligros', 37.2318, -3.6307, '+34 958 55 02 80', 'ES-C', { region: 'AN' }],
    ['Oviedo Llanera', 'yard', 'Calle B 17', '33192', 'Llanera', 43.4397, -5.8237, '+34 985 55 02 90', 'ES-C', { region: 'AS', sellerCode: '005' }],
    ['Barcelona Badalona', 'full', 'Carrer de la Indústria 320', '08912', 'Badalona', 41.4454, 2.2361, '+34 930 55 03 00', 'ES-E', { region: 'CT' }],
    ['Jerez Guadalquivir', 'counter', 'Calle de la Innovación 5', '11408', 'Jerez de la Frontera', 36.7102, -6.1173, '+34 956 55 03 10', 'ES-C', { region: 'AN' }],
    ['Pamplona Cordovilla', 'depot', 'Calle B 44', '31191', 'Cordovilla', 42.7914, -1.6571, '+34 948 55 03 20', 'ES-C', { region: 'NC' }],
    ['Almería Viator', 'counter', 'Calle Sierra de Gádor 12', '04240', 'Viator', 36.8797, -2.4346, '+34 950 55 03 30', 'ES-C', { region: 'AN' }],
    ['Madrid San Fernando', 'flagship', 'Avenida de Castilla 33', '28830', 'San Fernando de Henares', 40.4358, -3.4962, '+34 910 55 03 40', 'ES-C', { region: 'MD', sunday: madridSunday }],
    ['Tarragona Les Gavarres', 'house', 'Carrer del Riu Clar 10', '43006', 'Tarragona', 41.1227, 1.2078, '+34 977 55 03 50', 'ES-E', { region: 'CT' }],
    ['Santander Bezana', 'yard', 'Avenida de Parayas 61', '39011', 'Santander', 43.4377, -3.8367, '+34 942 55 03 60', 'ES-C', { region: 'CB' }],
    ['Badajoz El Nevero', 'counter', 'Calle Nevero Quince 8', '06006', 'Badajoz', 38.8845, -7.0042, '+34 924 55 03 70', 'ES-C', { region: 'EX' }],
    ['Albacete Campollano', 'yard', 'Calle C 39', '02007', 'Albacete', 39.0244, -1.8838, '+34 967 55 03 80', 'ES-C', { region: 'CM' }],
    ['Logroño Portalada', 'counter', 'Calle Portalada 26', '26006', 'Logroño', 42.4603, -2.4089, '+34 941 55 03 90', 'ES-C', { region: 'RI' }],
    ['Tenerife La Laguna', 'house', 'Calle Fermín Morín 4', '38108', 'San Cristóbal de La Laguna', 28.4557, -16.2917, '+34 922 55 04 00', 'ES-I', { region: 'CN' }],
  ],
);
