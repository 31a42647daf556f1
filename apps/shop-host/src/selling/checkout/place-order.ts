import type { ParsedInput, Reply } from '@materia/api-contract';
import { isEcommerceActive } from '@materia/domain-cart';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { toWireAmount } from '@materia/domain-money';
import { checkLines } from '../cart/check-lines.ts';
import { lockCoupon } from '../cart/coupons.ts';
import { deleteLine, lockCart, touchCart } from '../cart/repository.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { RefusalOf } from '../../platform/contract/refusals.ts';
import { type Db, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { ecommerceFlag } from '../../catalogue/stores/wire-store.ts';
import { type CheckoutCart, checkoutCart, savedContact, savedSelection } from './current-cart.ts';
import { claimKey, storeReply } from './idempotency.ts';
import { checkSelection, type ChosenPickup, type Selection } from './selection.ts';
import { reserveStock } from './stock.ts';
import { takeSlot } from './repository.ts';
import { promiseContext } from './store-times.ts';
import { FETCHED_IN_STORE, firstStatusOfOrder, writeOrder } from './write-order.ts';

type Input = ParsedInput<'placeOrder'>;
type Placed = Reply<'placeOrder'>;
type Refused = RefusalOf<'placeOrder'>;

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
 * Places the order of a cart, in one transaction: everything is checked again, stock is held, the order is
 * written with its prices, the ordered lines leave the cart, and the mail is put into the outbox. The idempotency key is claimed
 * first: the same key with the same request returns the stored response, with another request it is refused.
 * The cart is locked, so that two keys for one cart make one order. Stock is taken in the order of the SKUs, so that
 * two orders cannot deadlock.
 */
export const placeOrder = async (
  db: Db,
  input: Input,
  context: CustomerContext,
): Promise<Result<Placed, Refused>> => {
  try {
    return ok(await withTx(db, (tx) => place(tx, input, context)));
  } catch (error) {
    if (error instanceof Refusing) return fail(error.refusal);
    throw error;
  }
};

const place = async (tx: Tx, input: Input, context: CustomerContext): Promise<Placed> => {
  const { market, flags, now, customer } = context;
  const { body } = input;
  const key = {
    market: market.id,
    customerId: customer.customerId,
    key: input.headers['idempotency-key'],
  };
  const claim = await claimKey(tx, key, body, now);
  if (claim.kind === 'reused') return refuse({ kind: 'key-reused' });
  if (claim.kind === 'answered') return claim.reply;

  const row =
    (await lockCart(tx, market.id, body.request.cart_id, {
      kind: 'customer',
      customerId: customer.customerId,
    })) ?? refuse({ kind: 'cart-empty' });
  await lockCoupon(tx, row);
  const cart = (await checkoutCart(tx, row, context)) ?? refuse({ kind: 'cart-empty' });
  if (row.revision !== body.cart_revision || row.store_id !== body.request.retailer_id)
    refuse({ kind: 'cart-changed' });
  checkAsSeen(cart, context);
  // A code that has ended since the shopper saw the cart would change the total.
  if (row.coupon_code !== null && cart.priced.coupon === null) refuse({ kind: 'cart-changed' });
  if (!isEcommerceActive({ ecommerce: ecommerceFlag(cart.store) })) refuse({ kind: 'cart-locked' });
  const selection =
    savedSelection(row) ??
    refuse({ kind: 'bad-input', fields: [{ field: 'shipping', kind: 'missing' }] });
  const contact =
    savedContact(row) ??
    refuse({ kind: 'bad-input', fields: [{ field: 'contact', kind: 'missing' }] });
  const pickup = chosenPickup(selection, cart, context);

  if (!(await reserveStock(tx, market.id, cart.store, cart.priced.lines)))
    refuse({ kind: 'out-of-stock' });
  if (
    pickup.startHour !== undefined &&
    !(await takeSlot(tx, market.id, cart.store.id, pickup.date, pickup.startHour))
  )
    refuse({ kind: 'slot-not-available' });

  const number = await writeOrder(
    tx,
    {
      cart,
      travel: FETCHED_IN_STORE,
      selection,
      pickup,
      contact,
      comment: body.customer_comment?.trim() ?? '',
      wantsInvoice: flags.CHECKOUT_VAT_INVOICE && body.wants_invoice,
      paymentMethod: body.payment_method_code,
    },
    context,
  );
  for (const line of cart.priced.lines) await deleteLine(tx, line.row);
  await keepCouponUse(tx, number, cart, context);
  await touchCart(tx, row, { shipping: null, contact: null, coupon_code: null }, now);
  await enqueueMail(tx, {
    market: market.id,
    kind: 'order-confirmation',
    payload: { number },
    now,
  });

  const { total } = cart.priced.totals;
  const placed: Placed = {
    orders: [
      {
        order_id: number,
        order_number: number,
        status: firstStatusOfOrder(),
        amount: toWireAmount(total.included),
        currency: market.currency,
      },
    ],
  };
  await storeReply(tx, key, placed);
  return placed;
};

/** Counts this order as a use of the code that gave a discount. */
const keepCouponUse = async (
  tx: Tx,
  number: string,
  { priced: { coupon, totals } }: CheckoutCart,
  { market, customer }: CustomerContext,
): Promise<void> => {
  if (coupon?.counts !== true) return;
  await tx
    .insertInto('coupon_use')
    .values({
      market: market.id,
      order_number: number,
      code: coupon.offer.code,
      customer_id: customer.customerId,
      off_minor: totals.couponDiscount.included.minor,
    })
    .execute();
};

/** Refuses what the customer has not seen yet: a removed offer, another price, or less than the requested quantity. */
const checkAsSeen = ({ priced }: CheckoutCart, { market }: CustomerContext): void => {
  const findings = checkLines(priced, market).map(({ finding }) => finding);
  const outcomes = findings.map(({ outcome }) => outcome);
  // A waiting line that is available again would be ordered without having been part of the total that the customer saw.
  if (findings.some(({ change }) => change === 'return')) refuse({ kind: 'cart-changed' });
  if (outcomes.some((outcome) => outcome !== null && outcome !== 'NO_STOCK_AVAILABLE'))
    refuse({ kind: 'cart-changed' });
  if (outcomes.includes('NO_STOCK_AVAILABLE')) refuse({ kind: 'out-of-stock' });
};

const chosenPickup = (
  selection: Selection,
  cart: CheckoutCart,
  { market, now }: CustomerContext,
): ChosenPickup => {
  const checked = checkSelection(selection, cart.methods, promiseContext(cart.store, market, now));
  return checked.ok ? checked.value : refuse(checked.error);
};
