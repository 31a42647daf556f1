import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { followConfirmation, loadConfirmation } from './confirm-account.action.ts';
import { ConfirmAccountView } from './ConfirmAccountView.tsx';

export const loader = loadConfirmation;
export const action = followConfirmation;

const ConfirmAccountPage = () => (
  <>
    <title>{useText()('identity.confirmTitle')}</title>
    <ConfirmAccountView
      {...useLoaderData<typeof loader>()}
      outcome={useActionData<typeof action>()}
    />
  </>
);
export default ConfirmAccountPage;
