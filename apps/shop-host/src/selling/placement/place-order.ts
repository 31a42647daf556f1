import { HELD_STATES } from '@materia/domain-cart';
import { isPaidInStore, offersInvoice } from '@materia/domain-checkout';
import { waitsForApproval } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Money } from '@materia/domain-money';
import { bookedSlot } from '@materia/domain-order';
import { type Db, type Reader, type Tx, withTx } from '../../platform/database/with-tx.ts';
import type { AttemptCounts } from '../../platform/limits/attempts.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { findCustomer } from '../../customers/account/repository.ts';
import { enrolIfDue } from '../../customers/club/join.ts';
import { setAside } from '../cart/cart-states.ts';
import {
  endConversion,
  isConversionCart,
  isOver,
  setConversionAside,
} from '../cart/conversions.ts';
import {
  awaitPaymentOf,
  completeApproval,
  lockForPlacement,
  type PlacedApproval,
} from '../approval-outcomes/settle-approval.ts';
import { limitedMember, mayOrderApproval } from '../approval-requests/repository.ts';
import { clearChoices } from '../cart/choices-repository.ts';
import { insertCouponUse, lockCoupon } from '../cart/coupons-repository.ts';
import { type CartRow, deleteLinesAt, findCart, lockCart, touchCart } from '../cart/repository.ts';
import { cartOwnerOf, type CheckoutContext } from '../checkout/checkout-context.ts';
import { type CheckoutCart, checkoutCart } from '../checkout/current-cart.ts';
import { limitHold } from '../lifecycle/limit-hold.ts';
import { takeAttempt, takePlacementInStore } from '../payments/limits.ts';
import type { PaymentPort } from '../payments/payment-port.ts';
import { type MailboxProof, proofOf } from '../purchases/buyer-proof.ts';
import { lockUnprovenHolds, type NetworkNames } from '../purchases/holds-repository.ts';
import { holdTerms } from '../purchases/unpaid-limits.ts';
import { takeSlot } from '../stock/slots.ts';
import { holdUnits, unitsOf } from '../stock/stock.ts';
import type { OrderedUnits } from '../stock/repository.ts';
import { buyerOfCart } from './buyer.ts';
import { checkCart, checkedContact, checkPayment, type Credit } from './check-placement.ts';
import { claimKey, type StoredPlacement, storePlacement } from './idempotency.ts';
import { type IdentifiedPlacement, identifyPlacement } from './identify-placement.ts';
import { chosenDelivery, newOrders } from './new-orders.ts';
import { openPayment, waitOf } from './open-payment.ts';
import {
  type PlacementInput,
  type PlacementRefusal,
  refuse,
  Refusing,
  UnitsMoved,
} from './refusing.ts';
import { replaceUnpaid } from './replace-unpaid.ts';
import { isSoldOut } from './sold-out-repository.ts';
import { siteDetails } from './site-details.ts';
import { type NewOrder, statusOfNew, writeOrders, writePurchase } from './write-order.ts';

/** What a placement needs to know about payments. */
export type PlacementTools = {
  readonly db: Db;
  readonly provider: Pick<PaymentPort, 'limitsOf'>;
  readonly attempts: AttemptCounts;
  readonly isMailboxProven: MailboxProof;
  /** The names of a shopper's network in a market, which do not tell it; the current one first. */
  readonly networkNames: (market: string, network: string) => NetworkNames;
};

/**
 * Places the orders of a cart, one per shipment, in one transaction: everything is checked again, stock is held, the
 * orders are written with their share of the total, the ordered lines leave the cart, and the mail is put into the
 * outbox. Lines that cannot be delivered stay in the cart. The idempotency key is claimed
 * first: the same key with the same request returns what was placed, with another request it is refused.
 * Without a key, the cart and its revision are the key.
 * The cart is locked, so that two keys for one cart make one order. Stock is taken in the order of the SKUs, so that
 * two orders cannot deadlock. Where others have taken units since the stock was read, it is divided anew between store and
 * warehouse. A cart with a product that is sold out is refused before any of that, and before it counts as an
 * attempt to pay. `acceptedTotal` is the total with tax that the shopper saw; undefined if they were not shown one.
 */
export const placeOrder = async (
  tools: PlacementTools,
  input: PlacementInput,
  acceptedTotal: Money | undefined,
  context: CheckoutContext,
): Promise<Result<StoredPlacement, PlacementRefusal>> => {
  const { key, revision } = await identifyPlacement(tools.db, input, context);
  const cart = {
    id: input.body.request.cart_id,
    storeId: input.body.request.retailer_id,
    revision,
    customerId: context.customer?.customerId ?? null,
  };
  if (await isSoldOut(tools.db, key, cart)) return fail({ kind: 'out-of-stock' });
  if (await waitsBeforePlacement(tools.db, cart, context)) return fail({ kind: 'approval-needed' });
  if (
    'return_path' in input.body &&
    !(await takeAttempt(tools.attempts, cart.customerId ?? cart.id, context))
  )
    return fail({ kind: 'too-many-requests' });
  for (let tries = 1; ; tries += 1) {
    try {
      return ok(
        await withTx(tools.db, (tx) =>
          place(tx, tools, input, { key, revision, acceptedTotal }, context),
        ),
      );
    } catch (error) {
      if (!(error instanceof Refusing)) throw error;
      const isOver =
        !(error instanceof UnitsMoved) ||
        tries >= MOST_TRIES ||
        (await isSoldOut(tools.db, key, cart));
      if (isOver) return fail(error.refusal);
    }
  }
};

/**
 * How often a placement divides its units anew between store and warehouse, after others have taken
 * some of them since it read the stock.
 */
const MOST_TRIES = 3;

const place = async (
  tx: Tx,
  tools: PlacementTools,
  { body }: PlacementInput,
  {
    key,
    revision,
    acceptedTotal,
  }: IdentifiedPlacement & { readonly acceptedTotal: Money | undefined },
  context: CheckoutContext,
): Promise<StoredPlacement> => {
  const { provider, attempts } = tools;
  const { market, flags, now } = context;
  const method = body.payment_method_code;
  const claim = await claimKey(tx, key, body, now);
  if (claim.kind === 'reused') return refuse({ kind: 'key-reused' });
  if (claim.kind === 'answered') return claim.placement;

  const credit = await creditOf(tx, tools, body, context);
  const { cart, approval } = await lockedCart(tx, body.request.cart_id, context);
  checkCart(cart, { revision, storeId: body.request.retailer_id }, context);
  const promised = (body.promised ?? []).map(({ seller_code, part, date, from_minute }) => ({
    seller: seller_code,
    part,
    date,
    fromMinute: from_minute,
  }));
  const deliveries = cart.shipments.map((shipment) =>
    chosenDelivery(shipment, promised, cart, context),
  );
  const contact = checkedContact(cart, deliveries, market);
  const isPro = context.customer?.isPro === true;
  const wantsInvoice = offersInvoice(flags, isPro) && body.wants_invoice;
  const invoice = wantsInvoice ? body.invoice : undefined;
  const buyer = await buyerOfCart(tx, cart, contact, invoice, context);
  await checkPayment(tx, cart, { method, buyer, credit, acceptedTotal, provider }, context);

  if (await isAboveLimit(tx, cart, context)) refuse({ kind: 'approval-needed' });

  // After the price was agreed, and before the handover, so that this order earns points.
  if (context.customer !== undefined)
    await enrolIfDue(tx, { market: market.id, customerId: context.customer.customerId }, context);

  const { proof, networks } = credit.buyer;
  const waits = waitOf(body, proof, context);
  const comment = body.customer_comment?.trim() ?? '';
  const site = isPro ? siteDetails(body, market) : undefined;
  const common = {
    comment,
    wantsInvoice,
    site,
    paymentMethod: method,
    isOpen: waits !== undefined,
  };
  const orders = newOrders(cart, deliveries, { ...common, contact }, context);
  const numbers = await writeOrders(tx, orders, { ...context, buyer });
  const [number = refuse({ kind: 'cart-empty' })] = numbers;
  await hold(tx, orders, numbers, waits?.holdUntil ?? null, context);
  const total = cart.priced.totals.total.included;
  await writePurchase(
    tx,
    {
      number,
      totalMinor: total.minor,
      method,
      open: waits && {
        cartId: isConversionCart(cart.row) ? cart.row.taken_from : cart.row.id,
        ...waits,
      },
      proof,
      quoteNumber: cart.row.converts?.number ?? null,
      ...(networks !== undefined && { network: networks[0] }),
    },
    { ...context, buyer },
  );
  if (waits === undefined)
    for (const [at, { fulfilment, store }] of orders.entries())
      await limitHold(
        tx,
        context,
        {
          number: numbers[at] ?? '',
          purchase_number: number,
          store_id: store.id,
          payment_method: method,
          fulfilment,
        },
        'prepare',
      );
  const ordered = cart.priced.lines.map(({ row: { line } }) => line);
  if (approval !== undefined && context.customer !== undefined) {
    const by = context.customer.customerId;
    await (waits === undefined
      ? completeApproval(
          tx,
          approval,
          by,
          number,
          cart.priced.lines.map(({ row }) => row),
          now,
        )
      : awaitPaymentOf(tx, approval, by, number));
  }
  if (isConversionCart(cart.row)) {
    if (waits !== undefined) await setConversionAside(tx, cart.row, ordered, number, now);
    await endConversion(tx, cart.row);
  } else if (waits === undefined) await endOrder(tx, cart.row, ordered, now);
  else await setAside(tx, cart.row, ordered, { event: 'place', purchaseNumber: number }, now);
  const discounted = orders.findIndex(({ totals }) => totals.couponDiscount.included.minor > 0);
  await keepCouponUse(tx, numbers[Math.max(0, discounted)] ?? number, cart, context);
  const attempt =
    'return_path' in body ? await openPayment(tx, number, total, body, context) : null;
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
    !(await takePlacementInStore(
      attempts.within(tx),
      context,
      proof === 'none' ? buyer.email : undefined,
    ))
  )
    refuse({ kind: 'too-many-requests' });
  const placement = {
    orders: orders.map((order, at) => ({
      number: numbers[at] ?? '',
      status: statusOfNew(order),
      amount: order.totals.total.included,
    })),
    attempt,
  };
  await storePlacement(tx, key, placement);
  return placement;
};

/**
 * Whether what the buyer holds before paying is limited. Unproven orders are placed one after the
 * other at a store. The lock for that is taken before all others but that of the key.
 */
const creditOf = async (
  tx: Tx,
  { isMailboxProven, networkNames }: PlacementTools,
  { payment_method_code: method, request }: PlacementInput['body'],
  context: CheckoutContext,
): Promise<Credit> => {
  const { market, shopperNetwork, now } = context;
  const customerId = context.customer?.customerId;
  const proof = await proofOf(tx, market.id, customerId, isMailboxProven);
  const email =
    context.customer === undefined
      ? ((await findCart(tx, market.id, context.guestCartId, { kind: 'guest' }, 'open'))
          ?.guest_email ?? '')
      : (await findCustomer(tx, market.id, context.customer.customerId)).email;
  const buyer = {
    buyer: { customerId: customerId ?? null, email },
    networks: networkNames(market.id, shopperNetwork),
    method,
    proof,
  };
  const terms = await holdTerms(tx, market.id, buyer, now);
  if (terms === 'left-unpaid' || (proof === 'none' && terms === 'limited'))
    await lockUnprovenHolds(tx, market.id, request.retailer_id);
  return { buyer, terms };
};

/** The shopper's cart as the checkout sees it, locked, after its unpaid purchase has given way. */
const lockedCart = async (
  tx: Tx,
  cartId: string,
  context: CheckoutContext,
): Promise<{ readonly cart: CheckoutCart; readonly approval: PlacedApproval | undefined }> => {
  const row =
    (await lockCart(tx, context.market.id, cartId, cartOwnerOf(context), ...HELD_STATES)) ??
    refuse({ kind: 'cart-empty' });
  if (isConversionCart(row) && isOver(row, context)) refuse({ kind: 'cart-changed' });
  const approval =
    row.approves === null ? undefined : await askedFor(tx, row, row.approves, context);
  await lockCoupon(tx, row);
  await replaceUnpaid(tx, row, context);
  const cart = (await checkoutCart(tx, row, context)) ?? refuse({ kind: 'cart-empty' });
  return { cart, approval };
};

/** What an approver orders, locked. Refused if somebody has decided meanwhile, or they may not approve. */
const askedFor = async (
  tx: Tx,
  { market, customer_id }: CartRow,
  id: string,
  { now }: CheckoutContext,
): Promise<PlacedApproval> => {
  const approval = await lockForPlacement(tx, market, id);
  const may =
    customer_id !== null && (await mayOrderApproval(tx, { market, id }, customer_id, now));
  return approval !== undefined && may ? approval : refuse({ kind: 'cart-changed' });
};

/** Whether an order costs more than its member may spend without an approver. */
const isAboveLimit = async (
  db: Reader,
  { priced, row }: Pick<CheckoutCart, 'priced' | 'row'>,
  { market, customer }: CheckoutContext,
): Promise<boolean> => {
  if (customer === undefined || row.approves !== null) return false;
  const member = await limitedMember(db, market.id, customer.customerId);
  if (member === undefined) return false;
  const { minor } = priced.totals.total.included;
  return waitsForApproval(member.role, member.limitMinor, minor);
};

/**
 * The same before anything is locked or counts as an attempt to pay. Only the cart that the shopper saw
 * decides: of another one, or of an order that is placed already, the placement itself reports.
 */
const waitsBeforePlacement = async (
  db: Reader,
  { id, revision }: { readonly id: string; readonly revision: number },
  context: CheckoutContext,
): Promise<boolean> => {
  const { market, customer } = context;
  if (customer === undefined) return false;
  if ((await limitedMember(db, market.id, customer.customerId)) === undefined) return false;
  const row = await findCart(db, market.id, id, cartOwnerOf(context), ...HELD_STATES);
  if (row?.revision !== revision) return false;
  const cart = await checkoutCart(db, row, context);
  return cart !== undefined && isAboveLimit(db, cart, context);
};

/**
 * Holds the products of orders until an instant, null for no end, and takes their slots. Refused if
 * one of them is gone meanwhile.
 */
const hold = async (
  tx: Tx,
  orders: readonly NewOrder[],
  numbers: readonly string[],
  until: string | null,
  { market }: CheckoutContext,
): Promise<void> => {
  const units = orders.flatMap(({ lines, store }, at) =>
    lines
      .flatMap((line) => unitsOf(line, store.id))
      .map((each): OrderedUnits => ({ ...each, orderNumber: numbers[at] ?? '' })),
  );
  if (!(await holdUnits(tx, market.id, units, until))) throw new UnitsMoved();
  for (const { fulfilment, store } of orders) {
    const slot = bookedSlot(fulfilment);
    if (slot === undefined) continue;
    const book = { market: market.id, storeId: store.id, kind: slot.kind };
    if (!(await takeSlot(tx, book, slot.date, slot.startHour)))
      refuse({ kind: 'slot-not-available' });
  }
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

/** Counts this order as a use of the code that gave a discount. */
const keepCouponUse = async (
  tx: Tx,
  number: string,
  { priced: { coupon, totals } }: CheckoutCart,
  { market, customer }: CheckoutContext,
): Promise<void> => {
  if (coupon?.counts !== true) return;
  await insertCouponUse(tx, {
    market: market.id,
    order_number: number,
    code: coupon.offer.code,
    customer_id: customer?.customerId ?? null,
    off_minor: totals.couponDiscount.included.minor,
  });
};
