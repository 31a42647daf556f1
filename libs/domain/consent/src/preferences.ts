import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';

export type ReceiptPreferences = {
  readonly saleReceipt: boolean;
  readonly bankCardReceipt: boolean;
};

/** What a question for the receipt preferences of a customer led to. */
export type PreferencesAnswer =
  | { readonly kind: 'stored'; readonly preferences: ReceiptPreferences }
  /** The customer has not set any yet. */
  | { readonly kind: 'never-set' }
  /** They were read without success. */
  | { readonly kind: 'unsuccessful' }
  /** The question failed with this status. */
  | { readonly kind: 'failed'; readonly status: number };

export type PreferencesRefusal = Extract<
  PreferencesAnswer,
  { readonly kind: 'unsuccessful' | 'failed' }
>;

/**
 * The receipt preferences of a customer. Where none were ever set, both digital receipts are off.
 * Any other answer without preferences is refused as it came.
 */
export const receiptPreferencesOf = (
  answer: PreferencesAnswer,
): Result<ReceiptPreferences, PreferencesRefusal> => {
  switch (answer.kind) {
    case 'stored':
      return ok(answer.preferences);
    case 'never-set':
      return ok({ saleReceipt: false, bankCardReceipt: false });
    case 'unsuccessful':
    case 'failed':
      return fail(answer);
    default:
      return unreachable(answer);
  }
};
