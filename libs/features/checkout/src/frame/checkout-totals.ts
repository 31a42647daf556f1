import type { Checkout } from '@materia/api-checkout';
import { priceViewer } from '@materia/api-catalogue';
import type { Money } from '@materia/domain-money';
import type { TaxedAmount } from '@materia/domain-pricing';
import type { ShopRequest } from '@materia/page-request';
import type { ShopViewer } from '@materia/ui-shop';

/**
 * The amounts of the order: `goods`, `preparation`, `pallets` and `shipping` add up to `total`.
 * `discount` is already subtracted from `goods`.
 */
export type TotalsFacts = {
  readonly lines: number;
  readonly goods: TaxedAmount;
  readonly discount: Money;
  readonly preparation: TaxedAmount;
  /** Deposits on returnable pallets. */
  readonly pallets: TaxedAmount;
  /** Delivery by vendors and carriers, as far as it is chosen; undefined if all shipments are collected. */
  readonly shipping: TaxedAmount | 'not-chosen' | undefined;
  readonly tax: Money;
  readonly total: TaxedAmount;
  readonly viewer: ShopViewer;
  /** Whether the steps ask for addresses before deliveries, as the new funnel does. */
  readonly addressesFirst: boolean;
};

/** The amounts that the host charges, without further calculation. */
export const totalsFacts = (
  { amounts: { goods, discount, preparation, pallets, shipping, tax, total }, shipments }: Checkout,
  shop: ShopRequest,
): TotalsFacts => ({
  // A line whose units are in two shipments counts once.
  lines: new Set(shipments.flatMap(({ lineIds }) => lineIds)).size,
  goods,
  discount,
  preparation,
  pallets,
  shipping: shippingOf(shipments, shipping),
  tax,
  total,
  viewer: priceViewer(shop),
  addressesFirst: shop.flags.NEW_PURCHASE_FUNNEL,
});

/** The price of the chosen deliveries; no figure before the first choice. */
const shippingOf = (
  shipments: Checkout['shipments'],
  amount: TaxedAmount,
): TotalsFacts['shipping'] => {
  const brought = shipments.filter(({ part }) => part !== 'collected');
  if (brought.length === 0) return undefined;
  return brought.every(({ selected }) => selected === undefined) ? 'not-chosen' : amount;
};
