import { quotedPrice } from '@materia/domain-quotes';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { couponCounts } from '@materia/domain-cart';
import {
  type Currency,
  type Money,
  money,
  multiplyMoney,
  subtractMoney,
  sumMoney,
} from '@materia/domain-money';
import {
  type AncillaryCharge,
  type CartTotals,
  cartTotals,
  type DiscountTier,
  ecoAddedToPrice,
  ecoContributions,
  fullPallets,
  lineAmount,
  offerDiscount,
  vendorSubtotal,
  type Offer,
  type PalletCharge,
  type PalletLine,
  type PriceBasis,
  preparationFee,
  preparationReferences,
  preparedLines,
  priceBefore,
  rateAt,
  type TaxedAmount,
  type TaxPlace,
} from '@materia/domain-pricing';
import { isSellable, quantityBounds, type SourcedUnits } from '@materia/domain-stock-status';
import type { Market } from '@materia/market-model';
import type { Selectable } from 'kysely';
import type { CardRow } from '../../catalogue/products/product-columns.ts';
import { cardRows } from '../../catalogue/products/repository.ts';
import type { CartLineTable } from '../../platform/database/tables/cart-tables.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { type StoreTaxes, storeTaxes } from '../../catalogue/stores/store-taxes.ts';
import { readOffers, RETAILER_CODE } from '../../catalogue/offers/offers.ts';
import type { PriceContext } from '../../catalogue/offers/price-context.ts';
import type { BuyerTerms, CouponOffer } from './buyer-terms.ts';
import { pricedSomewhere } from './repository.ts';

/** A line of a cart as it is stored. */
export type CartLineRow = Selectable<CartLineTable>;

/** The line with its current price. */
export type OfferedLine = {
  readonly row: CartLineRow;
  readonly product: CardRow;
  readonly offer: Offer;
  /** The eco-contribution of one unit that is added to its price, with tax; undefined for none. */
  readonly ecoAdded?: Money | undefined;
  readonly qtyMax: number;
  /** Where the units of an own line in a shipment come from. */
  readonly taken?: readonly SourcedUnits[] | undefined;
};

/** A line that is not available now; its offer is unknown if the store has no price for it. */
export type WaitingOfferLine = { readonly row: CartLineRow; readonly product: CardRow };

export type CartAtStore = {
  readonly lines: readonly OfferedLine[];
  /**
   * Lines that are out of stock at the store, and those of vendors while the shop sells for none:
   * they stay in the cart, uncounted, until they are available again.
   */
  readonly waiting: readonly WaitingOfferLine[];
  /** Lines whose product or offer no store has any more. */
  readonly gone: readonly CartLineRow[];
  readonly totals: CartTotals;
  readonly context: PriceContext;
  readonly taxes: StoreTaxes;
  /** The quantity discount level that the totals use. */
  readonly tier: DiscountTier | null;
  /** The level that a club member reaches next. */
  readonly nextTier?: BuyerTerms['next'];
  /**
   * The promo code of the cart while it is usable; it counts once the cart is large enough for it.
   */
  readonly coupon: {
    readonly offer: CouponOffer;
    readonly counts: boolean;
  } | null;
};

/**
 * Reads the price and the available quantity of each line, and adds everything up, including
 * delivery, by the shop's one pricing rule. The price of a valid quote holds whatever the offer costs now.
 */
export const priceCart = async (
  db: Reader,
  market: Market,
  rows: readonly CartLineRow[],
  context: PriceContext,
  today: PlainDate,
  terms: BuyerTerms,
  deliveriesOf: (lines: readonly OfferedLine[]) => readonly AncillaryCharge[] = () => [],
): Promise<CartAtStore> => {
  const skus = [...new Set(rows.map((row) => row.sku))];
  const products = new Map(
    (await cardRows(db, market.id, skus)).map((product) => [product.sku, product]),
  );
  const offers = await readOffers(db, market, skus, context, today);
  const offerOf = (row: CartLineRow): Offer | undefined => {
    const offer = offers.get(row.sku)?.find(({ code }) => code === row.offer_code);
    if (offer === undefined || row.quoted_price === null || context.quote === undefined)
      return offer;
    const prices = { quoted: row.quoted_price, current: offer.price };
    return { ...offer, price: quotedPrice(prices, context.quote, today) };
  };
  const unpriced = rows.filter((row) => offerOf(row) === undefined && row.vendor_code === null);
  const elsewhere = await pricedSomewhere(
    db,
    market.id,
    unpriced.map(({ sku }) => sku),
    context,
  );
  const [lines, waiting, gone]: readonly [OfferedLine[], WaitingOfferLine[], CartLineRow[]] = [
    [],
    [],
    [],
  ];
  const mayReturn = ({ vendor_code, sku }: CartLineRow): boolean =>
    vendor_code === null ? elsewhere.has(sku) : !context.isMarketplace;
  for (const row of rows) {
    const [product, offer] = [products.get(row.sku), offerOf(row)];
    const qtyMax = offer === undefined ? 0 : quantityBounds(offer).max;
    if (product === undefined || (offer === undefined && !mayReturn(row))) gone.push(row);
    else if (offer === undefined || !isSellable(offer)) waiting.push({ row, product });
    else lines.push({ row, product, offer, qtyMax, ecoAdded: ecoAddedTo(offer, market, today) });
  }
  const taxes = storeTaxes(market, context.store);
  return {
    waiting,
    gone,
    context,
    taxes,
    ...addUp(market, { taxes, context }, lines, terms, deliveriesOf(lines)),
  };
};

/**
 * The totals of some lines of a cart with their delivery. Whether the promo code counts depends on
 * these lines.
 */
export const addUp = (
  market: Market,
  { taxes, context }: Pick<CartAtStore, 'taxes' | 'context'>,
  lines: readonly OfferedLine[],
  terms: BuyerTerms,
  shipping: readonly AncillaryCharge[],
): Pick<CartAtStore, 'lines' | 'totals' | 'tier' | 'nextTier' | 'coupon'> => {
  const counts =
    terms.coupon !== undefined &&
    couponCounts(
      terms.coupon,
      subtotalOfVendor({ lines, context }, terms.coupon.seller, market.currency),
    ).ok;
  return {
    lines,
    totals: totalsOf(
      market,
      { taxes: taxes.own, basis: context.basis },
      lines,
      counts ? terms : { ...terms, coupon: undefined },
      shipping,
    ),
    tier: terms.tier,
    ...(terms.next !== undefined && { nextTier: terms.next }),
    coupon: terms.coupon === undefined ? null : { offer: terms.coupon, counts },
  };
};

/**
 * The total of each vendor's lines before discounts, which decides whether a promo code counts;
 * null is the retailer.
 */
export const subtotalOfVendor = (
  { lines, context }: Pick<CartAtStore, 'lines' | 'context'>,
  seller: string | null,
  currency: Currency,
): Money =>
  vendorSubtotal(
    lines.map(({ row, offer }) => ({
      row: amountOfLine({ row, offer }, context).included,
      isThirdParty: offer.isSoldByAThirdPartyVendor,
      seller: offer.vendor.code,
    })),
    seller,
    currency,
  );

/** What a line costs before discounts. */
export const amountOfLine = (
  line: Pick<OfferedLine, 'row' | 'offer'>,
  { basis }: Pick<PriceContext, 'basis'>,
): TaxedAmount => lineAmount(unitsOf(line), basis);

/** What the rows of a market add to the price of one unit on a day. */
const ecoAddedTo = (
  { price }: Offer,
  { ecoContributions: rules, currency }: Market,
  today: PlainDate,
): Money | undefined => {
  const contributions = ecoContributions(price.ecotaxes, rules, { today, displayEcotax: true });
  const added = ecoAddedToPrice(contributions, currency).included;
  return added.minor === 0 ? undefined : added;
};

/** What the offer of a line takes off it. */
export const offerOfLine = (
  line: Pick<OfferedLine, 'row' | 'offer'>,
  { basis }: Pick<PriceContext, 'basis'>,
): TaxedAmount => offerDiscount(unitsOf(line), basis);

/** The units of a line with the price of one. */
const unitsOf = ({ row, offer }: Pick<OfferedLine, 'row' | 'offer'>) => ({
  unit: offer.price.unit.included,
  before: priceBefore(offer.price).included,
  quantity: row.qty,
  vatRate: offer.price.vatRate,
});

/** The eco-contributions within the prices of the lines, with tax. */
export const ecoIncludedIn = (lines: readonly OfferedLine[], currency: Currency): Money =>
  sumMoney(
    lines.map((line) => ecoIncludedInLine(line, currency)),
    currency,
  );

/** The same of one line: those that are added to its price are not within it. */
export const ecoIncludedInLine = (
  { row, offer, ecoAdded }: Pick<OfferedLine, 'row' | 'offer' | 'ecoAdded'>,
  currency: Currency,
): Money => {
  const all = sumMoney(
    offer.price.ecotaxes.map(({ amount }) => amount.included),
    currency,
  );
  return multiplyMoney(ecoAdded === undefined ? all : subtractMoney(all, ecoAdded), row.qty);
};

/** A line as the pallet rules need it. */
const onPallets = ({ row, product, offer }: OfferedLine): PalletLine => ({
  quantity: row.qty,
  isThirdParty: offer.isSoldByAThirdPartyVendor,
  unitsPerPallet: product.units_per_pallet ?? undefined,
});

/** The deposit of a line for its returnable pallets; undefined for a line without a full one. */
export const palletsOfLine = (
  line: OfferedLine,
  { currency, settings }: Market,
  taxes: TaxPlace,
): PalletCharge | undefined => {
  const pallets = fullPallets(onPallets(line));
  if (pallets === 0) return undefined;
  return {
    pallets,
    seller: RETAILER_CODE,
    unit: money(settings.palletDeposit.minor, currency),
    vatRate: rateAt(taxes, { vatRate: settings.palletDeposit.vatBasisPoints }),
  };
};

/** The returnable pallets of all lines. */
export const palletsOfLines = (lines: readonly OfferedLine[]): number =>
  lines.reduce((sum, line) => sum + fullPallets(onPallets(line)), 0);

const totalsOf = (
  market: Market,
  { taxes, basis }: { readonly taxes: TaxPlace; readonly basis: PriceBasis },
  lines: readonly OfferedLine[],
  { tier, waivesPreparationFee, coupon }: BuyerTerms,
  shipping: readonly AncillaryCharge[],
): CartTotals => {
  const prepared = preparedLines(
    lines.map((line) => ({ id: lineId(line.row), sku: line.row.sku, ...onPallets(line) })),
  );
  const references = preparationReferences(prepared);
  const { preparationFeeBaseMinor, preparationFeeStepMinor } = market.settings;
  const tariff = {
    base: money(preparationFeeBaseMinor, market.currency),
    step: money(preparationFeeStepMinor, market.currency),
  };
  return cartTotals({
    currency: market.currency,
    basis,
    lines: lines.map(({ row, offer, ecoAdded }) => ({
      id: lineId(row),
      seller: offer.vendor.code,
      isThirdParty: offer.isSoldByAThirdPartyVendor,
      ecoAdded,
      ...unitsOf({ row, offer }),
    })),
    discounts: { tier, coupon: coupon ?? null },
    preparation: {
      ...preparationFee({ references, isWaived: waivesPreparationFee }, tariff),
      seller: RETAILER_CODE,
      lineIds: prepared.map(({ id }) => id),
    },
    palletDeposits: lines.flatMap((line) => palletsOfLine(line, market, taxes) ?? []),
    shipping,
  });
};

/**
 * The id of a line on the wire. The letter ensures that it never starts with 49, which marks
 * service lines.
 */
export const lineId = (row: Pick<CartLineRow, 'line'>): string => `L${row.line}`;
