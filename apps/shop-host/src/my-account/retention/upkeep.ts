import { keptSince, RETENTION_DAYS, type RetainedData } from '@materia/domain-consent';
import type { Market, RetentionReason } from '@materia/market-model';
import { instantOf, todayIn } from '@materia/platform-clock';
import { deleteFreeCards } from '../../customers/club/repository.ts';
import { deleteEmptyCompanies } from '../../customers/companies/empty-companies-repository.ts';
import { deleteInvitationsBefore } from '../../customers/companies/invitations-repository.ts';
import { deleteKeptSteps } from '../../customers/newsletter/kept-steps-repository.ts';
import { deleteLinksBefore, deleteResetsBefore } from '../../customers/mailbox/repository.ts';
import { deleteEndedSessions, deleteExpiredTokens } from '../../platform/auth/repository.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { workByKind } from '../../platform/jobs/job-kinds.ts';
import type { Lane } from '../../platform/jobs/lanes.ts';
import { scheduleJob } from '../../platform/jobs/repository.ts';
import { deleteAttemptsBefore } from '../../platform/limits/repository.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { deleteSellerInvitationsBefore } from '../../platform/sellers/repository.ts';
import { expireApprovals } from '../../selling/approval-outcomes/decide.ts';
import { deleteKeptApprovals } from '../../selling/approval-requests/repository.ts';
import { endConversionsThatAreOver } from '../../selling/cart/conversions.ts';
import { deleteAbandonedCarts } from '../../selling/cart/abandoned-carts-repository.ts';
import {
  deleteKeptCreditNotes,
  deleteKeptInvoices,
  deleteKeptQuotes,
  deleteKeptReceipts,
  deleteKeptSellerInvoices,
} from '../../selling/documents/kept-documents-repository.ts';
import {
  deleteKeptThreads,
  deleteRemovedFiles,
} from '../../selling/messages/kept-threads-repository.ts';
import { deleteKeptPayments } from '../../selling/payments/kept-payments-repository.ts';
import { deleteKeptPurchases } from '../../selling/purchases/kept-purchases-repository.ts';
import { forgetNetworks } from '../../selling/purchases/holds-repository.ts';
import { deleteKeysBefore } from '../../selling/placement/idempotency-repository.ts';

declare module '../../platform/jobs/job-kinds.ts' {
  interface JobKinds {
    /** The data of a market whose time is over. */
    readonly upkeep: 'expired-data';
  }
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PAUSE_MS = 60_000;
/** Rows per statement: few enough that a shopper who needs one of them waits for no longer than for another shopper. */
const MOST_AT_ONCE = 1000;

type Deletion = (
  db: Db,
  market: string,
  before: string,
  most: number,
  files: FileStore,
) => Promise<number>;

/** Deletes some of the rows that are older than the table of periods allows, and returns how many. */
const DELETIONS: Readonly<Record<RetainedData, readonly Deletion[]>> = {
  // Counts of staff belong to no market; whichever market comes first deletes all that are due.
  attempts: [
    (db, _, before, most) => deleteAttemptsBefore(db, before, most),
    forgetNetworks,
    deleteResetsBefore,
  ],
  // A token lives as long as a session may rest, so it expires when the period is over.
  sessions: [
    (db, market, before, most) =>
      deleteExpiredTokens(db, market, laterBy(before, RETENTION_DAYS.sessions * DAY_MS), most),
    deleteEndedSessions,
    deleteLinksBefore,
    // They have addresses of people without an account, who could not erase them.
    deleteInvitationsBefore,
    deleteSellerInvitationsBefore,
  ],
  placements: [deleteKeysBefore],
  'guest-carts': [deleteAbandonedCarts],
  'club-cards': [deleteFreeCards],
};

/** The same for what a law keeps after an erasure, and for orders of guests. Payments belong to purchases, and go first. */
const KEPT_DELETIONS: Readonly<Record<RetentionReason, readonly Deletion[]>> = {
  'tax documents': [
    deleteKeptInvoices,
    deleteKeptCreditNotes,
    deleteKeptReceipts,
    deleteKeptSellerInvoices,
    deleteKeptPayments,
  ],
  'contracts and claims': [
    deleteKeptThreads,
    (db, market, _, most, files) => deleteRemovedFiles(db, market, files, most),
    deleteKeptPurchases,
    deleteKeptQuotes,
    deleteKeptApprovals,
    deleteEmptyCompanies,
  ],
  'proof of consent': [deleteKeptSteps],
};
const isRetained = (data: string): data is RetainedData => Object.hasOwn(RETENTION_DAYS, data);
const RETAINED = Object.keys(RETENTION_DAYS).filter(isRetained);
const isReason = (reason: string): reason is RetentionReason =>
  Object.hasOwn(KEPT_DELETIONS, reason);
const REASONS = Object.keys(KEPT_DELETIONS).filter(isReason);

/** The lane that deletes data about persons when their time is over, once an hour for each market. */
export const upkeepLane = (db: Db, files: FileStore): Lane => {
  const deleteAll = async (deletion: Deletion, market: string, before: string): Promise<void> => {
    for (let deleted = MOST_AT_ONCE; deleted === MOST_AT_ONCE;)
      deleted = await deletion(db, market, before, MOST_AT_ONCE, files);
  };
  return {
    name: 'upkeep',
    pauseMs: PAUSE_MS,
    firstRetryMs: PAUSE_MS,
    work: workByKind<'upkeep'>({
      'expired-data': async ({ market }, now) => {
        for (const data of RETAINED)
          for (const deletion of DELETIONS[data])
            await deleteAll(deletion, market.id, laterBy(now, -RETENTION_DAYS[data] * DAY_MS));
        for (const reason of REASONS)
          for (const deletion of KEPT_DELETIONS[reason])
            await deleteAll(deletion, market.id, keptSinceOf(market, reason, now));
        await deleteAll(
          (_, __, ___, most) => endConversionsThatAreOver(db, market, now, most),
          market.id,
          now,
        );
        await deleteAll(
          (_, __, ___, most) => expireApprovals(db, market.id, now, most),
          market.id,
          now,
        );
        return { again: laterBy(now, HOUR_MS) };
      },
    }),
  };
};

/** The first moment of which a law of the market still keeps data. */
const keptSinceOf = (market: Market, reason: RetentionReason, now: string): string =>
  instantOf(
    keptSince(todayIn(market.timeZone, now), market.settings.retentionYears[reason]),
    0,
    market.timeZone,
  );

/** Plans the lane's job of each market; a plan that exists begins now. */
export const planUpkeep = async (
  db: Db,
  markets: readonly Pick<Market, 'id'>[],
  now: string,
): Promise<void> => {
  for (const { id: market } of markets)
    await scheduleJob(db, { lane: 'upkeep', kind: 'expired-data', market, subject: 'all' }, now);
};
