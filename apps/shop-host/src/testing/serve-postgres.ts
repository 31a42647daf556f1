import { writeFile } from 'node:fs/promises';
import { startServer } from './postgres-server.ts';

/**
 * Serves an empty, durable PostgreSQL until it is stopped, for measurements: `serve-postgres.ts FILE`
 * writes its address to the file.
 */
const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Usage: serve-postgres.ts FILE\n');
  process.exit(2);
}
const server = await startServer({ isDurable: true });
if ('missing' in server) {
  process.stderr.write(`There is no PostgreSQL: ${server.missing}\n`);
  process.exit(1);
}
await writeFile(file, server.url);
const stop = async (): Promise<void> => {
  await server.stop();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
process.stdout.write(`ready ${server.url}\n`);
