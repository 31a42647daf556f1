import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAnyOrder, orderWithLines } from '../../selling/orders/repository.ts';
import { ENGINES } from '../../testing/database.ts';
import { type OldDatabase, openDatabaseBefore } from '../../testing/old-database.ts';
import { MIGRATIONS } from './migrations.ts';

const AT = '2026-11-20T09:00:00.000Z';
const FIRST = '0087-order-kinds';
const ADDRESS = { street: ['ul. Prosta 1'], postcode: '00-001', city: 'Warszawa' };
const VENDOR = { name: 'Deska', code: 'v-1' };

/** Orders of the former version: columns, and how the present one reads them. */
const ORDERS = [
  {
    name: 'a pickup in two hours, handed over',
    columns: {
      carrier_code: 'drive',
      method_code: 'two_hours',
      delivery_type: 'pickup',
      pickup_minute: 660,
      status: 'INVOICED',
      stock_state: 'taken',
    },
    read: {
      state: 'handed-over',
      fulfilment: { kind: 'pickup', time: { kind: 'from', date: '2026-11-21', minutes: 660 } },
    },
  },
  {
    name: 'a pickup in a chosen hour, cancelled',
    columns: {
      carrier_code: 'drive',
      method_code: 'scheduled',
      delivery_type: 'pickup',
      pickup_hour: 10,
      pickup_minute: 600,
      status: 'CANCELED',
      stock_state: 'released',
    },
    read: {
      state: 'cancelled',
      fulfilment: { kind: 'pickup', time: { kind: 'slot', date: '2026-11-21', startHour: 10 } },
    },
  },
  {
    name: 'a parcel to a relay point that was not recorded',
    columns: {
      carrier_code: 'chronorelais',
      method_code: 'relay',
      delivery_type: 'relay',
      address: ADDRESS,
      relay_name: 'Kiosk',
    },
    read: {
      state: 'active',
      fulfilment: { kind: 'relay', point: { id: undefined, name: 'Kiosk', address: ADDRESS } },
    },
  },
  {
    name: 'a parcel of a vendor',
    columns: {
      carrier_code: 'seller',
      method_code: 'home',
      delivery_type: 'delivery',
      order_type: 'offer',
      vendor: VENDOR,
      address: ADDRESS,
      status: 'SHIPPED',
      stock_state: 'taken',
    },
    read: {
      state: 'handed-over',
      fulfilment: { kind: 'home', vendor: VENDOR, address: ADDRESS },
    },
  },
] as const;

describe.each(ENGINES)('a shop of the former version on %s', (engine) => {
  let database: OldDatabase;
  beforeAll(async () => {
    database = await openDatabaseBefore(engine, FIRST);
    await sql`insert into customer
      (market, id, email, password_hash, firstname, lastname, mobile, customer_type, is_pro_card, group_id, terms_accepted_at, created_at)
      values ('pl', 'c-1', 'anna@materia.example', '', 'Anna', 'Nowak', '', 2, false, '1', ${AT}, ${AT})`.execute(
      database.db,
    );
    for (const [index, { columns }] of ORDERS.entries()) await writeOrder(String(index), columns);
    await sql`insert into idempotency (market, owner, key, body_hash, reply, created_at) values ('pl', 'c:c-1', 'key-1', 'hash', ${JSON.stringify(
      {
        orders: [
          { order_id: '0', order_number: '0', status: 'CREATED', amount: 36.9, currency: 'PLN' },
          { order_id: '1', order_number: '1', status: 'CREATED', amount: 0.07, currency: 'PLN' },
        ],
        attempt: 'attempt-1',
      },
    )}, ${AT})`.execute(database.db);
    await sql`insert into stock (market, sku, store_id, status, qty, reserved, promise_unit, promise_delay)
      values ('pl', 's-1', '12', 'ONSITE', 5, 0, 'HOUR', 2), ('pl', 's-2', '12', 'UNKNOWN', 5, 0, 'WEEK', 2)`.execute(
      database.db,
    );
    await database.migrateTo();
  });
  afterAll(() => database.drop());

  const writeOrder = async (number: string, changed: Readonly<Record<string, unknown>>) => {
    await sql`insert into purchase (market, number, customer_id, payment_method, state, currency, total_minor, created_at, email)
      values ('pl', ${number}, 'c-1', 'card', 'confirmed', 'PLN', 3690, ${AT}, 'anna@materia.example')`.execute(
      database.db,
    );
    const row = {
      market: 'pl',
      number,
      purchase_number: number,
      customer_id: 'c-1',
      email: 'anna@materia.example',
      buyer: { firstname: 'Anna', lastname: 'Nowak', company_fiscal_id: null },
      store_id: '12',
      status: 'TO_BE_PREPARED',
      stock_state: 'held',
      created_at: AT,
      pickup_date: '2026-11-21',
      payment_method: 'card',
      currency: 'PLN',
      total_minor: 3690,
      tax_minor: 690,
      ecotax_minor: 0,
      shipping_minor: 1230,
      fee_minor: 1230,
      fee_tax_minor: 230,
      pallets: 0,
      contact: { firstname: 'Anna', lastname: 'Nowak', telephone: '601020304' },
      store: { id: '12', name: 'Poznań', street: [] },
      ...changed,
    };
    const columns = Object.keys(row).map((name) => sql.ref(name));
    const values = Object.values(row).map((value) =>
      typeof value === 'object' && value !== null
        ? sql`${JSON.stringify(value)}::jsonb`
        : sql`${value}`,
    );
    await sql`insert into orders (${sql.join(columns)}) values (${sql.join(values)})`.execute(
      database.db,
    );
    await sql`insert into order_line (market, order_number, line, sku, adeokey, offer_code, name, image, url_key, vendor_name, qty,
        unit_minor, unit_initial_minor, unit_net_minor, row_minor, row_net_minor, ecotax_minor, vat_basis_points)
      values ('pl', ${number}, 1, 's-1', 'a-1', 'R-s-1', 'Cement', '', '', 'Materia', 1, 1230, 1230, 1000, 1230, 1000, 0, 2300)`.execute(
      database.db,
    );
  };

  it('repeats placements as they were, now in minor units', async () => {
    const { reply } = await database.db
      .selectFrom('idempotency')
      .select('reply')
      .where('key', '=', 'key-1')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(reply ?? '')).toEqual({
      orders: [
        { number: '0', status: 'CREATED', amount: { minor: 3690, currency: 'PLN' } },
        { number: '1', status: 'CREATED', amount: { minor: 7, currency: 'PLN' } },
      ],
      attempt: 'attempt-1',
    });
  });

  it('sells nothing of a stock whose status it does not know, until the next import', async () => {
    expect(
      await database.db
        .selectFrom('stock')
        .select(['sku', 'status', 'qty', 'promise_unit'])
        .orderBy('sku')
        .execute(),
    ).toEqual([
      { sku: 's-1', status: 'ONSITE', qty: 5, promise_unit: 'HOUR' },
      { sku: 's-2', status: 'SOLDOUT', qty: 5, promise_unit: 'DAY' },
    ]);
  });

  it('refuses a status that does not fit the state of its order', async () => {
    for (const change of [
      sql`status = 'READY'`,
      sql`stock_state = 'released'`,
      sql`confirmed = false`,
    ])
      await expect(
        sql`update orders set ${change} where number = '0'`.execute(database.db),
      ).rejects.toThrow('orders_state');
  });

  it('is migrated by every later step', async () => {
    const first = MIGRATIONS.findIndex(({ name }) => name === FIRST);
    const { rows } = await sql<{ readonly name: string }>`select name from migration`.execute(
      database.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(MIGRATIONS.slice(first).map(({ name }) => name)),
    );
  });

  it.each(ORDERS.map((order, index) => [order.name, String(index), order.read] as const))(
    'keeps %s',
    async (_, number, read) => {
      const order = await findAnyOrder(database.db, 'pl', number);
      expect(order).toMatchObject(read);
      if (order === undefined) throw new Error('The order is there');
      const whole = await orderWithLines(database.db, order);
      expect(whole.lines).toHaveLength(1);
    },
  );
});
