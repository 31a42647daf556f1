import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { createPassword, loadCreatePassword } from './create-password.action.ts';
import { CreatePasswordView } from './CreatePasswordView.tsx';

export const loader = loadCreatePassword;
export const action = createPassword;

const CreatePasswordPage = () => (
  <>
    <title>{useText()('identity.forgotTitle')}</title>
    <CreatePasswordView
      facts={useLoaderData<typeof loader>()}
      outcome={useActionData<typeof action>()}
    />
  </>
);
export default CreatePasswordPage;
