import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { type OldDatabase, openDatabaseBefore } from '../../testing/old-database.ts';

const AT = '2026-11-20T09:00:00.000Z';
const STEP = '0021-shipping-method-codes';

/** Orders as they were written before the step, and the codes that they have after it. */
const ORDERS = [
  ['drive', 'two_hours', null, 'drive', 'two_hours'],
  ['home', 'standard', null, 'transporter', 'home'],
  ['relay', 'standard', null, 'chronorelais', 'relay'],
  ['home', 'standard', 'v-1', 'seller', 'home'],
  ['relay', 'standard', 'v-1', 'seller', 'relay'],
] as const;

describe.each(ENGINES)('orders with the former shipping codes on %s', (engine) => {
  let database: OldDatabase;
  beforeAll(async () => {
    database = await openDatabaseBefore(engine, STEP);
    await sql`insert into customer
      (market, id, email, password_hash, firstname, lastname, mobile, customer_type, is_pro_card, group_id, terms_accepted_at, created_at)
      values ('pl', 'c-1', 'anna@materia.example', '', 'Anna', 'Nowak', '', 2, false, '1', ${AT}, ${AT})`.execute(
      database.db,
    );
    for (const [index, [carrier, method, vendor]] of ORDERS.entries())
      await sql`insert into orders
        (market, number, customer_id, store_id, status, stock_state, created_at, carrier_code, method_code, payment_method, currency,
         total_minor, tax_minor, ecotax_minor, shipping_minor, fee_minor, fee_tax_minor, contact, store, vendor)
        values ('pl', ${String(index)}, 'c-1', '12', 'COMPLETED', 'taken', ${AT}, ${carrier}, ${method}, 'card', 'PLN',
         100, 19, 0, 0, 0, 0, '{}', '{}', ${vendor === null ? null : JSON.stringify({ code: vendor })}::jsonb)`.execute(
        database.db,
      );
  });
  afterAll(() => database.drop());

  const codes = () =>
    database.db
      .selectFrom('orders')
      .select(['carrier_code', 'method_code'])
      .orderBy('number')
      .execute();
  const expected = ORDERS.map(([, , , carrier_code, method_code]) => ({
    carrier_code,
    method_code,
  }));

  it('get the codes of their carrier or vendor', async () => {
    expect(await database.migrateTo(STEP)).toEqual([STEP]);
    expect(await codes()).toEqual(expected);
  });

  it('are not changed again by a host that starts later', async () => {
    expect(await database.migrateTo(STEP)).toEqual([]);
    expect(await codes()).toEqual(expected);
  });
});
