import type { SqlClient } from '../../platform/database/sql-pool.ts';
import { copyLine, type CopyValue } from '../../platform/database/copy-text.ts';

/** Rows are sent to the database in batches of this many characters. */
const PORTION = 2_000_000;

/** Collects rows for one target and loads them in batches. `end` loads the rest. */
type RowLoader = {
  readonly add: (values: readonly CopyValue[]) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** `target` is written `table (column, …)`. While one batch is loaded, the next is collected. */
export const rowLoader = (client: SqlClient, target: string): RowLoader => {
  let lines: string[] = [];
  let size = 0;
  let loading: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    const rows = Buffer.from(lines.join(''), 'utf8');
    lines = [];
    size = 0;
    await loading;
    loading = client.copyIn(target, rows);
    // A failure is awaited with the next batch or at the end; until then it must not count as
    // unhandled.
    loading.catch(() => undefined);
  };
  return {
    add: async (values) => {
      const line = copyLine(values);
      lines.push(line);
      size += line.length;
      if (size >= PORTION) await flush();
    },
    end: async () => {
      if (lines.length > 0) await flush();
      await loading;
    },
  };
};
