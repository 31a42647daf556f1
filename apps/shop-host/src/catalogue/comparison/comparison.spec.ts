import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';

describe.each(ENGINES)('the comparison on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const compare = (skus: readonly string[], storeId = '1') =>
    host.call('compareProducts', { query: { skus: skus.join(','), retailer_id: storeId } });

  it('returns products in the requested order, with their characteristics and best offers at the store (CAT-07, CAT-08, CALL-19)', async () => {
    const [found] = (await replied(compare([SPECIAL.contested, SPECIAL.hundred, SPECIAL.soldOut])))
      .data;
    expect(found?.category).toEqual({
      id: '10101010',
      name: 'In bags',
      url_path: 'building/cement/portland-cement/in-bags',
    });
    expect(
      found?.products.map(({ product, best_offer }) => [
        product.sku,
        product.attributes[0]?.value,
        best_offer?.isSoldByAThirdPartyVendor,
      ]),
    ).toEqual([
      [SPECIAL.contested, 'S0', false],
      [SPECIAL.hundred, 'S1', false],
      [SPECIAL.soldOut, 'S3', false],
    ]);
  });

  it('uses the prices of the given store', async () => {
    const priceAt = async (storeId: string) =>
      (await replied(compare([SPECIAL.hundred], storeId))).data[0]?.products[0]?.best_offer?.price
        .unitAmount;
    expect([await priceAt('1'), await priceAt('2')]).toEqual([10.5, 11.5]);
  });

  it('leaves out references that match no product', async () => {
    const [found] = (await replied(compare([SPECIAL.few, 'gone-1', SPECIAL.hundred]))).data;
    expect(found?.products.map(({ product }) => product.sku)).toEqual([
      SPECIAL.few,
      SPECIAL.hundred,
    ]);
  });

  it.each([
    ['products of two categories (CAT-06)', [skuOf(0), skuOf(20)], '1', 409],
    ['five products', [0, 1, 4, 5, 6].map(skuOf), '1', 400],
    ['an invalid reference', ["1'; drop"], '1', 400],
    ['an unknown store', [skuOf(0)], '77', 400],
    ['only unknown products', ['gone-1'], '1', 404],
  ])('refuses %s', async (_, skus, storeId, status) =>
    expect((await refused(compare(skus, storeId))).status).toBe(status),
  );
});
