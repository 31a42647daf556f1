/** Substitutes for a product that cannot be ordered. */
export const substitutes = {
  title: 'Co możesz wziąć zamiast tego',
  text: 'Podobne produkty, które możesz teraz zamówić.',
} as const;
