import { sql } from 'kysely';
import { openDatabase } from '../platform/database/open-database.ts';

/**
 * Vacuums the PostgreSQL at `DATABASE_URL` and writes its pages to disk, which it would otherwise do by itself in the middle
 * of a measurement.
 */
const connectionString = process.env['DATABASE_URL'];
if (connectionString === undefined) {
  process.stderr.write('Usage: DATABASE_URL=… vacuum.ts\n');
  process.exit(2);
}
const opened = await openDatabase({ url: connectionString });
if (!opened.ok) throw new Error(`The database does not open: ${opened.error.kind}`);
const { db, close } = opened.value;
await sql`vacuum (analyze)`.execute(db);
await sql`checkpoint`.execute(db);
await close();
