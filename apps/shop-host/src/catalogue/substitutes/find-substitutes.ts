import type { Offer } from '@materia/domain-pricing';
import {
  firstAvailability,
  isShortOf,
  type Substitutable,
  substitutesFor,
} from '@materia/domain-stock-status';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import type { ListingIndexes } from '../index/listing-indexes.ts';
import { readOffers } from '../offers/offers.ts';
import { priceContextOf } from '../offers/price-context.ts';
import type { CardRow } from '../products/product-columns.ts';
import { cardRows } from '../products/repository.ts';
import type { StoreRow } from '../stores/repository.ts';
import { type ComparableRow, substituteCandidates, writtenSubstitutes } from './repository.ts';
import { similarOrderable } from './similar-products.ts';

/** Products shown in place of an unavailable one. */
const MOST = 4;
/** In a large category only the most similar products are compared in detail. */
const LOOKED_AT = 12;
/**
 * The feed lists a product's attributes in order of importance; the first ones are its main
 * attributes.
 */
const MAIN_ATTRIBUTES = 3;

const NOWHERE = { availabilities: [] } as const;
/** A product without offers. */
const NO_OFFER = {
  isSoldByAThirdPartyVendor: false,
  delivery: { home: NOWHERE, store: NOWHERE, relay: NOWHERE },
} as const;

export type SubstituteTools = { readonly db: Db; readonly indexes: ListingIndexes };
export type FoundSubstitute = { readonly card: CardRow; readonly offers: readonly Offer[] };

/**
 * Substitutes at a store for a product that cannot be ordered there, all of which can: those that
 * the store has in stock before those that are brought, and in each case first those that the
 * retailer configured, then products of the same category that share its main attributes. Empty
 * while the product itself can be ordered.
 */
export const findSubstitutes = async (
  { db, indexes }: SubstituteTools,
  sku: string,
  store: StoreRow,
  { market, customer, flags, today }: RequestContext,
): Promise<readonly FoundSubstitute[]> => {
  const context = priceContextOf(store, { customer, flags });
  const [own] = await substituteCandidates(db, market.id, [sku]);
  const wanted =
    own && substitutable(own, (await readOffers(db, market, [sku], context, today)).get(sku)?.[0]);
  if (wanted === undefined || !isShortOf(wanted.offer, 1)) return [];

  const written = await writtenSubstitutes(db, market.id, sku);
  const similar = similarOrderable(
    await indexes.of(market.id),
    sku,
    wanted.categoryId,
    store.ordinal,
    LOOKED_AT,
    flags.MARKETPLACE_MODE,
  );
  const skus = [...new Set([...written, ...similar])];
  const [rows, cards, offers] = await Promise.all([
    substituteCandidates(db, market.id, skus),
    cardRows(db, market.id, skus),
    readOffers(db, market, skus, context, today),
  ]);
  const candidates = new Map(
    rows.map((row) => [row.sku, substitutable(row, offers.get(row.sku)?.[0])]),
  );
  const mainAttributes = Object.keys(wanted.attributes).slice(0, MAIN_ATTRIBUTES);
  const chosen = written
    .flatMap((other) => candidates.get(other) ?? [])
    .filter(({ offer }) => !isShortOf(offer, 1));
  const others = [...candidates.values()].filter((candidate) => !written.includes(candidate.sku));
  const found = substitutesFor({ product: wanted, quantity: 1 }, others, {
    mainAttributes,
    most: LOOKED_AT,
  });
  const shown = [...chosen, ...found.map(({ product }) => product)]
    .toSorted((one, other) => Number(isBrought(one)) - Number(isBrought(other)))
    .slice(0, MOST);
  const cardOf = new Map(cards.map((card) => [card.sku, card]));
  return shown.flatMap((product) => {
    const card = cardOf.get(product.sku);
    return card === undefined ? [] : [{ card, offers: offers.get(product.sku) ?? [] }];
  });
};

/** Whether the store does not have it: the warehouse or a vendor sends it. */
const isBrought = ({ offer }: Substitutable): boolean => firstAvailability(offer)?.mode !== 'store';

const substitutable = (
  { sku, category_id, attributes }: ComparableRow,
  offer: Offer | undefined,
): Substitutable => ({
  sku,
  categoryId: category_id,
  attributes: Object.fromEntries(attributes.map(({ code, value }) => [code, value])),
  offer: offer ?? NO_OFFER,
});
