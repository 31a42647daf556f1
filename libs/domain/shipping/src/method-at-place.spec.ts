import { describe, expect, it } from 'vitest';
import { methodAt, type PlaceDistances } from './method-at-place.ts';
import { SHIPPING_METHODS } from './shipping-methods.ts';

const near = (sellerCode: string, km: number): PlaceDistances['nearest'] => ({ sellerCode, km });

describe('a method at a place', () => {
  it.each([
    ['transporter/home', undefined, 'address-needed', undefined],
    ['transporter/home', { km: undefined, nearest: undefined }, 'distance-unknown', undefined],
    [
      'transporter/home',
      { km: undefined, nearest: undefined, isBeyond: true },
      'too-far',
      undefined,
    ],
    ['transporter/home', { km: 50, nearest: near('002', 4) }, undefined, 50],
    ['transporter/home', { km: 50.1, nearest: near('001', 50.1) }, 'too-far', 50.1],
    ['allxbrick/delivery', { km: 12, nearest: near('001', 12) }, undefined, 12],
    ['allxbrick/delivery', { km: 80, nearest: near('002', 4) }, 'other-store', 4],
    ['allxbrick/pickup', { km: 20, nearest: near('002', 4) }, 'other-store', 4],
    ['allxbrick/pickup', { km: 80, nearest: near('002', 51) }, 'no-store-near', 80],
    ['allxbrick/pickup', { km: 80, nearest: undefined }, 'no-store-near', 80],
  ] as const)(
    '%s to %j: %s, priced by %s km (CHK-28, CHK-29, ALX-02, ALX-03, DLV-11)',
    (method, place, obstacle, km) =>
      expect(methodAt(method, place, '001')).toEqual({ obstacle, km }),
  );

  it.each([
    [{ km: 12, nearest: near('002', 4) }, 'other-store', 4],
    [{ km: 12, nearest: near('002', 51) }, 'too-far', 12],
  ] as const)(
    'a truck from the shop’s own store to %j: %s, since it starts from the nearest store (STO-27, DLV-11)',
    (place, obstacle, km) =>
      expect(methodAt('transporter/home', place, '000')).toEqual({ obstacle, km }),
  );

  it('does not matter to drive, parcels, points and vendors (ALX-04, CHK-29)', () => {
    const placed = SHIPPING_METHODS.filter(
      (method) => methodAt(method, undefined, '001').obstacle !== undefined,
    );
    expect(placed).toEqual(['transporter/home', 'allxbrick/delivery', 'allxbrick/pickup']);
  });
});
