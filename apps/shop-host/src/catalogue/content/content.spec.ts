import type { FeedRecord } from '@materia/api-contract/feed';
import { markets } from '@materia/market-all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFeed } from '../import/import-feed.ts';
import { ENGINES } from '../../testing/database.ts';
import { feedSource, testFeed } from '../../testing/feed.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import { newShopper } from '../../testing/shoppers.ts';
import { contentAddresses } from './addresses.ts';

const ATTACK = '<h2 onclick="x()">Drive</h2><p>Two hours<script>x()</script></p>';

const page = (change: Partial<FeedRecord<'content-pages'>> = {}): FeedRecord<'content-pages'> => ({
  storeId: '42',
  identifier: 'services-drive',
  place: 'root',
  section: 'services',
  position: 1,
  title: 'Drive',
  description: 'Collect in two hours',
  html: ATTACK,
  picture: null,
  publishedOn: null,
  questions: [{ topic: 'Drive', question: 'When?', answer: '<p onmouseover="x()">Soon</p>' }],
  ...change,
});
const block = (
  change: Partial<FeedRecord<'content-blocks'>> = {},
): FeedRecord<'content-blocks'> => ({
  storeId: '42',
  identifier: 'help',
  groupId: null,
  categoryId: null,
  context: 'home',
  position: 0,
  title: 'For all',
  html: ATTACK,
  ...change,
});
const slide = (
  change: Partial<FeedRecord<'content-slides'>> = {},
): FeedRecord<'content-slides'> => ({
  storeId: '42',
  slider: 'home',
  groupId: null,
  position: 0,
  title: 'Terrace',
  text: '',
  linkLabel: 'See',
  linkPath: '/garden/',
  picture: 'hero',
  ...change,
});

const CONTENT = {
  'content-pages': [
    page(),
    page({ identifier: 'services', position: 0, title: 'Services' }),
    page({ storeId: '1', title: 'Drive at store 1' }),
    page({ identifier: 'klub', place: 'page', section: 'club', title: 'Club' }),
    page({
      identifier: 'first-article',
      place: 'blog',
      section: 'blog',
      publishedOn: '2026-10-01',
    }),
    page({
      identifier: 'second-article',
      place: 'blog',
      section: 'blog',
      publishedOn: '2026-11-01',
    }),
  ],
  'content-blocks': [
    block(),
    block({ groupId: '3', title: 'For professionals' }),
    block({ identifier: 'advice', categoryId: '01', context: 'category', title: 'Advice' }),
  ],
  'content-slides': [
    slide({ position: 1, title: 'Second' }),
    slide(),
    slide({ storeId: '1', title: 'Only at store 1' }),
  ],
};

describe.each(ENGINES)('managed content on %s', (engine) => {
  let host: TestHost;
  const load = (change: Parameters<typeof testFeed>[0] = CONTENT) =>
    importFeed({
      pool: host.database.pool,
      market: 'pl',
      feed: feedSource(testFeed(change)),
      now: FRIDAY_MORNING,
    });
  beforeAll(async () => {
    host = await openTestHost(engine);
    await load();
  });
  afterAll(() => host.close());

  const read = async (identifier: string, storeId = '42') =>
    (await replied(host.call('readCmsPage', { params: { storeId, identifier } }))).data[0];

  it('serves a page with metadata and content that was sanitised on import (CMS-01, CMS-05, CALL-20)', async () => {
    expect(await read('services-drive')).toEqual({
      identifier: 'services-drive',
      place: 'root',
      section: 'services',
      title: 'Drive',
      description: 'Collect in two hours',
      html: '<h2>Drive</h2><p>Two hours</p>',
      questions: [{ topic: 'Drive', question: 'When?', answer: '<p>Soon</p>' }],
    });
    expect(
      (
        await host.database.db
          .selectFrom('content_page')
          .select('html')
          .where('market', '=', 'pl')
          .execute()
      ).some(({ html }) => html.includes('script')),
    ).toBe(false);
  });

  it.each([
    ['/cms/page/42/services-drive', 'Collect in two hours'],
    ['/cms/block/42/help', 'For all'],
    ['/cms/slider/42/home', 'Terrace'],
  ])('serves %s at the agreed path (CALL-145)', async (path, words) => {
    const { statusCode, payload } = await host.app.inject({
      url: `/pl${path}`,
      headers: { authorization: `Bearer ${host.secrets.publicCredential}` },
    });
    expect([statusCode, payload]).toEqual([200, expect.stringContaining(words)]);
  });

  it('prefers a store’s own page to that of store 42, which all other stores show (CMS-02, LIM-21, STO-26)', async () => {
    expect([
      (await read('services-drive', '1'))?.title,
      (await read('services-drive', '2'))?.title,
      (await read('services', '1'))?.title,
    ]).toEqual(['Drive at store 1', 'Drive', 'Services']);
    const titles = async (storeId: string) =>
      (
        await replied(
          host.call('listCmsPages', { params: { storeId }, query: { section: 'services' } }),
        )
      ).data.map(({ title }) => title);
    expect([await titles('42'), await titles('1')]).toEqual([
      ['Services', 'Drive'],
      ['Services', 'Drive at store 1'],
    ]);
  });

  it('lists articles newest first, and returns 404 for a page that does not exist', async () => {
    expect(
      (
        await replied(
          host.call('listCmsPages', { params: { storeId: '42' }, query: { section: 'blog' } }),
        )
      ).data.map(({ identifier }) => identifier),
    ).toEqual(['second-article', 'first-article']);
    expect(
      (
        await refused(
          host.call('readCmsPage', { params: { storeId: '42', identifier: 'nothing' } }),
        )
      ).status,
    ).toBe(404);
    expect(
      (
        await refused(
          host.call(
            'readCmsPage',
            { params: { storeId: '42', identifier: 'services' } },
            { bu: 'es' },
          ),
        )
      ).status,
    ).toBe(404);
  });

  it('selects the block by the group of the customer’s account (CMS-03, ACC-18)', async () => {
    const titleFor = async (sender = {}) =>
      (
        await replied(
          host.call('readCmsBlock', { params: { storeId: '42', identifier: 'help' } }, sender),
        )
      ).data[0]?.title;
    const [someone, company] = [
      await newShopper(host),
      await newShopper(host, { tax: '5260250274' }),
    ];
    expect([await titleFor(), await titleFor(someone), await titleFor(company)]).toEqual([
      'For all',
      'For all',
      'For professionals',
    ]);
  });

  it('serves blocks by category and context too, and sliders by store in their order (CMS-02, CALL-20)', async () => {
    const blocks = async (categoryId: string, context: string) =>
      (
        await replied(host.call('listCmsBlocks', { params: { categoryId, context }, query: {} }))
      ).data.map(({ title }) => title);
    expect([
      await blocks('01', 'category'),
      await blocks('01', 'home'),
      await blocks('02', 'category'),
    ]).toEqual([['Advice'], [], []]);
    const slides = async (storeId: string) =>
      (
        await replied(host.call('readCmsSlider', { params: { storeId, identifier: 'home' } }))
      ).data.map(({ title }) => title);
    expect([await slides('42'), await slides('2'), await slides('1')]).toEqual([
      ['Terrace', 'Second'],
      ['Terrace', 'Second'],
      ['Only at store 1'],
    ]);
    expect(
      (await refused(host.call('readCmsSlider', { params: { storeId: '42', identifier: 'x' } })))
        .status,
    ).toBe(404);
  });

  it('lists the addresses of all pages for the sitemaps, each once (SMP-02)', async () => {
    expect(
      (await contentAddresses(host.database.db, markets[0], FRIDAY_MORNING)).map(
        ({ path, publishedOn }) => ({ path, publishedOn }),
      ),
    ).toEqual([
      { path: '/blog/first-article.html', publishedOn: '2026-10-01' },
      { path: '/page/klub.html', publishedOn: undefined },
      { path: '/blog/second-article.html', publishedOn: '2026-11-01' },
      { path: '/services.html', publishedOn: undefined },
      { path: '/services-drive.html', publishedOn: undefined },
    ]);
    const { data } = await replied(host.call('readSitemap', { params: { identifier: 'cms' } }));
    expect(data.map(({ path }) => path)).toContain('/services-drive.html');
  });

  it('leaves out a page that could be mistaken for a product, and a second page of the same name', async () => {
    const report = await load({
      'content-pages': [page({ identifier: 'promo-lato2026' }), page(), page({ title: 'Again' })],
    });
    expect(report.refused.map(({ file, line }) => [file, line])).toEqual([
      ['content-pages', 1],
      ['content-pages', 3],
    ]);
  });
});
