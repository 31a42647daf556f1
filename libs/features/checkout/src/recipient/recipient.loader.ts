import { type BookAddress, fetchAddresses } from '@materia/api-account';
import type { Checkout, CheckoutContact, Shipment } from '@materia/api-checkout';
import { HostUnavailable } from '@materia/api-client-kernel';
import { collectorRules } from '@materia/domain-checkout';
import { formatPhone, sameAddress, samePostcode } from '@materia/domain-contact';
import { handoverPlace } from '@materia/domain-shipping';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import type { LoaderFunctionArgs } from 'react-router';
import {
  mayNeedAddress,
  mustHaveAddress,
  needsAddress,
  notifiedShipments,
  sentShipments,
} from '../progress/checkout-rules.ts';
import { type TotalsFacts, totalsFacts } from '../frame/checkout-totals.ts';
import { draftName } from '../frame/draft-name.ts';
import { type EarlierDelivery, earlierDeliveries } from './earlier-deliveries.ts';
import { type SummaryProduct, summaryProducts } from '../frame/summary-products.ts';
import { contactForm, type ContactValues, NEW_ADDRESS, SAME_ADDRESS } from './contact-fields.ts';
import { type Asked, isNamedByAddress } from './contact-form.ts';
import { openRecipient } from '../progress/open-checkout.ts';
import { townAt } from '../progress/towns.ts';

/** An address of the book as the choice shows it. */
export type AddressChoice = Pick<
  BookAddress,
  'id' | 'firstname' | 'lastname' | 'street' | 'postcode' | 'city' | 'phone'
>;

export type RecipientFacts = {
  /** Initial values of the fields. */
  readonly values: ContactValues;
  /** Whether a shipment is delivered, so that an address is needed. */
  readonly asksAddress: boolean;
  /** Whether the address depends on the delivery choices, which are made later. */
  readonly isAddressOptional: boolean;
  /** Whether a shipment is collected at the store. */
  readonly isCollected: boolean;
  /**
   * Whether a chosen address names the recipient, so that names are typed for a new address only.
   */
  readonly isNamedByAddress: boolean;
  /** Whether another payer may be named. */
  readonly asksBilling: boolean;
  /** The address book; empty for guests, and while it cannot be read. */
  readonly book: readonly AddressChoice[];
  /** The address book could not be read. */
  readonly isBookUnread: boolean;
  /** Whether a typed address can be added to the address book. */
  readonly savesAddresses: boolean;
  readonly isPhoneRequired: boolean;
  /** The cart has a vendor's shipment, which needs the address and the phone number. */
  readonly hasVendors: boolean;
  /** Whether another person may be named; otherwise it is the customer. */
  readonly namesEditable: boolean;
  /** The email address of a guest. */
  readonly guestEmail?: string | undefined;
  readonly phoneExample: string;
  /** How a postal code of the market is written: the lengths of its groups of digits. */
  readonly postcodeGroups: readonly number[];
  /** A postal code of the market, as it is written. */
  readonly postcodeExample: string;
  readonly totals: TotalsFacts;
  readonly products: readonly SummaryProduct[];
  /** The deliveries chosen before; none where the addresses come first. */
  readonly deliveries: readonly EarlierDelivery[];
  readonly storeName: string;
  readonly showsBack: boolean;
  /** The name of the form's draft in the browser. */
  readonly draft: string;
};

/**
 * Loads the recipient and the addresses: those saved for this cart, otherwise the customer and the
 * defaults of the address book.
 */
export const loadRecipient = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<RecipientFacts> => {
  const shop = context.get(shopRequest);
  const { cart, checkout } = await openRecipient(shop);
  const { asked, isBookUnread } = await askedOf(shop, checkout);
  return {
    values:
      shop.interruptedForm === undefined
        ? valuesOf(shop, checkout, asked)
        : namedAsAllowed(contactForm.read(shop.interruptedForm), shop),
    asksAddress: asked.address,
    isAddressOptional: asked.address && asked.mayOmitAddress,
    isCollected: asked.collector,
    isNamedByAddress: isNamedByAddress(asked),
    asksBilling: asked.billing,
    book: asked.book,
    isBookUnread,
    savesAddresses: shop.customer !== undefined,
    isPhoneRequired: asked.rules.phoneRequirement !== 'none',
    hasVendors: sentShipments(checkout).length > 0,
    namesEditable: shop.flags.ADDRESS_FORM_EDITABLE_PERSONAL_INFO || shop.customer === undefined,
    guestEmail: checkout.guestEmail,
    phoneExample: shop.market.rules.phone.placeholder,
    postcodeGroups: shop.market.rules.postcode.groups,
    postcodeExample: shop.market.rules.postcode.example,
    totals: totalsFacts(checkout, shop),
    products: summaryProducts(cart, checkout, shop),
    deliveries: shop.flags.NEW_PURCHASE_FUNNEL ? [] : earlierDeliveries(checkout),
    storeName: shop.store.name,
    showsBack: shop.flags.SHOW_CHECKOUT_BACK_BUTTON,
    draft: draftName('recipient', shop),
  };
};

/**
 * What the step asks for. An address book that cannot be read leaves the form, in which an address
 * can be typed.
 */
export const askedOf = async (
  { host, customer, flags, market }: ShopRequest,
  checkout: Checkout,
): Promise<{ readonly asked: Asked; readonly isBookUnread: boolean }> => {
  const book = customer === undefined ? [] : await fetchAddresses(host).catch(unread);
  return {
    asked: {
      address: flags.NEW_PURCHASE_FUNNEL ? mayNeedAddress(checkout) : needsAddress(checkout),
      mayOmitAddress: flags.NEW_PURCHASE_FUNNEL && !mustHaveAddress(checkout),
      collector: checkout.shipments.some(isHandedOver),
      billing: flags.BILLING_ADDRESS_UPDATE,
      book: book ?? [],
      rules: collectorRules(
        market.rules.phone,
        market.settings.mobileNumberRequired,
        notifiedShipments(checkout),
      ),
    },
    isBookUnread: book === undefined,
  };
};

/** Whether the shipment is collected in a store: ours, or the partner carrier's. */
const isHandedOver = ({ part, selected }: Shipment): boolean =>
  part === 'collected' || (selected !== undefined && handoverPlace(selected.method) === 'store');

const unread = (error: unknown): undefined => {
  if (error instanceof HostUnavailable) return undefined;
  throw error;
};

const valuesOf = (
  shop: ShopRequest,
  { contact: saved, guestEmail, billing, place }: Checkout,
  asked: Asked,
): ContactValues => {
  const { customer, flags, market, place: shoppers } = shop;
  const contact = saved ?? rememberedContact(shop, guestEmail, place?.postcode);
  const namesEditable = flags.ADDRESS_FORM_EDITABLE_PERSONAL_INFO || customer === undefined;
  const { firstname = '', lastname = '', mobile = '' } = customer ?? {};
  const [street = '', extra = ''] = contact?.address?.street ?? [];
  const [billingStreet = '', billingExtra = ''] = billing?.address?.street ?? [];
  const delivery = deliveryChoice(contact, place, asked);
  const city = contact?.address?.city ?? place?.city ?? townAt(shoppers, place?.postcode) ?? '';
  return {
    ...(namesEditable && contact !== undefined
      ? { firstname: contact.firstname, lastname: contact.lastname }
      : { firstname, lastname }),
    phone: formatPhone(contact?.phone ?? phoneOf(delivery, asked) ?? mobile, market.rules.phone),
    street,
    extra,
    postcode: contact?.address?.postcode ?? place?.postcode ?? exactPostcode(shoppers) ?? '',
    city,
    billingFirstname: billing?.firstname ?? '',
    billingLastname: billing?.lastname ?? '',
    billingStreet,
    billingExtra,
    billingPostcode: billing?.address?.postcode ?? '',
    billingCity: billing?.address?.city ?? '',
    delivery,
    billing: billingChoice(contact, billing, delivery, asked),
    // The first address typed in an account becomes its own, unless the customer says otherwise.
    saveDelivery: customer !== undefined && contact === undefined && asked.book.length === 0,
    saveBilling: false,
    shownPostcode: contact?.address?.postcode ?? place?.postcode ?? shoppers?.postcode ?? '',
    shownCity: city,
  };
};

/** The recipient of a guest's purchase before, without an address that is not where this one goes. */
const rememberedContact = (
  { customer, guest, place }: ShopRequest,
  email: string | undefined,
  askedPostcode: string | undefined,
): CheckoutContact | undefined => {
  if (customer !== undefined || guest?.contact === undefined || guest.email !== email)
    return undefined;
  const { address, ...person } = guest.contact;
  const postcode = askedPostcode ?? exactPostcode(place);
  const isThere =
    address !== undefined && (postcode === undefined || samePostcode(address.postcode, postcode));
  return { ...person, address: isThere ? address : undefined };
};

/** If names may not be changed, the account's names replace those of the form. */
export const namedAsAllowed = (
  typed: ContactValues,
  { customer, flags }: ShopRequest,
): ContactValues =>
  flags.ADDRESS_FORM_EDITABLE_PERSONAL_INFO || customer === undefined
    ? typed
    : { ...typed, firstname: customer.firstname, lastname: customer.lastname };

/** A postal code that the shopper did not name may be another one of their town. */
const exactPostcode = (place: ShopRequest['place']): string | undefined =>
  place?.isExact === true ? place.postcode : undefined;

/** If the delivery step asked for a place, only addresses there match its prices. */
const deliveryChoice = (
  contact: CheckoutContact | undefined,
  place: Checkout['place'],
  { book }: Asked,
): string => {
  if (contact?.address !== undefined) return entryFor(contact, book)?.id ?? NEW_ADDRESS;
  if (place !== undefined)
    return book.find((entry) => samePostcode(entry.postcode, place.postcode))?.id ?? NEW_ADDRESS;
  return book.find(({ isDefaultShipping }) => isDefaultShipping)?.id ?? NEW_ADDRESS;
};

/**
 * The default billing address of the account is chosen at first, if it is not where the order goes
 * anyway.
 */
const billingChoice = (
  contact: CheckoutContact | undefined,
  billing: CheckoutContact | undefined,
  delivery: string,
  { address, book }: Asked,
): string => {
  if (billing !== undefined) return entryFor(billing, book)?.id ?? NEW_ADDRESS;
  if (contact !== undefined) return SAME_ADDRESS;
  const main = book.find(({ isDefaultBilling }) => isDefaultBilling)?.id;
  return main === undefined || (address && main === delivery) ? SAME_ADDRESS : main;
};

/** The entry of the book that an address of the cart was chosen from, or that is the same. */
const entryFor = (
  { bookId, address, firstname, lastname }: CheckoutContact,
  book: readonly BookAddress[],
): BookAddress | undefined =>
  address &&
  (book.find(({ id }) => id === bookId) ??
    book.find(
      (entry) =>
        sameAddress(entry, address) && entry.firstname === firstname && entry.lastname === lastname,
    ));

const phoneOf = (delivery: string, { book }: Asked): string | undefined => {
  const phone = book.find(({ id }) => id === delivery)?.phone;
  return phone === '' ? undefined : phone;
};
