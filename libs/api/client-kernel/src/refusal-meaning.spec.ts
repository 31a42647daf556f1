import { describe, expect, it } from 'vitest';
import {
  isCredentialExpired,
  ownerRefusalMeaning,
  refusalMeaning,
  type RefusalTable,
} from './refusal-meaning.ts';
import type { HostRefusal } from './refusal-reply.ts';

const CART_EMPTY: HostRefusal = { code: 'cart-empty', status: 409, message: '' };
const NOT_FOUND: HostRefusal = { code: 'not-found', status: 404, message: '' };
const EXPIRED: HostRefusal = { code: 'unauthenticated', status: 401, message: '' };
const NO_CART: HostRefusal = {
  code: 'no-such-cart',
  status: 404,
  message: '',
  parameters: { fieldName: 'cartId', fieldValue: 'c1' },
};

const MEANINGS = {
  'cart-empty': 'empty',
  forbidden: 'refused',
  'no-such-cart': 'gone',
} as const satisfies RefusalTable<'listPaymentMethods' | 'listGuestPaymentMethods', string>;

describe('the meaning of a refusal', () => {
  it('is that of the table of its call', () => {
    expect(refusalMeaning('listPaymentMethods', CART_EMPTY, MEANINGS, 'none')).toBe('empty');
  });

  it('is that of unlisted ones where the call does not list it, though the table has it', () => {
    for (const each of [NO_CART, EXPIRED, NOT_FOUND])
      expect(refusalMeaning('listPaymentMethods', each, MEANINGS, 'none')).toBe('none');
  });

  it('is that of the table of a call which customers and guests make, if either lists it', () => {
    expect(ownerRefusalMeaning('listPaymentMethods', NO_CART, MEANINGS, 'none')).toBe('gone');
    expect(ownerRefusalMeaning('listPaymentMethods', NOT_FOUND, MEANINGS, 'none')).toBe('none');
  });

  it('does not compile without an entry for each refusal of the call', () => {
    const incomplete = { 'cart-empty': 'empty' } as const;
    expect(
      // @ts-expect-error forbidden and no-such-cart of guests have no meaning
      ownerRefusalMeaning('listPaymentMethods', CART_EMPTY, incomplete, 'none'),
    ).toBe('empty');
  });
});

describe('an expired credential', () => {
  it('is refused by any call, so no table has it', () => {
    expect(isCredentialExpired(EXPIRED)).toBe(true);
    expect(isCredentialExpired(NOT_FOUND)).toBe(false);
  });
});
