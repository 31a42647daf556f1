import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { AncillaryCharge } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import { sql } from 'kysely';
import type { BuyerTerms } from '../selling/pricing/buyer-terms.ts';
import {
  type CartAtStore,
  type CartLineRow,
  lineId,
  priceCart,
} from '../selling/pricing/price-cart.ts';
import type { Reader, Tx } from '../platform/database/with-tx.ts';
import { priceContextOf } from '../catalogue/offers/price-context.ts';
import type { StoreRow } from '../catalogue/stores/repository.ts';

/** A buyer of the demo. */
export type Buyer = {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly isPro: boolean;
};
/** A product that can be bought, with its vendor. */
export type DemoProduct = {
  readonly sku: string;
  readonly offerCode: string;
  readonly vendorCode: string | null;
};

/** A document that waits for its number: its date, and the function that writes it. */
export type PendingDocument = { readonly at: string; readonly write: () => Promise<void> };

/** Different products for each purchase, as long as the store has enough kinds. */
export const KINDS = 40;
const MOST_LINES = 4;
/** Enough units that the demo does not sell out a product. */
const STOCK_NEEDED = 20;

export const NO_TERMS = { tier: null, waivesPreparationFee: false } as const;

/** The shop's own products with plenty of stock in a store, the most popular first. */
export const ownProducts = async (
  db: Reader,
  market: string,
  store: StoreRow,
): Promise<readonly DemoProduct[]> => {
  const rows = await db
    .selectFrom('stock')
    .innerJoin('product', (join) =>
      join.onRef('product.market', '=', 'stock.market').onRef('product.sku', '=', 'stock.sku'),
    )
    .select('product.sku')
    .where('stock.market', '=', market)
    .where('stock.store_id', '=', store.id)
    .where('stock.status', '=', 'ONSITE')
    .where(sql<boolean>`stock.qty - stock.reserved >= ${STOCK_NEEDED}`)
    .orderBy('product.rank')
    .limit(KINDS)
    .execute();
  return rows.map(({ sku }) => ({ sku, offerCode: `R-${sku}`, vendorCode: null }));
};

/** One to four of the products, different for each purchase. */
export const pickProducts = (
  goods: readonly DemoProduct[],
  index: number,
): readonly DemoProduct[] => {
  const chosen = Array.from(
    { length: 1 + (index % MOST_LINES) },
    (_, line) => goods[(index * 3 + line * 7) % goods.length],
  ).flatMap((each) => each ?? []);
  return [...new Set(chosen)];
};

/** Products that customers take from the shelves themselves need no preparation. */
export const TILL_TERMS = { ...NO_TERMS, waivesPreparationFee: true } as const;

/**
 * The price of the products for a buyer at a store on a day, one to three of each, including
 * delivery.
 */
export const pricedAt = (
  tx: Tx,
  { market, store }: { readonly market: Market; readonly store: StoreRow },
  buyer: Buyer,
  goods: readonly DemoProduct[],
  day: PlainDate,
  deliveryOf: (lineIds: readonly string[]) => AncillaryCharge | null = () => null,
  terms: BuyerTerms = NO_TERMS,
): Promise<CartAtStore> => {
  const rows = goods.map(({ sku, offerCode, vendorCode }, index): CartLineRow => ({
    market: market.id,
    cart_id: '',
    line: index + 1,
    sku,
    offer_code: offerCode,
    vendor_code: vendorCode,
    qty: 1 + (index % 3),
    seen_minor: 0,
    seen_initial_minor: 0,
    waiting: false,
    replaces: null,
    own_part: null,
    quoted_price: null,
  }));
  const context = priceContextOf(store, { customer: buyer, flags: { MARKETPLACE_MODE: true } });
  return priceCart(tx, market, rows, context, day, terms, (lines) => {
    const delivery = deliveryOf(lines.map(({ row }) => lineId(row)));
    return delivery === null ? [] : [delivery];
  });
};
