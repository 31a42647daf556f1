import { type RawBuilder, type Selectable, sql } from 'kysely';
import type {
  PaymentAttemptTable,
  PaymentNoticeTable,
} from '../../platform/database/tables/payment-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import { scheduleJob } from '../../platform/jobs/repository.ts';

export type AttemptRow = Selectable<PaymentAttemptTable>;

export const findAttempt = (
  db: Reader,
  market: string,
  id: string,
): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .executeTakeFirst();

/** The attempt whose money the provider knows by this reference, if it is one of ours. */
export const findAttemptByCharge = (
  db: Reader,
  market: string,
  chargeRef: string,
): Promise<Pick<AttemptRow, 'id' | 'purchase_number'> | undefined> =>
  db
    .selectFrom('payment_attempt')
    .select(['id', 'purchase_number'])
    .where('market', '=', market)
    .where('charge_ref', '=', chargeRef)
    .executeTakeFirst();

/** The number of the purchase of an attempt, as a part of another statement. */
export const purchaseNumberOfAttempt = (market: string, id: string): RawBuilder<string> =>
  sql<string>`(select purchase_number from payment_attempt where market = ${market} and id = ${id})`;

/** The attempts of a purchase, oldest first. */
export const attemptsOf = (
  db: Reader,
  market: string,
  purchaseNumber: string,
): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('market', '=', market)
    .where('purchase_number', '=', purchaseNumber)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const insertAttempt = async (
  tx: Tx,
  attempt: Pick<
    AttemptRow,
    'market' | 'id' | 'purchase_number' | 'method' | 'amount_minor' | 'currency' | 'channel'
  > & { readonly state: AttemptRow['state']; readonly now: string; readonly checkAt: string },
): Promise<void> => {
  const { now, checkAt, ...row } = attempt;
  await tx
    .insertInto('payment_attempt')
    .values({
      ...row,
      created_at: now,
      provider_ref: null,
      charge_ref: null,
      redirect_url: null,
      reference: null,
      failure: null,
    })
    .execute();
  await scheduleJob(tx, attemptJob(row), checkAt);
};

type AttemptChange = Partial<
  Pick<AttemptRow, 'state' | 'provider_ref' | 'charge_ref' | 'redirect_url' | 'failure'>
> & { readonly reference?: string };

const attemptJob = ({ market, id }: Pick<AttemptRow, 'market' | 'id'>) =>
  ({ lane: 'payments', kind: 'attempt', market, subject: id }) as const;

/** The provider is asked about an attempt at this ISO instant, if no notice comes before. */
export const checkAttemptAt = (
  db: Reader,
  attempt: Pick<AttemptRow, 'market' | 'id'>,
  at: string,
): Promise<void> => scheduleJob(db, attemptJob(attempt), at);

export const changeAttempt = async (
  tx: Reader,
  { market, id }: Pick<AttemptRow, 'market' | 'id'>,
  change: AttemptChange,
): Promise<void> => {
  await tx
    .updateTable('payment_attempt')
    .set(change)
    .where('market', '=', market)
    .where('id', '=', id)
    .execute();
};

type NoticeRow = Selectable<PaymentNoticeTable>;

/** Inserts a notice, as one that is not ours until it was applied; false if it arrived before. */
export const insertNotice = async (tx: Tx, notice: Omit<NoticeRow, 'outcome'>): Promise<boolean> =>
  (await tx
    .insertInto('payment_notice')
    .values({ ...notice, outcome: 'not-ours' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst()) !== undefined;

/** Writes what became of a notice. */
export const saveNoticeOutcome = async (
  tx: Tx,
  market: string,
  eventId: string,
  outcome: NoticeRow['outcome'],
): Promise<void> => {
  await tx
    .updateTable('payment_notice')
    .set({ outcome })
    .where('market', '=', market)
    .where('event_id', '=', eventId)
    .execute();
};
