import { type Civility, isCivility, type PostcodeRule, textFault } from '@materia/domain-contact';
import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  checkCollector,
  type CheckedCollector,
  type Collector,
  type CollectorFault,
  type CollectorRules,
} from './collector.ts';
import {
  checkDeliveryAddress,
  type CheckedAddress,
  type DeliveryAddress,
  type DeliveryAddressFault,
} from './delivery-address.ts';

/** An address with the person who lives there, as typed. An empty text counts as not given. */
export type PostalAddress = Collector &
  DeliveryAddress & {
    /** Mr or Mrs; optional everywhere. Any other text counts as not given. */
    readonly civility: string;
    readonly region: string;
  };

/** Normalized for storage. `phone` is empty where none was given and none is needed. */
export type CheckedPostalAddress = CheckedCollector &
  CheckedAddress & { readonly civility: Civility | undefined; readonly region: string };

export type PostalAddressFault = CollectorFault | DeliveryAddressFault;
export type PostalAddressFaults = {
  readonly [Field in keyof PostalAddress]?: PostalAddressFault;
};

export type PostalAddressRules = CollectorRules & {
  readonly country: string;
  readonly postcode: PostcodeRule;
};

/**
 * Checks an address of the address book, or one for an invoice, in the form and again on the host.
 * Unlike a delivery address it may be in a region to which the market does not deliver. Reports
 * every invalid field.
 */
export const checkPostalAddress = (
  typed: PostalAddress,
  rules: PostalAddressRules,
): Result<CheckedPostalAddress, PostalAddressFaults> => {
  const person = checkCollector(typed, rules);
  const place = checkDeliveryAddress(typed, {
    postcode: rules.postcode,
    territory: { country: rules.country, remoteRegions: [] },
  });
  const region = typed.region.trim();
  const tooLong = textFault('region', region);
  const civility = isCivility(typed.civility) ? typed.civility : undefined;
  if (person.ok && place.ok && tooLong === undefined)
    return ok({ ...person.value, ...place.value, civility, region });
  return fail({
    ...(!person.ok && person.error),
    ...(!place.ok && place.error),
    ...(tooLong && { region: tooLong }),
  });
};
