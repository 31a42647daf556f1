import { type MethodChoice, paymentChoices, type PaymentMethod } from '@materia/domain-checkout';
import {
  addressRequirement,
  parseShippingMethod,
  type ShippingMethodCode,
} from '@materia/domain-delivery-labels';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Market } from '@materia/market-model';
import type { Tx } from '../../platform/database/with-tx.ts';
import { slotDayOf } from '../checkout/payment-choices.ts';
import { money } from '@materia/domain-money';
import type { PaymentPort } from './payment-port.ts';
import type { PurchaseRow } from './repository.ts';
import { paymentStartOf } from '../checkout/write-order.ts';
import { moveOrders } from '../orders/move-orders.ts';
import { ordersOfPurchase } from '../orders/repository.ts';

/** The payment methods of the market for a placed purchase. */
export const choicesOfPurchase = async (
  tx: Tx,
  { provider }: { readonly provider: Pick<PaymentPort, 'limitsOf'> },
  market: Market,
  purchase: Pick<PurchaseRow, 'number' | 'total_minor' | 'currency'>,
  today: PlainDate,
): Promise<readonly MethodChoice[]> => {
  const orders = await ordersOfPurchase(tx, market.id, purchase.number);
  return paymentChoices(
    market.settings.paymentMethods,
    {
      total: money(purchase.total_minor, purchase.currency),
      shipments: orders.flatMap((order) => {
        const method = parseShippingMethod(`${order.carrier_code}/${order.method_code}`);
        if (method === undefined) return [];
        const part = order.order_type === 'offer' ? 'sent' : partOf(method);
        const slotDay = order.pickup_hour === null ? undefined : slotDayOf(order.pickup_date);
        return [{ part, method, slotDay }];
      }),
      today,
    },
    provider.limitsOf(market.currency),
  );
};

/** What the partner carrier hands over in the store is no drive pickup, and not paid there. */
const partOf = (method: ShippingMethodCode): 'collected' | 'brought' =>
  addressRequirement(method) === 'none' ? 'collected' : 'brought';

/** The orders of an open purchase are to be paid by another method. */
export const changeOpenPayment = async (
  tx: Tx,
  purchaseNumber: string,
  method: PaymentMethod,
  { market, now }: { readonly market: Market; readonly now: string },
): Promise<void> => {
  for (const order of await ordersOfPurchase(tx, market.id, purchaseNumber))
    await moveOrders(
      tx,
      [order],
      { kind: 'payment-changed', payment: paymentStartOf(method, order.delivery_type) },
      { market, now },
    );
};
