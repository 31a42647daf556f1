import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleShapes } from '@materia/api-contract/schemas';
import { createApp } from './app.ts';
import { parseEnvironment } from './environment.ts';
import { HOST_CALLS } from './host-calls.ts';

const ORIGIN = 'https://flags.example';

describe('the console’s server', () => {
  const files = mkdtempSync(join(tmpdir(), 'materia-console-'));
  const passed: { readonly url: string; readonly headers: Headers }[] = [];
  let app: FastifyInstance;
  let address: string;
  beforeAll(async () => {
    mkdirSync(join(files, 'assets'));
    writeFileSync(join(files, 'index.html'), '<title>console</title>');
    writeFileSync(join(files, 'assets/a.js'), 'a()');
    app = await createApp({
      files,
      environment: {
        port: 4400,
        listenOn: 'localhost',
        hostUrl: 'http://host.test',
        publicOrigin: ORIGIN,
        serviceCredential: 'the-service-credential',
        trustedProxies: ['127.0.0.0/8'],
        metrics: undefined,
        shops: { pl: 'https://shop.example' },
      },
      fetch: async (url, init) => {
        passed.push({ url: String(url), headers: new Headers(init?.headers) });
        return new Response('{"name":"Ada"}', {
          headers: { 'set-cookie': '__Host-console=abc; Secure' },
        });
      },
    });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    rmSync(files, { recursive: true });
  });
  it('does not wait without end for a request that never arrives', () => {
    expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([30_000, 60_000]);
  });

  const OWN = { host: 'flags.example', 'x-materia': '1', 'sec-fetch-site': 'same-origin' };
  const ask = (headers: Record<string, string>, method: 'GET' | 'POST' = 'POST') =>
    app.inject({
      method,
      url: '/api/sign-in',
      headers: { host: 'flags.example', 'content-type': 'application/json', ...headers },
      ...(method === 'POST' && { payload: '{}' }),
    });

  /** Uses a socket, because `inject` and `fetch` would resolve the dots in the path first. */
  const statusOf = async (method: 'GET' | 'POST', path: string): Promise<number | undefined> => {
    const { port } = new URL(address);
    return new Promise((resolve, reject) => {
      const asked = request(
        { port, method, path, headers: { ...OWN, 'content-type': 'application/json' } },
        (reply) => {
          reply.resume();
          resolve(reply.statusCode);
        },
      );
      asked.once('error', reject);
      asked.end(method === 'POST' ? '{}' : undefined);
    });
  };

  it('passes calls of its own pages on with the service credential, and returns the cookie', async () => {
    const reply = await ask({ ...OWN, cookie: '__Host-console=old' });
    expect([reply.statusCode, String(reply.headers['set-cookie'])]).toEqual([
      200,
      '__Host-console=abc; Secure',
    ]);
    expect([
      passed.at(-1)?.url,
      passed.at(-1)?.headers.get('x-service-credential'),
      passed.at(-1)?.headers.get('cookie'),
    ]).toEqual([
      'http://host.test/console/sign-in',
      'the-service-credential',
      '__Host-console=old',
    ]);
    expect(reply.body).not.toContain('the-service-credential');
  });

  it.each([
    ['a form of another site', { 'sec-fetch-site': 'cross-site', 'x-materia': '1' }],
    ['a sister site', { 'sec-fetch-site': 'same-site', 'x-materia': '1' }],
    ['a form, which cannot name the header', { 'sec-fetch-site': 'same-origin' }],
    [
      'another origin where the browser says no site',
      { origin: 'https://evil.example', 'x-materia': '1' },
    ],
  ])('%s is refused and not passed on', async (_, headers) => {
    const before = passed.length;
    expect([(await ask(headers)).statusCode, passed.length]).toEqual([403, before]);
  });

  it('passes parameters and methods of its own calls on unchanged', async () => {
    const reply = await app.inject({
      method: 'PUT',
      url: '/api/units/pl/sets/aB_-9?x=1',
      headers: { ...OWN, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect([reply.statusCode, passed.at(-1)?.url]).toEqual([
      200,
      'http://host.test/console/units/pl/sets/aB_-9',
    ]);
    await app.inject({ method: 'GET', url: '/api/%6De', headers: OWN });
    expect(passed.at(-1)?.url).toBe('http://host.test/console/me');
  });

  it.each([
    ['GET', '/api/../openapi.json'],
    ['GET', '/api/%2e%2e/openapi.json'],
    ['GET', '/api/%2E%2E%2Fopenapi.json'],
    ['GET', '/api/..%5copenapi.json'],
    ['GET', '/api/.%00/me'],
    ['GET', '/api/./me'],
    ['GET', '/api//me'],
    ['GET', '/api/me/'],
    ['GET', '/api/%zz'],
    ['GET', '/api/%252e%252e/openapi.json'],
    ['POST', '/api/../pl/staff/sign-in'],
    ['GET', '/api/units/pl/../../../health'],
    ['GET', '/api/units/%2e%2e/sets'],
    ['GET', '/api/units/pl/..%2f..%2fboard/sets'],
    ['GET', '/api/sign-in'],
    ['POST', '/api/sign-in/open-id/finish'],
    ['GET', '/api/constructor'],
  ] as const)('%s %s is none of its calls and reaches nothing', async (method, path) => {
    const before = passed.length;
    expect([400, 404]).toContain(await statusOf(method, path));
    expect(passed.length).toBe(before);
  });

  it('lists the console’s calls of the contract, without those of its own server', () => {
    const listed = HOST_CALLS.map(({ method, path }) => `${method} ${path}`);
    expect(listed).toEqual(
      expect.arrayContaining(['POST /sign-in', 'GET /board', 'PUT /units/:bu/sets/:id']),
    );
    expect(listed.filter((call) => call.includes('open-id'))).toEqual([]);
    expect(listed.every((call) => /^(GET|POST|PUT) \//.test(call))).toBe(true);
  });

  it('serves its settings in the shape of the contract', async () => {
    const { body, headers } = await app.inject({
      url: '/config',
      headers: { host: 'flags.example' },
    });
    expect(consoleShapes.consoleConfig.parse(JSON.parse(body))).toEqual({
      shops: { pl: 'https://shop.example' },
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('sends the policy with every response, and frames only the shops', async () => {
    for (const url of ['/', '/sets/new', '/assets/a.js']) {
      const { statusCode, headers } = await app.inject({ url, headers: { host: 'flags.example' } });
      expect([statusCode, headers['x-frame-options']]).toEqual([200, 'DENY']);
      expect(headers['content-security-policy']).toContain('frame-src https://shop.example;');
      expect(headers['content-security-policy']).not.toContain('unsafe');
    }
  });

  it('refuses any other host name', async () => {
    expect((await app.inject({ url: '/', headers: { host: 'evil.example' } })).statusCode).toBe(
      404,
    );
  });

  it('reports a host that does not respond', async () => {
    const lonely = await createApp({
      files,
      environment: {
        port: 4400,
        listenOn: 'localhost',
        hostUrl: 'http://host.test',
        publicOrigin: ORIGIN,
        serviceCredential: 'x',
        trustedProxies: [],
        metrics: undefined,
        shops: {},
      },
      fetch: () => Promise.reject(new Error('down')),
    });
    const reply = await lonely.inject({ method: 'GET', url: '/api/me', headers: OWN });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([503, 'unavailable']);
    await lonely.close();
  });

  it('passes the visitor’s address to the host, as reported by a trusted proxy', async () => {
    const named = async (headers: Record<string, string>, remoteAddress: string) => {
      await app.inject({
        method: 'GET',
        url: '/api/me',
        headers: { ...OWN, ...headers },
        remoteAddress,
      });
      return passed.at(-1)?.headers.get('x-shopper-address');
    };
    const forwarded = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
    expect(await named(forwarded, '127.0.0.1')).toBe('203.0.113.9');
    expect(await named(forwarded, '192.0.2.7')).toBe('192.0.2.7');
    expect(await named({ 'x-shopper-address': '198.51.100.1' }, '192.0.2.7')).toBe('192.0.2.7');
  });

  it.each([
    [
      { SERVICE_CREDENTIAL: 'a-service-credential', TRUSTED_PROXIES: 'proxy.example' },
      /TRUSTED_PROXIES must list .* proxy\.example is neither/,
    ],
    [{ SERVICE_CREDENTIAL: 'a-service-credential', SHOPS: '{"pl":"no address"}' }, /SHOPS must be/],
    [{ DATA_DIR: '/nowhere' }, /start the shop host once/],
    [{ PORT: 'x' }, /^PORT/],
  ])('%j is refused in one sentence', (variables, sentence) => {
    const read = parseEnvironment(variables);
    expect(read.ok ? '' : read.error.sentence).toMatch(sentence);
  });
});
