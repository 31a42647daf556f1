import { aChangeSet, aPerson, aUnit } from '../builders/flags.ts';
import { A_PAYMENT_ALARM } from '../builders/payment.ts';
import type { AreaResponses } from '../handlers.ts';

const NOON = '2026-11-20T12:00:00.000Z';

export const consoleResponses: AreaResponses<'Flag console'> = {
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
      alarms: [A_PAYMENT_ALARM],
      withdrawals: [],
      refunds: [],
    },
  }),
  settleMoneyAlarm: () => ({ reply: {} }),
  refundWithdrawal: () => ({ reply: {} }),
  repeatFailedRefund: () => ({ reply: {} }),
  readCompanyDesk: () => ({
    reply: {
      companies: [
        {
          id: 'le-1',
          name: 'Budowa Kowal sp. z o.o.',
          tax_number: '1234563218',
          members: [{ name: 'Ana Kowal', email: 'ana@kowal.example', role: 'administrator' }],
        },
      ],
    },
  }),
  setCompanyMember: () => ({ reply: {} }),
  listChangeSets: () => ({ reply: { sets: [aChangeSet()] } }),
  listPublications: () => ({ reply: { publications: [] } }),
  readFlagAudit: () => ({ reply: { entries: [], total: 0, brokenAt: null } }),
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
};
