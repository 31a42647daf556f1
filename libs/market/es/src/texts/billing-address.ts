import type { MarketTexts } from '@materia/market-model';

export const billingAddress = {
  title: 'Dirección de facturación',
  none: 'Todavía no has indicado ninguna dirección.',
  use: 'Esta dirección aparece en tus facturas.',
  add: 'Añadir una dirección',
  change: 'Cambiar la dirección',
  save: 'Guardar la dirección',
  failed: 'No se ha podido guardar la dirección. Inténtalo de nuevo en unos instantes.',
} as const satisfies MarketTexts['billingAddress'];
