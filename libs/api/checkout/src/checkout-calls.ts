import type { HostRefusal } from '@materia/api-client-kernel';
import type { CALLS_BY_AREA, Reply } from '@materia/api-contract';
import type { ServiceLevel } from '@materia/domain-cart';
import type { CheckedAddress, CheckedCollector, VatInvoice } from '@materia/domain-checkout';
import type { Email, Postcode } from '@materia/domain-customer';
import type { PickupSlot } from '@materia/domain-delivery-labels';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { type Currency, fromMajorUnits, type Money, toMajorUnits } from '@materia/domain-money';
import type { CheckoutAccess } from './checkout-access.ts';
import {
  blikFaultOf,
  type Payment,
  type PaymentChoice,
  readPayment,
  writePaymentChoice,
} from './payments.ts';
import { refusalKind, type RefusalOfCalls } from './refusal-kind.ts';
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
  { host, guestCartId: cartId }: CheckoutAccess,
  storeId: string,
  postcode?: Postcode,
): Promise<Result<Checkout, CheckoutRefusal>> => {
  const headers = {
    'retailer-id': storeId,
    ...(postcode !== undefined && { 'delivery-postcode': postcode }),
  };
  if (cartId !== undefined) {
    const guest = await host('readGuestCheckout', { params: { cartId }, headers });
    return guest.ok
      ? ok({ ...readCheckout(guest.value), guestEmail: guest.value.email ?? undefined })
      : fail(refusalOf(guest.error));
  }
  const answer = await host('readCheckout', { headers });
  return answer.ok ? ok(readCheckout(answer.value)) : fail(refusalOf(answer.error));
};

/**
 * What delivery to a postal code costs and when it arrives, by shipment. Undefined when the host
 * gives no estimate: a shopper can go on without one.
 */
export const fetchEstimates = async (
  { host, guestCartId: cartId }: CheckoutAccess,
  { postcode, storeId }: { readonly postcode: Postcode; readonly storeId: string },
  currency: Currency,
): Promise<readonly ShippingEstimate[] | undefined> => {
  const request = { headers: { 'retailer-id': storeId }, body: { address: { postcode } } };
  const answer = await (cartId === undefined
    ? host('estimateShippingMethods', request)
    : host('estimateGuestShippingMethods', { ...request, params: { cartId } }));
  return answer.ok ? answer.value.map((estimate) => readEstimate(estimate, currency)) : undefined;
};

/**
 * Chooses how own products are collected or brought. Refused for a slot that is taken, and for a
 * pickup or a point that is gone.
 */
export const selectOwnShipping = async (
  { host, guestCartId: cartId }: CheckoutAccess,
  chosen: OwnShipping,
  storeId: string,
): Promise<Result<undefined, CheckoutRefusal>> => {
  const body = writeOwnShipping(chosen, storeId);
  const answer = await (cartId === undefined
    ? host('selectShippingMethod', { body })
    : host('selectGuestShippingMethod', { params: { cartId }, body }));
  return answer.ok ? ok(undefined) : fail(refusalOf(answer.error));
};

/**
 * Changes the hour of a chosen pickup. Refused for an hour that is taken, and once the time for
 * changes is over.
 */
export const changePickupHour = async (
  { host, guestCartId: cartId }: CheckoutAccess,
  { date, startHour }: PickupSlot,
  storeId: string,
): Promise<Result<undefined, CheckoutRefusal>> => {
  const hour = `${date}T${String(startHour).padStart(2, '0')}:00`;
  const body = { delivery_two_hours_date: hour, retailer_id: storeId };
  const answer = await (cartId === undefined
    ? host('changePickupHour', { params: { storeId }, body })
    : host('changeGuestPickupHour', { params: { cartId }, body }));
  return answer.ok ? ok(undefined) : fail(refusalOf(answer.error));
};

/**
 * Chooses the service level of a seller's shipment, and its relay point. Refused once the seller
 * does not offer it for these lines.
 */
export const selectServiceLevel = async (
  { host, guestCartId: cartId }: CheckoutAccess,
  { lineIds }: Pick<Shipment, 'lineIds'>,
  { level, pointId }: { readonly level: ServiceLevel; readonly pointId?: string | undefined },
): Promise<Result<undefined, CheckoutRefusal>> => {
  const body = {
    service_level: level,
    item_ids: [...lineIds],
    ...(pointId !== undefined && { relay_point_id: pointId }),
  };
  const answer = await (cartId === undefined
    ? host('selectThirdPartyShipping', { body })
    : host('selectGuestThirdPartyShipping', { params: { cartId }, body }));
  return answer.ok ? ok(undefined) : fail(refusalOf(answer.error));
};

/**
 * An address of a checkout: who, where unless everything is collected, and the entry of the address
 * book that it was chosen from.
 */
export type CheckoutAddress = {
  readonly person: CheckedCollector;
  readonly place: CheckedAddress | undefined;
  readonly bookId?: string | undefined;
};

export type CheckoutAddressRefusal = CheckoutRefusal | { readonly kind: 'address-gone' };

/**
 * Saves who receives the order, and the address to which it is sent. Refused where nothing can be
 * delivered from the store, and for an entry that is no longer in the address book
 * (`address-gone`).
 */
export const saveShippingAddress = async (
  { host, guestCartId: cartId }: CheckoutAccess,
  address: CheckoutAddress,
): Promise<Result<undefined, CheckoutAddressRefusal>> => {
  const body = wireAddressOf(address);
  const answer = await (cartId === undefined
    ? host('saveShippingAddress', { body })
    : host('saveGuestShippingAddress', { params: { cartId }, body }));
  return answer.ok ? ok(undefined) : fail(addressRefusalOf(answer.error));
};

/**
 * Saves whom the invoice names. The same as the shipping address is allowed, and is how the bill
 * follows it again.
 */
export const saveBillingAddress = async (
  { host, guestCartId: cartId }: CheckoutAccess,
  address: CheckoutAddress,
): Promise<Result<undefined, CheckoutAddressRefusal>> => {
  const body = wireAddressOf(address);
  const answer = await (cartId === undefined
    ? host('saveBillingAddress', { body })
    : host('saveGuestBillingAddress', { params: { cartId }, body }));
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

const addressRefusalOf = (refusal: HostRefusal): CheckoutAddressRefusal =>
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
  { host, guestCartId }: CheckoutAccess,
  placement: Placement,
): Promise<Result<PlacedOrder, CheckoutRefusal>> => {
  const headers = { 'idempotency-key': placement.idempotencyKey };
  const store = { retailer_id: placement.storeId, is_pro_card: placement.isProfessional };
  const accepted = {
    payment_method_code: 'pay_in_store' as const,
    ...acceptedOrder(placement),
  };
  if (guestCartId !== undefined) {
    const params = { cartId: guestCartId };
    const guest = await host('placeGuestOrder', {
      params,
      headers,
      body: { ...accepted, request: store },
    });
    return guest.ok
      ? firstOrder(guest.value.orders, guest.value.link)
      : fail(refusalOf(guest.error));
  }
  const answer = await host('placeOrder', {
    headers,
    body: { ...accepted, request: { ...store, cart_id: placement.cartId } },
  });
  return answer.ok ? firstOrder(answer.value.orders, undefined) : fail(refusalOf(answer.error));
};

/**
 * Places the orders and starts their payment. The same key returns the same purchase with its
 * present payment.
 */
export const orderAndPay = async (
  { host, guestCartId }: CheckoutAccess,
  placement: Placement,
  choice: PaymentChoice,
): Promise<Result<Payment, CheckoutRefusal>> => {
  const headers = { 'idempotency-key': placement.idempotencyKey };
  const store = { retailer_id: placement.storeId, is_pro_card: placement.isProfessional };
  const accepted = { ...acceptedOrder(placement), ...writePaymentChoice(choice) };
  const answer = await (guestCartId === undefined
    ? host('orderAndPay', {
        headers,
        body: { ...accepted, request: { ...store, cart_id: placement.cartId } },
      })
    : host('orderAndPayAsGuest', {
        params: { cartId: guestCartId },
        headers,
        body: { ...accepted, request: store },
      }));
  return answer.ok ? ok(readPayment(answer.value.payment)) : fail(refusalOf(answer.error));
};

const acceptedOrder = ({ cartRevision, total, wantsInvoice, invoice, comment }: Placement) => ({
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
      'readGuestOrders' | 'confirmGuestOrders' | 'withdrawFromGuestOrder' | 'claimGuestOrders'
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

const refusalOf = (refusal: HostRefusal): CheckoutRefusal => ({
  kind: blikFaultOf(refusal) ?? refusalKind(REFUSALS, refusal),
});
