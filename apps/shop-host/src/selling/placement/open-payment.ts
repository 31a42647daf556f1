import type { BuyerProof } from '@materia/domain-checkout';
import type { Money } from '@materia/domain-money';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import type { CheckoutContext } from '../checkout/checkout-context.ts';
import { confirmationHold, holdUntil } from '../payments/holds.ts';
import { firstCheck } from '../payments/payments.ts';
import { insertAttempt } from '../payments/repository.ts';
import { applyFacts } from '../payments/settle.ts';
import type { PaidPlacement, PlacementInput } from './refusing.ts';

/** Until when a purchase waits, and where its payment page is: null if no payment is awaited. */
type Wait = { readonly holdUntil: string; readonly returnPath: string | null };

/** What a purchase waits for before it counts: its payment, or the word of a buyer whose mailbox nobody has proven. */
export const waitOf = (
  body: PlacementInput['body'],
  proof: BuyerProof,
  { now }: Pick<CheckoutContext, 'now'>,
): Wait | undefined => {
  if ('return_path' in body)
    return {
      holdUntil: holdUntil(body.payment_method_code, now),
      returnPath: body.return_path,
    };
  return proof === 'none' ? { holdUntil: confirmationHold(now), returnPath: null } : undefined;
};

/** The first payment attempt of a purchase. A total of zero needs no provider: the purchase is confirmed at once. */
export const openPayment = async (
  tx: Tx,
  number: string,
  amount: Money,
  body: PaidPlacement['body'],
  { market, now }: CheckoutContext,
): Promise<string> => {
  const id = randomId();
  await insertAttempt(tx, {
    market: market.id,
    id,
    purchase_number: number,
    method: body.payment_method_code,
    state: 'created',
    amount_minor: amount.minor,
    currency: market.currency,
    channel: body.device?.channel ?? null,
    now,
    checkAt: firstCheck(now),
  });
  if (amount.minor === 0)
    await applyFacts(
      tx,
      market,
      {
        attemptId: id,
        purchaseNumber: number,
        state: 'paid',
        amountMinor: 0,
        currency: market.currency,
        providerRef: '',
      },
      now,
    );
  return id;
};
