/** What the law wants told of a product's safety: who answers for it, how it is identified, what is to be warned of. */
export const safety = {
  title: 'Bezpieczeństwo produktu',
  warnings: 'Ostrzeżenia',
  responsible: 'Osoba odpowiedzialna w Unii Europejskiej',
  identifiers: 'Oznaczenia produktu',
  identifiersText: 'indeks {reference}, model {model}, kod EAN {ean}',
} as const;
