import type { HostClient } from '@materia/api-client-kernel';
import { CONSENT_FIELDS } from '@materia/api-contract';
import type { NewsletterForm } from '@materia/domain-consent';
import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  submissionRefusal,
  type SubmissionRefusal,
  type SubscriptionHostField,
} from './submission-refusal.ts';

/** A newsletter sign-up with the store to receive news from. */
export type Subscription = NewsletterForm & { readonly prefix: string; readonly storeId: string };

/** Whether the owner of the e-mail address still has to confirm. */
export type Subscribed = 'to-confirm' | 'subscribed';

/** Signs up for the newsletter. The response does not reveal whether the address was known. */
export const subscribe = async (
  host: HostClient,
  { consents, prefix, firstname, lastname, email, phone, storeId }: Subscription,
): Promise<Result<Subscribed, SubmissionRefusal<SubscriptionHostField>>> => {
  const { shopEmail, partnersEmail, shopSms } = consents;
  const answer = await host('subscribeToNewsletter', {
    body: {
      prefix,
      firstname,
      lastname,
      email,
      phone,
      retailerId: storeId,
      consents: {
        [CONSENT_FIELDS.shopEmail]: shopEmail,
        [CONSENT_FIELDS.partnersEmail]: partnersEmail,
        [CONSENT_FIELDS.shopSms]: shopSms,
      },
    },
  });
  return answer.ok
    ? ok(answer.value.status)
    : fail(submissionRefusal('subscribeToNewsletter', answer.error));
};

/** Confirms a sign-up by the token of its e-mail; false when the token is no longer valid. */
export const confirmNewsletter = async (host: HostClient, token: string): Promise<boolean> =>
  (await host('confirmNewsletter', { body: { token } })).ok;

/** Stops all e-mail to the address that a token belongs to; false when the token is unknown. */
export const stopNewsletter = async (host: HostClient, token: string): Promise<boolean> =>
  (await host('stopNewsletter', { body: { token } })).ok;
