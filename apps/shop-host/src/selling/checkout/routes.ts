import type { FieldPath, ParsedInput, Reply } from '@materia/api-contract';
import { ownShippingMethod } from '@materia/api-contract/schemas';
import type { NotifiedShipment } from '@materia/domain-checkout';
import { parsePostcode } from '@materia/domain-contact';
import { type ChosenSlot, pickupChange } from '@materia/domain-promise';
import {
  guestCity,
  needsDistanceCheck,
  type PickupPointKind,
  pointKindOf,
  type ShippingMethodCode,
  sellerMethod,
  shippingMethodParts,
} from '@materia/domain-shipping';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { findPostcode } from '../../catalogue/places/locate.ts';
import type { Attempts } from '../../platform/limits/attempts.ts';
import type { Payments, PaymentTools } from '../payments/payments.ts';
import { attemptsOf, findPurchase, saveChosenMethod } from '../payments/repository.ts';
import { blikCodeOf } from '../payments/routes.ts';
import { wirePayment } from '../payments/wire-payment.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import { isTaxedAsAtStore } from '../../catalogue/stores/store-taxes.ts';
import { addressesOf } from '../../customers/addresses/repository.ts';
import type { SharedHandler, SharedHandlers } from '../../platform/contract/guest-twins.ts';
import type { Refusal, RefusalOf } from '../../platform/contract/refusals.ts';
import { type Reader, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { lineId } from '../cart/price-cart.ts';
import { lockCart } from '../cart/repository.ts';
import { cartOwnerOf, type CheckoutContext } from './checkout-context.ts';
import { namedPoint } from './chosen-point.ts';
import {
  type CartAddressField,
  checkBillingAddress,
  type CheckedCartAddress,
  checkShippingAddress,
  holdsPricesAt,
} from './cart-address.ts';
import {
  type ChoiceRow,
  type CartAddresses,
  type CartAddressRow,
  cartAddressesOf,
  saveBilling,
  saveCartAddress,
  saveChoice,
} from './choices.ts';
import {
  type CheckoutCart,
  checkoutCart,
  type CheckoutShipment,
  chosenMethod,
  myCart,
} from './current-cart.ts';
import { placeOrder } from './place-order.ts';
import { choicesOfPayment } from './payment-choices.ts';
import { checkSelection, type ChosenTime, lacksTruckAccess } from './selection.ts';
import { slotAvailability } from './repository.ts';
import { pickupOffers } from './shipment-methods.ts';
import { isCollectedHere, isAvailable, offerOf, type ShippingOffer } from './shipping-offer.ts';
import { promiseContext } from './store-times.ts';
import { wireCartAddress } from './wire-cart-address.ts';
import { wireCheckout, wireEstimates, wireSlotOf } from './wire-checkout.ts';
import { acceptedTotal } from './wire-placement.ts';
import { wireShippingOffer } from './wire-shipping-offer.ts';

type CheckoutCalls =
  | 'readCheckout'
  | 'listShippingMethods'
  | 'estimateShippingMethods'
  | 'selectShippingMethod'
  | 'readSelectedShipping'
  | 'changePickupHour'
  | 'selectThirdPartyShipping'
  | 'saveShippingAddress'
  | 'readShippingAddress'
  | 'saveThirdPartyShippingAddress'
  | 'saveBillingAddress'
  | 'readBillingAddress'
  | 'listPaymentMethods'
  | 'readSelectedPayment'
  | 'selectPayment'
  | 'orderAndPay'
  | 'placeOrder';

/** The checkout calls of a customer, which also serve a guest with their cart. */
export type CheckoutHandlers = SharedHandlers<
  Exclude<CheckoutCalls, 'changePickupHour'>,
  CheckoutContext
> & {
  readonly changePickupHour: SharedHandler<
    'changePickupHour',
    CheckoutContext,
    FieldPath<'changePickupHour'>
  >;
};

const WITHOUT_SLOT = { date: null, startHour: undefined } as const;
const EMPTY = fail({ kind: 'cart-empty' } as const);

/** What the checkout needs besides the database: payments and their limits. */
export type CheckoutTools = PaymentTools & {
  readonly payments: Payments;
  readonly attempts: Attempts;
};

/** The checkout calls (areas 09 and 10): one shipment per seller besides the retailer's own, paid at once or in store. */
export const checkoutHandlers = (tools: CheckoutTools): CheckoutHandlers => {
  const { db } = tools;
  /** The cart at the store that the header names. */
  const cartAt = async (
    reader: Reader,
    storeId: string,
    context: CheckoutContext,
    postcode?: string,
  ): Promise<CheckoutCart | undefined> => {
    const row = await myCart(reader, context);
    const store = await findStore(reader, context.market.id, { id: storeId });
    if (row === undefined || store === undefined) return undefined;
    const elsewhere =
      postcode === undefined || postcode === row.place_postcode
        ? {}
        : { place_postcode: postcode, place_city: null };
    return checkoutCart(reader, { ...row, store_id: store.id, ...elsewhere }, context, store);
  };

  /** Saves where shipments go, if it passes `check` and names an entry of the customer's own address book. */
  const saveAt = (
    purpose: Exclude<CartAddressRow['purpose'], 'billing'>,
    { customer_address_id }: ParsedInput<'saveShippingAddress'>['body'],
    context: CheckoutContext,
    check: (
      cart: CheckoutCart,
    ) => Result<CheckedCartAddress, Refusal<'bad-input', CartAddressField>>,
  ): Promise<
    Result<NonNullable<Reply<'readShippingAddress'>>, RefusalOf<'saveShippingAddress'>>
  > => {
    const { market, now } = context;
    return withTx(db, async (tx) => {
      const cart = await myCheckout(tx, context);
      if (cart === undefined) return EMPTY;
      const checked = check(cart);
      if (!checked.ok) return checked;
      if (!(await isInBook(tx, customer_address_id, context))) return NOT_IN_BOOK;
      if (!holdsPricesAt(checked.value, cart.store, market))
        return fail({ kind: 'delivery-not-possible' });
      await saveCartAddress(tx, cart.row, purpose, checked.value, now);
      return ok(wireCartAddress(checked.value, market));
    });
  };

  return {
    readCheckout: async ({ headers }, context) => {
      const cart = await cartAt(db, headers['retailer-id'], context, headers['delivery-postcode']);
      return cart === undefined ? EMPTY : ok(wireCheckout(cart, context.market));
    },

    listShippingMethods: async ({ headers }, context) => {
      const cart = await cartAt(db, headers['retailer-id'], context);
      if (cart === undefined) return EMPTY;
      const collected = ownShipment(cart);
      if (collected !== undefined) return ok(collected.offers.map(wireShippingOffer));
      const own = cart.all.lines.filter(({ offer }) => !offer.isSoldByAThirdPartyVendor);
      if (own.length === 0) return ok([]);
      const { market, now, today } = context;
      return ok(
        pickupOffers(
          own,
          promiseContext(cart.store, market, now),
          await slotAvailability(db, market.id, cart.store.id, today),
          market.currency,
        ).map(wireShippingOffer),
      );
    },

    estimateShippingMethods: async ({ headers, body }, context) => {
      const { market } = context;
      const { postcode } = body.address;
      const place = await findPostcode(db, market, postcode);
      // To an area without stores nothing is sent, and what is in the cart can still be collected.
      if (!place.ok && place.error.kind !== 'area-not-covered')
        return fail({
          kind: 'bad-input',
          fields: [{ field: 'body.address.postcode', kind: 'not-a-postcode' }],
        });
      const code = place.ok ? place.value.postcode : postcode;
      const cart = await cartAt(db, headers['retailer-id'], context, code);
      if (cart === undefined) return EMPTY;
      return ok(wireEstimates(cart, place.ok && isTaxedAsAtStore(market, cart.store, code)));
    },

    selectShippingMethod: ({ body }, context) =>
      withTx(db, async (tx) => {
        const { market, flags, now } = context;
        const found = await myCheckout(tx, context);
        if (found === undefined) return EMPTY;
        if (body.custom_data.retailer_id !== found.store.id)
          return fail({
            kind: 'bad-input',
            fields: [{ field: 'body.custom_data.retailer_id', kind: 'not-the-store-of-the-cart' }],
          });
        const { custom_data } = body;
        const method = chosenMethod(body);
        if (method === undefined) return fail({ kind: 'delivery-not-possible' });
        const NOT_OFFERED = fail({
          kind: isCollectedHere(method) ? 'pickup-not-possible' : 'delivery-not-possible',
        } as const);
        const place = placeOfSelection(method, custom_data, found, context);
        if (!place.ok) return place;
        const row = { ...found.row, ...place.value };
        const cart = (await checkoutCart(tx, row, context)) ?? found;
        // Beside a pickup or a truck the same method may also bring only what the store lacks.
        const here = ownShipmentBy(cart, method);
        const other = cart.alternatives.find(({ offers }) => offerOf(offers, method));
        const way = here === undefined || custom_data.together === true ? other?.way : undefined;
        const planned =
          way === undefined ? cart : await checkoutCart(tx, { ...row, own_part: way }, context);
        const shipment = planned && ownShipmentBy(planned, method);
        if (shipment === undefined) return NOT_OFFERED;
        const checked = checkSelection(
          { method, slot: custom_data.slot && slotOfBody(custom_data.slot) },
          shipment.offers,
          promiseContext(cart.store, market, now),
        );
        if (!checked.ok) return checked;
        const truckAccess = custom_data.truck_access === true;
        if (lacksTruckAccess(method, truckAccess, flags))
          return fail({
            kind: 'bad-input',
            fields: [{ field: 'body.custom_data.truck_access', kind: 'missing' }],
          });
        const pointField = POINT_FIELDS[pointKindOf(method) ?? 'relay'];
        const point = await namedPoint(
          tx,
          method,
          { field: `body.custom_data.${pointField}`, id: custom_data[pointField] },
          { store: cart.store, market },
        );
        if (!point.ok) return point;
        await choose(
          tx,
          cart,
          shipment,
          {
            ...checked.value,
            pointId: point.value?.id,
            truckAccess,
            change: { ...place.value, ...(way !== undefined && { own_part: way }) },
          },
          context,
        );
        return ok(body);
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
        const { market, flags, now } = context;
        for (const [field, storeId] of [
          ['params.storeId', params.storeId],
          ['body.retailer_id', body.retailer_id],
        ] as const)
          if (storeId !== cart.store.id)
            return fail({
              kind: 'bad-input',
              fields: [{ field, kind: 'not-the-store-of-the-cart' }],
            });
        const shipment = ownShipment(cart);
        const chosenAt = shipment?.choice?.chosen_at ?? null;
        const isOpen =
          flags.CHECKOUT_PICKUP_SLOT_CHOICE && chosenAt !== null && isChangeOpen(chosenAt, now);
        if (shipment === undefined || !isOpen) return fail({ kind: 'pickup-not-possible' });
        const [date = '', time = ''] = body.delivery_two_hours_date.split('T');
        const slot = { date, start_hour: Number(time.slice(0, 2)) };
        const checked = checkSelection(
          { method: 'drive/scheduled', slot: slotOfBody(slot) },
          shipment.offers,
          promiseContext(cart.store, market, now),
        );
        if (!checked.ok)
          return fail({
            kind:
              checked.error.kind === 'slot-not-available'
                ? 'slot-not-available'
                : 'pickup-not-possible',
          });
        await choose(
          tx,
          cart,
          shipment,
          { ...checked.value, pointId: undefined, truckAccess: false, chosenAt },
          context,
        );
        return ok({
          carrier_code: 'drive',
          method_code: 'scheduled',
          custom_data: {
            no_date: false,
            retailer_id: cart.store.id,
            delivery_date: date,
            slot,
          },
        });
      }),

    selectThirdPartyShipping: ({ body }, context) =>
      withTx(db, async (tx) => {
        const cart = await myCheckout(tx, context);
        if (cart === undefined) return EMPTY;
        const asked = body.item_ids.toSorted().join(' ');
        const shipment = cart.shipments.find(
          ({ part, lines }) =>
            part === 'sent' &&
            lines
              .map(({ row }) => lineId(row))
              .toSorted()
              .join(' ') === asked,
        );
        if (shipment === undefined)
          return fail({
            kind: 'bad-input',
            fields: [{ field: 'body.item_ids', kind: 'not-a-shipment' }],
          });
        const offer = offerOf(shipment.offers, sellerMethod(body.service_level));
        if (offer === undefined || !isAvailable(offer))
          return fail({ kind: 'delivery-not-possible' });
        const point = await namedPoint(
          tx,
          offer.method,
          { field: 'body.relay_point_id', id: body.relay_point_id },
          { store: cart.store, market: context.market },
        );
        if (!point.ok) return point;
        await choose(
          tx,
          cart,
          shipment,
          { offer, pointId: point.value?.id, time: WITHOUT_SLOT, truckAccess: false },
          context,
        );
        return ok(body);
      }),

    saveShippingAddress: async ({ body }, context) =>
      saveAt('shipping', body, context, ({ shipments }) =>
        checkShippingAddress(body, shipments.map(notified), context.market),
      ),

    readShippingAddress: async (_input, context) => {
      const row = await myCart(db, context);
      const { shipping } = row === undefined ? NO_ADDRESSES : await cartAddressesOf(db, row);
      return ok(shipping === undefined ? null : wireCartAddress(shipping, context.market));
    },

    saveThirdPartyShippingAddress: async ({ body }, context) => {
      const saved = await saveAt('third-party', body, context, ({ shipments }) =>
        checkShippingAddress(
          body,
          shipments.filter(({ part }) => part === 'sent').map(notified),
          context.market,
        ),
      );
      return saved.ok
        ? ok({ ...saved.value, address: { ...body.address, ...saved.value.address } })
        : saved;
    },

    saveBillingAddress: ({ body }, context) => {
      const checked = checkBillingAddress(body, context.market);
      return withTx(db, async (tx) => {
        const cart = await myCheckout(tx, context);
        if (cart === undefined) return EMPTY;
        if (!checked.ok) return checked;
        if (!(await isInBook(tx, body.customer_address_id, context))) return NOT_IN_BOOK;
        await saveBilling(tx, cart.row, checked.value, context.now);
        return ok(wireCartAddress(checked.value, context.market));
      });
    },

    readBillingAddress: async (_input, context) => {
      const row = await myCart(db, context);
      const { billing, shipping } =
        row === undefined ? NO_ADDRESSES : await cartAddressesOf(db, row);
      const payer = billing ?? shipping;
      return ok(payer === undefined ? null : wireCartAddress(payer, context.market));
    },

    listPaymentMethods: async ({ headers }, context) => {
      const cart = await cartAt(db, headers['retailer-id'], context);
      return cart === undefined ? EMPTY : ok(paymentOffers(cart, tools, context));
    },

    readSelectedPayment: async (_input, context) => {
      const cart = await myCart(db, context);
      return ok(cart?.payment_method ? { code: cart.payment_method } : null);
    },

    selectPayment: async ({ body }, context) => {
      const cart = await myCart(db, context);
      if (cart === undefined) return EMPTY;
      if (!context.market.settings.paymentMethods.includes(body.code))
        return fail({ kind: 'payment-not-possible' });
      await saveChosenMethod(db, context.market.id, cart.id, body.code);
      return ok(body);
    },

    orderAndPay: async (input, context) => {
      const { body } = input;
      const code = blikCodeOf(body.payment_method_code, body.blik_code);
      if (!code.ok) return code;
      const placed = await placeOrder(tools, input, acceptedTotal(body, context.market), context);
      if (!placed.ok) return placed;
      const { orders, attempt } = placed.value;
      if (attempt === null) return fail({ kind: 'key-reused' });
      await tools.payments.start(attempt, context, code.value);
      return ok({
        orders,
        payment: await currentPayment(orders[0]?.order_number ?? '', tools, context),
      });
    },

    placeOrder: async (input, context) => {
      const placed = await placeOrder(
        tools,
        input,
        acceptedTotal(input.body, context.market),
        context,
      );
      return placed.ok ? ok({ orders: placed.value.orders }) : placed;
    },
  };
};

const NO_ADDRESSES: CartAddresses = {
  shipping: undefined,
  billing: undefined,
  thirdParty: undefined,
};

const NOT_IN_BOOK = fail({
  kind: 'bad-input',
  fields: [{ field: 'body.customer_address_id', kind: 'unknown' }],
} as const);

/** Whether an entry is in the customer's address book. Guests have none. */
const isInBook = async (
  tx: Tx,
  id: string | undefined,
  { market, customer }: CheckoutContext,
): Promise<boolean> => {
  if (id === undefined) return true;
  if (customer === undefined) return false;
  const owner = { market: market.id, customerId: customer.customerId };
  return (await addressesOf(tx, owner)).some((entry) => entry.id === id);
};

/** What of a shipment decides whether somebody calls about it. */
const notified = ({ part, choice }: CheckoutShipment): NotifiedShipment => ({
  part,
  method: choice && chosenMethod(choice),
});

/** The payment of a purchase as it is now: its last attempt, which an old idempotency key leads to as well. */
const currentPayment = async (
  purchaseNumber: string,
  tools: CheckoutTools,
  context: CheckoutContext,
): Promise<Reply<'orderAndPay'>['payment']> => {
  const { db } = tools;
  const market = context.market.id;
  const purchase = await findPurchase(db, market, purchaseNumber);
  const attempts = await attemptsOf(db, market, purchaseNumber);
  const current = attempts.find(({ state }) => state === 'paid') ?? attempts.at(-1);
  if (purchase === undefined || current === undefined)
    throw new Error('A placed purchase has its attempt');
  return wirePayment(db, current, purchase, { ...tools, ...context });
};

/** The methods of the market for a cart. */
const paymentOffers = (
  cart: CheckoutCart,
  tools: CheckoutTools,
  context: CheckoutContext,
): Reply<'listPaymentMethods'> =>
  choicesOfPayment(cart, tools, context).map(({ method, obstacle }) => {
    const reason = cart.store.ecommerce ? obstacle : 'store-closed';
    return {
      code: method,
      available: reason === undefined,
      ...(reason !== undefined && { reason }),
      selected: cart.row.payment_method === method,
    };
  });

/** The cart, locked, so that two choices at once do not overwrite each other. */
const myCheckout = async (tx: Tx, context: CheckoutContext): Promise<CheckoutCart | undefined> => {
  const row = await myCart(tx, context);
  const locked =
    row && (await lockCart(tx, context.market.id, row.id, cartOwnerOf(context), 'open'));
  return checkoutCart(tx, locked, context);
};

/** The field of a selection that names its point, by the kind of the point. */
const POINT_FIELDS = {
  relay: 'relay_point_id',
  locker: 'locker_id',
} as const satisfies Readonly<
  Record<PickupPointKind, keyof ParsedInput<'selectShippingMethod'>['body']['custom_data']>
>;

/** The own shipment that a method can carry. */
const ownShipmentBy = (
  { shipments }: CheckoutCart,
  method: ShippingMethodCode,
): CheckoutShipment | undefined =>
  shipments.find(({ part, offers }) => part !== 'sent' && offerOf(offers, method) !== undefined);

/** A slot of the wire. A day that does not exist is none. */
const slotOfBody = ({
  date,
  start_hour,
}: {
  readonly date: string;
  readonly start_hour: number;
}): ChosenSlot => {
  const day = parsePlainDate(date);
  return { date: day.ok ? day.value : undefined, startHour: start_hour };
};

/** What the shopper collects at the store. */
const ownShipment = ({ shipments }: CheckoutCart): CheckoutShipment | undefined =>
  shipments.find(({ part }) => part === 'collected');

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
      ...(point?.kind === 'relay' && { relay_point_id: point.id, relay_point_name: point.name }),
      ...(point?.kind === 'locker' && { locker_id: point.id }),
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

/** Whether the hour of a pickup may still be changed. */
const isChangeOpen = (chosenAt: string, now: string): boolean =>
  pickupChange((Date.parse(now) - Date.parse(chosenAt)) / 1000).kind === 'open';

type CartPlaceChange = Pick<CheckoutCart['row'], 'place_postcode' | 'place_city'>;
const NO_PLACE: CartPlaceChange = { place_postcode: null, place_city: null };

/**
 * Where a chosen method brings the products. Only methods with a radius need a place before the address: a postal code, and
 * from guests the town. Refuses a missing or invalid one at its field.
 */
const placeOfSelection = (
  method: ShippingMethodCode,
  { postcode, city, together }: ParsedInput<'selectShippingMethod'>['body']['custom_data'],
  { row, place, shipments }: CheckoutCart,
  { market, customer }: CheckoutContext,
): Result<CartPlaceChange, Refusal<'bad-input', FieldPath<'selectShippingMethod'>>> => {
  if (!needsDistanceCheck(method)) {
    // A parcel that is posted leaves the truck beside it where it goes.
    const isPosted =
      together !== true &&
      shipments.some(({ part, prices }) => part === 'posted' && prices.has(method));
    const { place_postcode, place_city } = row;
    return ok(isPosted ? { place_postcode, place_city } : NO_PLACE);
  }
  const typed = postcode ?? place?.postcode;
  const parsed = typed === undefined ? undefined : parsePostcode(typed, market.rules.postcode);
  if (parsed?.ok !== true)
    return fail({
      kind: 'bad-input',
      fields: [
        {
          field: 'body.custom_data.postcode',
          kind: parsed === undefined ? 'missing' : 'not-a-postcode',
        },
      ],
    });
  const town = guestCity({ city: city ?? place?.city ?? undefined });
  if (!town.ok && customer === undefined)
    return fail({
      kind: 'bad-input',
      fields: [{ field: 'body.custom_data.city', kind: 'missing' }],
    });
  return ok({ place_postcode: parsed.value, place_city: town.ok ? town.value : null });
};

/** Stores what was chosen for a shipment, at the price of its offer. */
const choose = (
  tx: Tx,
  cart: CheckoutCart,
  { seller, part, contents }: CheckoutShipment,
  {
    offer,
    pointId,
    time,
    truckAccess,
    chosenAt,
    change,
  }: {
    readonly offer: ShippingOffer;
    readonly pointId: string | undefined;
    readonly time: Pick<ChosenTime, 'date' | 'startHour'>;
    readonly truckAccess: boolean;
    /** When the method was chosen, if only its hour changes. */
    readonly chosenAt?: string;
    readonly change?: Parameters<typeof saveChoice>[4];
  },
  { now }: CheckoutContext,
): Promise<void> => {
  const { carrier, method } = shippingMethodParts(offer.method);
  return saveChoice(
    tx,
    cart.row,
    {
      seller,
      part,
      carrier_code: carrier,
      method_code: method,
      price_minor: offer.price.minor,
      slot_day: time.startHour === undefined ? null : time.date,
      slot_hour: time.startHour ?? null,
      contents,
      point_id: pointId ?? null,
      truck_access: truckAccess,
      chosen_at: chosenAt ?? now,
    },
    now,
    change,
  );
};
