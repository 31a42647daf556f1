import {
  type MethodChoice,
  paymentChoices,
  type PaymentMethod,
  type ShipmentPart,
} from '@materia/domain-checkout';
import { isPickupAtStore } from '@materia/domain-shipping';
import { bookedSlot, type Fulfilment } from '@materia/domain-order';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Market } from '@materia/market-model';
import type { Tx } from '../../platform/database/with-tx.ts';
import { money } from '@materia/domain-money';
import type { PaymentPort } from './payment-port.ts';
import type { PurchaseRow } from '../purchases/repository.ts';
import { paymentStartOf } from '../orders/payment-start.ts';
import { moveOrders } from '../lifecycle/move-orders.ts';
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
      shipments: orders.map(({ fulfilment }) => ({
        part: partOf(fulfilment),
        method: fulfilment.method,
        slotDay: bookedSlot(fulfilment)?.date,
      })),
      today,
    },
    provider.limitsOf(market.currency),
  );
};

/** What the partner carrier hands over in the store is no pickup of the shop, and not paid there. */
const partOf = (fulfilment: Fulfilment): ShipmentPart => {
  if (fulfilment.vendor !== undefined) return 'sent';
  return isPickupAtStore(fulfilment.method) ? 'collected' : 'brought';
};

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
      { kind: 'payment-changed', payment: paymentStartOf(method, order.fulfilment) },
      { market, now },
    );
};
