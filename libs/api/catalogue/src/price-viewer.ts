import { type PriceViewer, taxLabel } from '@materia/domain-pricing';

/** What decides how prices are read: the account's kind, the flags of prices, and the store. */
export type PriceReader = {
  readonly customer: { readonly isProfessional: boolean } | undefined;
  readonly flags: {
    readonly PRO_PRICES_TAX_EXCLUDED_FIRST: boolean;
    readonly DISPLAY_IGIC_TAX_LABEL: boolean;
  };
  readonly store: { readonly sellerCode: string };
};

/** Who reads prices (PRC-01 to PRC-04), and which tax their label names (PRC-14). */
export const priceViewer = ({
  customer,
  flags,
  store,
}: PriceReader): PriceViewer & { readonly tax: 'vat' | 'igic' } => ({
  isPro: customer?.isProfessional ?? false,
  proPricesTaxExcludedFirst: flags.PRO_PRICES_TAX_EXCLUDED_FIRST,
  tax: taxLabel({ sellerCode: store.sellerCode, igicLabelOn: flags.DISPLAY_IGIC_TAX_LABEL }),
});
