import type { PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { type QuoteDates, quoteState } from './quote.ts';

/** Whether a customer's cart is their own or a quote being purchased. */
export type Conversion =
  | { readonly kind: 'none'; readonly cartId: string | undefined }
  | {
      readonly kind: 'converting';
      readonly quoteId: string;
      readonly cartId: string;
      /** The replaced cart, which is restored when the conversion is aborted. */
      readonly formerCartId: string | undefined;
    };

export type ConversionRefusal =
  | { readonly kind: 'quote-expired'; readonly validUntil: PlainDate }
  | { readonly kind: 'already-converting'; readonly quoteId: string }
  | { readonly kind: 'replacing-cart-not-confirmed' };

export type ConversionRequest = {
  readonly quoteId: string;
  readonly quote: Pick<QuoteDates, 'validUntil'>;
  readonly quoteCartId: string;
  /** Whether the customer agreed to replace the cart; not required when it is empty. */
  readonly confirmed: boolean;
  readonly cartIsEmpty: boolean;
};

/**
 * Replaces the cart with a quote. Refuses an expired quote, a second conversion and a replacement
 * without the customer's agreement.
 */
export const convertQuote = (
  before: Conversion,
  request: ConversionRequest,
  today: PlainDate,
): Result<Extract<Conversion, { kind: 'converting' }>, ConversionRefusal> => {
  if (before.kind === 'converting')
    return fail({ kind: 'already-converting', quoteId: before.quoteId });
  if (quoteState(request.quote, today) === 'expired')
    return fail({ kind: 'quote-expired', validUntil: request.quote.validUntil });
  if (!request.confirmed && !request.cartIsEmpty)
    return fail({ kind: 'replacing-cart-not-confirmed' });
  return ok({
    kind: 'converting',
    quoteId: request.quoteId,
    cartId: request.quoteCartId,
    formerCartId: before.cartId,
  });
};

/**
 * Ends a conversion without an order and restores the former cart. Without a conversion it changes
 * nothing.
 */
export const abortConversion = (conversion: Conversion): Extract<Conversion, { kind: 'none' }> =>
  conversion.kind === 'converting' ? { kind: 'none', cartId: conversion.formerCartId } : conversion;

/** A conversion that nobody ends is over after a day: the customer finds their own cart again. */
export const CONVERSION_LIFE_MS = 24 * 3_600_000;

/**
 * Whether a conversion is over by itself: it has lasted its time, or the last day of its quote has
 * passed.
 */
export const isConversionOver = (
  { ageMs, validUntil }: { readonly ageMs: number } & Pick<QuoteDates, 'validUntil'>,
  today: PlainDate,
): boolean => ageMs > CONVERSION_LIFE_MS || quoteState({ validUntil }, today) === 'expired';
