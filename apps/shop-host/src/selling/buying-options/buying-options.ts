import {
  BUYING_MODES,
  BUYING_OBSTACLES,
  type BuyingObstacle,
  type BuyingOption,
  buyingModeOf,
  cheapestMethod,
  isLowestPrice,
  isOwnMethod,
  needsDistanceCheck,
  type ShippingMethodCode,
} from '@materia/domain-shipping';
import type { AncillaryCharge, Offer } from '@materia/domain-pricing';
import { type DeliveryMode, isSellable } from '@materia/domain-stock-status';
import { readOffers } from '../../catalogue/offers/offers.ts';
import { priceContextOf } from '../../catalogue/offers/price-context.ts';
import type { StoreRow } from '../../catalogue/stores/repository.ts';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { cartPlace, nowhere } from '../checkout/place.ts';
import { deliveryPlan } from '../fulfilment/delivery-plan.ts';
import { offersOfShipment } from '../fulfilment/shipment-methods.ts';
import type { OfferObstacle, ShippingOffer } from '../fulfilment/shipping-offer.ts';
import { methodsAtStore } from '../fulfilment/store-methods.ts';
import { storeSlots } from '../fulfilment/store-slots.ts';
import { promiseContext } from '../fulfilment/store-times.ts';
import { buyerTerms } from '../pricing/buyer-terms.ts';
import {
  addUp,
  type CartLineRow,
  lineId,
  type OfferedLine,
  priceCart,
} from '../pricing/price-cart.ts';

/** An offer that can be ordered, with its outcomes. */
export type OfferOptions = { readonly offer: Offer; readonly options: readonly BuyingOption[] };

/**
 * The outcomes of each offer of a product at a store: the cheapest way to collect one unit, to have it delivered at home and,
 * where the market has them, to have it sent to a pickup point. Priced and planned by the code of the checkout, as a cart with
 * one unit of each offer. `postcode` is the shopper's place, already in its stored form; undefined while it is unknown.
 */
export const buyingOptions = async (
  db: Reader,
  sku: string,
  store: StoreRow,
  postcode: string | undefined,
  viewer: RequestContext,
): Promise<readonly OfferOptions[]> => {
  const { market, flags, now, today } = viewer;
  const prices = priceContextOf(store, viewer);
  const offers = (await readOffers(db, market, [sku], prices, today)).get(sku) ?? [];
  const rows = oneOfEachSeller(offers.filter(isSellable)).map((offer, at) =>
    oneUnit(offer, market.id, at + 1),
  );
  if (rows.length === 0) return [];
  const terms = await buyerTerms(db, viewer);
  const cart = await priceCart(db, market, rows, prices, today, terms);
  const methods = methodsAtStore(market, flags, store);
  const place =
    postcode !== undefined && methods.some(needsDistanceCheck)
      ? await cartPlace(db, { place_postcode: postcode, place_city: null }, undefined, {
          store,
          market,
        })
      : undefined;
  const plan = await deliveryPlan(
    db,
    market,
    cart.lines,
    'collected',
    methods,
    place?.reach ?? nowhere,
  );
  const [slots, times] = [
    await storeSlots(db, store.id, viewer),
    promiseContext(store, market, now),
  ];
  const shipments = [...plan.shipments, ...plan.alternatives.map(({ shipment }) => shipment)].map(
    (shipment) => ({
      shipment,
      offered: offersOfShipment(shipment, times, slots, market.currency),
    }),
  );
  const modes = BUYING_MODES.filter(
    (mode) => mode !== 'relay' || methods.some((method) => buyingModeOf(method) === mode),
  );
  return cart.lines.map((line) => {
    const ways = shipments.flatMap(({ shipment, offered }) =>
      shipment.lineIds.includes(lineId(line.row)) ? offered : [],
    );
    return {
      offer: line.offer,
      options: modes.map((mode): BuyingOption => {
        const way = cheapestMethod(
          ways
            .filter(({ method }) => buyingModeOf(method) === mode)
            .map((offered) => ({ ...offered, day: offered.arrives ?? offered.ready?.date })),
        );
        if (way === undefined) return { mode, obstacle: whyNot(mode, line.offer, methods) };
        if (way.obstacle !== undefined && !isLowestPrice(way))
          return { mode, obstacle: buyingObstacle(way.obstacle) };
        const { totals } = addUp(market, cart, [line], terms, chargeOf(way, line));
        return {
          mode,
          obstacle: undefined,
          method: way.method,
          date: way.day,
          minute: way.arrives === undefined ? way.ready?.minutesOfDay : undefined,
          delivery: totals.shipping,
          preparation: totals.preparation,
          total: totals.total,
          isLowest: isLowestPrice(way) || (mode === 'home' && postcode === undefined),
        };
      }),
    };
  });
};

/** A vendor has one shipment only, so that of several offers of one vendor the best one counts. */
const oneOfEachSeller = (offers: readonly Offer[]): readonly Offer[] =>
  [...Map.groupBy(offers, ({ vendor }) => vendor.code).values()].flatMap(([first]) => first ?? []);

/** One unit of an offer, as a line of a cart that is not stored. */
const oneUnit = (offer: Offer, market: string, line: number): CartLineRow => ({
  market,
  cart_id: '',
  line,
  sku: offer.sku,
  offer_code: offer.code,
  vendor_code: offer.isSoldByAThirdPartyVendor ? offer.vendor.code : null,
  qty: 1,
  seen_minor: 0,
  seen_initial_minor: 0,
  waiting: false,
  replaces: null,
  own_part: null,
  quoted_price: null,
});

const chargeOf = (
  { price }: ShippingOffer,
  { row, offer }: OfferedLine,
): readonly AncillaryCharge[] =>
  price.minor === 0 ? [] : [{ seller: offer.vendor.code, amount: price, lineIds: [lineId(row)] }];

/** Why no method at all leads to an outcome. */
const whyNot = (
  mode: DeliveryMode,
  { isSoldByAThirdPartyVendor }: Offer,
  methods: readonly ShippingMethodCode[],
): BuyingObstacle => {
  const isOffered = methods.some((method) => isOwnMethod(method) && buyingModeOf(method) === mode);
  if (isSoldByAThirdPartyVendor) return mode === 'store' ? 'vendor-sends' : 'not-sent';
  if (mode === 'store') return isOffered ? 'not-in-stock' : 'no-store';
  return isOffered ? 'too-heavy' : 'not-sent';
};

/** What prevents a method, in the words of the outcomes: taken pickup slots are no slots. */
const buyingObstacle = (obstacle: OfferObstacle): BuyingObstacle =>
  BUYING_OBSTACLES.find((each) => each === obstacle) ?? 'no-slot';
