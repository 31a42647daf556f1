import type { Checkout } from '@materia/api-checkout';
import { priceViewer } from '@materia/api-catalogue';
import type { CartLine } from '@materia/api-cart';
import { type PriceSummary, type TaxedAmount, zeroTaxedAmount } from '@materia/domain-pricing';
import type { ShopRequest } from '@materia/page-request';
import type { CostTerms, ShopViewer } from '@materia/ui-shop';

/** What the order costs so far. */
export type TotalsFacts = {
  readonly lines: number;
  readonly summary: PriceSummary;
  /** Whether deliveries are still to be chosen; the total is without them. */
  readonly openDeliveries: 'some' | 'all' | undefined;
  readonly viewer: ShopViewer;
  /** Whether the steps ask for addresses before deliveries, as the new funnel does. */
  readonly addressesFirst: boolean;
};

/** The amounts that the host charges, without further calculation. */
export const totalsFacts = (
  { prices, shipments }: Pick<Checkout, 'prices' | 'shipments'>,
  shop: ShopRequest,
): TotalsFacts => ({
  // A line whose units are in two shipments counts once.
  lines: new Set(shipments.flatMap(({ lineIds }) => lineIds)).size,
  summary: prices,
  openDeliveries: openDeliveriesOf(shipments),
  viewer: priceViewer(shop),
  addressesFirst: shop.flags.NEW_PURCHASE_FUNNEL,
});

/** The preparation fee of the order. */
export const preparationOf = ({ summary: { rows, total } }: TotalsFacts): TaxedAmount =>
  rows.find(({ kind }) => kind === 'preparation-fee')?.amount ??
  zeroTaxedAmount(total.included.currency);

/** How the delivery of some lines of the cart is taxed, and who sees it. */
export const termsOfLines = (
  lines: readonly Pick<CartLine, 'id' | 'offer' | 'total'>[],
  lineIds: readonly string[],
  totals: TotalsFacts,
): CostTerms => ({
  viewer: totals.viewer,
  products: lines
    .filter(({ id }) => lineIds.includes(id))
    .map(({ offer, total }) => ({ vatRate: offer.price.vatRate, amount: total.included })),
  fee: preparationOf(totals),
});

const openDeliveriesOf = (shipments: Checkout['shipments']): TotalsFacts['openDeliveries'] => {
  const brought = shipments.filter(({ part }) => part !== 'collected');
  const open = brought.filter(({ selected }) => selected === undefined);
  if (open.length === 0) return undefined;
  return open.length === brought.length ? 'all' : 'some';
};
