import type { MarketTexts } from '@materia/market-model';

export const energy = {
  classOnScale: 'Classe energética {energyClass} numa escala de {best} a {worst}, ver a etiqueta',
  sheet: 'Ficha do produto',
  sheetTitle: 'Ficha de informação do produto',
  supplier: 'Fornecedor',
  model: 'Identificador de modelo',
  energyClass: 'Classe de eficiência energética',
  scale: '{energyClass} (escala de {best} a {worst})',
} as const satisfies MarketTexts['energy'];
