import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFeed } from '../import/import-feed.ts';
import { ENGINES } from '../../testing/database.ts';
import { feedSource, skuOf, testFeed } from '../../testing/feed.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import { buyerAtCheckout, newShopper, placed } from '../../testing/shoppers.ts';

const written = {
  rating: 4,
  title: 'Solid',
  text: 'Holds well and is easy to work with.',
  nickname: 'Ola',
  terms_accepted: true,
};

describe.each(ENGINES)('reviews on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const list = async (sku: string, query = {}) =>
    (await replied(host.call('listReviews', { params: { skuProduct: sku }, query }))).data[0] ??
    expect.unreachable();
  const write = (
    sku: string,
    sender: { readonly token: string },
    change: Partial<typeof written> | { readonly rating: undefined } = {},
  ) =>
    host.call(
      'writeReview',
      { params: { skuProduct: sku }, body: { ...written, ...change } },
      sender,
    );
  const desk = (path: string, payload?: object, token = host.secrets.staffCredential) =>
    host.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/pl/staff/reviews${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload !== undefined && { payload }),
    });

  it('can be read by anyone and written by customers (REV-03, REV-05, CALL-143)', async () => {
    expect(await list(skuOf(1))).toEqual({
      distribution: [0, 0, 0, 0, 0],
      reviews: [],
      page: 1,
      page_count: 0,
    });
    expect((await refused(write(skuOf(1), { token: host.secrets.publicCredential }))).status).toBe(
      401,
    );
    expect(
      (await refused(host.call('listReviews', { params: { skuProduct: 'none' }, query: {} })))
        .status,
    ).toBe(404);
  });

  it('require a rating and accepted terms, and name each wrong field (REV-01, REV-02)', async () => {
    const someone = await newShopper(host);
    expect(await refused(write(skuOf(1), someone, { rating: undefined }))).toMatchObject({
      status: 400,
      fields: ['body.rating'],
    });
    expect(
      await refused(write(skuOf(1), someone, { rating: 6, terms_accepted: false, title: '' })),
    ).toMatchObject({ status: 400, fields: ['body.rating', 'body.title', 'body.terms_accepted'] });
  });

  it('appear once published by staff, one per customer and product, and count in averages (REV-04, REV-06)', async () => {
    const [first, second] = [await newShopper(host), await newShopper(host)];
    const mine = await replied(write(skuOf(2), first, { rating: 5 }));
    expect([mine.state, await refused(write(skuOf(2), first))]).toMatchObject([
      'pending',
      { status: 409, code: 'already-reviewed' },
    ]);
    const other = await replied(write(skuOf(2), second, { rating: 2 }));
    expect((await list(skuOf(2))).reviews).toEqual([]);

    const waiting: readonly { readonly id: string }[] = (await desk('')).json();
    expect(waiting.map(({ id }) => id)).toEqual(expect.arrayContaining([mine.id, other.id]));
    for (const { id } of [mine, other])
      expect((await desk(`/${id}/decide`, { decision: 'publish' })).json()).toMatchObject({
        state: 'published',
      });
    expect(await list(skuOf(2), { sort: 'worst' })).toMatchObject({
      rating: { average: 3.5, count: 2 },
      distribution: [0, 1, 0, 0, 1],
      reviews: [{ rating: 2 }, { rating: 5 }],
      page_count: 1,
    });
    expect(
      (await replied(host.call('readProduct', { params: { id: skuOf(2) } }))).data[0]?.rating,
    ).toEqual({ average: 3.5, count: 2 });
    const cards =
      (await replied(host.call('listProducts', { query: { retailer_id: '1', page_size: '96' } })))
        .data[0]?.products ?? [];
    expect(cards.find(({ sku }) => sku === skuOf(2))?.rating).toEqual({ average: 3.5, count: 2 });

    expect((await desk(`/${other.id}/decide`, { decision: 'reject' })).json()).toMatchObject({
      state: 'rejected',
    });
    expect((await list(skuOf(2))).rating).toEqual({ average: 5, count: 1 });
    expect(
      (await replied(host.call('readMyReview', { params: { skuProduct: skuOf(2) } }, second)))
        .state,
    ).toBe('rejected');
  });

  it('are stored once when sent twice at the same moment (REV-06)', async () => {
    const someone = await newShopper(host);
    const answers = await Promise.all(Array.from({ length: 5 }, () => write(skuOf(3), someone)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
  });

  it('are verified for those who got the product, while they keep it (REV-06, BEY-20)', async () => {
    const sku = skuOf(4);
    const buyer = await buyerAtCheckout(host, { [sku]: 1 });
    const hasBought = async () =>
      (await replied(host.call('readMyReview', { params: { skuProduct: sku } }, buyer))).has_bought;
    const advance = async (number: string, ...statuses: readonly string[]): Promise<void> => {
      for (const status of statuses) {
        const { statusCode } = await host.app.inject({
          method: 'POST',
          url: `/pl/staff/orders/${number}/advance`,
          headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
          payload: { status },
        });
        expect([status, statusCode]).toEqual([status, 200]);
      }
    };
    expect(await hasBought()).toBe(false);
    const number = await placed(host, buyer);
    expect(await hasBought()).toBe(false);
    const { id, is_verified } = await replied(write(sku, buyer));
    expect(is_verified).toBe(false);
    await desk(`/${id}/decide`, { decision: 'publish' });
    const isShownVerified = async () =>
      (await list(sku)).reviews.find((review) => review.id === id)?.is_verified;
    expect(await isShownVerified()).toBe(false);

    await advance(number, 'IN_PREPARATION', 'READY', 'INVOICED');
    expect([await hasBought(), await isShownVerified()]).toEqual([true, true]);
    expect((await desk(`/${id}/decide`, { decision: 'publish' })).json()).toMatchObject({
      isVerified: true,
    });

    const { withdrawal } = await replied(
      host.call('readOrder', { params: { orderId: number }, query: {} }, buyer),
    );
    await replied(
      host.call(
        'withdrawFromOrder',
        { params: { orderId: number }, body: { lines: withdrawal?.open?.lines ?? [] } },
        buyer,
      ),
    );
    expect([await hasBought(), await isShownVerified()]).toEqual([false, false]);
    expect((await desk('?state=published')).json()).toContainEqual(
      expect.objectContaining({ id, isVerified: false }),
    );
  });

  it('of an order that is cancelled before it was collected were never verified (REV-06)', async () => {
    const buyer = await buyerAtCheckout(host, { [skuOf(0)]: 1 });
    const number = await placed(host, buyer);
    const { id, is_verified } = await replied(write(skuOf(0), buyer));
    await desk(`/${id}/decide`, { decision: 'publish' });
    const { withdrawal } = await replied(
      host.call('readOrder', { params: { orderId: number }, query: {} }, buyer),
    );
    await replied(
      host.call(
        'withdrawFromOrder',
        { params: { orderId: number }, body: { lines: withdrawal?.open?.lines ?? [] } },
        buyer,
      ),
    );
    expect([is_verified, (await list(skuOf(0))).reviews[0]?.is_verified]).toEqual([false, false]);
    expect((await replied(write(skuOf(0), await newShopper(host)))).is_verified).toBe(false);
  });

  it('are moderated only by staff of their market (REV-06)', async () => {
    const { id } = await replied(write(skuOf(5), await newShopper(host)));
    for (const token of ['', host.secrets.publicCredential, host.secrets.serviceCredential])
      expect((await desk(`/${id}/decide`, { decision: 'publish' }, token)).statusCode).toBe(401);
    expect((await desk(`/${id}/decide`, { decision: 'print' })).statusCode).toBe(400);
    expect(
      (
        await host.app.inject({
          method: 'POST',
          url: `/es/staff/reviews/${id}/decide`,
          headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
          payload: { decision: 'publish' },
        })
      ).statusCode,
    ).toBe(404);
  });

  it('of a feed are replaced by the next import, while customers’ reviews stay', async () => {
    const { id } = await replied(write(skuOf(6), await newShopper(host)));
    await desk(`/${id}/decide`, { decision: 'publish' });
    const review = {
      id: 'a',
      sku: skuOf(6),
      rating: 2,
      title: 'Weak',
      text: 'Broke.',
      nickname: 'Jan',
      writtenOn: '2026-10-01',
      isVerified: true,
    };
    const load = (reviews: readonly (typeof review)[]) =>
      importFeed({
        pool: host.database.pool,
        market: 'pl',
        feed: feedSource(testFeed({ reviews })),
        now: FRIDAY_MORNING,
      });
    expect(
      (await load([review, review, { ...review, id: 'b', sku: 'none' }])).refused.map(
        ({ line }) => line,
      ),
    ).toEqual([2, 3]);
    expect(await list(skuOf(6))).toMatchObject({
      rating: { average: 3, count: 2 },
      reviews: [
        { rating: 4, written_on: '2026-11-20' },
        { rating: 2, written_on: '2026-10-01', is_verified: true },
      ],
    });
    await load([]);
    expect((await list(skuOf(6))).rating).toEqual({ average: 4, count: 1 });
  });
});
