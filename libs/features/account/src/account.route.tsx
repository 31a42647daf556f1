import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { loadAccount } from './account.loader.ts';
import { AccountView } from './AccountView.tsx';
import { changeBillingAddress } from './billing-address.action.ts';

export const loader = loadAccount;
export const action = changeBillingAddress;

const AccountPage = () => (
  <>
    <title>{useText()('account.title')}</title>
    <AccountView {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />
  </>
);
export default AccountPage;
