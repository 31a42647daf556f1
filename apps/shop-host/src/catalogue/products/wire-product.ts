import type { Reply } from '@materia/api-contract';
import { productFields } from '@materia/api-contract/schemas';
import { averageRating, type RatingSum } from '@materia/domain-reviews';
import { gramsToKilograms } from './weights.ts';
import type { Offer } from '@materia/domain-pricing';
import type { CardRow } from './product-columns.ts';
import type { ProductRow } from './repository.ts';
import type { CategoryRow } from '../index/listing-index.ts';
import { wireOffer } from '../offers/wire-offer.ts';

type WireProduct = Reply<'readProduct'>['data'][number];
type WireCard = Reply<'listProducts'>['data'][number]['products'][number];

export const wireProduct = (
  product: ProductRow,
  trail: readonly Pick<CategoryRow, 'id' | 'name' | 'url_path'>[],
  reviews: RatingSum | undefined,
): WireProduct => ({
  ...productFields.parse(withoutNulls(product)),
  id: product.sku,
  url_key: product.url_key,
  images: [product.image, ...(product.views ?? []).map(({ image }) => image)],
  category_id: product.category_id,
  breadcrumbs: trail.map(({ id, name, url_path }) => ({ id, name, url_path })),
  weight: gramsToKilograms(product.weight_grams),
  safety: wireSafety(product.safety),
  ...wireRating(reviews),
});

/** Null in the database is an absent field on the wire. */
const withoutNulls = (row: ProductRow): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

const wireSafety = (safety: ProductRow['safety']): WireProduct['safety'] => ({
  warnings: [...(safety?.warnings ?? [])],
  ...(safety?.responsiblePerson && { responsible_person: { ...safety.responsiblePerson } }),
});

/** A product's energy label, if it has one. */
export const wireEnergy = ({ energy }: Pick<ProductRow, 'energy'>): Pick<WireCard, 'energy'> =>
  energy === null ? {} : { energy: { ...energy } };

/** Aggregated reviews, if there are any. */
const wireRating = (reviews: RatingSum | undefined): Pick<WireCard, 'rating'> => {
  const rating = reviews && averageRating(reviews);
  return rating === undefined ? {} : { rating };
};

export const wireCard = (
  product: CardRow,
  offers: readonly Offer[],
  reviews: RatingSum | undefined,
): WireCard => {
  const [best, ...others] = offers;
  return {
    id: product.sku,
    sku: product.sku,
    adeokey: product.adeokey,
    url_key: product.url_key,
    name: product.name,
    brand: product.brand,
    image: product.image,
    ...wireEnergy(product),
    ...(best && { best_offer: wireOffer(best) }),
    other_offers_count: others.length,
    ...wireRating(reviews),
  };
};
