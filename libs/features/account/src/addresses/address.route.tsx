import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { saveAddress } from './address.action.ts';
import { loadAddress } from './address.loader.ts';
import { AddressView } from './AddressView.tsx';

export const loader = loadAddress;
export const action = saveAddress;

const AddressPage = () => {
  const facts = useLoaderData<typeof loader>();
  const t = useText();
  return (
    <>
      <title>{t(facts.id === undefined ? 'addresses.addTitle' : 'addresses.changeTitle')}</title>
      <AddressView facts={facts} outcome={useActionData<typeof action>()} />
    </>
  );
};
export default AddressPage;
