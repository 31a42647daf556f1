import { callOf, type CallName } from '@materia/api-contract';
import type { BindOptions } from '../contract/bind.ts';
import type { StaffContext } from '../contract/context.ts';
import type { Db } from '../database/with-tx.ts';
import { recordStaffAction } from './audit.ts';

/** Body fields that the audit records. Free text is never recorded. */
const AUDITED_FIELDS: Readonly<Partial<Record<CallName, readonly string[]>>> = {
  setDuties: ['duties'],
  advanceOrder: ['status'],
  putSellerInvoice: ['issued_on'],
  decideReview: ['decision'],
  decideReport: ['decision'],
  answerAsStaff: ['act', 'outcome'],
  inviteSeller: ['vendor'],
  addSearchWords: ['words'],
};

/** Audits a staff request before it is carried out, and again when it was refused. */
export const audited =
  (db: Db): NonNullable<BindOptions['around']> =>
  async (name, input, context, run) => {
    const { method, credential } = callOf(name);
    if (credential !== 'staff' || method === 'GET' || !isOfStaff(context))
      return run(input, context);
    const body = partOf(input, 'body');
    const subject = {
      ...partOf(input, 'params'),
      ...Object.fromEntries(
        Object.entries(body).filter(([field]) => AUDITED_FIELDS[name]?.includes(field) === true),
      ),
    };
    const record = (refused?: string): Promise<void> =>
      recordStaffAction(db, context.market.id, context.now, {
        actor: context.member.name,
        action: name,
        subject: withoutUnit(subject),
        ...(refused !== undefined && { refused }),
      });
    await record();
    const outcome = await run(input, context);
    if (!outcome.ok)
      await record('kind' in outcome.error ? outcome.error.kind : String(outcome.error.status));
    return outcome;
  };

const isOfStaff = (context: object): context is StaffContext =>
  'member' in context && 'market' in context;

const partOf = (input: object, part: 'params' | 'body'): object => {
  const value: unknown = Object.getOwnPropertyDescriptor(input, part)?.value;
  return typeof value === 'object' && value !== null ? value : {};
};

/** Each business unit has its own audit. */
const withoutUnit = (subject: object): object =>
  Object.fromEntries(Object.entries(subject).filter(([field]) => field !== 'bu'));
