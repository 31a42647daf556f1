import {
  LEGACY_STATUSES,
  OFFER_STATUSES,
  parseOrderState,
  STOCK_STATES,
  WEB_ORDER_TYPES,
} from '@materia/domain-order';
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

describe.each(ENGINES)('the states of orders on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.drop());

  /** Whether the constraint of the table lets each of the facts pass. */
  const guarded = async (): Promise<readonly boolean[]> => {
    const { rows } = await sql<{ readonly rule: string }>`
      select pg_get_expr(conbin, conrelid) as rule from pg_constraint where conname = 'orders_state'`.execute(
      database.db,
    );
    const [{ rule } = { rule: 'null' }] = rows;
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
});
