import { compareMoney, type Money } from '@materia/domain-money';
import type { CartOutcome } from './notices.ts';

/** A line as the customer saw it last. Prices of one unit with tax; `initial` is the one before a reduction. `isWaiting`: it could not be had then. */
export type SeenLine = {
  readonly quantity: number;
  readonly price: Money;
  readonly initial: Money;
  readonly isWaiting: boolean;
};

/** The same offer as it stands now; `maximum` is the most that can be had. */
export type OfferNow = { readonly maximum: number; readonly price: Money; readonly initial: Money };

/** What has to change about a line, and what is told about it. */
export type LineFinding =
  | { readonly change: 'delete'; readonly outcome: Extract<CartOutcome, 'TECHNICAL_ERROR'> }
  /** The line stays in the cart, and waits until it can be had again. */
  | { readonly change: 'wait'; readonly outcome: Extract<CartOutcome, 'NO_STOCK_AVAILABLE'> }
  | { readonly change: 'return'; readonly outcome: null }
  | {
      readonly change: 'quantity';
      readonly outcome: Extract<CartOutcome, 'NO_STOCK_AVAILABLE'>;
      readonly quantity: number;
    }
  /** The outcome is null when only the figure behind a reduction moved. */
  | {
      readonly change: 'price';
      readonly outcome: Extract<
        CartOutcome,
        'OFFER_PRICE_CHANGE' | 'PRODUCT_DISCOUNT_REMOVED'
      > | null;
    };

/**
 * Checks a line against its offer as it stands now: an offer that is gone everywhere takes its line with
 * it, one of which this store has nothing leaves it waiting and is told once, too large a quantity becomes what is left, and
 * another price or the end of a reduction is told.
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
