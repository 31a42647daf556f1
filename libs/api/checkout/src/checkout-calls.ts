import { callAsOwner, type FieldRefusal, type RefusalOfCalls } from '@materia/api-client-kernel';
import type { CALLS_BY_AREA, FieldPath, Reply } from '@materia/api-contract';
import type { ServiceLevel } from '@materia/domain-shipping';
import type {
  CheckedAddress,
  CheckedCollector,
  InStoreMethod,
  VatInvoice,
} from '@materia/domain-checkout';
import type { Email, Postcode } from '@materia/domain-contact';
import type { PickupSlot } from '@materia/domain-promise';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { type Currency, fromMajorUnits, type Money, toMajorUnits } from '@materia/domain-money';
import type { CheckoutAccess, CheckoutField } from './checkout-access.ts';
import {
  blikFaultOf,
  type Payment,
  type PaymentChoice,
  readPayment,
  writePaymentChoice,
} from './payments.ts';
import { refusalKind } from './refusal-kind.ts';
import {
  type Checkout,
  type OwnShipping,
  readCheckout,
  readEstimate,
  type Shipment,
  type ShippingEstimate,
  writeOwnShipping,
} from './shipping.ts';

export type CheckoutRefusal = {
  readonly kind:
    | 'cart-empty'
    | 'delivery-not-possible'
    | 'pickup-not-possible'
    | 'slot-not-available'
    | 'cart-changed'
    | 'store-not-selling'
    | 'out-of-stock'
    | 'already-placed'
    | 'payment-not-possible'
    | 'blik-code-missing'
    | 'blik-code-not-six-digits'
    | 'too-many-requests'
    | 'refused';
};

export type PlacedOrder = {
  readonly id: string;
  readonly number: string;
  readonly amount: Money;
  /** The signed link by which a guest finds the purchase. */
  readonly link: string | undefined;
};

/**
 * The checkout of the cart at a store, with the prices for a postal code if one is given. Refused
 * for an empty cart.
 */
export const fetchCheckout = async (
  access: CheckoutAccess,
  storeId: string,
  postcode?: Postcode,
): Promise<Result<Checkout, CheckoutRefusal>> => {
  const headers = {
    'retailer-id': storeId,
    ...(postcode !== undefined && { 'delivery-postcode': postcode }),
  };
  const answer = await callAsOwner(access, 'readCheckout', { headers });
  if (!answer.ok) return fail(refusalOf(answer.error));
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
): Promise<Result<undefined, CheckoutRefusal>> => {
  const body = writeOwnShipping(chosen, storeId);
  const answer = await callAsOwner(access, 'selectShippingMethod', { body });
  return answer.ok ? ok(undefined) : fail(refusalOf(answer.error));
};

/**
 * Changes the hour of a chosen pickup. Refused for an hour that is taken, and once the time for
 * changes is over.
 */
export const changePickupHour = async (
  access: CheckoutAccess,
  { date, startHour }: PickupSlot,
  storeId: string,
): Promise<Result<undefined, CheckoutRefusal>> => {
  const hour = `${date}T${String(startHour).padStart(2, '0')}:00`;
  const body = { delivery_two_hours_date: hour, retailer_id: storeId };
  const answer = await callAsOwner(access, 'changePickupHour', { params: { storeId }, body });
  return answer.ok ? ok(undefined) : fail(refusalOf(answer.error));
};

/**
 * Chooses the service level of a vendor's shipment, and its relay point. Refused once the vendor
 * does not offer it for these lines.
 */
export const selectServiceLevel = async (
  access: CheckoutAccess,
  { lineIds }: Pick<Shipment, 'lineIds'>,
  { level, pointId }: { readonly level: ServiceLevel; readonly pointId?: string | undefined },
): Promise<Result<undefined, CheckoutRefusal>> => {
  const body = {
    service_level: level,
    item_ids: [...lineIds],
    ...(pointId !== undefined && { relay_point_id: pointId }),
  };
  const answer = await callAsOwner(access, 'selectThirdPartyShipping', { body });
  return answer.ok ? ok(undefined) : fail(refusalOf(answer.error));
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

export type CheckoutAddressRefusal = CheckoutRefusal | { readonly kind: 'address-gone' };

/**
 * Saves the recipient and the shipping address. Refused where the store does not deliver, and for an
 * entry that is no longer in the address book
 * (`address-gone`).
 */
export const saveShippingAddress = async (
  access: CheckoutAccess,
  address: CheckoutAddress,
): Promise<Result<undefined, CheckoutAddressRefusal>> => {
  const body = wireAddressOf(address);
  const answer = await callAsOwner(access, 'saveShippingAddress', { body });
  return answer.ok ? ok(undefined) : fail(addressRefusalOf(answer.error));
};

/**
 * Saves the billing contact. With the shipping address, the bill follows the shipping address
 * again.
 */
export const saveBillingAddress = async (
  access: CheckoutAccess,
  address: CheckoutAddress,
): Promise<Result<undefined, CheckoutAddressRefusal>> => {
  const body = wireAddressOf(address);
  const answer = await callAsOwner(access, 'saveBillingAddress', { body });
  return answer.ok ? ok(undefined) : fail(addressRefusalOf(answer.error));
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

const addressRefusalOf = (refusal: FieldRefusal<AddressField>): CheckoutAddressRefusal =>
  refusal.fields.some(({ field }) => field === 'body.customer_address_id')
    ? { kind: 'address-gone' }
    : refusalOf(refusal);

/** Saves the email address of a guest, with which they continue without an account. */
export const saveGuestEmail = async (
  { host, guestCartId: cartId }: CheckoutAccess,
  email: Email,
): Promise<Result<undefined, CheckoutRefusal>> => {
  if (cartId === undefined) return fail({ kind: 'cart-empty' });
  const answer = await host('saveGuestEmail', { params: { cartId }, body: { email } });
  return answer.ok ? ok(undefined) : fail(refusalOf(answer.error));
};

export type Placement = {
  readonly idempotencyKey: string;
  readonly cartId: string;
  /** The cart that the customer saw and accepted. */
  readonly cartRevision: number;
  /** The total with tax that the customer saw; undefined where the page did not show it. */
  readonly total: Money | undefined;
  readonly storeId: string;
  readonly isProfessional: boolean;
  readonly comment: string;
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
): Promise<Result<PlacedOrder, CheckoutRefusal>> => {
  const answer = await callAsOwner(access, 'placeOrder', {
    headers: { 'idempotency-key': placement.idempotencyKey },
    body: { ...acceptedOrder(placement), payment_method_code: method },
  });
  if (!answer.ok) return fail(refusalOf(answer.error));
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
): Promise<Result<Payment, CheckoutRefusal>> => {
  const answer = await callAsOwner(access, 'orderAndPay', {
    headers: { 'idempotency-key': placement.idempotencyKey },
    body: { ...acceptedOrder(placement), ...writePaymentChoice(choice) },
  });
  return answer.ok ? ok(readPayment(answer.value.payment)) : fail(refusalOf(answer.error));
};

const acceptedOrder = ({
  cartId,
  storeId,
  isProfessional,
  cartRevision,
  total,
  wantsInvoice,
  invoice,
  comment,
}: Placement) => ({
  request: { retailer_id: storeId, is_pro_card: isProfessional, cart_id: cartId },
  cart_revision: cartRevision,
  ...(total && { grand_total: toMajorUnits(total) }),
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
});

const firstOrder = (
  [order]: Reply<'placeOrder'>['orders'],
  link: string | undefined,
): Result<PlacedOrder, CheckoutRefusal> =>
  order === undefined
    ? fail({ kind: 'refused' })
    : ok({
        id: order.order_id,
        number: order.order_number,
        amount: fromMajorUnits(order.amount, order.currency),
        link,
      });

type CheckoutCall =
  | keyof (typeof CALLS_BY_AREA)['Checkout']
  | Exclude<
      keyof (typeof CALLS_BY_AREA)['Guest checkout'],
      | 'readGuestOrders'
      | 'confirmGuestOrders'
      | 'withdrawFromGuestOrder'
      | 'openGuestAccount'
      | 'claimGuestOrders'
    >;

/** What each refusal of a call of the checkout is to the shopper. */
const REFUSALS = {
  'bad-input': 'refused',
  'cart-changed': 'cart-changed',
  'cart-empty': 'cart-empty',
  'delivery-not-possible': 'delivery-not-possible',
  forbidden: 'refused',
  'key-reused': 'already-placed',
  'no-such-cart': 'cart-empty',
  'out-of-stock': 'out-of-stock',
  'payment-not-possible': 'payment-not-possible',
  'pickup-not-possible': 'pickup-not-possible',
  'slot-not-available': 'slot-not-available',
  'store-not-selling': 'store-not-selling',
  'too-many-requests': 'too-many-requests',
} as const satisfies Readonly<Record<RefusalOfCalls<CheckoutCall>, CheckoutRefusal['kind']>>;

const refusalOf = (refusal: FieldRefusal<CheckoutField>): CheckoutRefusal => ({
  kind: blikFaultOf(refusal) ?? refusalKind(REFUSALS, refusal),
});
