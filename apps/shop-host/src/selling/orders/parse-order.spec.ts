import { SHIPPING_METHODS } from '@materia/domain-shipping';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_POSTGRES } from '../../testing/database.ts';
import { openTestHost, type TestHost } from '../../testing/host.ts';
import { buyerAtCheckout, placed } from '../../testing/shoppers.ts';
import { parseOrder } from './parse-order.ts';
import { findAnyOrder } from './repository.ts';

describe('a stored order', () => {
  let host: TestHost;
  let number: string;
  beforeAll(async () => {
    host = await openTestHost(HAS_POSTGRES ? 'postgres' : 'pglite');
    number = await placed(host, await buyerAtCheckout(host));
  });
  afterAll(() => host.close());

  const rowOf = () =>
    host.database.db
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow();

  it('has its progress and its fulfilment, and no columns from which others could rebuild them', async () => {
    const order = await findAnyOrder(host.database.db, 'pl', number);
    if (order === undefined) throw new Error('The order was placed');
    expect([order.type, order.state, order.status]).toEqual(['legacy', 'active', 'TO_BE_PREPARED']);
    expect(order.fulfilment).toMatchObject({ kind: 'pickup', method: 'drive/two_hours' });
    // @ts-expect-error the method is part of the fulfilment
    expect(order.carrier_code).toBeUndefined();
    // @ts-expect-error so is the time
    expect(order.pickup_date).toBeUndefined();
    // @ts-expect-error what became of the units follows from the state
    expect(order.stock_state).toBeUndefined();
    // @ts-expect-error whether it counts does as well
    expect(order.confirmed).toBeUndefined();
  });

  it.each([
    ['a pickup without its time', { pickup_date: null }, 'cannot be fulfilled by drive/two_hours'],
    ['a pickup with a point', { relay_name: 'Kiosk' }, 'cannot be fulfilled by drive/two_hours'],
    ['a method that no carrier has', { method_code: 'locker' }, 'drive has no method locker'],
    ['a shipped order whose units are held', { status: 'SHIPPED' }, 'cannot be SHIPPED (held)'],
    [
      'a pickup that was shipped',
      { status: 'SHIPPED', stock_state: 'taken' },
      '(legacy) cannot be SHIPPED with drive/two_hours',
    ],
    [
      'products of the retailer from a vendor',
      {
        carrier_code: 'seller',
        method_code: 'home',
        vendor: { name: 'Kafle24', code: 'V1' },
        address: { street: ['Lipowa 4'], postcode: '60-101', city: 'Poznań' },
        pickup_date: null,
        pickup_minute: null,
      },
      '(legacy) cannot be TO_BE_PREPARED with seller/home',
    ],
  ] as const)(
    'whose columns contradict each other is a fault: %s',
    async (_case, change, fault) => {
      const row = { ...(await rowOf()), ...change };
      expect(() => parseOrder(row)).toThrow(fault);
    },
  );

  it('can be fulfilled by every method of the shop: a new one needs a migration of the constraint', async () => {
    const { rows } = await sql<{ readonly definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'orders_place'`.execute(
      host.database.db,
    );
    const listed = rows.flatMap(({ definition }) =>
      [...definition.matchAll(/'(\w+\/\w+)'/g)].map(([, code]) => code),
    );
    expect(listed.toSorted()).toEqual([...SHIPPING_METHODS].toSorted());
  });
});
