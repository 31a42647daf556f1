import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { saveInformations } from './recipient.action.ts';
import { loadInformations } from './recipient.loader.ts';
import { informationsTitle } from './recipient-title.ts';
import { InformationsView } from './RecipientView.tsx';

export const loader = loadInformations;
export const action = saveInformations;

const InformationsPage = () => {
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>{useText()(informationsTitle(facts))}</title>
      <InformationsView facts={facts} outcome={useActionData<typeof action>()} />
    </>
  );
};
export default InformationsPage;
