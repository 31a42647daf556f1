import type { ContentTexts } from '../../content/content-texts.ts';
import { block, question, slide } from '../../content/content-texts.ts';

export const questions: ContentTexts['questions'] = {
  'order-pickup': question(
    'Pedidos y recogida',
    '¿Cuándo puedo recoger?',
    '<p>Normalmente a las dos horas de almacén abierto. La hora la eliges al tramitar el pedido y te avisamos cuando está listo. Más en <a href="{page:drive}">Recogida en almacén</a>.</p>',
  ),
  'change-store': question(
    'Pedidos y recogida',
    '¿Por qué cambia el precio al elegir almacén?',
    '<p>Cada almacén tiene sus precios y existencias. Al elegir uno te enseñamos los suyos, que son los que pagarás.</p>',
  ),
  'delivery-area': question(
    'Entrega',
    '¿Lleváis el material a la obra?',
    '<p>Sí, con camión grúa y por lo general hasta 50 km del almacén. Mira <a href="{page:site-delivery}">Entrega en obra</a>.</p>',
  ),
  returns: question(
    'Devoluciones',
    '¿Cuánto tiempo tengo para devolver?',
    '<p>Para compras online, {days:withdrawal} días desde la entrega. Lo que no hayas usado lo recoge cualquier almacén durante {days:return} días. La pintura de color y los tableros cortados no admiten devolución.</p>',
  ),
  'professional-account': question(
    'Cuenta',
    '¿Qué gano con una cuenta de empresa?',
    '<p>Precios de profesional, importes sin IVA por delante y factura a nombre de la empresa. Al registrarte, indica tu NIF.</p>',
  ),
  payment: question(
    'Pago',
    '¿Cómo puedo pagar?',
    '<p>Online, con tarjeta, Bizum, PayPal o a plazos. Si recoges todo el pedido, también en el almacén, con tarjeta o en efectivo. Al tramitar el pedido ves los medios que admite.</p>',
  ),
  availability: question(
    'Productos',
    '¿Qué quiere decir «bajo pedido»?',
    '<p>Que el producto viene del fabricante. El plazo se indica en días laborables, sin contar festivos.</p>',
  ),
  club: question(
    'Cuenta',
    '¿Cómo funciona el Club M?',
    '<p>Tus compras suman puntos y, según tu nivel, pagas menos por preparar el pedido.</p>',
  ),
};

export const slides: ContentTexts['slides'] = {
  insulation: slide(
    'Aísla antes del frío',
    'Lana, poliestireno y paneles, con el consumo por metro ya calculado.',
    'Ver aislamientos',
  ),
  terrace: slide(
    'Terraza para años',
    'Tarimas, rastreles y tornillos que aguantan sol y lluvia.',
    'Elegir tarima',
  ),
  paint: slide(
    'Color nuevo en un fin de semana',
    'Pinturas que cubren a la primera y tonos a juego con tus telas.',
    'Buscar pintura',
  ),
};

export const home: ContentTexts['home'] = {
  everybody: block(
    'Lo hacemos contigo',
    '<p>¿No sabes cuánto comprar o con qué fijarlo? Mira las <a href="{page:faq}">preguntas frecuentes</a>, descubre nuestros <a href="{page:services}">servicios</a> o pregunta en tu almacén.</p>',
  ),
  professionals: block(
    'Para tu empresa',
    '<p>Días de reparto fijos, <a href="{page:concrete-mixer}">hormigón</a> desde 1 m³ y <a href="{page:site-delivery}">grúa en obra</a>. Tu gestor te atiende en el almacén desde las siete.</p>',
  ),
};

export const advice: ContentTexts['advice'] = {
  building: block(
    'Antes de pedir',
    '<p>Calcula el consumo por metro y añade un margen: 3 % en ladrillo y bloque, 10 % en placas con cortes en ángulo. Guarda el cemento sobre palé, tapado, y no más de tres meses.</p>',
  ),
  floors: block(
    'Cómo calcular el suelo',
    '<p>Mide la habitación, multiplica largo por ancho y suma un 8 % para recortes, o un 15 % si va en espiga. Deja los paquetes dos días en la estancia.</p>',
  ),
  paint: block(
    'Empezar bien',
    '<p>La pared tiene que estar seca, limpia y sin polvo. Sobre yeso nuevo, imprimación; sobre manchas, pintura aislante. Prueba el tono con una <a href="{page:colour-workshop}">muestra del taller</a>.</p>',
  ),
  garden: block(
    'Cuándo sembrar',
    '<p>El césped se siembra en otoño, con la tierra aún templada, o a principios de primavera. En verano, mejor tepes y riego al amanecer.</p>',
  ),
};
