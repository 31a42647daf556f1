/** What was added to the cart, in a message over any page. */
export const added = {
  units: '{quantity} × {product}',
  toCart: 'Przejdź do koszyka',
  nextLevel:
    'Jeszcze {missing} zakupów w tym roku i otrzymasz {percent}% rabatu klubowego na kolejne zamówienia.',
  reachesLevel: 'To zamówienie da Ci {percent}% rabatu klubowego na kolejne zakupy.',
} as const;
