/** The pages of a quote purchase, by route name. */
export const CONVERSION_PAGES = [
  'cart',
  'checkoutDelivery',
  'checkoutRecipient',
  'checkoutReview',
  'checkoutPayment',
  'confirmation',
] as const;

/**
 * Pages that customers may view without aborting it, by route name; `privacy` is the page about
 * cookies and privacy.
 */
export const PAGES_EXEMPT_FROM_ABORT = [
  'terms',
  'privacy',
  'legalNotice',
  'pickupConditions',
] as const;

export type LeavingDecision =
  /** Continue: no quote is being converted, or the page is part of the purchase. */
  | { readonly kind: 'go-on' }
  /** Ask first; if the customer continues, the conversion is aborted. */
  | { readonly kind: 'warn-then-abort' };

/**
 * What happens when a customer navigates to another page. Within the purchase nothing does. Leaving
 * it, to any page except the four exempt ones, warns and then aborts the conversion.
 */
export const decideLeaving = (
  page: string,
  conversion: { readonly kind: 'none' | 'converting' },
): LeavingDecision =>
  conversion.kind === 'none' ||
  CONVERSION_PAGES.some((each) => each === page) ||
  PAGES_EXEMPT_FROM_ABORT.some((each) => each === page)
    ? { kind: 'go-on' }
    : { kind: 'warn-then-abort' };
