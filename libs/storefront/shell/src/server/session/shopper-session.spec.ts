import { plainDate } from '@materia/domain-holiday-calendar';
import { describe, expect, it } from 'vitest';
import type { SessionContent } from './session-content.ts';
import {
  cartChanged,
  cartCountOf,
  cartForgotten,
  cartRemembered,
  cartMergedAtSignIn,
  contentOf,
  expired,
  hostFailed,
  opened,
  type ShopperSession,
  signedIn,
  signedOut,
} from './shopper-session.ts';

const contentFor = (id: string): SessionContent => ({
  a: `access-${id}`,
  u: 1_800_000_000,
  r: `refresh-${id}`,
  d: plainDate(2026, 11, 20),
  c: { id, f: 'Anna', l: 'Nowak', e: 'anna@shop.example', m: '', p: false },
});
const ANNA = contentFor('anna');
const GUEST = opened({ kind: 'guest' });
const CUSTOMER = opened({ kind: 'customer', content: ANNA });
const CART = { id: 'c-1', owner: 'anna', itemsCount: 3 };

describe('the identity of a shopper', () => {
  it.each<readonly [string, ShopperSession, ShopperSession['identity']['kind'], boolean]>([
    ['a guest opens the page', GUEST, 'guest', false],
    ['a session was over already', opened({ kind: 'expired', customerId: '1' }), 'guest', false],
    ['a customer opens the page', CUSTOMER, 'customer', true],
    ['a guest signs in', signedIn(GUEST, ANNA), 'signed-in', true],
    ['another customer signs in', signedIn(CUSTOMER, contentFor('jan')), 'signed-in', true],
    ['the host no longer knows the session', expired(CUSTOMER), 'ended', false],
    ['… nor the one just begun', expired(signedIn(GUEST, ANNA)), 'ended', false],
    ['a customer signs out', signedOut(CUSTOMER), 'ended', false],
    ['… and in again', signedIn(signedOut(CUSTOMER), ANNA), 'signed-in', true],
  ])('%s', (_, session, kind, isCustomer) => {
    expect(session.identity.kind).toBe(kind);
    expect(contentOf(session) !== undefined).toBe(isCustomer);
  });
});

describe('the cart of a shopper', () => {
  it.each<readonly [string, ShopperSession, number]>([
    ['left alone has the lines of its cookie', CUSTOMER, 7],
    ['remembered has its own', cartRemembered(CUSTOMER, { id: 'c-1', itemsCount: 2 }), 2],
    ['forgotten has none', cartForgotten(CUSTOMER), 0],
    ['forgotten and made anew has its own', cartRemembered(cartForgotten(GUEST), CART), 3],
    ['taken along has those of both', cartMergedAtSignIn(signedIn(GUEST, ANNA), CART, true), 3],
    ['that could not be taken along has none', cartMergedAtSignIn(GUEST, undefined, true), 0],
    ['of a session that the host ended is kept', expired(cartRemembered(CUSTOMER, CART)), 3],
    ['left behind by a sign-out is unknown', signedOut(cartRemembered(CUSTOMER, CART)), 7],
  ])('%s', (_, session, count) => {
    expect(cartCountOf(session, 7)).toBe(count);
  });

  it.each([
    ['a guest', GUEST, ''],
    ['a customer', CUSTOMER, 'anna'],
    ['a customer who just signed in', signedIn(GUEST, ANNA), 'anna'],
    ['somebody whose session ended', expired(CUSTOMER), ''],
  ])('belongs to %s', (_, session, owner) => {
    expect(cartRemembered(session, { id: 'c-2', itemsCount: 1 }).cart).toEqual({
      kind: 'remembered',
      cart: { id: 'c-2', itemsCount: 1, owner },
    });
  });

  describe('of a quote (CART-17, CART-18, CART-19)', () => {
    const QUOTE = { id: 'c-quote', itemsCount: 3, quoteStore: '7' };
    const storeAfter = (...carts: readonly Parameters<typeof cartRemembered>[1][]) => {
      const { cart } = carts.reduce((session, each) => cartRemembered(session, each), CUSTOMER);
      return cart.kind === 'remembered' ? cart.cart.quoteStore : undefined;
    };

    it('is flagged with its id, and stays so while it is the same cart', () => {
      expect(storeAfter(QUOTE)).toBe('7');
      expect(storeAfter(QUOTE, { id: 'c-quote', itemsCount: 2 })).toBe('7');
      const known = { id: 'c-quote', quoteStore: '7' };
      expect(cartRemembered(CUSTOMER, { id: 'c-quote', itemsCount: 1 }, known).cart).toMatchObject({
        cart: { quoteStore: '7' },
      });
    });

    it('is flagged after the new id was stored, which clears the flag of the one before', () => {
      expect(storeAfter({ id: 'c-1', itemsCount: 1 }, QUOTE)).toBe('7');
      expect(storeAfter(QUOTE, { id: 'c-1', itemsCount: 1 })).toBeUndefined();
    });
  });

  it('is announced as merged only when the guest had one', () => {
    expect(cartMergedAtSignIn(GUEST, CART, true).cartUpdate).toBe('merge');
    expect(cartMergedAtSignIn(cartChanged(GUEST, 'add'), CART, false).cartUpdate).toBe('add');
  });
});

it('a transition leaves the previous session unchanged and copies the rest to the next', () => {
  const before = Object.freeze(hostFailed(cartChanged(CUSTOMER, 'add'), 503));
  const after = signedOut(before);
  expect(before.identity).toEqual({ kind: 'customer', content: ANNA });
  expect([after.cartUpdate, after.hostFailure]).toEqual(['add', 503]);
});
