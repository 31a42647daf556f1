import type { FieldFault, FieldPath, ParsedInput } from '@materia/api-contract';
import {
  checkPostalAddress,
  collectorRules,
  type PostalAddress,
  type PostalAddressFaults,
} from '@materia/domain-checkout';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { AddressEntry } from './repository.ts';

type WireEntry = ParsedInput<'saveMyBillingAddress'>['body'];

/** The contract's names of the fields. */
const FIELDS = {
  civility: 'prefix',
  firstname: 'firstname',
  lastname: 'lastname',
  phone: 'telephone',
  street: 'street',
  postcode: 'postcode',
  city: 'city',
  region: 'region',
  country: 'country_id',
} as const satisfies Readonly<Record<keyof PostalAddress, keyof WireEntry>>;

const NAMES = Object.keys(FIELDS).filter((name): name is keyof PostalAddress => name in FIELDS);

/** The faults of an address as the contract names its fields below `path`. */
export const addressFaults = <const Path extends string>(
  faults: PostalAddressFaults,
  path: Path,
): readonly FieldFault<`${Path}.${(typeof FIELDS)[keyof typeof FIELDS]}`>[] =>
  NAMES.flatMap((name) => {
    const fault = faults[name];
    return fault === undefined
      ? []
      : [{ field: `${path}.${FIELDS[name]}` as const, kind: fault.kind }];
  });

/** Checks an address by the rules of the form and normalizes it for storage. */
export const checkAddress = (
  typed: WireEntry,
  type: AddressEntry['type'],
  { country, rules, settings }: Market,
): Result<AddressEntry, Refusal<'bad-input', FieldPath<'saveMyBillingAddress'>>> => {
  const checked = checkPostalAddress(
    {
      civility: typed.prefix ?? '',
      firstname: typed.firstname,
      lastname: typed.lastname,
      phone: typed.telephone,
      street: typed.street,
      postcode: typed.postcode,
      city: typed.city,
      region: typed.region ?? '',
      country: typed.country_id,
    },
    {
      ...collectorRules(rules.phone, settings.mobileNumberRequired, []),
      postcode: rules.postcode,
      country,
    },
  );
  if (!checked.ok) return fail({ kind: 'bad-input', fields: addressFaults(checked.error, 'body') });
  const { civility, firstname, lastname, phone, street, postcode, city, region } = checked.value;
  return ok({
    type,
    prefix: civility ?? null,
    firstname,
    lastname,
    telephone: phone,
    street: [...street],
    postcode,
    city,
    region,
  });
};
