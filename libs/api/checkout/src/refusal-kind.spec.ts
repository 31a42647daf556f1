import type { RefusalOfCalls } from '@materia/api-client-kernel';
import { aRefusal, mockHost } from '@materia/api-mocks';
import { describe, expect, it } from 'vitest';
import { fetchCheckout } from './checkout-calls.ts';
import { fetchPayment, fetchPaymentOffers, selectPayment } from './payments.ts';
import { refusalKind } from './refusal-kind.ts';

const TABLE = { 'not-found': 'gone' } as const;

describe('a refusal of the host', () => {
  it('is what the table of its calls says, and refused where none of them lists it', () => {
    expect(refusalKind(TABLE, { code: 'not-found' })).toBe('gone');
    expect(refusalKind(TABLE, { code: 'unauthenticated' })).toBe('refused');
  });

  it('cannot be left out of the table of its calls', () => {
    // @ts-expect-error forbidden and no-such-cart are missing
    const table: Readonly<Record<RefusalOfCalls<'listGuestPaymentMethods'>, string>> = {
      'cart-empty': 'cart-empty',
    };
    expect(Object.keys(table)).toEqual(['cart-empty']);
  });
});

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
    ['too-many-requests', 'too-many-requests'],
    ['unauthenticated', 'refused'],
  ] as const)('of %s about a payment: %s', async (refusal, kind) => {
    const host = mockHost({ readPayment: () => aRefusal(refusal) });
    expect(await fetchPayment({ host, attempt: 'a1', token: undefined })).toEqual({
      ok: false,
      error: { kind },
    });
  });
});
