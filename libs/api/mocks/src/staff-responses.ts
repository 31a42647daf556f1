import type { ShopCallName } from '@materia/api-contract';
import { aChangeSet, anEvaluation, aPerson, aUnit } from './builders/flags.ts';
import { aContentHistory, aReport, aStaffReview } from './builders/staff.ts';
import type { MockResponses } from './handlers.ts';

type StaffResponses = Omit<MockResponses, ShopCallName>;

const COLLEAGUE = { email: 'orders@staff.example', name: 'Otto', duties: ['orders'] } as const;
const NOON = '2026-11-20T12:00:00.000Z';

const PAYMENT_ALARM = {
  id: '7',
  kind: 'notice-of-another-amount' as const,
  order_number: 'PL-2603-000017',
  attempt_id: 'p-1',
  detail: 'cs_1: paid, 2300 PLN',
  raised_at: '2026-03-10T10:05:00.000Z',
};
const WORD_GROUP = {
  id: '1',
  words: 'deska sedesowa > miska WC',
  addedBy: 'Ola',
  addedAt: '2026-11-20T09:00:00.000Z',
};

/** The success case for staff, console, flags, images and monitoring. */
export const staffResponses: StaffResponses = {
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
  advanceOrder: () => ({ reply: { number: '26-4829137-54', status: 'READY', next: ['HANDED'] } }),
  listReviewsOfState: () => ({ reply: [aStaffReview()] }),
  decideReview: () => ({ reply: aStaffReview({ state: 'published' }) }),
  listPaymentAlarms: () => ({ reply: [PAYMENT_ALARM] }),
  settlePaymentAlarm: () => ({ reply: PAYMENT_ALARM }),
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
      { kind: 'report', report: { lines: 1, taken: 1, added: 0, refused: [] } },
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
  listReports: () => ({ reply: { reports: [aReport()] } }),
  readReport: () => ({ reply: aReport() }),
  reviewReport: () => ({ reply: aReport({ state: 'in-review' }) }),
  decideReport: () => ({ reply: aReport({ state: 'decided', decision: 'removed' }) }),
  signInToConsole: () => ({ reply: aPerson() }),
  listConsoleSignInWays: () => ({ reply: { openId: false } }),
  startConsoleOpenId: () => ({ reply: { location: 'https://login.example/authorize' } }),
  finishConsoleOpenId: () => ({ reply: aPerson() }),
  signOutOfConsole: () => ({ reply: {} }),
  readConsolePerson: () => ({ reply: aPerson() }),
  readBoard: () => ({ reply: { units: [aUnit()] } }),
  readMoneyDesk: () => ({
    reply: {
      name: 'Materia PL',
      time_zone: 'Europe/Warsaw',
      alarms: [PAYMENT_ALARM],
      withdrawals: [],
      refunds: [],
    },
  }),
  settleMoneyAlarm: () => ({ reply: {} }),
  refundWithdrawal: () => ({ reply: {} }),
  repeatFailedRefund: () => ({ reply: {} }),
  listChangeSets: () => ({ reply: { sets: [aChangeSet()] } }),
  listPublications: () => ({ reply: { publications: [] } }),
  readFlagAudit: () => ({ reply: { entries: [], brokenAt: null } }),
  exportFlagAudit: () => ({
    reply: {
      format: 'materia-flag-history-1',
      unit: 'pl',
      exportedAt: NOON,
      entries: [],
      brokenAt: null,
    },
  }),
  exportFlags: () => ({
    reply: { format: 'materia-flags-1', unit: 'pl', revision: 0, exportedAt: NOON, choices: [] },
  }),
  importFlags: () => ({ reply: aChangeSet() }),
  createChangeSet: () => ({ reply: aChangeSet() }),
  editChangeSet: () => ({ reply: aChangeSet({ revision: 2 }) }),
  withdrawChangeSet: () => ({ reply: aChangeSet({ state: 'withdrawn' }) }),
  approveChangeSet: () => ({
    reply: aChangeSet({ approval: { by: 'abel@console.example', revision: 1 } }),
  }),
  publishChangeSet: () => ({ reply: { revision: 1 } }),
  killFlag: () => ({ reply: { revision: 1 } }),
  rollBackPublication: () => ({ reply: { revision: 2 } }),
  previewChangeSet: () => ({
    reply: { published: 'published', unpublished: 'unpublished', until: NOON },
  }),
  readFlags: () => ({ reply: { revision: 0, choices: [] } }),
  followFlags: () => ({ reply: [{ revision: 0, choices: [] }] }),
  evaluateFlags: () => ({ reply: { flags: [anEvaluation()] } }),
  evaluateFlag: () => ({ reply: anEvaluation() }),
  readPicture: () => ({ reply: new Blob(['picture'], { type: 'image/webp' }) }),
  readEnergyLabel: () => ({ reply: new Blob(['<svg/>'], { type: 'image/svg+xml' }) }),
  readHealth: () => ({ reply: { status: 'ready', database: 'pglite', version: 'test' } }),
  readShopHealth: () => ({ reply: { status: 'ok', market: 'pl' } }),
  sendVital: () => ({ reply: undefined }),
  readVitals: () => ({ reply: '' }),
};
