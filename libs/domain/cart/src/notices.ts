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

/** What each outcome knows of its line. */
type OutcomeFacts = {
  /** `quantity` is the remaining one; with 0 the line waits in the cart. */
  readonly NO_STOCK_AVAILABLE: { readonly quantity?: number | undefined };
  readonly OFFER_PRICE_CHANGE: { readonly lastPrice: Money; readonly newPrice: Money };
  readonly TECHNICAL_ERROR: unknown;
  readonly PRODUCT_DISCOUNT_REMOVED: unknown;
};

type AnyUnavailability = {
  readonly [Code in CartOutcome]: OutcomeFacts[Code] & {
    readonly lineId: string;
    readonly sku: string;
    readonly name: string;
    readonly code: Code;
    readonly isDeleted: boolean;
  };
}[CartOutcome];

/** A line that the shop had to change, with the facts of its outcome. */
export type Unavailability<Outcome extends CartOutcome = CartOutcome> = Extract<
  AnyUnavailability,
  { readonly code: Outcome }
>;

/** The outcome of the lines that each notice names. Two notices name none. */
type OutcomeOfNotice = {
  readonly CONNECT: never;
  readonly MERGED_CART: never;
  readonly NO_STOCK_AVAILABLE: 'NO_STOCK_AVAILABLE';
  readonly OFFER_PRICE_DECREASED: 'OFFER_PRICE_CHANGE';
  readonly OFFER_PRICE_INCREASED: 'OFFER_PRICE_CHANGE';
  readonly PRODUCT_DISCOUNT_REMOVED: 'PRODUCT_DISCOUNT_REMOVED';
  readonly STOCK_MODIFIED: 'NO_STOCK_AVAILABLE';
  readonly TECHNICAL_ERROR: 'TECHNICAL_ERROR';
};

/** A cart notice: one per code, with the lines it concerns. The page decides how to show it. */
export type CartNotice<Notice extends CartNoticeCode = CartNoticeCode> = {
  readonly [Code in Notice]: {
    readonly code: Code;
    readonly lines: readonly Unavailability<OutcomeOfNotice[Code]>[];
  };
}[Notice];

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
  const outOfStock = linesWith('NO_STOCK_AVAILABLE', unavailabilities);
  const notices = CART_OUTCOMES.flatMap((outcome) => noticesOf(outcome, unavailabilities));
  return {
    notices: CART_NOTICE_CODES.flatMap((code) =>
      notices.filter((notice) => notice.code === code && notice.lines.length > 0),
    ),
    lineErrors: outOfStock.map(({ lineId }) => ({ lineId, code: 'NO_STOCK_AVAILABLE' })),
    adjusted: outOfStock.flatMap(({ lineId, isDeleted, quantity = 0 }) =>
      isDeleted || quantity === 0 ? [] : [{ lineId, quantity }],
    ),
    removed: unavailabilities
      .filter((line) => line.isDeleted || line.code === 'TECHNICAL_ERROR')
      .map((line) => line.lineId),
  };
};

/** A notice that concerns no single line. */
export const cartNotice = (code: 'CONNECT' | 'MERGED_CART'): CartNotice => ({ code, lines: [] });

/** The notices of each outcome. An unchanged price needs none. */
const NOTICES: {
  readonly [Outcome in CartOutcome]: (
    lines: readonly Unavailability<Outcome>[],
  ) => readonly CartNotice[];
} = {
  NO_STOCK_AVAILABLE: (lines) => [
    { code: 'NO_STOCK_AVAILABLE', lines: lines.filter(hasNoUnits) },
    { code: 'STOCK_MODIFIED', lines: lines.filter((line) => !hasNoUnits(line)) },
  ],
  OFFER_PRICE_CHANGE: (lines) => [
    { code: 'OFFER_PRICE_DECREASED', lines: lines.filter((line) => priceRise(line) < 0) },
    { code: 'OFFER_PRICE_INCREASED', lines: lines.filter((line) => priceRise(line) > 0) },
  ],
  TECHNICAL_ERROR: (lines) => [{ code: 'TECHNICAL_ERROR', lines }],
  PRODUCT_DISCOUNT_REMOVED: (lines) => [{ code: 'PRODUCT_DISCOUNT_REMOVED', lines }],
};

const noticesOf = <Outcome extends CartOutcome>(
  outcome: Outcome,
  lines: readonly Unavailability[],
): readonly CartNotice[] => NOTICES[outcome](linesWith(outcome, lines));

const linesWith = <Outcome extends CartOutcome>(
  outcome: Outcome,
  lines: readonly Unavailability[],
): readonly Unavailability<Outcome>[] =>
  lines.filter((line): line is Unavailability<Outcome> => line.code === outcome);

const hasNoUnits = ({ isDeleted, quantity }: Unavailability<'NO_STOCK_AVAILABLE'>): boolean =>
  isDeleted || quantity === 0;

const priceRise = ({ lastPrice, newPrice }: Unavailability<'OFFER_PRICE_CHANGE'>): number =>
  compareMoney(newPrice, lastPrice);
