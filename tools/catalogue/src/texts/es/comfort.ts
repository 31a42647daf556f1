import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const comfort: DepartmentWords<'comfort'> = {
  'roller-shutter': words('Persiana enrollable {brand} {format}, accionamiento {control}, color {colour}', 'Persiana de aluminio con espuma. Oscurece, frena el calor y dificulta el robo.', 'Lamas con espuma', 'Bloqueo antielevación', 'Para hueco de {format}'),
  'awning': words('Toldo {brand} {model}, {format}, accionamiento {control}, color {colour}', 'Toldo de terraza con lona resistente al sol e inclinación regulable.', 'Lona con protección UV', 'Inclinación regulable', 'Soportes de pared'),
  'roller-blind': words('Estor {brand} {model}, {format}, color {colour}', 'Estor para hoja o pared. El tejido no atrae el polvo.', 'Colocación sin taladro', 'Cadena con freno', 'Fácil de aspirar'),
  'insect-screen': words('Mosquitera {brand} {format}, color {colour}', 'Marco de aluminio y malla que apenas se ve. Se coloca sin taladrar.', 'Sin taladrar', 'Se corta a medida', 'Malla de fibra'),
  'garage-door': words('Puerta de garaje {brand} {model}, {format}, accionamiento {control}, color {colour}', 'Puerta seccional de paneles aislados que sube bajo el techo.', 'Paneles aislados', 'Protección de dedos', 'Marcha silenciosa'),
  'attic-ladder': words('Escalera escamoteable {brand} {format}, hasta {load}, U {u-value:bare}, {material}', 'Escalera plegable con trampilla aislada para hueco de {format}. Se abre con gancho.', 'Trampilla aislada', 'Pasamanos incluido', 'Soporta {load}'),
  'skirting': words('Rodapié {brand} {collection}, {decor}, {height}, {length-m}', 'Rodapié con canal para cables. El borde flexible se ajusta a la pared.', 'Canal para cables', 'Atornillado o pegado', 'A juego con el suelo'),
  'underlay': words('Base aislante {brand} {material}, {thickness}, {contents}', 'Base que corrige pequeños desniveles y amortigua las pisadas. Se coloca en seco.', 'Amortigua las pisadas', 'Válida con suelo radiante', 'Alcanza para {contents}'),
  'transition-profile': words('Perfil de transición {brand} {width}, {length-m}, {material}, color {colour}', 'Perfil que une dos suelos y tapa la junta de dilatación.', 'Fijación oculta', 'Superficie anodizada', 'Salva el desnivel'),
  'shower-enclosure': words('Mampara {brand} {model}, {format}, vidrio {thickness}, perfil {colour}', 'Mampara de vidrio templado de {thickness} con tratamiento que repele el agua.', 'Tratamiento antical', 'Ruedas liberables', 'Montaje reversible'),
  'shower-tray': words('Plato de ducha {brand} {format}, {material}, altura {height}, color {colour}', 'Plato extraplano de superficie antideslizante. Se puede cortar en obra.', 'Antideslizante', 'Con sifón', 'Altura de {height}'),
  'bathtub': words('Bañera {brand} {model}, {format}, instalación {mount}, {material}', 'Bañera que conserva el agua caliente. Incluye patas y rebosadero.', 'Conserva el calor', 'Patas incluidas', 'Superficie lisa'),
  'vanity-unit': words('Mueble de lavabo {brand} {model} {width}, imitación {decor}, cajones: {level-count}', 'Mueble suspendido de cajones con freno, resistente a la humedad.', 'Cajones con freno', 'Resiste la humedad', 'Hueco para sifón'),
  'bathroom-mirror': words('Espejo de baño {brand} {model}, {format}, marco {colour}, {ip-class}', 'Espejo con luz LED y lámina antivaho.', 'Antivaho', 'Interruptor táctil', 'Protegido {ip-class}'),
  'towel-rail': words('Toallero {brand} {model} {length-cm}, {material}, color {colour}', 'Toallero para atornillar o pegar, a elegir.', 'Tornillos y adhesivo', 'No se oxida', 'Fijaciones ocultas'),
  'press-fitting': words('Accesorio de prensar {brand} {grade} {pipe-size}, {material}, uds.: {piece-count}', 'Accesorio {grade} para tubo multicapa. La mirilla enseña si el tubo entró del todo.', 'Mirilla de control', 'Para agua y calefacción', 'Junta EPDM'),
  'trap': words('Sifón {brand} {use}, Ø {diameter}, {material}, color {colour}', 'Sifón {use} que se limpia por abajo y se ajusta en altura.', 'Limpieza sencilla', 'Altura regulable', 'Juntas incluidas'),
};
