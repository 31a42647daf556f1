import pg from 'pg';

/**
 * Vacuums the PostgreSQL at `DATABASE_URL` and writes its pages to disk, which it would otherwise
 * do by itself in the middle of a measurement.
 */
const connectionString = process.env['DATABASE_URL'];
if (connectionString === undefined) {
  process.stderr.write('Usage: DATABASE_URL=… vacuum.ts\n');
  process.exit(2);
}
// A connection of the host's would give up after its time limit for statements.
const client = new pg.Client({ connectionString });
await client.connect();
await client.query('vacuum (analyze)');
await client.query('checkpoint');
await client.end();
