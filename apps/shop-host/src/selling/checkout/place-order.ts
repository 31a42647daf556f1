import type { ParsedInput, Reply } from '@materia/api-contract';
import { isEcommerceActive } from '@materia/domain-cart';
import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  type AddressRequirement,
  addressRequirement,
  type ShippingMethodCode,
} from '@materia/domain-delivery-labels';
import { fromWireAmount, toWireAmount } from '@materia/domain-money';
import { type OrderPart, orderTotals } from '@materia/domain-pricing';
import { checkLines } from '../cart/check-lines.ts';
import { lockCoupon } from '../cart/coupons.ts';
import type { CartAtStore } from '../cart/price-cart.ts';
import { deleteLine, lockCart, touchCart } from '../cart/repository.ts';
import type { RefusalOf } from '../../platform/contract/refusals.ts';
import { type Db, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { ecommerceFlag } from '../../catalogue/stores/wire-store.ts';
import { findCustomer } from '../../customers/account/repository.ts';
import { cartOwnerOf, type CheckoutContext } from './checkout-context.ts';
import { clearChoices, type ContactRow } from './choices.ts';
import { addressOf } from './contact.ts';
import {
  type CheckoutCart,
  checkoutCart,
  type CheckoutShipment,
  chosenMethod,
} from './current-cart.ts';
import { claimKey, storeReply } from './idempotency.ts';
import { checkSelection, type ChosenTime } from './selection.ts';
import { reserveStock } from './stock.ts';
import { takeSlot } from './repository.ts';
import { promiseContext } from './store-times.ts';
import { slotOf } from './wire-checkout.ts';
import {
  firstStatusOfOrder,
  type OrderFulfilment,
  placedByCustomer,
  placedByGuest,
  type PlacedBy,
  writeOrder,
  writePurchase,
} from './write-order.ts';

type Input = ParsedInput<'placeOrder'>;
type Placed = Reply<'placeOrder'>;
type Refused = RefusalOf<'placeOrder'>;

/** Signs the link by which a guest finds the purchase of this number. */
type GuestLinkOf = (purchaseNumber: string) => Promise<string>;

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
 * two orders cannot deadlock.
 */
export const placeOrder = async (
  db: Db,
  input: Input,
  context: CheckoutContext,
  linkOf?: GuestLinkOf,
): Promise<Result<Placed, Refused>> => {
  try {
    return ok(await withTx(db, (tx) => place(tx, input, context, linkOf)));
  } catch (error) {
    if (error instanceof Refusing) return fail(error.refusal);
    throw error;
  }
};

const place = async (
  tx: Tx,
  input: Input,
  context: CheckoutContext,
  linkOf: GuestLinkOf | undefined,
): Promise<Placed> => {
  const { market, flags, now } = context;
  const { body } = input;
  const key = {
    market: market.id,
    owner: keyOwnerOf(context),
    key: input.headers['idempotency-key'],
  };
  const claim = await claimKey(tx, key, body, now);
  if (claim.kind === 'reused') return refuse({ kind: 'key-reused' });
  if (claim.kind === 'answered') return claim.reply;

  const row =
    (await lockCart(tx, market.id, body.request.cart_id, cartOwnerOf(context))) ??
    refuse({ kind: 'cart-empty' });
  await lockCoupon(tx, row);
  const cart = (await checkoutCart(tx, row, context)) ?? refuse({ kind: 'cart-empty' });
  if (row.revision !== body.cart_revision || row.store_id !== body.request.retailer_id)
    refuse({ kind: 'cart-changed' });
  checkAsSeen(cart.all, context);
  // A code that has ended since the shopper saw the cart would change the total.
  if (row.coupon_code !== null && cart.priced.coupon === null) refuse({ kind: 'cart-changed' });
  if (!isEcommerceActive({ ecommerce: ecommerceFlag(cart.store) })) refuse({ kind: 'cart-locked' });
  if (cart.shipments.length === 0) refuse({ kind: 'delivery-not-possible' });
  const chosen = cart.shipments.map((shipment) => chosenDelivery(shipment, cart, context));
  const contact =
    cart.contact ?? refuse({ kind: 'bad-input', fields: [{ field: 'contact', kind: 'missing' }] });
  const placement = { ...context, buyer: await placedBy(tx, cart.row, contact, context) };
  const address = addressOf(contact);
  if (
    address === undefined &&
    chosen.some(({ method }) => addressRequirement(method) === 'delivery-address')
  )
    refuse({ kind: 'bad-input', fields: [{ field: 'contact.address', kind: 'missing' }] });
  const { total } = cart.priced.totals;
  if (
    body.grand_total !== undefined &&
    fromWireAmount(body.grand_total, market.currency).minor !== total.included.minor
  )
    refuse({ kind: 'cart-changed' });

  if (!(await reserveStock(tx, market.id, cart.store, cart.priced.lines)))
    refuse({ kind: 'out-of-stock' });
  for (const { time } of chosen)
    if (
      time.startHour !== undefined &&
      time.date !== null &&
      !(await takeSlot(tx, market.id, cart.store.id, time.date, time.startHour))
    )
      refuse({ kind: 'slot-not-available' });

  const totals = orderTotals(cart.priced.totals, cart.shipments.map(orderPart), market.currency);
  const placed: Placed['orders'] = [];
  for (const [at, { shipment, method, time }] of chosen.entries()) {
    const amounts = totals[at];
    if (amounts === undefined) throw new Error('Every shipment has its totals');
    const travel = fulfilmentOf(shipment, method, address);
    const number = await writeOrder(
      tx,
      {
        store: cart.store,
        lines: shipment.lines,
        totals: amounts,
        purchaseNumber: placed[0]?.order_number,
        travel,
        selection: shipment.choice ?? refuse({ kind: 'delivery-not-possible' }),
        pickup: time,
        contact: {
          firstname: contact.firstname,
          lastname: contact.lastname,
          telephone: contact.telephone,
        },
        comment: body.customer_comment?.trim() ?? '',
        wantsInvoice: flags.CHECKOUT_VAT_INVOICE && body.wants_invoice,
        paymentMethod: body.payment_method_code,
      },
      placement,
    );
    placed.push({
      order_id: number,
      order_number: number,
      status: firstStatusOfOrder(travel),
      amount: toWireAmount(amounts.total.included),
      currency: market.currency,
    });
  }
  const number = placed[0]?.order_number ?? refuse({ kind: 'cart-empty' });
  await writePurchase(
    tx,
    { number, totalMinor: total.included.minor, method: body.payment_method_code },
    placement,
  );
  for (const line of cart.priced.lines) await deleteLine(tx, line.row);
  const discounted = totals.findIndex(({ couponDiscount }) => couponDiscount.included.minor > 0);
  await keepCouponUse(tx, placed[Math.max(0, discounted)]?.order_number ?? number, cart, context);
  await clearChoices(tx, row);
  await touchCart(tx, row, { coupon_code: null, guest_email: null }, now);
  await enqueueMail(tx, {
    market: market.id,
    kind: 'order-confirmation',
    payload: { number, ...(linkOf && { link: await linkOf(number) }) },
    now,
  });
  await storeReply(tx, key, { orders: placed });
  return { orders: placed };
};

const keyOwnerOf = (context: CheckoutContext): string =>
  context.customer === undefined ? `g:${context.guestCartId}` : `c:${context.customer.customerId}`;

/** The buyer as the order stores them. A guest needs an email address, to which everything about the order is sent. */
const placedBy = async (
  tx: Tx,
  { guest_email }: CheckoutCart['row'],
  contact: ContactRow,
  { market, customer }: CheckoutContext,
): Promise<PlacedBy> =>
  customer === undefined
    ? placedByGuest(
        guest_email ?? refuse({ kind: 'bad-input', fields: [{ field: 'email', kind: 'missing' }] }),
        contact,
      )
    : placedByCustomer(await findCustomer(tx, market.id, customer.customerId));

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
  { market, now }: CheckoutContext,
): ChosenDelivery => {
  const { choice, methods } = shipment;
  const method = choice && chosenMethod(choice);
  if (choice === undefined || method === undefined)
    return refuse({ kind: 'bad-input', fields: [{ field: 'shipping', kind: 'missing' }] });
  const checked = checkSelection(
    { ...choice, slot: slotOf(choice).slot },
    methods,
    promiseContext(cart.store, market, now),
  );
  return checked.ok ? { shipment, method, time: checked.value } : refuse(checked.error);
};

/** How the order of a shipment is fulfilled, and by whom. */
const fulfilmentOf = (
  { part, lines, point }: CheckoutShipment,
  method: ShippingMethodCode,
  address: OrderFulfilment['address'] | undefined,
): OrderFulfilment => {
  const vendor = part === 'sent' ? lines[0]?.offer.vendor : undefined;
  const place = addressRequirement(method) === 'none' ? null : (point ?? address ?? null);
  return {
    type: part === 'sent' ? 'offer' : 'legacy',
    delivery: DELIVERIES[addressRequirement(method)],
    vendor: vendor === undefined ? null : { name: vendor.name, code: vendor.code },
    address:
      place === null ? null : { street: place.street, postcode: place.postcode, city: place.city },
    relayName: point?.name ?? null,
    pointId: point?.id ?? null,
  };
};

const DELIVERIES = {
  none: 'pickup',
  'delivery-address': 'delivery',
  'relay-point': 'relay',
  locker: 'relay',
} as const satisfies Readonly<Record<AddressRequirement, OrderFulfilment['delivery']>>;
