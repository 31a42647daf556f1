import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';

describe.each(ENGINES)('stores on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  it('returns a store with the specified fields, and its price contexts as a pair (STO-03, PRC-05)', async () => {
    const [store] = (await replied(host.call('readStore', { params: { storeId: '2' } }))).data;
    expect(store).toMatchObject({
      id: '2',
      seller_code: '002',
      url_key: 'store-2',
      retailer_type: 'agency',
      ecommerce: '1',
      extension_attributes: {
        price_context_code: ['002P', '002B'],
        address: { city: 'Kraków', country_id: 'PL' },
      },
    });
  });

  it('returns what a store page shows: address, phone, hours, services and place (STO-24)', async () => {
    const [store] = (await replied(host.call('readStore', { params: { storeId: '2' } }))).data;
    expect(store?.extension_attributes).toMatchObject({
      address: {
        street: [expect.any(String)],
        postcode: expect.any(String),
        city: 'Kraków',
        latitude: expect.any(Number),
        longitude: expect.any(Number),
      },
      phone: expect.any(String),
      email: expect.any(String),
    });
    expect(store?.extension_attributes.opening_hours).not.toEqual([]);
    expect(store?.extension_attributes.services).not.toEqual([]);
  });

  it('finds the store for bots by its seller code 000 and never lists it (STK-14, SHL-22, SHL-23, LIM-20)', async () => {
    const website = (await replied(host.call('readStoreByCode', { params: { sellerCode: '000' } })))
      .data[0];
    expect([website?.id, website?.seller_code]).toEqual(['42', '000']);
    const lists = [
      await replied(host.call('listStores', {})),
      await replied(host.call('findNearestStores', { query: { city: 'Warszawa' } })),
      await replied(host.call('listStoresNear', { params: { latitude: '52.2', longitude: '21' } })),
    ];
    for (const { data } of lists)
      expect(data.map((store) => store.id).toSorted()).toEqual(['1', '2', '3']);
  });

  it.each(['1', '01', '001'])(
    'pads the seller code %s to three characters (STO-04)',
    async (sellerCode) => {
      expect(
        (await replied(host.call('readStoreByCode', { params: { sellerCode } }))).data[0]?.id,
      ).toBe('1');
    },
  );

  it.each([
    ['a postal code', { postcode: '30-001' }],
    ['a postal code in a sector that no place of the feed has', { postcode: '31-923' }],
    ['a postal code without its hyphen', { postcode: '30001' }],
    ['a town', { city: 'KRAKOW' }],
    ['the beginning of a town', { city: 'krak' }],
    ['an address', { city: 'ul. Długa 12/5, 30-001 Kraków' }],
    ['an address without its postal code', { city: 'Długa 12 Kraków' }],
    ['a position', { latitude: '50.06', longitude: '19.94' }],
  ])(
    'lists the stores nearest to %s first, with their distance (STO-01, STO-15, CALL-31)',
    async (_, query) => {
      const { data } = await replied(host.call('findNearestStores', { query }));
      expect(data.map((store) => store.id)).toEqual(['2', '1', '3']);
      expect(data[0]?.extension_attributes.distance).toBeLessThan(15);
      expect(data[1]?.extension_attributes.distance).toBeGreaterThan(200);
    },
  );

  it.each([
    ['a postal code of a town', { postcode: '30 001' }, ['30-001', 'Kraków', true]],
    ['a postal code of no known town', { postcode: '31-923' }, ['31-923', undefined, true]],
    ['a town', { city: 'krak' }, ['30-001', 'Kraków', false]],
    ['an address', { city: 'ul. Długa 12/5, 30-001 Kraków' }, ['30-001', 'Kraków', true]],
    ['a position', { latitude: '50.06', longitude: '19.9' }, ['30-001', 'Kraków', false]],
  ])(
    'names the place of %s, and whether its postal code is the typed one (STO-15, STO-28)',
    async (_, query, named) => {
      const { place } = await replied(host.call('findNearestStores', { query }));
      expect([place?.postcode, place?.city, place?.is_exact]).toEqual(named);
      expect(Math.round(place?.latitude ?? 0)).toBe(50);
    },
  );

  it('lists all stores of the market, and those by distance from a position (CALL-24, CALL-26)', async () => {
    const authorization = `Bearer ${host.secrets.publicCredential}`;
    const idsAt = async (url: string) => {
      const response = await host.app.inject({ method: 'GET', url, headers: { authorization } });
      return response.json<{ data: { id: string }[] }>().data.map(({ id }) => id);
    };
    expect(await idsAt('/pl/retailer/list')).toEqual(['1', '2', '3']);
    expect(await idsAt('/pl/retailer/position/50.06/19.94')).toEqual(['2', '1', '3']);
    expect(await idsAt('/pl/retailer/nearest?latitude=50.06&longitude=19.94')).toEqual([
      '2',
      '1',
      '3',
    ]);
  });

  it.each([
    ['of a wrong form', { postcode: '30-0' }, 'query.postcode'],
    ['of an area that nobody uses', { postcode: '79-100' }, 'query.postcode'],
    ['of a sector that nobody uses', { postcode: '99-999' }, 'query.postcode'],
    ['beside a town', { city: 'x', postcode: '30-001' }, 'query.postcode'],
    ['beside a position', { postcode: '30-001', latitude: 50, longitude: 20 }, 'query.postcode'],
  ])('refuses a postal code %s at its field (STO-13, CALL-31)', async (_, query, field) => {
    expect(await refused(host.call('findNearestStores', { query }))).toMatchObject({
      status: 400,
      fields: [field],
    });
  });

  it('refuses half a position (CALL-31)', async () => {
    for (const [query, field] of [
      [{ latitude: 50 }, 'query.longitude'],
      [{ longitude: 20 }, 'query.latitude'],
    ] as const)
      expect(await refused(host.call('findNearestStores', { query }))).toMatchObject({
        status: 400,
        fields: [field],
      });
  });

  it('reads when a cart can be collected at the earliest, by its type (CALL-30, CALL-35, SHP-16)', async () => {
    const read = async (cartType: 'onsite' | 'bigbox') =>
      (await replied(host.call('readDriveDeliveryDate', { params: { storeId: '1', cartType } })))
        .data[0];
    const [onsite, bigbox] = [await read('onsite'), await read('bigbox')];
    expect([onsite?.retailer.id, bigbox?.retailer.id]).toEqual(['1', '1']);
    expect([onsite?.two_hours, bigbox?.two_hours]).toEqual([true, false]);
    expect(onsite?.first_slot).toBeDefined();
    expect(`${bigbox?.ready?.date}` > `${onsite?.ready?.date}`).toBe(true);
    expect(`${bigbox?.first_slot?.date}` >= `${bigbox?.ready?.date}`).toBe(true);
    expect(
      (
        await refused(
          host.call('readDriveDeliveryDate', { params: { storeId: '9', cartType: 'onsite' } }),
        )
      ).status,
    ).toBe(404);
  });

  it('returns 404 for an unknown place and refuses an empty search', async () => {
    expect(
      (await refused(host.call('findNearestStores', { query: { city: 'Atlantis' } }))).status,
    ).toBe(404);
    expect(await refused(host.call('findNearestStores', { query: {} }))).toMatchObject({
      status: 400,
      fields: ['query.postcode'],
    });
  });

  it('finds a store by its url key, and returns 404 for an unknown one (STO-02)', async () => {
    expect(
      (await replied(host.call('readStoreByUrlKey', { params: { urlKey: 'store-1' } }))).data[0]
        ?.id,
    ).toBe('1');
    expect(
      (await refused(host.call('readStoreByUrlKey', { params: { urlKey: 'store-9' } }))).status,
    ).toBe(404);
  });

  it('lists the stock of other stores by distance (STK-13)', async () => {
    const { data } = await replied(
      host.call('listStockOfStores', {
        params: {
          adeokey: `M${SPECIAL.few}`,
          priceContextCode: '001P',
          latitude: '50',
          longitude: '20',
        },
        query: {},
      }),
    );
    expect(data.map(({ store, availability }) => [store.id, availability?.availableStock])).toEqual(
      [
        ['2', 50],
        ['1', 3],
        ['3', 50],
      ],
    );
    const some = async (sku: string, amount: number) =>
      (
        await replied(
          host.call('listStockOfStores', {
            params: {
              adeokey: `M${sku}`,
              priceContextCode: '001P',
              latitude: '50',
              longitude: '20',
            },
            query: { amount },
          }),
        )
      ).data.map(({ store }) => store.id);
    expect([await some(SPECIAL.few, 2), await some(SPECIAL.unstocked, 2)]).toEqual([
      ['2', '1'],
      [],
    ]);
    const none = await replied(
      host.call('listStockOfStores', {
        params: {
          adeokey: `M${SPECIAL.unstocked}`,
          priceContextCode: '001P',
          latitude: '50',
          longitude: '20',
        },
        query: {},
      }),
    );
    expect(none.data.every(({ availability }) => availability === undefined)).toBe(true);
    expect(
      (
        await refused(
          host.call('listStockOfStores', {
            params: {
              adeokey: skuOf(0),
              priceContextCode: '001P',
              latitude: '50',
              longitude: '20',
            },
            query: {},
          }),
        )
      ).status,
    ).toBe(404);
  });
});
