import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openDatabase } from '../platform/database/open-database.ts';
import { loadIndex } from '../catalogue/index/load-index.ts';

/**
 * Builds a market's index from the PostgreSQL at `DATABASE_URL` and prints what it cost:
 * `measure-index.ts MARKET`. Memory is what stays after garbage collection.
 */
const [market] = process.argv.slice(2);
const connectionString = process.env['DATABASE_URL'];
if (market === undefined || connectionString === undefined) {
  process.stderr.write('Usage: DATABASE_URL=… measure-index.ts MARKET\n');
  process.exit(2);
}
setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');
const usedMib = (): number => {
  if (typeof collectGarbage === 'function') collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1024 ** 2;
};
const opened = await openDatabase({ url: connectionString });
if (!opened.ok) throw new Error(`The database does not open: ${opened.error.kind}`);
const { db, close } = opened.value;
await loadIndex(db, 'none');
const before = usedMib();
const cpuBefore = process.cpuUsage();
const startedAt = performance.now();
const index = await loadIndex(db, market);
const seconds = (performance.now() - startedAt) / 1000;
const { user, system } = process.cpuUsage(cpuBefore);
const mib = usedMib() - before;
process.stdout.write(
  `${JSON.stringify({ products: index?.columns.size ?? 0, seconds, cpuSeconds: (user + system) / 1e6, mib })}\n`,
);
await close();
