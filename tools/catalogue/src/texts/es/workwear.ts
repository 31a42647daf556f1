import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const workwear: DepartmentWords<'workwear'> = {
  'safety-shoe': words(
    'Calzado de seguridad {brand} {model} {protection}, corte {cut}, color {colour}, n.º {shoe-size}',
    'Calzado {protection} con puntera que protege los dedos y suela resistente al aceite.',
    'Puntera de protección',
    'Suela antideslizante',
    'Forro transpirable',
  ),
  'work-trousers': words(
    'Pantalón de trabajo {brand} {model}, color {colour}, talla {clothing-size}',
    'Pantalón de tejido resistente y elástico, con bolsillos para rodilleras y herramientas.',
    'Bolsillos para rodilleras',
    'Zonas elásticas',
    'Triple costura',
  ),
  'work-jacket': words(
    'Chaqueta de trabajo {brand} {model}, color {colour}, talla {clothing-size}',
    'Chaqueta que protege del viento y la lluvia. La capucha se quita y los puños se ajustan.',
    'Capucha desmontable',
    'Detalles reflectantes',
    'Bolsillo para el móvil',
  ),
  'hi-vis-vest': words(
    'Chaleco reflectante {brand} {grade}, color {colour}, talla {clothing-size}, uds.: {piece-count}',
    'Chaleco {grade} con bandas reflectantes, visible de día y de noche.',
    'Cierre de velcro',
    'Lavable a 40 °C',
    'Bandas reflectantes',
  ),
  'work-glove': words(
    'Guantes de trabajo {brand} {material}, {grade}, color {colour}, talla {clothing-size}, pares: {piece-count}',
    'Guantes que se ajustan a la mano y la protegen de roces. El puño no deja entrar suciedad.',
    'Agarre seguro',
    'Puño elástico',
    'Marcado {grade}',
  ),
  'safety-helmet': words(
    'Casco de obra {brand} {model}, {grade}, color {colour}',
    'Casco con ajuste de ruleta y ventilación. Admite orejeras y pantalla facial.',
    'Ajuste de ruleta',
    'Ventilado',
    'Admite orejeras',
  ),
  'safety-glasses': words(
    'Gafas de protección {brand} {model}, {grade}, color de lente: {colour}, uds.: {piece-count}',
    'Gafas ligeras de policarbonato que paran las virutas y no se empañan.',
    'No se empañan',
    'Antirrayas',
    'Menos de 30 g',
  ),
  'ear-defender': words(
    'Orejeras {brand} {model}, {noise}, color {colour}',
    'Orejeras que rebajan el ruido {noise}. Diadema acolchada y almohadillas de recambio.',
    'Atenúan {noise}',
    'Plegables',
    'Almohadillas recambiables',
  ),
  'dust-mask': words(
    'Mascarilla {brand} {model} {grade}, uds.: {piece-count}',
    'Mascarilla filtrante {grade} contra el polvo. La pinza nasal se adapta a la cara.',
    'Pinza nasal',
    'Borde suave',
    'Filtro {grade}',
  ),
  'fall-harness': words(
    'Arnés anticaídas {brand} {model}, {grade}, talla {clothing-size}',
    'Arnés con hebillas automáticas y enganche dorsal, conforme a {grade}.',
    'Hebillas automáticas',
    'Hombreras acolchadas',
    'Conforme a {grade}',
  ),
  'first-aid-kit': words(
    'Botiquín {brand} {grade}, piezas: {piece-count}, color {colour}',
    'Botiquín según {grade} en maletín rígido con soporte de pared.',
    'Soporte de pared',
    'Separadores a la vista',
    'Instrucciones dentro',
  ),
};
