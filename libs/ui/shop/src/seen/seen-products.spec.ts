import { describe, expect, it } from 'vitest';
import { MAX_SEEN, parseSeen, type SeenProduct, withSeen } from './seen-products.ts';

const product = (sku: string): SeenProduct => ({
  sku,
  urlKey: `cement-ref${sku}`,
  name: `Cement ${sku}`,
  picture: '/media/pl/cement',
});

describe('recently viewed products', () => {
  it('are listed latest first, each once, and at most six', () => {
    const seen = ['1', '2', '3', '1', '4', '5', '6', '7'].reduce<readonly SeenProduct[]>(
      (before, sku) => withSeen(before, product(sku)),
      [],
    );
    expect(seen.map(({ sku }) => sku)).toEqual(['7', '6', '5', '4', '1', '3']);
    expect(parseSeen(JSON.stringify(seen))).toEqual(seen);
    expect(seen).toHaveLength(MAX_SEEN);
  });

  it.each([
    null,
    '',
    '{',
    '{}',
    '[1]',
    '[{"sku":1}]',
    JSON.stringify([{ ...product('1'), picture: '//evil.example/x.png' }]),
  ])('are empty for an unexpected stored value: %j', (text) => {
    expect(parseSeen(text)).toEqual([]);
  });
});
