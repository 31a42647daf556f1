import type { ParsedInput, Reply } from '@materia/api-contract';
import {
  checkCollector,
  checkDeliveryAddress,
  collectorRules,
  type DeliveryAddressFaults,
} from '@materia/domain-checkout';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { StoreRow } from '../../catalogue/stores/repository.ts';
import { isTaxedAsAtStore } from '../../catalogue/stores/store-taxes.ts';
import type { FieldFault, Refusal } from '../../platform/contract/refusals.ts';
import type { ContactRow } from './choices.ts';

type Contact = ParsedInput<'saveContact'>['body'];
type CheckedContact = Omit<ContactRow, 'market' | 'cart_id'>;

/** The contract's names of the fields. */
const FIELDS = {
  firstname: 'body.firstname',
  lastname: 'body.lastname',
  phone: 'body.telephone',
} as const;

const ADDRESS_FIELDS = {
  street: 'body.address.street',
  postcode: 'body.address.postcode',
  city: 'body.address.city',
  country: 'body.address.country_id',
} as const satisfies Readonly<Record<keyof DeliveryAddressFaults, string>>;

/** Validates the contact and its address by the rules of the form, and normalizes both for storage. */
export const checkContact = (
  { firstname, lastname, telephone, address }: Contact,
  { rules, settings }: Market,
): Result<CheckedContact, Refusal<'bad-input'>> => {
  const person = checkCollector(
    { firstname, lastname, phone: telephone },
    collectorRules(rules.phone, settings.mobileNumberRequired),
  );
  const place =
    address === undefined
      ? ok(undefined)
      : checkDeliveryAddress({ ...address, country: address.country_id }, rules);
  if (person.ok && place.ok)
    return ok({
      firstname: person.value.firstname,
      lastname: person.value.lastname,
      telephone: person.value.phone,
      street: place.value === undefined ? null : [...place.value.street],
      postcode: place.value?.postcode ?? null,
      city: place.value?.city ?? null,
    });
  return fail({
    kind: 'bad-input',
    fields: [
      ...(person.ok ? [] : faultsAt(person.error, FIELDS)),
      ...(place.ok ? [] : faultsAt(place.error, ADDRESS_FIELDS)),
    ],
  });
};

const faultsAt = (
  faults: Readonly<Record<string, { readonly kind: string } | undefined>>,
  paths: Readonly<Record<string, string>>,
): readonly FieldFault[] =>
  Object.entries(paths).flatMap(([field, path]) => {
    const fault = faults[field];
    return fault === undefined ? [] : [{ field: path, kind: fault.kind }];
  });

/**
 * Whether the prices of a cart at a store hold for an address: they contain the tax of the store's place, so products are not
 * sent where another tax is due. Without an address nothing is sent.
 */
export const holdsPricesAt = (
  address: Pick<ContactRow, 'postcode'>,
  store: Pick<StoreRow, 'postcode'>,
  market: Market,
): boolean => address.postcode === null || isTaxedAsAtStore(market, store, address.postcode);

/** The stored contact on the wire. */
export const wireContact = (
  { firstname, lastname, telephone, ...place }: ContactRow,
  { country }: Market,
): NonNullable<Reply<'readContact'>> => {
  const address = addressOf(place);
  return {
    firstname,
    lastname,
    telephone,
    ...(address && {
      address: { country_id: country, ...address, firstname, lastname, telephone },
    }),
  };
};

/** The delivery address of a contact; undefined where none was given. */
export const addressOf = ({
  street,
  postcode,
  city,
}: Pick<ContactRow, 'street' | 'postcode' | 'city'>):
  { street: string[]; postcode: string; city: string } | undefined =>
  street === null || postcode === null || city === null ? undefined : { street, postcode, city };
