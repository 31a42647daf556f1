import type { Reply } from '@materia/api-contract';
import { isEnded, needsCode } from '@materia/domain-checkout';
import { money, toMajorUnits } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { GuestLinks } from '../purchases/guest-links.ts';
import { approveUntil } from './holds.ts';
import { type AttemptRow, attemptsOf } from './repository.ts';
import type { PayablePurchase } from './unpaid-purchases.ts';
import { orderNumbersOf } from '../orders/repository.ts';
import type { PurchaseRow } from '../purchases/repository.ts';
import type { ReturnTokens } from '../purchases/return-tokens.ts';

type WirePayment = Reply<'retryPayment'>;

/** A payment for its owner. */
export const wirePayment = async (
  db: Reader,
  attempt: AttemptRow,
  purchase: PurchaseRow,
  {
    tokens,
    links,
    market,
    now,
  }: {
    readonly tokens: ReturnTokens;
    readonly links: GuestLinks;
    readonly market: Market;
    readonly now: string;
  },
): Promise<WirePayment> => ({
  attempt_id: attempt.id,
  order_number: attempt.purchase_number,
  state: attempt.state,
  method: attempt.method,
  amount: toMajorUnits(money(attempt.amount_minor, attempt.currency)),
  currency: attempt.currency,
  token: tokens.of(market.id, attempt.id),
  ...(attempt.state === 'created' &&
    attempt.redirect_url !== null && { redirect_url: attempt.redirect_url }),
  ...(attempt.reference !== null && {
    reference: {
      entity: attempt.reference.entity,
      reference: attempt.reference.reference,
      expires_at: attempt.reference.expiresAt,
    },
  }),
  ...(needsCode(attempt.method) &&
    attempt.state === 'pending' && { approve_until: approveUntil(attempt.created_at) }),
  expires_at: purchase.hold_until ?? purchase.created_at,
  ...(attempt.failure !== null && attempt.state !== 'paid' && { failure: attempt.failure }),
  may_retry:
    purchase.state === 'open' &&
    isEnded(attempt.state) &&
    purchase.hold_until !== null &&
    purchase.hold_until > now,
  closed: isClosed(purchase),
  ...(await paidOrOpen(db, attempt, purchase)),
  order_ids: await orderNumbersOf(db, market.id, purchase.number),
  ...(purchase.customer_id === null &&
    (purchase.state === 'confirmed' || attempt.state === 'paid') && {
      // As old as the purchase, however often and late its payment is looked at.
      link: await links.issue(market.id, purchase.number, purchase.created_at),
    }),
});

const isClosed = ({ state }: PurchaseRow): boolean => state === 'failed' || state === 'cancelled';

/** A payment for those who only know its id. */
export const wireKnownPayment = ({
  attempt_id,
  order_number,
  state,
  closed,
  paid,
}: WirePayment): Reply<'readPayment'> => ({ attempt_id, order_number, state, closed, paid });

/**
 * What became of the purchase by its other attempts, which may have been made in another tab. They
 * are read after this one, which may have been paid meanwhile: that is not said before its own state.
 */
const paidOrOpen = async (
  db: Reader,
  attempt: AttemptRow,
  purchase: PurchaseRow,
): Promise<Pick<WirePayment, 'paid' | 'open_attempt'>> => {
  const all = await attemptsOf(db, purchase.market, purchase.number);
  const others = all.filter(({ id }) => id !== attempt.id);
  const open = others.findLast(({ state }) => !isEnded(state));
  return {
    paid: [attempt, ...others].some(({ state }) => state === 'paid'),
    ...(open !== undefined && purchase.state === 'open' && { open_attempt: open.id }),
  };
};

/** A purchase that waits for its payment. */
export const wireUnpaid = ({
  purchase,
  attempt,
}: PayablePurchase): Reply<'listUnpaidPurchases'>[number] => ({
  attempt_id: attempt.id,
  order_number: purchase.number,
  state: attempt.state,
  method: attempt.method,
  amount: toMajorUnits(money(attempt.amount_minor, attempt.currency)),
  currency: attempt.currency,
  pay_until: attempt.reference?.expiresAt ?? purchase.hold_until ?? purchase.created_at,
  has_reference: attempt.reference !== null && !isEnded(attempt.state),
  ...(attempt.reference !== null &&
    !isEnded(attempt.state) && {
      reference: { entity: attempt.reference.entity, reference: attempt.reference.reference },
    }),
});
