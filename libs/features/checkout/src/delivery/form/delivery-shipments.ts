import type { Checkout, Shipment, ShippingChoice } from '@materia/api-checkout';
import { type PickupPointKind, pointKindOf } from '@materia/domain-shipping';
import { ownChoicesOf, ownShipmentOf } from '../../progress/checkout-rules.ts';

/** The key of the retailer's own products, and of those of them that come in a parcel beside others. */
export const OWN = 'own';
export const PARCEL = 'parcel';
export const vendorShipmentKey = (sellerCode: string) => `vendor-${sellerCode}` as const;

/** The key of a shipment in the form of the deliveries. */
export type ShipmentKey = typeof OWN | typeof PARCEL | ReturnType<typeof vendorShipmentKey>;

/** A shipment with its key, and every way in which it can arrive. */
export type KeyedShipment = Shipment & { readonly key: ShipmentKey };

/**
 * The shipments of a checkout by key. The first one of own products also has the ways that move
 * products between it and the parcel.
 */
export const keyedShipments = (
  checkout: Pick<Checkout, 'shipments' | 'alternatives'>,
): readonly KeyedShipment[] => {
  const own = ownShipmentOf(checkout);
  return checkout.shipments.map((shipment) => {
    if (shipment === own) return { ...shipment, key: OWN, choices: ownChoicesOf(checkout) };
    return {
      ...shipment,
      key: shipment.part === 'sent' ? vendorShipmentKey(shipment.seller.code) : PARCEL,
    };
  });
};

/** A list of points in the form: for own products by shipment and kind, for a vendor's shipment by its code. */
export type PointList = { readonly key: string; readonly kind: PickupPointKind };

/** The key of a shipment's list of points. */
export const pointKey = (
  { key, seller }: Pick<KeyedShipment, 'key' | 'seller'>,
  kind: PickupPointKind,
): string => {
  if (key === OWN) return `own-${kind}`;
  return key === PARCEL ? `second-${kind}` : seller.code;
};

/** The lists of points that the delivery step may contain. */
export const pointLists = (shipments: readonly KeyedShipment[]): readonly PointList[] =>
  shipments.flatMap((shipment) =>
    shipment.choices.flatMap(({ method }: ShippingChoice): readonly PointList[] => {
      const kind = pointKindOf(method);
      return kind === undefined ? [] : [{ key: pointKey(shipment, kind), kind }];
    }),
  );
