import type { Selectable } from 'kysely';
import type { PaymentAttemptTable } from '../../platform/database/tables/payment-tables.ts';
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
