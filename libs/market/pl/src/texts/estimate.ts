/** What delivery to a postal code costs, before the checkout. */
export const estimate = {
  title: 'Koszt i termin dostawy',
  near: 'Kod pocztowy',
  show: 'Sprawdź',
  invalid: 'Wpisz kod pocztowy, na przykład {example}.',
  home: 'Dostawa do domu',
  relay: 'Punkt odbioru',
  locker: 'Automat paczkowy',
  pickup: 'Odbiór w sklepie',
  free: 'bezpłatnie',
  arrives: 'najpóźniej: {date}',
  ready: 'gotowe: {date}',
  none: 'Pod ten kod nie wysyłamy. Produkty możesz odebrać w sklepie.',
  ofSellers: 'Koszt dostawy produktów od innych sprzedawców podamy przy składaniu zamówienia.',
  open: 'Ceny i terminy dla innego kodu pocztowego',
  close: 'Zamknij',
} as const;
