import { aStore } from '@materia/api-mocks';
import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { htmlPage, testApp } from '../testing/test-app.ts';
import { requestLimits } from './request-limits.ts';

const NOW = '2026-11-20T09:00:00.000Z';

describe('requests of one network', () => {
  it('are limited by kind in each minute, and leave others alone', () => {
    const mayAsk = requestLimits();
    const asked = (count: number, address: string, now = NOW): number =>
      Array.from({ length: count }, () => mayAsk('fresh', address, now)).filter(Boolean).length;
    expect(asked(100, '203.0.113.9')).toBe(60);
    expect(mayAsk('forms', '203.0.113.9', NOW)).toBe(true);
    expect(asked(100, '198.51.100.7')).toBe(60);
    expect([asked(50, '2001:db8::1'), asked(50, '2001:db8::2')]).toEqual([50, 10]);
    expect(asked(1, '203.0.113.9', '2026-11-20T09:01:00.000Z')).toBe(1);
    expect(asked(5000, '127.0.0.1')).toBe(5000);
  });

  it('are not waited for without end', async () => {
    const { app } = await testApp({
      market: markets[0],
      fetch: async () => Response.json({ data: [] }),
      render: () => htmlPage(''),
    });
    expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([15_000, 60_000]);
  });

  it('that ask for too much get a page in the market’s words, and pages from the cache', async () => {
    let renders = 0;
    const { app } = await testApp({
      market: markets[0],
      environment: { trustedProxies: ['127.0.0.1'] },
      fetch: async () => Response.json({ data: [aStore({ seller_code: '000' })] }),
      render: () => {
        renders += 1;
        return htmlPage('');
      },
    });
    const ask = (change: {
      readonly method?: 'GET' | 'POST';
      readonly url: string;
      readonly headers?: Readonly<Record<string, string>>;
    }) =>
      app.inject({
        method: 'GET',
        ...change,
        headers: { host: 'shop.example', 'x-forwarded-for': '203.0.113.9', ...change.headers },
      });
    for (let count = 0; count < 50; count += 1) {
      await ask({ url: '/', headers: { 'cache-control': 'no-cache' } });
      await ask({ url: '/?refreshCache=1' });
    }
    expect(renders).toBeGreaterThanOrEqual(60);
    expect(renders).toBeLessThanOrEqual(62);
    const search = markets[0].routes.search.canonical;
    const statuses: number[] = [];
    for (let count = 0; count < 370; count += 1)
      statuses.push((await ask({ url: `${search}?q=a${count}` })).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const refused = await ask({ url: `${search}?q=b` });
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.body).toContain(markets[0].texts.errors.busyTitle);
    expect((await ask({ url: '/' })).statusCode).toBe(200);
  });
});
