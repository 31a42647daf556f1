import { Worker } from 'node:worker_threads';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { PdfDocument } from './pdf-document.ts';
import type { PdfAnswer, PdfRequest } from './pdf-messages.ts';

/** Documents that may wait at a time; the last of them waits about a second, less than storefronts do. */
export const QUEUE_LENGTH = 16;

/** Too many documents are waiting. */
export type PdfBusy = { readonly kind: 'unavailable' };

type Waiting = {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
};

/**
 * Draws documents one after the other in one thread, which starts with the first document. A request
 * that would wait too long is refused at once, so that a rush of downloads delays nothing else.
 */
export class PdfDrawer {
  readonly #queueLength: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #next = 0;

  constructor({ queueLength = QUEUE_LENGTH }: { readonly queueLength?: number } = {}) {
    this.#queueLength = queueLength;
  }

  /**
   * Resolves to the bytes of a document, or to a refusal while the queue is full. `leaves` is how many
   * places of the queue must stay free for others.
   */
  async draw(
    document: PdfDocument,
    { leaves = 0 }: { readonly leaves?: number } = {},
  ): Promise<Result<Uint8Array, PdfBusy>> {
    if (this.#waiting.size + leaves >= this.#queueLength) return fail({ kind: 'unavailable' });
    const worker = (this.#worker ??= this.#start());
    return ok(
      await new Promise<Uint8Array>((resolve, reject) => {
        const id = this.#next;
        this.#next += 1;
        this.#waiting.set(id, { resolve, reject });
        // The process stays alive for documents that somebody waits for, and for no others.
        worker.ref();
        worker.postMessage({ id, document } satisfies PdfRequest, []);
      }),
    );
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { execArgv: [] });
    worker.on('message', (answer: PdfAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (this.#waiting.size === 0) worker.unref();
      if ('bytes' in answer) waiting?.resolve(answer.bytes);
      else waiting?.reject(new Error(`A document could not be drawn: ${answer.error}`));
    });
    const end = (error: Error): void => {
      // Its requests ended with the error already; the ones that wait now are of the next thread.
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const waiting of this.#waiting.values()) waiting.reject(error);
      this.#waiting.clear();
    };
    worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => end(new Error('The thread that draws documents has stopped')));
    return worker;
  }
}
