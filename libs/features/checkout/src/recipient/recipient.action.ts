import { addAddress, saveMobile } from '@materia/api-account';
import {
  type Checkout,
  type CheckoutAddressRefusal,
  saveBillingAddress,
  saveShippingAddress,
} from '@materia/api-checkout';
import { anyOutageAs } from '@materia/api-client-kernel';
import { parseMobile, parsePostcode, samePostcode } from '@materia/domain-contact';
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
import { townInstead, typedTown } from '../progress/towns.ts';

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
  const town =
    asked.address && isAddressChoiceTyped(values)
      ? await townInstead(values, shownIn(values), shop)
      : undefined;
  if (town !== undefined)
    return refuse({
      values: { ...values, city: town, shownPostcode: values.postcode, shownCity: town },
      faults: { ...(!checked.ok && checked.error), city: { kind: 'town-of-postcode' } },
      updateFailed: false,
    });
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
  followAddress(shop, asked.address ? shipping.place : undefined);
  await keepMobile(shipping.person, shop);
  rememberGuest(shipping, checkout.guestEmail, shop);
  return redirect(pathOfPage(shop.to, pageAfterRecipient(shop, checkout)), 303);
};

/** The place that the page itself had put into the form. */
const shownIn = ({ shownPostcode, shownCity }: ContactValues) => ({
  postcode: shownPostcode,
  city: shownCity,
});

/** Towns that were left empty, from their postal codes. */
const withTowns = async (values: ContactValues, shop: ShopRequest): Promise<ContactValues> => {
  const [city, billingCity] = await Promise.all([
    typedTown(values, shop),
    typedTown({ city: values.billingCity, postcode: values.billingPostcode }, shop),
  ]);
  return { ...values, city, billingCity };
};

/** The address decides where orders go: another place than the shopper named before replaces it, with a word about it. */
const followAddress = (
  { place, market, session }: ShopRequest,
  address: { readonly postcode: string; readonly city: string } | undefined,
): void => {
  const postcode = parsePostcode(address?.postcode ?? '', market.rules.postcode);
  if (address === undefined || !postcode.ok) return;
  if (place?.isExact === true && samePostcode(place.postcode, postcode.value)) return;
  session.keepPlace({
    postcode: postcode.value,
    town: address.city,
    isExact: true,
    position: undefined,
  });
  if (place !== undefined && !samePostcode(place.postcode, postcode.value))
    session.flash({ type: 'information', key: 'place.followsAddress' });
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
      anyOutageAs(fail({ kind: 'refused' })),
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
  if (mobile.ok) await saveMobile(host, mobile.value).catch(anyOutageAs(undefined));
};

/** A guest's next purchase begins with this recipient, and with the last address they typed. */
const rememberGuest = (
  { person, place }: CheckedRecipient['shipping'],
  email: string | undefined,
  { customer, guest, session }: ShopRequest,
): void => {
  if (customer !== undefined || email === undefined) return;
  const { firstname, lastname, phone } = person;
  const address = place ?? (guest?.email === email ? guest.contact?.address : undefined);
  session.rememberGuest({
    email,
    contact: {
      firstname,
      lastname,
      phone,
      address: address && {
        street: address.street,
        postcode: address.postcode,
        city: address.city,
      },
    },
  });
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
      const isTyped = isAddressChoiceTyped(values);
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

const isAddressChoiceTyped = ({ delivery }: ContactValues): boolean =>
  delivery === NEW_ADDRESS || delivery === '';

const refuse = (outcome: RecipientOutcome) => data(outcome, { status: 422 });
