import type { MarketTexts } from '@materia/market-model';

export const place = {
  question: '¿Dónde lo quieres?',
  unknown: 'Código postal o localidad',
  hint: 'Por ejemplo, {example} o el nombre de tu localidad',
  save: 'Guardar',
  title: '¿Dónde lo quieres? Entrega y almacenes cercanos | Materia',
  description:
    'Escribe tu código postal o tu localidad: verás cuándo llega, cuánto cuesta y dónde puedes recogerlo.',
  lead: 'Escribe tu código postal o tu localidad. En cada producto verás cuándo llega, cuánto cuesta y dónde puedes recogerlo.',
  errors: 'Corrige el lugar de entrega',
  homeTitle: 'A casa en {place}',
  homeText: 'El día y el precio de la entrega aparecen en cada producto y en el carrito.',
  notServed: 'Desde la web no enviamos a {place}.',
  notServedStore: '{store} no envía a {place}.',
  servedBy: '{store} sí envía a tu zona. Elige ese almacén para pedir con entrega.',
  nearTitle: 'Almacenes cerca de {place}',
  nearText:
    'Elige un almacén para ver lo que tiene y recogerlo allí. La entrega a domicilio sigue disponible.',
  readyToday: 'Recogida: hoy desde las {time}',
  readyTomorrow: 'Recogida: mañana desde las {time}',
  readyLater: 'Recogida: {date}, desde las {time}',
  saved: 'Guardado. Los plazos y precios de entrega son ahora los de tu zona.',
  forget: 'Olvidar este lugar',
  forgotten: 'Hemos olvidado tu lugar de entrega.',
  followsAddress:
    'La entrega va ahora a la dirección que has escrito. Revisa el plazo y el precio.',
  tooFar: 'El camión no llega a este código postal. Elige otra forma de entrega.',
  truckFrom:
    'El camión llega a {postcode} desde {store}. Antes de elegir ese almacén te enseñaremos qué cambia en el carrito.',
  otherDelivery: 'Elegir otra entrega',
  pickupAt: 'Recogida en {store}',
  nearStores: 'Almacenes cercanos',
  allStores: 'Todos los almacenes',
  showcaseTitle: '{store} no prepara pedidos online',
  showcaseText:
    'Te lo llevamos a casa o a un punto de recogida. Los pedidos online no se pueden recoger en este almacén.',
  showcaseNear: 'El almacén más cercano con recogida: {store} (a {kilometres} km).',
  showcaseChoose: 'Elegir {store}',
} as const satisfies MarketTexts['place'];
