import type { LanguageTexts } from '../language-texts.ts';

export const warnings: LanguageTexts['warnings'] = {
  cement:
    'Contiene cemento: irrita la piel y provoca lesiones oculares graves. Use guantes y gafas de protección.',
  'hot-work': 'Se aplica con llama: aléjelo de materiales inflamables y tenga un extintor a mano.',
  flammable:
    'Inflamable: mantener alejado del calor, las chispas y las llamas. Usar en un lugar ventilado.',
  irritant: 'Irrita los ojos y la piel. Mantener fuera del alcance de los niños.',
  corrosive: 'Corrosivo: quema la piel y los ojos. No mezclar con otros productos.',
  allergen: 'Puede provocar una reacción alérgica en la piel. Trabaje con guantes.',
  mains: 'Tensión de red: la conexión debe hacerla un instalador autorizado.',
  battery:
    'Batería de iones de litio: no perforar ni arrojar al fuego; cargar solo con su cargador.',
  rotating:
    'Piezas en movimiento: usa gafas y protección auditiva y desconecta la máquina antes de cambiar el accesorio.',
  'hot-surface': 'Superficie caliente: no cubrir y no dejar niños cerca sin vigilancia.',
  combustion:
    'La combustión produce monóxido de carbono: asegure la ventilación y revise el conducto cada año.',
  heavy: 'Pieza pesada: transportar y montar entre dos personas.',
  fall: 'Trabajo en altura: revise el estado antes de usar y no supere la carga admitida.',
  drowning: 'Riesgo de ahogamiento: los niños, siempre bajo la vigilancia constante de un adulto.',
  'small-parts': 'Piezas pequeñas: mantener fuera del alcance de menores de 3 años.',
  refrigerant: 'Contiene gas refrigerante: montaje y servicio solo por personal certificado.',
  dust: 'Al cortar o lijar se genera polvo nocivo: use aspiración y mascarilla.',
};
