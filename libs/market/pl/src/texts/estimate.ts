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
  truck: 'Dostawa ciężarówką',
  partner: 'Dostawa AllxBrick',
  partnerPickup: 'Odbiór z AllxBrick',
  arrives: 'najpóźniej: {date}',
  ready: 'gotowe: {date}',
  none: 'Pod ten kod nie wysyłamy. Produkty możesz odebrać w sklepie.',
  open: 'Ceny i terminy dla innego kodu pocztowego',
  close: 'Zamknij',
} as const;
