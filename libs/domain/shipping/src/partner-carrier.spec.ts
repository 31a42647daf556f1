import { describe, expect, it } from 'vitest';
import { checkPartnerStore, guestCity } from './partner-carrier.ts';
import { SHIPPING_METHODS } from './shipping-methods.ts';

describe('checkPartnerStore', () => {
  it('requires a confirmation before the store changes to the nearest one (ALX-02)', () => {
    const stores = { selectedSellerCode: '019', nearestSellerCode: '042' };
    expect(checkPartnerStore('allxbrick/delivery', stores)).toEqual({
      ok: true,
      value: { kind: 'ask-store-change', toSellerCode: '042' },
    });
    expect(checkPartnerStore('allxbrick/pickup', { ...stores, nearestSellerCode: '019' })).toEqual({
      ok: true,
      value: { kind: 'same-store' },
    });
  });

  it('an address without any store is an address error (ALX-03)', () => {
    expect(
      checkPartnerStore('allxbrick/delivery', {
        selectedSellerCode: '019',
        nearestSellerCode: undefined,
      }),
    ).toEqual({
      ok: false,
      error: { kind: 'address-without-store' },
    });
  });

  it('skips the check for drive and the other carriers (ALX-04)', () => {
    for (const method of SHIPPING_METHODS.filter((code) => !code.startsWith('allxbrick'))) {
      expect(
        checkPartnerStore(method, { selectedSellerCode: '019', nearestSellerCode: undefined }),
      ).toEqual({ ok: true, value: { kind: 'not-needed' } });
    }
  });
});

describe('guestCity', () => {
  it.each([
    ['given', { city: ' Porto ' }, { ok: true, value: 'Porto' }],
    ['blank', { city: '  ' }, { ok: false, error: { kind: 'city-missing' } }],
    ['absent', {}, { ok: false, error: { kind: 'city-missing' } }],
  ])('a city %s (CHK-26)', (_, address, expected) => expect(guestCity(address)).toEqual(expected));
});
