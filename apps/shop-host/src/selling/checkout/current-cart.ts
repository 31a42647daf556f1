import {
  type OwnWay,
  shipmentContents,
  UNDELIVERABLE_REASONS,
  type UndeliverableReason,
} from '@materia/domain-checkout';
import {
  needsDistanceCheck,
  parseShippingMethod,
  PLACE_OBSTACLES,
  pointKindOf,
  type ShippingMethodCode,
  shippingMethodParts,
} from '@materia/domain-shipping';
import type { AncillaryCharge } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import { findPoints, type PickupPointRow } from '../../catalogue/pickup-points/repository.ts';
import { findStore, type StoreRow } from '../../catalogue/stores/repository.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { cartPrices, cartTerms } from '../cart/coupons.ts';
import {
  addUp,
  type CartAtStore,
  lineId,
  type OfferedLine,
  priceCart,
} from '../pricing/price-cart.ts';
import { type CartRow, linesOf } from '../cart/repository.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { isPointFor } from '../fulfilment/chosen-point.ts';
import { holdsPricesAt } from './cart-address.ts';
import {
  type CartAddresses,
  cartAddressesOf,
  type ChoiceRow,
  shipmentChoicesOf,
} from '../cart/choices-repository.ts';
import { type CartPlace, cartPlace, nowhere } from './place.ts';
import {
  deliveryPlan,
  type PricedShipment,
  type UndeliverableLine,
} from '../fulfilment/delivery-plan.ts';
import { offersOfShipment } from '../fulfilment/shipment-methods.ts';
import {
  isAvailable,
  isCollectedHere,
  offerOf,
  type ShippingOffer,
} from '../fulfilment/shipping-offer.ts';
import { methodsAtStore } from '../fulfilment/store-methods.ts';
import { storeSlots } from '../fulfilment/store-slots.ts';
import { promiseContext } from '../fulfilment/store-times.ts';

/** A shipment of the checkout with what is offered for it and the choice that applies to it. */
export type CheckoutShipment = PricedShipment & {
  readonly offers: readonly ShippingOffer[];
  /** The products of the shipment, as a choice records them. */
  readonly contents: string;
  readonly choice: ChoiceRow | undefined;
  /** The relay point or locker of the choice. */
  readonly point: PickupPointRow | undefined;
  /** A choice was made, but the products, the price or the relay point have changed since. */
  readonly isChoiceLost: boolean;
  /** The price of the chosen delivery; null before a choice and for free delivery. */
  readonly charge: AncillaryCharge | null;
};

/** A cart as the checkout sees it. */
export type CheckoutCart = {
  readonly row: CartRow;
  readonly store: StoreRow;
  /** The whole cart. */
  readonly all: CartAtStore;
  /** What can be ordered: the lines of the shipments, with the price of the chosen deliveries. */
  readonly priced: CartAtStore;
  readonly shipments: readonly CheckoutShipment[];
  /** The other ways for own products: which lines of the cart they then carry, and what is offered for them. */
  readonly alternatives: readonly {
    readonly way: OwnWay;
    /** Whether they are all own lines, or those of the store while the others are posted. */
    readonly scope: 'all' | 'store';
    readonly lineIds: readonly string[];
    readonly lines: readonly OfferedLine[];
    readonly offers: readonly ShippingOffer[];
  }[];
  readonly undeliverable: readonly UndeliverableLine[];
  /** The own lines that can be collected as well as brought, so that the shopper may divide them. */
  readonly divisible: readonly OfferedLine[];
  /** Who receives the order, where, and whom the invoice names. */
  readonly addresses: CartAddresses;
  /** Where own products go; undefined while it is unknown or makes no difference. */
  readonly place: CartPlace | undefined;
};

/** A shipment with what is offered for it, before its choice is known. */
export type PlannedCheckoutShipment = Pick<
  CheckoutShipment,
  'seller' | 'part' | 'lines' | 'offers' | 'lineIds'
>;

/**
 * The cart with its prices, shipments and choices at its store, which need not be read if it is
 * known; undefined if it is empty or has no store yet. `assumed` are methods that count as chosen
 * although they are not saved.
 */
export const checkoutCart = async (
  db: Reader,
  row: CartRow | undefined,
  context: CheckoutContext,
  known?: StoreRow,
  assumed: (shipment: PlannedCheckoutShipment) => ShippingMethodCode | undefined = () => undefined,
): Promise<CheckoutCart | undefined> => {
  const { market, now, today } = context;
  const store =
    known ??
    (row?.store_id == null ? undefined : await findStore(db, market.id, { id: row.store_id }));
  if (row === undefined || store === undefined) return undefined;
  const lines = await linesOf(db, market.id, row.id);
  if (lines.length === 0) return undefined;
  const terms = await cartTerms(db, row, context);
  const all = await priceCart(db, market, lines, cartPrices(row, store, context), today, terms);
  if (all.lines.length === 0) return undefined;
  const addresses = addressesAt(await cartAddressesOf(db, row), row, store, market);
  const methods = methodsAtStore(market, context.flags, store);
  const place = methods.some(needsDistanceCheck)
    ? await cartPlace(db, row, addresses.shipping, { store, market })
    : undefined;
  const slots = await storeSlots(db, store.id, context);
  const times = promiseContext(store, market, now);
  const choices = await shipmentChoicesOf(db, row);
  const points = await findPoints(
    db,
    market.id,
    choices.flatMap(({ point_id }) => point_id ?? []),
  );
  const planOf = async (planned: readonly OfferedLine[]) => {
    const reach = place?.reach ?? nowhere;
    const found = await deliveryPlan(db, market, planned, row.own_part, methods, reach);
    const offered = found.shipments.map((shipment) => ({
      ...shipment,
      offers: offersOfShipment(shipment, times, slots, market.currency),
    }));
    const [possible, stuck] = [
      offered.filter(({ offers }) => offers.some(isPossible)),
      offered.filter(({ offers }) => !offers.some(isPossible)),
    ];
    return { ...found, possible, stuck };
  };
  const first = await planOf(all.lines);
  // A line of which some units cannot be delivered now is not ordered in part.
  const halves = dividedLines(first.stuck, first.possible);
  const plan =
    halves.length === 0
      ? first
      : await planOf(all.lines.filter(({ row: { line } }) => !halves.includes(line)));
  const shipments = plan.possible.map((shipment) =>
    withAssumed(withChoice(shipment, { choices, points }, store, market), assumed(shipment), {
      row,
      now,
    }),
  );
  const ordered = new Set(shipments.flatMap(({ lineIds }) => lineIds));
  return {
    row,
    store,
    all,
    priced: {
      ...all,
      ...addUp(
        market,
        all,
        all.lines.filter((line) => ordered.has(lineId(line.row))),
        terms,
        shipments.flatMap(({ charge }) => charge ?? []),
      ),
    },
    shipments,
    alternatives: plan.alternatives.map(({ way, scope, shipment }) => ({
      way,
      scope,
      lineIds: shipment.lineIds,
      lines: shipment.lines,
      offers: offersOfShipment(shipment, times, slots, market.currency),
    })),
    undeliverable: [
      ...plan.undeliverable,
      ...plan.stuck.flatMap((shipment) =>
        shipment.lines.map((line) => ({ line, reason: reasonOf(shipment.offers) })),
      ),
      ...first.stuck.flatMap(({ lines: stuck, offers }) =>
        stuck
          .filter(({ row: { line } }) => halves.includes(line))
          .map((line) => ({ line, reason: reasonOf(offers) })),
      ),
    ],
    divisible: plan.divisible,
    addresses,
    place,
  };
};

/** The numbers of the lines of which some units are in one of these shipments and others in one of those. */
const dividedLines = (
  these: readonly PricedShipment[],
  those: readonly PricedShipment[],
): readonly number[] => {
  const numbersIn = (shipments: readonly PricedShipment[]): readonly number[] =>
    shipments.flatMap(({ lines }) => lines.map(({ row }) => row.line));
  const others = new Set(numbersIn(those));
  return numbersIn(these).filter((line) => others.has(line));
};

/** Whether a method is available, or would be at another place. */
const isPossible = (offer: ShippingOffer): boolean =>
  isAvailable(offer) || PLACE_OBSTACLES.some((obstacle) => obstacle === offer.obstacle);

const reasonOf = ([offer]: readonly ShippingOffer[]): UndeliverableReason =>
  UNDELIVERABLE_REASONS.find((reason) => reason === offer?.obstacle) ?? 'no-carrier';

/**
 * The addresses without those to which nothing can go: where the prices at the store do not hold,
 * or where own products do not go any more. Others are asked for.
 */
const addressesAt = (
  { shipping, billing, thirdParty }: CartAddresses,
  { place_postcode }: Pick<CartRow, 'place_postcode'>,
  store: StoreRow,
  market: Market,
): CartAddresses => {
  const isElsewhere = place_postcode !== null && shipping?.postcode !== place_postcode;
  return {
    shipping:
      shipping === undefined || (holdsPricesAt(shipping, store, market) && !isElsewhere)
        ? shipping
        : { ...shipping, customer_address_id: null, street: null, postcode: null, city: null },
    billing,
    thirdParty: thirdParty && holdsPricesAt(thirdParty, store, market) ? thirdParty : undefined,
  };
};

/** The method of a stored choice. */
export const chosenMethod = ({
  carrier_code,
  method_code,
}: Pick<ChoiceRow, 'carrier_code' | 'method_code'>): ShippingMethodCode | undefined =>
  parseShippingMethod(`${carrier_code}/${method_code}`);

const withChoice = (
  shipment: Omit<CheckoutShipment, 'contents' | 'choice' | 'point' | 'isChoiceLost' | 'charge'>,
  {
    choices,
    points,
  }: { readonly choices: readonly ChoiceRow[]; readonly points: readonly PickupPointRow[] },
  store: StoreRow,
  market: Market,
): CheckoutShipment => {
  const { seller, part, lines, offers } = shipment;
  const contents = shipmentContents(
    shipment,
    lines.map(({ row }) => ({ offerCode: row.offer_code, quantity: row.qty })),
    store.id,
  );
  const made = choices.find((choice) => choice.seller === seller && choice.part === part);
  const method = made && chosenMethod(made);
  const offer = offerOf(offers, method);
  const kind = method && pointKindOf(method);
  const point = points.find(({ id }) => id === made?.point_id);
  const hasPoint =
    kind === undefined || (point !== undefined && isPointFor(kind, point, store, market));
  const isOffered = offer !== undefined && (isAvailable(offer) || isCollectedHere(offer.method));
  const applies =
    made?.contents === contents && offer?.price.minor === made.price_minor && hasPoint && isOffered;
  return {
    ...shipment,
    contents,
    choice: applies ? made : undefined,
    point: applies && kind !== undefined ? point : undefined,
    isChoiceLost: made !== undefined && !applies,
    charge:
      applies && offer.price.minor > 0
        ? { seller, amount: offer.price, lineIds: shipment.lineIds }
        : null,
  };
};

/** The shipment with another method than the chosen one, as far as it is offered. */
const withAssumed = (
  shipment: CheckoutShipment,
  method: ShippingMethodCode | undefined,
  { row, now }: { readonly row: CartRow; readonly now: string },
): CheckoutShipment => {
  const { seller, part, contents, choice, offers, lineIds } = shipment;
  const offer = offerOf(offers, method);
  if (offer === undefined || !isAvailable(offer)) return shipment;
  if (choice !== undefined && chosenMethod(choice) === offer.method) return shipment;
  const { carrier, method: code } = shippingMethodParts(offer.method);
  return {
    ...shipment,
    choice: {
      market: row.market,
      cart_id: row.id,
      seller,
      part,
      carrier_code: carrier,
      method_code: code,
      price_minor: offer.price.minor,
      slot_day: null,
      slot_hour: null,
      contents,
      point_id: null,
      truck_access: false,
      site_access: null,
      chosen_at: now,
    },
    point: undefined,
    charge: offer.price.minor > 0 ? { seller, amount: offer.price, lineIds } : null,
  };
};

/** What the shopper collects at the store. */
export const ownShipment = ({ shipments }: CheckoutCart): CheckoutShipment | undefined =>
  shipments.find(({ part }) => part === 'collected');
