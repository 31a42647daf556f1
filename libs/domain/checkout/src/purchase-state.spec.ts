import { money } from '@materia/domain-money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAYMENT_STATES, type PaymentState } from './payment-state.ts';
import {
  isEnded,
  PURCHASE_EVENTS,
  PURCHASE_STATES,
  purchaseAfter,
  type PurchaseState,
  settlePayment,
} from './purchase-state.ts';

const UNPAID_EFFECTS = {
  aborted: ['return-cart'],
  expired: ['return-cart'],
  refused: ['return-cart', 'mail-payment-refused'],
} as const;
const TOTAL = money(4990, 'PLN');

const apply = (
  [attempt, purchase]: readonly [PaymentState, PurchaseState],
  state: PaymentState,
  change: object = {},
) =>
  settlePayment(
    { attempt: { attemptId: 'a', amount: TOTAL, state: attempt }, purchase },
    { attemptId: 'a', amountMinor: TOTAL.minor, currency: 'PLN', state, ...change },
  );

describe('a purchase', () => {
  it.each(
    PURCHASE_STATES.flatMap((state) => PURCHASE_EVENTS.map((event) => [state, event] as const)),
  )(
    'in the state %s, when %s, has one next state and keeps stock and money together (PLO-05, PLO-07)',
    (state, event) => {
      const { state: next, effects } = purchaseAfter(state, event);
      if (event === 'paid' && state !== 'open') expect(effects).toEqual(['refund-attempt']);
      expect(effects.some((effect) => effect === 'release-holds')).toBe(
        state === 'open' && ['hold-ended', 'replaced', 'given-up'].includes(event),
      );
      expect(next === 'confirmed').toBe(
        (state === 'open' && (event === 'paid' || event === 'confirmed-by-email')) ||
          (state === 'confirmed' && event !== 'orders-cancelled'),
      );
    },
  );

  it('is confirmed once by its first paid attempt, and empties the cart (PLO-05, CNF-05)', () => {
    expect(apply(['created', 'open'], 'paid')).toEqual({
      ok: true,
      value: {
        attempt: 'paid',
        purchase: 'confirmed',
        effects: ['confirm-orders', 'empty-cart', 'mail-confirmation'],
      },
    });
    expect(apply(['paid', 'confirmed'], 'paid')).toMatchObject({ value: { effects: [] } });
  });

  it.each(['aborted', 'expired', 'refused'] as const)(
    'gives the cart back once when its attempt was %s (PLO-07, PAY-14)',
    (state) => {
      expect(apply(['created', 'open'], state)).toMatchObject({
        value: { attempt: state, purchase: 'open', effects: UNPAID_EFFECTS[state] },
      });
      expect(apply([state, 'open'], state)).toMatchObject({ value: { effects: [] } });
      expect(apply([state, 'open'], 'paid')).toMatchObject({
        value: {
          purchase: 'confirmed',
          effects: ['confirm-orders', 'empty-cart', 'mail-confirmation'],
        },
      });
    },
  );

  it.each(['failed', 'cancelled', 'confirmed'] as const)(
    'that is %s sends money back that arrives for another attempt (PLO-07)',
    (purchase) => {
      expect(apply(['created', purchase], 'paid')).toMatchObject({
        value: { attempt: 'paid', purchase, effects: ['refund-attempt'] },
      });
    },
  );

  it('is confirmed by email only while it is open, like by a payment, and its orders are still to be paid in store', () => {
    for (const state of PURCHASE_STATES)
      expect(purchaseAfter(state, 'confirmed-by-email')).toEqual(
        state === 'open'
          ? {
              state: 'confirmed',
              effects: ['confirm-unpaid-orders', 'empty-cart', 'mail-confirmation'],
            }
          : { state, effects: [] },
      );
  });

  it('does not change by a notice of another attempt, amount or currency (PLO-05)', () => {
    for (const wrong of [{ attemptId: 'b' }, { amountMinor: 4989 }, { currency: 'EUR' }])
      expect(apply(['created', 'open'], 'paid', wrong).ok).toBe(false);
  });

  it('ends the same for any order and repetition of its notices (PLO-05)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PAYMENT_STATES), { maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        (states, order) => {
          const run = (sequence: readonly PaymentState[]) => {
            let now: readonly [PaymentState, PurchaseState] = ['created', 'open'];
            for (const state of sequence) {
              const settled = apply(now, state);
              if (settled.ok) now = [settled.value.attempt, settled.value.purchase];
            }
            return now;
          };
          const shuffled = [...states, ...states]
            .map((state) => ({ state, at: order.next().value ?? 0 }))
            .toSorted((one, other) => one.at - other.at)
            .map(({ state }) => state);
          expect(run(shuffled)).toEqual(run(states));
        },
      ),
    );
  });

  it('waits for an attempt only while it was created or is pending (PAY-14)', () => {
    expect(PAYMENT_STATES.filter((state) => !isEnded(state))).toEqual(['created', 'pending']);
  });
});
