import type { FieldFault } from '@materia/api-contract';
import {
  checkCollector,
  collectorRules,
  type NotifiedShipment,
  type ShipmentPart,
} from '@materia/domain-checkout';
import { addressRequirement, type ShippingMethodCode } from '@materia/domain-shipping';
import type { Market } from '@materia/market-model';
import { placeOfRow } from './cart-address.ts';
import type { CartAddresses, CartAddressRow } from '../cart/choices-repository.ts';

type ContactField = 'contact.address' | 'contact.telephone';
type ChosenShipment = {
  readonly shipment: { readonly part: ShipmentPart };
  readonly method: ShippingMethodCode;
};

/** Who receives a shipment, and where: vendors may send to another address than the retailer. */
export const addressOfShipment = (
  { shipping, thirdParty }: CartAddresses,
  { part }: { readonly part: ShipmentPart },
): CartAddressRow | undefined => (part === 'sent' ? (thirdParty ?? shipping) : shipping);

/**
 * What is missing to deliver every shipment by the method chosen for it: an address, or a number to
 * call.
 */
export const recipientFaults = (
  addresses: CartAddresses,
  chosen: readonly ChosenShipment[],
  market: Market,
): readonly FieldFault<ContactField>[] => {
  const byAddress = Map.groupBy(chosen, ({ shipment }) => addressOfShipment(addresses, shipment));
  return [...byAddress].flatMap(([address, shipments]) => {
    const needsPlace = shipments.some(
      ({ method }) => addressRequirement(method) === 'delivery-address',
    );
    const hasPlace = address !== undefined && placeOfRow(address) !== undefined;
    return [
      ...(needsPlace && !hasPlace ? [ADDRESS_MISSING] : []),
      ...(address === undefined ? [] : phoneFaults(address, shipments.map(notified), market)),
    ];
  });
};

const ADDRESS_MISSING: FieldFault<ContactField> = { field: 'contact.address', kind: 'missing' };

const notified = ({ shipment, method }: ChosenShipment): NotifiedShipment => ({
  part: shipment.part,
  method,
});

const phoneFaults = (
  { firstname, lastname, telephone }: CartAddressRow,
  shipments: readonly NotifiedShipment[],
  { rules, settings }: Market,
): readonly FieldFault<ContactField>[] => {
  const checked = checkCollector(
    { firstname, lastname, phone: telephone },
    collectorRules(rules.phone, settings.mobileNumberRequired, shipments),
  );
  return checked.ok || checked.error.phone === undefined
    ? []
    : [{ field: 'contact.telephone', kind: checked.error.phone.kind }];
};
