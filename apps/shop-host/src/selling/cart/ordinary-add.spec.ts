import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import { anAdd, aRead, newGuestCart } from '../../testing/shoppers.ts';
import { MOST_LINES } from './change-cart.ts';

const AT_ONCE = 24;

describe.each(ENGINES)('adds to a cart on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const cartOf = async (cartId: string) =>
    (await replied(host.call('readGuestCart', aRead(cartId))))[0]?.cart;

  it.each([
    { what: 'of one offer', skus: [skuOf(0)] },
    { what: 'of several offers', skus: [skuOf(0), skuOf(9), SPECIAL.reduced] },
  ])('made at once and $what lose nothing and make a revision each (QTY-10)', async ({ skus }) => {
    const cartId = await newGuestCart(host);
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        replied(host.call('addToGuestCart', anAdd(cartId, skus[at % skus.length] ?? '', 1))),
      ),
    );
    const cart = await cartOf(cartId);
    expect(
      cart?.items
        .map(({ sku, qty }) => ({ sku, qty }))
        .toSorted((one, other) => one.sku.localeCompare(other.sku)),
    ).toEqual(skus.toSorted().map((sku) => ({ sku, qty: AT_ONCE / skus.length })));
    expect(cart?.revision).toBe(AT_ONCE);
  });

  it('never restore a line that is removed at the same time', async () => {
    const cartId = await newGuestCart(host);
    await replied(host.call('addToGuestCart', anAdd(cartId, skuOf(0), 5)));
    const adds = Array.from({ length: 4 }, () =>
      replied(host.call('addToGuestCart', anAdd(cartId, skuOf(0), 1))),
    );
    await Promise.all([
      ...adds,
      replied(host.call('deleteFromGuestCart', { params: { cartId, itemId: skuOf(0) } })),
    ]);
    const cart = await cartOf(cartId);
    expect([0, 1, 2, 3, 4]).toContain(cart?.items_count);
  });

  it('take two statements each, whatever the size of the cart', async () => {
    const cartId = await newGuestCart(host);
    const { pool } = host.database;
    const lease = pool.connect;
    const statements: string[] = [];
    const counted = async (sku: string): Promise<number> => {
      statements.length = 0;
      pool.connect = async () => {
        const client = await lease();
        const query = client.query;
        return Object.assign(Object.create(client), {
          query: (text: string, values: readonly unknown[], name?: string) => (
            statements.push(text),
            query(text, values, name)
          ),
        });
      };
      await replied(host.call('addToGuestCart', anAdd(cartId, sku, 1)));
      pool.connect = lease;
      return statements.length;
    };
    expect([
      await counted(skuOf(0)),
      await counted(skuOf(0)),
      await counted(SPECIAL.reduced),
    ]).toEqual([2, 2, 2]);
  });

  it(`of another offer are refused for a cart of ${MOST_LINES} lines`, async () => {
    const cartId = await newGuestCart(host);
    await replied(host.call('addToGuestCart', anAdd(cartId, skuOf(0), 1)));
    const { db } = host.database;
    const row = await db
      .selectFrom('cart_line')
      .selectAll()
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('cart_line')
      .values(
        Array.from({ length: MOST_LINES - 1 }, (_, at) => ({
          ...row,
          quoted_price: null,
          line: at + 2,
          offer_code: `X-${at}`,
        })),
      )
      .execute();
    await db
      .updateTable('cart')
      .set({ next_line: MOST_LINES + 1 })
      .where('id', '=', cartId)
      .execute();
    expect(await refused(host.call('addToGuestCart', anAdd(cartId, skuOf(9), 1)))).toMatchObject({
      status: 406,
    });
    await replied(host.call('addToGuestCart', anAdd(cartId, skuOf(0), 1)));
  });
});
