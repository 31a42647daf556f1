import { StructuredData, storeThing, useShop } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadStore } from './store.loader.ts';
import { StoreView } from './StoreView.tsx';

export const loader = loadStore;

const StorePage = () => {
  const { t, market } = useShop();
  const facts = useLoaderData<typeof loader>();
  const { name, city } = facts.store;
  return (
    <>
      <title>{t('stores.storeTitle', { store: name, city })}</title>
      <meta name="description" content={t('stores.storeDescription', { store: name, city })} />
      <StructuredData
        thing={storeThing({ ...facts.store, address: facts.address, country: market.country })}
      />
      <StoreView {...facts} />
    </>
  );
};
export default StorePage;
