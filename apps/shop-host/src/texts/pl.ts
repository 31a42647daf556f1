import type { HostTexts } from './host-texts.ts';

export const pl: HostTexts = {
  facets: { brand: 'Marka', availability: 'Dostępność', availableHere: 'Dostępne w wybranym sklepie', reduction: 'Promocje', reduced: 'Cena obniżona' },
  refusals: {
    showcase: 'Ten sklep nie prowadzi sprzedaży internetowej. Wybierz inny sklep, aby zamówić.',
    notSellable: 'Tego produktu nie można teraz zamówić w wybranym sklepie.',
  },
  orderMail: {
    subject: 'Zamówienie {{number}} – potwierdzenie',
    greeting: 'Dzień dobry, {{name}}!',
    lead: 'Dziękujemy za zamówienie nr {{number}}. Przygotowujemy je do odbioru.',
    pickupAt: 'Odbiór: {{store}}, {{address}}',
    pickupFrom: 'Termin odbioru: {{date}}, od godz. {{time}}',
    payInStore: 'Zapłacisz w sklepie przy odbiorze.',
    line: '{{count}} × {{name}} – {{amount}}',
    fee: 'Opłata za przygotowanie: {{amount}}',
    total: 'Razem: {{amount}} (w tym VAT {{tax}})',
    questions: 'Pytania? Zadzwoń do sklepu: {{phone}}.',
    signature: 'Zespół {{shop}}',
  },
};
