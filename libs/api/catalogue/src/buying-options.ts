import type { Reply } from '@materia/api-contract';
import type { HostClient } from '@materia/api-client-kernel';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { type Currency, fromMajorUnits } from '@materia/domain-money';
import type { TaxedAmount } from '@materia/domain-pricing';
import type { AverageRating } from '@materia/domain-reviews';
import { type BuyingOption, shippingMethodOf } from '@materia/domain-shipping';

/** The outcomes of an offer, and how customers rate its vendor. */
export type OfferBuyingOptions = {
  readonly options: readonly BuyingOption[];
  readonly vendorRating: AverageRating | undefined;
};

/**
 * The outcomes of each offer of a product that can be ordered, by the code of the offer; empty if the product has none there.
 * `postcode` is the shopper's place in its stored form, if they named one.
 */
export const fetchBuyingOptions = async (
  host: HostClient,
  adeokey: string,
  priceContextCode: string,
  postcode: string | undefined,
  currency: Currency,
): Promise<ReadonlyMap<string, OfferBuyingOptions>> => {
  const answer = await host('listBuyingOptions', {
    params: { productAdeoKey: adeokey, priceContextCode },
    query: postcode === undefined ? {} : { postcode },
  });
  return new Map(
    (answer.ok ? answer.value.data : []).map(({ offer_code, options, vendor_rating }) => [
      offer_code,
      {
        options: options.map((option) => readBuyingOption(option, currency)),
        vendorRating: vendor_rating,
      },
    ]),
  );
};

type OptionReply = Reply<'listBuyingOptions'>['data'][number]['options'][number];

/** Reads one outcome; amounts are in the market's currency. */
export const readBuyingOption = (reply: OptionReply, currency: Currency): BuyingOption => {
  const { mode } = reply;
  if ('obstacle' in reply) return { mode, obstacle: reply.obstacle };
  const date = reply.date === undefined ? undefined : parsePlainDate(reply.date);
  return {
    mode,
    obstacle: undefined,
    method: shippingMethodOf(reply.carrier_code, reply.method_code),
    date: date?.ok === true ? date.value : undefined,
    minute: reply.minute,
    delivery: readTaxed(reply.delivery, currency),
    preparation: readTaxed(reply.preparation, currency),
    total: readTaxed(reply.total, currency),
    isLowest: reply.is_lowest,
  };
};

const readTaxed = (
  { amount, amount_no_tax }: { readonly amount: number; readonly amount_no_tax: number },
  currency: Currency,
): TaxedAmount => ({
  included: fromMajorUnits(amount, currency),
  excluded: fromMajorUnits(amount_no_tax, currency),
});
