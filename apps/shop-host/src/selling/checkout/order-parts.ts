import { type OrderAmounts, type OrderPart, orderTotals } from '@materia/domain-pricing';
import type { Currency } from '@materia/domain-money';
import { lineId } from '../pricing/price-cart.ts';
import type { CheckoutCart, CheckoutShipment } from './current-cart.ts';

/** The amounts of each shipment of a cart, as its order will charge them. */
export const amountsOfShipments = (
  { priced, shipments }: Pick<CheckoutCart, 'priced' | 'shipments'>,
  currency: Currency,
): readonly OrderAmounts[] => orderTotals(priced.totals, shipments.map(orderPart), currency);

/** The shipment as one part of the cart's totals. The first shipment is the retailer's own if there is one. */
const orderPart = ({ lineIds, lines, part, charge }: CheckoutShipment, at: number): OrderPart => ({
  lineIds,
  unitsOf: new Map(lines.map(({ row }) => [lineId(row), row.qty])),
  shipping: charge,
  takesFees: at === 0 && part !== 'sent',
});
