import {
  parseMobile,
  parsePhone,
  type PhoneNumber,
  type PhoneRule,
  textFault,
  type TooLong,
} from '@materia/domain-contact';
import {
  isByAppointment,
  phoneRequirement,
  type ShippingMethodCode,
} from '@materia/domain-shipping';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { ShipmentPart } from './shipments.ts';

/** The person who collects the products, as typed. */
export type Collector = {
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
};

/** With the phone number in its stored form; empty where none was given and none is needed. */
export type CheckedCollector = Omit<Collector, 'phone'> & { readonly phone: PhoneNumber | '' };

export type CollectorFault =
  { readonly kind: 'missing' | 'not-a-name' | 'not-a-phone' | 'mobile-needed' } | TooLong;

export type CollectorFaults = { readonly [Field in keyof Collector]?: CollectorFault };

/**
 * The market's phone rule, and which number is needed. A number that is given has to be one in any
 * case.
 */
export type CollectorRules = {
  readonly phone: PhoneRule;
  readonly phoneRequirement: 'none' | 'any' | 'mobile';
};

/** The facts of a shipment that decide whether the carrier phones the customer. */
export type NotifiedShipment = {
  readonly part: ShipmentPart;
  /** Undefined until a method is chosen. */
  readonly method: ShippingMethodCode | undefined;
};

/**
 * The rules for the person who receives the shipments of an order. A number is needed for every
 * pickup, for carriers that call, and for vendors' shipments; without shipments, as in the address
 * book, only where the market needs one everywhere.
 */
export const collectorRules = (
  phone: PhoneRule,
  mobileNumberRequired: boolean,
  shipments: readonly NotifiedShipment[],
): CollectorRules => {
  const hasThirdPartyLine = shipments.some(({ part }) => part === 'sent');
  const requirements = (shipments.length === 0 ? [undefined] : shipments).map((shipment) =>
    phoneRequirement(
      {
        method: shipment?.method,
        isScheduled: shipment?.method !== undefined && isByAppointment(shipment.method),
        hasThirdPartyLine,
      },
      mobileNumberRequired,
    ),
  );
  if (requirements.includes('mobile')) return { phone, phoneRequirement: 'mobile' };
  return { phone, phoneRequirement: requirements.includes('any') ? 'any' : 'none' };
};

/**
 * Checks the person who collects the products, in the form and again on the host. Reports every
 * invalid field.
 */
export const checkCollector = (
  values: Collector,
  rules: CollectorRules,
): Result<CheckedCollector, CollectorFaults> => {
  const [firstname, lastname] = [oneLine(values.firstname), oneLine(values.lastname)];
  const [noFirstname, noLastname] = [
    nameFault('firstname', firstname),
    nameFault('lastname', lastname),
  ];
  const phone = checkPhone(values.phone.trim(), rules);
  if (phone.ok && noFirstname === undefined && noLastname === undefined)
    return ok({ firstname, lastname, phone: phone.value });
  return fail({
    ...(noFirstname && { firstname: noFirstname }),
    ...(noLastname && { lastname: noLastname }),
    ...(!phone.ok && { phone: phone.error }),
  });
};

/** Letters of any script with their marks, and the characters that join parts of a name. */
export const NAME_PATTERN = String.raw`\p{L}[\p{L}\p{M} .'’\-]*`;
const NAME = new RegExp(`^${NAME_PATTERN}$`, 'u');

const nameFault = (field: 'firstname' | 'lastname', name: string): CollectorFault | undefined => {
  if (name === '') return { kind: 'missing' };
  return textFault(field, name) ?? (NAME.test(name) ? undefined : { kind: 'not-a-name' });
};

const checkPhone = (
  text: string,
  { phone: rule, phoneRequirement: duty }: CollectorRules,
): Result<PhoneNumber | '', CollectorFault> => {
  if (text === '') return duty === 'none' ? ok('') : fail({ kind: 'missing' });
  const phone = duty === 'mobile' ? parseMobile(text, rule) : parsePhone(text, rule);
  return phone.ok ? phone : fail({ kind: phone.error.kind });
};

const oneLine = (text: string): string => text.trim().replace(/\s+/gu, ' ');
