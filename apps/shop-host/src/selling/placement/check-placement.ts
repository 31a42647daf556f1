import { isPaidInStore, type PaymentMethod } from '@materia/domain-checkout';
import type { Money } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import type { Tx } from '../../platform/database/with-tx.ts';
import { checkLines } from '../cart/check-lines.ts';
import type { CartAddressRow } from '../cart/choices-repository.ts';
import type { CheckoutContext } from '../checkout/checkout-context.ts';
import type { CheckoutCart } from '../checkout/current-cart.ts';
import { choicesOfPayment } from '../checkout/payment-choices.ts';
import { recipientFaults } from '../checkout/shipment-address.ts';
import type { PaymentPort } from '../payments/payment-port.ts';
import type { CartAtStore } from '../pricing/price-cart.ts';
import { countOpenPurchases } from '../purchases/repository.ts';
import { type HoldTerms, type UnpaidBuyer, unpaidHoldRefusal } from '../purchases/unpaid-limits.ts';
import { unitsOf } from '../stock/stock.ts';
import type { PlacedBy } from './buyer.ts';
import type { ChosenDelivery } from './new-orders.ts';
import { refuse } from './refusing.ts';

/** Refuses a cart that is not as its shopper saw it, or of which nothing can be ordered. */
export const checkCart = (
  cart: CheckoutCart,
  seen: { readonly revision: number; readonly storeId: string },
  context: CheckoutContext,
): void => {
  const { row, store, all, priced, shipments } = cart;
  if (row.revision !== seen.revision || row.store_id !== seen.storeId)
    refuse({ kind: 'cart-changed' });
  checkAsSeen(all, context);
  // A code that has ended since the shopper saw the cart would change the total.
  if (row.coupon_code !== null && priced.coupon === null) refuse({ kind: 'cart-changed' });
  if (!store.ecommerce) refuse({ kind: 'store-not-selling' });
  if (shipments.length === 0) refuse({ kind: 'delivery-not-possible' });
};

/** Who receives the order. Refuses a cart that lacks what its deliveries need to know of them. */
export const checkedContact = (
  { addresses }: CheckoutCart,
  deliveries: readonly ChosenDelivery[],
  market: Market,
): CartAddressRow => {
  const contact =
    addresses.shipping ??
    refuse({ kind: 'bad-input', fields: [{ field: 'contact', kind: 'missing' }] });
  const faults = recipientFaults(addresses, deliveries, market);
  return faults.length > 0 ? refuse({ kind: 'bad-input', fields: faults }) : contact;
};

/** Who asks for products before they pay, and whether that is limited for them. */
export type Credit = { readonly buyer: UnpaidBuyer; readonly terms: HoldTerms };

/** How many purchases of one buyer may wait for their payment, with everything that they hold. */
const MOST_OPEN_PURCHASES = 3;

/**
 * Refuses another total than the shopper accepted, a method that the cart cannot be paid by, and a
 * buyer who holds too much already.
 */
export const checkPayment = async (
  tx: Tx,
  cart: CheckoutCart,
  {
    method,
    buyer,
    credit,
    acceptedTotal,
    provider,
  }: {
    readonly method: PaymentMethod;
    readonly buyer: PlacedBy;
    readonly credit: Credit;
    readonly acceptedTotal: Money | undefined;
    readonly provider: Pick<PaymentPort, 'limitsOf'>;
  },
  context: CheckoutContext,
): Promise<void> => {
  const market = context.market.id;
  const { priced, store, shipments } = cart;
  if (acceptedTotal !== undefined && acceptedTotal.minor !== priced.totals.total.included.minor)
    refuse({ kind: 'cart-changed' });
  if (!mayBePaidBy(method, cart, { provider }, context)) refuse({ kind: 'payment-not-possible' });
  const units = shipments.flatMap(({ lines }) => lines.flatMap((line) => unitsOf(line, store.id)));
  const refusal = await unpaidHoldRefusal(
    tx,
    market,
    credit.terms,
    { ...credit.buyer, buyer },
    {
      units,
      totalMinor: priced.totals.total.included.minor,
      currency: context.market.currency,
      storeId: store.id,
    },
  );
  if (refusal !== undefined) refuse({ kind: refusal });
  if (
    !isPaidInStore(method) &&
    (await countOpenPurchases(tx, market, buyer)) >= MOST_OPEN_PURCHASES
  )
    refuse({ kind: 'too-many-requests' });
};

/** Whether the cart can be paid by a method. Where there is nothing to pay, any method will do. */
const mayBePaidBy = (
  method: PaymentMethod,
  cart: CheckoutCart,
  tools: Parameters<typeof choicesOfPayment>[1],
  context: CheckoutContext,
): boolean => {
  const choice = choicesOfPayment(cart, tools, context).find((offer) => offer.method === method);
  return (
    choice?.obstacle === 'nothing-to-pay' || (choice && choice.obstacle === undefined) === true
  );
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
