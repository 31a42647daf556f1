import type { PriceViewer } from '@materia/domain-pricing';
import type { TextKey } from '@materia/market-model';

/** Who reads the price, and which tax the selected store's label names (PRC-14); VAT unless told. */
export type ShopViewer = PriceViewer & { readonly tax?: 'vat' | 'igic' };

const TAX_WORDS = {
  vat: { included: 'price.taxIncluded', excluded: 'price.taxExcluded' },
  igic: { included: 'price.igicIncluded', excluded: 'price.igicExcluded' },
} as const satisfies Readonly<
  Record<'vat' | 'igic', Readonly<Record<'included' | 'excluded', TextKey>>>
>;

/** The words that say whether an amount holds the tax. */
export const taxWords = (viewer: ShopViewer, tax: 'included' | 'excluded') =>
  TAX_WORDS[viewer.tax ?? 'vat'][tax];
