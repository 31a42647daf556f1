import { Worker } from 'node:worker_threads';
import type { PdfScan } from './scan-pdf.ts';

/** A document that takes longer was made to take long. */
const TIME_LIMIT_MS = 5000;
const MOST_HEAP_MB = 256;

/**
 * Reads documents of strangers one after the other in one thread with little memory. A document that
 * takes too long, or that ends the thread, is refused, and the next one gets a new thread.
 */
export class PdfScanner {
  readonly #timeLimitMs: number;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #next = 0;

  constructor({ timeLimitMs = TIME_LIMIT_MS }: { readonly timeLimitMs?: number } = {}) {
    this.#timeLimitMs = timeLimitMs;
  }

  scan(bytes: Uint8Array): Promise<PdfScan> {
    const turn = this.#last.then(() => this.#scanNow(bytes));
    // A thread that cannot be started refuses its document, and not all after it.
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #scanNow(bytes: Uint8Array): Promise<PdfScan> {
    const worker = (this.#worker ??= this.#start());
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve) => {
      const end = (scan: PdfScan): void => {
        clearTimeout(timer);
        worker.off('message', answer).off('error', die).off('exit', die);
        worker.unref();
        resolve(scan);
      };
      const answer = (message: { readonly id: number; readonly scan: PdfScan }): void => {
        if (message.id === id) end(message.scan);
      };
      const die = (): void => {
        if (this.#worker === worker) this.#worker = undefined;
        end('unreadable');
      };
      const timer = setTimeout(() => {
        die();
        void worker.terminate();
      }, this.#timeLimitMs);
      worker.on('message', answer).on('error', die).on('exit', die);
      worker.ref();
      worker.postMessage({ id, bytes }, []);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./scan-pdf-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    });
    // Between two documents as well, an error must not end the process.
    worker.on('error', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }
}
