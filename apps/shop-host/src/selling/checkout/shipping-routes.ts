import type { FieldPath, ParsedInput, Reply } from '@materia/api-contract';
import { ownShippingMethod } from '@materia/api-contract/schemas';
import { needsDistanceCheck, type PickupPointKind } from '@materia/domain-shipping';
import { fail, ok } from '@materia/domain-kernel';
import { findPostcode, UNLOCATED } from '../../catalogue/places/locate.ts';
import { isTaxedAsAtStore } from '../../catalogue/stores/store-taxes.ts';
import type { SharedHandler, SharedHandlers } from '../../platform/contract/guest-twins.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import type { ChoiceRow } from '../cart/choices-repository.ts';
import { methodsOfCart } from './cart-methods.ts';
import type { CheckoutContext } from './checkout-context.ts';
import {
  changeHour,
  chooseOwnShipping,
  chooseVendorsShipping,
  divideOwnProducts,
  PICKUP_BY_HOUR,
} from './choose-shipping.ts';
import {
  type CheckoutCart,
  checkoutCart,
  type CheckoutShipment,
  chosenMethod,
} from './current-cart.ts';
import { myCart, myCheckout, myCheckoutAt } from './my-checkout.ts';
import { wireCartMethod, wireEstimates, wireSlotOf } from './wire-checkout.ts';

type ShippingCalls =
  | 'listShippingMethods'
  | 'estimateShippingMethods'
  | 'selectShippingMethod'
  | 'chooseOwnParts'
  | 'readSelectedShipping'
  | 'selectThirdPartyShipping';

/** A customer names the store in the path, which a guest does not. */
export type ShippingHandlers = SharedHandlers<ShippingCalls, CheckoutContext> & {
  readonly changePickupHour: SharedHandler<
    'changePickupHour',
    CheckoutContext,
    FieldPath<'changePickupHour'>
  >;
};

const EMPTY = fail({ kind: 'cart-empty' } as const);

/** How the shipments of a cart may be delivered, and what was chosen for them. */
export const shippingHandlers = (db: Db): ShippingHandlers => ({
  listShippingMethods: async ({ headers }, context) => {
    const cart = await myCheckoutAt(db, headers['retailer-id'], context);
    return cart === undefined
      ? EMPTY
      : ok((await methodsOfCart(db, cart, context)).map(wireCartMethod));
  },

  estimateShippingMethods: async ({ headers, body }, context) => {
    const { market } = context;
    const { postcode } = body.address;
    const place = await findPostcode(db, market, postcode);
    // To an area without stores nothing is sent, and what is in the cart can still be collected.
    if (!place.ok && UNLOCATED[place.error.kind] !== 'beyond')
      return fail({
        kind: 'bad-input',
        fields: [{ field: 'body.address.postcode', kind: 'not-a-postcode' }],
      });
    const code = place.ok ? place.value.postcode : postcode;
    const cart = await myCheckoutAt(db, headers['retailer-id'], context, code);
    if (cart === undefined) return EMPTY;
    return ok(wireEstimates(cart, place.ok && isTaxedAsAtStore(market, cart.store, code)));
  },

  selectShippingMethod: ({ body }, context) =>
    withTx(db, async (tx) => {
      const cart = await myCheckout(tx, context);
      if (cart === undefined) return EMPTY;
      const chosen = await chooseOwnShipping(tx, cart, body, context);
      return chosen.ok ? ok(body) : chosen;
    }),

  chooseOwnParts: ({ body }, context) =>
    withTx(db, async (tx) => {
      const cart = await myCheckout(tx, context);
      if (cart === undefined) return EMPTY;
      const divided = await divideOwnProducts(tx, cart, body, context);
      return divided.ok ? ok(body) : divided;
    }),

  readSelectedShipping: async ({ query }, context) => {
    const cart = await checkoutCart(db, await myCart(db, context), context);
    const shipment = cart?.shipments.find(
      ({ part, choice }) => part !== 'sent' && choice !== undefined && isAsked(choice, query),
    );
    return ok(cart && shipment ? wireOwnSelection(cart, shipment) : null);
  },

  changePickupHour: ({ params, body }, context) =>
    withTx(db, async (tx) => {
      const cart = await myCheckout(tx, context);
      if (cart === undefined) return EMPTY;
      for (const [field, storeId] of [
        ['params.storeId', params.storeId],
        ['body.retailer_id', body.retailer_id],
      ] as const)
        if (storeId !== cart.store.id)
          return fail({
            kind: 'bad-input',
            fields: [{ field, kind: 'not-the-store-of-the-cart' }],
          });
      const [date = '', time = ''] = body.delivery_two_hours_date.split('T');
      const slot = { date, start_hour: Number(time.slice(0, 2)) };
      const changed = await changeHour(tx, cart, slot, context);
      return changed.ok
        ? ok({
            carrier_code: PICKUP_BY_HOUR.carrier,
            method_code: PICKUP_BY_HOUR.method,
            custom_data: {
              no_date: false,
              retailer_id: cart.store.id,
              delivery_date: date,
              slot,
            },
          })
        : changed;
    }),

  selectThirdPartyShipping: ({ body }, context) =>
    withTx(db, async (tx) => {
      const cart = await myCheckout(tx, context);
      if (cart === undefined) return EMPTY;
      const chosen = await chooseVendorsShipping(tx, cart, body, context);
      return chosen.ok ? ok(body) : chosen;
    }),
});

/** A chosen point as its selection names it. */
const WIRE_POINTS = {
  relay: ({ id, name }) => ({ relay_point_id: id, relay_point_name: name }),
  locker: ({ id }) => ({ locker_id: id }),
} as const satisfies Readonly<
  Record<PickupPointKind, (point: { readonly id: string; readonly name: string }) => object>
>;

/** The choice of own products as it was sent, with what is known of its point and place. */
const wireOwnSelection = (
  { store, place }: CheckoutCart,
  { choice, point }: CheckoutShipment,
): Reply<'readSelectedShipping'> => {
  const selection = ownShippingMethod.safeParse(choice);
  if (choice === undefined || !selection.success) return null;
  const { slot } = wireSlotOf(choice);
  const method = chosenMethod(choice);
  const isPlaced = method !== undefined && needsDistanceCheck(method);
  return {
    ...selection.data,
    custom_data: {
      no_date: slot === undefined,
      retailer_id: store.id,
      ...(slot && { delivery_date: slot.date, slot }),
      ...(point && WIRE_POINTS[point.kind](point)),
      ...(isPlaced && place && { postcode: place.postcode }),
      ...(isPlaced && place?.city != null && { city: place.city }),
      ...(choice.truck_access && { truck_access: true }),
    },
  };
};

/** Whether a choice is by the carrier and method of a query, as far as it names them. */
const isAsked = (
  choice: Pick<ChoiceRow, 'carrier_code' | 'method_code'>,
  { carrier_code, method_code }: ParsedInput<'readSelectedShipping'>['query'],
): boolean =>
  (carrier_code ?? choice.carrier_code) === choice.carrier_code &&
  (method_code ?? choice.method_code) === choice.method_code;
