import { isBankTransfer, type PaymentMethod } from '@materia/domain-checkout';
import type { ShippingMethodCode } from '@materia/domain-shipping';
import {
  type FulfilmentAddress,
  type FulfilmentFacts,
  isWaitingTransfer,
  type OrderedFulfilment,
  parseFulfilment,
  parseOrderedFulfilment,
} from '@materia/domain-order';
import type { AncillaryCharge } from '@materia/domain-pricing';
import { money } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import { RETAILER_CODE } from '../catalogue/offers/offers.ts';
import type { StoreRow } from '../catalogue/stores/repository.ts';
import { translatorOf } from '../platform/texts/texts.ts';
import { type DemoFulfilment, FULFILMENTS, type OrderStory } from './order-stories.ts';

/** The vendor and the destination, as far as a fulfilment needs them. */
export type StorySetting = {
  readonly market: Market;
  readonly store: StoreRow;
  readonly vendor: { readonly name: string; readonly code: string };
};

/** The address of the demo's buyers, next to the store. */
const homeNear = ({ street, postcode, city }: StoreRow): FulfilmentAddress => ({
  street: street
    .slice(0, 1)
    .map((line) => line.replace(/\d+/, (house) => String(Number(house) + 6))),
  postcode,
  city,
});

/** The method by which an order of the demo reaches its buyer. */
const methodOf = (way: DemoFulfilment): ShippingMethodCode => {
  const kind = FULFILMENTS[way];
  return kind.isThirdParty ? VENDOR_METHODS[kind.delivery] : OWN_METHODS[kind.delivery];
};

const OWN_METHODS = {
  pickup: 'drive/two_hours',
  delivery: 'transporter/home',
  relay: 'chronorelais/relay',
} as const;

const VENDOR_METHODS = {
  delivery: 'seller/home',
  relay: 'seller/relay',
} as const;

/** The fulfilment of a demo order, with the time that was planned for it. */
export const fulfilmentOf = (
  way: DemoFulfilment,
  { market, store, vendor }: StorySetting,
  time: Pick<FulfilmentFacts, 'date' | 'fromMinute'>,
): OrderedFulfilment => {
  const { type, delivery, isThirdParty } = FULFILMENTS[way];
  const fulfilment = parseFulfilment({
    method: methodOf(way),
    vendor: isThirdParty ? vendor : undefined,
    address: delivery === 'pickup' ? undefined : homeNear(store),
    point:
      delivery === 'relay'
        ? { id: undefined, name: translatorOf(market)('demo.relayPoint', { city: store.city }) }
        : undefined,
    ...time,
  });
  const ordered = fulfilment.ok && parseOrderedFulfilment({ type, fulfilment: fulfilment.value });
  if (!ordered || !ordered.ok) throw new Error(`The demo cannot fulfil ${way}`);
  return ordered.value;
};

/**
 * How an order is paid: what waits for a transfer by the market's transfer, products collected at the
 * counter there, and all others by card before they leave. Undefined where the market has no transfer.
 */
export const paymentOf = (
  { way, last }: Pick<OrderStory, 'way' | 'last'>,
  { settings }: Pick<Market, 'settings'>,
): PaymentMethod | undefined => {
  if (isWaitingTransfer(last)) return settings.paymentMethods.find(isBankTransfer);
  return FULFILMENTS[way].delivery === 'pickup' ? 'pay_in_store' : 'card';
};

/**
 * The delivery price as a fraction of the market's preparation fee, so that it fits the currency.
 */
const PARTS_OF_THE_FEE = { pickup: 0, delivery: 1.2, relay: 0.5 } as const satisfies Readonly<
  Record<(typeof FULFILMENTS)[DemoFulfilment]['delivery'], number>
>;

/** The delivery price of some lines, charged by the sender of the products. */
export const shippingOf = (
  way: DemoFulfilment,
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
