import type { RequestContext } from '../../platform/contract/context.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { findUnpaidPurchases, type PurchaseRow } from '../purchases/repository.ts';
import type { ReturnTokens } from '../purchases/return-tokens.ts';
import { type AttemptRow, attemptsOf, findAttempt } from './repository.ts';

/** A purchase that can still be paid, with its last attempt. */
export type PayablePurchase = { readonly purchase: PurchaseRow; readonly attempt: AttemptRow };

/**
 * The purchases of the account and of the payments whose tokens are right that wait for their
 * payment, the one that ends first first. The provider is not asked.
 */
export const unpaidPurchases = async (
  db: Reader,
  tokens: ReturnTokens,
  started: readonly { readonly attempt_id: string; readonly token: string }[],
  { market, customer, now }: Pick<RequestContext, 'market' | 'customer' | 'now'>,
): Promise<readonly PayablePurchase[]> => {
  const own = started.filter(({ attempt_id, token }) => tokens.isOf(market.id, attempt_id, token));
  const numbers = await Promise.all(
    own.map(async ({ attempt_id }) => {
      const attempt = await findAttempt(db, market.id, attempt_id);
      return attempt?.purchase_number;
    }),
  );
  const purchases = await findUnpaidPurchases(
    db,
    market.id,
    {
      customerId: customer?.customerId,
      numbers: numbers.filter((number) => number !== undefined),
    },
    now,
  );
  const all = await Promise.all(
    purchases.map(async (purchase) => ({
      purchase,
      attempt: (await attemptsOf(db, market.id, purchase.number)).at(-1),
    })),
  );
  return all.flatMap(({ purchase, attempt }) =>
    // What is paid in store has no attempt, and is confirmed by email.
    attempt === undefined ? [] : [{ purchase, attempt }],
  );
};
