import type { OwnWay } from '@materia/domain-checkout';
import type { FlagSet } from '@materia/domain-feature-flags';
import {
  carrierDelay,
  handoverPlace,
  isPickupAtStore,
  type ShippingMethodCode,
} from '@materia/domain-shipping';
import type { PromisedDelay } from '@materia/domain-stock-status';
import type { Market } from '@materia/market-model';
import type { Reader } from '../../platform/database/with-tx.ts';
import { lineId, type CartAtStore, type OfferedLine } from '../pricing/price-cart.ts';
import { deliveryPlan, type PricedShipment, type UndeliverableLine } from './delivery-plan.ts';
import { originsOf } from './shipment-methods.ts';
import { methodsAtStore } from './store-methods.ts';

/** Units of a line that are ready at another time than its other units, and the way that is promised for them. */
export type PromisedPortion = {
  readonly quantity: number;
  readonly method: ShippingMethodCode;
  readonly promise: PromisedDelay | undefined;
};

/** What the cart page says about the delivery of its lines. */
export type CartDelivery = {
  /** Lines that no method can carry. */
  readonly undeliverable: readonly UndeliverableLine[];
  /** Lines of which some units are collected and others brought, by their ids. */
  readonly portions: ReadonlyMap<string, readonly PromisedPortion[]>;
  /** What each vendor takes for its lines in these quantities, by the vendor's code. */
  readonly vendorPrices: ReadonlyMap<string, PricedShipment['prices']>;
};

/** How the lines of a cart would be delivered at its store, before the checkout. */
export const cartDelivery = async (
  db: Reader,
  market: Market,
  flags: FlagSet,
  { own_part }: { readonly own_part: OwnWay },
  { lines, context }: Pick<CartAtStore, 'lines' | 'context'>,
): Promise<CartDelivery> => {
  const methods = methodsAtStore(market, flags, context.store);
  const { shipments, undeliverable } = await deliveryPlan(db, market, lines, own_part, methods);
  const shipped = shipments.flatMap((shipment) =>
    shipment.lines.map((line) => ({ id: lineId(line.row), line, shipment })),
  );
  return {
    undeliverable,
    vendorPrices: new Map(
      shipments.flatMap(({ seller, part, prices }) =>
        part === 'sent' ? [[seller, prices] as const] : [],
      ),
    ),
    portions: new Map(
      [...Map.groupBy(shipped, ({ id }) => id)]
        .filter(([, parts]) => parts.length > 1)
        .map(([id, parts]) => [id, parts.map(({ line, shipment }) => portionOf(line, shipment))]),
    ),
  };
};

const portionOf = (line: OfferedLine, { prices }: PricedShipment): PromisedPortion => {
  const quantity = line.row.qty;
  const methods = [...prices.keys()];
  const pickup = methods.find(isPickupAtStore);
  if (pickup !== undefined)
    return {
      quantity,
      method: pickup,
      promise: line.offer.delivery.store.availabilities[0]?.promise,
    };
  const [fastest] = methods
    .map((method) => ({ quantity, method, promise: carrierDelay(method, originsOf(line)) }))
    .toSorted(
      (one, other) =>
        rankOf(one.method) - rankOf(other.method) ||
        (one.promise?.delay ?? Infinity) - (other.promise?.delay ?? Infinity),
    );
  if (fastest === undefined) throw new Error('A shipment has a method that carries it');
  return fastest;
};

/** What comes to the address is promised before what waits elsewhere. */
const rankOf = (method: ShippingMethodCode): number =>
  handoverPlace(method) === 'address' ? 0 : 1;
