import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { saveInformations } from './informations.action.ts';
import { loadInformations } from './informations.loader.ts';
import { InformationsView } from './InformationsView.tsx';

export const loader = loadInformations;
export const action = saveInformations;

const InformationsPage = () => (
  <>
    <title>{useText()('checkout.informationsTitle')}</title>
    <InformationsView
      facts={useLoaderData<typeof loader>()}
      outcome={useActionData<typeof action>()}
    />
  </>
);
export default InformationsPage;
