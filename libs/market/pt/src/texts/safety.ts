import type { MarketTexts } from '@materia/market-model';

export const safety = {
  title: 'Segurança do produto',
  warnings: 'Advertências',
  responsible: 'Pessoa responsável na União Europeia',
  identifiers: 'Identificação do produto',
  identifiersText: 'referência {reference}, modelo {model}, código EAN {ean}',
} as const satisfies MarketTexts['safety'];
