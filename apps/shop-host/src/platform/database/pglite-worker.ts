import { readFile } from 'node:fs/promises';
import { createRequire, flushCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { preparedStatements } from './pglite-prepared.ts';
import { SESSION_SETTINGS } from './session-settings.ts';
import type {
  RawError,
  RawResult,
  WorkerAnswer,
  WorkerRequest,
  WorkerSettings,
  WorkerStart,
  WorkerTask,
} from './pglite-messages.ts';

/**
 * The embedded database runs in its own thread, because in-process it would block the event loop for whole queries.
 * Values are passed as text in both directions; the pool reads and writes them as `pg` does.
 */
const asText = new Proxy<Record<number, (value: string) => string>>(
  {},
  { get: () => (value: string) => value },
);
const EMPTY: RawResult = { command: '', rowCount: 0, fields: [], rows: [] };

const { folder, engine: compiled }: WorkerSettings = workerData;
const port = parentPort;
if (port === null) throw new Error('The embedded database runs as a worker thread only');

const rawError = (error: unknown): RawError => {
  if (!(error instanceof Error)) return { message: String(error) };
  const field = (name: string): Record<string, string> => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? { [name]: value } : {};
  };
  return {
    message: error.message,
    ...field('code'),
    ...field('detail'),
    ...field('constraint'),
    ...field('table'),
  };
};

const run = async (
  database: PGlite,
  runPrepared: ReturnType<typeof preparedStatements>,
  task: WorkerTask,
): Promise<RawResult> => {
  switch (task.kind) {
    case 'query': {
      if (task.name !== undefined) return runPrepared({ ...task, name: task.name });
      const result = await database.query<(string | null)[]>(task.text, [...task.values], {
        rowMode: 'array',
        serializers: asText,
      });
      return {
        command: result.command ?? '',
        rowCount: result.rowCount ?? 0,
        fields: result.fields,
        rows: result.rows,
      };
    }
    case 'copy':
      await database.query(`copy ${task.target} from '/dev/blob'`, [], {
        blob: new Blob([Buffer.from(task.rows)]),
      });
      return EMPTY;
    case 'close':
      await database.close();
      return EMPTY;
  }
};

const compileEngine = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(join(packageFolder(), 'pglite.wasm')));
const packageFolder = (): string =>
  dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

const start = async (): Promise<PGlite | undefined> => {
  try {
    const engine = compiled ?? (await compileEngine());
    const database = await PGlite.create({
      dataDir: folder,
      pgliteWasmModule: engine,
      extensions: { pg_trgm },
    });
    // Set as a whole, because parsers passed with a query are only added to the built-in ones.
    database.parsers = asText;
    for (const [name, value] of SESSION_SETTINGS) await database.exec(`set ${name} = '${value}'`);
    port.postMessage({ started: true, engine } satisfies WorkerStart);
    flushCompileCache();
    return database;
  } catch (error) {
    port.postMessage({ started: false, error: rawError(error) } satisfies WorkerStart);
    return undefined;
  }
};

const database = await start();
if (database !== undefined) {
  const runPrepared = preparedStatements(database);
  port.on('message', ({ id, task }: WorkerRequest) => {
    run(database, runPrepared, task).then(
      (result) => port.postMessage({ id, result } satisfies WorkerAnswer),
      (error: unknown) => port.postMessage({ id, error: rawError(error) } satisfies WorkerAnswer),
    );
  });
}
