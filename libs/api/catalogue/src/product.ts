import type { Reply } from '@materia/api-contract';
import { gramsOfKilograms } from '@materia/domain-cart';
import type { EnergyRating } from '@materia/domain-energy-label';
import type { Currency } from '@materia/domain-money';
import type { AverageRating } from '@materia/domain-reviews';
import { type Crumb, readCrumb } from './category.ts';
import type { Offer } from '@materia/domain-pricing';
import { readOffer } from './offer.ts';

/** A product as lists show it. */
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
  /** What reviews say together; nothing where there is none. */
  readonly rating: AverageRating | undefined;
};

/** A product as its page shows it. */
export type Product = {
  readonly sku: string;
  readonly adeokey: string;
  readonly ean: string;
  readonly urlKey: string;
  readonly name: string;
  readonly brand: string;
  readonly images: readonly string[];
  readonly description: string;
  readonly highlights: readonly string[];
  readonly attributes: readonly {
    readonly code: string;
    readonly label: string;
    readonly value: string;
  }[];
  readonly categoryId: string;
  readonly breadcrumbs: readonly Crumb[];
  /** Grams of one sale unit. */
  readonly weightGrams: number;
  readonly manufacturer: Contact;
  /** Warnings of the maker, and who answers in the Union for a maker outside it (BEY-14). */
  readonly safety: {
    readonly warnings: readonly string[];
    readonly responsiblePerson: Contact | undefined;
  };
  readonly energy: EnergyRating | undefined;
  readonly rating: AverageRating | undefined;
};

type Contact = { readonly name: string; readonly address: string; readonly email: string };

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
});

export const readProduct = (reply: ProductReply): Product => ({
  sku: reply.sku,
  adeokey: reply.adeokey,
  ean: reply.ean,
  urlKey: reply.url_key,
  name: reply.name,
  brand: reply.brand,
  images: reply.images,
  description: reply.description,
  highlights: reply.highlights,
  attributes: reply.attributes,
  categoryId: reply.category_id,
  breadcrumbs: reply.breadcrumbs.map(readCrumb),
  weightGrams: gramsOfKilograms(reply.weight),
  manufacturer: reply.manufacturer,
  safety: { warnings: reply.safety.warnings, responsiblePerson: reply.safety.responsible_person },
  energy: reply.energy,
  rating: reply.rating,
});
