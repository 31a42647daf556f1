import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingLines, quantities, type OfferQuantity } from './missing-lines.ts';
import { type CartFailure, DECISIVE_CART_REFUSALS, recoveryFor } from './recovery.ts';

const aFailure = (failure: Partial<CartFailure>): CartFailure => ({
  call: 'add',
  code: 'other',
  attempt: 1,
  ...failure,
});

const asGuest = { kind: 'retry', steps: ['end-session', 'refresh-cart'] };
const withNewCart = { kind: 'retry', steps: ['fetch-new-cart-id', 'reload-cart'] };
const shown = (reason: string) => ({ kind: 'show-failure', reason });

describe('recovery of a failed cart call', () => {
  it.each<{ rule: string; failure: Partial<CartFailure>; recovery: object }>([
    {
      rule: 'an add with a 401 response continues as a guest (ERR-01, ERR-81)',
      failure: { code: 'unauthenticated' },
      recovery: asGuest,
    },
    {
      rule: 'a read with a 401 response continues as a guest (ERR-13, ERR-81)',
      failure: { call: 'read', code: 'unauthenticated' },
      recovery: asGuest,
    },
    {
      rule: 'an add to a missing cart gets a new cart (ERR-02)',
      failure: { code: 'no-such-cart' },
      recovery: withNewCart,
    },
    {
      rule: 'an add to a customer’s cart gets a new cart (ERR-03)',
      failure: { code: 'cart-not-anonymous' },
      recovery: withNewCart,
    },
    {
      rule: 'another refusal of an add does not (ERR-02, ERR-03, ERR-05)',
      failure: { code: 'cart-locked' },
      recovery: shown('add-failed'),
    },
    {
      rule: 'a 406 shows the message of the server (ERR-04)',
      failure: { code: 'not-sellable' },
      recovery: { kind: 'show-server-message' },
    },
    {
      rule: 'a 406 of an update has the message of updates (ERR-11)',
      failure: { call: 'update', code: 'not-sellable' },
      recovery: shown('update-failed'),
    },
    {
      rule: 'a read of a missing cart is not recovered (ERR-12)',
      failure: { call: 'read', code: 'no-such-cart' },
      recovery: shown('read-failed'),
    },
    {
      rule: 'a failed silent read is still shown (ERR-12)',
      failure: { call: 'read', isSilent: true },
      recovery: shown('read-failed'),
    },
    {
      rule: 'any other failure shows that the add failed (ERR-05)',
      failure: {},
      recovery: shown('add-failed'),
    },
    {
      rule: 'a failed silent add shows no message (ERR-05)',
      failure: { isSilent: true },
      recovery: { kind: 'stay-silent' },
    },
    {
      rule: 'a silent add recovers as well (ERR-01)',
      failure: { code: 'unauthenticated', isSilent: true },
      recovery: asGuest,
    },
    {
      rule: 'a failed delete has its message (ERR-09)',
      failure: { call: 'delete' },
      recovery: shown('delete-failed'),
    },
    {
      rule: 'a delete during a conversion has its own message (ERR-10)',
      failure: { call: 'delete', code: 'cart-locked' },
      recovery: shown('locked-by-quote'),
    },
    {
      rule: 'an update of a locked quantity has its own message',
      failure: { call: 'update', code: 'quantity-locked' },
      recovery: shown('quantity-locked'),
    },
    {
      rule: 'an update during a conversion has the message of updates (ERR-11)',
      failure: { call: 'update', code: 'cart-locked' },
      recovery: shown('update-failed'),
    },
    {
      rule: 'a failed update has its message (ERR-11)',
      failure: { call: 'update' },
      recovery: shown('update-failed'),
    },
    {
      rule: 'a failed read has its message (ERR-12)',
      failure: { call: 'read' },
      recovery: shown('read-failed'),
    },
  ])('$rule', ({ failure, recovery }) => {
    expect(recoveryFor(aFailure(failure))).toEqual(recovery);
  });

  it.each<{ name: string; failure: Partial<CartFailure> }>([
    { name: '401', failure: { code: 'unauthenticated' } },
    { name: '404', failure: { code: 'no-such-cart' } },
    { name: '400', failure: { code: 'cart-not-anonymous' } },
  ])(
    'the recovery of a $name is attempted once, then the failure is shown (ERR-07)',
    ({ failure }) => {
      expect(recoveryFor(aFailure(failure)).kind).toBe('retry');
      expect(recoveryFor(aFailure({ ...failure, attempt: 2 }))).toEqual(shown('add-failed'));
    },
  );

  it('no failure is retried twice (ERR-07)', () => {
    const failure = fc.record({
      call: fc.constantFrom('add' as const, 'read' as const, 'update' as const, 'delete' as const),
      code: fc.constantFrom(...DECISIVE_CART_REFUSALS, 'other' as const),
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

  it('a recovery never loses a line: lines missing from the new cart are added back, once', () => {
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

  it('existing lines are not added again', () => {
    fc.assert(
      fc.property(cart, (had) => missingLines(had, had).length === 0),
      { numRuns: 100 },
    );
    expect(
      missingLines([{ offerCode: 'a', quantity: 3 }], [{ offerCode: 'a', quantity: 1 }]),
    ).toEqual([{ offerCode: 'a', quantity: 2 }]);
  });
});
