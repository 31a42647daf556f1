import type { Cart } from '@materia/api-cart';
import { priceViewer } from '@materia/api-catalogue';
import type { Money } from '@materia/domain-money';
import { subtractTaxedAmounts, type TaxedAmount } from '@materia/domain-pricing';
import type { ShopRequest } from '@materia/storefront-request';
import type { ShopViewer } from '@materia/ui-shop';

/** What the order will cost: `goods`, `preparation` and `pallets` add up to `total`. `discount` is already subtracted from `goods`. */
export type TotalsFacts = {
  readonly lines: number;
  readonly goods: TaxedAmount;
  readonly discount: Money;
  readonly preparation: TaxedAmount;
  /** Deposits on returnable pallets. */
  readonly pallets: TaxedAmount;
  readonly tax: Money;
  readonly total: TaxedAmount;
  readonly viewer: ShopViewer;
};

/** The amounts that the host charges, without further calculation. */
export const totalsFacts = (cart: Cart, shop: ShopRequest): TotalsFacts => ({
  lines: cart.lines.length,
  goods: [cart.preparation, cart.pallets.deposit].reduce(subtractTaxedAmounts, cart.total),
  discount: cart.discount,
  preparation: cart.preparation,
  pallets: cart.pallets.deposit,
  tax: cart.tax,
  total: cart.total,
  viewer: priceViewer(shop),
});
