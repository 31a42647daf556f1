import { MESSAGE_FORM } from '../messages/calls.ts';

/** Calls of people who work for a marketplace seller. Each is admitted to one seller of one market. */
export const sellerCalls = {
  acceptSellerInvitation: {
    method: 'POST',
    path: '/sellers/invitation',
    credential: 'none',
    summary: 'Choose a password by the link of an invitation; the answer has the authenticator key',
    refusals: ['bad-input', 'link-invalid', 'link-expired', 'too-many-requests'],
  },
  signSellerIn: {
    method: 'POST',
    path: '/sellers/sign-in',
    credential: 'none',
    summary: 'Sign in as a seller with a password and a code of the authenticator app',
    refusals: ['bad-input', 'wrong-credentials', 'too-many-requests'],
  },
  signSellerOut: {
    method: 'POST',
    path: '/sellers/sign-out',
    credential: 'seller',
    summary: 'End the session',
    refusals: [],
  },
  listSellerThreads: {
    method: 'GET',
    path: '/sellers/threads',
    credential: 'seller',
    summary: 'The threads with buyers of the seller, those that wait for an answer first',
    refusals: ['bad-input'],
  },
  readSellerThread: {
    method: 'GET',
    path: '/sellers/threads/:threadId',
    credential: 'seller',
    summary: 'A thread with its messages',
    refusals: ['bad-input', 'not-found'],
  },
  answerAsSeller: {
    method: 'POST',
    path: '/sellers/threads/:threadId/messages',
    credential: 'seller',
    summary: 'Answer a thread, or resolve or refuse an incident',
    ...MESSAGE_FORM,
    refusals: [
      'bad-input',
      'not-found',
      'attachment-refused',
      'step-not-allowed',
      'too-many-requests',
    ],
  },
  downloadSellerThreadFile: {
    method: 'GET',
    path: '/sellers/thread-files/:attachmentId',
    credential: 'seller',
    summary: 'A file of a message',
    reply: 'file',
    refusals: ['not-found'],
  },
} as const;
