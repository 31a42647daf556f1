import { addAddress } from '@materia/api-account';
import {
  type Checkout,
  type CheckoutAddressRefusal,
  saveBillingAddress,
  saveShippingAddress,
} from '@materia/api-checkout';
import { HostUnavailable } from '@materia/api-client-kernel';
import { fetchTownOf } from '@materia/api-stores';
import { parsePostcode } from '@materia/domain-contact';
import { guestCity } from '@materia/domain-shipping';
import { fail, type Result, unreachable } from '@materia/domain-kernel';
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
import { askedOf, namedAsAllowed } from './recipient.loader.ts';
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
  const values = await withTowns(
    namedAsAllowed(contactForm.read(await request.formData()), shop),
    shop,
  );
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
  return redirect(pathOfPage(shop.to, pageAfterRecipient(shop, checkout)), 303);
};

/** Towns that were left empty, from their postal codes. */
const withTowns = async (
  values: ContactValues,
  { host, market }: ShopRequest,
): Promise<ContactValues> => {
  const townOf = async (city: string, typed: string): Promise<string> => {
    const postcode = parsePostcode(typed, market.rules.postcode);
    return city === '' && postcode.ok
      ? ((await fetchTownOf(host, postcode.value, market)) ?? '')
      : city;
  };
  const [city, billingCity] = await Promise.all([
    townOf(values.city, values.postcode),
    townOf(values.billingCity, values.billingPostcode),
  ]);
  return { ...values, city, billingCity };
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

const unavailable = (error: unknown) => {
  if (error instanceof HostUnavailable) return fail({ kind: 'refused' } as const);
  throw error;
};

const respondTo = (
  kind: CheckoutAddressRefusal<'saveShippingAddress' | 'saveBillingAddress'>['kind'],
  choice: 'delivery' | 'billing',
  values: ContactValues,
  shop: ShopRequest,
) => {
  switch (kind) {
    case 'cart-empty':
      return redirect(shop.to('cart'), 303);
    case 'address-gone':
      return refuse({ values, faults: { [choice]: { kind } }, updateFailed: false });
    case 'delivery-not-possible': {
      const isTyped = values.delivery === NEW_ADDRESS || values.delivery === '';
      return refuse({
        values,
        faults: { [isTyped ? 'postcode' : 'delivery']: { kind: 'region-not-served' } },
        updateFailed: false,
      });
    }
    case 'refused':
      return refuse({ values, faults: {}, updateFailed: true });
    default:
      return unreachable(kind);
  }
};

const refuse = (outcome: RecipientOutcome) => data(outcome, { status: 422 });
