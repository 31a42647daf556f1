import type { DemoVendor } from '../demo-market.ts';
import { vendorsOf } from '../vendor-list.ts';

/** Third parties of the Spanish marketplace, with the registry of their province. */
export const vendors: readonly DemoVendor[] = vendorsOf('ES', 140201, [
  ['bathroom', 'Baños del Turia', 'Baños del Turia, S.L.', 'Calle Ciudad de Liria 18', '46988', 'Paterna', 'Registro Mercantil de Valencia, hoja V-19063', 'B46297560', '+34 960 55 10 00'],
  ['aggregates', 'Áridos Hermanos Calleja', 'Áridos Hermanos Calleja, S.L.', 'Calle del Río 5', '28500', 'Arganda del Rey', 'Registro Mercantil de Madrid, hoja M-69641', 'B28179513', '+34 910 55 10 13', 'lorries'],
  ['tools', 'Ferretería La Bisagra', 'Ferretería La Bisagra, S.L.', 'Calle San Agustín 22', '48200', 'Durango', 'Registro Mercantil de Bizkaia, hoja BI-50129', 'B48083067', '+34 946 55 10 26'],
  ['timber', 'Maderas del Moncayo', 'Maderas del Moncayo, S.A.', 'Carretera de Soria 14', '50500', 'Tarazona', 'Registro Mercantil de Zaragoza, hoja Z-84381', 'A50999754', '+34 976 55 10 39', 'lorries'],
  ['tiles', 'Azulejos La Plana', 'Azulejos La Plana, S.L.', 'Avenida de Vila-real 120', '12200', 'Onda', 'Registro Mercantil de Castellón, hoja CS-92346', 'B12850673', '+34 964 55 10 42', 'lorries'],
  ['paint', 'Pinturas Mar Menor', 'Pinturas Mar Menor, S.L.', 'Calle Londres 9', '30740', 'San Pedro del Pinatar', 'Registro Mercantil de Murcia, hoja MU-69408', 'B30432157', '+34 968 55 10 55'],
  ['electricity', 'Electricidad Bahía', 'Electricidad Bahía, S.L.', 'Calle Gibraltar 31', '11011', 'Cádiz', 'Registro Mercantil de Cádiz, hoja CA-41708', 'B11801750', '+34 956 55 10 68'],
  ['garden', 'Jardines de Aranjuez', 'Jardines de Aranjuez, S.L.', 'Calle de la Reina 70', '28300', 'Aranjuez', 'Registro Mercantil de Madrid, hoja M-80198', 'B28760049', '+34 910 55 10 71'],
  ['stoves', 'Chimeneas del Norte', 'Chimeneas del Norte, S.L.', 'Polígono de Silvota 12', '33192', 'Llanera', 'Registro Mercantil de Asturias, hoja AS-88883', 'B33294323', '+34 984 55 10 84', 'lorries'],
  ['fixings', 'Tornillería Osona', 'Tornillería Osona, S.L.', 'Carrer de Sant Jordi 40', '08500', 'Vic', 'Registro Mercantil de Barcelona, hoja B-49351', 'B08292088', '+34 930 55 10 97'],
  ['flooring', 'Parquets Costa Brava', 'Parquets Costa Brava, S.L.', 'Carrer del Ter 55', '17200', 'Palafrugell', 'Registro Mercantil de Girona, hoja GI-87121', 'B17677287', '+34 972 55 11 00'],
  ['roofing', 'Cubiertas Ebro', 'Cubiertas Ebro, S.L.', 'Calle Turiaso 27', '50197', 'Zaragoza', 'Registro Mercantil de Zaragoza, hoja Z-95268', 'B50714047', '+34 976 55 11 13', 'lorries'],
  ['doors', 'Puertas de Villacañas', 'Puertas de Villacañas, S.A.', 'Avenida de la Mancha 3', '45860', 'Villacañas', 'Registro Mercantil de Toledo, hoja TO-24782', 'A45767050', '+34 925 55 11 26', 'lorries'],
  ['insulation', 'Aislamientos Duero', 'Aislamientos Duero, S.L.', 'Calle Cromo 19', '47012', 'Valladolid', 'Registro Mercantil de Valladolid, hoja VA-97236', 'B47477559', '+34 983 55 11 39', 'lorries'],
  ['plumbing', 'Fontanería Guadiana', 'Fontanería Guadiana, S.L.', 'Calle Gremios 8', '06800', 'Mérida', 'Registro Mercantil de Badajoz, hoja BA-84908', 'B06045876', '+34 924 55 11 42'],
  ['locks', 'Cerrajería Alcaraz', 'Cerrajería Alcaraz, S.L.', 'Paseo de la Cuba 41', '02005', 'Albacete', 'Registro Mercantil de Albacete, hoja AB-88614', 'B02546554', '+34 967 55 11 55'],
  ['outdoor-living', 'Muebles de Terraza Levante', 'Muebles de Terraza Levante, S.L.', 'Avenida de Elche 166', '03008', 'Alicante', 'Registro Mercantil de Alicante, hoja A-62058', 'B03351343', '+34 965 55 11 68'],
  ['lighting', 'Luz de Córdoba', 'Luz de Córdoba, S.L.', 'Calle Imprenta de la Alborada 5', '14014', 'Córdoba', 'Registro Mercantil de Córdoba, hoja CO-12062', 'B14296560', '+34 957 55 11 71'],
  ['windows', 'Ventanas Rías Altas', 'Ventanas Rías Altas, S.L.', 'Calle Galileo Galilei 62', '15008', 'A Coruña', 'Registro Mercantil de A Coruña, hoja A -52510', 'B15466154', '+34 981 55 11 84', 'lorries'],
  ['mortars', 'Morteros La Sagra', 'Morteros La Sagra, S.L.', 'Calle Fresno 30', '45200', 'Illescas', 'Registro Mercantil de Toledo, hoja TO-66575', 'B45394640', '+34 925 55 11 97'],
  ['fences', 'Vallas y Cercados Lugo', 'Vallas y Cercados Lugo, S.L.', 'Rúa da Industria 77', '27003', 'Lugo', 'Registro Mercantil de Lugo, hoja LU-54065', 'B27253863', '+34 982 55 12 00', 'lorries'],
  ['steel', 'Hierros Sagunto', 'Hierros Sagunto, S.A.', 'Avenida de los Altos Hornos 6', '46520', 'Sagunto', 'Registro Mercantil de Valencia, hoja V-93297', 'A46443032', '+34 960 55 12 13', 'lorries'],
  ['workwear', 'Ropa de Trabajo Sierra Norte', 'Ropa de Trabajo Sierra Norte, S.L.', 'Calle del Cobre 13', '28770', 'Colmenar Viejo', 'Registro Mercantil de Madrid, hoja M-93932', 'B28321917', '+34 910 55 12 26'],
  ['pumps', 'Riegos del Poniente', 'Riegos del Poniente, S.L.', 'Carretera de Málaga 201', '04700', 'El Ejido', 'Registro Mercantil de Almería, hoja AL-68449', 'B04744256', '+34 950 55 12 39'],
  ['bathroom', 'Sanitarios Navarra', 'Sanitarios Navarra, S.L.', 'Calle Soto de Aizoáin 18', '31013', 'Pamplona', 'Registro Mercantil de Navarra, hoja NA-67180', 'B31656622', '+34 948 55 12 42'],
]);
