import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const timber: DepartmentWords<'timber'> = {
  'osb-board': words(
    'Tablero OSB {brand} {grade} {thickness}, {format}, canto: {edge}',
    'Tablero {grade} de virutas orientadas para cubiertas, suelos y entramados.',
    'Rígido y ligero',
    'Apto para ambiente húmedo',
    'Baja emisión de formaldehído',
  ),
  plywood: words(
    'Contrachapado {brand} {decor}, {grade}, {thickness}, {format}, {use}',
    'Tablero de chapas encoladas en cruz, {use}. No se alabea y sujeta bien los tornillos.',
    'No se alabea',
    'Cara lisa',
    'Buen agarre de tornillos',
  ),
  'melamine-board': words(
    'Tablero melamínico {brand} {decor}, {thickness}, {format}',
    'Aglomerado revestido en {decor} para armarios, baldas y muebles a medida.',
    'No se raya con el uso',
    'Para muebles a medida',
    'Canto fácil de rematar',
  ),
  'glued-panel': words(
    'Tablero alistonado {brand} {decor}, {thickness}, {format}, acabado {finish}',
    'Listones macizos encolados para encimeras, peldaños y baldas. Se corta, se fresa y se aceita.',
    'Madera maciza',
    'Para aceite o barniz',
    'Para encimeras y peldaños',
  ),
  'structural-beam': words(
    'Viga de madera {brand} {decor} {grade}, sección {pipe-size} mm, {length-m}',
    'Madera {grade} cepillada a cuatro caras y secada en cámara. No se retuerce una vez colocada.',
    'Secada en cámara',
    'Resistencia {grade}',
    'Cepillada a cuatro caras',
  ),
  batten: words(
    'Rastrel {brand} {decor}, sección {pipe-size} mm, {length-m}, cara {surface}',
    'Listón para teja, fachada y techo. El tratamiento lo protege de hongos e insectos.',
    'Madera tratada',
    'Recto en toda su longitud',
    'Para cubierta y rastrelado',
  ),
  'wood-decking': words(
    'Tarima {brand} {decor}, {thickness} × {width}, {length-m}, cara {surface}',
    'Tabla de madera que aguenta la intemperie. Conviene darle aceite una vez al año.',
    'Aguanta la intemperie',
    'Se puede renovar',
    'Para rastreles cada 50 cm',
  ),
  'composite-decking': words(
    'Tarima composite {brand} {collection}, {colour}, {thickness} × {width}, {length-m}',
    'Tabla de fibra de madera y polímero. No pide aceite ni suelta astillas.',
    'Sin mantenimiento',
    'Sin astillas',
    'Cara antideslizante',
  ),
  'cladding-board': words(
    'Friso {brand} {decor}, {use}, {thickness} × {width}, acabado {finish}, {contents}',
    'Lama machihembrada {use}. Da calidez a la pared y al techo.',
    'Machihembrado',
    'Madera seca',
    'Paquete de {contents}',
  ),
};
