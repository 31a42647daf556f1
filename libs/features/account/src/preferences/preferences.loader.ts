import {
  fetchMyNewsletter,
  fetchReceiptPreferences,
  fetchSecurity,
  type NewsletterConsents,
} from '@materia/api-account';
import { anyOutageAs } from '@materia/api-client-kernel';
import type { ReceiptPreferences } from '@materia/domain-consent';
import { shopRequest } from '@materia/page-request';
import type { LoaderFunctionArgs } from 'react-router';

export type PreferencesFacts =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'customer';
      /** Undefined while the host does not tell. */
      readonly receipts: ReceiptPreferences | undefined;
      /** Undefined while the host does not tell. */
      readonly newsletter:
        | {
            readonly consents: NewsletterConsents;
            readonly email: string;
            readonly isMailboxProven: boolean;
          }
        | undefined;
    };

/** Loads what the customer chose to receive. A part that fails leaves the other one. */
export const loadPreferences = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<PreferencesFacts> => {
  const { customer, host } = context.get(shopRequest);
  if (customer === undefined) return { kind: 'guest' };
  const [receipts, consents, security] = await Promise.all([
    fetchReceiptPreferences(host).catch(anyOutageAs(undefined)),
    fetchMyNewsletter(host).catch(anyOutageAs(undefined)),
    fetchSecurity(host).catch(anyOutageAs(undefined)),
  ]);
  return {
    kind: 'customer',
    receipts: receipts?.ok === true ? receipts.value : undefined,
    newsletter:
      consents && security
        ? { consents, email: security.email, isMailboxProven: security.mailboxProven }
        : undefined,
  };
};
