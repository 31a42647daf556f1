import { type AddressBookRefusal, deleteAddress } from '@materia/api-account';
import { unreachable } from '@materia/domain-kernel';
import { shopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { failedCall } from '../failed-call.ts';
import { removeAddressForm } from './address-form.ts';

/** Why an address was not deleted. */
export type AddressesOutcome = {
  readonly kind: Exclude<AddressBookRefusal<'deleteAddress'>['kind'], 'not-found'>;
};

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
  const kind = removed.ok ? 'deleted' : removed.error.kind;
  switch (kind) {
    case 'deleted':
    case 'not-found':
      session.flash({ type: 'success', key: 'addresses.deleted' });
      return redirect(to('myAddressBook'), 303);
    case 'address-in-use':
    case 'refused':
      return refuse(kind, 422);
    default:
      return unreachable(kind);
  }
};

const refuse = (kind: AddressesOutcome['kind'], status: number) =>
  data<AddressesOutcome>({ kind }, { status });
