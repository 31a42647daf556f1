import { CALLS } from '@materia/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SPECIAL } from '../testing/feed.ts';
import { openTestHost, type TestHost } from '../testing/host.ts';
import { newShopper, type Shopper } from '../testing/shoppers.ts';

describe('every call', () => {
  let host: TestHost;
  let shopper: Shopper;
  beforeAll(async () => {
    host = await openTestHost('pglite');
    shopper = await newShopper(host);
  });
  afterAll(() => host.close());

  const get = (url: string, token: string = host.secrets.publicCredential) =>
    host.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });

  it('has a path relative to one host, with the market in front (CALL-01)', async () => {
    expect(
      Object.entries(CALLS)
        .filter(([, { path }]) => !/^\/[\w:]/.test(path))
        .map(([name]) => name),
    ).toEqual([]);
    expect((await get('/pl/retailer/list')).statusCode).toBe(200);
    expect((await get('/retailer/list')).statusCode).toBe(404);
  });

  it('of a signed-in user carries their token as bearer; the public credential is not enough (CALL-02)', async () => {
    const { path } = CALLS.readMe;
    expect((await get(`/pl${path}`)).statusCode).toBe(401);
    expect((await get(`/pl${path}`, 'made-up')).statusCode).toBe(401);
    expect((await get(`/pl${path}`, shopper.token)).statusCode).toBe(200);
  });

  it('may be cached by its caller only: offers and details leave the host uncached (CALL-06)', async () => {
    for (const path of [`offers/M${SPECIAL.few}/001P`, `product/detail/${SPECIAL.few}`])
      expect((await get(`/pl/${path}`)).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['a place that does not exist', '/pl/retailer/nearest?city=Atlantis', 404, 'not-found'],
    ['a value outside the contract', '/pl/retailer/position/95/21', 400, 'bad-input'],
  ])(
    'passes the error of %s to its caller, with status, code and an id for questions (CALL-144)',
    async (_, url, status, code) => {
      const response = await get(url);
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({
        code,
        message: expect.any(String),
        correlationId: expect.any(String),
      });
    },
  );
});
