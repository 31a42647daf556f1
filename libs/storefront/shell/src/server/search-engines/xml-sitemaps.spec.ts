import { gunzipSync } from 'node:zlib';
import { mockHandlers, defaultResponses, type MockResponses } from '@materia/api-mocks';
import { getResponse } from 'msw';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { HOST_URL, htmlPage, ORIGIN, testApp } from '../testing/test-app.ts';

const [poland] = markets;

/**
 * A host whose product sitemap has the given number of URLs, and the page sizes requested from it.
 */
const hostWith = (products: number) => {
  const sizes: number[] = [];
  const readSitemapPage: MockResponses['readSitemapPage'] = ({ params }) => {
    const [page, size] = [Number(params['page']), Number(params['size'])];
    sizes.push(size);
    const count = params['identifier'] === 'product' ? products : 0;
    const from = (page - 1) * size;
    const data = Array.from({ length: Math.max(0, Math.min(size, count - from)) }, (_, at) => ({
      path: `/a-${from + at}&b-ref1234.html`,
      name: 'x',
    }));
    return { reply: { data, currentPage: page, nbPages: Math.max(1, Math.ceil(count / size)) } };
  };
  const handlers = mockHandlers(`${HOST_URL}/pl`, { ...defaultResponses, readSitemapPage });
  const fetch: typeof globalThis.fetch = async (input, init) =>
    (await getResponse([...handlers], new Request(input, init))) ?? Response.error();
  return { sizes, fetch };
};

/** The URLs of a sitemap, which must be well-formed XML. */
const addressesIn = (xml: string): readonly string[] => {
  const found: string[] = [];
  let inLocation = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    inLocation = name === 'loc';
  });
  parser.on('text', (text) => {
    if (inLocation && text.trim() !== '') found.push(text);
  });
  parser.on('closetag', () => {
    inLocation = false;
  });
  parser.write(xml).close();
  return found;
};

const shop = async (products: number, fetch = hostWith(products).fetch) => {
  const { app } = await testApp({ market: poland, fetch, render: () => htmlPage('') });
  const ask = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ url, headers: { host: new URL(ORIGIN).host, ...headers } });
  return { ask };
};

describe('the sitemaps for search engines', () => {
  it('are an index of parts of at most 50,000 URLs, listed in robots.txt (SMP-02)', async () => {
    const { ask } = await shop(120_001);
    expect((await ask('/robots.txt')).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
    expect(addressesIn((await ask('/sitemap.xml')).body)).toEqual(
      ['category-1', 'product-1', 'product-2', 'product-3', 'brand-1', 'cms-1'].map(
        (part) => `${ORIGIN}/sitemaps/${part}.xml`,
      ),
    );
    const last = addressesIn((await ask('/sitemaps/product-3.xml')).body);
    expect([last.length, last[0], last.at(-1)]).toEqual([
      20_001,
      `${ORIGIN}/a-100000&b-ref1234.html`,
      `${ORIGIN}/a-120000&b-ref1234.html`,
    ]);
  });

  it('are read in portions and compressed on request', async () => {
    const { sizes, fetch } = hostWith(6000);
    const { ask } = await shop(6000, fetch);
    const { rawPayload, headers } = await ask('/sitemaps/product-1.xml', {
      'accept-encoding': 'br, gzip',
    });
    expect([
      headers['content-encoding'],
      addressesIn(gunzipSync(rawPayload).toString()).length,
    ]).toEqual(['gzip', 6000]);
    expect(sizes).toEqual([2500, 2500, 2500]);
  });

  it.each([
    '/sitemaps/product-2.xml',
    '/sitemaps/product-0.xml',
    '/sitemaps/offers-1.xml',
    '/sitemaps/product.xml',
    '/sitemaps/longtail-1.xml',
  ])('%s, which does not exist, is a 404', async (url) => {
    expect((await (await shop(10)).ask(url)).statusCode).toBe(404);
  });

  it('can be requested again later when the host is down', async () => {
    const { ask } = await shop(10, () => Promise.reject(new Error('down')));
    for (const url of ['/sitemap.xml', '/sitemaps/product-1.xml']) {
      const { statusCode, headers } = await ask(url);
      expect([statusCode, headers['retry-after']]).toEqual([503, '120']);
    }
  });
});
