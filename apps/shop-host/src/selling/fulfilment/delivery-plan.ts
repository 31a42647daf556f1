import {
  OWN_WAYS,
  type OwnWay,
  type PlannedShipment,
  planShipments,
  type UndeliverableReason,
} from '@materia/domain-checkout';
import { canBeCollected } from '@materia/domain-promise';
import {
  deliveryPrice,
  type DeliveryRate,
  type MethodAtPlace,
  methodsFrom,
  needsDistanceCheck,
  type PlaceObstacle,
  vendorMethod,
  SERVICE_LEVELS,
  type ShippingMethodCode,
  shippingMethodOf,
} from '@materia/domain-shipping';
import { money, type Money } from '@materia/domain-money';
import { firstAvailability } from '@materia/domain-stock-status';
import type { Market } from '@materia/market-model';
import { RETAILER_CODE } from '../../catalogue/offers/offers.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { type CartAtStore, lineId, type OfferedLine } from '../pricing/price-cart.ts';
import { isFromWarehouse } from '../stock/stock.ts';
import { findDeliveryRates, findVendorRates } from './repository.ts';
import { methodsAt } from './store-methods.ts';

/** A shipment with its lines, and the price with tax of each method that can carry all of them. */
export type PricedShipment = PlannedShipment & {
  readonly lines: readonly OfferedLine[];
  readonly prices: ReadonlyMap<ShippingMethodCode, Money>;
  /** Why a method is not possible at the place, or not before it is known; its price is then the lowest one. */
  readonly obstacles: ReadonlyMap<ShippingMethodCode, PlaceObstacle>;
};

export type UndeliverableLine = {
  readonly line: OfferedLine;
  readonly reason: UndeliverableReason;
};

type OtherWay = {
  readonly way: OwnWay;
  /** Whether the shipment has all own lines, or those of the store. */
  readonly scope: 'all' | 'store';
  readonly shipment: PricedShipment;
};

export type DeliveryPlan = {
  readonly shipments: readonly PricedShipment[];
  /** The other ways for own products, with the shipment in which those of the first own shipment then are. */
  readonly alternatives: readonly OtherWay[];
  readonly undeliverable: readonly UndeliverableLine[];
};

/** What the retailer's carriers (under the retailer's code) and the vendors of a cart charge. */
type RatesByVendor = ReadonlyMap<string, readonly DeliveryRate[]>;

/** Whether a method reaches the place of the delivery, and from how far. */
export type Reach = (method: ShippingMethodCode) => MethodAtPlace;

/** The rates, the methods that the market offers, and how they reach the place. */
type Tariff = {
  readonly byVendor: RatesByVendor;
  readonly methods: readonly ShippingMethodCode[];
  readonly reach: Reach;
};

/**
 * Divides the lines of a cart into shipments with their delivery prices by the offered methods, and finds the lines that
 * nobody delivers.
 */
export const deliveryPlan = async (
  db: Reader,
  market: Market,
  lines: readonly OfferedLine[],
  preferred: OwnWay = 'collected',
  methods: readonly ShippingMethodCode[] = market.settings.shippingMethods,
  reach: Reach = ANYWHERE,
): Promise<DeliveryPlan> => {
  const rates = { byVendor: await ratesOf(db, market, lines), methods, reach };
  const wished = planWith(lines, preferred, rates, market);
  // Together the lines may be too heavy for a parcel, and apart there may be some that no truck brings; then they are collected.
  const safe = preferred === 'collected' ? wished : planWith(lines, 'collected', rates, market);
  const own = ownOf(wished);
  const isPossible = own.length <= MOST_OWN_SHIPMENTS && countLines(own) >= countLines(ownOf(safe));
  const [way, plan] = isPossible ? [preferred, wished] : (['collected', safe] as const);
  return {
    ...plan,
    alternatives: otherWays({ way, own: ownOf(plan) }, lines, rates, market),
  };
};

/** The retailer sends at most this many parts of a cart. */
const MOST_OWN_SHIPMENTS = 2;

const ownOf = ({ shipments }: Pick<DeliveryPlan, 'shipments'>): readonly PricedShipment[] =>
  shipments.filter(({ part }) => part !== 'sent');

/** The ways that carry everything that these own shipments do, without those that come to the same. */
const otherWays = (
  { way: taken, own }: { readonly way: OwnWay; readonly own: readonly PricedShipment[] },
  lines: readonly OfferedLine[],
  rates: Tariff,
  market: Market,
): readonly OtherWay[] => {
  const [first] = own;
  if (first === undefined) return [];
  const ownLines = lines.filter(({ offer }) => !offer.isSoldByAThirdPartyVendor);
  const isMixed = ownLines.some(({ offer }) => isFromWarehouse(offer));
  const ways = OWN_WAYS.filter((way) => way !== taken && (way !== 'apart' || isMixed));
  return ways.reduce<readonly OtherWay[]>((found, way) => {
    const other = planWith(ownLines, way, rates, market).shipments;
    const [shipment] = other;
    const isNew =
      shipment !== undefined &&
      other.length <= MOST_OWN_SHIPMENTS &&
      countLines(other) === countLines(own) &&
      ![first, ...found.map((each) => each.shipment)].some((known) => isSame(known, shipment));
    const scope = other.length === 1 ? 'all' : 'store';
    return isNew ? [...found, { way, scope, shipment }] : found;
  }, []);
};

const countLines = (shipments: readonly PricedShipment[]): number =>
  shipments.reduce((sum, { lineIds }) => sum + lineIds.length, 0);

const isSame = (one: PricedShipment, other: PricedShipment): boolean =>
  one.lineIds.join() === other.lineIds.join() &&
  [...one.prices.keys()].join() === [...other.prices.keys()].join();

const ANYWHERE: Reach = () => ({ obstacle: undefined, km: undefined });

const planWith = (
  lines: readonly OfferedLine[],
  preferred: OwnWay,
  rates: Tariff,
  market: Market,
): Omit<DeliveryPlan, 'alternatives'> => {
  const byId = new Map(lines.map((line) => [lineId(line.row), line]));
  const plan = planShipments(
    lines.map((line) => ({
      id: lineId(line.row),
      seller: line.offer.vendor.code,
      isThirdParty: line.offer.isSoldByAThirdPartyVendor,
      methods: methodsOf(line, rates, market),
    })),
    preferred,
  );
  const linesOf = (ids: readonly string[]): readonly OfferedLine[] =>
    ids.flatMap((id) => byId.get(id) ?? []);
  const shipments = plan.shipments.map((shipment): PricedShipment => {
    const carried = linesOf(shipment.lineIds);
    const priced = shipment.methods.flatMap((method) => {
      const price = priceOf(method, carried, rates, market);
      return price === undefined ? [] : [{ method, ...price }];
    });
    return {
      ...shipment,
      lines: carried,
      prices: new Map(priced.map(({ method, price }) => [method, price])),
      obstacles: new Map(
        priced.flatMap(({ method, obstacle }) => (obstacle ? [[method, obstacle] as const] : [])),
      ),
    };
  });
  return {
    shipments: shipments.filter(({ prices }) => prices.size > 0),
    undeliverable: [
      ...linesOf(plan.undeliverable).map((line) => ({ line, reason: reasonOf(line, rates) })),
      ...shipments
        .filter(({ prices }) => prices.size === 0)
        .flatMap((shipment) =>
          shipment.lines.map((line) => ({ line, reason: 'too-heavy' as const })),
        ),
    ],
  };
};

/** The lines of a cart that no method can carry, by id, for the cart page. */
export const undeliverableLines = async (
  db: Reader,
  market: Market,
  { lines, context }: Pick<CartAtStore, 'lines' | 'context'>,
): Promise<ReadonlyMap<string, UndeliverableReason>> => {
  const methods = methodsAt(context.store, market.settings.shippingMethods);
  const { undeliverable } = await deliveryPlan(db, market, lines, 'collected', methods);
  return new Map(undeliverable.map(({ line, reason }) => [lineId(line.row), reason]));
};

/** The fields of a line that pickup depends on. */
export const collectedLine = ({ offer, row, qtyMax }: OfferedLine) => ({
  stockStatus: firstAvailability(offer)?.stockStatus,
  isInFull: row.qty <= qtyMax,
});

const methodsOf = (
  line: OfferedLine,
  rates: Tariff,
  market: Market,
): readonly ShippingMethodCode[] => {
  const { offer } = line;
  const isPossible = (method: ShippingMethodCode): boolean =>
    rates.methods.includes(method) && priceOf(method, [line], rates, market) !== undefined;
  if (offer.isSoldByAThirdPartyVendor)
    return SERVICE_LEVELS.filter((level) => offer.delivery[level].availabilities.length > 0)
      .map(vendorMethod)
      .filter(isPossible);
  if (isFromWarehouse(offer)) return methodsFrom('warehouse').filter(isPossible);
  // A quantity that exceeds the stock is reduced by the check of the cart.
  return canBeCollected({ ...collectedLine(line), isInFull: true })
    ? methodsFrom('store').filter(isPossible)
    : [];
};

type PriceAtPlace = { readonly price: Money; readonly obstacle: PlaceObstacle | undefined };

/** The price of a method; the lowest one where it does not reach the place. Undefined for a method that cannot carry the lines anywhere. */
const priceOf = (
  method: ShippingMethodCode,
  lines: readonly OfferedLine[],
  { byVendor, reach }: Pick<Tariff, 'byVendor' | 'reach'>,
  { currency }: Market,
): PriceAtPlace | undefined => {
  const rates = byVendor.get(lines[0]?.offer.vendor.code ?? '') ?? [];
  const grams = gramsOf(lines);
  const at = (km: number | undefined) => deliveryPrice(method, { grams, km }, rates, currency);
  const { obstacle, km } = reach(method);
  const lowest = at(needsDistanceCheck(method) ? 0 : undefined);
  if (!lowest.ok) return undefined;
  if (obstacle !== undefined && obstacle !== 'other-store')
    return { price: lowest.value, obstacle };
  const price = km === undefined ? lowest : at(km);
  return price.ok ? { price: price.value, obstacle } : { price: lowest.value, obstacle: 'too-far' };
};

const gramsOf = (lines: readonly OfferedLine[]): number =>
  lines.reduce((sum, { product, row }) => sum + product.weight_grams * row.qty, 0);

const reasonOf = (
  line: OfferedLine,
  { byVendor }: Pick<Tariff, 'byVendor'>,
): UndeliverableReason => {
  const { offer } = line;
  if (!offer.isSoldByAThirdPartyVendor) {
    if (isFromWarehouse(offer)) return 'too-heavy';
    // A store that hands its stock over can always be the place of pickup.
    return canBeCollected({ ...collectedLine(line), isInFull: true })
      ? 'pickup-only'
      : 'not-in-stock';
  }
  return (byVendor.get(offer.vendor.code) ?? []).length === 0 ? 'no-carrier' : 'too-heavy';
};

/** What the carriers and vendors of a cart charge; nothing is read of those that no line needs. */
const ratesOf = async (
  db: Reader,
  market: Market,
  lines: readonly OfferedLine[],
): Promise<RatesByVendor> =>
  new Map([...(await carrierRates(db, market, lines)), ...(await vendorRates(db, market, lines))]);

const carrierRates = async (
  db: Reader,
  market: Market,
  lines: readonly OfferedLine[],
): Promise<RatesByVendor> => {
  if (lines.every(({ offer }) => offer.isSoldByAThirdPartyVendor)) return new Map();
  const rows = await findDeliveryRates(db, market.id);
  const rates = rows.map((row) => ({
    method: shippingMethodOf(row.carrier_code, row.method_code),
    upToGrams: row.up_to_grams ?? undefined,
    upToKm: row.up_to_km ?? undefined,
    price: money(row.price_minor, market.currency),
  }));
  return new Map([[RETAILER_CODE, rates]]);
};

const vendorRates = async (
  db: Reader,
  market: Market,
  lines: readonly OfferedLine[],
): Promise<RatesByVendor> => {
  const vendors = new Set(
    lines.flatMap(({ offer }) => (offer.isSoldByAThirdPartyVendor ? [offer.vendor.code] : [])),
  );
  if (vendors.size === 0) return new Map();
  const rows = await findVendorRates(db, market.id, [...vendors]);
  return new Map(
    [...Map.groupBy(rows, (row) => row.vendor_code)].map(([seller, own]) => [
      seller,
      own.map((row) => ({
        method: vendorMethod(row.method_code),
        upToGrams: row.up_to_grams ?? undefined,
        price: money(row.price_minor, market.currency),
      })),
    ]),
  );
};
