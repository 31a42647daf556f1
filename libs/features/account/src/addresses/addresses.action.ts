import { type AddressBookRefusal, deleteAddress } from '@materia/api-account';
import { shopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { failedCall } from '../failed-call.ts';
import { removeAddressForm } from './address-form.ts';

/** Why an address was not deleted. */
export type AddressesOutcome = { readonly kind: AddressBookRefusal['kind'] };

/**
 * Deletes an address of the book and shows what remains (303). An address that is gone already is
 * as good as deleted.
 */
export const removeAddress = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const { host, session, to } = context.get(shopRequest);
  const { address: id } = removeAddressForm.read(await request.formData());
  const removed = await deleteAddress(host, id).catch(failedCall);
  if (removed === 'problem') return refuse('refused', 502);
  if (!removed.ok && removed.error.kind !== 'not-found') return refuse(removed.error.kind, 422);
  session.flash({ type: 'success', key: 'addresses.deleted' });
  return redirect(to('myAddressBook'), 303);
};

const refuse = (kind: AddressesOutcome['kind'], status: number) =>
  data<AddressesOutcome>({ kind }, { status });
