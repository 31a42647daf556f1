import { aRefusal, mockHost } from '@materia/api-mocks';
import { describe, expect, it } from 'vitest';
import { fetchCheckout } from './checkout-calls.ts';
import { fetchPayment, fetchPaymentOffers, retryPayment, selectPayment } from './payments.ts';

describe('the shopper learns', () => {
  const access = (guestCartId: string | undefined, refusal: 'no-such-cart' | 'forbidden') => ({
    host: mockHost({
      readGuestCheckout: () => aRefusal(refusal),
      listGuestPaymentMethods: () => aRefusal(refusal),
      selectGuestPayment: () => aRefusal(refusal),
    }),
    guestCartId,
  });

  it.each([
    ['no-such-cart', 'cart-empty', 'cart-empty', 'refused'],
    ['forbidden', 'refused', 'refused', 'refused'],
  ] as const)('of %s: %s, with its payment methods %s, and %s', async (refusal, ...kinds) => {
    const guest = access('cart-1', refusal);
    const answers = [
      await fetchCheckout(guest, '12'),
      await fetchPaymentOffers(guest, '12'),
      await selectPayment(guest, 'card'),
    ];
    expect(answers).toEqual(kinds.map((kind) => ({ ok: false, error: { kind } })));
  });

  it.each([
    ['not-found', 'not-found'],
    ['unauthenticated', 'refused'],
    // The contract does not list it for reading a payment, only for paying again.
    ['too-many-requests', 'refused'],
  ] as const)('of %s about a payment: %s', async (refusal, kind) => {
    const host = mockHost({ readPayment: () => aRefusal(refusal) });
    expect(await fetchPayment({ host, attempt: 'a1', token: undefined })).toEqual({
      ok: false,
      error: { kind },
    });
  });

  it.each([
    ['not-found', 'not-found'],
    ['too-many-requests', 'too-many-requests'],
    ['bad-input', 'refused'],
  ] as const)('of %s about another attempt to pay: %s', async (refusal, kind) => {
    const host = mockHost({ retryPayment: () => aRefusal(refusal) });
    const payment = { host, attempt: 'a1', token: undefined };
    const choice = { blikCode: undefined, device: undefined, returnPath: '/' };
    expect(await retryPayment(payment, { ...choice, method: 'card' })).toEqual({
      ok: false,
      error: { kind },
    });
  });
});
