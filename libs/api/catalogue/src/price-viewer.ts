import { type PriceViewer, taxLabel } from '@materia/domain-pricing';

/** Inputs that decide how prices are shown: the account's kind, the price flags, and the store. */
export type PriceReader = {
  readonly customer: { readonly isProfessional: boolean } | undefined;
  readonly flags: {
    readonly PRO_PRICES_TAX_EXCLUDED_FIRST: boolean;
    readonly DISPLAY_IGIC_TAX_LABEL: boolean;
  };
  readonly store: { readonly sellerCode: string };
};

/** Returns the kind of price viewer and the tax that the price label names. */
export const priceViewer = ({
  customer,
  flags,
  store,
}: PriceReader): PriceViewer & { readonly tax: 'vat' | 'igic' } => ({
  isPro: customer?.isProfessional ?? false,
  proPricesTaxExcludedFirst: flags.PRO_PRICES_TAX_EXCLUDED_FIRST,
  tax: taxLabel({ sellerCode: store.sellerCode, igicLabelOn: flags.DISPLAY_IGIC_TAX_LABEL }),
});
