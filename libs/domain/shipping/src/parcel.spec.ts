import { describe, expect, it } from 'vitest';
import { PARCEL_NUMBER, trackedParcel } from './parcel.ts';

const CARRIERS = [{ id: 'post', name: 'The Post', page: 'https://post.example/follow?n={number}' }];

describe('the parcel of a shipped order', () => {
  it('is followed on the page of its carrier', () => {
    expect(trackedParcel(CARRIERS, { carrier: 'post', number: 'AB-12345' })).toEqual({
      carrier: 'The Post',
      number: 'AB-12345',
      url: 'https://post.example/follow?n=AB-12345',
    });
  });

  it('has no page at a carrier that the market does not know', () => {
    expect(trackedParcel(CARRIERS, { carrier: 'nobody', number: 'AB-12345' })).toBeUndefined();
  });

  it.each(['', 'AB', '-12345', 'AB 12345', '1234&q=5', '../../5', 'A'.repeat(41)])(
    'is never numbered %j',
    (number) => expect(number).not.toMatch(PARCEL_NUMBER),
  );
});
