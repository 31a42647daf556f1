import { type CallAnswer, type HostClient, listedRefusal } from '@materia/api-client-kernel';
import {
  type NewsletterForm,
  type PreferencesRefusal,
  receiptPreferencesOf,
  type ReceiptPreferences,
} from '@materia/domain-consent';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import { readPreferencesAnswer } from './receipt-preferences.ts';

/**
 * The receipts that the customer gets without paper; both are off if they never chose. Refused for a
 * status other than success.
 */
export const fetchReceiptPreferences = async (
  host: HostClient,
): Promise<Result<ReceiptPreferences, PreferencesRefusal>> =>
  readReceipts(await host('readPreferences', {}));

/** Saves both receipts. Refused for a status other than success. */
export const saveReceiptPreferences = async (
  host: HostClient,
  { saleReceipt, bankCardReceipt }: ReceiptPreferences,
): Promise<Result<ReceiptPreferences, PreferencesRefusal>> =>
  readReceipts(
    await host('setPreferences', {
      body: {
        digitalDocumentsPreferences: {
          digitalSaleReceiptPreference: saleReceipt,
          digitalBankCardReceiptPreference: bankCardReceipt,
        },
      },
    }),
  );

const readReceipts = (
  answer: CallAnswer<'readPreferences'> | CallAnswer<'setPreferences'>,
): Result<ReceiptPreferences, PreferencesRefusal> => {
  if (!answer.ok)
    return receiptPreferencesOf(readPreferencesAnswer({ httpStatus: answer.error.status }));
  const { status, data } = answer.value;
  const receipts = data.digitalDocumentsPreferences;
  return receiptPreferencesOf(
    readPreferencesAnswer({
      httpStatus: 200,
      status,
      preferences: {
        saleReceipt: receipts.digitalSaleReceiptPreference,
        bankCardReceipt: receipts.digitalBankCardReceiptPreference,
      },
    }),
  );
};

export type NewsletterConsents = NewsletterForm['consents'];

/** What the mailbox of the account receives. */
export const fetchMyNewsletter = async (
  host: HostClient,
): Promise<NewsletterConsents | undefined> => {
  const answer = await host('readMyNewsletter', {});
  if (!answer.ok) return undefined;
  const {
    receive_materia_email: shopEmail,
    receive_partners_email: partnersEmail,
    receive_materia_sms: shopSms,
  } = answer.value;
  return { shopEmail, partnersEmail, shopSms };
};

export type NewsletterChangeRefusal = {
  readonly kind: 'no-mobile' | 'too-many-requests' | 'refused';
};

/**
 * Saves what the mailbox of the account receives; nothing at all stops everything. Its owner confirms
 * first if they have not confirmed the mailbox (`to-confirm`).
 */
export const saveMyNewsletter = async (
  host: HostClient,
  { shopEmail, partnersEmail, shopSms }: NewsletterConsents,
): Promise<Result<'saved' | 'to-confirm', NewsletterChangeRefusal>> => {
  const answer = await host('setMyNewsletter', {
    body: {
      receive_materia_email: shopEmail,
      receive_partners_email: partnersEmail,
      receive_materia_sms: shopSms,
      stopNewsletter: !shopEmail && !partnersEmail && !shopSms,
    },
  });
  if (answer.ok) return ok(answer.value.status);
  const code = listedRefusal('setMyNewsletter', answer.error)?.code;
  switch (code) {
    case 'bad-input':
      return fail({ kind: 'no-mobile' });
    case 'too-many-requests':
      return fail({ kind: code });
    case undefined:
      return fail({ kind: 'refused' });
    default:
      return unreachable(code);
  }
};
