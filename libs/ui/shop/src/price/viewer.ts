import type { PriceViewer } from '@materia/domain-pricing';
import type { TextKey } from '@materia/market-model';

/** Who sees the price, and which tax the selected store's label names; VAT by default. */
export type ShopViewer = PriceViewer & { readonly tax?: 'vat' | 'igic' };

/** Who reads amounts with tax, whatever their account; `tax` is the one that they contain. */
export const buyerViewer = (tax: NonNullable<ShopViewer['tax']>): ShopViewer => ({
  isPro: false,
  proPricesTaxExcludedFirst: false,
  tax,
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
