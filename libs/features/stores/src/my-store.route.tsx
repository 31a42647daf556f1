import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadMyStore } from './my-store.loader.ts';
import { MyStoreView } from './MyStoreView.tsx';

export const loader = loadMyStore;

const MyStorePage = () => (
  <>
    <title>{useText()('myStore.title')}</title>
    <MyStoreView {...useLoaderData<typeof loader>()} />
  </>
);
export default MyStorePage;
