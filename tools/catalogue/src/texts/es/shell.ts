import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const shell: DepartmentWords<'shell'> = {
  'self-levelling': words('Pasta autonivelante {brand} {grade}, {use}, {weight}', 'Pasta {grade} que nivela el suelo antes de colocar baldosas, parquet o vinilo. Se extiende sola y no se fratasa.', 'Apta para suelo radiante', 'Transitable en pocas horas', 'Aplicación manual o a máquina'),
  'bitumen-membrane': words('Tela asfáltica {brand} {use}, {thickness}, {contents}', 'Lámina de betún modificado de {thickness} que se suelda con soplete. Se mantiene flexible con el frío y acompaña los movimientos del soporte.', 'Armadura de poliéster', 'Flexible con el frío', 'Rollo para {contents}'),
  'liquid-membrane': words('Membrana líquida {brand} {use}, {weight}', 'Impermeabilizante elástico {use} que se aplica con brocha o rodillo en dos manos bajo las baldosas.', 'Sin juntas ni solapes', 'Puentea fisuras', 'Lista para aplicar'),
  'sealing-tape': words('Banda de estanqueidad {brand} {use}, {width} × {length-m}', 'Banda de elastómero con tejido para esquinas y juntas de dilatación. Se embebe en la membrana líquida.', 'Elástica a lo ancho', 'Para esquinas y juntas', 'Buen agarre a la membrana'),
  'facade-adhesive': words('Mortero para aislamiento {brand} {use}, color {colour}, {weight}', 'Mortero para pegar el aislamiento y embeber la malla, {use}. Una vez seco resiste el hielo y la lluvia.', 'Para pegar y armar', 'Gran adherencia', 'Resiste las heladas'),
  'facade-mesh': words('Malla de fachada {brand} {grade}, color {colour}, {contents}', 'Malla de fibra de vidrio {grade} que arma el mortero y evita fisuras en el revoco.', 'Antiálcalis', 'No se arruga', 'Rollo de {contents}'),
  'facade-anchor': words('Anclaje para aislamiento {brand} {diameter:bare} × {length}, {use}, uds.: {piece-count}', 'Anclajes de plato {use} con clavo. El plato sujeta la placa y el clavo la fija al muro.', 'Plato de 60 mm', 'Para hormigón y bloque', 'Sin puente térmico'),
  'channel-drain': words('Canaleta de drenaje {brand} {width}, {length-m}, rejilla: {material}, clase {grade}', 'Canal con rejilla de clase {grade} para accesos, terrazas y garajes. Recoge el agua en plena tormenta.', 'Rejilla incluida', 'Clase de carga {grade}', 'Se une sin herramientas'),
  'land-drain': words('Tubo de drenaje {brand} Ø {diameter}, {length-m}, color {colour}', 'Tubo corrugado y perforado que recoge el agua junto a los cimientos y en el jardín.', 'Perforado en todo el contorno', 'Flexible y ligero', 'Rollo de tubo de {length-m}'),
  'manhole-cover': words('Tapa de registro {brand} {format}, {material}, clase {grade}', 'Tapa con marco para arquetas, clase de carga {grade}. Asienta bien y no hace ruido al pasar.', 'Marco incluido', 'No golpetea', 'Carga: clase {grade}'),
  'rebar': words('Barra corrugada {brand} {grade} Ø {diameter}, {length-m}', 'Barra de acero {grade} para armar zapatas, zunchos y forjados.', 'Acero soldable', 'Corruga continua', 'Para zapatas y zunchos'),
  'rebar-mesh': words('Mallazo {brand} {format}, alambre {diameter}, malla {mesh}', 'Malla electrosoldada de {diameter} para soleras, recrecidos y accesos.', 'Soldaduras firmes', 'Cuadrícula de {mesh}', 'Se corta con facilidad'),
  'lintel': words('Dintel {brand} {length-cm}, ancho {width}, {material}', 'Vigueta para huecos de puerta y ventana, de {length-cm}. Se apoya en el muro y se hormigona.', 'Listo para colocar', 'No arde ni se deforma', 'Ancho de {width}'),
};
