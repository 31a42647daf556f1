import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';

const CEMENT = '10101010';
const BRICKS = '1020';

describe.each(ENGINES)('materials for a project on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());
  const ask = (category_ids: string, more: { skus?: string; retailer_id?: string } = {}) =>
    host.call('listMaterials', { query: { category_ids, retailer_id: '1', ...more } });

  it('are the products of the categories, what can be ordered first, then by sales (BEY-04)', async () => {
    const { data } = await replied(ask(`${CEMENT},${BRICKS}`));
    const skus = data.map(({ card }) => card.sku);
    expect(skus.slice(0, 2)).toEqual([skuOf(0), skuOf(1)]);
    // The store has neither, and no vendor sells them.
    expect(skus.slice(13, 15)).toEqual([SPECIAL.soldOut, SPECIAL.unstocked]);
    expect(skus.slice(15)).toEqual(Array.from({ length: 10 }, (_, number) => skuOf(number + 15)));
    expect(new Set(data.map(({ category_id }) => category_id))).toEqual(new Set([CEMENT, BRICKS]));
  });

  it('have weight, attributes and the price of the store', async () => {
    const [first] = (await replied(ask(CEMENT, { retailer_id: '2' }))).data;
    expect(first).toMatchObject({
      weight: 25.1,
      attributes: [{ code: 'strength', value: 'S0' }],
      card: { best_offer: { priceContextCode: '002P' } },
    });
  });

  it('include a named product of the categories only, and leave out unknown ones', async () => {
    const { data } = await replied(ask(BRICKS, { skus: `${skuOf(0)},nothing,${skuOf(20)}` }));
    expect(data.map(({ card }) => card.sku)).not.toContain(skuOf(0));
    expect(data.filter(({ card }) => card.sku === skuOf(20))).toHaveLength(1);
    expect((await replied(ask('999'))).data).toEqual([]);
  });

  it.each([
    ['too many categories', Array.from({ length: 31 }, (_, id) => id).join(','), {}],
    ['a reference that is none', CEMENT, { skus: 'a b' }],
    ['too many references', CEMENT, { skus: Array.from({ length: 41 }, (_, id) => id).join(',') }],
    ['an unknown store', CEMENT, { retailer_id: '77' }],
  ])('are refused for %s', async (_, categories, more) => {
    expect(await refused(ask(categories, more))).toMatchObject({ status: 400, code: 'bad-input' });
  });
});
