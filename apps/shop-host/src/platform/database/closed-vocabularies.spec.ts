import {
  BUYER_PROOFS,
  PAYMENT_ALARMS,
  PAYMENT_METHODS,
  PROVIDED_METHODS,
} from '@materia/domain-checkout';
import {
  PROMISE_UNITS,
  STORE_STOCK_STATUSES,
  VENDOR_STOCK_STATUSES,
} from '@materia/domain-stock-status';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';

const AT = '2026-11-20T09:00:00.000Z';
const STEP = '0091-closed-vocabularies';
const LISTS = [
  ['orders', 'payment_method', PAYMENT_METHODS],
  ['purchase', 'payment_method', PAYMENT_METHODS],
  ['receipt', 'payment_method', PAYMENT_METHODS],
  ['cart', 'payment_method', PAYMENT_METHODS],
  ['payment_attempt', 'method', PROVIDED_METHODS],
  ['payment_alarm', 'kind', PAYMENT_ALARMS],
] as const;
const OTHER_LISTS = [
  ['purchase', 'proof', BUYER_PROOFS],
  ['stock', 'status', STORE_STOCK_STATUSES],
  ['vendor_offer', 'status', VENDOR_STOCK_STATUSES],
  ['stock', 'promise_unit', PROMISE_UNITS],
  ['vendor_offer', 'promise_unit', PROMISE_UNITS],
] as const;

describe.each(ENGINES)('the closed lists of payments and stock on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.drop());

  it.each([...LISTS, ...OTHER_LISTS])(
    '%s.%s: a new member needs a migration of the constraint',
    async (table, column, words) => {
      const { rows } = await sql<{ readonly definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${`${table}_${column}_check`}`.execute(
        database.db,
      );
      const listed = rows.flatMap(({ definition }) =>
        [...definition.matchAll(/'([^']+)'/g)].map(([, word]) => word),
      );
      expect(listed.toSorted()).toEqual([...words].toSorted());
    },
  );

  it('take over rows with former words', async () => {
    for (const [table, column] of LISTS)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.id(`${table}_${column}_check`)}`.execute(
        database.db,
      );
    const former = [
      ['1', 'PLN', 'bank-transfer', 'p24'],
      ['2', 'EUR', 'bank-transfer', 'multibanco'],
      ['3', 'EUR', 'pay-in-store', 'pay_in_store'],
      ['4', 'EUR', 'paypal_express', 'paypal_express'],
    ] as const;
    for (const [number, currency, method] of former)
      await sql`insert into purchase (market, number, customer_id, payment_method, state, currency, total_minor, created_at)
        values ('pl', ${number}, null, ${method}, 'confirmed', ${currency}, 100, ${AT})`.execute(
        database.db,
      );
    await sql`insert into cart (market, id, state, store_id, payment_method, created_at, updated_at) values ('pl', 'c-1', 'open', '1', 'cheque', ${AT}, ${AT})`.execute(
      database.db,
    );
    for (const kind of ['dispute', 'solar-storm'])
      await sql`insert into payment_alarm (market, kind, detail, raised_at) values ('pl', ${kind}, 'why', ${AT})`.execute(
        database.db,
      );
    await sql`delete from migration where name = ${STEP}`.execute(database.db);
    expect(await migrate(database.pool)).toEqual({ ok: true, value: { applied: [STEP] } });
    expect(
      await database.db
        .selectFrom('purchase')
        .select(['number', 'payment_method'])
        .orderBy('number')
        .execute(),
    ).toEqual(former.map(([number, , , payment_method]) => ({ number, payment_method })));
    expect(await database.db.selectFrom('cart').select('payment_method').execute()).toEqual([
      { payment_method: null },
    ]);
    expect(
      await database.db
        .selectFrom('payment_alarm')
        .select(['kind', 'detail'])
        .orderBy('id')
        .execute(),
    ).toEqual([
      { kind: 'dispute', detail: 'why' },
      { kind: 'payment-of-unknown-attempt', detail: 'solar-storm: why' },
    ]);
  });

  it('are guarded by the database', async () => {
    await expect(
      sql`insert into payment_alarm (market, kind, detail, raised_at) values ('pl', 'solar-storm', '', ${AT})`.execute(
        database.db,
      ),
    ).rejects.toThrow('payment_alarm_kind_check');
  });
});
