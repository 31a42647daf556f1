import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import type { consoleCalls } from './calls.ts';
import * as shapes from './shapes.ts';

const unit = z.object({ bu: z.string().max(20) });
const set = unit.extend({ id: z.string().max(64) });
const refusal = shapes.consoleRefusalReply;

export const consoleSchemas = {
  signInToConsole: { body: shapes.signIn, reply: shapes.person, refusal },
  listConsoleSignInWays: { reply: shapes.signInWays, refusal },
  startConsoleOpenId: { reply: shapes.openIdStart, refusal },
  finishConsoleOpenId: { body: shapes.openIdAnswer, reply: shapes.person, refusal },
  signOutOfConsole: { reply: z.object({}), refusal },
  readConsolePerson: { reply: shapes.person, refusal },
  readBoard: { reply: shapes.board, refusal },
  readMoneyDesk: { params: unit, reply: shapes.moneyDesk, refusal },
  settleMoneyAlarm: { params: set, body: shapes.settling, reply: z.object({}), refusal },
  refundWithdrawal: { params: set, reply: z.object({}), refusal },
  repeatFailedRefund: { params: set, reply: z.object({}), refusal },
  readCompanyDesk: {
    params: unit,
    query: z.object({ search: z.string().trim().max(120).default('') }),
    reply: shapes.companyDesk,
    refusal,
  },
  setCompanyMember: {
    params: unit,
    body: shapes.companyMembership,
    reply: z.object({}),
    refusal,
  },
  listChangeSets: { params: unit, reply: shapes.changeSets, refusal },
  listPublications: { params: unit, reply: shapes.publications, refusal },
  readFlagAudit: { params: unit, query: shapes.auditQuery, reply: shapes.audit, refusal },
  exportFlagAudit: { params: unit, reply: shapes.historyFile, refusal },
  exportFlags: { params: unit, reply: shapes.flagFile, refusal },
  importFlags: { params: unit, body: shapes.importing, reply: shapes.changeSet, refusal },
  createChangeSet: { params: unit, body: shapes.newSet, reply: shapes.changeSet, refusal },
  editChangeSet: { params: set, body: shapes.editedSet, reply: shapes.changeSet, refusal },
  withdrawChangeSet: { params: set, body: shapes.onRevision, reply: shapes.changeSet, refusal },
  approveChangeSet: { params: set, body: shapes.onRevision, reply: shapes.changeSet, refusal },
  publishChangeSet: { params: set, body: shapes.publishing, reply: shapes.published, refusal },
  killFlag: { params: unit, body: shapes.killing, reply: shapes.published, refusal },
  rollBackPublication: { params: unit, body: shapes.rollingBack, reply: shapes.published, refusal },
  previewChangeSet: { params: set, reply: shapes.preview, refusal },
} as const satisfies Readonly<Record<keyof typeof consoleCalls, CallSchemas>>;
