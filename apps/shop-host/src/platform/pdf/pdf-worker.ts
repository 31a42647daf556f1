import { parentPort } from 'node:worker_threads';
import { drawPdf } from './draw-pdf.ts';
import type { PdfAnswer, PdfRequest } from './pdf-messages.ts';

/** Documents are drawn in a thread of their own, because each takes longer than many requests. */
const port = parentPort;
if (port === null) throw new Error('Documents are drawn in a worker thread only');

port.on('message', ({ id, document }: PdfRequest) => {
  drawPdf(document).then(
    (bytes) => port.postMessage({ id, bytes } satisfies PdfAnswer),
    (error: unknown) =>
      port.postMessage({
        id,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      } satisfies PdfAnswer),
  );
});
