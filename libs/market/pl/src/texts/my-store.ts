/** A customer's store: location, opening hours, contact, and changing it. */
export const myStore = {
  title: 'Mój sklep',
  lead: 'Ceny, dostępność i terminy odbioru, które widzisz, pochodzą z tego sklepu.',
  change: 'Zmień sklep',
  choose: 'Wybierz sklep',
  details: 'Strona sklepu',
  noneTitle: 'Nie wybrano jeszcze sklepu',
  noneText: 'Wybierz sklep, aby zobaczyć jego ceny, dostępność i terminy odbioru.',
} as const;
