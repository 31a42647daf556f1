import type { PriceBasis, PriceViewer } from '@materia/domain-pricing';
import type { TextKey } from '@materia/market-model';

/** Who sees the price, and which tax the selected store's label names; VAT by default. */
export type ShopViewer = PriceViewer & { readonly tax?: 'vat' | 'igic' };

/** How an order's amounts are read, whoever opens it: on the basis on which they were agreed. */
export const buyerViewer = ({
  salesTax,
  priceBasis,
}: {
  readonly salesTax: NonNullable<ShopViewer['tax']>;
  readonly priceBasis: PriceBasis;
}): ShopViewer => ({
  isPro: priceBasis === 'excluded',
  proPricesTaxExcludedFirst: priceBasis === 'excluded',
  tax: salesTax,
});

const TAX_WORDS = {
  vat: { included: 'price.taxIncluded', excluded: 'price.taxExcluded' },
  igic: { included: 'price.igicIncluded', excluded: 'price.igicExcluded' },
} as const satisfies Readonly<
  Record<'vat' | 'igic', Readonly<Record<'included' | 'excluded', TextKey>>>
>;

/** The text that says whether an amount includes tax. */
export const taxTextKey = (viewer: ShopViewer, tax: 'included' | 'excluded') =>
  TAX_WORDS[viewer.tax ?? 'vat'][tax];
