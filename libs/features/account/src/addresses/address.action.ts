import { addAddress, type AddressBookRefusal, changeAddress } from '@materia/api-account';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import type { AddressFaults } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { failedCall } from '../failed-call.ts';
import { addressNamed } from './address.loader.ts';
import { checkTypedAddress, readTypedAddress, type TypedAddress } from './address-form.ts';

/**
 * A rejected address: what was typed, the error at each field, and why the host did not store it.
 */
export type AddressOutcome = {
  readonly typed: TypedAddress;
  readonly faults: AddressFaults;
  readonly problem: AddressBookRefusal<'addAddress' | 'changeAddress'>['kind'] | undefined;
};

/**
 * Adds an address to the book, or changes the one that the path names, and shows the book (303).
 */
export const saveAddress = async ({
  context,
  request,
  params,
}: Pick<ActionFunctionArgs, 'context' | 'request' | 'params'>) => {
  const shop = context.get(shopRequest);
  const { flags, market, host, session, to } = shop;
  const current = await addressNamed(params['addressId'], shop);
  const typed = namedAsAllowed(readTypedAddress(await request.formData()), current, shop);
  const checked = checkTypedAddress(typed, market, flags.ADDRESS_STREET_NUMBER_FIRST);
  if (!checked.ok) return refuse({ typed, faults: checked.error, problem: undefined }, 422);
  const defaults = {
    shipping: typed.defaults.shipping,
    billing: typed.defaults.billing && flags.BILLING_ADDRESS_UPDATE,
  };
  const saved = await (
    current === undefined
      ? addAddress(host, checked.value, defaults)
      : changeAddress(host, current.id, checked.value, defaults)
  ).catch(failedCall);
  if (saved === 'problem') return refuse({ typed, faults: {}, problem: 'refused' }, 502);
  if (!saved.ok) return refuse({ typed, faults: {}, problem: saved.error.kind }, 422);
  session.flash({
    type: 'success',
    key: current === undefined ? 'addresses.added' : 'addresses.changed',
  });
  return redirect(to('myAddressBook'), 303);
};

/**
 * If names may not be changed, those of the address or of the account are used, whatever the form
 * contains.
 */
const namedAsAllowed = (
  typed: TypedAddress,
  current: Awaited<ReturnType<typeof addressNamed>>,
  { customer, flags }: ShopRequest,
): TypedAddress => {
  const named = current ?? customer;
  if (flags.ADDRESS_FORM_EDITABLE_PERSONAL_INFO || named === undefined) return typed;
  const { firstname, lastname } = named;
  return {
    ...typed,
    values: { ...typed.values, civility: current?.civility ?? '', firstname, lastname },
  };
};

const refuse = (outcome: AddressOutcome, status: number) => data(outcome, { status });
