import { bookPoints } from '@materia/domain-loyalty';
import type { Market } from '@materia/market-model';
import { insertAccount, lockAccount, saveMovement } from '../customers/club/repository.ts';
import type { Tx } from '../platform/database/with-tx.ts';

/** A card that a store issued, for the form that links one to an account. */
export const DEMO_CARD = '9800000000427';
/** Points of the holder of the platinum card, from before they had an account. */
export const DEMO_POINTS = 1250;

/** Gives a member of the demo shop their points, and the market a card without an account, once. */
export const createDemoClub = async (
  tx: Tx,
  { id: market, rules }: Pick<Market, 'id' | 'rules'>,
  customerId: string,
  now: string,
): Promise<void> => {
  const member = { market, customerId };
  const known = await tx
    .selectFrom('club_entry')
    .select('seq')
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (known !== undefined) return;
  await insertAccount(tx, member, now);
  const account = await lockAccount(tx, member, now);
  if (account === undefined) throw new Error('A member has an account');
  await saveMovement(
    tx,
    account,
    { kind: 'card', points: DEMO_POINTS },
    bookPoints(account, DEMO_POINTS),
    now,
  );
  await tx
    .insertInto('club_card')
    .values({
      market,
      number: DEMO_CARD,
      postcode: rules.postcode.example,
      points: 120,
      issued_at: now,
    })
    .onConflict((conflict) => conflict.columns(['market', 'number']).doNothing())
    .execute();
};
