import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { changeBook } from './addresses.action.ts';
import { loadAddresses } from './addresses.loader.ts';
import { AddressesView } from './AddressesView.tsx';

export const loader = loadAddresses;
export const action = changeBook;

const AddressesPage = () => (
  <>
    <title>{useText()('accountMenu.addresses')}</title>
    <AddressesView {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  </>
);
export default AddressesPage;
