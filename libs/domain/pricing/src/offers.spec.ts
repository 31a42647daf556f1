import { describe, expect, it } from 'vitest';
import { offersOfProduct, rankOffers } from './offers.ts';

describe('offers of a product', () => {
  it.each([
    { offers: ['a', 'b', 'c'], best: 'a', others: ['b', 'c'] },
    { offers: ['a'], best: 'a', others: [] },
    { offers: [], best: null, others: [] },
  ])(
    'of $offers the best is $best and the rest are the others (OFF-01, OFF-02)',
    ({ offers, best, others }) => {
      expect(offersOfProduct(offers)).toEqual({ best, others });
    },
  );

  it.each([
    { own: 'own+', vendors: ['a+', 'b+'], order: ['own+', 'a+', 'b+'] },
    { own: 'own', vendors: ['a', 'b+', 'c+'], order: ['b+', 'own', 'a', 'c+'] },
    { own: 'own', vendors: ['a', 'b'], order: ['own', 'a', 'b'] },
    { own: undefined, vendors: ['a', 'b+'], order: ['a', 'b+'] },
    { own: undefined, vendors: [], order: [] },
  ])(
    'the best of $own and $vendors leads $order: own offers before vendors, available (+) before unavailable (OFF-01, OFF-03)',
    ({ own, vendors, order }) => {
      expect(rankOffers(own, vendors, (offer) => offer.endsWith('+'))).toEqual(order);
    },
  );
});
