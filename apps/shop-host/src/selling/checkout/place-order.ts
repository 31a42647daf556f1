import type { ParsedInput } from '@materia/api-contract';
import {
  holdsUnpaid,
  isPaidInStore,
  type PaymentMethod,
  purchaseAfter,
} from '@materia/domain-checkout';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { handoverPlace, type ShippingMethodCode } from '@materia/domain-shipping';
import {
  bookedSlot,
  type Fulfilment,
  type FulfilmentAddress,
  parseFulfilment,
} from '@materia/domain-order';
import type { Money } from '@materia/domain-money';
import { type OrderPart, orderTotals } from '@materia/domain-pricing';
import { checkLines } from '../cart/check-lines.ts';
import { lockCoupon } from '../cart/coupons.ts';
import { setAside } from '../cart/cart-states.ts';
import type { CartAtStore } from '../cart/price-cart.ts';
import { type CartRow, deleteLinesAt, linesOf, lockCart, touchCart } from '../cart/repository.ts';
import { confirmationHold, holdUntil } from '../payments/holds.ts';
import { takeAttempt, takePlacementInStore } from '../payments/limits.ts';
import type { PaymentPort } from '../payments/payment-port.ts';
import { firstCheck } from '../payments/payments.ts';
import { doEffects } from '../payments/purchase-effects.ts';
import {
  changePurchase,
  countOpenPurchases,
  insertAttempt,
  orderNumbersOf,
  returnedPurchasesOf,
} from '../payments/repository.ts';
import { applyFacts } from '../payments/settle.ts';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { SharedField } from '../../platform/contract/guest-twins.ts';
import type { Refusal, RefusalOf } from '../../platform/contract/refusals.ts';
import { type Db, type Tx, withTx } from '../../platform/database/with-tx.ts';
import type { Attempts } from '../../platform/limits/attempts.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { findCustomer } from '../../customers/account/repository.ts';
import { billingAddressOf } from '../../customers/addresses/repository.ts';
import { cartOwnerOf, type CheckoutContext } from './checkout-context.ts';
import { addressOfShipment, recipientFaults } from './shipment-address.ts';
import { placeOfRow } from './cart-address.ts';
import { type CartAddressRow, clearChoices, slotOfChoice } from './choices.ts';
import {
  type CheckoutCart,
  checkoutCart,
  type CheckoutShipment,
  chosenMethod,
} from './current-cart.ts';
import { choicesOfPayment, slotDayOf } from './payment-choices.ts';
import { claimKey, type PlacementKey, storeReply, type StoredPlacement } from './idempotency.ts';
import { invoiceBuyer } from './invoice-buyer.ts';
import { checkSelection, type ChosenTime, lacksTruckAccess } from './selection.ts';
import {
  heldUnits,
  holdUnits,
  lockUnits,
  type OrderedUnits,
  possibleUnitsOf,
  unitsOf,
} from './stock.ts';
import { takeSlot } from './repository.ts';
import { isSoldOut } from './sold-out.ts';
import { promiseContext } from './store-times.ts';
import { isWithinUnpaidLimits } from './unpaid-limits.ts';
import { wirePlacedOrder } from './wire-placement.ts';
import {
  placedByCustomer,
  placedByGuest,
  type PlacedBy,
  statusOfNew,
  writeOrders,
  writePurchase,
} from './write-order.ts';

type Input = ParsedInput<'placeOrder'> | ParsedInput<'orderAndPay'>;
type Refused = Refusal<RefusalOf<'placeOrder'>['kind'], SharedField<'placeOrder'>>;

/** What a placement needs to know about payments. */
export type PlacementTools = {
  readonly db: Db;
  readonly provider: Pick<PaymentPort, 'limitsOf'>;
  readonly attempts: Attempts;
};

/** Carries a refusal out of the transaction, which must write nothing. */
class Refusing extends Error {
  readonly refusal: Refused;
  constructor(refusal: Refused) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

const refuse = (refusal: Refused): never => {
  throw new Refusing(refusal);
};

/**
 * Places the orders of a cart, one per shipment, in one transaction: everything is checked again, stock is held, the
 * orders are written with their share of the total, the ordered lines leave the cart, and the mail is put into the
 * outbox. Lines that cannot be delivered stay in the cart. The idempotency key is claimed
 * first: the same key with the same request returns the stored response, with another request it is refused.
 * The cart is locked, so that two keys for one cart make one order. Stock is taken in the order of the SKUs, so that
 * two orders cannot deadlock. A cart with a product that is sold out is refused before any of that, and before it counts as an
 * attempt to pay. `acceptedTotal` is the total with tax that the shopper saw; undefined if they were not shown one.
 */
export const placeOrder = async (
  tools: PlacementTools,
  input: Input,
  acceptedTotal: Money | undefined,
  context: CheckoutContext,
): Promise<Result<StoredPlacement, Refused>> => {
  const key = keyOf(input, context);
  const cart = {
    id: input.body.request.cart_id,
    storeId: input.body.request.retailer_id,
    revision: input.body.cart_revision,
    customerId: context.customer?.customerId ?? null,
  };
  if (await isSoldOut(tools.db, key, cart)) return fail({ kind: 'out-of-stock' });
  if (
    'return_path' in input.body &&
    !(await takeAttempt(tools.attempts, cart.customerId ?? cart.id, context))
  )
    return fail({ kind: 'too-many-requests' });
  try {
    return ok(await withTx(tools.db, (tx) => place(tx, tools, input, acceptedTotal, key, context)));
  } catch (error) {
    if (error instanceof Refusing) return fail(error.refusal);
    throw error;
  }
};

const place = async (
  tx: Tx,
  tools: PlacementTools,
  { body }: Input,
  acceptedTotal: Money | undefined,
  key: PlacementKey,
  context: CheckoutContext,
): Promise<StoredPlacement> => {
  const { market, flags, now } = context;
  const method = body.payment_method_code;
  const claim = await claimKey(tx, key, body, now);
  if (claim.kind === 'reused') return refuse({ kind: 'key-reused' });
  if (claim.kind === 'answered') return claim.reply;

  const row =
    (await lockCart(tx, market.id, body.request.cart_id, cartOwnerOf(context), 'open')) ??
    refuse({ kind: 'cart-empty' });
  await lockCoupon(tx, row);
  await replaceUnpaid(tx, row, context);
  const cart = (await checkoutCart(tx, row, context)) ?? refuse({ kind: 'cart-empty' });
  if (row.revision !== body.cart_revision || row.store_id !== body.request.retailer_id)
    refuse({ kind: 'cart-changed' });
  checkAsSeen(cart.all, context);
  // A code that has ended since the shopper saw the cart would change the total.
  if (row.coupon_code !== null && cart.priced.coupon === null) refuse({ kind: 'cart-changed' });
  if (!cart.store.ecommerce) refuse({ kind: 'store-not-selling' });
  if (cart.shipments.length === 0) refuse({ kind: 'delivery-not-possible' });
  const chosen = cart.shipments.map((shipment) => chosenDelivery(shipment, cart, context));
  const contact =
    cart.addresses.shipping ??
    refuse({ kind: 'bad-input', fields: [{ field: 'contact', kind: 'missing' }] });
  const faults = recipientFaults(cart.addresses, chosen, market);
  if (faults.length > 0) refuse({ kind: 'bad-input', fields: faults });
  const wantsInvoice = flags.CHECKOUT_VAT_INVOICE && body.wants_invoice;
  const payer = cart.addresses.billing ?? contact;
  const buyer = await placedBy(tx, cart.row, payer, context);
  const named = invoiceBuyer(buyer.names, wantsInvoice ? body.invoice : undefined, market);
  const placement = {
    ...context,
    buyer: { ...buyer, names: named.ok ? named.value : refuse(named.error) },
  };
  const { total } = cart.priced.totals;
  if (acceptedTotal !== undefined && acceptedTotal.minor !== total.included.minor)
    refuse({ kind: 'cart-changed' });
  if (!mayBePaidBy(method, cart, tools, context)) refuse({ kind: 'payment-not-possible' });
  if (
    holdsUnpaid(method) &&
    !(await isWithinUnpaidLimits(
      tx,
      market.id,
      placement.buyer,
      cart.priced.lines.map((line) => unitsOf(line, cart.store.id)),
    ))
  )
    refuse({ kind: 'payment-not-possible' });
  if (
    !isPaidInStore(method) &&
    (await countOpenPurchases(tx, market.id, placement.buyer)) >= MOST_OPEN_PURCHASES
  )
    refuse({ kind: 'too-many-requests' });

  const waits = waitOf(body, context);
  const totals = orderTotals(cart.priced.totals, cart.shipments.map(orderPart), market.currency);
  const until = waits?.holdUntil ?? null;
  const orders = chosen.map(({ shipment, method: delivery, time }, at) => {
    const amounts = totals[at];
    if (amounts === undefined) throw new Error('Every shipment has its totals');
    const recipient = addressOfShipment(cart.addresses, shipment) ?? contact;
    return {
      store: cart.store,
      lines: shipment.lines,
      totals: amounts,
      type: shipment.part === 'sent' ? ('offer' as const) : ('legacy' as const),
      fulfilment: fulfilmentOf(shipment, delivery, time, placeOfRow(recipient)),
      couponCode: cart.priced.coupon?.counts === true ? cart.priced.coupon.offer.code : null,
      contact: {
        firstname: recipient.firstname,
        lastname: recipient.lastname,
        telephone: recipient.telephone,
      },
      comment: body.customer_comment?.trim() ?? '',
      wantsInvoice,
      paymentMethod: method,
      isOpen: waits !== undefined,
    };
  });
  const numbers = await writeOrders(tx, orders, placement);
  const placed = orders.map((order, at) =>
    wirePlacedOrder({
      number: numbers[at] ?? '',
      status: statusOfNew(order),
      amount: order.totals.total.included,
    }),
  );
  const units = orders.flatMap(({ lines }, at) =>
    lines.map((line): OrderedUnits => ({
      ...unitsOf(line, cart.store.id),
      orderNumber: numbers[at] ?? '',
    })),
  );
  if (!(await holdUnits(tx, market.id, units, until))) refuse({ kind: 'out-of-stock' });
  for (const { fulfilment } of orders) {
    const slot = bookedSlot(fulfilment);
    if (slot === undefined) continue;
    const book = { market: market.id, storeId: cart.store.id, kind: slot.kind };
    if (!(await takeSlot(tx, book, slot.date, slot.startHour)))
      refuse({ kind: 'slot-not-available' });
  }

  const number = placed[0]?.order_number ?? refuse({ kind: 'cart-empty' });
  await writePurchase(
    tx,
    {
      number,
      totalMinor: total.included.minor,
      method,
      open: waits && { cartId: row.id, ...waits },
    },
    placement,
  );
  const ordered = cart.priced.lines.map(({ row: { line } }) => line);
  if (waits === undefined) await endOrder(tx, row, ordered, now);
  else await setAside(tx, row, ordered, { event: 'place', purchaseNumber: number }, now);
  const discounted = totals.findIndex(({ couponDiscount }) => couponDiscount.included.minor > 0);
  await keepCouponUse(tx, placed[Math.max(0, discounted)]?.order_number ?? number, cart, context);
  const attempt = 'return_path' in body ? await openPayment(tx, number, cart, body, context) : null;
  if (attempt === null)
    await enqueueMail(tx, {
      market: market.id,
      kind: waits === undefined ? 'order-confirmation' : 'guest-check',
      payload: { number },
      now,
    });
  // Taken last, because the counts of a network are shared by all who order there.
  if (
    isPaidInStore(method) &&
    context.customer !== undefined &&
    !(await takePlacementInStore(tx, context))
  )
    refuse({ kind: 'too-many-requests' });
  const reply = { orders: placed, attempt };
  await storeReply(tx, key, reply);
  return reply;
};

/** What a purchase waits for before it counts: its payment, or the word of a guest whose address nobody has proven. */
const waitOf = (
  body: Input['body'],
  { now, customer }: CheckoutContext,
): { readonly holdUntil: string; readonly returnPath: string | null } | undefined => {
  if ('return_path' in body)
    return {
      holdUntil: holdUntil(body.payment_method_code, now),
      returnPath: body.return_path,
    };
  return customer === undefined
    ? { holdUntil: confirmationHold(now), returnPath: null }
    : undefined;
};

/** How many purchases of one buyer may wait for their payment, with everything that they hold. */
const MOST_OPEN_PURCHASES = 3;

/** A purchase of this cart that was not paid gives way to the new one, with the products that it holds. */
const replaceUnpaid = async (
  tx: Tx,
  cart: CartRow,
  { market, now }: CheckoutContext,
): Promise<void> => {
  const replaced = await returnedPurchasesOf(tx, market.id, cart.id);
  if (replaced.length === 0) return;
  const orders: string[] = [];
  for (const { number } of replaced) orders.push(...(await orderNumbersOf(tx, market.id, number)));
  const lines = await linesOf(tx, market.id, cart.id);
  await lockUnits(tx, market.id, [
    ...(await heldUnits(tx, market.id, orders)),
    ...lines.flatMap((line) => possibleUnitsOf(line, cart.store_id ?? '')),
  ]);
  for (const purchase of replaced) {
    const { state, effects } = purchaseAfter(purchase.state, 'replaced');
    await doEffects(tx, effects, { market, purchase, now });
    await changePurchase(tx, purchase, { state });
  }
};

/** Whether the cart can be paid by a method. Where there is nothing to pay, any method will do. */
const mayBePaidBy = (
  method: PaymentMethod,
  cart: CheckoutCart,
  tools: PlacementTools,
  context: CheckoutContext,
): boolean => {
  const choice = choicesOfPayment(cart, tools, context).find((offer) => offer.method === method);
  return (
    choice?.obstacle === 'nothing-to-pay' || (choice && choice.obstacle === undefined) === true
  );
};

/** Takes what counts as ordered at once out of the cart, with everything that was chosen for it. */
const endOrder = async (
  tx: Tx,
  cart: CartRow,
  lines: readonly number[],
  now: string,
): Promise<void> => {
  await deleteLinesAt(tx, cart, lines);
  await clearChoices(tx, cart);
  await touchCart(tx, cart, { coupon_code: null, guest_email: null }, now);
};

/** The first payment attempt of a purchase. A total of zero needs no provider: the purchase is confirmed at once. */
const openPayment = async (
  tx: Tx,
  number: string,
  cart: CheckoutCart,
  body: ParsedInput<'orderAndPay'>['body'],
  { market, now }: CheckoutContext,
): Promise<string> => {
  const id = randomId();
  const amount = cart.priced.totals.total.included;
  await insertAttempt(tx, {
    market: market.id,
    id,
    purchase_number: number,
    method: body.payment_method_code,
    state: 'created',
    amount_minor: amount.minor,
    currency: market.currency,
    channel: body.device?.channel ?? null,
    now,
    checkAt: firstCheck(now),
  });
  if (amount.minor === 0)
    await applyFacts(
      tx,
      market,
      {
        attemptId: id,
        purchaseNumber: number,
        state: 'paid',
        amountMinor: 0,
        currency: market.currency,
        providerRef: '',
      },
      now,
    );
  return id;
};

const keyOf = ({ headers }: Pick<Input, 'headers'>, context: CheckoutContext): PlacementKey => ({
  market: context.market.id,
  owner:
    context.customer === undefined
      ? `g:${context.guestCartId}`
      : `c:${context.customer.customerId}`,
  key: headers['idempotency-key'],
});

/**
 * The buyer as the order stores them. A guest needs an email address, to which everything about the order is sent. Where no
 * address was given at all, invoices name the customer's main address.
 */
const placedBy = async (
  tx: Tx,
  { guest_email }: CheckoutCart['row'],
  payer: CartAddressRow,
  { market, customer }: CheckoutContext,
): Promise<PlacedBy> => {
  const place = placeOfRow(payer);
  if (customer === undefined)
    return placedByGuest(
      guest_email ?? refuse({ kind: 'bad-input', fields: [{ field: 'email', kind: 'missing' }] }),
      payer,
      place,
    );
  const owner = { market: market.id, customerId: customer.customerId };
  const named = payer.purpose === 'billing' ? payer : undefined;
  return placedByCustomer(
    await findCustomer(tx, market.id, customer.customerId),
    named,
    place ?? (await billingAddressOf(tx, owner)),
  );
};

/** The shipment as one part of the cart's totals. The first shipment is the retailer's own if there is one. */
const orderPart = ({ lineIds, part, charge }: CheckoutShipment, at: number): OrderPart => ({
  lineIds,
  shipping: charge,
  takesFees: at === 0 && part !== 'sent',
});

/** Counts this order as a use of the code that gave a discount. */
const keepCouponUse = async (
  tx: Tx,
  number: string,
  { priced: { coupon, totals } }: CheckoutCart,
  { market, customer }: CheckoutContext,
): Promise<void> => {
  if (coupon?.counts !== true) return;
  await tx
    .insertInto('coupon_use')
    .values({
      market: market.id,
      order_number: number,
      code: coupon.offer.code,
      customer_id: customer?.customerId ?? null,
      off_minor: totals.couponDiscount.included.minor,
    })
    .execute();
};

/** Refuses what the customer has not seen yet: a removed offer, another price, or less than the requested quantity. */
const checkAsSeen = (cart: CartAtStore, { market }: CheckoutContext): void => {
  const findings = checkLines(cart, market).map(({ finding }) => finding);
  const outcomes = findings.map(({ outcome }) => outcome);
  // A waiting line that is available again would be ordered without having been part of the total that the customer saw.
  if (findings.some(({ change }) => change === 'return')) refuse({ kind: 'cart-changed' });
  if (outcomes.some((outcome) => outcome !== null && outcome !== 'NO_STOCK_AVAILABLE'))
    refuse({ kind: 'cart-changed' });
  if (outcomes.includes('NO_STOCK_AVAILABLE')) refuse({ kind: 'out-of-stock' });
};

type ChosenDelivery = {
  readonly shipment: CheckoutShipment;
  readonly method: ShippingMethodCode;
  readonly time: ChosenTime;
};

/** The delivery of a shipment, checked again. Refuses a shipment without a choice, or whose choice no longer applies. */
const chosenDelivery = (
  shipment: CheckoutShipment,
  cart: CheckoutCart,
  { market, flags, now }: CheckoutContext,
): ChosenDelivery => {
  const { choice, offers } = shipment;
  const method = choice && chosenMethod(choice);
  if (choice === undefined || method === undefined)
    return refuse({ kind: 'bad-input', fields: [{ field: 'shipping', kind: 'missing' }] });
  if (lacksTruckAccess(method, choice.truck_access, flags))
    refuse({ kind: 'bad-input', fields: [{ field: 'shipping.truck_access', kind: 'missing' }] });
  const checked = checkSelection(
    { method, slot: slotOfChoice(choice) },
    offers,
    promiseContext(cart.store, market, now),
  );
  return checked.ok ? { shipment, method, time: checked.value.time } : refuse(checked.error);
};

/** How the order of a shipment is fulfilled. Refuses a choice that lacks its address, point or time. */
const fulfilmentOf = (
  { part, lines, point }: CheckoutShipment,
  method: ShippingMethodCode,
  { date, startHour, fromMinute }: ChosenTime,
  address: FulfilmentAddress | undefined,
): Fulfilment => {
  const vendor = part === 'sent' ? lines[0]?.offer.vendor : undefined;
  const place = handoverPlace(method) === 'store' ? undefined : (point ?? address);
  const fulfilment = parseFulfilment({
    method,
    vendor: vendor && { name: vendor.name, code: vendor.code },
    address: place && { street: place.street, postcode: place.postcode, city: place.city },
    point: point && { id: point.id, name: point.name },
    date: slotDayOf(date),
    startHour,
    fromMinute: fromMinute ?? undefined,
  });
  return fulfilment.ok ? fulfilment.value : refuse({ kind: 'delivery-not-possible' });
};
