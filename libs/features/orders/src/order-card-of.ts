import type { OrderFacts } from '@materia/api-orders';
import type { OrderCardFacts } from '@materia/ui-shop';

/** What the card of an order in a list shows. */
export const orderCardOf = ({
  id,
  number,
  placedAt,
  prices,
  priceBasis,
  purchaseOrders,
  quantity,
  tracking,
  lines,
}: OrderFacts): OrderCardFacts => ({
  id,
  number,
  placedOn: placedAt.date,
  total: prices.total,
  priceBasis,
  purchaseOrders,
  itemsCount: quantity,
  tracking,
  pictures: lines.map(({ image }) => image),
});
