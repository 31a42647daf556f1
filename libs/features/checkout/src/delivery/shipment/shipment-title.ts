import { isPickupAtStore } from '@materia/domain-shipping';
import type { TextReader } from '@materia/market-model';
import type { ShipmentFacts, ShippingChoiceFacts } from '../form/shipment-facts.ts';

export const isDrive = ({ method }: ShippingChoiceFacts): boolean => isPickupAtStore(method);

export const isPickupOnly = ({ choices }: ShipmentFacts): boolean => choices.every(isDrive);

/** The heading of a shipment's card. */
export const shipmentTitle = (
  shipment: ShipmentFacts,
  { storeName }: { readonly storeName: string },
  t: TextReader,
): string =>
  shipment.choices.some(isDrive)
    ? t(isPickupOnly(shipment) ? 'checkout.shipmentAtStore' : 'checkout.shipmentOwn', {
        store: storeName,
      })
    : t('checkout.shipmentOf', { seller: shipment.seller.name });
