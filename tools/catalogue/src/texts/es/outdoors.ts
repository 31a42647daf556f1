import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const outdoors: DepartmentWords<'outdoors'> = {
  'sprinkler': words('Aspersor {brand} {model}, alcance {reach}, color {colour}', 'Aspersor oscilante con alcance y anchura regulables.', 'Alcance regulable', 'Aguja para limpiar boquillas', 'Base estable'),
  'drip-kit': words('Kit de goteo {brand} {length-m}, goteros: {piece-count}, {pressure}', 'Kit para arriates, macetas e invernadero. El agua llega a la raíz.', 'Ahorra agua', 'Conexión rápida', 'Reductor de presión'),
  'hose-reel': words('Carro portamangueras {brand} {model}, hasta {length-m}, {material}, color {colour}', 'Carro con manivela y guía. La manguera se recoge sin manchar.', 'Asa plegable', 'Aguanta la intemperie y el sol', 'Codo giratorio'),
  'garden-pump': words('Bomba de jardín {brand} {model}, {flow}, {power}, {material}', 'Bomba de {flow} para pozo, depósito y estanque. Se para en seco.', 'Protección en seco', 'Asa para moverla', 'Motor silencioso'),
  'string-trimmer': words('Cortabordes {brand} {model}, {cut-width}, alimentación {source}', 'Cortabordes con mango telescópico y cabezal giratorio.', 'Mango telescópico', 'Cabezal que gira', 'Protege las plantas'),
  'chainsaw': words('Motosierra {brand} {model}, espada {bar-length}, alimentación {source}', 'Motosierra con freno de cadena y tensado sin llave.', 'Freno de cadena', 'Tensado sin llave', 'Engrase automático'),
  'hedge-trimmer': words('Cortasetos {brand} {model}, cuchilla {bar-length}, alimentación {source}', 'Cortasetos de cuchilla cortada con láser. Se detiene al soltar el mango.', 'Parada inmediata', 'Mango giratorio', 'Funda de cuchilla'),
  'pool': words('Piscina {brand} {model}, {format}, {material}', 'Piscina de {format} con depuradora y escalera. Se monta en una tarde.', 'Con depuradora', 'Escalera incluida', 'Válvula de vaciado'),
  'pool-chlorine': words('Cloro para piscina {brand}, pastillas de {grade}, {weight}', 'Pastillas {grade} de disolución lenta que mantienen el agua limpia una semana.', 'Dura una semana', 'No deja poso', 'Para flotador y skimmer'),
  'garden-shed': words('Caseta de jardín {brand} {model}, {format}, {material}, color {colour}', 'Caseta de {format} para herramientas y bicicletas, con suelo y puerta con cierre.', 'Suelo incluido', 'Ventilada por los lados', 'Cierre para candado'),
  'parasol': words('Sombrilla {brand} {model} Ø {diameter}, instalación {mount}, color {colour}', 'Sombrilla con manivela e inclinación. La tela protege de los rayos UV.', 'Inclinable', 'Protección UV 50+', 'Funda incluida para guardar'),
  'barbecue': words('Barbacoa {brand} {model}, {fuel}, parrilla {format}, color {colour}', 'Barbacoa de parrilla {format}, con termómetro y balda. La bandeja recoge restos.', 'Termómetro en la tapa', 'Bandeja recogerrestos', 'Ruedas para moverla'),
  'fertiliser': words('Abono {brand} {use}, {grade}, {weight}', 'Abono granulado {grade}, {use}. Actúa durante tres meses.', 'Tres meses de acción', 'Grano uniforme', 'Con dosificador'),
  'lawn-seed': words('Semillas de césped {brand} {collection}, {use}, {weight}', 'Mezcla de semillas {use}. Nace en dos semanas y tapiza bien.', 'Nace en dos semanas', 'Césped denso', 'Tolera la sequía'),
  'planter': words('Macetero {brand} {model}, {format}, {material}, color {colour}', 'Macetero para terraza y balcón, con desagüe y tapón.', 'Resiste la helada', 'Con desagüe', 'Fácil de mover'),
  'artificial-grass': words('Césped artificial {brand} {collection}, fibra {length}, {contents}', 'Césped para terraza y balcón. La fibra se recupera y el agua drena.', 'No destiñe', 'Deja pasar el agua', 'Cubre {contents}'),
  'fence-post': words('Poste {brand} {pipe-size} mm, {length-m}, {material}, color {colour}', 'Poste para panel y malla, con tapón y taladros para abrazaderas.', 'Tapón incluido', 'Galvanizado y lacado', 'Para hormigonar'),
};
