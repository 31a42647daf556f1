import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadAccount } from './account.loader.ts';
import { AccountView } from './AccountView.tsx';

export const loader = loadAccount;

const AccountPage = () => (
  <>
    <title>{useText()('account.title')}</title>
    <AccountView {...useLoaderData<typeof loader>()} />
  </>
);
export default AccountPage;
