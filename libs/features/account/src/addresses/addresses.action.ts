import {
  type AddressBookRefusal,
  deleteAddress,
  fetchAddresses,
  makeDefault,
} from '@materia/api-account';
import { outageAs } from '@materia/api-client-kernel';
import { unreachable } from '@materia/domain-kernel';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { sentForm } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { makeDefaultForm, removeAddressForm } from './address-form.ts';

/** Why an address was not deleted, or did not become a default. */
export type AddressesOutcome = {
  readonly kind: Exclude<AddressBookRefusal<'deleteAddress'>['kind'], 'not-found'> | 'unchanged';
};

/** Changes the book by one of the buttons on its page. */
export const changeBook = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  return sentForm(form, { makeDefaultForm }) === 'makeDefaultForm'
    ? chooseDefault(makeDefaultForm.read(form), shop)
    : removeAddress(removeAddressForm.read(form).address, shop);
};

/** Makes an address the default, and shows the book (303). One that is gone already changes nothing. */
const chooseDefault = async (
  { address: id, purpose }: ReturnType<typeof makeDefaultForm.read>,
  { flags, host, market, session, to }: ShopRequest,
) => {
  const isAllowed = purpose !== 'billing' || flags.BILLING_ADDRESS_UPDATE;
  if (purpose === undefined || !isAllowed) throw data(null, { status: 404 });
  const book = await fetchAddresses(host).catch(outageAs(undefined));
  if (book === undefined) return refuse('unchanged', 502);
  const address = book.find((entry) => entry.id === id);
  if (address === undefined) return redirect(to('myAddressBook'), 303);
  const wanted = { shipping: purpose === 'shipping', billing: purpose === 'billing' };
  const changed = await makeDefault(host, address, market.country, wanted).catch(
    outageAs('problem'),
  );
  if (changed === 'problem') return refuse('unchanged', 502);
  if (!changed.ok && changed.error.kind !== 'not-found') return refuse('unchanged', 422);
  session.flash({ type: 'success', key: 'addresses.changed' });
  return redirect(to('myAddressBook'), 303);
};

/**
 * Deletes an address of the book and shows what remains (303). An address that is gone already is
 * as good as deleted.
 */
const removeAddress = async (id: string, { host, session, to }: ShopRequest) => {
  const removed = await deleteAddress(host, id).catch(outageAs('problem'));
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
