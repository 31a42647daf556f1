import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingLines, quantities, type OfferQuantity } from './missing-lines.ts';
import { DELETE_WHILE_CONVERTING_MESSAGE } from './quote-lock.ts';
import {
  CART_NOT_ANONYMOUS_MESSAGE,
  NO_SUCH_CART_MESSAGE,
  recoveryFor,
  type CartFailure,
} from './recovery.ts';

const aFailure = (failure: Partial<CartFailure>): CartFailure => ({
  call: 'add',
  status: 500,
  serverMessage: '',
  attempt: 1,
  ...failure,
});

const asGuest = { kind: 'retry', steps: ['end-session', 'refresh-cart'] };
const withNewCart = { kind: 'retry', steps: ['fetch-new-cart-id', 'reload-cart'] };
const message = (key: string) => ({ kind: 'show-message', key });

describe('recovery of a cart call', () => {
  it.each<{ rule: string; failure: Partial<CartFailure>; recovery: object }>([
    {
      rule: 'an add answered 401 goes on as a guest (ERR-01, ERR-81)',
      failure: { status: 401 },
      recovery: asGuest,
    },
    {
      rule: 'a read answered 401 goes on as a guest (ERR-13, ERR-81)',
      failure: { call: 'read', status: 401 },
      recovery: asGuest,
    },
    {
      rule: 'an add to a cart that is gone gets a new cart (ERR-02)',
      failure: { status: 404, serverMessage: NO_SUCH_CART_MESSAGE },
      recovery: withNewCart,
    },
    {
      rule: 'an add to a cart of somebody gets a new cart (ERR-03)',
      failure: { status: 400, serverMessage: CART_NOT_ANONYMOUS_MESSAGE },
      recovery: withNewCart,
    },
    {
      rule: 'a 404 that says something else does not (ERR-02, ERR-05)',
      failure: { status: 404, serverMessage: 'No such product' },
      recovery: message('cart.addError'),
    },
    {
      rule: 'a 400 that says something else does not (ERR-03, ERR-05)',
      failure: { status: 400, serverMessage: NO_SUCH_CART_MESSAGE },
      recovery: message('cart.addError'),
    },
    {
      rule: 'a 406 shows what the server said (ERR-04)',
      failure: { status: 406, serverMessage: 'Only 3 left' },
      recovery: { kind: 'show-server-message', text: 'Only 3 left' },
    },
    {
      rule: 'a 406 of an update has the message of updates (ERR-11)',
      failure: { call: 'update', status: 406, serverMessage: 'Only 3 left' },
      recovery: message('cart.updateError'),
    },
    {
      rule: 'a read of a cart that is gone is not recovered (ERR-12)',
      failure: { call: 'read', status: 404, serverMessage: NO_SUCH_CART_MESSAGE },
      recovery: message('cart.getError'),
    },
    {
      rule: 'a 404 with the words of a 400 is not recovered (ERR-03, ERR-05)',
      failure: { status: 404, serverMessage: CART_NOT_ANONYMOUS_MESSAGE },
      recovery: message('cart.addError'),
    },
    {
      rule: 'a silent read says that it failed (ERR-12)',
      failure: { call: 'read', isSilent: true },
      recovery: message('cart.getError'),
    },
    {
      rule: 'any other failure says that the add failed (ERR-05)',
      failure: { status: 500 },
      recovery: message('cart.addError'),
    },
    {
      rule: 'a silent add says nothing (ERR-05)',
      failure: { status: 500, isSilent: true },
      recovery: { kind: 'stay-silent' },
    },
    {
      rule: 'a silent add recovers all the same (ERR-01)',
      failure: { status: 401, isSilent: true },
      recovery: asGuest,
    },
    {
      rule: 'a failed delete has its message (ERR-09)',
      failure: { call: 'delete' },
      recovery: message('cart.deleteError'),
    },
    {
      rule: 'a delete during a conversion has its own (ERR-10)',
      failure: { call: 'delete', status: 400, serverMessage: DELETE_WHILE_CONVERTING_MESSAGE },
      recovery: message('quotes.deleteProduct'),
    },
    {
      rule: 'a failed update has its message (ERR-11)',
      failure: { call: 'update' },
      recovery: message('cart.updateError'),
    },
    {
      rule: 'a failed read has its message (ERR-12)',
      failure: { call: 'read' },
      recovery: message('cart.getError'),
    },
  ])('$rule', ({ failure, recovery }) => {
    expect(recoveryFor(aFailure(failure))).toEqual(recovery);
  });

  it('the server’s words for a lost and for a foreign cart are recognised literally (ERR-02, ERR-03)', () => {
    expect(NO_SUCH_CART_MESSAGE).toBe('No such entity with %fieldName = %fieldValue');
    expect(CART_NOT_ANONYMOUS_MESSAGE).toBe(
      "The customer can't be assigned to the cart because the cart isn't anonymous.",
    );
  });

  it.each<{ name: string; failure: Partial<CartFailure> }>([
    { name: '401', failure: { status: 401 } },
    { name: '404', failure: { status: 404, serverMessage: NO_SUCH_CART_MESSAGE } },
    { name: '400', failure: { status: 400, serverMessage: CART_NOT_ANONYMOUS_MESSAGE } },
  ])('the recovery of a $name is tried once, then the failure is shown (ERR-07)', ({ failure }) => {
    expect(recoveryFor(aFailure(failure)).kind).toBe('retry');
    expect(recoveryFor(aFailure({ ...failure, attempt: 2 }))).toEqual(message('cart.addError'));
  });

  it('no failure is ever tried a second time again (ERR-07)', () => {
    const failure = fc.record({
      call: fc.constantFrom('add' as const, 'read' as const, 'update' as const, 'delete' as const),
      status: fc.constantFrom(400, 401, 404, 406, 500, 503),
      serverMessage: fc.constantFrom(
        '',
        NO_SUCH_CART_MESSAGE,
        CART_NOT_ANONYMOUS_MESSAGE,
        DELETE_WHILE_CONVERTING_MESSAGE,
      ),
      attempt: fc.integer({ min: 2, max: 9 }),
      isSilent: fc.boolean(),
    });
    fc.assert(
      fc.property(failure, (sample) => {
        expect(recoveryFor(sample).kind).not.toBe('retry');
      }),
      { numRuns: 200 },
    );
  });
});

describe('lines after a recovery', () => {
  const cart = fc.array(
    fc.record<OfferQuantity>({
      offerCode: fc.constantFrom('a', 'b', 'c', 'd'),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 6 },
  );

  it('a recovery never loses a line: what the new cart lacks is put back, and once is enough', () => {
    fc.assert(
      fc.property(cart, cart, (had, has) => {
        const restored = [...has, ...missingLines(had, has)];
        const now = quantities(restored);
        for (const [offerCode, quantity] of quantities(had))
          expect(now.get(offerCode)).toBeGreaterThanOrEqual(quantity);
        expect(missingLines(had, restored)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('what is there already is not added again', () => {
    fc.assert(
      fc.property(cart, (had) => missingLines(had, had).length === 0),
      { numRuns: 100 },
    );
    expect(
      missingLines([{ offerCode: 'a', quantity: 3 }], [{ offerCode: 'a', quantity: 1 }]),
    ).toEqual([{ offerCode: 'a', quantity: 2 }]);
  });
});
