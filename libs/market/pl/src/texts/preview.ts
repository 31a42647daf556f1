/** Products before they are put into the cart: price, stock and line. */
export const preview = {
  unit: '{amount} / szt.',
  available: 'Dostępne: {count} szt.',
  short: 'Dostępne tylko {count} z {wanted} szt.',
  soldOut: 'chwilowo niedostępny',
  capped: 'Najwyżej {count} szt. w jednej pozycji',
  quantity: 'Ilość: {count}',
  total: 'Wartość: {amount}',
  sum: 'Razem bez dostawy i przygotowania',
  title: 'Sprawdź, zanim dodasz',
} as const;
