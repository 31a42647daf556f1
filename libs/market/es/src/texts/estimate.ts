import type { MarketTexts } from '@materia/market-model';

/** What delivery to a postal code costs, before the checkout. */
export const estimate = {
  title: 'Coste y plazo de entrega',
  near: 'Código postal',
  show: 'Calcular',
  invalid: 'Escribe un código postal, por ejemplo {example}.',
  home: 'Entrega a domicilio',
  relay: 'Punto de recogida',
  locker: 'Taquilla automática',
  pickup: 'Recogida en el almacén',
  truck: 'Entrega en camión',
  partner: 'Entrega AllxBrick',
  partnerPickup: 'Recogida con AllxBrick',
  arrives: 'como muy tarde: {date}',
  ready: 'listo: {date}',
  none: 'No enviamos a este código postal. Puedes recoger los productos en el almacén.',
  open: 'Precios y plazos para otro código postal',
  close: 'Cerrar',
} as const satisfies MarketTexts['estimate'];
