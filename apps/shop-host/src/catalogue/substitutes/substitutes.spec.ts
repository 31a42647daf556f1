import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';

describe.each(ENGINES)('substitutes at a store on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());
  const ask = (sku: string, context = '001P') =>
    host.call('listSubstitutes', {
      params: { productAdeoKey: `M${sku}`, priceContextCode: context },
    });
  const found = async (sku: string, context?: string) => (await replied(ask(sku, context))).data;

  it('are first those that the retailer configured and the store has, then products of the same category that share a main attribute, then what is sent (BEY-11)', async () => {
    const cards = await found(SPECIAL.soldOut);
    // 12 was configured, and so was a product that only a vendor has: it is not on the store's
    // shelf. Of the category, 7 and 11 are equally strong, and 7 has no stock.
    expect(cards.map(({ sku }) => sku)).toEqual([skuOf(12), skuOf(11), SPECIAL.vendorOnly]);
  });

  it('can all be ordered, each with its price at the store (BEY-11)', async () => {
    const offers = (await found(SPECIAL.soldOut)).map(({ best_offer }) => best_offer);
    const unitsOf = (offer: (typeof offers)[number]) =>
      offer?.storeAvailability?.availableStock ??
      offer?.delivery.home.availabilities[0]?.availableStock ??
      0;
    expect(offers.every((offer) => unitsOf(offer) > 0)).toBe(true);
    expect(offers.map((offer) => offer?.priceContextCode)).toEqual(offers.map(() => '001P'));
  });

  it.each([
    ['a product that the store has', SPECIAL.hundred, '001P'],
    ['a product that a vendor sends', SPECIAL.vendorOnly, '001P'],
    ['a product that another store has', SPECIAL.soldOut, '002P'],
  ])('are empty for %s (BEY-11)', async (_, sku, context) => {
    expect(await found(sku, context)).toEqual([]);
  });

  it('return 404 for a product or a store that does not exist', async () => {
    expect(await refused(ask('99999999'))).toMatchObject({ status: 404 });
    expect(await refused(ask(SPECIAL.soldOut, '099P'))).toMatchObject({ status: 404 });
  });
});
