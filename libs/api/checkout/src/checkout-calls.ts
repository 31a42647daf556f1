import type { HostClient, HostRefusal } from '@materia/api-client-kernel';
import type { ServiceLevel } from '@materia/domain-cart';
import type { CheckedAddress, CheckedCollector } from '@materia/domain-checkout';
import type { PickupSlot } from '@materia/domain-delivery-labels';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { fromWireAmount, type Money, toWireAmount } from '@materia/domain-money';
import {
  type Checkout,
  type OwnMethod,
  readCheckout,
  type Shipment,
  writeOwnShipping,
} from './shipping.ts';

export type CheckoutRefusal = {
  readonly kind:
    | 'cart-empty'
    | 'delivery-not-possible'
    | 'pickup-not-possible'
    | 'slot-not-available'
    | 'cart-changed'
    | 'cart-locked'
    | 'out-of-stock'
    | 'already-placed'
    | 'refused';
};

export type PlacedOrder = { readonly id: string; readonly number: string; readonly amount: Money };

/** The checkout of the customer's cart at a store. Refused for an empty cart. */
export const fetchCheckout = async (
  host: HostClient,
  storeId: string,
): Promise<Result<Checkout, CheckoutRefusal>> => {
  const answer = await host('readCheckout', { headers: { 'retailer-id': storeId } });
  return answer.ok ? ok(readCheckout(answer.value)) : fail(refusalOf(answer.error));
};

/** Chooses how own products are collected or brought. Refused for a slot that is taken and a pickup that is no longer possible. */
export const selectOwnShipping = async (
  host: HostClient,
  { method, slot }: { readonly method: OwnMethod; readonly slot: PickupSlot | undefined },
  storeId: string,
): Promise<Result<undefined, CheckoutRefusal>> => {
  const answer = await host('selectShippingMethod', {
    body: writeOwnShipping(method, slot, storeId),
  });
  return answer.ok ? ok(undefined) : fail(refusalOf(answer.error));
};

/** Chooses the service level of a seller's shipment. Refused once the seller does not offer it for these lines. */
export const selectServiceLevel = async (
  host: HostClient,
  { lineIds }: Pick<Shipment, 'lineIds'>,
  level: ServiceLevel,
): Promise<Result<undefined, CheckoutRefusal>> => {
  const answer = await host('selectThirdPartyShipping', {
    body: { service_level: level, item_ids: [...lineIds] },
  });
  return answer.ok ? ok(undefined) : fail(refusalOf(answer.error));
};

/** Saves who receives the order, with a phone number to call, and the delivery address if there is one. */
export const saveContact = async (
  host: HostClient,
  { firstname, lastname, phone }: CheckedCollector,
  address: CheckedAddress | undefined,
): Promise<Result<undefined, CheckoutRefusal>> => {
  const person = { firstname, lastname, telephone: phone };
  const answer = await host('saveContact', {
    body: {
      ...person,
      ...(address && {
        address: {
          ...person,
          country_id: address.country,
          street: [...address.street],
          postcode: address.postcode,
          city: address.city,
        },
      }),
    },
  });
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
};

/** Places the orders, to be paid in store, and returns the first. The same key returns the same response, so a repeated click creates one purchase. */
export const placeOrder = async (
  host: HostClient,
  placement: Placement,
): Promise<Result<PlacedOrder, CheckoutRefusal>> => {
  const answer = await host('placeOrder', {
    headers: { 'idempotency-key': placement.idempotencyKey },
    body: {
      request: {
        retailer_id: placement.storeId,
        is_pro_card: placement.isProfessional,
        cart_id: placement.cartId,
      },
      payment_method_code: 'pay_in_store',
      cart_revision: placement.cartRevision,
      ...(placement.total && { grand_total: toWireAmount(placement.total) }),
      ...(placement.wantsInvoice && { wants_invoice: true }),
      ...(placement.comment !== '' && { customer_comment: placement.comment }),
    },
  });
  if (!answer.ok) return fail(refusalOf(answer.error));
  const [order] = answer.value.orders;
  if (order === undefined) return fail({ kind: 'refused' });
  return ok({
    id: order.order_id,
    number: order.order_number,
    amount: fromWireAmount(order.amount, order.currency),
  });
};

const refusalOf = ({ code }: HostRefusal): CheckoutRefusal => {
  switch (code) {
    case 'cart-empty':
    case 'delivery-not-possible':
    case 'pickup-not-possible':
    case 'slot-not-available':
    case 'cart-changed':
    case 'cart-locked':
    case 'out-of-stock':
      return { kind: code };
    case 'key-reused':
      return { kind: 'already-placed' };
    default:
      return { kind: 'refused' };
  }
};
