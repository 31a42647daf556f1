import type { Selectable } from 'kysely';
import type { SubscriptionTable } from '../../platform/database/submission-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

export type SubscriptionRow = Selectable<SubscriptionTable>;

export const findSubscription = (
  db: Reader,
  market: string,
  emailKey: string,
): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('market', '=', market)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();

export const findByToken = (
  tx: Tx,
  market: string,
  token: string,
): Promise<SubscriptionRow | undefined> =>
  tx
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('market', '=', market)
    .where('token', '=', token)
    .forUpdate()
    .executeTakeFirst();

/** Writes what an address asked for now, in the place of what it asked for before, and the step with the words agreed to. */
export const writeSubscription = async (
  tx: Tx,
  row: SubscriptionRow,
  wording: readonly string[],
): Promise<void> => {
  const { market: _market, email_key: _key, ...changes } = row;
  await tx
    .insertInto('newsletter_subscription')
    .values(row)
    .onConflict((conflict) => conflict.columns(['market', 'email_key']).doUpdateSet(changes))
    .execute();
  await writeStep(tx, row, wording);
};

/** Moves a locked subscription to a state. */
export const moveSubscription = async (
  tx: Tx,
  row: SubscriptionRow,
  state: SubscriptionRow['state'],
  now: string,
): Promise<void> => {
  await tx
    .updateTable('newsletter_subscription')
    .set({ state, updated_at: now })
    .where('market', '=', row.market)
    .where('email_key', '=', row.email_key)
    .execute();
  await writeStep(tx, { ...row, state, updated_at: now }, []);
};

const writeStep = async (
  tx: Tx,
  { market, email_key, state, updated_at }: SubscriptionRow,
  wording: readonly string[],
): Promise<void> => {
  const { seq } = await tx
    .selectFrom('newsletter_step')
    .select((entry) => entry.fn.max<number | null>('seq').as('seq'))
    .where('market', '=', market)
    .where('email_key', '=', email_key)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('newsletter_step')
    .values({
      market,
      email_key,
      seq: (seq ?? 0) + 1,
      state,
      wording: JSON.stringify(wording),
      at: updated_at,
    })
    .execute();
};
