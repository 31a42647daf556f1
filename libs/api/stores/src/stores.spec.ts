import { aStore, type MockResponses, mockHost } from '@materia/api-mocks';
import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import {
  fetchPlaces,
  fetchStockOfStores,
  fetchStore,
  fetchStoreByUrlKey,
  fetchStores,
  fetchStoresAround,
  fetchStoresNear,
  locatePlace,
  promiseContext,
  readStore,
  storeTimes,
} from './index.ts';

const [poland, spain, , portugal] = markets;

const website = aStore({ id: '42', seller_code: '000' });

describe('a store', () => {
  it('is read from its wire form by one mapping (STO-06, STO-07)', () => {
    expect(readStore(aStore())).toMatchObject({
      id: '12',
      sellerCode: '012',
      urlKey: 'poznan-franowo',
      name: 'Poznań Franowo',
      retailerType: 'bigbox',
      city: 'Poznań',
      priceContextCodes: ['012P', '012B'],
      regionCode: undefined,
    });
  });

  it('is found by id and by URL key, and is undefined when there is none (STO-02)', async () => {
    expect((await fetchStore(mockHost(), '12'))?.id).toBe('12');
    const none: Partial<MockResponses> = {
      readStore: () => ({ refusal: 'not-found' }),
      readStoreByUrlKey: () => ({ refusal: 'not-found' }),
    };
    expect(await fetchStore(mockHost(none), '12')).toBeUndefined();
    expect(await fetchStoreByUrlKey(mockHost(none), 'poznan')).toBeUndefined();
  });
});

describe('the place that a shopper named (STO-27)', () => {
  const located = async (named: { readonly city?: string; readonly is_exact: boolean }) => {
    const place = { postcode: '61-285', latitude: 52.4, longitude: 16.9, ...named };
    const host = mockHost({ findNearestStores: () => ({ reply: { data: [], place } }) });
    const found = await locatePlace(host, { kind: 'city', city: 'Poznań' }, poland.rules);
    return found.ok ? [found.value.place.isExact, found.value.place.town] : found.error;
  };

  it.each([
    ['its town', { city: 'Poznań', is_exact: false }, [false, 'Poznań']],
    ['its postal code', { city: 'Poznań', is_exact: true }, [true, 'Poznań']],
    ['its postal code where no town is known', { is_exact: false }, [true, undefined]],
  ] as const)('is named by %s', async (_, named, place) =>
    expect(await located(named)).toEqual(place),
  );
});

describe('lists of stores', () => {
  it('leave out the website, which cannot be visited (STO-27)', async () => {
    const both = (): { readonly reply: { readonly data: ReturnType<typeof aStore>[] } } => ({
      reply: { data: [website, aStore()] },
    });
    const host = mockHost({ listStores: both, findNearestStores: both });
    expect((await fetchStores(host)).map(({ id }) => id)).toEqual(['12']);
    expect(await fetchStoresNear(host, { kind: 'city', city: 'Poznań' })).toMatchObject({
      ok: true,
      value: [{ id: '12' }],
    });
  });

  it.each([
    ['an unknown town', { kind: 'city', city: 'Atlantis' }, 'not-found', 'unknown-place'],
    [
      'an unassigned postal code',
      { kind: 'postcode', postcode: '99-999' },
      'bad-input',
      'not-a-postcode',
    ],
    ['a postal code overseas', { kind: 'postcode', postcode: '97400' }, 'not-found', 'no-store'],
    [
      'a town at a host that refuses the caller',
      { kind: 'city', city: 'Poznań' },
      'forbidden',
      'failed',
    ],
    [
      'a postal code at such a host',
      { kind: 'postcode', postcode: '61-285' },
      'forbidden',
      'failed',
    ],
  ] as const)(
    'near %s are a refusal that says why (STO-01, STO-13)',
    async (_, place, refusal, kind) => {
      const host = mockHost({ findNearestStores: () => ({ refusal }) });
      expect(await fetchStoresNear(host, place)).toEqual({ ok: false, error: { kind } });
    },
  );

  it('by distance from a position are requested by latitude and longitude (CALL-24)', async () => {
    const asked: unknown[] = [];
    const listStoresNear: MockResponses['listStoresNear'] = ({ params }) => {
      asked.push(params);
      return { reply: { data: [aStore()] } };
    };
    const found = await fetchStoresAround(mockHost({ listStoresNear }), {
      latitude: 52.4,
      longitude: 17,
    });
    expect([asked, found.map(({ id }) => id)]).toEqual([
      [{ latitude: '52.4', longitude: '17' }],
      ['12'],
    ]);
  });

  it('with their stock of a product are requested by reference, price context and place (STK-13)', async () => {
    const asked: unknown[] = [];
    const listStockOfStores: MockResponses['listStockOfStores'] = (request) => {
      asked.push([request.params, Object.fromEntries(request.query)]);
      return {
        reply: {
          data: [
            { store: website },
            { store: aStore(), availability: { stockStatus: 'BIGBOX', availableStock: 3 } },
          ],
        },
      };
    };
    const stock = await fetchStockOfStores(mockHost({ listStockOfStores }), {
      adeokey: 'A1',
      priceContextCode: '012P',
      latitude: 52.4,
      longitude: 17,
      amount: 7,
    });
    expect(asked).toEqual([
      [
        { adeokey: 'A1', priceContextCode: '012P', latitude: '52.4', longitude: '17' },
        { amount: '7' },
      ],
    ]);
    expect(stock.map(({ store, availability }) => [store.id, availability?.stockStatus])).toEqual([
      ['12', 'BIGBOX'],
    ]);
  });
});

describe('places for typed text', () => {
  it.each(markets)(
    'are requested in country and language of market $id (MKT-28)',
    async ({ country, language }) => {
      const asked: unknown[] = [];
      const autocompletePlaces: MockResponses['autocompletePlaces'] = ({ query }) => {
        asked.push(Object.fromEntries(query));
        return { reply: { predictions: [{ place_id: 'a', description: 'A', postal_code: '1' }] } };
      };
      expect(
        await fetchPlaces(mockHost({ autocompletePlaces }), ' Mad ', { country, language }),
      ).toEqual({ ok: true, value: [{ id: 'a', name: 'A', postcode: '1' }] });
      expect(asked).toEqual([{ input: 'Mad', country, language }]);
    },
  );
});

describe('the basis of delivery promises', () => {
  const store = readStore(aStore());

  it('consists of the hours of the store, the holidays of its country and region, and the local time of the store (PRM-05, PRM-06)', () => {
    expect(promiseContext(store, poland, '2026-03-10T23:30:00Z')).toMatchObject({
      now: { date: '2026-03-11', minutesOfDay: 30 },
      calendar: { holidays: poland.holidays },
    });
    expect(storeTimes({ ...store, regionCode: 'CN' }, spain.holidays)?.calendar).toEqual({
      holidays: spain.holidays,
      region: 'CN',
    });
  });

  it.each([
    ['Madrid', spain, '28922', '2026-03-11', 30],
    ['Las Palmas', spain, '35219', '2026-03-10', 1410],
    ['Santa Cruz de Tenerife', spain, '38108', '2026-03-10', 1410],
    ['Palma', spain, '07001', '2026-03-11', 30],
    ['Lisbon', portugal, '1000-001', '2026-03-10', 1410],
    ['Funchal', portugal, '9060-190', '2026-03-10', 1410],
    ['Ponta Delgada', portugal, '9500-150', '2026-03-10', 1350],
  ])('are read on the clock of %s (PRM-05)', (_, market, postcode, date, minutesOfDay) => {
    const now = promiseContext({ ...store, postcode }, market, '2026-03-10T23:30:00Z')?.now;
    expect(now).toMatchObject({ date, minutesOfDay });
  });

  it('is undefined for hours that overlap', () => {
    const openingHours = [
      { weekday: 1, from: 0, to: 60 },
      { weekday: 1, from: 30, to: 90 },
    ];
    expect(storeTimes({ ...store, openingHours }, poland.holidays)).toBeUndefined();
  });
});
