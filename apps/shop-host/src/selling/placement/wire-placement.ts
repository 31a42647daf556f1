import type { Reply } from '@materia/api-contract';
import { fromMajorUnits, type Money, toMajorUnits } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import type { StoredOrderOfPlacement } from './idempotency.ts';

type WirePlacedOrder = Reply<'placeOrder'>['orders'][number];

/** The total with tax that the shopper accepted; undefined if they were not shown one. */
export const acceptedTotal = (
  { grand_total }: { readonly grand_total?: number | undefined },
  { currency }: Pick<Market, 'currency'>,
): Money | undefined =>
  grand_total === undefined ? undefined : fromMajorUnits(grand_total, currency);

/** A placed order on the wire. */
export const wirePlacedOrder = ({
  number,
  status,
  amount,
}: StoredOrderOfPlacement): WirePlacedOrder => ({
  order_id: number,
  order_number: number,
  status,
  amount: toMajorUnits(amount),
  currency: amount.currency,
});
