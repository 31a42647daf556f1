import { compareMoney, type Money } from '@materia/domain-money';
import type { CartOutcome } from './notices.ts';

/**
 * A line as the customer last saw it. Unit prices with tax; `initial` is the price before a
 * reduction. `isWaiting`: it was unavailable then.
 */
export type SeenLine = {
  readonly quantity: number;
  readonly price: Money;
  readonly initial: Money;
  readonly isWaiting: boolean;
};

/** The same offer now. `maximum` is the largest available quantity. */
export type OfferNow = { readonly maximum: number; readonly price: Money; readonly initial: Money };

/** What has to change about a line, and what is reported about it. */
export type LineFinding =
  | { readonly change: 'delete'; readonly outcome: Extract<CartOutcome, 'TECHNICAL_ERROR'> }
  /** The line stays in the cart until the product is available again. */
  | { readonly change: 'wait'; readonly outcome: Extract<CartOutcome, 'NO_STOCK_AVAILABLE'> }
  | { readonly change: 'return'; readonly outcome: null }
  | {
      readonly change: 'quantity';
      readonly outcome: Extract<CartOutcome, 'NO_STOCK_AVAILABLE'>;
      readonly quantity: number;
    }
  /** The outcome is null when only the price before the reduction changed. */
  | {
      readonly change: 'price';
      readonly outcome: Extract<
        CartOutcome,
        'OFFER_PRICE_CHANGE' | 'PRODUCT_DISCOUNT_REMOVED'
      > | null;
    };

/**
 * Checks a line against the current offer. A line whose offer no longer exists anywhere is removed. One
 * that is out of stock at this store leaves the line waiting and is reported once. Too large a
 * quantity is reduced to the available one. A changed price and the end of a reduction are
 * reported.
 */
export const checkLine = (
  seen: SeenLine,
  now: OfferNow | 'not-here' | 'gone',
): readonly LineFinding[] => {
  if (now === 'gone') return [{ change: 'delete', outcome: 'TECHNICAL_ERROR' }];
  if (now === 'not-here' || now.maximum < 1)
    return seen.isWaiting ? [] : [{ change: 'wait', outcome: 'NO_STOCK_AVAILABLE' }];
  const stock: readonly LineFinding[] = [
    ...(seen.isWaiting ? [{ change: 'return', outcome: null } as const] : []),
    ...(seen.quantity <= now.maximum
      ? []
      : [{ change: 'quantity', outcome: 'NO_STOCK_AVAILABLE', quantity: now.maximum } as const]),
  ];
  const isSamePrice = compareMoney(seen.price, now.price) === 0;
  if (isSamePrice && compareMoney(seen.initial, now.initial) === 0) return stock;
  const isReductionOver =
    compareMoney(seen.initial, seen.price) > 0 && compareMoney(now.initial, now.price) === 0;
  if (isReductionOver) return [...stock, { change: 'price', outcome: 'PRODUCT_DISCOUNT_REMOVED' }];
  return [...stock, { change: 'price', outcome: isSamePrice ? null : 'OFFER_PRICE_CHANGE' }];
};
