import type { Reply } from '@materia/api-contract';
import { toMajorUnits } from '@materia/domain-money';
import type { TaxedAmount } from '@materia/domain-pricing';
import { type BuyingOption, shippingMethodParts } from '@materia/domain-shipping';
import type { StoredVendorRating } from '../../catalogue/vendors/repository.ts';
import type { OfferOptions } from './buying-options.ts';

type WireOptions = Reply<'listBuyingOptions'>['data'][number];

/** The outcomes of an offer on the wire, with the rating of its vendor, if there is one. */
export const wireBuyingOptions = (
  { offer, options }: OfferOptions,
  rating: StoredVendorRating | undefined,
): WireOptions => ({
  offer_code: offer.code,
  options: options.map(wireOption),
  ...(rating && { vendor_rating: rating }),
});

const wireOption = (option: BuyingOption): WireOptions['options'][number] => {
  const { mode } = option;
  if (option.obstacle !== undefined) return { mode, obstacle: option.obstacle };
  const { carrier, method } = shippingMethodParts(option.method);
  return {
    mode,
    carrier_code: carrier,
    method_code: method,
    ...(option.date !== undefined && { date: option.date }),
    ...(option.minute !== undefined && { minute: option.minute }),
    delivery: wireTaxed(option.delivery),
    preparation: wireTaxed(option.preparation),
    total: wireTaxed(option.total),
    is_lowest: option.isLowest,
  };
};

const wireTaxed = ({ included, excluded }: TaxedAmount) => ({
  amount: toMajorUnits(included),
  amount_no_tax: toMajorUnits(excluded),
});
