import type { PlainDate } from '@materia/domain-holiday-calendar';
import { money, type Currency, type Money } from '@materia/domain-money';
import { deliveryPriceSortValue } from '@materia/domain-pricing';
import type { DeliveryLabel, DeliveryMode, StockStatus } from '@materia/domain-stock-status';
import { deliveryLabel, isFreeDelivery } from '@materia/domain-promise';

/** A delivery that shoppers can choose. */
export type DeliveryOption = {
  readonly label: DeliveryLabel;
  /** Null where the carrier gives no price. */
  readonly offerDeliveryPrice: Money | null;
  readonly deliveryDate: PlainDate | null;
  /** Carrier code. */
  readonly deliveryMode: string;
  /** Method code. */
  readonly deliveryMethod: string;
  readonly img: string;
  readonly is3p: boolean;
};

/** The picture of each mode: an icon's name. */
export const DELIVERY_PICTURES = {
  home: 'truck',
  store: 'store',
  relay: 'pin',
} as const satisfies Readonly<Record<DeliveryMode, string>>;

/** The data of carriers and stock for one way to get an offer. */
export type DeliverySource = {
  readonly mode: DeliveryMode;
  readonly status: StockStatus;
  readonly price: Money | null;
  readonly date: PlainDate | null;
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly picture: string;
  readonly isThirdParty: boolean;
};

/**
 * The available options of an offer, cheapest first. One without a price comes last, as if it cost
 * 99999. Options of equal price keep their order. A source whose mode and status have no label is
 * left out, and drive pickup is free whatever the carrier's price.
 */
export const deliveryOptions = (
  sources: readonly DeliverySource[],
  currency: Currency,
): readonly DeliveryOption[] =>
  sources
    .flatMap((source) => buildOption(source, currency))
    .sort(
      (a, b) =>
        deliveryPriceSortValue(a.offerDeliveryPrice) - deliveryPriceSortValue(b.offerDeliveryPrice),
    );

const buildOption = (source: DeliverySource, currency: Currency): readonly DeliveryOption[] => {
  const label = deliveryLabel(source.mode, source.status);
  if (label === undefined) return [];
  return [
    {
      label,
      offerDeliveryPrice: isFreeDelivery(label) ? money(0, currency) : source.price,
      deliveryDate: source.date,
      deliveryMode: source.carrierCode,
      deliveryMethod: source.methodCode,
      img: source.picture,
      is3p: source.isThirdParty,
    },
  ];
};
