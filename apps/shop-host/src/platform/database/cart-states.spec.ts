import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';

const AT = '2026-11-20T09:00:00.000Z';
const STEP = '0089-cart-states';

/** The tables as they were before the step. */
const FORMER = [
  'alter table cart drop column state cascade, drop column taken_from, drop column purchase_number, drop column merged_revision',
  'drop index if exists cart_customer',
  'create unique index cart_customer on cart (market, customer_id) where customer_id is not null',
  `alter table purchase add column coupon_code text, add column cart_revision integer,
    add column cart_state text not null default 'done' check (cart_state in ('taken', 'returned', 'done'))`,
  `create table purchase_line (
    market text not null, purchase_number text not null, line integer not null, sku text not null, offer_code text not null,
    vendor_code text, qty integer not null check (qty > 0), seen_minor integer not null, seen_initial_minor integer not null,
    primary key (market, purchase_number, line),
    foreign key (market, purchase_number) references purchase (market, number))`,
  `insert into customer (market, id, email, password_hash, firstname, lastname, mobile, customer_type, is_pro_card, group_id, terms_accepted_at, created_at)
    values ('pl', 'anna', 'anna@shop.example', '', 'Anna', 'Nowak', '', 2, false, '1', '${AT}', '${AT}')`,
  `insert into cart (market, id, customer_id, merged_into, created_at, updated_at)
    values ('pl', 'own', 'anna', null, '${AT}', '${AT}'), ('pl', 'guest', null, null, '${AT}', '${AT}'), ('pl', 'former', null, 'own', '${AT}', '${AT}')`,
  `insert into purchase (market, number, customer_id, email, payment_method, state, currency, total_minor, created_at, cart_id, hold_until, coupon_code, cart_state, cart_revision)
    values ('pl', 'waits', 'anna', 'anna@shop.example', 'card', 'open', 'PLN', 100, '${AT}', 'own', '${AT}', 'SPRING', 'taken', null),
           ('pl', 'back', null, 'guest@shop.example', 'card', 'open', 'PLN', 100, '${AT}', 'guest', '${AT}', null, 'returned', 7),
           ('pl', 'elsewhere', null, 'guest@shop.example', 'card', 'open', 'PLN', 100, '${AT}', 'former', '${AT}', null, 'returned', null),
           ('pl', 'paid', 'anna', 'anna@shop.example', 'card', 'confirmed', 'PLN', 100, '${AT}', 'own', '${AT}', null, 'done', null)`,
  `insert into purchase_line (market, purchase_number, line, sku, offer_code, vendor_code, qty, seen_minor, seen_initial_minor)
    select 'pl', number, 3, 'sku', 'offer', 'v-1', 2, 50, 60 from unnest(array['waits', 'back', 'elsewhere', 'paid']) as placed (number)`,
];

describe.each(ENGINES)('carts without a state on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    for (const statement of FORMER) await sql.raw(statement).execute(database.db);
    await sql`delete from migration where name = ${STEP}`.execute(database.db);
  });
  afterAll(() => database.drop());

  it('get one, and open purchases a cart of their own with their lines', async () => {
    expect(await migrate(database.pool)).toEqual({ ok: true, value: { applied: [STEP] } });
    const carts = await database.db
      .selectFrom('cart')
      .selectAll()
      .orderBy('purchase_number')
      .orderBy('id')
      .execute();
    const facts = carts.map((cart) => ({
      cart: cart.purchase_number ?? cart.id,
      state: cart.state,
      customer: cart.customer_id,
      from: cart.taken_from,
      into: cart.merged_into,
      revision: cart.merged_revision,
      coupon: cart.coupon_code,
      email: cart.guest_email,
    }));
    const none = { customer: null, from: null, into: null, revision: null, coupon: null };
    expect(facts).toEqual([
      {
        ...none,
        cart: 'back',
        state: 'merged',
        from: 'guest',
        into: 'guest',
        revision: 7,
        email: 'guest@shop.example',
      },
      {
        ...none,
        cart: 'elsewhere',
        state: 'merged',
        from: 'former',
        into: 'own',
        email: 'guest@shop.example',
      },
      {
        ...none,
        cart: 'waits',
        state: 'placed',
        customer: 'anna',
        from: 'own',
        coupon: 'SPRING',
        email: null,
      },
      { ...none, cart: 'former', state: 'merged', into: 'own', email: null },
      { ...none, cart: 'guest', state: 'open', email: null },
      { ...none, cart: 'own', state: 'open', customer: 'anna', email: null },
    ]);
    const lines = await database.db.selectFrom('cart_line').selectAll().execute();
    const line = { line: 3, sku: 'sku', offer_code: 'offer', vendor_code: 'v-1', qty: 2 };
    expect(lines).toHaveLength(3);
    for (const { cart_id, ...row } of lines) {
      expect(carts.find(({ id }) => id === cart_id)?.purchase_number).toBeTypeOf('string');
      expect(row).toMatchObject({ ...line, seen_minor: 50, seen_initial_minor: 60 });
    }
  });

  it('are not changed again by a host that starts later', async () => {
    expect(await migrate(database.pool)).toEqual({ ok: true, value: { applied: [] } });
  });
});
