import { ATTACHMENT_MAXIMUM_BYTES } from '@materia/domain-messages';

/** The files of a message; each may be left out. */
export const MESSAGE_FILES = ['file1', 'file2', 'file3'] as const;

/** A message is sent as a form with its files. */
export const MESSAGE_FORM = {
  body: 'multipart',
  optionalFiles: MESSAGE_FILES,
  largestFile: ATTACHMENT_MAXIMUM_BYTES,
} as const;

/** Messages and incidents about orders, between their buyer and the seller or the shop (area 14). */
export const messageCalls = {
  listThreadReasons: {
    method: 'GET',
    path: '/api/orders/:orderId/reasons',
    credential: 'customer',
    summary: 'Why the buyer may write about an order, and what is asked for with each reason',
    refusals: ['not-found'],
  },
  listOrderThreads: {
    method: 'GET',
    path: '/api/orders/:orderId/threads',
    credential: 'customer',
    summary: 'The threads about an order, newest first',
    refusals: ['bad-input', 'not-found'],
  },
  openThread: {
    method: 'POST',
    path: '/api/orders/:orderId/threads',
    credential: 'customer',
    summary: 'Ask the seller of an order, or the shop, a question',
    ...MESSAGE_FORM,
    refusals: ['bad-input', 'not-found', 'attachment-refused', 'too-many-requests'],
  },
  listIncidents: {
    method: 'GET',
    path: '/api/orders/:orderId/incident',
    credential: 'customer',
    summary: 'The incidents of an order with their states, newest first',
    refusals: ['not-found'],
  },
  openIncident: {
    method: 'POST',
    path: '/api/orders/:orderId/incident',
    credential: 'customer',
    summary: 'Report products that are late, missing or damaged, or claim under the guarantee',
    ...MESSAGE_FORM,
    refusals: [
      'bad-input',
      'not-found',
      'attachment-refused',
      'incident-not-possible',
      'too-many-requests',
    ],
  },
  listThreads: {
    method: 'GET',
    path: '/api/threads',
    credential: 'customer',
    summary: 'All threads of the customer, newest first',
    refusals: ['bad-input'],
  },
  readThread: {
    method: 'GET',
    path: '/api/threads/:threadId/messages',
    credential: 'customer',
    summary: 'A thread with its messages, oldest first',
    refusals: ['bad-input', 'not-found'],
  },
  writeMessage: {
    method: 'POST',
    path: '/api/threads/:threadId/messages',
    credential: 'customer',
    summary: 'Write into a thread; the buyer of an incident may close it, or object to its refusal',
    ...MESSAGE_FORM,
    refusals: [
      'bad-input',
      'not-found',
      'attachment-refused',
      'step-not-allowed',
      'too-many-requests',
    ],
  },
  markThreadRead: {
    method: 'POST',
    path: '/api/threads/:threadId/read',
    credential: 'customer',
    summary: 'Remember that the buyer has read a thread',
    refusals: ['not-found'],
  },
  downloadThreadFile: {
    method: 'GET',
    path: '/api/threads/:attachmentId/download',
    credential: 'customer',
    summary: 'A file of a message',
    reply: 'file',
    refusals: ['not-found'],
  },
  listThreadVendors: {
    method: 'GET',
    path: '/api/vendors',
    credential: 'customer',
    summary: 'The sellers of whom the customer has bought, and who can be written to',
    refusals: [],
  },
} as const;
