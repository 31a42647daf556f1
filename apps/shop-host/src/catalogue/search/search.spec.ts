import { setTimeout as sleep } from 'node:timers/promises';
import { SCHEMAS } from '@materia/api-contract/schemas';
import { markets } from '@materia/market-all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf } from '../../testing/feed.ts';
import { openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { listingIndexes } from '../index/listing-indexes.ts';
import { countableQuery } from './query-counts.ts';
import { catalogueSearch } from './search-port.ts';

const [poland] = markets;

it.each([
  ['  Deska SEDESOWA ', 'deska sedesowa'],
  ['wkręt 4x40', 'wkret 4x40'],
  ['ola@firma.example', undefined],
  ['+48 601 234 567', undefined],
  ['https://other.example/x', undefined],
  ['a'.repeat(81), undefined],
])('counts "%s" as %s: nothing that may be about a person', (typed, query) => {
  expect(countableQuery(typed)).toBe(query);
});

/** Counts are written in batches. */
const WRITTEN_WITHIN_MS = 20_000;

describe.each(ENGINES)('the search on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const search = async (text: string, more: { readonly literal?: '1' } = {}) => {
    const [page] = (
      await replied(
        host.call('listProducts', {
          query: { retailer_id: '1', page_size: '96', search: text, ...more },
        }),
      )
    ).data;
    return {
      total: page?.total,
      first: page?.products[0]?.sku,
      corrected: page?.search?.corrected,
      dropped: page?.search?.dropped,
      categories: page?.search?.categories.map(({ name }) => name),
    };
  };
  const desk = (method: 'GET' | 'POST', path: string, payload?: object) =>
    host.app.inject({
      method,
      url: `/pl/staff/search/${path}`,
      headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
      ...(payload !== undefined && { payload }),
    });

  it.each([
    ['a word in another case', 'cegieł klinkierowych'],
    ['words in another order', 'klinkierowe cegły'],
    ['a word of the trade', 'klinkier'],
    ['a word with stop words', 'cegły z klinkierową'],
  ])('finds products by %s (CAT-09)', async (_, text) => {
    expect(await search(text)).toMatchObject({ total: 10, dropped: [] });
  });

  it('finds units however they are written (CAT-09)', async () => {
    expect((await search('cement 25kg')).total).toBe(15);
    expect((await search('25 kg cement')).total).toBe(15);
  });

  it('ranks a product whose full name was typed first (BEY-09)', async () => {
    expect((await search('cement type 7 25 kg')).first).toBe(skuOf(7));
  });

  it('offers the category that a text names (BEY-09)', async () => {
    expect(await search('drills')).toMatchObject({ total: 5, categories: ['Drills'] });
    expect(await search('portland cement')).toMatchObject({
      total: 15,
      categories: ['Portland cement'],
    });
  });

  it('corrects a typo and says so, or searches as typed (BEY-09)', async () => {
    expect(await search('cegla klinkeirowa')).toMatchObject({
      total: 10,
      corrected: 'cegla klinkierowa',
    });
    expect(await search('klinkeirowa', { literal: '1' })).toMatchObject({ total: 0 });
  });

  it('leaves out the word that no product has beside the others, and names it (BEY-09)', async () => {
    expect(await search('cegła klinkierowa zzqqxx')).toMatchObject({
      total: 10,
      dropped: ['zzqqxx'],
    });
    expect(await search('zzqqxx')).toMatchObject({ total: 0 });
  });

  it('suggests the price at a store and the corrected text (BEY-09)', async () => {
    const [suggested] = (
      await replied(host.call('suggest', { query: { search: 'cemnet type 7', retailer_id: '1' } }))
    ).data;
    expect(suggested?.corrected).toBe('cement type 7');
    expect(suggested?.products[0]).toMatchObject({
      sku: skuOf(7),
      best_offer: { product: { sku: skuOf(7) } },
    });
  });

  it('uses words that staff add, until they remove them (BEY-09)', async () => {
    const added = await desk('POST', 'words', { words: 'wihajster, dinks > drill driver' });
    const group = SCHEMAS.addSearchWords.reply.parse(added.json());
    expect(group.words).toBe('wihajster, dinks > drill driver');
    const listed = SCHEMAS.listSearchWords.reply.parse((await desk('GET', 'words')).json());
    expect(listed.map(({ id }) => id)).toEqual([group.id]);
    const index = await listingIndexes(host.database.db).of('pl');
    const { found } = await catalogueSearch(host.database.db).find(poland, index, 'dinks', {
      isLiteral: false,
      isTyping: false,
    });
    expect(found.rows).toHaveLength(5);
    expect((await desk('POST', `words/${group.id}/remove`, {})).statusCode).toBe(200);
    expect((await desk('POST', `words/${group.id}/remove`, {})).statusCode).toBe(404);
    expect((await desk('POST', 'words', { words: 'alone' })).statusCode).toBe(400);
  });

  it('counts queries without result or click for market teams, without personal data (BEY-09)', async () => {
    for (const text of ['qqwwzz', 'QQwwzz', 'ola@firma.example']) await search(text);
    await search('drill driver');
    await search('klinkier');
    await replied(host.call('countSearchClick', { body: { search: 'Klinkier' } }));
    const queries = async () =>
      SCHEMAS.listSearchQueries.reply.parse((await desk('GET', 'queries')).json());
    const until = performance.now() + WRITTEN_WITHIN_MS;
    let seen = await queries();
    const isWritten = ({ withoutClick }: typeof seen): boolean =>
      withoutClick.some(({ query }) => query === 'drill driver') &&
      !withoutClick.some(({ query }) => query === 'klinkier');
    while (!isWritten(seen) && performance.now() < until) {
      await sleep(200);
      seen = await queries();
    }
    expect(seen.withoutResult).toContainEqual({ query: 'qqwwzz', searches: 2 });
    expect(seen.withoutClick).toContainEqual({ query: 'drill driver', searches: 1 });
    const all = [...seen.withoutResult, ...seen.withoutClick].map(({ query }) => query);
    expect(all).not.toContain('klinkier');
    expect(all.some((query) => query.includes('firma'))).toBe(false);
  });
});
