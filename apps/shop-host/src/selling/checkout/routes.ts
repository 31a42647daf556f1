import type { CALLS, ParsedInput, Reply } from '@materia/api-contract';
import { ownShippingMethod } from '@materia/api-contract/schemas';
import type { NotifiedShipment } from '@materia/domain-checkout';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { fromWireAmount } from '@materia/domain-money';
import { findPostcode } from '../../catalogue/places/locate.ts';
import type { Attempts } from '../../platform/limits/attempts.ts';
import { takeAttempt } from '../payments/limits.ts';
import type { Payments, PaymentTools } from '../payments/payments.ts';
import { attemptsOf, findAttempt, findPurchase, saveChosenMethod } from '../payments/repository.ts';
import { blikCodeOf } from '../payments/routes.ts';
import { wirePayment } from '../payments/wire-payment.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import { isTaxedAsAtStore } from '../../catalogue/stores/store-taxes.ts';
import { addressesOf } from '../../customers/addresses/repository.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import { type Reader, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { lineId } from '../cart/price-cart.ts';
import { lockCart, touchCart } from '../cart/repository.ts';
import { cartOwnerOf, type CheckoutContext } from './checkout-context.ts';
import { namedPoint } from './chosen-point.ts';
import {
  checkBillingAddress,
  type CheckedCartAddress,
  checkShippingAddress,
  holdsPricesAt,
  wireCartAddress,
} from './cart-address.ts';
import {
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
  isSameMethod,
  myCart,
} from './current-cart.ts';
import { placeOrder, withoutLimits } from './place-order.ts';
import { choicesOfPayment } from './payment-choices.ts';
import { checkSelection, type SelectedMethod } from './selection.ts';
import { slotAvailability } from './repository.ts';
import { pickupMethods } from './shipment-methods.ts';
import { promiseContext } from './store-times.ts';
import { slotOf, wireCheckout, wireEstimates } from './wire-checkout.ts';

type CheckoutCalls =
  | 'readCheckout'
  | 'listShippingMethods'
  | 'estimateShippingMethods'
  | 'selectShippingMethod'
  | 'readSelectedShipping'
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
export type CheckoutHandlers = {
  readonly [Name in CheckoutCalls]: (
    input: ParsedInput<Name>,
    context: CheckoutContext,
  ) => Promise<Result<Reply<Name>, Refusal<(typeof CALLS)[Name]['refusals'][number]>>>;
};

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
  ): Promise<CheckoutCart | undefined> => {
    const row = await myCart(reader, context);
    const store = await findStore(reader, context.market.id, { id: storeId });
    return row === undefined || store === undefined
      ? undefined
      : checkoutCart(reader, { ...row, store_id: store.id }, context);
  };

  /** Saves where shipments go, if it passes `check` and names an entry of the customer's own address book. */
  const saveAt = (
    purpose: Exclude<CartAddressRow['purpose'], 'billing'>,
    { customer_address_id }: ParsedInput<'saveShippingAddress'>['body'],
    context: CheckoutContext,
    check: (cart: CheckoutCart) => Result<CheckedCartAddress, Refusal<'bad-input'>>,
  ): Promise<
    Result<
      NonNullable<Reply<'readShippingAddress'>>,
      Refusal<'bad-input' | 'cart-empty' | 'delivery-not-possible'>
    >
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
      const cart = await cartAt(db, headers['retailer-id'], context);
      return cart === undefined ? EMPTY : ok(wireCheckout(cart, context.market));
    },

    listShippingMethods: async ({ headers }, context) => {
      const cart = await cartAt(db, headers['retailer-id'], context);
      if (cart === undefined) return EMPTY;
      const collected = ownShipment(cart);
      if (collected !== undefined) return ok(collected.methods.map((method) => ({ ...method })));
      const own = cart.all.lines.filter(({ offer }) => !offer.isSoldByAThirdPartyVendor);
      if (own.length === 0) return ok([]);
      const { market, now, today } = context;
      return ok([
        ...pickupMethods(
          own,
          promiseContext(cart.store, market, now),
          await slotAvailability(db, market.id, cart.store.id, today),
        ),
      ]);
    },

    estimateShippingMethods: async ({ headers, body }, context) => {
      const { market } = context;
      const { postcode } = body.address;
      const place = await findPostcode(db, market, postcode);
      if (!place.ok)
        return place.error.kind === 'area-not-covered'
          ? fail({ kind: 'not-found' })
          : fail({
              kind: 'bad-input',
              fields: [{ field: 'body.address.postcode', kind: 'not-a-postcode' }],
            });
      const cart = await cartAt(db, headers['retailer-id'], context);
      if (cart === undefined) return EMPTY;
      const isServed = isTaxedAsAtStore(market, cart.store, place.value.postcode);
      return ok(wireEstimates(cart, isServed));
    },

    selectShippingMethod: ({ body }, context) =>
      withTx(db, async (tx) => {
        const cart = await myCheckout(tx, context);
        if (cart === undefined) return EMPTY;
        if (body.custom_data.retailer_id !== cart.store.id)
          return fail({
            kind: 'bad-input',
            fields: [{ field: 'body.custom_data.retailer_id', kind: 'not-the-store-of-the-cart' }],
          });
        const { carrier_code, method_code, custom_data } = body;
        const ownPart = carrier_code === 'drive' ? 'collected' : 'brought';
        const selected = { carrier_code, method_code, slot: custom_data.slot };
        const isMove = cart.alternatives.some((method) => isSameMethod(method, selected));
        const planned = isMove
          ? await checkoutCart(tx, { ...cart.row, own_part: ownPart }, context)
          : cart;
        const shipment = planned?.shipments.find(({ part }) => part === ownPart);
        if (shipment === undefined)
          return fail({
            kind: ownPart === 'collected' ? 'pickup-not-possible' : 'delivery-not-possible',
          });
        const checked = checkSelection(
          selected,
          shipment.methods,
          promiseContext(cart.store, context.market, context.now),
        );
        if (!checked.ok) return checked;
        const point = await namedPoint(
          tx,
          chosenMethod(selected),
          carrier_code === 'locker'
            ? { field: 'body.custom_data.locker_id', id: custom_data.locker_id }
            : { field: 'body.custom_data.relay_point_id', id: custom_data.relay_point_id },
          { store: cart.store, market: context.market },
        );
        if (!point.ok) return point;
        if (isMove) await touchCart(tx, cart.row, { own_part: ownPart }, context.now);
        await choose(tx, cart, shipment, { ...selected, pointId: point.value?.id }, context);
        return ok(body);
      }),

    readSelectedShipping: async (_input, context) => {
      const cart = await checkoutCart(db, await myCart(db, context), context);
      const own = cart?.shipments.find(({ part }) => part !== 'sent');
      const choice = own?.choice;
      const selection = ownShippingMethod.safeParse(choice);
      if (cart === undefined || choice === undefined || !selection.success) return ok(null);
      const { slot } = slotOf(choice);
      return ok({
        ...selection.data,
        custom_data: {
          no_date: slot === undefined,
          retailer_id: cart.store.id,
          ...(slot && { delivery_date: slot.date, slot }),
          ...(own?.point?.kind === 'relay' && {
            relay_point_id: own.point.id,
            relay_point_name: own.point.name,
          }),
          ...(own?.point?.kind === 'locker' && { locker_id: own.point.id }),
        },
      });
    },

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
        const selected = {
          carrier_code: 'seller',
          method_code: body.service_level,
          slot: undefined,
        } as const;
        if (!shipment.methods.some((method) => method.available && isSameMethod(method, selected)))
          return fail({ kind: 'delivery-not-possible' });
        const point = await namedPoint(
          tx,
          chosenMethod(selected),
          { field: 'body.relay_point_id', id: body.relay_point_id },
          { store: cart.store, market: context.market },
        );
        if (!point.ok) return point;
        await choose(tx, cart, shipment, { ...selected, pointId: point.value?.id }, context);
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
      const payer = context.customer?.customerId ?? body.request.cart_id;
      if (!(await takeAttempt(tools.attempts, payer, context)))
        return fail({ kind: 'too-many-requests' });
      const placed = await placeOrder(tools, input, context);
      if (!placed.ok) return placed;
      const { orders, attempt } = placed.value;
      if (attempt === null) return fail({ kind: 'key-reused' });
      await tools.payments.start(attempt, context, code.value);
      return ok({ orders, payment: await currentPayment(attempt, tools, context) });
    },

    placeOrder: async (input, context) => {
      const placed = await placeOrder(tools, input, context);
      return placed.ok ? ok({ orders: placed.value.orders }) : withoutLimits(placed);
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
  attemptId: string,
  tools: CheckoutTools,
  context: CheckoutContext,
): Promise<Reply<'orderAndPay'>['payment']> => {
  const { db } = tools;
  const market = context.market.id;
  const first = await findAttempt(db, market, attemptId);
  const purchase = first && (await findPurchase(db, market, first.purchase_number));
  const attempts = purchase && (await attemptsOf(db, market, purchase.number));
  const current = attempts?.find(({ state }) => state === 'paid') ?? attempts?.at(-1);
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
  const locked = row && (await lockCart(tx, context.market.id, row.id, cartOwnerOf(context)));
  return checkoutCart(tx, locked, context);
};

/** What the shopper collects at the store. */
const ownShipment = ({ shipments }: CheckoutCart): CheckoutShipment | undefined =>
  shipments.find(({ part }) => part === 'collected');

const choose = (
  tx: Tx,
  cart: CheckoutCart,
  shipment: CheckoutShipment,
  {
    carrier_code,
    method_code,
    slot,
    pointId,
  }: SelectedMethod & { readonly pointId: string | undefined },
  { market, now }: CheckoutContext,
): Promise<void> => {
  const { seller, part, contents, methods } = shipment;
  const method = methods.find((offered) => isSameMethod(offered, { carrier_code, method_code }));
  return saveChoice(
    tx,
    cart.row,
    {
      seller,
      part,
      carrier_code,
      method_code,
      price_minor: fromWireAmount(method?.amount ?? 0, market.currency).minor,
      slot_day: method_code === 'scheduled' ? (slot?.date ?? null) : null,
      slot_hour: method_code === 'scheduled' ? (slot?.start_hour ?? null) : null,
      contents,
      point_id: pointId ?? null,
    },
    now,
  );
};
