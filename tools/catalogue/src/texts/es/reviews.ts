import type { ContentTexts } from '../../content/content-texts.ts';
import { phrases } from '../../content/content-texts.ts';

/** What reviews of the demo shop are put together from, in Spanish. */
export const reviews: ContentTexts['reviews'] = {
  titles: {
    one: phrases('Decepción', 'No repetiré', 'Dinero mal gastado'),
    two: phrases('Flojo para lo que cuesta', 'Esperaba más', 'Solo para apaños'),
    three: phrases('Cumple sin más', 'Ni fu ni fa', 'Mejorable'),
    four: phrases(
      'Buena compra',
      'Casi perfecto',
      'Vale lo que cuesta',
      'Recomendable con un pero',
    ),
    five: phrases(
      'Todo un acierto',
      'Justo lo que buscaba',
      'Volveré a comprarlo',
      'Muy bien rematado',
      'Sin pegas',
    ),
  },
  endings: {
    one: phrases('Lo devolví y no me pusieron problemas.', 'Esta vez no puedo recomendarlo.'),
    two: phrases('La próxima pago un poco más.', 'Barato, y se nota.'),
    three: phrases(
      'Por este precio, aceptable.',
      'Para el garaje sirve.',
      'No enamora, pero funciona.',
    ),
    four: phrases(
      'En general, contento.',
      'La recogida fue rápida.',
      'Se lo he recomendado a mi cuñado.',
    ),
    five: phrases(
      'Lo recomiendo a cualquiera.',
      'En cinco minutos lo tenía en el coche.',
      'Los de la obra también contentos.',
      'Igual que en la descripción.',
    ),
  },
  anything: {
    good: phrases(
      'Llegó entero y sin una marca.',
      'Hace lo que tiene que hacer.',
      'Las características coinciden con la ficha.',
      'Unas semanas después, ni una queja.',
      'Más calidad de la que esperaba por este precio.',
    ),
    bad: phrases(
      'Tardó más de lo anunciado.',
      'En la foto parecía más sólido.',
      'Por ese precio esperaba algo mejor.',
    ),
  },
  good: {
    building: phrases(
      'Llegó el palé entero, sin un saco roto.',
      'Se trabaja bien y fragua en el tiempo que pone.',
      'El albañil quedó encantado, nada se desconchaba.',
    ),
    roof: phrases(
      'Encaja bien y con la primera tormenta, ni gota.',
      'Se coloca rápido y las medidas cuadran.',
      'Este verano se ha notado en el aire acondicionado.',
    ),
    openings: phrases(
      'Los herrajes van suaves y las juntas cierran.',
      'Montaje sin sorpresas, no faltaba nada.',
      'Por fin no se oye la calle.',
    ),
    floors: phrases(
      'El clic entra solo y el dibujo no se repite.',
      'Piezas a escuadra, las juntas salieron rectas.',
      'Medio año con perro y ni un arañazo.',
    ),
    bathroom: phrases(
      'Cromado perfecto y ni una gota.',
      'La cal sale con un paño.',
      'Coincidía con los agujeros del anterior.',
    ),
    electricity: phrases(
      'Bornes firmes y marcas que se leen.',
      'Luz agradable, sin parpadeo.',
      'Entra en la caja y se monta en un cuarto de hora.',
    ),
    paint: phrases(
      'Cubre en dos manos y no salpica.',
      'Apenas huele, esa noche dormimos allí.',
      'El color es el de la carta.',
    ),
    tools: phrases(
      'Buen agarre y no se calienta.',
      'Un mes de obra y como nueva.',
      'Fuerza de sobra y un maletín decente.',
    ),
    garden: phrases(
      'Lo monté yo solo en una hora.',
      'Un invierno fuera y ni rastro de óxido.',
      'Por fin el jardín tiene buena cara.',
    ),
    hardware: phrases(
      'Las cabezas no se pasan y la rosca va limpia.',
      'Agarra fuerte hasta en pared vieja.',
      'Venía la cantidad justa.',
    ),
    timber: phrases(
      'Seca, recta y sin nudos en los cantos.',
      'Se corta bien y no astilla.',
      'El tratamiento ha quedado uniforme.',
    ),
    climate: phrases(
      'Calienta enseguida y casi no suena.',
      'Mandos sencillos e instrucciones en español.',
      'El primer recibo ya ha bajado.',
    ),
    kitchen: phrases(
      'Frentes alineados y bisagras con freno.',
      'Silencioso y fácil de limpiar.',
      'Las medidas clavan el hueco.',
    ),
    workwear: phrases(
      'Cómodo todo el turno.',
      'Costuras fuertes y bolsillos donde hacen falta.',
      'La talla coincide con la tabla.',
    ),
  },
  bad: {
    building: phrases('Dos sacos habían cogido humedad.', 'Varias piezas con las esquinas rotas.'),
    roof: phrases('La lámina venía rasgada en el borde.', 'Faltaban piezas de remate.'),
    openings: phrases('La manilla venía floja.', 'Instrucciones poco claras.'),
    floors: phrases('Dos lamas con el clic roto.', 'El tono no es exactamente el de la foto.'),
    bathroom: phrases(
      'Hubo que cambiar la junta nada más ponerlo.',
      'Se marca el agua, hay que secar.',
    ),
    electricity: phrases('El cable se queda corto.', 'La carcasa es fina.'),
    paint: phrases('Necesitó tres manos.', 'Al secar oscurece.'),
    tools: phrases(
      'La batería dura menos de lo que dicen.',
      'Hace mucho ruido, sin cascos imposible.',
    ),
    garden: phrases('Tornillería mala, puse la mía.', 'Las instrucciones son un dibujo.'),
    hardware: phrases('Una de cada diez, torcida.', 'El acabado se oxida pronto.'),
    timber: phrases('Tres tablas alabeadas.', 'Muchos nudos, hay que escoger.'),
    climate: phrases('A tope se oye.', 'Montarlo lleva más de lo previsto.'),
    kitchen: phrases('Un frente llegó rayado.', 'Un cajón hay que regularlo.'),
    workwear: phrases('La suela resbala en mojado.', 'Talla pequeño.'),
  },
  nicknames: phrases(
    'Marisa',
    'Paco de Getafe',
    'Javi82',
    'Nuria',
    'Reformas Lozano',
    'Antonio',
    'Lola y Manu',
    'Iñaki',
    'Carmen',
    'el_manitas',
    'Jordi',
    'Rocío',
    'Casa rural Tajo',
    'Sergio M.',
    'Pilar',
    'Fontanero en Murcia',
    'Álex',
    'Begoña',
    'Rubén',
    'Chelo',
  ),
};
