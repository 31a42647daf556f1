import { BOT_PATTERNS } from '@materia/domain-navigation';
import { mockHost } from '@materia/api-mocks';
import { markets } from '@materia/testing/markets';
import { expect, it } from 'vitest';
import { searchClicks } from './search-clicks.ts';

const [poland] = markets;
const ORIGIN = 'https://shop.example';
const RESULTS = `${ORIGIN}${poland.routes.search.canonical}?q=deska+sedesowa`;

/** The queries that a request to a page counts; they arrive soon after it. */
const count = (request: Parameters<ReturnType<typeof searchClicks>>[0]): readonly unknown[] => {
  const bodies: unknown[] = [];
  const host = mockHost({
    countSearchClick: ({ body }) => {
      bodies.push(body);
      return { reply: {} };
    },
  });
  searchClicks({
    market: poland,
    environment: { publicOrigin: ORIGIN, bots: BOT_PATTERNS },
    hostFor: () => host,
  })(request);
  return bodies;
};

const headers = { host: 'shop.example', referer: RESULTS };

it('counts a product opened from search results (BEY-09)', async () => {
  const bodies = count({ method: 'GET', url: '/miska-wc-ref100.html', headers });
  await expect.poll(() => bodies).toEqual([{ search: 'deska sedesowa' }]);
});

it.each([
  ['another page before', { method: 'GET', url: '/x.html', headers: { referer: `${ORIGIN}/` } }],
  [
    'another shop before',
    { method: 'GET', url: '/x.html', headers: { referer: RESULTS.replace('shop', 'other') } },
  ],
  ['the store list', { method: 'GET', url: poland.routes.stores.canonical, headers }],
  ['a form', { method: 'POST', url: '/x.html', headers }],
  [
    'a prefetch',
    { method: 'GET', url: '/x.html', headers: { ...headers, 'sec-purpose': 'prefetch' } },
  ],
  [
    'a robot',
    { method: 'GET', url: '/x.html', headers: { ...headers, 'user-agent': 'Googlebot' } },
  ],
])('does not count %s', async (_, request) => {
  const bodies = count(request);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(bodies).toEqual([]);
});
