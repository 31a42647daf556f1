/** Substitutes in a store for a product it is short of. */
export const substitutes = {
  title: 'Co możesz wziąć zamiast tego',
  text: 'Podobne produkty, które ma od ręki sklep {store}.',
} as const;
