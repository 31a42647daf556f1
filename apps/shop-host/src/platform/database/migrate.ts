import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Migration } from './migrations/migration.ts';
import { lockOrWait, type OnWait } from './exclusively.ts';
import { MIGRATIONS } from './migrations.ts';
import type { SqlClient, SqlPool } from './sql-pool.ts';
import { withClientTx } from './with-tx.ts';

type Migrated = { readonly applied: readonly string[] };
/** The data were written by a later version with steps that this one does not know. */
export type DataTooNew = { readonly kind: 'data-too-new'; readonly unknown: readonly string[] };

/**
 * Migrates the database to the last step in one transaction: either all missing steps are applied
 * or none. Refuses data of a later version and leaves them untouched. While another process migrates, this one waits.
 */
export const migrate = (
  pool: SqlPool,
  steps: readonly Migration[] = MIGRATIONS,
  onWait?: OnWait,
): Promise<Result<Migrated, DataTooNew>> =>
  withClientTx(pool, async (client) => {
    // Before the first table: two processes that create it at once fail, even with "if not exists".
    await lockOrWait(client, 'materia migration', onWait);
    await client.query(
      'create table if not exists migration (name text primary key, seq integer not null)',
      [],
    );
    const done = await appliedSteps(client);
    const unknown = done.filter((name) => !steps.some((step) => step.name === name));
    if (unknown.length > 0) return fail({ kind: 'data-too-new', unknown });
    const missing = steps.filter((step) => !done.includes(step.name));
    for (const step of missing) {
      for (const statement of step.statements) await client.query(statement, []);
      await client.query('insert into migration (name, seq) values ($1, $2)', [
        step.name,
        steps.indexOf(step),
      ]);
    }
    return ok({ applied: missing.map((step) => step.name) });
  });

const appliedSteps = async (client: SqlClient): Promise<readonly string[]> => {
  const { rows } = await client.query<{ readonly name: string }>(
    'select name from migration order by seq',
    [],
  );
  return rows.map((row) => row.name);
};
