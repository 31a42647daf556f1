import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type {
  RawError,
  RawResult,
  WorkerAnswer,
  WorkerRequest,
  WorkerSettings,
  WorkerStart,
  WorkerTask,
} from './pglite-messages.ts';
import type { SqlClient, SqlPool, SqlResult } from './sql-pool.ts';
import { parameterText, textParser } from './value-texts.ts';

const STOPPED = 'The embedded database has stopped';

type Waiting = {
  readonly resolve: (result: RawResult) => void;
  readonly reject: (error: Error) => void;
};

/** Compiled by the first thread of a process: others share the machine code, which takes longer to compile than a database to open. */
let engine: WebAssembly.Module | undefined;

/** Threads read compiled modules from the folder of the process only when they are told. */
const withCompileCache = (): NodeJS.ProcessEnv => {
  const folder = getCompileCacheDir();
  return folder === undefined
    ? process.env
    : { ...process.env, NODE_COMPILE_CACHE: dirname(folder) };
};

/** One thread, one database; replies are matched to tasks by number. */
class WorkerLine {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;
  /** Set once the thread has ended: no more replies will come. */
  #gone: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    worker.on('error', (error) =>
      this.#failAll(error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', () => this.#failAll(new Error(STOPPED)));
  }

  /** Opens the database in `folder`, in a thread that runs when this returns; rejects with the database's own message on failure. */
  static open(folder: string): Promise<WorkerLine> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: { folder, engine } satisfies WorkerSettings,
      env: withCompileCache(),
      execArgv: [],
    });
    return new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (start: WorkerStart) => {
        worker.off('error', reject);
        if (!start.started) return reject(databaseError(start.error));
        engine ??= start.engine;
        resolve(new WorkerLine(worker));
      });
    });
  }

  run(task: WorkerTask): Promise<RawResult> {
    if (this.#gone !== undefined) return Promise.reject(this.#gone);
    return new Promise((resolve, reject) => {
      const id = this.#next;
      this.#next += 1;
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, task } satisfies WorkerRequest, []);
    });
  }

  async close(): Promise<void> {
    await this.run({ kind: 'close' });
    await this.#worker.terminate();
  }

  #settle(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('result' in answer) waiting?.resolve(answer.result);
    else waiting?.reject(databaseError(answer.error));
  }

  #failAll(error: Error): void {
    this.#gone ??= error;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}

/**
 * A `pg`-compatible pool over the embedded database. It has one connection: a lease is exclusive and further callers
 * queue, so that the statements of two transactions never mix.
 */
export const openPglitePool = async (folder: string): Promise<SqlPool> => {
  const line = await WorkerLine.open(folder);
  const queue: (() => void)[] = [];
  let leased = false;
  let ended = false;

  const takeTurn = (): Promise<void> | undefined => {
    if (!leased) {
      leased = true;
      return undefined;
    }
    return new Promise((resolve) => queue.push(resolve));
  };
  const passTurn = (): void => {
    const next = queue.shift();
    if (next === undefined) leased = false;
    else next();
  };

  return {
    connect: async () => {
      await takeTurn();
      return lease(line, passTurn);
    },
    end: async () => {
      if (ended) return;
      ended = true;
      await takeTurn();
      await line.close();
      // Waiting callers are released, and then fail because the database has stopped.
      passTurn();
    },
  };
};

const lease = (line: WorkerLine, passTurn: () => void): SqlClient => {
  let released = false;
  return {
    query: async <Row>(text: string, values: readonly unknown[], name?: string) => {
      if (released) throw new Error('This connection was given back already');
      return readResult<Row>(
        await line.run({ kind: 'query', name, text, values: values.map(parameterText) }),
      );
    },
    copyIn: async (target, rows) => {
      await line.run({ kind: 'copy', target, rows });
    },
    release: () => {
      if (released) return;
      released = true;
      passTurn();
    },
  };
};

const readResult = <Row>(raw: RawResult): SqlResult<Row> => {
  const parsers = raw.fields.map((field) => textParser(field.dataTypeID));
  return {
    command: raw.command,
    rowCount: raw.rowCount,
    rows: raw.rows.map((values) => {
      const row = Object.create(Object.prototype);
      values.forEach((value, at) => {
        const name = raw.fields[at]?.name ?? '';
        row[name] = value === null ? null : parsers[at]?.(value);
      });
      return row;
    }),
  };
};

/** The error class of `pg`, so that callers find the SQLSTATE in the same place on both engines. */
const databaseError = (raw: RawError): Error =>
  Object.assign(new pg.DatabaseError(raw.message, raw.message.length, 'error'), raw);
