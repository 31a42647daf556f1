/**
 * The legally required safety information of a product: responsible person, identification,
 * warnings.
 */
export const safety = {
  title: 'Bezpieczeństwo produktu',
  warnings: 'Ostrzeżenia',
  responsible: 'Osoba odpowiedzialna w Unii Europejskiej',
  identifiers: 'Oznaczenia produktu',
  identifiersText: 'indeks {reference}, model {model}, kod EAN {ean}',
} as const;
