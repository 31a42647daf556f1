import type { HostClient } from '@materia/api-client-kernel';
import type { Currency } from '@materia/domain-money';
import type { RecommendationReason } from '@materia/domain-order';
import type { OutlookPoint } from '@materia/domain-promise';
import { type OfferFacts, offerFacts } from './offer-facts.ts';
import { pictureUrl } from './picture-url.ts';
import { type ListedProduct, readListedProduct } from './product.ts';

/** A product that goes with others, as its card shows it, and why it does. */
export type Recommendation = Pick<
  ListedProduct,
  'sku' | 'urlKey' | 'name' | 'brand' | 'energy' | 'rating'
> & {
  readonly picture: string;
  readonly offer: OfferFacts;
  readonly because: RecommendationReason;
};

/** Where recommended products are bought, and from where the shopper looks. */
export type RecommendationSetting = {
  readonly market: { readonly id: string; readonly currency: Currency };
  readonly priceContextCode: string;
  readonly point: OutlookPoint;
};

/** What goes with some products and can be ordered at a store, the best first; empty while nothing is known. */
export const fetchRecommendations = async (
  host: HostClient,
  skus: readonly string[],
  { market, priceContextCode, point }: RecommendationSetting,
): Promise<readonly Recommendation[]> => {
  if (skus.length === 0) return [];
  const answer = await host('listRecommendations', {
    params: { priceContextCode },
    query: { skus: skus.join() },
  });
  return (answer.ok ? answer.value.data : []).flatMap(({ product, because }) => {
    const { offer, sku, urlKey, name, brand, energy, rating, image } = readListedProduct(
      product,
      market.currency,
    );
    return offer === null
      ? []
      : {
          sku,
          urlKey,
          name,
          brand,
          energy,
          rating,
          because,
          picture: pictureUrl(market.id, image),
          offer: offerFacts(offer, point),
        };
  });
};
