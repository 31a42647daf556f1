import { saveContact } from '@materia/api-checkout';
import {
  checkCollector,
  checkDeliveryAddress,
  type CollectorFault,
  collectorRules,
  type DeliveryAddressFault,
} from '@materia/domain-checkout';
import { ok } from '@materia/domain-kernel';
import { shopRequest, type ShopRequest } from '@materia/storefront-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { checkoutAccess } from './checkout-access.ts';
import { pathOfPage } from './checkout-pages.ts';
import { needsAddress } from './checkout-rules.ts';
import type { ContactField, ContactValues } from './collector-fields.ts';
import { readContactValues, typedAddress } from './collector-form.ts';
import { openInformations } from './open-checkout.ts';

export type ContactFaults = Readonly<
  Partial<Record<ContactField, CollectorFault | DeliveryAddressFault>>
>;

/** What was typed, and its errors. */
export type InformationsOutcome = {
  readonly values: ContactValues;
  readonly faults: ContactFaults;
  readonly updateFailed: boolean;
};

/** Saves the recipient, with the address if something is delivered, and redirects to the next page (303). */
export const saveInformations = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const values = namedAsAllowed(readContactValues(await request.formData()), shop);
  const { checkout } = await openInformations(shop);
  const { rules, settings, country } = shop.market;
  const person = checkCollector(values, collectorRules(rules.phone, settings.mobileNumberRequired));
  const address = needsAddress(checkout)
    ? checkDeliveryAddress(typedAddress(values, country), rules)
    : ok(undefined);
  if (!person.ok || !address.ok)
    return refuse({
      values,
      faults: { ...(!person.ok && person.error), ...(!address.ok && address.error) },
      updateFailed: false,
    });
  const saved = await saveContact(checkoutAccess(shop), person.value, address.value);
  if (saved.ok) return redirect(pathOfPage(shop.to, 'summaries'), 303);
  if (saved.error.kind === 'cart-empty') return redirect(shop.to('cart'), 303);
  if (saved.error.kind === 'delivery-not-possible')
    return refuse({
      values,
      faults: { postcode: { kind: 'region-not-served' } },
      updateFailed: false,
    });
  return refuse({ values, faults: {}, updateFailed: true });
};

/** If names may not be changed, the account's names are used, whatever the form contains. */
const namedAsAllowed = (typed: ContactValues, { customer, flags }: ShopRequest): ContactValues =>
  flags.ADDRESS_FORM_EDITABLE_PERSONAL_INFO || customer === undefined
    ? typed
    : { ...typed, firstname: customer.firstname, lastname: customer.lastname };

const refuse = (outcome: InformationsOutcome) => data(outcome, { status: 422 });
