/** The effect of a store change on the cart, shown before confirming, and undoing it. */
export const storeChange = {
  title: 'Zmiana sklepu na {store}',
  lead: 'Tak zmieni się koszyk, gdy zamiast sklepu {from} wybierzesz {to}. Zmianę możesz cofnąć.',
  same: 'Bez zmian',
  unavailable: 'Niedostępny w tym sklepie: poczeka w koszyku',
  availableAgain: 'Tutaj jest dostępny i wróci do zamówienia',
  priceUp: 'Cena wzrośnie z {from} do {to}',
  priceDown: 'Cena spadnie z {from} do {to}',
  quantity: 'Ilość zmniejszy się z {from} do {to}',
  availability: 'Inna dostępność:',
  promise: 'Inny termin:',
  total: 'Razem: {from} → {to}',
  delivery: 'Najtańsza dostawa: {from} → {to}',
  confirm: 'Wybieram {store}',
  keep: 'Zostaję przy {store}',
  chosen: 'Wybrano sklep.',
  done: 'Sklep zmieniony. Ceny, dostępność i terminy są już z nowego sklepu.',
  undo: 'Cofnij zmianę sklepu',
  undone: 'Cofnęliśmy zmianę sklepu. Koszyk jest taki jak przedtem.',
  undonePartly:
    'Wróciliśmy do poprzedniego sklepu, ale części produktów już w nim nie ma. Sprawdź ilości.',
} as const;
