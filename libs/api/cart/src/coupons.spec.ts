import { aRefusal, mockHost } from '@materia/api-mocks';
import type { RefusalCode } from '@materia/api-contract';
import { describe, expect, it } from 'vitest';
import { addCoupon } from './coupons.ts';

const addRefused = (refusal: RefusalCode) =>
  addCoupon(
    {
      host: mockHost({ addCoupon: () => aRefusal(refusal) }),
      owner: 'guest',
      isProfessional: false,
      cartId: 'cart-1',
      storeId: '12',
      priceContextCode: '012P',
    },
    { endSession: async () => undefined },
    'TENTH',
    'PLN',
  );

describe('a promo code that is refused', () => {
  it.each([
    ['coupon-invalid', { kind: 'coupon-invalid' }],
    ['bad-input', { kind: 'coupon-invalid' }],
    ['coupon-expired', { kind: 'coupon-expired', lastDay: '2026-10-31' }],
    ['coupon-used', { kind: 'coupon-used' }],
    ['cart-has-coupon', { kind: 'cart-has-coupon', code: 'TENTH' }],
    [
      'coupon-below-minimum',
      {
        kind: 'coupon-below-minimum',
        minimum: { minor: 3000, currency: 'PLN' },
        missing: { minor: 2000, currency: 'PLN' },
      },
    ],
    ['coupon-not-for-cart', { kind: 'coupon-not-for-cart' }],
    ['coupons-not-taken', { kind: 'coupons-not-taken' }],
    ['too-many-requests', { kind: 'too-many-guesses' }],
    ['no-such-cart', { kind: 'failed', problem: { kind: 'call-failed', reason: 'update-failed' } }],
    ['out-of-stock', { kind: 'failed', problem: { kind: 'call-failed', reason: 'update-failed' } }],
  ] as const)('as %s says why, with the values of the host', async (refusal, error) => {
    expect(await addRefused(refusal)).toEqual({ ok: false, error });
  });
});
