import type { FeedRecord } from '@materia/api-contract/feed';
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
import { lostMarkup } from './lost-markup.ts';

const PAGE = {
  identifier: 'remont',
  place: 'page',
  section: 'help',
  title: 'Remont',
  html: '<h2 onclick="x()">Od czego zacząć</h2><script>x()</script><p>Od planu.</p>',
};
const FED: FeedRecord<'content-pages'> = {
  storeId: '42',
  identifier: 'drive',
  place: 'root',
  section: 'services',
  position: 1,
  title: 'Drive',
  description: '',
  html: '<p>Feed</p>',
  picture: null,
  publishedOn: null,
  questions: [],
};

describe.each(ENGINES)('staff content on %s', (engine) => {
  let host: TestHost;
  const load = () =>
    importFeed({
      pool: host.database.pool,
      market: 'pl',
      feed: feedSource(testFeed({ 'content-pages': [FED] })),
      now: FRIDAY_MORNING,
    });
  beforeAll(async () => {
    host = await openTestHost(engine);
    await load();
  });
  afterAll(() => host.close());

  const staff = async (
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
    { credential = host.secrets.staffCredential, bu = 'pl' } = {},
  ) => {
    const answer = await host.app.inject({
      method,
      url: `/${bu}/staff/content${path}`,
      headers: { authorization: `Bearer ${credential}` },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const write = (change: object = {}) =>
    staff('POST', '', { actor: 'ola', page: { ...PAGE, ...change } });
  const publish = (path: string, at?: string) =>
    staff('POST', path, { actor: 'jan', ...(at && { at }) });
  const title = async (identifier: string, storeId = '42') => {
    const answer = await host.call('readCmsPage', { params: { storeId, identifier } });
    return answer.status === 200
      ? (await replied(Promise.resolve(answer))).data[0]?.title
      : answer.status;
  };

  it('is a draft until it is published, is sanitised when written, and is stored with its author and time (CMS-06)', async () => {
    const draft = await write();
    expect(draft).toMatchObject({
      status: 200,
      body: {
        store_id: '42',
        identifier: 'remont',
        revision: 1,
        address: '/page/remont.html',
        lost: ['onclick', 'script'],
      },
    });
    expect(await title('remont')).toBe(404);
    expect((await staff('GET', '/42/remont/1')).body).toMatchObject({
      address: '/page/remont.html',
      page: { title: 'Remont', html: '<h2>Od czego zacząć</h2><p>Od planu.</p>' },
    });
    expect((await publish('/42/remont/1/publish')).body.revisions).toEqual([
      {
        revision: 1,
        title: 'Remont',
        written_by: 'ola',
        written_at: FRIDAY_MORNING,
        published_by: 'jan',
        published_at: FRIDAY_MORNING,
        shown_from: FRIDAY_MORNING,
      },
    ]);
    expect(await title('remont')).toBe('Remont');
    const inSection = await replied(
      host.call('listCmsPages', { params: { storeId: '42' }, query: { section: 'help' } }),
    );
    expect(inSection.data.map(({ identifier }) => identifier)).toEqual(['remont']);
  });

  it('takes precedence over the feed, also after the next import, by market and store (CMS-06, CMS-02)', async () => {
    await write({ ...FED, title: 'Drive of staff' });
    await publish('/42/drive/1/publish');
    await write({ ...FED, storeId: '1', title: 'Drive at store 1' });
    await publish('/1/drive/1/publish');
    await load();
    expect([await title('drive'), await title('drive', '2'), await title('drive', '1')]).toEqual([
      'Drive of staff',
      'Drive of staff',
      'Drive at store 1',
    ]);
    expect(
      (
        await refused(
          host.call(
            'readCmsPage',
            { params: { storeId: '42', identifier: 'drive' } },
            { bu: 'es' },
          ),
        )
      ).status,
    ).toBe(404);
  });

  it('can be removed, and a version that was published before returns as a new one (CMS-06)', async () => {
    expect((await publish('/42/drive/off')).status).toBe(200);
    expect(await title('drive')).toBe(404);
    const { body } = await publish('/42/drive/1/publish');
    expect(
      body.revisions.map((one: { readonly revision: number; readonly title: string | null }) => [
        one.revision,
        one.title,
      ]),
    ).toEqual([
      [3, 'Drive of staff'],
      [2, null],
      [1, 'Drive of staff'],
    ]);
    expect(await title('drive')).toBe('Drive of staff');
  });

  it('is shown from the scheduled time on, and not before (CMS-06)', async () => {
    await write({ identifier: 'later', title: 'Later' });
    expect((await publish('/42/later/1/publish', '2020-01-01T00:00:00+01:00')).body).toMatchObject({
      code: 'bad-input',
      fields: [{ field: 'body.at' }],
    });
    await publish('/42/later/1/publish', '2026-11-20T11:00:00+01:00');
    expect(await title('later')).toBe(404);
    host.clock.now = '2026-11-20T10:30:00.000Z';
    expect(await title('later')).toBe('Later');
    host.clock.now = FRIDAY_MORNING;
  });

  it('is listed with its published and waiting versions (CMS-06)', async () => {
    await write({ identifier: 'idea', title: 'Idea' });
    const { pages } = (await staff('GET', '?section=help')).body;
    expect(
      pages.map((one: { readonly identifier: string; readonly drafts: number }) => [
        one.identifier,
        one.drafts,
      ]),
    ).toEqual([
      ['remont', 0],
      ['idea', 1],
    ]);
  });

  it.each([
    ['a name that could be mistaken for a product', { identifier: 'promo-ref123456' }],
    ['a store that does not exist', { storeId: '999' }],
    ['no title', { title: ' ' }],
    ['a place that does not exist', { place: 'attic' }],
  ])('with %s is refused (CMS-06)', async (_, change) =>
    expect((await write(change)).body.code).toBe('bad-input'),
  );

  it('requires the staff credential, and returns 404 when it does not exist', async () => {
    for (const credential of ['', host.secrets.publicCredential, host.secrets.serviceCredential])
      expect((await staff('POST', '', { actor: 'x', page: PAGE }, { credential })).status).toBe(
        401,
      );
    for (const path of ['/42/nothing/off', '/42/remont/99/publish'])
      expect((await publish(path)).status).toBe(404);
  });
});

it('names what sanitising removed', () =>
  expect(
    lostMarkup('<p onclick="x()" class="a"><b>x</b><iframe></iframe></p>', '<p><b>x</b></p>'),
  ).toEqual(['class', 'iframe', 'onclick']));
