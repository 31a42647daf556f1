/** Account pages that are not available yet: their purpose, and whom to contact until then. */
export const coming = {
  quote: 'Szczegóły wyceny',
  createQuote: 'Nowa wycena',
  text: 'Tę stronę dopiero przygotowujemy i jeszcze nic tu nie załatwisz.',
  helpTitle: 'Co możesz zrobić już teraz',
  help: 'W tej sprawie pomoże Ci Twój sklep: zadzwoń, napisz albo przyjdź.',
  toStore: 'Kontakt do sklepu',
  toLogin: 'Przejdź do logowania',
} as const;
