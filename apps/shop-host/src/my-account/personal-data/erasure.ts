import { randomBytes } from 'node:crypto';
import type { Market, RetentionReason } from '@materia/market-model';
import { type Db, type Reader, withTx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { DataSubject } from '../../platform/personal-data/personal-data.ts';
import { addStaffAction } from '../../platform/staff/audit.ts';
import {
  deleteJobsNaming,
  type ErasureBlocks,
  findErasureBlocks,
  lockAccount,
} from './erasure-repository.ts';
import { eraseDataSubject, exportDataSubject, PERSONAL_DATA } from './personal-data.ts';

/** What the law keeps of a person, and for how many years. */
type KeptData = { readonly reason: RetentionReason; readonly years: number };

/** How an erasure ended. Without the account, another call has erased it. */
type ErasureOutcome =
  | { readonly kind: 'erased'; readonly reference: string }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'gone' };

const isBlocked = ({ openOrders, unpaidPurchases }: ErasureBlocks): boolean =>
  openOrders.length > 0 || unpaidPurchases.length > 0;

/** A name for a request, for mails and audit. It says nothing about the person. */
export const newReference = (): string => `D-${randomBytes(5).toString('hex').toUpperCase()}`;

/** Why the rows of each table stay, if they do. */
const REASONS = new Map(PERSONAL_DATA.flatMap(({ tables }) => Object.entries(tables)));

/** What would stay of a person, the longest first. */
export const keptData = async (
  db: Reader,
  subject: DataSubject,
  { settings }: Pick<Market, 'settings'>,
): Promise<readonly KeptData[]> => {
  const reasons = new Set<RetentionReason>();
  for await (const { table } of exportDataSubject(db, subject)) {
    const reason = REASONS.get(table);
    if (reason !== undefined && reason !== 'erased') reasons.add(reason);
  }
  return [...reasons]
    .map((reason) => ({ reason, years: settings.retentionYears[reason] }))
    .toSorted((one, other) => other.years - one.years);
};

/**
 * Erases an account unless something stands in the way. The mail that confirms it goes to the address that the account had, and the
 * audit names the request only.
 */
export const eraseAccount = (
  db: Db,
  subject: DataSubject,
  market: Market,
  now: string,
): Promise<ErasureOutcome> =>
  withTx(db, async (tx) => {
    const account = await lockAccount(tx, market.id, subject.customerId);
    if (account === undefined) return { kind: 'gone' };
    if (isBlocked(await findErasureBlocks(tx, market.id, subject.customerId)))
      return { kind: 'blocked' };
    const kept = await keptData(tx, subject, market);
    const reference = newReference();
    await eraseDataSubject(tx, subject);
    await deleteJobsNaming(tx, market.id, [subject.customerId, account.email]);
    await enqueueMail(tx, {
      market: market.id,
      kind: 'account-erased',
      payload: { email: account.email, reference, kept: kept.map(({ reason }) => reason) },
      now,
    });
    await addStaffAction(tx, market.id, now, {
      actor: 'customer',
      action: 'eraseMyData',
      subject: { reference },
    });
    return { kind: 'erased', reference };
  });
