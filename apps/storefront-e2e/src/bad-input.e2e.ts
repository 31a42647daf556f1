import { expect, test } from '@playwright/test';
import { shops } from './support/shops.ts';

const QUERIES = [
  'page=0',
  'page=-1',
  'page=abc',
  'page=1.5',
  'page=999999999999',
  'sort=%00',
  'order=nonsense',
  'filters=%7B',
  'f=%F0%28%8C%28',
  `q=${'x'.repeat(3000)}`,
  'page[]=1&page[]=2',
  'store=../../etc',
];

for (const { market, origin, to } of shops)
  test(`${market.id}: broken query values never cause a 5xx`, async ({ request }) => {
    const home = await (await request.get(origin + to('home'))).text();
    const listing = /href="(\/[a-z0-9-]+\/)"/.exec(home)?.[1] ?? '/';
    for (const path of [listing, to('search'), to('stores'), to('cart'), to('home')]) {
      for (const query of QUERIES) {
        const reply = await request.get(`${origin}${path}?${query}`, { maxRedirects: 0 });
        expect(reply.status(), `${path}?${query}`).toBeLessThan(500);
      }
    }
  });
