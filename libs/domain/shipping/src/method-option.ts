import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Money } from '@materia/domain-money';
import { deliveryLabel } from '@materia/domain-promise';
import {
  type DeliveryStatus,
  DELIVERY_MODES,
  type DeliveryMode,
  isDeliverable,
  type OfferDelivery,
  STOCK_STATUS_TABLE,
} from '@materia/domain-stock-status';
import { DELIVERY_PICTURES, type DeliveryOption } from './delivery-options.ts';
import { isOwnMethod } from './method-rules.ts';
import {
  type Carrier,
  deliveryMethod,
  type MethodCode,
  type ShippingMethodCode,
} from './shipping-methods.ts';

/** A method of the checkout as a delivery option, with the stock from which its products come. */
export type MethodOption = DeliveryOption & {
  readonly offerDeliveryPrice: Money;
  readonly deliveryMode: Carrier;
  readonly deliveryMethod: MethodCode;
  readonly stockStatus: DeliveryStatus | undefined;
};

/** The mode of an offer's delivery that a type of delivery belongs to. */
const MODES = {
  pickup: 'store',
  home: 'home',
  relay: 'relay',
} as const satisfies Readonly<
  Record<ReturnType<typeof deliveryMethod>['deliveryType'], DeliveryMode>
>;

/** The stock that takes longer to leave has the higher number. */
const SLOWNESS = {
  ONSITE: 0,
  FAST: 1,
  BIGBOX: 2,
  SITE_DELIVERY: 3,
} as const satisfies Readonly<Record<DeliveryStatus, number>>;

/**
 * A method by which products with these deliveries are sent or collected together, as a delivery
 * option. The slowest product decides its stock status, which is undefined while none is in stock. An
 * offer that names no stock for the mode counts with that of another mode.
 */
export const methodOption = (
  {
    method: code,
    price,
    date,
  }: {
    readonly method: ShippingMethodCode;
    readonly price: Money;
    readonly date: PlainDate | null;
  },
  deliveries: readonly OfferDelivery[],
): MethodOption => {
  const { carrier, method, deliveryType } = deliveryMethod(code);
  const mode = MODES[deliveryType];
  const [stockStatus] = deliveries
    .flatMap((delivery) => statusIn(delivery, mode) ?? [])
    .toSorted((one, other) => SLOWNESS[other] - SLOWNESS[one]);
  return {
    label: deliveryLabel(mode, stockStatus ?? 'ONSITE') ?? STOCK_STATUS_TABLE.ONSITE.delivery[mode],
    offerDeliveryPrice: price,
    deliveryDate: date,
    deliveryMode: carrier,
    deliveryMethod: method,
    img: DELIVERY_PICTURES[mode],
    is3p: !isOwnMethod(code),
    stockStatus,
  };
};

const statusIn = (delivery: OfferDelivery, mode: DeliveryMode): DeliveryStatus | undefined =>
  [mode, ...DELIVERY_MODES]
    .flatMap((each) => delivery[each].availabilities)
    .map(({ stockStatus }) => stockStatus)
    .find(isDeliverable);
