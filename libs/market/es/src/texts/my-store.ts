import type { MarketTexts } from '@materia/market-model';

export const myStore = {
  title: 'Mi almacén',
  lead: 'Los precios, la disponibilidad y los plazos de recogida que ves son los de este almacén.',
  change: 'Cambiar de almacén',
  choose: 'Elegir almacén',
  details: 'Página del almacén',
  noneTitle: 'Aún no has elegido almacén',
  noneText: 'Elige un almacén para ver sus precios, su disponibilidad y sus plazos de recogida.',
} as const satisfies MarketTexts['myStore'];
