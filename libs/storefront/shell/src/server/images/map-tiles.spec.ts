import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { htmlPage, testApp } from '../testing/test-app.ts';
import { NEAREST_ZOOM, parseMapTile } from './map-tile.ts';
import { parseMapTileSource } from './map-tile-source.ts';
import { createTileCache } from './tile-cache.ts';

const [poland] = markets;
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** A local source that responds as the test defines and records its requests. */
let answer: (response: ServerResponse) => void;
let asked: IncomingMessage[] = [];
const source = createServer((request, response) => {
  asked.push(request);
  answer(response);
});
let sourceUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  const address = source.address();
  sourceUrl =
    typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => new Promise((resolve) => source.close(resolve)));
beforeEach(() => {
  asked = [];
  answer = (response) =>
    response.writeHead(200, { 'content-type': 'image/png', 'set-cookie': 'source=1' }).end(PNG);
});

const shop = async () => {
  const tiles = parseMapTileSource({
    url: `${sourceUrl}/tiles/{z}/{x}/{y}.png?key=secret`,
    attribution: 'Makers of maps',
    attributionUrl: undefined,
  });
  if (!tiles.ok) throw new Error(tiles.error.kind);
  const { app } = await testApp({
    market: poland,
    fetch: globalThis.fetch,
    render: () => htmlPage('', 404),
    environment: { mapTiles: tiles.value },
  });
  return (url: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ method: 'GET', url, headers: { host: 'shop.example', ...headers } });
};

describe('tiles of the street map', () => {
  it('are not fetched without end for one network', async () => {
    const tiles = parseMapTileSource({
      url: `${sourceUrl}/tiles/{z}/{x}/{y}.png?key=secret`,
      attribution: 'Makers of maps',
      attributionUrl: undefined,
    });
    if (!tiles.ok) throw new Error(tiles.error.kind);
    const { app } = await testApp({
      market: poland,
      fetch: globalThis.fetch,
      render: () => htmlPage('', 404),
      environment: { mapTiles: tiles.value, trustedProxies: ['127.0.0.1'] },
    });
    const get = (at: number, network: string) =>
      app.inject({
        method: 'GET',
        url: `/map-tiles/12/${2000 + (at % 60)}/${1000 + Math.floor(at / 60)}`,
        headers: { host: 'shop.example', 'x-forwarded-for': network },
      });
    const statuses: number[] = [];
    for (let at = 0; at < 600; at += 1) statuses.push((await get(at, '203.0.113.9')).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(300);
    expect(asked.length).toBeLessThanOrEqual(300);
    expect((await get(599, '198.51.100.7')).statusCode).toBe(200);
  });

  it('come from the source under the origin of the shop, once for all shoppers, and the source sees no shopper (STO-19)', async () => {
    const get = await shop();
    const shopper = {
      cookie: '__Host-s-pl=secret',
      referer: 'https://shop.example/nasze-sklepy.html',
      'x-forwarded-for': '203.0.113.7',
      'sec-fetch-site': 'same-origin',
    };
    const first = await get('/map-tiles/6/35/21', shopper);
    expect([
      first.statusCode,
      first.headers['content-type'],
      first.headers['cache-control'],
      first.rawPayload,
    ]).toEqual([200, 'image/png', 'public, max-age=86400', PNG]);
    expect(first.headers['set-cookie']).toBeUndefined();
    await get('/map-tiles/6/35/21');
    expect(asked.map(({ url }) => url)).toEqual(['/tiles/6/35/21.png?key=secret']);
    expect(
      Object.keys(asked[0]?.headers ?? {}).filter(
        (name) => name in shopper || name === 'x-forwarded-for',
      ),
    ).toEqual([]);
    expect(asked[0]?.headers['user-agent']).toContain('shop.example');
  });

  it.each([
    [
      'a page instead of a picture',
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Pay first'),
      503,
    ],
    [
      'a drawing that can hold scripts',
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
      503,
    ],
    [
      'more than half a megabyte',
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(600_000)),
      503,
    ],
    [
      'nothing',
      (response: ServerResponse) => response.writeHead(200, { 'content-type': 'image/png' }).end(),
      503,
    ],
    [
      'another address',
      (response: ServerResponse) =>
        response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      503,
    ],
    ['an end of the line', (response: ServerResponse) => response.destroy(), 503],
    ['that there is none', (response: ServerResponse) => response.writeHead(404).end(), 404],
  ])('are rejected when the source returns %s', async (_, behaviour, status) => {
    const get = await shop();
    answer = behaviour;
    const refused = await get('/map-tiles/3/4/2');
    expect([refused.statusCode, refused.headers['cache-control'], asked.length]).toEqual([
      status,
      'no-store',
      1,
    ]);
    await get('/map-tiles/3/4/2');
    expect(asked).toHaveLength(1);
  });

  it.each([
    '/map-tiles/1/2/0',
    '/map-tiles/20/0/0',
    '/map-tiles/03/1/1',
    '/map-tiles/1/-1/0',
    '/map-tiles/1/1e0/0',
    '/map-tiles/1/0/%2e%2e',
  ])('do not exist at %s', async (path) => {
    expect([(await (await shop())(path)).statusCode, asked.length]).toEqual([404, 0]);
  });

  it('are not for other sites', async () => {
    const get = await shop();
    expect([
      (await get('/map-tiles/1/0/0', { 'sec-fetch-site': 'cross-site' })).statusCode,
      asked.length,
    ]).toEqual([403, 0]);
  });
});

it('a tile is parsed from its numbers, and only when it exists at its zoom', () => {
  fc.assert(
    fc.property(fc.nat(25), fc.nat(2 ** 21), fc.nat(2 ** 21), (z, x, y) => {
      const exists = z <= NEAREST_ZOOM && x < 2 ** z && y < 2 ** z;
      expect(parseMapTile({ z: `${z}`, x: `${x}`, y: `${y}` })).toEqual(
        exists ? { z, x, y } : undefined,
      );
    }),
  );
});

it.each([
  ['no address', { url: undefined }, undefined],
  ['an address', { url: 'https://tiles.example/{z}/{x}/{y}' }, 'ok'],
  ['an address without a row', { url: 'https://tiles.example/{z}/{x}' }, 'no-address'],
  ['numbers in the name of the server', { url: 'https://{z}.example/{x}/{y}' }, 'no-address'],
  ['a file', { url: 'file:///{z}/{x}/{y}' }, 'no-address'],
  ['words', { url: 'tiles {z}{x}{y}' }, 'no-address'],
  ['no makers', { url: 'https://tiles.example/{z}/{x}/{y}', attribution: ' ' }, 'no-attribution'],
  [
    'makers at an open address',
    { url: 'https://tiles.example/{z}/{x}/{y}', attributionUrl: 'javascript:alert(1)' },
    'no-attribution-address',
  ],
])('the settings of the source: %s', (_, settings, expected) => {
  const read = parseMapTileSource({
    attribution: 'Makers',
    attributionUrl: undefined,
    ...settings,
  });
  expect(read.ok ? read.value && 'ok' : read.error.kind).toBe(expected);
});

describe('the tile cache', () => {
  const picture = {
    kind: 'picture',
    picture: { type: 'image/png', bytes: Buffer.alloc(936) },
  } as const;

  it('has a byte limit, evicts the least recently used first, and returns none past its lifetime', async () => {
    const fetched: string[] = [];
    let at = 0;
    const tiles = createTileCache({
      fetchTile: async (key) => (fetched.push(key), picture),
      maximumBytes: 2000,
      maximumFetches: 9,
      lifeMs: 100,
      failureLifeMs: 1,
      now: () => at,
    });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await tiles(key);
    expect(fetched).toEqual(['a', 'b', 'c', 'b']);
    at = 101;
    await tiles('b');
    expect(fetched).toEqual(['a', 'b', 'c', 'b', 'b']);
  });

  it('fetches a tile once for all waiting requests, and limits concurrent fetches', async () => {
    let fetches = 0;
    const open: (() => void)[] = [];
    const tiles = createTileCache({
      fetchTile: () =>
        new Promise((resolve) => ((fetches += 1), open.push(() => resolve(picture)))),
      maximumBytes: 9000,
      maximumFetches: 2,
      lifeMs: 100,
      failureLifeMs: 1,
    });
    const waiting = [tiles('a'), tiles('a'), tiles('b')];
    expect([await tiles('c'), fetches]).toEqual([{ kind: 'busy' }, 2]);
    for (const answered of open) answered();
    expect((await Promise.all(waiting)).map(({ kind }) => kind)).toEqual([
      'picture',
      'picture',
      'picture',
    ]);
  });
});
