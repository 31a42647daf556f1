import { LEAST_BUYERS } from '@materia/domain-order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { type Buyer, buyerAtCheckout, placed } from '../../testing/shoppers.ts';

const DAY = 86_400_000;
/** Cement and a drill, of different categories; and one brick. */
const [CEMENT, DRILL, BRICK] = [skuOf(10), skuOf(26), skuOf(16)] as const;

describe.each(ENGINES)('recommendations on %s', (engine) => {
  let host: TestHost;
  const buyers: Buyer[] = [];
  const orders: string[] = [];
  beforeAll(async () => {
    host = await openTestHost(engine);
    for (let at = 0; at < LEAST_BUYERS; at += 1) {
      const buyer = await buyerAtCheckout(host, { [CEMENT]: 1, [DRILL]: 1 });
      buyers.push(buyer);
      orders.push(await placed(host, buyer));
    }
  });
  afterAll(() => host.close());

  const recommended = async (skus: readonly string[], code = '001P') =>
    (
      await replied(
        host.call('listRecommendations', {
          params: { priceContextCode: code },
          query: { skus: skus.join() },
        }),
      )
    ).data.map(({ product, because }) => [product.sku, because]);
  const count = async (): Promise<void> => {
    await host.host.planRecommendations();
    expect(await host.host.countBoughtTogether()).toBeGreaterThan(0);
  };
  const changeOrder = (
    number: string,
    change: {
      readonly stock_state?: 'held' | 'released';
      readonly status?: 'CANCELED' | 'TO_BE_PREPARED';
      readonly customer_id?: string;
    },
  ) => host.database.db.updateTable('orders').set(change).where('number', '=', number).execute();
  /** The first line of an order goes back. */
  const giveBack = async (number: string): Promise<void> => {
    await host.database.db
      .insertInto('withdrawal')
      .values({
        market: 'pl',
        id: 'w1',
        order_number: number,
        seq: 1,
        kind: 'withdrawal',
        way: 'store',
        name: 'Ana Nowak',
        outside_trade: false,
        carrier: null,
        parcel: null,
        state: 'announced',
        refund_minor: 1000,
        declared_at: host.clock.now,
        sent_at: null,
        received_at: null,
        inspected_at: null,
        settled_at: null,
        settled_by: null,
      })
      .execute();
    await host.database.db
      .insertInto('withdrawal_line')
      .values({ market: 'pl', withdrawal_id: 'w1', line: 1, qty: 1 })
      .execute();
  };
  const complements = (ids: readonly string[]) =>
    host.database.db
      .updateTable('category')
      .set({ complements: JSON.stringify(ids) })
      .where('market', '=', 'pl')
      .where('id', '=', '10101010')
      .execute();

  it('name what enough different buyers had in one purchase, in both directions (BEY-35)', async () => {
    expect(await recommended([CEMENT])).toEqual([]);
    await count();
    expect(await recommended([CEMENT])).toEqual([[DRILL, 'bought-together']]);
    expect(await recommended([DRILL])).toEqual([[CEMENT, 'bought-together']]);
  });

  it('never name what is shown already, and nothing for unknown products (BEY-35)', async () => {
    expect(await recommended([CEMENT, DRILL])).toEqual([]);
    expect(await recommended(['1'])).toEqual([]);
  });

  it('store numbers of buyers only, and of no pair with fewer (BEY-35)', async () => {
    const rows = await host.database.db.selectFrom('bought_together').selectAll().execute();
    expect(rows.map((row) => Object.keys(row).toSorted())).toEqual(
      rows.map(() => ['buyers', 'market', 'other_sku', 'sku']),
    );
    expect(rows.every(({ buyers: number }) => number >= LEAST_BUYERS)).toBe(true);
    const [first = '', second = ''] = orders;
    const owner = await host.database.db
      .selectFrom('orders')
      .select('customer_id')
      .where('number', '=', second)
      .executeTakeFirstOrThrow();
    const [{ customer_id: own } = { customer_id: null }] = await host.database.db
      .selectFrom('orders')
      .select('customer_id')
      .where('number', '=', first)
      .execute();
    await changeOrder(first, { customer_id: owner.customer_id ?? '' });
    await count();
    expect(await recommended([CEMENT])).toEqual([]);
    await changeOrder(first, { customer_id: own ?? '' });
  });

  it('leave out cancelled orders, units that went back, and purchases of long ago (BEY-35)', async () => {
    await count();
    expect(await recommended([CEMENT])).toHaveLength(1);
    const [first = ''] = orders;
    await giveBack(first);
    await count();
    expect(await recommended([CEMENT])).toEqual([]);
    await host.database.db.deleteFrom('withdrawal_line').execute();
    await host.database.db.deleteFrom('withdrawal').execute();
    await changeOrder(first, { stock_state: 'released', status: 'CANCELED' });
    await count();
    expect(await recommended([CEMENT])).toEqual([]);
    await changeOrder(first, { stock_state: 'held', status: 'TO_BE_PREPARED' });
    await count();
    expect(await recommended([CEMENT])).toHaveLength(1);
    host.clock.now = laterBy(host.clock.now, 400 * DAY);
    await count();
    expect(await recommended([CEMENT])).toEqual([]);
    host.clock.now = laterBy(host.clock.now, -400 * DAY);
  });

  it('name what the job needs by the catalogue, one product of each category that can be ordered, and never a category of its own (BEY-35)', async () => {
    await complements(['1020', '2010', '10101010', 'no-such-category']);
    await host.database.db
      .updateTable('market')
      .set((market) => ({ revision: market('revision', '+', 1) }))
      .where('id', '=', 'pl')
      .execute();
    const found = await recommended([CEMENT]);
    expect(found.map(([, because]) => because)).toEqual([
      'needed-for-the-job',
      'needed-for-the-job',
    ]);
    expect(found[0]).toEqual([skuOf(15), 'needed-for-the-job']);
    expect(found.map(([sku]) => sku)).not.toContain(SPECIAL.soldOut);
    expect(await recommended([CEMENT, BRICK])).toHaveLength(1);
    // The shop without a store has no stock of its own, and no vendor sells them.
    expect(await recommended([CEMENT], '000P')).toEqual([]);
  });

  it('are refused at an unknown store', async () => {
    expect(
      (
        await refused(
          host.call('listRecommendations', {
            params: { priceContextCode: '999P' },
            query: { skus: CEMENT },
          }),
        )
      ).code,
    ).toBe('not-found');
  });
});
