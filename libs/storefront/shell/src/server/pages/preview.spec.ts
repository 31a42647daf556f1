import { hkdfSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { markets } from '@materia/testing/markets';
import { presetFlags, type FlagReader } from '../host/flag-feed.ts';
import { htmlPage, ORIGIN, testApp } from '../testing/test-app.ts';

const CONSOLE = 'https://flags.example';
const NOW = '2026-11-20T09:00:00.000Z';
const [market] = markets;
if (market === undefined) throw new Error('There is no market');

type Token = {
  readonly subject?: string;
  readonly audience?: string;
  readonly secret?: string;
  readonly until?: string;
};

const sign = ({
  subject = market.id,
  audience = 'flag-preview',
  secret = 'service-credential-of-tests',
  until = '2026-11-20T09:15:00Z',
}: Token = {}): Promise<string> =>
  new SignJWT({ changes: [{ key: 'RECOMMENDATIONS', choice: false }] })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setSubject(subject)
    .setExpirationTime(Date.parse(until) / 1000)
    .sign(new Uint8Array(hkdfSync('sha256', secret, 'materia-storefront', 'flag-preview', 32)));

describe('preview of an unpublished change set', () => {
  let app: FastifyInstance;
  let rendered: () => number;
  beforeAll(async () => {
    ({ app, rendered } = await testApp({
      market,
      fetch: async () => Response.json({ data: [] }),
      render: (_, shop) =>
        htmlPage(
          `<p>${shop.flags.RECOMMENDATIONS ? 'recommended' : 'plain'}</p><a href="/next">n</a><link href="/assets/a.css"><form action="/cart"></form>`,
        ),
      environment: { consoleOrigin: CONSOLE },
    }));
  });
  afterAll(() => app.close());
  const get = (url: string, method: 'GET' | 'POST' = 'GET') =>
    app.inject({
      method,
      url,
      headers: {
        host: new URL(ORIGIN).host,
        'user-agent': 'Firefox',
        'sec-fetch-site': 'cross-site',
      },
    });

  it('shows the future page, links to itself, and can be framed by the console only (BEY-29)', async () => {
    const folder = `/flag-preview/${await sign()}`;
    const { statusCode, body, headers } = await get(`${folder}/`);
    expect([statusCode, body.includes('plain')]).toEqual([200, true]);
    expect(body).toContain(`href="${folder}/next"`);
    expect(body).toContain(`action="${folder}/cart"`);
    expect(body).toContain('href="/assets/a.css"');
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${CONSOLE}`);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is rendered each time and leaves the shop itself unchanged', async () => {
    const url = `/flag-preview/${await sign()}/`;
    const before = rendered();
    await get(url);
    await get(url);
    expect(rendered()).toBe(before + 2);
    const { body, headers } = await get('/');
    expect(body).toContain('recommended');
    expect([
      headers['x-frame-options'],
      String(headers['content-security-policy']).includes("frame-ancestors 'none'"),
    ]).toEqual(['DENY', true]);
  });

  it.each<[string, Token]>([
    ['is signed by somebody else', { secret: 'another-credential-of-somebody' }],
    ['is for another market', { subject: 'xx' }],
    ['is for another purpose', { audience: 'session' }],
    ['is too old', { until: '2026-11-20T08:59:00Z' }],
  ])('a token that %s shows nothing', async (_, more) => {
    expect((await get(`/flag-preview/${await sign(more)}/`)).statusCode).toBe(403);
  });

  it('changes nothing: a form of the preview is rejected', async () => {
    expect((await get(`/flag-preview/${await sign()}/`, 'POST')).statusCode).toBe(403);
  });

  it('does not exist without a configured console', async () => {
    const { app: plain } = await testApp({
      market,
      fetch: async () => Response.json({ data: [] }),
      render: () => htmlPage('x', 404),
    });
    expect(
      (
        await plain.inject({
          url: `/flag-preview/${await sign()}/`,
          headers: { host: new URL(ORIGIN).host },
        })
      ).statusCode,
    ).toBe(404);
    await plain.close();
  });
});

describe('cached pages', () => {
  it('no page is shown under flags other than those it was rendered with', async () => {
    const off = presetFlags({ RECOMMENDATIONS: false }).at(NOW);
    const on = presetFlags({ RECOMMENDATIONS: true }).at(NOW);
    let current = { ...on, version: '1.' };
    const flags: FlagReader = { at: () => current, withChanges: () => current };
    const { app } = await testApp({
      market,
      flags,
      fetch: async () => Response.json({ data: [] }),
      render: (_, shop) => htmlPage(shop.flags.RECOMMENDATIONS ? 'recommended' : 'plain'),
    });
    const inject = async () =>
      (await app.inject({ url: '/', headers: { host: new URL(ORIGIN).host } })).body;
    expect([
      (await inject()).includes('recommended'),
      (await inject()).includes('recommended'),
    ]).toEqual([true, true]);
    current = { ...off, version: '2.' };
    expect((await inject()).includes('recommended')).toBe(false);
    current = { ...on, version: '3.' };
    expect((await inject()).includes('recommended')).toBe(true);
    await app.close();
  });
});
