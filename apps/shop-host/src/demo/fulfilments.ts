import type { PaymentMethod } from '@materia/domain-checkout';
import type { Carrier, MethodCode } from '@materia/domain-delivery-labels';
import type { AncillaryCharge } from '@materia/domain-pricing';
import { money } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import type { OrderFulfilment } from '../selling/checkout/write-order.ts';
import { RETAILER_CODE } from '../catalogue/offers/offers.ts';
import type { StoreRow } from '../catalogue/stores/repository.ts';
import { translatorOf } from '../platform/texts/texts.ts';
import { type Fulfilment, FULFILMENTS } from './order-stories.ts';

/** The seller and the destination, as far as a fulfilment needs them. */
export type StorySetting = {
  readonly market: Market;
  readonly store: StoreRow;
  readonly vendor: { readonly name: string; readonly code: string };
};

/** The address of the demo's buyers, next to the store. */
const homeNear = ({
  street,
  postcode,
  city,
}: StoreRow): NonNullable<OrderFulfilment['address']> => ({
  street: street
    .slice(0, 1)
    .map((line) => line.replace(/\d+/, (house) => String(Number(house) + 6))),
  postcode,
  city,
});

/** The fulfilment of a demo order. */
export const fulfilmentOf = (
  way: Fulfilment,
  { market, store, vendor }: StorySetting,
): OrderFulfilment => {
  const { type, delivery, isThirdParty } = FULFILMENTS[way];
  return {
    type,
    delivery,
    vendor: isThirdParty ? vendor : null,
    address: delivery === 'pickup' ? null : homeNear(store),
    relayName:
      delivery === 'relay' ? translatorOf(market)('demo.relayPoint', { city: store.city }) : null,
    pointId: null,
  };
};

const OWN_METHODS = {
  pickup: { carrier_code: 'drive', method_code: 'two_hours' },
  delivery: { carrier_code: 'transporter', method_code: 'home' },
  relay: { carrier_code: 'chronorelais', method_code: 'relay' },
} as const satisfies MethodsByDelivery;

const SELLER_METHODS = {
  ...OWN_METHODS,
  delivery: { carrier_code: 'seller', method_code: 'home' },
  relay: { carrier_code: 'seller', method_code: 'relay' },
} as const satisfies MethodsByDelivery;

type MethodsByDelivery = Readonly<
  Record<
    OrderFulfilment['delivery'],
    { readonly carrier_code: Carrier; readonly method_code: MethodCode }
  >
>;

export const carrierOf = (way: Fulfilment): MethodsByDelivery[OrderFulfilment['delivery']] => {
  const { delivery, isThirdParty } = FULFILMENTS[way];
  return (isThirdParty ? SELLER_METHODS : OWN_METHODS)[delivery];
};

/**
 * The payment of a fulfilment: products collected at the counter are paid there, all others before
 * they leave.
 */
export const paymentOf = (way: Fulfilment): PaymentMethod =>
  FULFILMENTS[way].delivery === 'pickup' ? 'pay_in_store' : 'card';

/**
 * The delivery price as a fraction of the market's preparation fee, so that it fits the currency.
 */
const PARTS_OF_THE_FEE = { pickup: 0, delivery: 1.2, relay: 0.5 } as const satisfies Readonly<
  Record<OrderFulfilment['delivery'], number>
>;

/** The delivery price of some lines, charged by the sender of the products. */
export const shippingOf = (
  way: Fulfilment,
  { market, vendor }: StorySetting,
  lineIds: readonly string[],
): AncillaryCharge | null => {
  const { delivery, isThirdParty } = FULFILMENTS[way];
  const { preparationFeeBaseMinor } = market.settings;
  const minor = Math.round(preparationFeeBaseMinor * PARTS_OF_THE_FEE[delivery]);
  return minor === 0
    ? null
    : {
        seller: isThirdParty ? vendor.code : RETAILER_CODE,
        amount: money(minor, market.currency),
        lineIds,
      };
};
