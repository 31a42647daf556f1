import {
  acceptAll,
  type Consent,
  CONSENT_CATEGORIES,
  consentTo,
  refuseAll,
} from '@materia/domain-consent';
import { safeReturnPath } from '@materia/domain-navigation';
import { shopRequest } from '@materia/page-request';
import { consentForm, type FormValues } from '@materia/ui-shop';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';

export type ConsentFacts = { readonly consent: Consent };

export const loadConsent = ({ context }: Pick<LoaderFunctionArgs, 'context'>): ConsentFacts => ({
  consent: context.get(shopRequest).consent ?? refuseAll(),
});

/**
 * Stores the choice and returns to the page it was made on. Anything but a clear yes counts as a
 * no.
 */
export const saveConsent = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>): Promise<Response> => {
  const shop = context.get(shopRequest);
  const sent = consentForm.read(await request.formData());
  shop.session.keepConsent(consentOf(sent));
  shop.session.flash({ type: 'success', key: 'consent.saved' });
  return redirect(safeReturnPath(sent.returnTo, shop.to('cookieSettings')), 303);
};

const consentOf = ({ choice, category: ticked }: FormValues<typeof consentForm>): Consent => {
  if (choice === 'all') return acceptAll();
  if (choice !== 'chosen') return refuseAll();
  return consentTo(
    CONSENT_CATEGORIES.map(({ code }) => code).filter((code) => ticked.includes(code)),
  );
};
