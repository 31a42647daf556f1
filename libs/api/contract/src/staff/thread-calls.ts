import { MESSAGE_FORM } from '../messages/calls.ts';

/** Staff read and answer what buyers write, and invite the people of sellers. */
export const threadDeskCalls = {
  listDeskThreads: {
    method: 'GET',
    path: '/staff/threads',
    credential: 'staff',
    duty: 'customer-service',
    summary: 'Threads of all sellers and of the shop, those that wait for an answer first',
    refusals: ['bad-input'],
  },
  readDeskThread: {
    method: 'GET',
    path: '/staff/threads/:threadId',
    credential: 'staff',
    duty: 'customer-service',
    summary: 'A thread with its messages',
    refusals: ['bad-input', 'not-found'],
  },
  answerAsStaff: {
    method: 'POST',
    path: '/staff/threads/:threadId/messages',
    credential: 'staff',
    duty: 'customer-service',
    summary: 'Answer a thread, or resolve, refuse or reopen an incident',
    ...MESSAGE_FORM,
    refusals: ['bad-input', 'not-found', 'attachment-refused', 'step-not-allowed'],
  },
  downloadDeskThreadFile: {
    method: 'GET',
    path: '/staff/thread-files/:attachmentId',
    credential: 'staff',
    duty: 'customer-service',
    summary: 'A file of a message',
    reply: 'file',
    refusals: ['not-found'],
  },
  listSellerPeople: {
    method: 'GET',
    path: '/staff/sellers',
    credential: 'staff',
    duty: 'administration',
    summary: 'The people of sellers, and open invitations',
    refusals: [],
  },
  inviteSeller: {
    method: 'POST',
    path: '/staff/sellers',
    credential: 'staff',
    duty: 'administration',
    summary: 'Invite a person of a seller; the answer has the link, which works once',
    refusals: ['bad-input', 'not-found', 'account-exists', 'too-many-requests'],
  },
  removeSeller: {
    method: 'DELETE',
    path: '/staff/sellers/:email',
    credential: 'staff',
    duty: 'administration',
    summary: 'End the access of a person of a seller at once',
    refusals: ['not-found'],
  },
} as const;
