import { plainDate } from '@materia/domain-holiday-calendar';
import {
  type Fulfilment,
  LEGACY_STATUSES,
  OFFER_STATUSES,
  orderOf,
  parseFulfilment,
  parseOrderState,
  STOCK_STATES,
  WEB_ORDER_TYPES,
} from '@materia/domain-order';
import { SHIPPING_METHODS, type ShippingMethodCode } from '@materia/domain-shipping';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, openTestDatabase, type TestDatabase } from '../../testing/database.ts';

const FACTS = WEB_ORDER_TYPES.flatMap((type) =>
  STOCK_STATES.flatMap((stock) =>
    [true, false].flatMap((counts) =>
      [...new Set([...LEGACY_STATUSES, ...OFFER_STATUSES, 'LOST'])].map((status) => ({
        type,
        stock,
        counts,
        status,
      })),
    ),
  ),
);

const ADDRESS = { street: ['ul. Prosta 1'], postcode: '00-001', city: 'Warszawa' };
const POINT = { id: 'p-1', name: 'Kiosk' };
const DATE = plainDate(2026, 11, 20);

/** A fulfilment by each method, with the first facts that it accepts. */
const fulfilledBy = (method: ShippingMethodCode): readonly Fulfilment[] =>
  [undefined, { name: 'Deska', code: 'v-1' }]
    .flatMap((vendor) =>
      [{}, { address: ADDRESS }, { address: ADDRESS, point: POINT }].flatMap((place) =>
        [{}, { date: DATE, startHour: 10 }, { date: DATE, fromMinute: 660 }].map((time) =>
          parseFulfilment({ method, vendor, ...place, ...time }),
        ),
      ),
    )
    .flatMap((fulfilment) => (fulfilment.ok ? [fulfilment.value] : []))
    .slice(0, 1);

const FULFILLED = SHIPPING_METHODS.flatMap(fulfilledBy).flatMap((fulfilment) =>
  FACTS.map((facts) => ({ ...facts, fulfilment })),
);

describe.each(ENGINES)('the states of orders on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.drop());

  /** What the constraints of these names require together. */
  const ruleOf = async (...names: readonly string[]): Promise<string> => {
    const { rows } = await sql<{ readonly rule: string }>`
      select pg_get_expr(conbin, conrelid) as rule from pg_constraint where conname = any(${names}::text[])`.execute(
      database.db,
    );
    expect(rows).toHaveLength(names.length);
    return rows.map(({ rule }) => `(${rule})`).join(' and ');
  };

  /** Whether the constraint of the table lets each of the facts pass. */
  const guarded = async (): Promise<readonly boolean[]> => {
    const rule = await ruleOf('orders_state');
    const checked = await sql<{ readonly passes: boolean }>`
      select ${sql.raw(rule)} as passes from unnest(${FACTS.map(({ type }) => type)}::text[], ${FACTS.map(({ stock }) => stock)}::text[],
        ${FACTS.map(({ counts }) => counts)}::boolean[], ${FACTS.map(({ status }) => status)}::text[])
        with ordinality as orders (order_type, stock_state, confirmed, status, place) order by place`.execute(
      database.db,
    );
    return checked.rows.map(({ passes }) => passes);
  };

  it('are in the constraint what they are in the domain: a new one needs a migration', async () => {
    const passes = await guarded();
    expect(FACTS.filter((_, at) => passes[at])).toEqual(
      FACTS.filter((facts) => parseOrderState(facts).ok),
    );
    expect(FACTS.filter((_, at) => passes[at] === false)).toEqual(
      FACTS.filter((facts) => !parseOrderState(facts).ok),
    );
  });

  it('go with a fulfilment as they do in the domain: what is collected in the store is never shipped', async () => {
    const rule = await ruleOf('orders_state', 'orders_flow', 'orders_vendor');
    const checked = await sql<{ readonly passes: boolean }>`
      select ${sql.raw(rule)} as passes from (
        select order_type, stock_state, confirmed, status, vendor, place,
               split_part(method, '/', 1) as carrier_code, split_part(method, '/', 2) as method_code
        from unnest(${FULFILLED.map(({ type }) => type)}::text[], ${FULFILLED.map(({ stock }) => stock)}::text[],
          ${FULFILLED.map(({ counts }) => counts)}::boolean[], ${FULFILLED.map(({ status }) => status)}::text[],
          ${FULFILLED.map(({ fulfilment }) => fulfilment.vendor?.code ?? null)}::text[], ${FULFILLED.map(({ fulfilment }) => fulfilment.method)}::text[])
          with ordinality as facts (order_type, stock_state, confirmed, status, vendor, method, place)) orders
      order by place`.execute(database.db);
    const isPossible = ({ fulfilment, ...facts }: (typeof FULFILLED)[number]): boolean => {
      const progress = parseOrderState(facts);
      return progress.ok && orderOf(progress.value, fulfilment).ok;
    };
    expect(new Set(FULFILLED.map(({ fulfilment }) => fulfilment.method))).toEqual(
      new Set(SHIPPING_METHODS),
    );
    expect(FULFILLED.filter((_, at) => checked.rows[at]?.passes)).toEqual(
      FULFILLED.filter(isPossible),
    );
  });
});
