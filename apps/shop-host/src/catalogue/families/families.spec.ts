import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput, Reply } from '@materia/api-contract';
import type { FeedRecord } from '@materia/api-contract/feed';
import { importFeed } from '../import/import-feed.ts';
import { ENGINES } from '../../testing/database.ts';
import { feedSource, PRODUCT_COUNT, skuOf, SPECIAL, testFeed } from '../../testing/feed.ts';
import { openTestHost, replied, type TestHost } from '../../testing/host.ts';

const colours = { grey: '#969ca3', white: '#eef0f1' } as const;
const paint = (
  colour: keyof typeof colours,
  volume: string,
): NonNullable<FeedRecord<'products'>['family']> => ({
  id: 'paint',
  name: 'Cement paint',
  axes: [
    { kind: 'colour', label: 'Colour', value: colour, swatch: colours[colour] },
    { kind: 'volume', label: 'Volume', value: volume },
  ],
});

/** Prices in store 1: grey 10 l 10.00, grey 5 l 10.30 (sold out), white 10 l 10.60, grey 1 l 10.90. */
const MEMBERS: Readonly<Record<number, NonNullable<FeedRecord<'products'>['family']>>> = {
  0: paint('grey', '10 l'),
  3: paint('grey', '5 l'),
  6: paint('white', '10 l'),
  9: paint('grey', '1 l'),
};
const feed = testFeed({
  products: testFeed().products.map((product, number) => {
    const family = MEMBERS[number];
    return {
      ...product,
      // The typical member does not sell best, so that cards and cheapest members differ.
      rank: number === 6 ? 1 : product.rank + 1,
      ...(family !== undefined && { family }),
    };
  }),
});

type ListQuery = Partial<CallInput<'listProducts'>['query']>;

describe.each(ENGINES)('families in lists on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
    await importFeed({
      pool: host.database.pool,
      market: 'pl',
      feed: feedSource(feed),
      now: '2026-11-20T09:00:00.000Z',
    });
  });
  afterAll(() => host.close());

  const list = async (query: ListQuery): Promise<Reply<'listProducts'>['data'][number]> => {
    const [page] = (
      await replied(host.call('listProducts', { query: { retailer_id: '1', ...query } }))
    ).data;
    return page ?? expect.unreachable();
  };
  const family = async (sku: string) =>
    (
      await replied(
        host.call('readFamily', {
          params: { productAdeoKey: `M${sku}`, priceContextCode: '001P' },
        }),
      )
    ).data;
  const cardsOf = ({ products }: { readonly products: readonly { readonly sku: string }[] }) =>
    products
      .map(({ sku }) => sku)
      .filter((sku) => Object.keys(MEMBERS).map(Number).map(skuOf).includes(sku));
  const brandOf = (page: Reply<'listProducts'>['data'][number], label: string) =>
    page.filters
      .find(({ code }) => code === 'brand')
      ?.values.find((value) => value.label === label) ?? expect.unreachable();

  it('are single products in the call as the specification defines it', async () => {
    const page = await list({});
    expect(page.total).toBe(PRODUCT_COUNT);
    expect(page.products.filter((product) => 'family' in product)).toEqual([]);
    expect(cardsOf(await list({ page_size: '96' }))).toHaveLength(4);
  });

  it('are one card by family: the best member that can be ordered, its choices, and the lowest price', async () => {
    const page = await list({ by_family: '1', page_size: '96' });
    expect(page.total).toBe(PRODUCT_COUNT - 3);
    expect(page.products).toHaveLength(PRODUCT_COUNT - 3);
    expect(cardsOf(page)).toEqual([skuOf(6)]);
    expect(page.products.find(({ sku }) => sku === skuOf(6))?.family).toMatchObject({
      member_count: 4,
      axes: [
        {
          kind: 'colour',
          label: 'Colour',
          value_count: 2,
          swatches: [colours.grey, colours.white],
        },
        { kind: 'volume', label: 'Volume', value_count: 3, swatches: [] },
      ],
      from_offer: { product: { sku: skuOf(0) } },
    });
  });

  it('count once in the list and its facets', async () => {
    const single = await list({ category_id: '10101010' });
    const page = await list({ category_id: '10101010', by_family: '1' });
    expect([single.total, page.total]).toEqual([15, 12]);
    // All four members have the brand of product 0.
    expect([brandOf(single, 'Murvena').count, brandOf(page, 'Murvena').count]).toEqual([5, 2]);
    const chosen = await list({
      category_id: '10101010',
      by_family: '1',
      filters: JSON.stringify({ brand: [brandOf(page, 'Murvena').id] }),
    });
    expect(chosen.total).toBe(2);
  });

  it('match a filter if any member does, and then show that member', async () => {
    const page = await list({
      category_id: '10101010',
      by_family: '1',
      filters: JSON.stringify({ price: ['1085-1095'] }),
    });
    expect(page.products.map(({ sku }) => sku)).toEqual([skuOf(9)]);
    expect(page.products[0]?.family).not.toHaveProperty('from_offer');
    const soldOut = await list({ search: SPECIAL.soldOut, by_family: '1' });
    expect(cardsOf(soldOut)).toEqual([SPECIAL.soldOut]);
  });

  it('are sorted by the price of the cheapest member that can be ordered', async () => {
    const page = await list({
      category_id: '10101010',
      by_family: '1',
      order_by: JSON.stringify({ key: 'price-asc' }),
    });
    expect(cardsOf(page)).toEqual([skuOf(0)]);
    expect(page.products[0]?.sku).toBe(skuOf(0));
  });

  it('lead from each value to its product, or to the nearest one where the combination does not exist', async () => {
    const [found] = await family(skuOf(6));
    expect(found).toMatchObject({ id: 'paint', name: 'Cement paint' });
    expect(found?.members.map(({ sku }) => sku)).toEqual([6, 0, 3, 9].map(skuOf));
    const [byColour, byVolume] = found?.axes ?? [];
    expect(byColour).toMatchObject({
      label: 'Colour',
      choices: [
        { value: 'grey', swatch: colours.grey, is_present: false, exists: true, sku: skuOf(0) },
        { value: 'white', swatch: colours.white, is_present: true, exists: true, sku: skuOf(6) },
      ],
    });
    expect(byColour?.choices[0]?.best_offer?.product.sku).toBe(skuOf(0));
    expect(byVolume?.choices.map(({ value, exists, sku }) => [value, exists, sku])).toEqual([
      ['1 l', false, skuOf(9)],
      ['5 l', false, skuOf(3)],
      ['10 l', true, skuOf(6)],
    ]);
  });

  it('do not exist for a product that is sold in one form only, and are a field of one that has them', async () => {
    expect(await family(skuOf(20))).toEqual([]);
    const [product] = (await replied(host.call('readProduct', { params: { id: skuOf(6) } }))).data;
    expect(product?.family).toEqual(paint('white', '10 l'));
  });

  it('are suggested once', async () => {
    const [found] = (await replied(host.call('suggest', { query: { search: 'cement' } }))).data;
    expect(cardsOf(found ?? expect.unreachable())).toHaveLength(1);
  });
});
