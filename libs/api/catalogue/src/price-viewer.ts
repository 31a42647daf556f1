import {
  type PriceViewer,
  type SalesTax,
  taxLabel,
  taxPlace,
  type TaxTable,
} from '@materia/domain-pricing';

/** Inputs that decide how prices are shown: the account's kind, the price flags, and the store. */
export type PriceReader = {
  readonly customer: { readonly isProfessional: boolean } | undefined;
  readonly flags: {
    readonly PRO_PRICES_TAX_EXCLUDED_FIRST: boolean;
    readonly DISPLAY_IGIC_TAX_LABEL: boolean;
  };
  readonly market: { readonly taxes: TaxTable };
  readonly store: { readonly postcode: string };
};

/** Returns the kind of price viewer and the tax that the price label names. */
export const priceViewer = ({
  customer,
  flags,
  market,
  store: { postcode },
}: PriceReader): PriceViewer & { readonly tax: SalesTax } => {
  const place = taxPlace(market.taxes, { from: postcode, to: postcode });
  return {
    isPro: customer?.isProfessional ?? false,
    proPricesTaxExcludedFirst: flags.PRO_PRICES_TAX_EXCLUDED_FIRST,
    tax: place.ok
      ? taxLabel({ tax: place.value.tax, igicLabelOn: flags.DISPLAY_IGIC_TAX_LABEL })
      : 'vat',
  };
};
