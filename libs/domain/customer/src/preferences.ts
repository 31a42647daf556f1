import { fail, ok, type Result } from '@materia/domain-kernel';

export type ReceiptPreferences = {
  readonly saleReceipt: boolean;
  readonly bankCardReceipt: boolean;
};

/** The response of the client preferences, as the caller received it. */
export type PreferencesReply = {
  readonly httpStatus: number;
  readonly status?: string | undefined;
  readonly preferences?: ReceiptPreferences | undefined;
};

export type PreferencesRefusal =
  | { readonly kind: 'preferences-failed'; readonly httpStatus: number }
  | { readonly kind: 'preferences-not-successful'; readonly status: string | undefined };

/**
 * Reads the receipt preferences. A 404 means that none were ever set: both digital receipts are
 * off. Any other failure, and any status other than success, is refused.
 */
export const readPreferences = (
  reply: PreferencesReply,
): Result<ReceiptPreferences, PreferencesRefusal> => {
  if (reply.httpStatus === 404) return ok({ saleReceipt: false, bankCardReceipt: false });
  if (reply.httpStatus < 200 || reply.httpStatus > 299)
    return fail({ kind: 'preferences-failed', httpStatus: reply.httpStatus });
  return reply.status === 'success' && reply.preferences !== undefined
    ? ok(reply.preferences)
    : fail({ kind: 'preferences-not-successful', status: reply.status });
};
