import type { ProductFields, Reply } from '@materia/api-contract';
import { gramsOfKilograms } from '@materia/domain-cart';
import type { EnergyRating } from '@materia/domain-energy-label';
import type { Currency } from '@materia/domain-money';
import type { AverageRating } from '@materia/domain-reviews';
import { type Crumb, readCrumb } from './category.ts';
import { type CardFamily, readCardFamily } from './family.ts';
import type { Offer } from '@materia/domain-pricing';
import { readOffer } from './offer.ts';

/** A product, as lists show it. */
export type ListedProduct = {
  readonly sku: string;
  readonly adeokey: string;
  readonly urlKey: string;
  readonly name: string;
  readonly brand: string;
  readonly image: string;
  readonly energy: EnergyRating | undefined;
  readonly offer: Offer | null;
  readonly otherOffersCount: number;
  /** Summary of the reviews; undefined when there are none. */
  readonly rating: AverageRating | undefined;
  /** Its other colours and sizes, in lists. */
  readonly family?: CardFamily | undefined;
};

/**
 * A product, as its page shows it: the fields of its wire form, except those that are converted
 * here.
 */
export type Product = Readonly<ProductFields> & {
  readonly urlKey: string;
  readonly images: readonly string[];
  readonly categoryId: string;
  readonly breadcrumbs: readonly Crumb[];
  /** Grams of one sale unit. */
  readonly weightGrams: number;
  /**
   * The manufacturer's warnings, and the responsible person in the Union for a manufacturer outside
   * it.
   */
  readonly safety: {
    readonly warnings: readonly string[];
    readonly responsiblePerson: ProductFields['manufacturer'] | undefined;
  };
  readonly rating: AverageRating | undefined;
};

type CardReply = Reply<'listProducts'>['data'][number]['products'][number];
type ProductReply = Reply<'readProduct'>['data'][number];

export const readListedProduct = (reply: CardReply, currency: Currency): ListedProduct => ({
  sku: reply.sku,
  adeokey: reply.adeokey,
  urlKey: reply.url_key,
  name: reply.name,
  brand: reply.brand,
  image: reply.image,
  energy: reply.energy,
  offer: reply.best_offer === undefined ? null : readOffer(reply.best_offer, currency),
  otherOffersCount: reply.other_offers_count,
  rating: reply.rating,
  ...(reply.family !== undefined && { family: readCardFamily(reply, currency) }),
});

export const readProduct = (reply: ProductReply): Product => {
  const {
    id: _id,
    url_key: urlKey,
    category_id: categoryId,
    breadcrumbs,
    weight,
    safety,
    rating,
    ...fields
  } = reply;
  return {
    ...fields,
    urlKey,
    categoryId,
    breadcrumbs: breadcrumbs.map(readCrumb),
    weightGrams: gramsOfKilograms(weight),
    safety: { warnings: safety.warnings, responsiblePerson: safety.responsible_person },
    rating,
  };
};
