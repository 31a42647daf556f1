import { sql } from 'kysely';
import type { Db } from '../../platform/database/with-tx.ts';

/**
 * A failing statement on a cart line: permanently with an unexpected error, or twice with a
 * conflict that is retried.
 */
export type Fault = 'breaks' | 'conflicts';

const FAULTS: Readonly<Record<Fault, { readonly code: string; readonly times: number }>> = {
  breaks: { code: 'P0001', times: 1_000_000 },
  conflicts: { code: '40001', times: 2 },
};

/**
 * Makes a test database fail on demand. The counter is a sequence, because a rollback does not
 * reset sequences.
 */
export const prepareFaults = async (db: Db): Promise<void> => {
  await sql`create table fault (code text not null, times int not null)`.execute(db);
  await sql`create sequence fault_fired`.execute(db);
  await sql`create function fail_on_demand() returns trigger language plpgsql as $$
    declare armed fault;
    begin
      select * into armed from fault limit 1;
      if armed.code is not null and nextval('fault_fired') <= armed.times then
        raise exception 'on demand' using errcode = armed.code;
      end if;
      return coalesce(new, old);
    end $$`.execute(db);
  await sql`create trigger fails_on_demand before insert or update or delete on cart_line for each row execute function fail_on_demand()`.execute(
    db,
  );
};

/** Runs `work` while every change of a cart line fails as configured. */
export const withFault = async <Value>(
  db: Db,
  fault: Fault,
  work: () => Promise<Value>,
): Promise<Value> => {
  const { code, times } = FAULTS[fault];
  await sql`select setval('fault_fired', 1, false)`.execute(db);
  await sql`insert into fault values (${code}, ${times})`.execute(db);
  try {
    return await work();
  } finally {
    await sql`delete from fault`.execute(db);
  }
};
