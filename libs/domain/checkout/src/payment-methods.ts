/** The payment methods of the shop (PAY-01). A market's settings say which of them it offers (SET-07). */
export const PAYMENT_METHODS = [
  'card',
  'blik',
  'bank-transfer',
  'paypal-express',
  'pay-in-store',
  'credit',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** How long a transfer may take at one bank, in hours (PAY-02). */
export const BANK_TRANSFER_HOURS = { from: 24, to: 72 } as const;

export const isPaymentMethod = (code: string): code is PaymentMethod =>
  PAYMENT_METHODS.some((method) => method === code);
