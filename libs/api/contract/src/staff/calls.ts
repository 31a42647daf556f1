import { accountDeskCalls } from './account-calls.ts';
import { contentDeskCalls } from './content-calls.ts';
import { paymentDeskCalls } from './payment-calls.ts';
import { reportDeskCalls } from './report-calls.ts';
import { returnDeskCalls } from './return-calls.ts';
import { searchDeskCalls } from './search-calls.ts';
import { threadDeskCalls } from './thread-calls.ts';

/** Back-office calls of staff: orders, reviews, reports, content, imports, and the assignment of duties. */
export const staffCalls = {
  signStaffIn: {
    method: 'POST',
    path: '/staff/sign-in',
    credential: 'none',
    summary: 'A token for a member of staff: 15 minutes without use end it',
    refusals: ['bad-input', 'wrong-credentials', 'too-many-requests'],
  },
  signStaffOut: {
    method: 'POST',
    path: '/staff/sign-out',
    credential: 'staff-session',
    summary: 'End the token',
    refusals: [],
  },
  listColleagues: {
    method: 'GET',
    path: '/staff/people',
    credential: 'staff',
    duty: 'administration',
    summary: 'Who has which duty here',
    refusals: [],
  },
  setDuties: {
    method: 'POST',
    path: '/staff/people/:email/duties',
    credential: 'staff',
    duty: 'administration',
    summary: 'Set the duties of a staff member in this market; nobody sets their own',
    refusals: ['bad-input', 'forbidden', 'not-found'],
  },
  readStaffAudit: {
    method: 'GET',
    path: '/staff/audit',
    credential: 'staff',
    duty: 'administration',
    summary:
      'What staff did by these calls, the last first; `brokenAt` names an entry that was tampered with',
    refusals: [],
  },
  listPlacedOrders: {
    method: 'GET',
    path: '/staff/orders',
    credential: 'staff',
    duty: 'orders',
    summary: 'The orders of a store or of all, in a status or in any, the last placed first',
    refusals: ['bad-input'],
  },
  readPlacedOrder: {
    method: 'GET',
    path: '/staff/orders/:id',
    credential: 'staff',
    duty: 'orders',
    summary: 'An order with its lines and statuses, and what may follow',
    refusals: ['not-found'],
  },
  advanceOrder: {
    method: 'POST',
    path: '/staff/orders/:id/advance',
    credential: 'staff',
    duty: 'orders',
    summary: 'Move an order to its next status; the answer lists what may follow',
    refusals: ['bad-input', 'not-found', 'step-not-allowed'],
  },
  putSellerInvoice: {
    method: 'POST',
    path: '/staff/orders/:id/seller-invoice',
    credential: 'staff',
    duty: 'orders',
    summary:
      "Store the invoice of an order's seller as a PDF file; a further one replaces it, and the former one stays",
    body: 'multipart',
    files: ['invoice'],
    refusals: ['bad-input', 'not-found', 'too-many-requests', 'file-refused'],
  },
  listReviewsOfState: {
    method: 'GET',
    path: '/staff/reviews',
    credential: 'staff',
    duty: 'content',
    summary: 'Reviews in a state, the longest waiting first',
    refusals: ['bad-input'],
  },
  decideReview: {
    method: 'POST',
    path: '/staff/reviews/:id/decide',
    credential: 'staff',
    duty: 'content',
    summary: 'Publish or reject a review',
    refusals: ['bad-input', 'not-found'],
  },
  importOwnFile: {
    method: 'POST',
    path: '/staff/import',
    credential: 'staff',
    duty: 'catalogue',
    summary:
      'Take over products, prices and stock of an own file; one line for each portion, then the report',
    body: 'raw',
    reply: 'json-lines',
    refusals: ['bad-input', 'too-many-requests'],
  },
  setConsoleStaff: {
    method: 'POST',
    path: '/console-staff',
    base: 'host',
    credential: 'operator',
    summary:
      'Who may work at the flag console; approvers and administrators are told their authenticator secret once',
    refusals: ['bad-input', 'too-many-requests'],
  },
  ...contentDeskCalls,
  ...paymentDeskCalls,
  ...returnDeskCalls,
  ...reportDeskCalls,
  ...accountDeskCalls,
  ...searchDeskCalls,
  ...threadDeskCalls,
} as const;
