import type { HostClient, HostRefusal } from '@materia/api-client-kernel';
import type { CheckedCollector, Collector } from '@materia/domain-checkout';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { type Currency, fromWireAmount, type Money } from '@materia/domain-money';
import {
  readShippingChoice,
  readShippingSelection,
  type ShippingChoice,
  type ShippingSelection,
  writeShippingSelection,
} from './shipping.ts';

export type CheckoutRefusal = {
  readonly kind:
    | 'cart-empty'
    | 'pickup-not-possible'
    | 'slot-not-available'
    | 'cart-changed'
    | 'cart-locked'
    | 'out-of-stock'
    | 'already-placed'
    | 'refused';
};

export type PlacedOrder = { readonly id: string; readonly number: string; readonly amount: Money };

/** The pickup methods for the customer's cart. Refused for an empty cart. */
export const fetchShippingChoices = async (
  host: HostClient,
  storeId: string,
  currency: Currency,
): Promise<Result<readonly ShippingChoice[], CheckoutRefusal>> => {
  const answer = await host('listShippingMethods', { headers: { 'retailer-id': storeId } });
  return answer.ok
    ? ok(answer.value.map((reply) => readShippingChoice(reply, currency)))
    : fail(refusalOf(answer.error));
};

/** The customer's choice at this store; undefined before a choice and after a change of store. */
export const fetchShippingSelection = async (
  host: HostClient,
  storeId: string,
): Promise<ShippingSelection | undefined> => {
  const answer = await host('readSelectedShipping', {});
  return answer.ok && answer.value !== null
    ? readShippingSelection(answer.value, storeId)
    : undefined;
};

/** Chooses the pickup method. Refused for a slot that is taken and a pickup that is no longer possible. */
export const selectShipping = async (
  host: HostClient,
  selection: ShippingSelection,
  storeId: string,
): Promise<Result<undefined, CheckoutRefusal>> => {
  const answer = await host('selectShippingMethod', {
    body: writeShippingSelection(selection, storeId),
  });
  return answer.ok ? ok(undefined) : fail(refusalOf(answer.error));
};

export const fetchCollector = async (host: HostClient): Promise<Collector | undefined> => {
  const answer = await host('readContact', {});
  if (!answer.ok || answer.value === null) return undefined;
  const { firstname, lastname, telephone } = answer.value;
  return { firstname, lastname, phone: telephone };
};

/** Saves who collects the order, with a phone number that the shop can call. */
export const saveCollector = async (
  host: HostClient,
  collector: CheckedCollector,
): Promise<Result<undefined, CheckoutRefusal>> => {
  const { firstname, lastname, phone } = collector;
  const answer = await host('saveContact', { body: { firstname, lastname, telephone: phone } });
  return answer.ok ? ok(undefined) : fail(refusalOf(answer.error));
};

export type Placement = {
  readonly idempotencyKey: string;
  readonly cartId: string;
  /** The cart that the customer saw and accepted. */
  readonly cartRevision: number;
  readonly storeId: string;
  readonly isProfessional: boolean;
  readonly comment: string;
  readonly wantsInvoice: boolean;
};

/** Places the order, to be paid in store. The same key returns the same response, so a repeated click creates one order. */
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
