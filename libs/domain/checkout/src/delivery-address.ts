import {
  checkTerritory,
  type DeliveryTerritory,
  parsePostcode,
  type Postcode,
  type PostcodeRule,
  textFault,
  type TooLong,
} from '@materia/domain-contact';
import { fail, ok, type Result } from '@materia/domain-kernel';

/** An address to which a shipment is delivered, as typed. */
export type DeliveryAddress = {
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166 code. */
  readonly country: string;
};

/** With the postal code as its country writes it, without empty street lines. */
export type CheckedAddress = Omit<DeliveryAddress, 'postcode'> & { readonly postcode: Postcode };

export type DeliveryAddressFault =
  | { readonly kind: 'missing' | 'not-a-postcode' | 'country-not-served' | 'region-not-served' }
  | TooLong;

export type DeliveryAddressFaults = {
  readonly [Field in keyof DeliveryAddress]?: DeliveryAddressFault;
};

export type DeliveryAddressRules = {
  readonly postcode: PostcodeRule;
  readonly territory: DeliveryTerritory;
};

/**
 * Checks an address in the form and again on the host: street, postal code and town are required,
 * and the market delivers only to its own country. Remote regions are refused at the postal code.
 * Reports every invalid field.
 */
export const checkDeliveryAddress = (
  typed: DeliveryAddress,
  rules: DeliveryAddressRules,
): Result<CheckedAddress, DeliveryAddressFaults> => {
  const street = typed.street.map(oneLine).filter((line) => line !== '');
  const city = oneLine(typed.city);
  const postcode = parsePostcode(typed.postcode, rules.postcode);
  const territory = postcode.ok
    ? checkTerritory({ country: typed.country, postcode: postcode.value }, rules.territory)
    : ok('served');
  const faults: DeliveryAddressFaults = {
    ...faultAt('street', streetFault(street)),
    ...faultAt('city', city === '' ? { kind: 'missing' } : textFault('city', city)),
    ...(!postcode.ok &&
      faultAt('postcode', {
        kind: typed.postcode.trim() === '' ? 'missing' : 'not-a-postcode',
      })),
    ...(!territory.ok &&
      faultAt(territory.error.kind === 'country-not-served' ? 'country' : 'postcode', {
        kind: territory.error.kind,
      })),
  };
  return postcode.ok && Object.keys(faults).length === 0
    ? ok({ street, postcode: postcode.value, city, country: typed.country })
    : fail(faults);
};

const streetFault = (lines: readonly string[]): DeliveryAddressFault | undefined =>
  lines.length === 0
    ? { kind: 'missing' }
    : lines.map((line) => textFault('street', line)).find((fault) => fault !== undefined);

const faultAt = (
  field: keyof DeliveryAddress,
  fault: DeliveryAddressFault | undefined,
): DeliveryAddressFaults => (fault === undefined ? {} : { [field]: fault });

const oneLine = (text: string): string => text.trim().replace(/\s+/gu, ' ');
