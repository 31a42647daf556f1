import type { MarketTexts } from '@materia/market-model';

export const safety = {
  title: 'Bezpieczeństwo produktu',
  warnings: 'Ostrzeżenia',
  responsible: 'Osoba odpowiedzialna w Unii Europejskiej',
  identifiers: 'Oznaczenia produktu',
  identifiersText: 'indeks {reference}, model {model}, kod EAN {ean}',
} as const satisfies MarketTexts['safety'];
