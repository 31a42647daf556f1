import { describe, expect, it } from 'vitest';
import { holdsUnpaid, PAYMENT_METHODS } from './payment-methods.ts';
import {
  hasLeftUnpaid,
  HOLD_SCOPES,
  holdRefusal,
  MOST_LEFT_UNPAID,
  MOST_UNPAID_PURCHASES,
  UNPROVEN_VALUE_MINOR,
  type UnpaidOrder,
} from './unpaid-holds.ts';

const each = (count: number) => ({ buyer: count, network: count, store: count });
const units = (wanted: number, free: number, held = 0) => ({ wanted, free, held: each(held) });
const anOrder = (change: Partial<UnpaidOrder> = {}): UnpaidOrder => ({
  proof: 'none',
  purchases: 0,
  products: [units(1, 1)],
  breadth: each(1),
  valueMinor: each(1000),
  currency: 'PLN',
  assortment: 567,
  ...change,
});
const refusalOf = (change: Partial<UnpaidOrder>) => holdRefusal(anOrder(change));

describe('unpaid holds of a buyer', () => {
  it('is limited for payments that take days', () => {
    expect(PAYMENT_METHODS.filter(holdsUnpaid)).toEqual(['p24', 'multibanco', 'pay_in_store']);
  });

  it.each([
    ['the last unit', units(1, 1), undefined],
    ['one of two', units(1, 2), undefined],
    ['both of two', units(2, 2), 'buyer-unproven'],
    ['half of what is left', units(25, 51), undefined],
    ['more than half', units(26, 51), 'buyer-unproven'],
    ['half, in two orders', units(5, 30, 20), undefined],
    ['more than half, in two orders', units(6, 30, 20), 'buyer-unproven'],
    ['a hundred of thousands', units(100, 9000), undefined],
    ['more than a hundred of thousands', units(101, 9000), 'buyer-unproven'],
  ] as const)('%s, by somebody who has proven nothing', (_case, product, refusal) => {
    expect(refusalOf({ products: [units(1, 1), product] })).toBe(refusal);
  });

  it.each([
    ['buyer', 30, 1],
    ['network', 85, 5],
    ['store', 141, undefined],
  ] as const)('of a %s without proof are limited in breadth and value', (scope, most, values) => {
    const at = (count: number) => ({ ...each(0), [scope]: count });
    expect(refusalOf({ breadth: at(most) })).toBeUndefined();
    expect(refusalOf({ breadth: at(most + 1) })).toBe('buyer-unproven');
    for (const currency of ['PLN', 'EUR'] as const) {
      const value = UNPROVEN_VALUE_MINOR[currency] * (values ?? 1000);
      expect(refusalOf({ currency, valueMinor: at(value) })).toBeUndefined();
      expect(refusalOf({ currency, valueMinor: at(value + 1) })).toBe(
        values === undefined ? undefined : 'buyer-unproven',
      );
    }
  });

  it('of a small store are limited to some products, not to none', () => {
    expect(refusalOf({ assortment: 3, breadth: each(10) })).toBeUndefined();
    expect(refusalOf({ assortment: 3, breadth: each(11) })).toBe('buyer-unproven');
  });

  it.each(['mailbox', 'payment'] as const)(
    'may be all of every product with a proven %s, whatever they cost',
    (proof) => {
      const all = { products: [units(9000, 9000)], valueMinor: each(99_999_999) };
      expect(refusalOf({ proof, ...all, breadth: each(90) })).toBeUndefined();
    },
  );

  it('with nothing but a proven mailbox cannot be most of a store', () => {
    expect(refusalOf({ proof: 'mailbox', breadth: each(141) })).toBeUndefined();
    expect(refusalOf({ proof: 'mailbox', breadth: each(142) })).toBe('too-many-unpaid');
    expect(refusalOf({ proof: 'payment', breadth: each(567) })).toBeUndefined();
  });

  it.each(['none', 'mailbox', 'payment'] as const)(
    'end with the number of unpaid orders, with proof: %s',
    (proof) => {
      const purchases = MOST_UNPAID_PURCHASES;
      expect(refusalOf({ proof, purchases: purchases - 1 })).toBeUndefined();
      expect(refusalOf({ proof, purchases })).toBe('too-many-unpaid');
    },
  );

  it('are no longer given once a buyer or a network has left several unpaid', () => {
    const { buyer, network } = MOST_LEFT_UNPAID;
    expect(hasLeftUnpaid({ buyer: buyer - 1, network: network - 1 })).toBe(false);
    expect(hasLeftUnpaid({ buyer, network: 0 })).toBe(true);
    expect(hasLeftUnpaid({ buyer: 0, network })).toBe(true);
  });

  it('are added up for the buyer, the network and the store', () => {
    for (const scope of HOLD_SCOPES) {
      const held = { ...each(0), [scope]: 8 };
      expect(refusalOf({ products: [{ wanted: 1, free: 1, held }] })).toBe('buyer-unproven');
    }
  });
});
