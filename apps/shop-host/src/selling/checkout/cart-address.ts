import type { FieldPath, ParsedInput } from '@materia/api-contract';
import {
  checkCollector,
  checkDeliveryAddress,
  checkPostalAddress,
  collectorRules,
  type NotifiedShipment,
  type PostalAddressFaults,
} from '@materia/domain-checkout';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { StoreRow } from '../../catalogue/stores/repository.ts';
import { isTaxedAsAtStore } from '../../catalogue/stores/store-taxes.ts';
import { addressFaults } from '../../customers/addresses/check-address.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { CartAddressRow } from '../cart/choices-repository.ts';

type Typed = ParsedInput<'saveShippingAddress'>['body'];
export type CartAddressField = FieldPath<'saveShippingAddress'>;
type TypedPlace = Pick<Typed['address'], 'street' | 'postcode' | 'city' | 'country_id'>;
/** An address that was checked, without the cart to which it belongs. */
export type CheckedCartAddress = Omit<CartAddressRow, 'market' | 'cart_id' | 'purpose'>;

/**
 * Checks who receives the shipments of a cart and, if it is given, the address to which something
 * is sent, by the rules of the form, and normalizes both for storage.
 */
export const checkShippingAddress = (
  typed: Typed,
  shipments: readonly NotifiedShipment[],
  { rules, settings }: Market,
): Result<CheckedCartAddress, Refusal<'bad-input', CartAddressField>> => {
  const { address } = typed;
  const person = checkCollector(
    { ...address, phone: address.telephone },
    collectorRules(rules.phone, settings.mobileNumberRequired, shipments),
  );
  const place = isPlaceGiven(address) ? checkDeliveryAddress(placeOf(address), rules) : ok(NOWHERE);
  if (!person.ok || !place.ok)
    return refuse({ ...(!person.ok && person.error), ...(!place.ok && place.error) });
  return ok(rowOf(typed, person.value, place.value));
};

/**
 * Checks whom an invoice names. Nobody calls them, and their address may be where nothing is
 * delivered.
 */
export const checkBillingAddress = (
  typed: Typed,
  { country, rules }: Market,
): Result<CheckedCartAddress, Refusal<'bad-input', CartAddressField>> => {
  const { address } = typed;
  const person = { ...address, phone: address.telephone };
  const needs = { phone: rules.phone, phoneRequirement: 'none' } as const;
  if (!isPlaceGiven(address)) {
    const checked = checkCollector(person, needs);
    return checked.ok ? ok(rowOf(typed, checked.value, NOWHERE)) : refuse(checked.error);
  }
  const checked = checkPostalAddress(
    {
      ...person,
      ...placeOf(address),
      civility: address.prefix ?? '',
      region: address.region ?? '',
    },
    { ...needs, postcode: rules.postcode, country },
  );
  return checked.ok ? ok(rowOf(typed, checked.value, checked.value)) : refuse(checked.error);
};

const NOWHERE = undefined;

/** Whether a street, postal code or town is given. One of them without the others is incomplete. */
const isPlaceGiven = ({ street, postcode, city }: TypedPlace): boolean =>
  street !== undefined || postcode !== undefined || city !== undefined;

const placeOf = ({ street = [], postcode = '', city = '', country_id = '' }: TypedPlace) => ({
  street,
  postcode,
  city,
  country: country_id,
});

const refuse = (faults: PostalAddressFaults) =>
  fail({ kind: 'bad-input', fields: addressFaults(faults, 'body.address') } as const);

const rowOf = (
  { address, customer_address_id }: Typed,
  person: { readonly firstname: string; readonly lastname: string; readonly phone: string },
  place:
    | {
        readonly street: readonly string[];
        readonly postcode: string;
        readonly city: string;
      }
    | undefined,
): CheckedCartAddress => ({
  customer_address_id: customer_address_id ?? null,
  prefix: address.prefix ?? null,
  firstname: person.firstname,
  lastname: person.lastname,
  telephone: person.phone,
  street: place === undefined ? null : [...place.street],
  postcode: place?.postcode ?? null,
  city: place?.city ?? null,
  region: address.region ?? '',
});

/**
 * Whether the prices of a cart at a store hold for an address: they contain the tax of the store's
 * place, so products are not sent where another tax is due. Without an address nothing is sent.
 */
export const holdsPricesAt = (
  address: Pick<CartAddressRow, 'postcode'>,
  store: Pick<StoreRow, 'postcode'>,
  market: Market,
): boolean => address.postcode === null || isTaxedAsAtStore(market, store, address.postcode);

/** The place of a stored address; undefined where only a person was named. */
export const placeOfRow = ({
  street,
  postcode,
  city,
}: Pick<CartAddressRow, 'street' | 'postcode' | 'city'>):
  { street: string[]; postcode: string; city: string } | undefined =>
  street === null || postcode === null || city === null ? undefined : { street, postcode, city };
