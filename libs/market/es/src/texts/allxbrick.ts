import type { MarketTexts } from '@materia/market-model';

/** The partner carrier, which starts from the store nearest to the address. */
export const allxbrick = {
  delivery: 'Entrega AllxBrick',
  deliveryText: 'En furgoneta desde el almacén más cercano, hasta tu puerta.',
  pickup: 'Recogida con AllxBrick',
  pickupText:
    'Lo recoges en el almacén más cercano a la dirección indicada. AllxBrick te llamará cuando esté listo.',
  otherStore: 'Sale del almacén más cercano a la dirección. Te preguntaremos antes de cambiarlo.',
  askTitle: '¿Cambiar el almacén por {store}?',
  askText:
    'AllxBrick reparte en {postcode} desde {store}. Antes de cambiar de almacén te enseñaremos qué cambia en el carrito.',
  change: 'Cambiar de almacén',
  keep: 'Me quedo con {store}',
  noStore:
    'No hay ningún almacén con AllxBrick cerca de esta dirección. Revisa el código postal o elige otra forma.',
  errorTitle: 'AllxBrick no responde',
  error:
    'Ahora no podemos comprobar la entrega de AllxBrick. Inténtalo de nuevo dentro de un momento o elige otra forma.',
  at: 'Recogida con AllxBrick: {store}',
} as const satisfies MarketTexts['allxbrick'];
