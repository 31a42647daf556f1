import type { Checkout, Shipment, ShippingChoice } from '@materia/api-checkout';
import type {
  CheckoutChoices,
  CheckoutRules,
  NotifiedShipment,
  ThirdPartyOrder,
} from '@materia/domain-checkout';
import { parsePhone, phoneKind, type PhoneRule } from '@materia/domain-contact';
import { unreachable } from '@materia/domain-kernel';
import {
  addressRequirement,
  isByAppointment,
  needsTruckAccess,
  pointKindOf,
  slotKindOf,
  timeOf,
} from '@materia/domain-shipping';
import type { ShopRequest } from '@materia/page-request';

type Shipments = Pick<Checkout, 'shipments'>;

/** The shipment of the retailer's own products that are collected at the store. */
export const pickupOf = ({ shipments }: Shipments): Shipment | undefined =>
  shipments.find(({ part }) => part === 'collected');

/** The shipment of the retailer's own products, collected if there is anything to collect. */
export const ownShipmentOf = ({ shipments }: Shipments): Shipment | undefined =>
  shipments.find(({ part }) => part !== 'sent');

/**
 * Every way for the own products of the first shipment, those that move them to the other part
 * included.
 */
export const ownChoicesOf = (
  checkout: Pick<Checkout, 'shipments' | 'alternatives'>,
): readonly ShippingChoice[] => [
  ...(ownShipmentOf(checkout)?.choices ?? []),
  ...checkout.alternatives,
];

const ownShipmentsOf = ({ shipments }: Shipments): readonly Shipment[] =>
  shipments.filter(({ part }) => part !== 'sent');

/** The shipments of the marketplace's vendors. */
export const sentShipments = ({ shipments }: Shipments): readonly Shipment[] =>
  shipments.filter(({ part }) => part === 'sent');

/**
 * Whether a shipment goes to an address: its chosen method needs one, or its only possible method
 * does.
 */
export const needsAddress = ({ shipments }: Shipments): boolean =>
  shipments.some(({ selected, choices }) => {
    const method = selected?.method ?? choices[0]?.method;
    return method !== undefined && addressRequirement(method) === 'delivery-address';
  });

/** Whether any available method delivers to an address, regardless of the choices so far. */
export const mayNeedAddress = ({
  shipments,
  alternatives,
}: Pick<Checkout, 'shipments' | 'alternatives'>): boolean =>
  [...shipments.flatMap(({ choices }) => choices), ...alternatives].some(isDeliveredHome);

/** Whether a shipment can only go to an address, or its chosen method does. */
export const mustHaveAddress = ({ shipments }: Shipments): boolean =>
  shipments.some(({ selected, choices }) =>
    selected === undefined
      ? choices.length > 0 && choices.every(isDeliveredHome)
      : isDeliveredHome(selected),
  );

const isDeliveredHome = ({ method }: Pick<ShippingChoice, 'method'>): boolean =>
  addressRequirement(method) === 'delivery-address';

/**
 * The facts that decide whether the carrier phones the customer: part, and the chosen or only
 * possible method.
 */
export const notifiedShipments = ({ shipments }: Shipments): readonly NotifiedShipment[] =>
  shipments.map(({ part, selected, choices }) => ({
    part,
    method: selected?.method ?? choices[0]?.method,
  }));

/** The choices required for a cart's checkout, by its shipments and the market's flags. */
export const checkoutRules = (
  { flags, market }: Pick<ShopRequest, 'flags' | 'market'>,
  checkout: Shipments,
): CheckoutRules => ({
  isGuest: false,
  hasOwnGoods: checkout.shipments.some(({ part }) => part !== 'sent'),
  hasThirdPartyLine: sentShipments(checkout).length > 0,
  vendorsSendHome: sentShipments(checkout).some(({ selected }) => selected?.point === undefined),
  mobileNumberRequired: market.settings.mobileNumberRequired,
  pickupSlotChoice: flags.CHECKOUT_PICKUP_SLOT_CHOICE,
  deliveryTimeSlots: flags.CHECKOUT_DELIVERY_TIME_SLOT,
  truckAccessibility: flags.CHECKOUT_TRUCK_ACCESSIBILITY,
  termsRequired: flags.CHECKOUT_TERMS_ACCEPTANCE_REQUIRED,
});

/**
 * The choices so far, in the domain's form. Without a billing address the bill goes to the contact.
 */
export const checkoutChoices = (
  checkout: Pick<Checkout, 'shipments' | 'contact' | 'billing'>,
  phoneRule: PhoneRule,
): CheckoutChoices => {
  const { contact } = checkout;
  const selection = ownShipmentOf(checkout)?.selected;
  const phone = contact && parsePhone(contact.phone, phoneRule);
  return {
    method: selection?.method,
    isScheduled:
      (selection !== undefined && isByAppointment(selection.method)) || hasDeliverySlots(checkout),
    hasDeliveryAddress: contact?.address !== undefined,
    hasBillingAddress: (checkout.billing ?? contact) !== undefined,
    time: selection && hourOf(selection),
    point: selection && pointIdOf(selection),
    phone: phone?.ok === true ? phoneKind(phone.value, phoneRule) : undefined,
    termsAccepted: false,
    siteAccessMissing: ownShipmentsOf(checkout).some(lacksSiteAccess),
    truckAccessConfirmed: ownShipmentsOf(checkout).every(({ selected }) => confirmsTruck(selected)),
    paymentChosen: false,
  };
};

/** Whether the chosen delivery of own products comes in a slot. */
const hasDeliverySlots = (checkout: Shipments): boolean =>
  ownShipmentsOf(checkout).some(({ selected, choices }) =>
    choices.some(
      ({ method, slots }) =>
        method === selected?.method && slotKindOf(method) === 'delivery' && slots.length > 0,
    ),
  );

const confirmsTruck = (selected: Shipment['selected']): boolean =>
  selected === undefined || !needsTruckAccess(selected.method) || selected.truckAccess;

/** The chosen method needs what the driver needs to know, and nobody has said it yet. */
const lacksSiteAccess = ({ selected, choices }: Shipment): boolean =>
  selected !== undefined &&
  selected.siteAccess === undefined &&
  choices.some(
    ({ method, asksSiteAccess }) => method === selected.method && asksSiteAccess === true,
  );

const hourOf = ({ method, slot }: NonNullable<Shipment['selected']>): string | undefined => {
  const time = timeOf(method);
  switch (time) {
    case 'two-hours':
      return method;
    case 'slot':
    case 'planned':
      return slot && `${slot.date}T${slot.startHour}`;
    default:
      return unreachable(time);
  }
};

const pointIdOf = ({ method, point }: NonNullable<Shipment['selected']>): string | undefined =>
  point?.kind === pointKindOf(method) ? point?.id : undefined;

/** The vendors' shipments with the choices made for them. */
export const thirdPartyOrders = (
  checkout: Pick<Checkout, 'shipments' | 'contact' | 'vendorsAddress'>,
): readonly ThirdPartyOrder[] =>
  sentShipments(checkout).map(({ seller, selected }) => ({
    vendorCode: seller.code,
    serviceLevel: selected?.method,
    isRelay: selected !== undefined && pointKindOf(selected.method) !== undefined,
    relayPointId: selected?.point?.id,
    hasAddress:
      selected?.point !== undefined ||
      (checkout.vendorsAddress ?? checkout.contact?.address) !== undefined,
    phone: checkout.contact?.phone ?? '',
  }));
