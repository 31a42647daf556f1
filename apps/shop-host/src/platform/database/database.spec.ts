import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { prepared } from './prepared-statements.ts';
import { sqlState, withClientTx, withTx } from './with-tx.ts';

const AT = '2026-11-20T09:00:00.000Z';

const shares = prepared('database-spec', (db, id: string | null) =>
  sql<{
    readonly id: number | null;
    readonly at: string;
    readonly share: number | null;
  }>`select sample.id, sample.at, ${id}::int / sample.id as share from sample where ${id}::int is null or id <= ${id}::int order by id`.compile(
    db,
  ),
);

describe('the name of a prepared statement', () => {
  it.each(['database-spec', 'cart add', 'Cart', '', 'a'.repeat(41)])(
    'is unique and short enough for PostgreSQL not to truncate it: not “%s”',
    (name) => {
      expect(() => prepared(name, (db) => sql`select 1`.compile(db))).toThrow(
        /^(?:Another statement is prepared as database-spec|.* is not the name of a statement)$/,
      );
    },
  );
});

describe.each(ENGINES)('the database on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.drop());

  it('reads values the same way on both engines: instants in UTC, dates as text, whole numbers as numbers', async () => {
    const { rows } =
      await sql`select ${[1, 2]}::int[] as ints, ${'{"a":[1,null]}'}::jsonb as json, null::text as nothing, 5000000000::bigint as big, ${['x"y', 'z\\', '']}::text[] as texts,
      ${true}::boolean as yes, ${AT}::timestamptz as at, '2026-02-28'::date as day, 1.5::float8 as number, count(*) as rows from (values (1), (2)) as two`.execute(
        database.db,
      );
    expect(rows).toEqual([
      {
        ints: [1, 2],
        json: { a: [1, null] },
        nothing: null,
        big: 5_000_000_000,
        texts: ['x"y', 'z\\', ''],
        yes: true,
        at: AT,
        day: '2026-02-28',
        number: 1.5,
        rows: 2,
      },
    ]);
  });

  it('reports the SQLSTATE of an error and keeps the connection usable', async () => {
    const error: unknown = await sql`select 1 / 0`
      .execute(database.db)
      .catch((thrown: unknown) => thrown);
    expect(sqlState(error)).toBe('22012');
    expect(
      (await sql<{ readonly one: number }>`select 1 as one`.execute(database.db)).rows,
    ).toEqual([{ one: 1 }]);
  });

  it('runs a prepared statement like any other: repeatedly, after an error and after its table was recreated', async () => {
    const ask = (id: string | null) => shares(database.db, id);
    await sql`create table sample (id integer, at timestamptz)`.execute(database.db);
    await sql`insert into sample values (1, ${AT}), (2, ${AT})`.execute(database.db);
    for (let turn = 0; turn < 8; turn += 1)
      expect(await ask('2')).toEqual([
        { id: 1, at: AT, share: 2 },
        { id: 2, at: AT, share: 1 },
      ]);
    const { rows } = await sql<{
      readonly name: string;
    }>`select name from pg_prepared_statements where name = 'database-spec'`.execute(database.db);
    expect(rows).toEqual([{ name: 'database-spec' }]);
    expect(await ask(null)).toEqual([
      { id: 1, at: AT, share: null },
      { id: 2, at: AT, share: null },
    ]);
    expect(await ask('0')).toEqual([]);
    await sql`insert into sample values (0, ${AT})`.execute(database.db);
    expect(sqlState(await ask('2').catch((thrown: unknown) => thrown))).toBe('22012');
    await sql`drop table sample`.execute(database.db);
    expect(sqlState(await ask('2').catch((thrown: unknown) => thrown))).toBe('42P01');
    await sql`create table sample (id integer, at timestamptz)`.execute(database.db);
    await withTx(database.db, (tx) => sql`insert into sample values (3, ${AT})`.execute(tx));
    expect(await ask('3')).toEqual([{ id: 3, at: AT, share: 1 }]);
    await sql`drop table sample`.execute(database.db);
  });

  it('never mixes the statements of concurrent transactions, and rolls back an aborted one completely', async () => {
    await sql`create table tally (n integer primary key, by text)`.execute(database.db);
    const works = Array.from({ length: 12 }, (_, at) =>
      withTx(database.db, async (tx) => {
        await sql`insert into tally values (${at * 10}, ${`tx ${at}`})`.execute(tx);
        await sql`insert into tally values (${at * 10 + 1}, ${`tx ${at}`})`.execute(tx);
        if (at % 3 === 0) throw new Error('undone');
      }).catch((error: unknown) => error),
    );
    await Promise.all(works);
    const { rows } = await sql<{
      readonly by: string;
      readonly rows: number;
    }>`select by, count(*) as rows from tally group by by`.execute(database.db);
    expect(rows).toHaveLength(8);
    expect(rows.every((row) => row.rows === 2)).toBe(true);
  });

  it('refuses to use the pool inside a transaction instead of deadlocking', async () => {
    await expect(withTx(database.db, () => sql`select 1`.execute(database.db))).rejects.toThrow(
      'Inside a transaction',
    );
    await expect(withTx(database.db, () => withTx(database.db, async () => 1))).rejects.toThrow(
      'do not nest',
    );
  });

  it.each(['40001', '40P01'])(
    'retries a transaction that failed with %s and never shows the failure',
    async (state) => {
      let attempts = 0;
      const value = await withTx(database.db, async (tx) => {
        attempts += 1;
        if (attempts < 3)
          await sql`do $$ begin raise exception 'again' using errcode = '${sql.raw(state)}'; end $$`.execute(
            tx,
          );
        return attempts;
      });
      expect(value).toBe(3);
    },
  );

  it('gives up on a transaction that keeps failing after a bounded number of attempts', async () => {
    let attempts = 0;
    const failing = withTx(database.db, async (tx) => {
      attempts += 1;
      await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(tx);
    });
    await expect(failing).rejects.toThrow('again');
    expect(attempts).toBe(6);
  });

  it('preserves tabs, line ends, backslashes, quotes, nulls and empty strings in bulk loads', async () => {
    await sql`create table loaded (id integer, text text)`.execute(database.db);
    await withClientTx(database.pool, (client) =>
      client.copyIn(
        'loaded (id, text)',
        Buffer.from('1\ttab\\tand\\nline \\\\ "q" ł\n2\t\\N\n3\t\n'),
      ),
    );
    const { rows } = await sql`select * from loaded order by id`.execute(database.db);
    expect(rows).toEqual([
      { id: 1, text: 'tab\tand\nline \\ "q" ł' },
      { id: 2, text: null },
      { id: 3, text: '' },
    ]);
  });

  it('refuses an invalid bulk load as a whole', async () => {
    await sql`create table narrow (id integer)`.execute(database.db);
    const error: unknown = await withClientTx(database.pool, (client) =>
      client.copyIn('narrow (id)', Buffer.from('1\nx\n')),
    ).catch((thrown: unknown) => thrown);
    expect(sqlState(error)).toBe('22P02');
    expect((await sql`select * from narrow`.execute(database.db)).rows).toEqual([]);
  });

  it('does nothing on a second migration, and refuses data of a later version without touching them', async () => {
    expect(await migrate(database.pool)).toEqual({ ok: true, value: { applied: [] } });
    const later = { name: '9999-later', statements: ['create table later (id integer)'] };
    expect(await migrate(database.pool, [...MIGRATIONS, later])).toEqual({
      ok: true,
      value: { applied: ['9999-later'] },
    });
    expect(await migrate(database.pool)).toEqual({
      ok: false,
      error: { kind: 'data-too-new', unknown: ['9999-later'] },
    });
    await sql`drop table later`.execute(database.db);
    await sql`delete from migration where name = '9999-later'`.execute(database.db);
  });

  it('migrates data of an older version and keeps its rows', async () => {
    const shopTables = [
      'pickup_slot',
      'order_status',
      'order_line',
      'orders',
      'idempotency',
      'cart_line',
      'cart',
      'attempt',
      'refresh_token',
      'session',
      'customer',
    ];
    for (const table of shopTables)
      await sql`drop table ${sql.table(table)} cascade`.execute(database.db);
    // The older version still has what the third step changed and the fourth dropped.
    await sql`create table listing_search (market text, sku text, text text)`.execute(database.db);
    const missing = ['0002-shop', '0003-search-words', '0004-listing-index'];
    await sql`delete from migration where name = any(${missing}::text[])`.execute(database.db);
    expect(await migrate(database.pool)).toEqual({ ok: true, value: { applied: missing } });
    expect(await database.db.selectFrom('market').select('id').orderBy('id').execute()).toEqual([
      { id: 'es' },
      { id: 'pl' },
    ]);
    expect(await database.db.selectFrom('idempotency').selectAll().execute()).toEqual([]);
  });

  it('rolls back a migration that fails half-way', async () => {
    const broken = {
      name: '9998-broken',
      statements: ['create table half (id integer)', 'create table half (id integer)'],
    };
    await expect(migrate(database.pool, [...MIGRATIONS, broken])).rejects.toThrow('half');
    expect((await sql`select to_regclass('half') as half`.execute(database.db)).rows).toEqual([
      { half: null },
    ]);
  });
});

describe('opening a database', () => {
  it('reports an unreachable server as a value instead of throwing', async () => {
    expect(await openDatabase({ url: 'postgres://nobody@127.0.0.1:9/none' })).toMatchObject({
      ok: false,
      error: { kind: 'unreachable' },
    });
  });
});
