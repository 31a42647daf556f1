import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadStore } from './store.loader.ts';
import { StoreView } from './StoreView.tsx';

export const loader = loadStore;

const StorePage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  const { name, city } = facts.store;
  return (
    <>
      <title>{t('stores.storeTitle', { store: name, city })}</title>
      <meta name="description" content={t('stores.storeDescription', { store: name, city })} />
      <StoreView {...facts} />
    </>
  );
};
export default StorePage;
