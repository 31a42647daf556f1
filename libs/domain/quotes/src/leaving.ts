/** Pages between which a customer moves while he buys a quote, by route name. */
export const CONVERSION_PAGES = [
  'cart',
  'checkoutShippings',
  'checkoutInformations',
  'checkoutSummaries',
  'confirmation',
] as const;

/** Pages he may look at without losing it, by route name; `privacy` is the page about cookies and privacy. */
export const PAGES_EXEMPT_FROM_ABORT = [
  'terms',
  'privacy',
  'legalNotice',
  'pickupConditions',
] as const;

export type LeavingDecision =
  /** Go on: nothing is being converted, or the page belongs to the purchase. */
  | { readonly kind: 'go-on' }
  /** Ask first; if the customer goes on, the conversion is aborted. */
  | { readonly kind: 'warn-then-abort' };

/**
 * What happens when a customer goes to another page. Inside the purchase nothing does; leaving it, to any page but the
 * four exempt ones, warns and then aborts the conversion.
 */
export const leavingTo = (
  page: string,
  conversion: { readonly kind: 'none' | 'converting' },
): LeavingDecision =>
  conversion.kind === 'none' ||
  CONVERSION_PAGES.some((each) => each === page) ||
  PAGES_EXEMPT_FROM_ABORT.some((each) => each === page)
    ? { kind: 'go-on' }
    : { kind: 'warn-then-abort' };
