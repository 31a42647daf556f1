import {
  callAsOwner,
  type FieldRefusal,
  type HostRefusal,
  ownerRefusalMeaning,
  refusalMeaning,
  type RefusalOfCalls,
  type RefusalTable,
} from '@materia/api-client-kernel';
import type {
  CALLS_BY_AREA,
  FieldPath,
  GuestTwinOf,
  Reply,
  SharedCallName,
} from '@materia/api-contract';
import type { ServiceLevel, ShippingMethodCode } from '@materia/domain-shipping';
import type {
  CheckedAddress,
  CheckedCollector,
  InStoreMethod,
  LineWay,
  ShipmentPart,
  SiteDetails,
  VatInvoice,
} from '@materia/domain-checkout';
import type { Email, Postcode } from '@materia/domain-contact';
import type { PickupSlot } from '@materia/domain-promise';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { type Currency, fromMajorUnits, type Money, toMajorUnits } from '@materia/domain-money';
import type { CheckoutAccess } from './checkout-access.ts';
import {
  type BlikFault,
  blikFaultOf,
  type Payment,
  type PaymentChoice,
  readPayment,
  writePaymentChoice,
} from './payments.ts';
import {
  type Checkout,
  type OwnShipping,
  readCheckout,
  readEstimate,
  type Shipment,
  type ShippingEstimate,
  writeOwnShipping,
} from './shipping.ts';

/** Why a call of the checkout was refused, to its customer or to the guest who makes the same call. */
export type CheckoutRefusal<Name extends CheckoutCall> = {
  readonly kind: (typeof REFUSALS)[RefusalOfCalls<Name | TwinOf<Name>>] | 'refused';
};

/** Why an order was not placed. */
export type OrderingRefusal =
  CheckoutRefusal<'placeOrder' | 'orderAndPay'> | { readonly kind: BlikFault };

export type PlacedOrder = {
  readonly id: string;
  readonly number: string;
  readonly amount: Money;
  /** The signed link by which a guest finds the purchase. */
  readonly link: string | undefined;
};

/** What the checkout is looked at with, without saving it: a postal code, and methods by shipment. */
export type CheckoutView = {
  readonly postcode?: Postcode | undefined;
  /** By `own`, `parcel` or the vendor's code. */
  readonly wishes?: Readonly<Record<string, ShippingMethodCode>> | undefined;
};

/**
 * The checkout of the cart at a store, with the prices for a postal code and a preview of methods if
 * they are given. Refused for an empty cart.
 */
export const fetchCheckout = async (
  access: CheckoutAccess,
  storeId: string,
  { postcode, wishes }: CheckoutView = {},
): Promise<Result<Checkout, CheckoutRefusal<'readCheckout'>>> => {
  const headers = {
    'retailer-id': storeId,
    ...(postcode !== undefined && { 'delivery-postcode': postcode }),
    ...(wishes !== undefined && {
      'wished-methods': Object.entries(wishes)
        .map(([key, method]) => `${key}=${method}`)
        .join(),
    }),
  };
  const answer = await callAsOwner(access, 'readCheckout', { headers });
  if (!answer.ok) return fail(refusalOf('readCheckout', answer.error));
  const checkout = readCheckout(answer.value);
  return ok(
    'email' in answer.value
      ? { ...checkout, guestEmail: answer.value.email ?? undefined }
      : checkout,
  );
};

/**
 * What delivery to a postal code costs and when it arrives, by shipment. Undefined when the host
 * gives no estimate: a shopper can go on without one.
 */
export const fetchEstimates = async (
  access: CheckoutAccess,
  { postcode, storeId }: { readonly postcode: Postcode; readonly storeId: string },
  currency: Currency,
): Promise<readonly ShippingEstimate[] | undefined> => {
  const request = { headers: { 'retailer-id': storeId }, body: { address: { postcode } } };
  const answer = await callAsOwner(access, 'estimateShippingMethods', request);
  return answer.ok ? answer.value.map((estimate) => readEstimate(estimate, currency)) : undefined;
};

/**
 * Chooses how own products are collected or brought. Refused for a slot that is taken, and for a
 * pickup or a point that is no longer available.
 */
export const selectOwnShipping = async (
  access: CheckoutAccess,
  chosen: OwnShipping,
  storeId: string,
): Promise<Result<undefined, CheckoutRefusal<'selectShippingMethod'>>> => {
  const body = writeOwnShipping(chosen, storeId);
  const answer = await callAsOwner(access, 'selectShippingMethod', { body });
  return answer.ok ? ok(undefined) : fail(refusalOf('selectShippingMethod', answer.error));
};

/** Whether a line of own products is collected or brought. */
export type OwnPart = { readonly lineId: string; readonly part: LineWay };

/**
 * Divides own products between what is collected and what is brought; without parts they go one way
 * again. Refused for a line that leaves no choice.
 */
export const chooseOwnParts = async (
  access: CheckoutAccess,
  parts: readonly OwnPart[],
): Promise<Result<undefined, CheckoutRefusal<'chooseOwnParts'>>> => {
  const body = { parts: parts.map(({ lineId, part }) => ({ item_id: lineId, part })) };
  const answer = await callAsOwner(access, 'chooseOwnParts', { body });
  return answer.ok ? ok(undefined) : fail(refusalOf('chooseOwnParts', answer.error));
};

/**
 * Changes the hour of a chosen pickup. Refused for an hour that is taken, and once the time for
 * changes is over.
 */
export const changePickupHour = async (
  access: CheckoutAccess,
  { date, startHour }: PickupSlot,
  storeId: string,
): Promise<Result<undefined, CheckoutRefusal<'changePickupHour'>>> => {
  const hour = `${date}T${String(startHour).padStart(2, '0')}:00`;
  const body = { delivery_two_hours_date: hour, retailer_id: storeId };
  const answer = await callAsOwner(access, 'changePickupHour', { params: { storeId }, body });
  return answer.ok ? ok(undefined) : fail(refusalOf('changePickupHour', answer.error));
};

/**
 * Chooses the service level of a vendor's shipment, and its relay point. Refused once the vendor
 * does not offer it for these lines.
 */
export const selectServiceLevel = async (
  access: CheckoutAccess,
  { lineIds }: Pick<Shipment, 'lineIds'>,
  { level, pointId }: { readonly level: ServiceLevel; readonly pointId?: string | undefined },
): Promise<Result<undefined, CheckoutRefusal<'selectThirdPartyShipping'>>> => {
  const body = {
    service_level: level,
    item_ids: [...lineIds],
    ...(pointId !== undefined && { relay_point_id: pointId }),
  };
  const answer = await callAsOwner(access, 'selectThirdPartyShipping', { body });
  return answer.ok ? ok(undefined) : fail(refusalOf('selectThirdPartyShipping', answer.error));
};

/**
 * An address of a checkout: the person, the place unless all shipments are collected, and the entry
 * of the address book that it was chosen from.
 */
export type CheckoutAddress = {
  readonly person: CheckedCollector;
  readonly place: CheckedAddress | undefined;
  readonly bookId?: string | undefined;
};

/** Why an address was not saved. `address-gone` is for an entry that left the address book. */
export type CheckoutAddressRefusal<Name extends AddressCall> =
  CheckoutRefusal<Name> | { readonly kind: 'address-gone' };

type AddressCall = 'saveShippingAddress' | 'saveBillingAddress';

/**
 * Saves the recipient and the shipping address. Refused where the store does not deliver, and for an
 * entry that is no longer in the address book
 * (`address-gone`).
 */
export const saveShippingAddress = async (
  access: CheckoutAccess,
  address: CheckoutAddress,
): Promise<Result<undefined, CheckoutAddressRefusal<'saveShippingAddress'>>> => {
  const body = wireAddressOf(address);
  const answer = await callAsOwner(access, 'saveShippingAddress', { body });
  return answer.ok ? ok(undefined) : fail(addressRefusalOf('saveShippingAddress', answer.error));
};

/**
 * Saves the billing contact. With the shipping address, the bill follows the shipping address
 * again.
 */
export const saveBillingAddress = async (
  access: CheckoutAccess,
  address: CheckoutAddress,
): Promise<Result<undefined, CheckoutAddressRefusal<'saveBillingAddress'>>> => {
  const body = wireAddressOf(address);
  const answer = await callAsOwner(access, 'saveBillingAddress', { body });
  return answer.ok ? ok(undefined) : fail(addressRefusalOf('saveBillingAddress', answer.error));
};

const wireAddressOf = ({ person, place, bookId }: CheckoutAddress) => ({
  address: {
    firstname: person.firstname,
    lastname: person.lastname,
    telephone: person.phone,
    ...(place && {
      country_id: place.country,
      street: [...place.street],
      postcode: place.postcode,
      city: place.city,
    }),
  },
  ...(bookId !== undefined && { customer_address_id: bookId }),
});

type AddressField = FieldPath<
  | 'saveShippingAddress'
  | 'saveBillingAddress'
  | 'saveGuestShippingAddress'
  | 'saveGuestBillingAddress'
>;

const addressRefusalOf = <Name extends AddressCall>(
  name: Name,
  refusal: FieldRefusal<AddressField>,
) =>
  refusal.fields.some(({ field }) => field === 'body.customer_address_id')
    ? ({ kind: 'address-gone' } as const)
    : refusalOf(name, refusal);

/** Saves the email address of a guest, with which they continue without an account. */
export const saveGuestEmail = async (
  { host, guestCartId: cartId }: CheckoutAccess,
  email: Email,
): Promise<Result<undefined, CheckoutRefusal<'saveGuestEmail'>>> => {
  if (cartId === undefined) return fail({ kind: 'cart-empty' });
  const answer = await host('saveGuestEmail', { params: { cartId }, body: { email } });
  return answer.ok
    ? ok(undefined)
    : fail({
        kind: refusalMeaning('saveGuestEmail', answer.error, REFUSALS, 'refused'),
      });
};

/** When a customer was told that a shipment is ready or arrives. */
export type PromisedTime = {
  readonly seller: string;
  readonly part: ShipmentPart;
  readonly date: PlainDate;
  /** Minutes since midnight of a pickup that is ready at a certain time. */
  readonly fromMinute: number | undefined;
};

export type Placement = {
  readonly idempotencyKey: string;
  readonly cartId: string;
  /** The cart that the customer saw and accepted. */
  readonly cartRevision: number;
  /** The total with tax that the customer saw; undefined where the page did not show it. */
  readonly total: Money | undefined;
  /** The days that the customer saw; a later one is refused. */
  readonly promised?: readonly PromisedTime[];
  readonly storeId: string;
  readonly isProfessional: boolean;
  readonly comment: string;
  /** What a professional adds, as typed. */
  readonly site?: SiteDetails | undefined;
  readonly wantsInvoice: boolean;
  /** The company that the VAT invoice names; undefined for the buyer's own name. */
  readonly invoice?: VatInvoice | undefined;
};

/**
 * Places the orders, to be paid in store, and returns the first. The same key returns the same
 * response, so a repeated click creates one purchase.
 */
export const placeOrder = async (
  access: CheckoutAccess,
  placement: Placement,
  method: InStoreMethod,
): Promise<Result<PlacedOrder, OrderingRefusal>> => {
  const answer = await callAsOwner(access, 'placeOrder', {
    headers: { 'idempotency-key': placement.idempotencyKey },
    body: { ...acceptedOrder(placement), payment_method_code: method },
  });
  if (!answer.ok) return fail(refusalOf('placeOrder', answer.error));
  const { orders } = answer.value;
  return firstOrder(orders, 'link' in answer.value ? answer.value.link : undefined);
};

/**
 * Places the orders and starts their payment. The same key returns the same purchase with its
 * present payment.
 */
export const orderAndPay = async (
  access: CheckoutAccess,
  placement: Placement,
  choice: PaymentChoice,
): Promise<Result<Payment, OrderingRefusal>> => {
  const answer = await callAsOwner(access, 'orderAndPay', {
    headers: { 'idempotency-key': placement.idempotencyKey },
    body: { ...acceptedOrder(placement), ...writePaymentChoice(choice) },
  });
  if (answer.ok) return ok(readPayment(answer.value.payment));
  const blikFault = blikFaultOf(answer.error);
  return fail(
    blikFault === undefined ? refusalOf('orderAndPay', answer.error) : { kind: blikFault },
  );
};

const acceptedOrder = ({
  cartId,
  storeId,
  isProfessional,
  cartRevision,
  total,
  promised = [],
  wantsInvoice,
  invoice,
  comment,
  site,
}: Placement) => ({
  request: { retailer_id: storeId, is_pro_card: isProfessional, cart_id: cartId },
  cart_revision: cartRevision,
  ...(total && { grand_total: toMajorUnits(total) }),
  ...(promised.length > 0 && {
    promised: promised.map(({ seller, part, date, fromMinute }) => ({
      seller_code: seller,
      part,
      date,
      ...(fromMinute !== undefined && { from_minute: fromMinute }),
    })),
  }),
  ...(wantsInvoice && { wants_invoice: true }),
  ...(invoice && {
    invoice: {
      company: invoice.company,
      tax_number: invoice.taxNumber,
      street: [...invoice.street],
      postcode: invoice.postcode,
      city: invoice.city,
    },
  }),
  ...(comment !== '' && { customer_comment: comment }),
  ...(site && writeSite(site)),
});

/** What a professional adds, as far as it was typed. */
const writeSite = ({ reference, name, phone }: SiteDetails) => ({
  ...(reference !== '' && { reference }),
  ...((name !== '' || phone !== '') && { site_contact: { name, telephone: phone } }),
});

const firstOrder = (
  [order]: Reply<'placeOrder'>['orders'],
  link: string | undefined,
): Result<PlacedOrder, OrderingRefusal> =>
  order === undefined
    ? fail({ kind: 'refused' })
    : ok({
        id: order.order_id,
        number: order.order_number,
        amount: fromMajorUnits(order.amount, order.currency),
        link,
      });

export type CheckoutCall =
  | keyof (typeof CALLS_BY_AREA)['Checkout']
  | Exclude<
      keyof (typeof CALLS_BY_AREA)['Guest checkout'],
      | 'readGuestOrders'
      | 'confirmGuestOrders'
      | 'withdrawFromGuestOrder'
      | 'cancelGuestOrder'
      | 'reportGuestReturnSent'
      | 'openGuestAccount'
      | 'claimGuestOrders'
    >;

/** A call of the checkout that guests make as well. */
type OwnerCall = SharedCallName & keyof (typeof CALLS_BY_AREA)['Checkout'];

type TwinOf<Name> = Name extends SharedCallName ? GuestTwinOf<Name> : never;

/** What each refusal of a call of the checkout is to the shopper. */
const REFUSALS = {
  'bad-input': 'refused',
  'approval-needed': 'approval-needed',
  'cart-changed': 'cart-changed',
  'cart-empty': 'cart-empty',
  'delivery-not-possible': 'delivery-not-possible',
  forbidden: 'refused',
  'key-reused': 'already-placed',
  'later-than-promised': 'later-than-promised',
  'no-such-cart': 'cart-empty',
  'out-of-stock': 'out-of-stock',
  'payment-not-possible': 'payment-not-possible',
  'buyer-unproven': 'buyer-unproven',
  'too-many-unpaid': 'too-many-unpaid',
  'orders-left-unpaid': 'orders-left-unpaid',
  'pickup-not-possible': 'pickup-not-possible',
  'slot-not-available': 'slot-not-available',
  'store-not-selling': 'store-not-selling',
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<CheckoutCall, string>;

const refusalOf = <Name extends OwnerCall>(name: Name, refusal: HostRefusal) => ({
  kind: ownerRefusalMeaning(name, refusal, REFUSALS, 'refused'),
});
