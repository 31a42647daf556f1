import { parsePhone, type PhoneRule } from '@materia/domain-contact';

/** The part of a cart that one vendor ships, and the customer's choices for it. */
export type ThirdPartyOrder = {
  readonly vendorCode: string;
  readonly serviceLevel?: string | undefined;
  readonly isRelay: boolean;
  readonly hasAddress: boolean;
  readonly phone: string;
  readonly relayPointId?: string | undefined;
};

export type ThirdPartyFault = {
  readonly kind:
    | 'delivery-mode-missing'
    | 'address-missing'
    | 'phone-missing'
    | 'phone-not-valid'
    | 'relay-point-missing';
  readonly vendorCode: string;
};

/**
 * The missing choices of each third-party order: its own delivery mode, an address, a valid phone
 * and, for relay delivery, a relay point. None when all orders may be placed.
 */
export const thirdPartyFaults = (
  orders: readonly ThirdPartyOrder[],
  phoneRule: PhoneRule,
): readonly ThirdPartyFault[] =>
  orders.flatMap((order) =>
    faultsOf(order, phoneRule).map((kind) => ({ kind, vendorCode: order.vendorCode })),
  );

const faultsOf = (
  order: ThirdPartyOrder,
  phoneRule: PhoneRule,
): readonly ThirdPartyFault['kind'][] => {
  const faults: ThirdPartyFault['kind'][] = [];
  if ((order.serviceLevel ?? '') === '') faults.push('delivery-mode-missing');
  if (!order.hasAddress) faults.push('address-missing');
  if (order.phone.trim() === '') faults.push('phone-missing');
  else if (!parsePhone(order.phone, phoneRule).ok) faults.push('phone-not-valid');
  if (order.isRelay && (order.relayPointId ?? '') === '') faults.push('relay-point-missing');
  return faults;
};
