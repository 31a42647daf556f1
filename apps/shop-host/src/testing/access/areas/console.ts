import type { CallInput } from '@materia/api-contract';
import type { AreaInputs } from './access-row.ts';

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

export const consoleInputs: AreaInputs<'Flag console'> = {
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
  readCompanyDesk: { params: UNIT, query: {} },
  setCompanyMember: {
    params: UNIT,
    body: { company: { id: 'no-such-company' }, email: 'nobody@shop.example', role: 'buyer' },
  },
  listChangeSets: { params: UNIT },
  listPublications: { params: UNIT },
  readFlagAudit: { params: UNIT, query: {} },
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
