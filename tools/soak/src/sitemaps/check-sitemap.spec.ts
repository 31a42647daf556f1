import { expect, it } from 'vitest';
import { checkSitemap } from './check-sitemap.ts';

const ORIGIN = 'https://shop.test';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The file in chunks, as it arrives over the network. */
async function* inChunks(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 7) yield text.slice(at, at + 7);
}
const check = (body: string) =>
  checkSitemap(inChunks(`<?xml version="1.0" encoding="UTF-8"?>${body}`), ORIGIN);
const urls = (...entries: readonly string[]) =>
  `<urlset ${NAMESPACE}>${entries.map((entry) => `<url>${entry}</url>`).join('')}</urlset>`;

it('reads the URLs of a sitemap and the parts of an index (SMP-02)', async () => {
  expect(
    await check(
      urls(
        '<loc>https://shop.test/a?b=1&amp;c=2</loc>',
        '<loc>https://shop.test/</loc><lastmod>2026-01-01</lastmod>',
      ),
    ),
  ).toEqual({
    kind: 'addresses',
    addresses: ['https://shop.test/a?b=1&c=2', 'https://shop.test/'],
    faults: [],
  });
  expect(
    await check(
      `<sitemapindex ${NAMESPACE}><sitemap><loc>https://shop.test/1.xml</loc></sitemap></sitemapindex>`,
    ),
  ).toEqual({ kind: 'index', addresses: ['https://shop.test/1.xml'], faults: [] });
});

it.each([
  ['a URL that is not escaped', urls('<loc>https://shop.test/a?b=1&c=2</loc>'), 'not well-formed'],
  ['a truncated file', `<urlset ${NAMESPACE}><url>`, 'not well-formed'],
  [
    'no namespace',
    '<urlset><url><loc>https://shop.test/</loc></url></urlset>',
    'not in the sitemap namespace',
  ],
  ['another root', `<links ${NAMESPACE}/>`, 'not a sitemap root'],
  ['an entry without a URL', urls('<lastmod>2026-01-01</lastmod>'), 'an entry has 0 addresses'],
  [
    'an entry with two URLs',
    urls('<loc>https://shop.test/a</loc><loc>https://shop.test/b</loc>'),
    'an entry has 2 addresses',
  ],
  ['an unknown field', urls('<loc>https://shop.test/a</loc><name>A</name>'), 'name is not allowed'],
  ['a relative URL', urls('<loc>/a</loc>'), 'not an absolute URL'],
  ['a URL of another shop', urls('<loc>https://other.test/a</loc>'), 'not a URL of this shop'],
  ['an unencoded character', urls('<loc>https://shop.test/łódź</loc>'), 'not a normalised URL'],
  [
    'a duplicate URL',
    urls('<loc>https://shop.test/a</loc>', '<loc>https://shop.test/a</loc>'),
    'listed twice',
  ],
  [
    'more URLs than search engines accept',
    urls(...Array.from({ length: 50_001 }, (_, at) => `<loc>https://shop.test/${at}</loc>`)),
    '50001 addresses',
  ],
])('reports %s', async (_, body, fault) =>
  expect((await check(body)).faults.join()).toContain(fault),
);
