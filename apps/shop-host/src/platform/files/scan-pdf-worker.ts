import { parentPort } from 'node:worker_threads';
import { scanPdf } from './scan-pdf.ts';

/** Documents of strangers are read in a thread of their own, which is ended when it takes too long. */
const port = parentPort;
if (port === null) throw new Error('Documents are read in a worker thread only');

port.on('message', ({ id, bytes }: { readonly id: number; readonly bytes: Uint8Array }) => {
  scanPdf(bytes).then(
    (scan) => port.postMessage({ id, scan }),
    () => port.postMessage({ id, scan: 'unreadable' }),
  );
});
