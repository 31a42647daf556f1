import type { CallInput, Credential, HostCallName, ShopCallName } from '@materia/api-contract';

/**
 * Calls that are not for shoppers: of staff, console and operator, of the shop's own processes, and
 * public ones.
 */
export type DeskCall = Exclude<HostCallName, ShopCallName>;

/** The caller: each credential that the shop issues, and none. */
export const DESK_PRINCIPALS = [
  'nobody',
  'guest',
  'customer',
  'storefront',
  'console-server',
  'console-person',
  'staff-with-duty',
  'staff-without-duty',
  'operator',
] as const;
export type DeskPrincipal = (typeof DESK_PRINCIPALS)[number];

type Refusal = 'unauthenticated' | 'forbidden' | 'signed-out';
type Outcomes = Readonly<Partial<Record<DeskPrincipal, 'opens' | Refusal>>>;
type DeskCredential = Exclude<Credential, 'public' | 'customer' | 'session'>;

const EVERYBODY = Object.fromEntries(
  DESK_PRINCIPALS.map((principal) => [principal, 'opens'] as const),
);

/** The expected result for each caller; a caller that is not listed gets `unauthenticated`. */
export const DESK_OUTCOMES: Readonly<Record<DeskCredential, Outcomes>> = {
  none: EVERYBODY,
  staff: { 'staff-with-duty': 'opens', 'staff-without-duty': 'forbidden', operator: 'opens' },
  'staff-session': { 'staff-with-duty': 'opens', 'staff-without-duty': 'opens', operator: 'opens' },
  operator: { operator: 'opens' },
  service: { storefront: 'opens' },
  evaluation: { guest: 'opens', storefront: 'opens' },
  'service-header': { 'console-server': 'opens', 'console-person': 'opens' },
  console: { 'console-server': 'signed-out', 'console-person': 'opens' },
};

const REPORT = { receipt: 'R26-0000000-97' };
const PAGE = { storeId: '42', identifier: 'no-such-page' };
const UNIT = { bu: 'pl' };
const SET = { bu: 'pl', id: 'no-such-set' };
const REASON = 'For the matrix';
const CONTENT = {
  title: 'A set',
  reason: REASON,
  changes: [{ key: 'RECOMMENDATIONS', choice: true }],
  from: null,
  until: null,
  base: 0,
} satisfies CallInput<'createChangeSet'>['body'];

/**
 * A valid input for each call. A new call in the contract needs its row before the code compiles.
 */
export const DESK_ACCESS: { readonly [Name in DeskCall]: CallInput<Name> } = {
  signStaffIn: { body: { email: 'nobody@staff.example', password: 'x' } },
  signStaffOut: {},
  listColleagues: {},
  setDuties: { params: { email: 'nobody@staff.example' }, body: { duties: [] } },
  readStaffAudit: {},
  advanceOrder: { params: { id: '26-0000000-97' }, body: { status: 'READY' } },
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
  listReports: { query: {} },
  readReport: { params: REPORT },
  reviewReport: { params: REPORT, body: {} },
  decideReport: { params: REPORT, body: { decision: 'kept', statement: REASON } },
  readFlags: {},
  followFlags: {},
  evaluateFlags: { headers: {}, body: {} },
  evaluateFlag: { params: { key: 'RECOMMENDATIONS' }, body: {} },
  readPicture: { params: { market: 'pl', name: 'none' }, query: {}, headers: {} },
  readEnergyLabel: { params: { market: 'pl', sku: '10000009' } },
  readHealth: {},
  signInToConsole: { body: { email: 'nobody@console.example', password: 'x' } },
  listConsoleSignInWays: {},
  startConsoleOpenId: {},
  finishConsoleOpenId: { body: { query: 'code=x' } },
  signOutOfConsole: {},
  readConsolePerson: {},
  readBoard: {},
  readMoneyDesk: { params: UNIT },
  settleMoneyAlarm: { params: SET, body: { comment: REASON } },
  refundWithdrawal: { params: SET },
  repeatFailedRefund: { params: SET },
  listChangeSets: { params: UNIT },
  listPublications: { params: UNIT },
  readFlagAudit: { params: UNIT },
  exportFlagAudit: { params: UNIT },
  exportFlags: { params: UNIT },
  importFlags: {
    params: UNIT,
    body: {
      file: {
        format: 'materia-flags-1',
        unit: 'pl',
        revision: 0,
        exportedAt: '2026-11-20T09:00:00.000Z',
        choices: [],
      },
      fromOtherUnit: false,
    },
  },
  createChangeSet: { params: UNIT, body: CONTENT },
  editChangeSet: { params: SET, body: { ...CONTENT, revision: 1 } },
  withdrawChangeSet: { params: SET, body: { revision: 1 } },
  approveChangeSet: { params: SET, body: { revision: 1 } },
  publishChangeSet: { params: SET, body: { revision: 1, despiteHoliday: false } },
  killFlag: { params: UNIT, body: { key: 'CHECKOUT_TRUCK_ACCESSIBILITY', reason: REASON } },
  rollBackPublication: { params: UNIT, body: { publication: 1_000_000, reason: REASON } },
  previewChangeSet: { params: SET },
};
