import { fail, ok, type Result } from '@materia/domain-kernel';

/** The types of a till receipt. */
export const RECEIPT_TYPES = ['purchase', 'withdrawal-sale', 'goods-return', 'cancelled'] as const;
export type ReceiptType = (typeof RECEIPT_TYPES)[number];

/** Receipt codes written by self-service tills. */
export const SELF_SERVICE_RECEIPT_CODES = [1, 8, 9, 46, 47, 52, 68] as const;

/** A market setting maps codes to types; only the code of a plain purchase is specified. */
export type ReceiptTypeMap = Readonly<Record<number, ReceiptType>>;

export const DEFAULT_RECEIPT_TYPES: ReceiptTypeMap = { 1: 'purchase' };

export const isSelfServiceReceipt = (code: number): boolean =>
  SELF_SERVICE_RECEIPT_CODES.some((selfService) => selfService === code);

/**
 * Refuses a code that the market's setting does not include: the receipt is then shown without a
 * type.
 */
export const receiptType = (
  code: number,
  types: ReceiptTypeMap = DEFAULT_RECEIPT_TYPES,
): Result<ReceiptType, { readonly kind: 'receipt-type-not-set'; readonly code: number }> => {
  const type = types[code];
  return type === undefined ? fail({ kind: 'receipt-type-not-set', code }) : ok(type);
};
