import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { saveInformations } from './informations.action.ts';
import { loadInformations } from './informations.loader.ts';
import { informationsTitle } from './informations-title.ts';
import { InformationsView } from './InformationsView.tsx';

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
