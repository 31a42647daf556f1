import { describe, expect, it } from 'vitest';
import {
  CART_EVENTS,
  CART_STATES,
  cartAfter,
  type CartEvent,
  type CartState,
  type NextCartState,
} from './cart-state.ts';

/** Every pair that has a next state. All others are refused. */
const ALLOWED: readonly (readonly [CartState, CartEvent, NextCartState])[] = [
  ['open', 'place', 'placed'],
  ['open', 'park', 'parked'],
  ['open', 'ask-approval', 'approval'],
  ['open', 'merge', 'merged'],
  ['placed', 'payment-ended', 'merged'],
  ['placed', 'payment-succeeded', 'ended'],
  ['placed', 'purchase-ended', 'ended'],
  ['parked', 'restore', 'open'],
  ['quote', 'place', 'placed'],
  ['quote', 'end-conversion', 'ended'],
  ['quote', 'ask-approval', 'approval'],
  ['approval', 'place', 'placed'],
  ['approval', 'end-conversion', 'ended'],
  ['approval', 'approval-ended', 'open'],
  ['approval', 'merge', 'merged'],
  ['merged', 'payment-ended', 'merged'],
  ['merged', 'pay-again', 'placed'],
  ['merged', 'payment-succeeded', 'ended'],
  ['merged', 'purchase-ended', 'ended'],
  ['merged', 'merge', 'merged'],
];

const after = (state: NextCartState | 'refused', event: CartEvent): NextCartState | 'refused' => {
  if (state === 'ended' || state === 'refused') return 'refused';
  const step = cartAfter(state, event);
  return step.ok ? step.value : 'refused';
};

describe('a cart', () => {
  it.each(CART_STATES.flatMap((state) => CART_EVENTS.map((event) => [state, event] as const)))(
    'that is %s has one next state or none after %s',
    (state, event) => {
      const row = ALLOWED.find(([from, happening]) => from === state && happening === event);
      expect(cartAfter(state, event)).toEqual(
        row === undefined
          ? { ok: false, error: { kind: 'cart-step-not-allowed', state, event } }
          : { ok: true, value: row[2] },
      );
    },
  );

  it.each<readonly [string, CartState, readonly CartEvent[], NextCartState | 'refused']>([
    ['is paid', 'open', ['place', 'payment-succeeded'], 'ended'],
    ['is paid late', 'open', ['place', 'payment-ended', 'payment-succeeded'], 'ended'],
    ['is paid again', 'open', ['place', 'payment-ended', 'pay-again', 'payment-ended'], 'merged'],
    ['is not paid at all', 'open', ['place', 'payment-ended', 'purchase-ended'], 'ended'],
    ['is paid twice', 'open', ['place', 'payment-succeeded', 'payment-succeeded'], 'refused'],
    ['is parked and restored', 'open', ['park', 'restore'], 'open'],
    ['is parked twice', 'open', ['park', 'park'], 'refused'],
    ['is merged while it is parked', 'open', ['park', 'merge'], 'refused'],
    ['is a quote that is not ordered', 'quote', ['end-conversion'], 'ended'],
    ['is a quote that is ordered', 'quote', ['place', 'payment-succeeded'], 'ended'],
    ['is a quote that is merged', 'quote', ['merge'], 'refused'],
    ['is a quote that is parked', 'quote', ['park'], 'refused'],
    ['waits for an approver who refuses', 'open', ['ask-approval', 'approval-ended'], 'open'],
    ['waits for an approver who orders', 'open', ['ask-approval', 'place'], 'placed'],
    ['waits twice', 'open', ['ask-approval', 'ask-approval'], 'refused'],
    ['returns beside another cart', 'open', ['ask-approval', 'merge'], 'merged'],
    ['is a quote whose approver refuses', 'quote', ['ask-approval', 'end-conversion'], 'ended'],
    ['is merged twice', 'open', ['merge', 'merge'], 'merged'],
  ])('%s', (_what, state, events, end) => {
    expect(events.reduce<NextCartState | 'refused'>(after, state)).toBe(end);
  });
});
