import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { activatePrecreated, loadPrecreated } from './precreated.action.ts';
import { PrecreatedView } from './PrecreatedView.tsx';

export const loader = loadPrecreated;
export const action = activatePrecreated;

const PrecreatedPage = () => (
  <>
    <title>{useText()('identity.activateTitle')}</title>
    <PrecreatedView
      facts={useLoaderData<typeof loader>()}
      outcome={useActionData<typeof action>()}
    />
  </>
);
export default PrecreatedPage;
