import {
  type HostClient,
  type HostRefusal,
  refusalMeaning,
  type RefusalOfCalls,
  type RefusalTable,
} from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import type { CheckedPostalAddress } from '@materia/domain-checkout';
import type { Civility } from '@materia/domain-contact';
import { fail, ok, type Result } from '@materia/domain-kernel';

/** An address of the address book. */
export type BookAddress = {
  readonly id: string;
  readonly civility: Civility | undefined;
  readonly firstname: string;
  readonly lastname: string;
  /** Empty where none was given. */
  readonly phone: string;
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly region: string;
  readonly isDefaultShipping: boolean;
  /** Also the main address of the account. */
  readonly isDefaultBilling: boolean;
};

/** What an address is to become the default of. */
export type WantedDefaults = { readonly shipping: boolean; readonly billing: boolean };

/** Why a call about the address book was refused. */
export type AddressBookRefusal<Name extends AddressCall> = {
  readonly kind: (typeof REFUSALS)[RefusalOfCalls<Name>] | 'refused';
};

/** The address book, in the order in which the addresses were added. */
export const fetchAddresses = async (host: HostClient): Promise<readonly BookAddress[]> => {
  const answer = await host('listAddresses', {});
  return answer.ok ? answer.value.map(readAddress) : [];
};

/** Adds an address. Refused when the book is full. */
export const addAddress = async (
  host: HostClient,
  address: CheckedPostalAddress,
  wanted: WantedDefaults,
): Promise<Result<BookAddress, AddressBookRefusal<'addAddress'>>> => {
  const answer = await host('addAddress', { body: wireEntry(address, wanted) });
  return answer.ok ? ok(readAddress(answer.value)) : fail(refusalOf('addAddress', answer.error));
};

/** Changes an address. Refused when it is gone. */
export const changeAddress = async (
  host: HostClient,
  addressId: string,
  address: CheckedPostalAddress,
  wanted: WantedDefaults,
): Promise<Result<BookAddress, AddressBookRefusal<'changeAddress'>>> => {
  const answer = await host('changeAddress', {
    params: { addressId },
    body: wireEntry(address, wanted),
  });
  return answer.ok ? ok(readAddress(answer.value)) : fail(refusalOf('changeAddress', answer.error));
};

/** Makes an address of the book the default for deliveries or for invoices. */
export const makeDefault = async (
  host: HostClient,
  { id, ...address }: BookAddress,
  country: string,
  wanted: WantedDefaults,
): Promise<Result<undefined, AddressBookRefusal<'changeAddress'>>> => {
  const answer = await host('changeAddress', {
    params: { addressId: id },
    body: wireEntry({ ...address, country }, wanted),
  });
  return answer.ok ? ok(undefined) : fail(refusalOf('changeAddress', answer.error));
};

/** Deletes an address. Refused while the open checkout uses it. */
export const deleteAddress = async (
  host: HostClient,
  addressId: string,
): Promise<Result<undefined, AddressBookRefusal<'deleteAddress'>>> => {
  const answer = await host('deleteAddress', { params: { addressId } });
  return answer.ok ? ok(undefined) : fail(refusalOf('deleteAddress', answer.error));
};

type Entry = Omit<BookAddress, 'id' | keyof Defaults> & { readonly country: string };
type Defaults = Pick<BookAddress, 'isDefaultShipping' | 'isDefaultBilling'>;

const wireEntry = (address: Entry, { shipping, billing }: WantedDefaults) => ({
  ...(address.civility && { prefix: address.civility }),
  firstname: address.firstname,
  lastname: address.lastname,
  telephone: address.phone,
  country_id: address.country,
  street: [...address.street],
  postcode: address.postcode,
  city: address.city,
  ...(address.region !== '' && { region: address.region }),
  default_shipping: shipping,
  default_billing: billing,
});

const readAddress = (wire: Reply<'addAddress'>): BookAddress => ({
  id: wire.id,
  civility: wire.prefix,
  firstname: wire.firstname,
  lastname: wire.lastname,
  phone: wire.telephone,
  street: wire.street,
  postcode: wire.postcode,
  city: wire.city,
  region: wire.region ?? '',
  isDefaultShipping: wire.default_shipping,
  isDefaultBilling: wire.default_billing,
});

type AddressCall = 'addAddress' | 'changeAddress' | 'deleteAddress';

/** What each refusal of a call about addresses is to the shopper. */
const REFUSALS = {
  'address-in-use': 'address-in-use',
  'bad-input': 'refused',
  forbidden: 'refused',
  'not-found': 'not-found',
  'too-many-addresses': 'too-many-addresses',
} as const satisfies RefusalTable<AddressCall, string>;

const refusalOf = <Name extends AddressCall>(name: Name, refusal: HostRefusal) => ({
  kind: refusalMeaning(name, refusal, REFUSALS, 'refused'),
});
