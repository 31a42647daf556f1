import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { eraseMyAccount } from './my-data.action.ts';
import { loadMyData } from './my-data.loader.ts';
import { MyDataView } from './MyDataView.tsx';

export const loader = loadMyData;
export const action = eraseMyAccount;

const MyDataPage = () => (
  <>
    <title>{useText()('myData.title')}</title>
    <MyDataView {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  </>
);
export default MyDataPage;
