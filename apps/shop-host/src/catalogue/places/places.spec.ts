import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';

describe.each(ENGINES)('places on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const suggested = async (input: string) =>
    (await replied(host.call('autocompletePlaces', { query: { input } }))).predictions;

  it.each([
    ['the beginning of a town', 'kra', ['Kraków']],
    ['a town without its accents and capitals', 'GDANSK', ['Gdańsk']],
    ['the beginning of a postal code', '80-', ['Gdańsk']],
    ['a beginning of no town', 'xyz', []],
    ['an address', 'ul. Długa 12/5, Kraków', ['ul. Długa 12/5, Kraków']],
    [
      'an address with its postal code',
      'ul. Długa 12, 31-146 krakow',
      ['ul. Długa 12, 31-146 Kraków'],
    ],
    ['a postal code that no town of the feed has', '80-299', ['80-299']],
    ['blanks', '  ', []],
  ])('are suggested for %s (STO-17, CALL-33)', async (_, input, expected) => {
    expect((await suggested(input)).map(({ description }) => description)).toEqual(expected);
  });

  it('are not suggested outside the market’s country (MKT-28)', async () => {
    const of = async (country: string) =>
      (
        await replied(
          host.call('autocompletePlaces', { query: { input: 'kra', country, language: 'pl' } }),
        )
      ).predictions.length;
    expect([await of('PL'), await of('ES')]).toEqual([1, 0]);
  });

  it('have coordinates and address parts once suggested, without any external service (STO-17, STO-19)', async () => {
    const [prediction] = await suggested('krak');
    const { result } = await replied(
      host.call('readPlace', { query: { place_id: prediction?.place_id ?? '' } }),
    );
    expect(result.geometry.location).toEqual({ lat: 50.06, lng: 19.94 });
    expect(result.address_components.map(({ long_name, types }) => [types[0], long_name])).toEqual([
      ['postal_code', '30-001'],
      ['locality', 'Kraków'],
      ['country', 'PL'],
    ]);
  });

  it.each([
    [
      'ul. Długa 12/5, Kraków',
      { lat: 50.06, lng: 19.94 },
      [
        ['street_number', '12/5'],
        ['route', 'ul. Długa'],
        ['locality', 'Kraków'],
        ['country', 'PL'],
      ],
    ],
    [
      '12 bis Długa, 31-146 Kraków',
      expect.objectContaining({}),
      [
        ['street_number', '12 bis'],
        ['route', 'Długa'],
        ['postal_code', '31-146'],
        ['locality', 'Kraków'],
        ['country', 'PL'],
      ],
    ],
  ])(
    'have the parts of the address %s, with a postal code only if it was typed (STO-17, CALL-33)',
    async (input, location, parts) => {
      const [prediction] = await suggested(input);
      const { result } = await replied(
        host.call('readPlace', { query: { place_id: prediction?.place_id ?? '' } }),
      );
      expect(result.geometry.location).toEqual(location);
      expect(
        result.address_components.map(({ long_name, types }) => [types[0], long_name]),
      ).toEqual(parts);
    },
  );

  it.each(['nowhere', 'a~b~c', '99-999~krakow', '~Atlantis', '~'])(
    'with the id %s are not found',
    async (place_id) => {
      expect((await refused(host.call('readPlace', { query: { place_id } }))).status).toBe(404);
    },
  );

  it.each(['80-001', '80001', 'Gdańsk'])(
    'are located for a public key and the address %s, without a credential (STO-18, CALL-34)',
    async (address) => {
      const response = await host.app.inject({
        method: 'GET',
        url: '/pl/maps/geocode',
        query: { address, key: 'storefront' },
      });
      expect(response.statusCode).toBe(200);
      expect(response.json<{ results: { geometry: unknown }[] }>().results[0]?.geometry).toEqual({
        location: { lat: 54.35, lng: 18.65 },
      });
      expect(
        (await host.app.inject({ method: 'GET', url: '/pl/maps/geocode', query: { address } }))
          .statusCode,
      ).toBe(400);
    },
  );

  const located = (address: string, network = '10.44.0.1') =>
    host.app.inject({
      method: 'GET',
      url: '/pl/maps/geolocation',
      query: { address, key: 'storefront' },
      headers: {
        'x-shopper-address': network,
        'x-service-credential': host.secrets.serviceCredential,
      },
    });

  it('turns a position into the town there, with a public key and without a credential (BEY-44)', async () => {
    for (const address of ['50.07,19.95', '50.07, 19.95']) {
      const answer = await located(address);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { results: [{ formatted_address: '30-001 Kraków' }] },
      ]);
    }
  });

  it.each([
    ['a position far from every town of the market', '48.85,2.35', 404],
    ['a place without a position', 'Kraków', 400],
    ['degrees that do not exist', '95,200', 400],
  ])('finds no town for %s (BEY-44)', async (_, address, status) => {
    expect((await located(address)).statusCode).toBe(status);
  });

  it('answers each network sixty lookups of either kind a minute (BEY-44)', async () => {
    const network = '10.44.0.2';
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1)
      statuses.push((await located('50.07,19.95', network)).statusCode);
    expect([statuses[59], statuses[60]]).toEqual([200, 429]);
    const geocoded = await host.app.inject({
      method: 'GET',
      url: '/pl/maps/geocode',
      query: { address: 'Kraków', key: 'storefront' },
      headers: {
        'x-shopper-address': network,
        'x-service-credential': host.secrets.serviceCredential,
      },
    });
    expect(geocoded.statusCode).toBe(429);
    expect((await located('50.07,19.95', '10.44.0.3')).statusCode).toBe(200);
  });

  it('returns the store of a header in the customer context, by a code that may lack its zeros (STO-20, CALL-32)', async () => {
    const here = { latitude: '52.2', longitude: '21' };
    expect(
      await replied(host.call('readCustomerContext', { query: { mainStore: '2', ...here } })),
    ).toEqual({
      storeId: '2',
      mainStore: '002',
      postcode: '30-001',
      latitude: 52.2,
      longitude: 21,
    });
    expect(
      (await refused(host.call('readCustomerContext', { query: { mainStore: '77', ...here } })))
        .status,
    ).toBe(404);
    expect(
      (
        await refused(
          host.call('readCustomerContext', {
            query: { mainStore: '2', latitude: '95', longitude: '21' },
          }),
        )
      ).status,
    ).toBe(400);
  });
});
