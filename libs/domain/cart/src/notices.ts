import { unreachable } from '@materia/domain-kernel';
import { compareMoney, type Money } from '@materia/domain-money';

/** The possible outcomes for an item that is added or checked. */
export const CART_OUTCOMES = [
  'NO_STOCK_AVAILABLE',
  'OFFER_PRICE_CHANGE',
  'TECHNICAL_ERROR',
  'PRODUCT_DISCOUNT_REMOVED',
] as const;

export type CartOutcome = (typeof CART_OUTCOMES)[number];

/** The notices a cart can show. */
export const CART_NOTICE_CODES = [
  'CONNECT',
  'MERGED_CART',
  'NO_STOCK_AVAILABLE',
  'OFFER_PRICE_DECREASED',
  'OFFER_PRICE_INCREASED',
  'PRODUCT_DISCOUNT_REMOVED',
  'STOCK_MODIFIED',
  'TECHNICAL_ERROR',
] as const;

export type CartNoticeCode = (typeof CART_NOTICE_CODES)[number];

/** A cart notice: one per code, with the lines it concerns. The page decides how to show it. */
export type CartNotice = {
  readonly code: CartNoticeCode;
  readonly lines: readonly Unavailability[];
};

/**
 * A line that the shop had to change, with the details of its outcome. `quantity` is the remaining
 * one; with 0 the line waits in the cart.
 */
export type Unavailability = {
  readonly lineId: string;
  readonly sku: string;
  readonly name: string;
  readonly code: CartOutcome;
  readonly isDeleted: boolean;
  readonly quantity?: number | undefined;
  readonly lastPrice?: Money | undefined;
  readonly newPrice?: Money | undefined;
};

/** Findings of the cart check about its lines. */
export type CartFindings = {
  readonly notices: readonly CartNotice[];
  /** Lines that show the cart error "no stock available" themselves. */
  readonly lineErrors: readonly { readonly lineId: string; readonly code: 'NO_STOCK_AVAILABLE' }[];
  /** Lines whose quantity was reduced to the available one. */
  readonly adjusted: readonly { readonly lineId: string; readonly quantity: number }[];
  /** Lines that were removed from the cart. */
  readonly removed: readonly string[];
};

/** Maps the unavailability codes of a checked cart to notices and to changes of its lines. */
export const findingsOf = (unavailabilities: readonly Unavailability[]): CartFindings => {
  const outOfStock = unavailabilities.filter((line) => line.code === 'NO_STOCK_AVAILABLE');
  return {
    notices: CART_NOTICE_CODES.flatMap((code) => {
      const lines = unavailabilities.filter((line) => noticeCode(line) === code);
      return lines.length === 0 ? [] : [cartNotice(code, lines)];
    }),
    lineErrors: outOfStock.map(({ lineId }) => ({ lineId, code: 'NO_STOCK_AVAILABLE' })),
    adjusted: outOfStock.flatMap(({ lineId, isDeleted, quantity = 0 }) =>
      isDeleted || quantity === 0 ? [] : [{ lineId, quantity }],
    ),
    removed: unavailabilities
      .filter((line) => line.isDeleted || line.code === 'TECHNICAL_ERROR')
      .map((line) => line.lineId),
  };
};

/** Builds a notice. CONNECT and MERGED_CART do not concern a single line. */
export const cartNotice = (
  code: CartNoticeCode,
  lines: readonly Unavailability[] = [],
): CartNotice => ({ code, lines });

/** The notice of one line, or null: an unchanged price needs no notice. */
const noticeCode = (line: Unavailability): CartNoticeCode | null => {
  switch (line.code) {
    case 'NO_STOCK_AVAILABLE':
      return line.isDeleted || line.quantity === 0 ? 'NO_STOCK_AVAILABLE' : 'STOCK_MODIFIED';
    case 'OFFER_PRICE_CHANGE':
      return priceNotice(line.lastPrice, line.newPrice);
    case 'TECHNICAL_ERROR':
    case 'PRODUCT_DISCOUNT_REMOVED':
      return line.code;
    default:
      return unreachable(line.code);
  }
};

const priceNotice = (last: Money | undefined, now: Money | undefined): CartNoticeCode | null => {
  if (last === undefined || now === undefined) return null;
  const direction = compareMoney(now, last);
  if (direction === 0) return null;
  return direction > 0 ? 'OFFER_PRICE_INCREASED' : 'OFFER_PRICE_DECREASED';
};
