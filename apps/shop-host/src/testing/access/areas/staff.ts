import type { AreaInputs } from './access-row.ts';

const REPORT = { receipt: 'R26-0000000-97' };
const THREAD = { threadId: 'no-such-thread' };
const PAGE = { storeId: '42', identifier: 'no-such-page' };

export const staffInputs: AreaInputs<'Staff'> = {
  signStaffIn: { body: { email: 'nobody@staff.example', password: 'x' } },
  signStaffOut: {},
  listColleagues: {},
  setDuties: { params: { email: 'nobody@staff.example' }, body: { duties: [] } },
  readStaffAudit: {},
  listDeskThreads: { query: {} },
  readDeskThread: { params: THREAD, query: {} },
  answerAsStaff: { params: THREAD, body: { message: 'For the matrix' }, files: {} },
  downloadDeskThreadFile: { params: { attachmentId: 'no-such-file' } },
  listSellerPeople: {},
  inviteSeller: { body: { email: 'matrix@seller.example', name: 'Matrix', vendor: 'none' } },
  removeSeller: { params: { email: 'matrix@seller.example' } },
  listPlacedOrders: { query: {} },
  readPlacedOrder: { params: { id: '26-0000000-97' } },
  advanceOrder: { params: { id: '26-0000000-97' }, body: { status: 'READY' } },
  putSellerInvoice: {
    params: { id: '26-0000000-97' },
    body: { number: 'V-1', issued_on: '2026-11-20' },
    files: { invoice: new Blob(['%PDF-1.7']) },
  },
  listReviewsOfState: { query: {} },
  decideReview: { params: { id: 'none' }, body: { decision: 'publish' } },
  listSearchQueries: {},
  listSearchWords: {},
  addSearchWords: { body: { words: 'sedes, miska WC' } },
  removeSearchWords: { params: { id: '1' } },
  importOwnFile: { query: { format: 'csv' }, body: new Blob([]) },
  setConsoleStaff: { body: { email: 'matrix@firm.example', name: 'Matrix', roles: {} } },
  listContent: { query: {} },
  readContentHistory: { params: PAGE },
  previewContent: { params: { ...PAGE, revision: 1 } },
  writeContent: {
    body: {
      page: {
        identifier: 'matrix',
        place: 'root',
        section: 'help',
        title: 'Matrix',
        html: '<p>Matrix</p>',
      },
    },
  },
  publishContent: { params: { ...PAGE, revision: 1 }, body: {} },
  takeContentOff: { params: PAGE, body: {} },
  listPaymentAlarms: {},
  settlePaymentAlarm: { params: { id: '1' }, body: {} },
  precreateAccount: {
    body: { email: 'matrix@shop.example', firstname: 'Ana', lastname: 'Nowak' },
  },
  listReports: { query: {} },
  readReport: { params: REPORT },
  reviewReport: { params: REPORT, body: {} },
  decideReport: { params: REPORT, body: { decision: 'kept', statement: 'For the matrix' } },
  listReturns: {},
  readReturn: { params: { code: '26-0000000-97-R1' } },
  receiveReturn: { params: { code: '26-0000000-97-R1' } },
  inspectReturn: { params: { code: '26-0000000-97-R1' }, body: {} },
  recordPallets: { params: { id: '26-0000000-97' }, body: { count: 1 } },
};
