import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { changeSecurity, loadSecurity } from './security.action.ts';
import { SecurityView } from './SecurityView.tsx';

export const loader = loadSecurity;
export const action = changeSecurity;

const SecurityPage = () => (
  <>
    <title>{useText()('accountMenu.security')}</title>
    <SecurityView {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  </>
);
export default SecurityPage;
