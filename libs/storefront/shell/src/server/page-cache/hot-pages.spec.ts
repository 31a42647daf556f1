import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHotPages, type HotPagesOptions } from './hot-pages.ts';
import type { CachedPage } from './page-cache.ts';

const page: CachedPage = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  etag: '"one"',
  plain: Buffer.from('plain'),
  brotli: Buffer.from('brotli'),
};

let closing: (() => void) | undefined;
afterEach(() => closing?.());

/**
 * A server that caches the page for every request that reaches the application, and counts these
 * requests.
 */
const serve = async (options: Partial<HotPagesOptions> = {}, cached: CachedPage = page) => {
  const hot = createHotPages({ headers: { 'x-content-type-options': 'nosniff' }, ...options });
  const seen: string[] = [];
  const server = createServer((request, response) => {
    if (hot.answer(request, response)) return;
    seen.push(request.url ?? '');
    hot.remember(request, cached);
    response.end('application');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing = () => server.close();
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
    new Promise<{
      readonly status: number | undefined;
      readonly headers: IncomingHttpHeaders;
      readonly body: string;
    }>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, headers, method, agent: false }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body }),
        );
      }).on('error', reject);
    });
  return { ask, seen };
};

describe('pages requested again at once', () => {
  it('are not sent once the flags have another version than at rendering', async () => {
    let version = '';
    const { ask, seen } = await serve({ version: () => version });
    await ask('/');
    await ask('/');
    expect(seen).toHaveLength(1);
    version = '2.';
    await ask('/');
    expect(seen).toHaveLength(2);
  });

  it('are sent without the application, with their headers and in an encoding that the browser accepts', async () => {
    const { ask, seen } = await serve();
    await ask('/');
    expect(await ask('/', { 'accept-encoding': 'br' })).toMatchObject({
      status: 200,
      body: 'brotli',
      headers: { 'content-encoding': 'br', etag: '"one"', 'x-content-type-options': 'nosniff' },
    });
    expect(await ask('/')).toMatchObject({ body: 'plain' });
    expect(seen).toEqual(['/']);
  });

  it('respond with 304 to a browser that has them', async () => {
    const { ask } = await serve();
    await ask('/');
    expect(await ask('/', { 'if-none-match': '"one"' })).toMatchObject({ status: 304, body: '' });
  });

  it.each([
    ['another address', '/other', {}],
    ['a cookie', '/', { cookie: '__Host-s-pl=x' }],
    ['another browser', '/', { 'user-agent': 'Googlebot' }],
    ['another host name', '/', { host: 'evil.example' }],
    ['a script or shopper who reloads', '/', { 'cache-control': 'no-cache' }],
  ] as const)('are not used for %s', async (_, path, headers) => {
    const { ask, seen } = await serve();
    await ask('/');
    expect((await ask(path, headers)).body).toBe('application');
    expect(seen).toHaveLength(2);
  });

  it('expire after a moment', async () => {
    let clock = 0;
    const { ask, seen } = await serve({ lifeMs: 1000, now: () => clock });
    await ask('/');
    clock = 1000;
    await ask('/');
    expect(seen).toHaveLength(2);
  });

  it('are limited in number: the least recently used goes first', async () => {
    const { ask, seen } = await serve({ mostPages: 2 });
    for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await ask(path);
    expect(seen).toEqual(['/a', '/b', '/c', '/b']);
  });

  it('are never not-found pages', async () => {
    const { ask } = await serve({}, { ...page, status: 404 });
    await ask('/');
    expect((await ask('/')).body).toBe('application');
  });
});
