import { SCHEMAS } from '@materia/api-contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skuOf } from '../../testing/feed.ts';
import { openTestHost, type TestHost } from '../../testing/host.ts';
import { buyerAtCheckout, placed } from '../../testing/shoppers.ts';

describe('orders for staff', () => {
  let host: TestHost;
  let numbers: readonly string[];
  beforeAll(async () => {
    host = await openTestHost('pglite');
    const buyers = [
      await buyerAtCheckout(host, { [skuOf(0)]: 2 }),
      await buyerAtCheckout(host, { [skuOf(9)]: 1 }),
    ];
    const made: string[] = [];
    for (const buyer of buyers) {
      host.clock.now = new Date(Date.parse(host.clock.now) + 60_000).toISOString();
      made.push(await placed(host, buyer));
    }
    numbers = made;
  });
  afterAll(() => host.close());

  const ask = async (path: string) => {
    const reply = await host.app.inject({
      url: `/pl/staff/orders${path}`,
      headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
    });
    return { status: reply.statusCode, body: reply.json<unknown>() };
  };
  const listed = async (query: string): Promise<readonly string[]> =>
    SCHEMAS.listPlacedOrders.reply.parse((await ask(query)).body).map(({ number }) => number);

  it('are listed with the last placed first, by status and store (ROL-07)', async () => {
    expect(await listed('')).toEqual(numbers.toReversed());
    expect(await listed('?store=1&status=TO_BE_PREPARED')).toEqual(numbers.toReversed());
    expect(await listed('?store=2')).toEqual([]);
    expect(await listed('?status=INVOICED')).toEqual([]);
    expect((await ask('?status=LOST')).status).toBe(400);
  });

  it('are shown with lines, statuses, and the statuses that may follow', async () => {
    const [number = ''] = numbers;
    const order = SCHEMAS.readPlacedOrder.reply.parse((await ask(`/${number}`)).body);
    expect(order).toMatchObject({
      number,
      status: 'TO_BE_PREPARED',
      store_id: '1',
      vendor: null,
      recipient: 'Ana Nowak',
      payment_method: 'pay_in_store',
      lines: [{ sku: skuOf(0), quantity: 2 }],
    });
    expect(order.statuses.at(-1)?.status).toBe('TO_BE_PREPARED');
    expect(order.next).toContain('CANCELED');
    expect((await ask('/26-0000000-97')).status).toBe(404);
  });
});
