import type { Reply } from '@materia/api-contract';
import { fail, ok } from '@materia/domain-kernel';
import { type Market, pathTo } from '@materia/market-model';
import type { SharedHandlers } from '../../platform/contract/guest-twins.ts';
import type { AttemptCounts } from '../../platform/limits/attempts.ts';
import type { CheckoutContext } from '../checkout/checkout-context.ts';
import { blikCodeOf } from '../payments/blik-code.ts';
import type { Payments, PaymentTools } from '../payments/payments.ts';
import { attemptsOf } from '../payments/repository.ts';
import { wirePayment } from '../payments/wire-payment.ts';
import { findPurchase } from '../purchases/repository.ts';
import { placeOrder, type PlacementTools } from './place-order.ts';
import { acceptedTotal, wirePlacedOrder } from './wire-placement.ts';

/** The placement calls of a customer, which also serve a guest with their cart. */
export type PlacementHandlers = SharedHandlers<'orderAndPay' | 'placeOrder', CheckoutContext>;

/** What ordering needs besides the database: payments and their limits. */
export type PlacementHandlerTools = PaymentTools & {
  readonly payments: Payments;
  readonly attempts: AttemptCounts;
} & Pick<PlacementTools, 'isMailboxProven' | 'networkNames'>;

/** Ordering (areas 09 and 10): one order per shipment, paid at once or in store. */
export const placementHandlers = (tools: PlacementHandlerTools): PlacementHandlers => ({
  orderAndPay: async (input, context) => {
    const { return_path = paymentPage(context.market) } = input.body;
    const body = { ...input.body, return_path };
    const code = blikCodeOf(body.payment_method_code, body.blik_code);
    if (!code.ok) return code;
    const placed = await placeOrder(
      tools,
      { headers: input.headers, body },
      acceptedTotal(body, context.market),
      context,
    );
    if (!placed.ok) return placed;
    const { orders, attempt } = placed.value;
    if (attempt === null) return fail({ kind: 'key-reused' });
    await tools.payments.start(attempt, context, code.value);
    return ok({
      orders: orders.map(wirePlacedOrder),
      payment: await currentPayment(orders[0]?.number ?? '', tools, context),
    });
  },

  placeOrder: async (input, context) => {
    const placed = await placeOrder(
      tools,
      input,
      acceptedTotal(input.body, context.market),
      context,
    );
    return placed.ok ? ok({ orders: placed.value.orders.map(wirePlacedOrder) }) : placed;
  },
});

/** The page of the market's storefront that follows a payment, without the payment's id. */
const paymentPage = ({ routes }: Market): string =>
  pathTo(routes)('checkoutPayment', { attempt: '' }).replace(/\/$/, '');

/** The payment of a purchase as it is now: its last attempt, which an old idempotency key leads to as well. */
const currentPayment = async (
  purchaseNumber: string,
  tools: PlacementHandlerTools,
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
