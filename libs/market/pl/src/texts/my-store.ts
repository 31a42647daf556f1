/** The store of a customer: where it is, when it is open, how it is reached, and the change of it. */
export const myStore = {
  title: 'Mój sklep',
  lead: 'Ceny, dostępność i terminy odbioru, które widzisz, pochodzą z tego sklepu.',
  change: 'Zmień sklep',
  choose: 'Wybierz sklep',
  details: 'Strona sklepu',
  noneTitle: 'Nie wybrano jeszcze sklepu',
  noneText: 'Wybierz sklep, aby zobaczyć jego ceny, dostępność i terminy odbioru.',
} as const;
