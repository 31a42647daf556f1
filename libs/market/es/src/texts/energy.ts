import type { MarketTexts } from '@materia/market-model';

export const energy = {
  classOnScale:
    'Clase de eficiencia energética {energyClass} en una escala de {best} a {worst}, ver la etiqueta',
  sheet: 'Ficha del producto',
  sheetTitle: 'Ficha de información del producto',
  supplier: 'Proveedor',
  model: 'Identificador del modelo',
  energyClass: 'Clase de eficiencia energética',
  scale: '{energyClass} (escala de {best} a {worst})',
} as const satisfies MarketTexts['energy'];
