import { addAddress, saveMobile } from '@materia/api-account';
import {
  type Checkout,
  type CheckoutAddressRefusal,
  saveBillingAddress,
  saveShippingAddress,
} from '@materia/api-checkout';
import { HostUnavailable } from '@materia/api-client-kernel';
import { parseMobile } from '@materia/domain-contact';
import { guestCity } from '@materia/domain-shipping';
import { fail, type Result } from '@materia/domain-kernel';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { checkoutAccess } from '../progress/checkout-access.ts';
import { pathOfPage } from '../progress/checkout-pages.ts';
import {
  type ContactFaults,
  contactForm,
  type ContactValues,
  DELIVERY_FIELDS,
  NEW_ADDRESS,
} from './contact-fields.ts';
import { type Asked, type CheckedRecipient, checkRecipient, isUntyped } from './contact-form.ts';
import { askedOf } from './recipient.loader.ts';
import { openRecipient } from '../progress/open-checkout.ts';

/** What was typed, and its errors. */
export type RecipientOutcome = {
  readonly values: ContactValues;
  readonly faults: ContactFaults;
  readonly updateFailed: boolean;
};

/**
 * Saves recipient, delivery address and billing contact, and redirects to the next page (303).
 */
export const saveRecipient = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const values = namedAsAllowed(contactForm.read(await request.formData()), shop);
  const { checkout } = await openRecipient(shop);
  const { asked } = await askedOf(shop, checkout);
  const checked = checkForm(values, asked, shop);
  if (!checked.ok) return refuse({ values, faults: checked.error, updateFailed: false });
  const { shipping, billing, saved } = checked.value;
  const access = checkoutAccess(shop);
  const sent = await saveShippingAddress(access, shipping);
  if (!sent.ok) return respondTo(sent.error.kind, 'delivery', values, shop);
  if (billing !== undefined || checkout.billing !== undefined) {
    const billed = await saveBillingAddress(access, billing ?? shipping);
    if (!billed.ok) return respondTo(billed.error.kind, 'billing', values, shop);
  }
  await addToBook(saved, shop);
  await keepMobile(shipping.person, shop);
  return redirect(pathOfPage(shop.to, pageAfterRecipient(shop, checkout)), 303);
};

/** In the new funnel the deliveries follow, unless they were chosen before. */
const pageAfterRecipient = (
  { flags }: ShopRequest,
  { shipments }: Checkout,
): 'delivery' | 'review' =>
  flags.NEW_PURCHASE_FUNNEL && shipments.some(({ selected }) => selected === undefined)
    ? 'delivery'
    : 'review';

/**
 * Checks the form. A guest’s town is also needed to estimate distances, so its absence has a
 * message of its own.
 */
const checkForm = (
  values: ContactValues,
  asked: Asked,
  { customer, market }: ShopRequest,
): Result<CheckedRecipient, ContactFaults> => {
  const checked = checkRecipient(values, asked, market);
  if (customer !== undefined || !asked.address) return checked;
  if (asked.mayOmitAddress && isUntyped(values, DELIVERY_FIELDS)) return checked;
  const city = guestCity(values);
  if (city.ok) return checked;
  return fail({ ...(!checked.ok && checked.error), city: city.error });
};

/**
 * Adds typed addresses to the address book. If that fails, the order continues and the
 * shopper sees a message.
 */
const addToBook = async (
  saved: CheckedRecipient['saved'],
  { host, session }: ShopRequest,
): Promise<void> => {
  for (const { address } of saved) {
    const added = await addAddress(host, address, { shipping: false, billing: false }).catch(
      unavailable,
    );
    if (!added.ok) session.flash({ type: 'warning', key: 'checkout.addressNotSaved' });
  }
};

/** A customer's own mobile number, typed for the first time, becomes the account's. */
const keepMobile = async (
  { firstname, lastname, phone }: CheckedRecipient['shipping']['person'],
  { customer, host, market }: ShopRequest,
): Promise<void> => {
  if (customer === undefined || customer.mobile !== '') return;
  if (firstname !== customer.firstname || lastname !== customer.lastname) return;
  const mobile = parseMobile(phone, market.rules.phone);
  if (mobile.ok) await saveMobile(host, mobile.value).catch(unavailable);
};

const unavailable = (error: unknown) => {
  if (error instanceof HostUnavailable) return fail({ kind: 'refused' } as const);
  throw error;
};

const respondTo = (
  kind: CheckoutAddressRefusal['kind'],
  choice: 'delivery' | 'billing',
  values: ContactValues,
  shop: ShopRequest,
) => {
  if (kind === 'cart-empty') return redirect(shop.to('cart'), 303);
  if (kind === 'address-gone')
    return refuse({ values, faults: { [choice]: { kind } }, updateFailed: false });
  if (kind !== 'delivery-not-possible') return refuse({ values, faults: {}, updateFailed: true });
  const isTyped = values.delivery === NEW_ADDRESS || values.delivery === '';
  return refuse({
    values,
    faults: { [isTyped ? 'postcode' : 'delivery']: { kind: 'region-not-served' } },
    updateFailed: false,
  });
};

/** If names may not be changed, the account's names replace those of the form. */
const namedAsAllowed = (typed: ContactValues, { customer, flags }: ShopRequest): ContactValues =>
  flags.ADDRESS_FORM_EDITABLE_PERSONAL_INFO || customer === undefined
    ? typed
    : { ...typed, firstname: customer.firstname, lastname: customer.lastname };

const refuse = (outcome: RecipientOutcome) => data(outcome, { status: 422 });
