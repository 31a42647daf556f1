import { expect, it } from 'vitest';
import { checkSitemap } from './check-sitemap.ts';

const ORIGIN = 'https://shop.test';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The file in pieces, as it comes over the network. */
async function* inPieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 7) yield text.slice(at, at + 7);
}
const check = (body: string) =>
  checkSitemap(inPieces(`<?xml version="1.0" encoding="UTF-8"?>${body}`), ORIGIN);
const urls = (...entries: readonly string[]) =>
  `<urlset ${NAMESPACE}>${entries.map((entry) => `<url>${entry}</url>`).join('')}</urlset>`;

it('a sitemap is read into its addresses, an index into its parts (SMP-02)', async () => {
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
  [
    'an address that is not escaped',
    urls('<loc>https://shop.test/a?b=1&c=2</loc>'),
    'not well-formed',
  ],
  ['a file that was cut off', `<urlset ${NAMESPACE}><url>`, 'not well-formed'],
  [
    'no namespace',
    '<urlset><url><loc>https://shop.test/</loc></url></urlset>',
    'not in the namespace',
  ],
  ['another root', `<links ${NAMESPACE}/>`, 'no root of a sitemap'],
  [
    'an entry without an address',
    urls('<lastmod>2026-01-01</lastmod>'),
    'an entry has 0 addresses',
  ],
  [
    'an entry with two',
    urls('<loc>https://shop.test/a</loc><loc>https://shop.test/b</loc>'),
    'an entry has 2 addresses',
  ],
  [
    'a fact that no entry has',
    urls('<loc>https://shop.test/a</loc><name>A</name>'),
    'name has no place',
  ],
  ['a relative address', urls('<loc>/a</loc>'), 'no absolute address'],
  ['an address of another shop', urls('<loc>https://other.test/a</loc>'), 'not of this shop'],
  [
    'a letter that is not encoded',
    urls('<loc>https://shop.test/łódź</loc>'),
    'not written as addresses are',
  ],
  [
    'the same address twice',
    urls('<loc>https://shop.test/a</loc>', '<loc>https://shop.test/a</loc>'),
    'named twice',
  ],
  [
    'more than engines take',
    urls(...Array.from({ length: 50_001 }, (_, at) => `<loc>https://shop.test/${at}</loc>`)),
    '50001 addresses',
  ],
])('%s is a fault', async (_, body, fault) =>
  expect((await check(body)).faults.join()).toContain(fault),
);
