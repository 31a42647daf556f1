import { aPdf } from '../builders/documents.ts';
import { aThread, aThreadPage } from '../builders/messages.ts';
import { aContentHistory, aReport, aStaffReview } from '../builders/staff.ts';
import { A_PAYMENT_ALARM } from '../builders/payment.ts';
import type { AreaResponses } from '../handlers.ts';

const COLLEAGUE = { email: 'orders@staff.example', name: 'Otto', duties: ['orders'] } as const;

const PLACED_ORDER = {
  number: '26-4829137-54',
  status: 'TO_BE_PREPARED',
  placed_at: '2026-11-20T09:00:00.000Z',
  store_id: '1',
  vendor: null,
  total: 24.6,
  currency: 'PLN',
  held_until: '2026-11-27T23:00:00.000Z',
} as const;

const WORD_GROUP = {
  id: '1',
  words: 'deska sedesowa > miska WC',
  addedBy: 'Ola',
  addedAt: '2026-11-20T09:00:00.000Z',
};

const A_RETURN = {
  code: '26-4829137-54-R1',
  order_number: '26-4829137-54',
  kind: 'withdrawal',
  way: 'post',
  state: 'sent',
  declared_at: '2026-11-20T09:00:00.000Z',
  refund_by: '2026-12-04',
  refund: 49.8,
  currency: 'PLN',
  in_store: false,
  sent: { carrier: 'DPD', parcel: '123' },
} as const;
const A_RETURN_WITH_LINES = {
  ...A_RETURN,
  lines: [
    {
      line: 1,
      sku: '10000000',
      name: 'Cement 25 kg',
      quantity: 2,
      accepted: null,
      fault: null,
    },
  ],
};

export const staffResponses: AreaResponses<'Staff'> = {
  listDeskThreads: () => ({ reply: aThreadPage() }),
  readDeskThread: () => ({ reply: aThread({ acts: ['answer'] }) }),
  answerAsStaff: () => ({ reply: { id: aThread().id } }),
  downloadDeskThreadFile: () => ({ reply: aPdf('letter.pdf') }),
  listSellerPeople: () => ({ reply: { people: [] } }),
  inviteSeller: () => ({
    reply: {
      email: 'anna@deska.example',
      seller: 'Deska',
      token: 'token',
      until: '2026-12-04T09:00:00.000Z',
    },
  }),
  removeSeller: () => ({ reply: {} }),
  signStaffIn: () => ({
    reply: {
      token: 'token',
      email: COLLEAGUE.email,
      name: 'Otto',
      duties: { pl: ['orders'] },
      device: 'device',
    },
  }),
  signStaffOut: () => ({ reply: {} }),
  listColleagues: () => ({ reply: [COLLEAGUE] }),
  setDuties: () => ({ reply: COLLEAGUE }),
  readStaffAudit: () => ({ reply: { acts: [], brokenAt: null } }),
  listPlacedOrders: () => ({ reply: [PLACED_ORDER] }),
  readPlacedOrder: () => ({
    reply: {
      ...PLACED_ORDER,
      recipient: 'Ana Nowak',
      telephone: '+48601020304',
      purchase: PLACED_ORDER.number,
      company: { name: 'Budowa sp. z o.o.', tax_number: '5260250274' },
      reference: 'Budowa 7/2026',
      site_contact: { name: 'Jan Kos', telephone: '+48602030405' },
      wants_invoice: true,
      payment_method: 'pay_in_store',
      comment: null,
      lines: [{ sku: '10000000', name: 'Cement 25 kg', quantity: 2 }],
      statuses: [{ status: 'TO_BE_PREPARED', at: PLACED_ORDER.placed_at }],
      next: ['READY', 'CANCELED'],
    },
  }),
  putSellerInvoice: () => ({ reply: { id: 's-1', version: 1, bytes: 12_345 } }),
  advanceOrder: () => ({
    reply: { number: '26-4829137-54', status: 'READY', next: ['INVOICED', 'CANCELED'] },
  }),
  listReviewsOfState: () => ({ reply: [aStaffReview()] }),
  decideReview: () => ({ reply: aStaffReview({ state: 'published' }) }),
  listPaymentAlarms: () => ({ reply: [A_PAYMENT_ALARM] }),
  settlePaymentAlarm: () => ({ reply: A_PAYMENT_ALARM }),
  listReturns: () => ({ reply: [A_RETURN] }),
  readReturn: () => ({ reply: A_RETURN_WITH_LINES }),
  receiveReturn: () => ({ reply: { ...A_RETURN_WITH_LINES, state: 'received' } }),
  inspectReturn: () => ({ reply: { ...A_RETURN_WITH_LINES, state: 'refunded' } }),
  recordPallets: () => ({
    reply: { order_number: '26-4829137-54', pallets: 2, refund: 30, currency: 'PLN' },
  }),
  listSearchQueries: () => ({
    reply: {
      withoutResult: [{ query: 'deska sedesowa', searches: 12 }],
      withoutClick: [{ query: 'wkret 4x40', searches: 3 }],
    },
  }),
  listSearchWords: () => ({ reply: [WORD_GROUP] }),
  addSearchWords: () => ({ reply: WORD_GROUP }),
  removeSearchWords: () => ({ reply: WORD_GROUP }),
  importOwnFile: () => ({
    reply: [
      { kind: 'progress', lines: 1, refused: 0 },
      { kind: 'report', report: { lines: 1, taken: 1, added: 0, refused: [], pictures: [] } },
    ],
  }),
  setConsoleStaff: () => ({ reply: { email: COLLEAGUE.email, totpSecret: null } }),
  listContent: () => ({
    reply: {
      pages: [
        {
          store_id: '42',
          identifier: 'drive',
          place: 'root',
          section: 'help',
          title: 'Drive',
          drafts: 1,
        },
      ],
    },
  }),
  readContentHistory: () => ({ reply: aContentHistory() }),
  previewContent: () => ({
    reply: {
      address: '/drive.html',
      page: {
        place: 'root',
        section: 'help',
        position: 0,
        title: 'Drive',
        description: '',
        html: '<p>Collect in two hours.</p>',
        picture: null,
        published_on: null,
        questions: [],
      },
    },
  }),
  writeContent: () => ({
    reply: {
      store_id: '42',
      identifier: 'drive',
      revision: 2,
      address: '/drive.html',
      lost: [],
    },
  }),
  publishContent: () => ({ reply: aContentHistory() }),
  takeContentOff: () => ({ reply: aContentHistory() }),
  precreateAccount: () => ({ reply: { id: 'c-1' } }),
  listReports: () => ({ reply: { reports: [aReport()] } }),
  readReport: () => ({ reply: aReport() }),
  reviewReport: () => ({ reply: aReport({ state: 'in-review' }) }),
  decideReport: () => ({ reply: aReport({ state: 'decided', decision: 'removed' }) }),
};
