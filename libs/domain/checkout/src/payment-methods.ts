/**
 * The payment methods of the shop, with the codes used by contract, database and texts. A market's
 * settings list the ones it offers. The bank transfers are P24 in Poland and Multibanco in
 * Portugal.
 */
export const PAYMENT_METHODS = [
  'card',
  'blik',
  'p24',
  'multibanco',
  'mb_way',
  'bizum',
  'paypal_express',
  'credit',
  'pay_in_store',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/**
 * The brands of the cards that shoppers of a market know; cb is the French Groupement des Cartes
 * Bancaires.
 */
export type CardBrand = 'visa' | 'mastercard' | 'cb';

/** Why a cart cannot be paid by a method that its market offers. */
export const METHOD_REFUSALS = [
  'nothing-to-pay',
  'total-too-small',
  'total-too-large',
  'not-for-shipments',
  'store-closed',
] as const;
export type MethodRefusal = (typeof METHOD_REFUSALS)[number];

/** How long a transfer may take at each bank, in hours. */
export const BANK_TRANSFER_HOURS = { from: 24, to: 72 } as const;

export const isPaymentMethod = (code: string): code is PaymentMethod =>
  PAYMENT_METHODS.some((method) => method === code);
