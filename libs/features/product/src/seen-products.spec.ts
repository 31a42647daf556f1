import { describe, expect, it } from 'vitest';
import { MOST_SEEN, readSeen, type SeenProduct, withSeen } from './seen-products.ts';

const product = (sku: string): SeenProduct => ({
  sku,
  urlKey: `cement-ref${sku}`,
  name: `Cement ${sku}`,
  picture: '/media/pl/cement',
});

describe('the products this browser has seen', () => {
  it('come last seen first, each once, and no more than six', () => {
    const seen = ['1', '2', '3', '1', '4', '5', '6', '7'].reduce<readonly SeenProduct[]>(
      (before, sku) => withSeen(before, product(sku)),
      [],
    );
    expect(seen.map(({ sku }) => sku)).toEqual(['7', '6', '5', '4', '1', '3']);
    expect(readSeen(JSON.stringify(seen))).toEqual(seen);
    expect(seen).toHaveLength(MOST_SEEN);
  });

  it.each([
    null,
    '',
    '{',
    '{}',
    '[1]',
    '[{"sku":1}]',
    JSON.stringify([{ ...product('1'), picture: '//evil.example/x.png' }]),
  ])('are none in what nobody of the shop wrote: %j', (text) => {
    expect(readSeen(text)).toEqual([]);
  });
});
