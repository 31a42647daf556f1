import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { changeStore } from './store-change.action.ts';
import { loadStoreChange } from './store-change.loader.ts';
import { StoreChangeView } from './StoreChangeView.tsx';

export const loader = loadStoreChange;
export const action = changeStore;

const StoreChangePage = () => {
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>{useText()('storeChange.title', { store: facts.to.name })}</title>
      <StoreChangeView {...facts} />
    </>
  );
};
export default StoreChangePage;
