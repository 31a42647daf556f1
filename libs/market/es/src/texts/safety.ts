import type { MarketTexts } from '@materia/market-model';

export const safety = {
  title: 'Seguridad del producto',
  warnings: 'Advertencias',
  responsible: 'Persona responsable en la Unión Europea',
  identifiers: 'Identificación del producto',
  identifiersText: 'referencia {reference}, modelo {model}, código EAN {ean}',
} as const satisfies MarketTexts['safety'];
