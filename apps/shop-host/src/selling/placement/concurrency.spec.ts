import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crowdAtCheckout } from '../../testing/shopper-pool.ts';
import { HAS_POSTGRES } from '../../testing/database.ts';
import { skuOf } from '../../testing/feed.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import {
  anAdd,
  aPlacement,
  aRead,
  type Buyer,
  buyerAtCheckout,
  fromAnywhere,
  newGuestCart,
  newShopper,
  revisionOf,
  shopperWithCart,
} from '../../testing/shoppers.ts';

/** One connection cannot show concurrency problems, so this runs on PostgreSQL only. */
describe.runIf(HAS_POSTGRES)('concurrent requests on PostgreSQL', () => {
  let host: TestHost;
  let address: string;
  beforeAll(async () => {
    host = await openTestHost('postgres');
    address = await host.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => host.close());

  /** As many requests at once as browsers would hold open; the others wait their turn. */
  const inTurns = async <Value>(
    works: readonly (() => Promise<Value>)[],
  ): Promise<readonly Value[]> => {
    const waiting = [...works];
    const values: Value[] = [];
    const worker = async (): Promise<void> => {
      for (let work = waiting.shift(); work !== undefined; work = waiting.shift())
        values.push(await work());
    };
    await Promise.all(Array.from({ length: 100 }, worker));
    return values;
  };
  const placeOverHttp = async (
    buyer: Buyer,
    revision: number,
    key?: string,
  ): Promise<{ readonly status: number; readonly text: string }> => {
    const { headers, body } = aPlacement(buyer, revision, key);
    const response = await fetch(`${address}/pl/carts/mine/order`, {
      method: 'POST',
      headers: {
        ...headers,
        ...fromAnywhere(host),
        authorization: `Bearer ${buyer.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
  const count = async (table: string, where = sql`true`): Promise<number> =>
    (
      await sql<{
        readonly count: number;
      }>`select count(*) as count from ${sql.table(table)} where ${where}`.execute(host.database.db)
    ).rows[0]?.count ?? -1;
  const stockOf = (sku: string) =>
    host.database.db
      .selectFrom('stock')
      .select(['qty', 'reserved'])
      .where('market', '=', 'pl')
      .where('store_id', '=', '1')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();

  it('orders with lines in any order neither deadlock nor sell a unit twice', async () => {
    const goods = [0, 9, 10, 11, 12].map((number) => ({
      sku: skuOf(number),
      qty: 1,
      minor: 1000 + number * 10,
    }));
    const [forwards, backwards] = [
      await crowdAtCheckout(host, 60, goods),
      await crowdAtCheckout(host, 60, goods.toReversed()),
    ];
    const answers = await inTurns(
      forwards.flatMap((buyer, at) => [
        () => placeOverHttp(buyer, 1),
        () => placeOverHttp(backwards[at] ?? buyer, 1),
      ]),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(50);
    for (const { sku } of goods) expect(await stockOf(sku)).toEqual({ qty: 50, reserved: 50 });
  }, 60_000);

  it('two keys for one cart make one order', async () => {
    const [buyer] = await crowdAtCheckout(host, 1, [{ sku: skuOf(13), qty: 1, minor: 1130 }]);
    if (buyer === undefined) throw new Error('a buyer');
    const answers = await Promise.all(Array.from({ length: 8 }, () => placeOverHttp(buyer, 1)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await count('orders', sql`customer_id = ${buyer.id}`)).toBe(1);
  });

  it('cart changes that race a placement never alter the placed order', async () => {
    const buyers = await crowdAtCheckout(host, 10, [{ sku: skuOf(14), qty: 1, minor: 1140 }]);
    for (const buyer of buyers) {
      await Promise.all([
        placeOverHttp(buyer, 1),
        host.call('addToMyCart', anAdd(buyer.cartId, skuOf(14), 1), buyer),
        host.call('addToMyCart', anAdd(buyer.cartId, skuOf(15), 1), buyer),
      ]);
      const { orders } = await replied(
        host.call('listOrders', { query: { 'params[typesActe]': 'order' } }, buyer),
      );
      const cart = (await replied(host.call('readMyCart', aRead(buyer.cartId), buyer)))[0]?.cart;
      const units =
        (cart?.items_count ?? 0) +
        orders.reduce((sum, order) => sum + order.totalQuantityOrdered, 0);
      expect(units).toBe(3);
      for (const order of orders)
        expect(order.lines.map((line) => [line.itemId, line.qtyOrdered])).toEqual([[skuOf(14), 1]]);
    }
  });

  it('merging one guest cart many times at once adds its lines once', async () => {
    const shopper = await shopperWithCart(host, { [skuOf(16)]: 1 });
    const guest = await newGuestCart(host);
    await replied(host.call('addToGuestCart', anAdd(guest, skuOf(16), 2)));
    const merges = await Promise.all(
      Array.from({ length: 8 }, () =>
        replied(
          host.call('upgradeGuestCart', { body: { cart_id: guest, retailer_id: '1' } }, shopper),
        ),
      ),
    );
    expect(merges.filter((merge) => merge.merged)).toHaveLength(1);
    expect(
      (
        await replied(host.call('readMyCart', aRead(merges[0]?.cart_id ?? ''), shopper))
      )[0]?.cart.items.map((item) => item.qty),
    ).toEqual([3]);
  });

  it('concurrent adds to one cart are all counted', async () => {
    const buyer = await shopperWithCart(host, {});
    await Promise.all(
      Array.from({ length: 20 }, () =>
        replied(host.call('addToMyCart', anAdd(buyer.cartId, skuOf(17), 1), buyer)),
      ),
    );
    expect(
      (await replied(host.call('readMyCart', aRead(buyer.cartId), buyer)))[0]?.cart,
    ).toMatchObject({ items_count: 20, revision: 20 });
  });

  it('a customer gets one cart, even with many simultaneous requests', async () => {
    const shopper = await newShopper(host);
    expect(
      new Set(
        await Promise.all(
          Array.from({ length: 10 }, () => replied(host.call('readMyCartId', {}, shopper))),
        ),
      ).size,
    ).toBe(1);
  });

  it('one e-mail makes one account, even with many simultaneous registrations', async () => {
    const body = {
      customer: {
        email: 'race@shop.example',
        firstname: 'Ana',
        lastname: 'Nowak',
        customer_type: 2 as const,
        terms_accepted: true,
      },
      password: 'Sunflower-meadow-42!',
      request: { retailer_id: '1' },
    };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => host.call('register', { body })),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
  });

  it('the last place of a pickup slot is given once', async () => {
    await sql`insert into pickup_slot values ('pl', '1', '2026-11-23', 10, 11, 12)`.execute(
      host.database.db,
    );
    const buyers = await Promise.all(
      Array.from({ length: 5 }, () => buyerAtCheckout(host, { [skuOf(18)]: 1 })),
    );
    for (const buyer of buyers) {
      await replied(
        host.call(
          'selectShippingMethod',
          {
            body: {
              carrier_code: 'drive',
              method_code: 'scheduled',
              custom_data: {
                no_date: false,
                retailer_id: '1',
                slot: { date: '2026-11-23', start_hour: 10 },
              },
            },
          },
          buyer,
        ),
      );
    }
    const answers = await Promise.all(
      buyers.map(async (buyer) => placeOverHttp(buyer, await revisionOf(host, buyer))),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  it('a stolen refresh token that races its owner ends the session or works within its grace period, never longer', async () => {
    const { refreshToken } = await newShopper(host);
    const pairs = await Promise.all(
      Array.from({ length: 6 }, () =>
        replied(host.call('refreshSession', { body: { refreshToken } })),
      ),
    );
    expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(6);
    host.clock.now = '2026-11-20T09:01:00.000Z';
    await refused(host.call('refreshSession', { body: { refreshToken } }));
    for (const { jwtToken } of pairs)
      expect((await refused(host.call('readMe', {}, { token: jwtToken }))).status).toBe(401);
  });
});
