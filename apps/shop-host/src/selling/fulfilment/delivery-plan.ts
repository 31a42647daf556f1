import {
  leavesChoice,
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
import { divideQuantity, firstAvailability, isFromWarehouse } from '@materia/domain-stock-status';
import type { Market } from '@materia/market-model';
import { RETAILER_CODE } from '../../catalogue/offers/offers.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { lineId, type OfferedLine } from '../pricing/price-cart.ts';
import { findDeliveryRates, findVendorRates } from './repository.ts';
import { gramsOf } from './shipment-weight.ts';

/**
 * A shipment with its lines, and the price with tax of each method that can carry all of them. A line whose units are in two
 * shipments has in each of them the quantity that is there.
 */
export type PricedShipment = PlannedShipment & {
  readonly lines: readonly OfferedLine[];
  readonly prices: ReadonlyMap<ShippingMethodCode, Money>;
  /** Why a method is not possible at the place, or not before it is known; its price is then the lowest one. */
  readonly obstacles: ReadonlyMap<ShippingMethodCode, PlaceObstacle>;
};

export type UndeliverableLine = {
  readonly line: OfferedLine;
  readonly reason: UndeliverableReason;
  /** The largest quantity that could be delivered with the rest of the cart; undefined if there is none. */
  readonly most?: number | undefined;
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
  /** The own lines that can be collected as well as brought, so that the shopper may divide them. */
  readonly divisible: readonly OfferedLine[];
};

type Planned = Omit<DeliveryPlan, 'alternatives' | 'divisible'>;

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
  return planByRates(lines, preferred, rates, market);
};

const planByRates = (
  lines: readonly OfferedLine[],
  preferred: OwnWay,
  rates: Tariff,
  market: Market,
): DeliveryPlan => {
  const wished = planWith(lines, preferred, rates, market);
  // Together the lines may be too heavy for a parcel, and apart there may be some that no carrier brings; then they are collected.
  const isPlain = preferred === 'collected' && lines.every(({ row }) => row.own_part === null);
  const safe = isPlain ? wished : planWith(lines.map(withoutWish), 'collected', rates, market);
  const own = ownOf(wished);
  const isPossible = own.length <= MOST_OWN_SHIPMENTS && countLines(own) >= countLines(ownOf(safe));
  const [way, plan] = isPossible ? [preferred, wished] : (['collected', safe] as const);
  return {
    ...plan,
    undeliverable: plan.undeliverable.map((found) =>
      found.reason === 'too-heavy'
        ? { ...found, most: mostCarried(found.line, lines, rates, market) }
        : found,
    ),
    alternatives: otherWays({ way, own: ownOf(plan) }, lines, rates, market),
    divisible: lines.filter((line) =>
      portionsOf(line).some((portion) =>
        leavesChoice({
          isThirdParty: portion.offer.isSoldByAThirdPartyVendor,
          methods: methodsOf(portion, rates, market),
        }),
      ),
    ),
  };
};

/** The largest quantity of a line that is carried with the other lines as they are. */
const mostCarried = (
  { row: { line, qty }, offer }: OfferedLine,
  lines: readonly OfferedLine[],
  rates: Tariff,
  market: Market,
): number | undefined => {
  // Nothing else travels with it.
  const ofSeller = lines
    .filter((each) => each.offer.vendor.code === offer.vendor.code)
    .map(withoutWish);
  const isCarried = (quantity: number): boolean => {
    const fewer = ofSeller.map((each) =>
      each.row.line === line ? { ...each, row: { ...each.row, qty: quantity } } : each,
    );
    const { shipments } = planWith(fewer, 'collected', rates, market);
    return shipments.some((shipment) => shipment.lines.some(({ row }) => row.line === line));
  };
  // What is carried of a line is carried of fewer units as well.
  let [carried, refused] = [0, qty];
  while (refused - carried > 1) {
    const middle = Math.floor((carried + refused) / 2);
    if (isCarried(middle)) carried = middle;
    else refused = middle;
  }
  return carried === 0 ? undefined : carried;
};

const withoutWish = (line: OfferedLine): OfferedLine => ({
  ...line,
  row: { ...line.row, own_part: null },
});

/** The retailer sends at most this many parts of a cart. */
const MOST_OWN_SHIPMENTS = 2;

const ownOf = ({ shipments }: Planned): readonly PricedShipment[] =>
  shipments.filter(({ part }) => part !== 'sent');

/** The ways that carry everything that these own shipments do, each with the methods that only it has. */
const otherWays = (
  { way: taken, own }: { readonly way: OwnWay; readonly own: readonly PricedShipment[] },
  lines: readonly OfferedLine[],
  rates: Tariff,
  market: Market,
): readonly OtherWay[] => {
  const [first] = own;
  if (first === undefined) return [];
  const ownLines = lines.filter(({ offer }) => !offer.isSoldByAThirdPartyVendor);
  const isMixed = own.some(({ lines: shipped }) =>
    shipped.some(({ taken = [] }) => taken.some(({ source }) => source === 'warehouse')),
  );
  const ways = OWN_WAYS.filter((way) => way !== taken && (way !== 'apart' || isMixed));
  return ways.reduce<readonly OtherWay[]>((found, way) => {
    const other = planWith(ownLines, way, rates, market).shipments;
    const [shipment] = other;
    const known = [first, ...found.map((each) => each.shipment)];
    const isPossible =
      shipment !== undefined &&
      other.length <= MOST_OWN_SHIPMENTS &&
      countLines(other) === countLines(own);
    const fresh = isPossible ? withoutKnown(shipment, known) : undefined;
    const scope = other.length === 1 ? 'all' : 'store';
    return fresh === undefined ? found : [...found, { way, scope, shipment: fresh }];
  }, []);
};

/** How many lines of a cart shipments have; one that is in two of them counts once. */
const countLines = (shipments: readonly PricedShipment[]): number =>
  new Set(shipments.flatMap(({ lineIds }) => lineIds)).size;

/**
 * A shipment with the methods that no known one has, because a way is chosen by its method; undefined without any.
 */
const withoutKnown = (
  shipment: PricedShipment,
  known: readonly PricedShipment[],
): PricedShipment | undefined => {
  const offered = new Set(known.flatMap(({ prices }) => [...prices.keys()]));
  const methods = shipment.methods.filter((method) => !offered.has(method));
  const prices = new Map([...shipment.prices].filter(([method]) => !offered.has(method)));
  return prices.size === 0 ? undefined : { ...shipment, methods, prices };
};

const ANYWHERE: Reach = () => ({ obstacle: undefined, km: undefined });

const planWith = (
  lines: readonly OfferedLine[],
  preferred: OwnWay,
  rates: Tariff,
  market: Market,
): Planned => {
  const portions = new Map(
    lines.flatMap((line) => {
      const parts = portionsOf(line);
      return parts.map((portion, at) => [
        parts.length === 1 ? lineId(line.row) : `${lineId(line.row)} ${at}`,
        portion,
      ]);
    }),
  );
  const withIds = (ids: readonly string[]): readonly OfferedLine[] =>
    ids.flatMap((id) => portions.get(id) ?? []);
  const plan = planShipments(
    [...portions].map(([id, portion]) => ({
      id,
      seller: portion.offer.vendor.code,
      isThirdParty: portion.offer.isSoldByAThirdPartyVendor,
      methods: methodsOf(portion, rates, market),
      portionOf: lineId(portion.row),
      wish: portion.row.own_part ?? undefined,
    })),
    preferred,
    (method, ids) => priceOf(method, withIds(ids), rates, market) !== undefined,
  );
  const lost = new Set(withIds(plan.undeliverable).map(({ row }) => lineId(row)));
  return {
    shipments: plan.shipments.map((shipment) => {
      const carried = joinPortions(withIds(shipment.lineIds));
      const priced = shipment.methods.flatMap((method) => {
        const price = priceOf(method, carried, rates, market);
        return price === undefined ? [] : [{ method, ...price }];
      });
      return {
        ...shipment,
        lineIds: carried.map(({ row }) => lineId(row)),
        lines: carried,
        prices: new Map(priced.map(({ method, price }) => [method, price])),
        obstacles: new Map(
          priced.flatMap(({ method, obstacle }) => (obstacle ? [[method, obstacle] as const] : [])),
        ),
      };
    }),
    undeliverable: lines
      .filter(({ row }) => lost.has(lineId(row)))
      .map((line) => ({ line, reason: reasonOf(line, rates, market) })),
  };
};

/** The units of a line by where they come from: each can be delivered as if it were a line. */
const portionsOf = (line: OfferedLine): readonly OfferedLine[] =>
  line.offer.isSoldByAThirdPartyVendor
    ? [line]
    : divideQuantity(line.offer, line.row.qty).map((units) => ({
        ...line,
        row: { ...line.row, qty: units.quantity },
        taken: [units],
      }));

/** The lines of a shipment: portions of one line that go the same way are one line again. */
const joinPortions = (portions: readonly OfferedLine[]): readonly OfferedLine[] =>
  [...Map.groupBy(portions, ({ row }) => row.line).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const taken = [first, ...others].flatMap((portion) => portion.taken ?? []);
    return others.length === 0
      ? first
      : {
          ...first,
          taken,
          row: { ...first.row, qty: taken.reduce((sum, { quantity }) => sum + quantity, 0) },
        };
  });

/** The fields of a line that pickup depends on. */
export const collectedLine = ({ offer, row, qtyMax }: OfferedLine) => ({
  stockStatus: firstAvailability(offer)?.stockStatus,
  isInFull: row.qty <= qtyMax,
});

/** The methods that carry a portion of a line, or a vendor's line. */
const methodsOf = (
  portion: OfferedLine,
  rates: Tariff,
  market: Market,
): readonly ShippingMethodCode[] => {
  const { offer, taken = [] } = portion;
  const isPossible = (method: ShippingMethodCode): boolean =>
    rates.methods.includes(method) && priceOf(method, [portion], rates, market) !== undefined;
  if (offer.isSoldByAThirdPartyVendor)
    return SERVICE_LEVELS.filter((level) => offer.delivery[level].availabilities.length > 0)
      .map(vendorMethod)
      .filter(isPossible);
  if (taken.some(({ source }) => source === 'warehouse'))
    return methodsFrom('warehouse').filter(isPossible);
  // A quantity that exceeds the stock is reduced by the check of the cart.
  return canBeCollected({ ...collectedLine(portion), isInFull: true })
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

const reasonOf = (line: OfferedLine, rates: Tariff, market: Market): UndeliverableReason => {
  const { offer } = line;
  const { code } = offer.vendor;
  if (offer.isSoldByAThirdPartyVendor)
    return (rates.byVendor.get(code) ?? []).length === 0 ? 'no-carrier' : 'too-heavy';
  const single = portionsOf({ ...line, row: { ...line.row, qty: 1 } });
  const isCarried = single.some((unit) => methodsOf(unit, rates, market).length > 0);
  if (isCarried || isFromWarehouse(offer)) return 'too-heavy';
  // A store that hands its stock over can always be the place of pickup.
  return canBeCollected({ ...collectedLine(line), isInFull: true })
    ? 'pickup-only'
    : 'not-in-stock';
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
