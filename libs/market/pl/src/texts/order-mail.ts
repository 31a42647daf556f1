/** The confirmation of an order. */
export const orderMail = {
  subject: 'Zamówienie {number} – potwierdzenie',
  greeting: 'Dzień dobry, {name}!',
  lead: 'Dziękujemy za zamówienie nr {number}. Przygotowujemy je do odbioru.',
  pickupAt: 'Odbiór: {store}, {address}',
  pickupFrom: 'Termin odbioru: {date}, od godz. {time}',
  payInStore: 'Zapłacisz w sklepie przy odbiorze.',
  line: '{count} × {name} – {amount}',
  fee: 'Opłata za przygotowanie: {amount}',
  pallets: 'Kaucja za palety zwrotne: {amount}',
  total: 'Razem: {amount} (w tym VAT {tax})',
  questions: 'Pytania? Zadzwoń do sklepu: {phone}.',
  signature: 'Zespół {shop}',
} as const;
