import type { PlainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { type CartTotals, cartTotals, type Charge, defaultPreparationTariff, type DiscountTier, preparationFee, preparationReferences } from '@materia/domain-pricing';
import { quantityBounds } from '@materia/domain-stock-status';
import type { Market } from '@materia/market-model';
import { type CardRow, cardRows } from '../catalogue/store.ts';
import type { Reader } from '../database/with-tx.ts';
import { type Offer, readOffers, RETAILER_CODE } from '../offers/offers.ts';
import type { PriceContext } from '../offers/price-context.ts';
import type { BuyerTerms } from './buyer-terms.ts';
import type { CartLineRow } from './store.ts';

/** A line of the cart with what it would cost now. */
export type CartLine = { readonly row: CartLineRow; readonly product: CardRow; readonly offer: Offer; readonly qtyMax: number };

export type PricedCart = {
  readonly lines: readonly CartLine[];
  /** Lines whose product or offer is gone. */
  readonly gone: readonly CartLineRow[];
  readonly totals: CartTotals;
  readonly context: PriceContext;
  /** The level of the quantity discount that the totals count with. */
  readonly tier: DiscountTier | null;
};

/** Reads what each line costs and how much of it can be had, and adds everything up, with what its delivery costs, by the one rule of the shop. */
export const priceCart = async (db: Reader, market: Market, rows: readonly CartLineRow[], context: PriceContext, today: PlainDate, terms: BuyerTerms, shipping: readonly Charge[] = []): Promise<PricedCart> => {
  const skus = [...new Set(rows.map((row) => row.sku))];
  const products = new Map((await cardRows(db, market.id, skus)).map((product) => [product.sku, product]));
  const offers = await readOffers(db, market, skus, context, today);
  const lines = rows.flatMap((row): readonly CartLine[] => {
    const product = products.get(row.sku);
    const offer = offers.get(row.sku)?.find(({ wire }) => wire.code === row.offer_code);
    if (product === undefined || offer === undefined) return [];
    return [{ row, product, offer, qtyMax: quantityBounds(offer.wire).max }];
  });
  const priced = new Set(lines.map((line) => line.row));
  return { lines, gone: rows.filter((row) => !priced.has(row)), totals: totalsOf(market, lines, terms, shipping), context, tier: terms.tier };
};

const totalsOf = (market: Market, lines: readonly CartLine[], { tier, waivesPreparationFee }: BuyerTerms, shipping: readonly Charge[]): CartTotals => {
  const vatRate = market.settings.standardVatBasisPoints;
  const references = preparationReferences(lines.map(({ row, offer }) => ({ sku: row.sku, quantity: row.qty, isThirdParty: offer.vendorCode !== null })));
  const tariff = defaultPreparationTariff(money(market.settings.preparationFeeBaseMinor, market.currency), vatRate);
  return cartTotals({
    currency: market.currency,
    lines: lines.map(({ row, offer }) => ({
      id: lineId(row),
      seller: offer.vendorCode ?? RETAILER_CODE,
      isThirdParty: offer.vendorCode !== null,
      quantity: row.qty,
      unit: offer.price.unit.included,
      vatRate: offer.price.vatRate,
    })),
    discounts: { tier, coupon: null },
    preparation: { ...preparationFee({ references, isWaived: waivesPreparationFee }, tariff), seller: RETAILER_CODE, vatRate },
    palletDeposits: [],
    shipping,
  });
};

/** The id of a line on the wire. The letter keeps it from ever starting with 49, which marks service lines (CART-32). */
export const lineId = (row: Pick<CartLineRow, 'line'>): string => `L${row.line}`;
