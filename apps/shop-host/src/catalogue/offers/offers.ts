import {
  carrierDelay,
  promisedMethod,
  type ShippingMethodCode,
  shippingMethodParts,
} from '@materia/domain-shipping';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { money, type Money } from '@materia/domain-money';
import {
  entryOn,
  lowestBeforeReduction,
  type Offer,
  offerPriceOf,
  type PriceHistoryRow,
  rankOffers,
  rateAt,
  type TaxPlace,
} from '@materia/domain-pricing';
import {
  type Availability,
  isAtStores,
  isBigbox,
  isDeliverable,
  isSellable,
  type OfferDelivery,
} from '@materia/domain-stock-status';
import type { Market } from '@materia/market-model';
import type { Reader } from '../../platform/database/with-tx.ts';
import { storeTaxes } from '../stores/store-taxes.ts';
import {
  type HistoryRow,
  priceHistoryOf,
  type ProductAtStore,
  productsAtStore,
  type VendorOfferRow,
  vendorOffersOf,
} from './repository.ts';
import { TRUCK } from '../stock/central-warehouse.ts';
import type { PriceContext } from './price-context.ts';
import { availabilityOf } from './stock-rows.ts';

/** The retailer as a seller. */
export const RETAILER_CODE = 'MATERIA';

/** The code of the retailer's own offer of a product; vendors' offers have their own codes. */
const retailerOfferCode = (sku: string): string => `R-${sku}`;

/**
 * The offers of each product in a context, best first; those of vendors only in a marketplace.
 * `today` is the date in the market's time zone.
 */
export const readOffers = async (
  db: Reader,
  market: Market,
  skus: readonly string[],
  context: PriceContext,
  today: PlainDate,
): Promise<ReadonlyMap<string, readonly Offer[]>> => {
  if (skus.length === 0) return new Map();
  const products = await productsAtStore(db, market.id, skus, context);
  const thirdParty = Map.groupBy(
    context.isMarketplace ? await vendorOffersOf(db, market.id, skus) : [],
    (row) => row.sku,
  );
  const reduced = products
    .filter(
      (row) =>
        row.amount_minor !== null &&
        row.initial_amount_minor !== null &&
        row.amount_minor < row.initial_amount_minor,
    )
    .map((row) => row.sku);
  const history =
    reduced.length === 0
      ? new Map<string, HistoryRow[]>()
      : Map.groupBy(await priceHistoryOf(db, market.id, reduced, context, today), (row) => row.sku);
  const { code, basis } = context;
  const taxes = storeTaxes(market, context.store);
  return new Map(
    products.map((product) => {
      const own = retailerOffer(
        product,
        market,
        { code, basis, taxes: taxes.own },
        history.get(product.sku) ?? [],
      );
      const others = (thirdParty.get(product.sku) ?? []).map((row) =>
        vendorOffer(row, product, market, { code, basis, taxes: taxes.vendors }),
      );
      return [product.sku, rankOffers(own, others, isSellable)];
    }),
  );
};

/**
 * The offer with this code from the two rows that may contain it. Without the lowest price of the
 * last 30 days, which is read only where it is shown.
 */
export const offerWithCode = (
  code: string,
  product: ProductAtStore,
  thirdParty: VendorOfferRow | null,
  market: Market,
  context: OfferContext,
): Offer | undefined => {
  const taxes = storeTaxes(market, context.store);
  const own =
    code === retailerOfferCode(product.sku)
      ? retailerOffer(product, market, { ...context, taxes: taxes.own }, [])
      : undefined;
  return rankOffers(
    own,
    thirdParty === null
      ? []
      : [vendorOffer(thirdParty, product, market, { ...context, taxes: taxes.vendors })],
    isSellable,
  )[0];
};

type OfferContext = Pick<PriceContext, 'code' | 'basis'> & {
  readonly store: Pick<PriceContext['store'], 'postcode'>;
};
type TaxedContext = Pick<PriceContext, 'code' | 'basis'> & { readonly taxes: TaxPlace };

const retailerOffer = (
  product: ProductAtStore,
  market: Market,
  context: TaxedContext,
  history: readonly HistoryRow[],
): Offer | undefined => {
  if (product.amount_minor === null || product.initial_amount_minor === null) return undefined;
  return offerOf(product, market, context, {
    code: retailerOfferCode(product.sku),
    isSoldByAThirdPartyVendor: false,
    vendor: {
      name: market.name,
      code: RETAILER_CODE,
      sellerIdentifier: `${RETAILER_CODE}-${market.country}`,
    },
    amountMinor: product.amount_minor,
    initialMinor: product.initial_amount_minor,
    gapCode: product.gap_code ?? undefined,
    lowest:
      lowestBeforeReduction(
        historyRows(history, market),
        money(product.amount_minor, market.currency),
      ) ?? undefined,
    ...retailerDelivery(product, market),
  });
};

/**
 * How the retailer's own product is obtained: from the chosen store, with what the central warehouse adds to its units, or, if the
 * store cannot hand it over, from the warehouse alone.
 */
const retailerDelivery = (
  product: ProductAtStore,
  market: Market,
): Pick<Offer, 'delivery' | 'warehouse'> => {
  const atStore = storeAvailability(product);
  const sent = broughtFromWarehouse(product, market);
  const [broughtHome] = sent.home.availabilities;
  if (broughtHome !== undefined && (atStore === undefined || !canHandOver(atStore)))
    return {
      delivery: {
        ...sent,
        home: { availabilities: [atStore === undefined ? broughtHome : asFast(broughtHome)] },
        store: NOWHERE,
      },
    };
  return {
    delivery: {
      ...parcelsFrom(atStore, product, market),
      store: { availabilities: atStore === undefined ? [] : [atStore] },
    },
    ...(broughtHome && { warehouse: broughtHome }),
  };
};

/**
 * What the store sells but has not got comes home by courier only (FAST). What no store sells is on the website (ONSITE), and
 * what only trucks carry comes with the store's own.
 */
const asFast = (brought: Availability): Availability =>
  brought.shipping?.carrierCode === shippingMethodParts(TRUCK).carrier
    ? brought
    : { ...brought, stockStatus: 'FAST' };

const canHandOver = ({ stockStatus, availableStock = 0 }: Availability): boolean =>
  isDeliverable(stockStatus) && availableStock > 0;

const storeAvailability = ({
  status,
  qty,
  reserved,
  promise_unit,
  promise_delay,
}: ProductAtStore): Availability | undefined =>
  status === null ||
  qty === null ||
  reserved === null ||
  promise_unit === null ||
  promise_delay === null
    ? undefined
    : availabilityOf({ status, qty, reserved, promise_unit, promise_delay });

const warehouseAvailability = ({ warehouse_free }: ProductAtStore): Availability | undefined =>
  warehouse_free === null || warehouse_free <= 0
    ? undefined
    : { stockStatus: 'ONSITE', availableStock: warehouse_free };

/**
 * What carriers bring from the central warehouse: parcels, or, where one unit is too heavy for any, the
 * truck of the store.
 */
const broughtFromWarehouse = (
  product: ProductAtStore,
  market: Market,
): Pick<OfferDelivery, 'home' | 'relay'> => {
  const stock = warehouseAvailability(product);
  const sent = parcelsFrom(stock, product, market);
  const shipping = shippingOf(TRUCK, product.truck_minor, market);
  if (stock === undefined || sent.home.availabilities.length > 0 || shipping === undefined)
    return sent;
  const promise = carrierDelay(TRUCK, ['warehouse']);
  return { ...sent, home: { availabilities: [{ ...stock, promise, ...shipping }] } };
};

const parcelsFrom = (
  availability: Availability | undefined,
  { home_minor, relay_minor }: ProductAtStore,
  market: Market,
): Pick<OfferDelivery, 'home' | 'relay'> => ({
  home: parcels(promisedMethod('own', 'home'), home_minor, availability, market),
  relay: parcels(promisedMethod('own', 'relay'), relay_minor, availability, market),
});

const vendorOffer = (
  row: VendorOfferRow,
  product: ProductAtStore,
  market: Market,
  context: TaxedContext,
): Offer => {
  const availability = availabilityOf(row);
  return offerOf(product, market, context, {
    code: row.code,
    isSoldByAThirdPartyVendor: true,
    vendor: {
      name: row.vendor_name,
      code: row.vendor_code,
      sellerIdentifier: row.seller_identifier,
    },
    amountMinor: row.amount_minor,
    initialMinor: row.initial_amount_minor,
    gapCode: undefined,
    lowest: undefined,
    delivery: {
      // A vendor without a carrier for a unit cannot send it.
      home:
        row.home_minor === null
          ? NOWHERE
          : {
              availabilities: [
                {
                  ...availability,
                  ...shippingOf(promisedMethod('third-party', 'home'), row.home_minor, market),
                },
              ],
            },
      store: NOWHERE,
      // Local delivery is by lorry; what goes to a relay point is a parcel.
      relay:
        row.relay_minor === null
          ? NOWHERE
          : {
              availabilities: [
                {
                  ...availability,
                  stockStatus: row.status === 'SITE_DELIVERY' ? 'ONSITE' : row.status,
                  ...shippingOf(promisedMethod('third-party', 'relay'), row.relay_minor, market),
                },
              ],
            },
    },
  });
};

const NOWHERE: OfferDelivery['home'] = { availabilities: [] };

/**
 * What a carrier brings from a stock: products that are there, or that come to the store from the
 * big store first.
 */
const parcels = (
  method: ShippingMethodCode,
  priceMinor: number | null,
  stock: Availability | undefined,
  market: Market,
): OfferDelivery['home'] => {
  const shipping = shippingOf(method, priceMinor, market);
  if (stock === undefined || shipping === undefined || !isAtStores(stock.stockStatus))
    return NOWHERE;
  const isFromBigStore = isBigbox(stock.stockStatus);
  return {
    availabilities: [
      {
        ...stock,
        promise: carrierDelay(method, [isFromBigStore ? 'big-store' : 'store']),
        ...shipping,
      },
    ],
  };
};

/**
 * The price of a method that the market offers; undefined for one that cannot carry the product.
 */
const shippingOf = (
  method: ShippingMethodCode,
  priceMinor: number | null,
  { settings, currency }: Market,
): Pick<Availability, 'shipping'> | undefined => {
  if (priceMinor === null || !settings.shippingMethods.includes(method)) return undefined;
  const { carrier, method: code } = shippingMethodParts(method);
  return {
    shipping: { carrierCode: carrier, methodCode: code, price: money(priceMinor, currency) },
  };
};

type OfferSource = Pick<
  Offer,
  'code' | 'isSoldByAThirdPartyVendor' | 'vendor' | 'delivery' | 'warehouse'
> & {
  readonly amountMinor: number;
  readonly initialMinor: number;
  readonly gapCode: string | undefined;
  readonly lowest: Money | undefined;
};

const offerOf = (
  product: ProductAtStore,
  market: Market,
  context: TaxedContext,
  { amountMinor, initialMinor, gapCode, lowest, ...facts }: OfferSource,
): Offer => ({
  ...facts,
  priceContextCode: context.code,
  sku: product.sku,
  adeokey: product.adeokey,
  label: undefined,
  price: offerPriceOf(
    entryOn(context.basis, {
      unit: money(amountMinor, market.currency),
      initial: money(initialMinor, market.currency),
      vatRate: rateAt(context.taxes, {
        vatRate: product.vat_basis_points,
        territoryRates: product.territory_vat,
      }),
      lowest30Days: lowest,
      gapCode,
      ecotaxes:
        product.ecotax_minor > 0
          ? [
              {
                stream: product.ecotax_stream ?? '',
                amount: money(product.ecotax_minor, market.currency),
              },
            ]
          : [],
      capacityUnitsPerSaleUnit: product.capacity_per_sale_unit ?? undefined,
    }),
  ),
  conditioning: {
    saleUnit: product.sale_unit,
    capacityUnit: product.capacity_unit ?? undefined,
    capacityPerSaleUnit: product.capacity_per_sale_unit ?? undefined,
  },
});

const historyRows = (
  history: readonly HistoryRow[],
  { currency }: Market,
): readonly PriceHistoryRow[] =>
  history.flatMap((row): readonly PriceHistoryRow[] => {
    const from = parsePlainDate(row.valid_from);
    return from.ok ? [{ from: from.value, amount: money(row.amount_minor, currency) }] : [];
  });
