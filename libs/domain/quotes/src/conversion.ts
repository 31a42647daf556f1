import type { PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { type QuoteDates, quoteState } from './quote.ts';

/** Whether a customer's cart is his own or stands for a quote he is buying. */
export type Conversion =
  | { readonly kind: 'none'; readonly cartId: string | undefined }
  | {
      readonly kind: 'converting';
      readonly quoteId: string;
      readonly cartId: string;
      /** The cart that was replaced and comes back when the conversion is aborted. */
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
  /** The customer agreed that his cart is replaced; not asked for when it is empty. */
  readonly confirmed: boolean;
  readonly cartIsEmpty: boolean;
};

/** Puts a quote in the place of the cart. Refuses an expired quote, a second conversion and a replacement nobody agreed to. */
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

/** Ends a conversion without an order: the former cart is back. Aborting nothing changes nothing. */
export const abortConversion = (conversion: Conversion): Extract<Conversion, { kind: 'none' }> =>
  conversion.kind === 'converting' ? { kind: 'none', cartId: conversion.formerCartId } : conversion;
