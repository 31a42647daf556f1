import { SERVICE_LEVELS, type ServiceLevel } from '@materia/domain-cart';
import {
  type PlannedShipment,
  planShipments,
  type UndeliverableReason,
} from '@materia/domain-checkout';
import {
  canBeCollected,
  deliveryPrice,
  type DeliveryRate,
  type ShippingMethodCode,
} from '@materia/domain-delivery-labels';
import { money, type Money } from '@materia/domain-money';
import { firstAvailability } from '@materia/domain-stock-status';
import type { Market } from '@materia/market-model';
import type { Reader } from '../../platform/database/with-tx.ts';
import { lineId, type OfferedLine } from '../cart/price-cart.ts';

/** A shipment with its lines, and the price with tax of each method that can carry all of them. */
export type PricedShipment = PlannedShipment & {
  readonly lines: readonly OfferedLine[];
  readonly prices: ReadonlyMap<ShippingMethodCode, Money>;
};

export type UndeliverableLine = {
  readonly line: OfferedLine;
  readonly reason: UndeliverableReason;
};

export type DeliveryPlan = {
  readonly shipments: readonly PricedShipment[];
  readonly undeliverable: readonly UndeliverableLine[];
};

type RatesBySeller = ReadonlyMap<string, readonly DeliveryRate[]>;

/** Divides the lines of a cart into shipments with their delivery prices, and finds the lines that nobody delivers. */
export const deliveryPlan = async (
  db: Reader,
  market: Market,
  lines: readonly OfferedLine[],
): Promise<DeliveryPlan> => {
  const rates = await sellerRates(db, market, lines);
  const byId = new Map(lines.map((line) => [lineId(line.row), line]));
  const plan = planShipments(
    lines.map((line) => ({
      id: lineId(line.row),
      seller: line.offer.vendor.code,
      isThirdParty: line.offer.isSoldByAThirdPartyVendor,
      methods: methodsOf(line, rates, market),
    })),
  );
  const linesOf = (ids: readonly string[]): readonly OfferedLine[] =>
    ids.flatMap((id) => byId.get(id) ?? []);
  const shipments = plan.shipments.map((shipment): PricedShipment => {
    const carried = linesOf(shipment.lineIds);
    const prices = shipment.methods.flatMap((method) => {
      const price = priceOf(method, carried, rates, market);
      return price === undefined ? [] : [[method, price] as const];
    });
    return { ...shipment, lines: carried, prices: new Map(prices) };
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
  lines: readonly OfferedLine[],
): Promise<ReadonlyMap<string, UndeliverableReason>> => {
  const { undeliverable } = await deliveryPlan(db, market, lines);
  return new Map(undeliverable.map(({ line, reason }) => [lineId(line.row), reason]));
};

/** The fields of a line that pickup depends on. */
export const collectedLine = ({ offer, row, qtyMax }: OfferedLine) => ({
  stockStatus: firstAvailability(offer)?.stockStatus,
  isInFull: row.qty <= qtyMax,
});

/** The method code of a seller's service level. */
const SELLER_METHODS = {
  home: 'seller/home',
  relay: 'seller/relay',
} as const satisfies Readonly<Record<ServiceLevel, ShippingMethodCode>>;

export const sellerMethod = (level: ServiceLevel): ShippingMethodCode => SELLER_METHODS[level];

const methodsOf = (
  line: OfferedLine,
  rates: RatesBySeller,
  market: Market,
): readonly ShippingMethodCode[] => {
  const { offer } = line;
  if (offer.isSoldByAThirdPartyVendor)
    return SERVICE_LEVELS.filter((level) => offer.delivery[level].availabilities.length > 0)
      .map(sellerMethod)
      .filter((method) => priceOf(method, [line], rates, market) !== undefined);
  // A quantity that exceeds the stock is reduced by the check of the cart.
  return canBeCollected({ ...collectedLine(line), isInFull: true })
    ? ['drive/two_hours', 'drive/scheduled']
    : [];
};

const priceOf = (
  method: ShippingMethodCode,
  lines: readonly OfferedLine[],
  rates: RatesBySeller,
  { currency }: Market,
): Money | undefined => {
  const price = deliveryPrice(
    method,
    { grams: gramsOf(lines) },
    rates.get(lines[0]?.offer.vendor.code ?? '') ?? [],
    currency,
  );
  return price.ok ? price.value : undefined;
};

const gramsOf = (lines: readonly OfferedLine[]): number =>
  lines.reduce((sum, { product, row }) => sum + product.weight_grams * row.qty, 0);

const reasonOf = ({ offer }: OfferedLine, rates: RatesBySeller): UndeliverableReason => {
  if (!offer.isSoldByAThirdPartyVendor) return 'not-in-stock';
  return (rates.get(offer.vendor.code) ?? []).length === 0 ? 'no-carrier' : 'too-heavy';
};

/** What the sellers of a cart charge, by seller; nothing is read for a cart of own products. */
const sellerRates = async (
  db: Reader,
  market: Market,
  lines: readonly OfferedLine[],
): Promise<RatesBySeller> => {
  const sellers = new Set(
    lines.flatMap(({ offer }) => (offer.isSoldByAThirdPartyVendor ? [offer.vendor.code] : [])),
  );
  if (sellers.size === 0) return new Map();
  const rows = await db
    .selectFrom('seller_rate')
    .select(['vendor_code', 'method_code', 'up_to_grams', 'price_minor'])
    .where('market', '=', market.id)
    .where('vendor_code', 'in', [...sellers])
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.vendor_code)].map(([seller, own]) => [
      seller,
      own.map((row) => ({
        method: sellerMethod(row.method_code),
        upToGrams: row.up_to_grams ?? undefined,
        price: money(row.price_minor, market.currency),
      })),
    ]),
  );
};
