import type { Checkout } from '@materia/api-checkout';
import type { ExpectedTime } from '@materia/domain-order';
import type { PickupPoint, ShippingMethodCode } from '@materia/domain-shipping';
import { chosenTime } from '../progress/chosen-pickup.ts';

/** A delivery that was chosen in an earlier step. */
export type EarlierDelivery = {
  /** Who sends the shipment; undefined for what is collected. */
  readonly sender: string | undefined;
  readonly method: ShippingMethodCode;
  readonly time: ExpectedTime | undefined;
  readonly point: PickupPoint | undefined;
};

/** The deliveries chosen so far, one for each shipment. */
export const earlierDeliveries = ({
  shipments,
}: Pick<Checkout, 'shipments'>): readonly EarlierDelivery[] =>
  shipments.flatMap((shipment) => {
    const { selected, part, seller } = shipment;
    return selected === undefined
      ? []
      : [
          {
            sender: part === 'collected' ? undefined : seller.name,
            method: selected.method,
            time: chosenTime(selected, shipment),
            point: selected.point,
          },
        ];
  });
