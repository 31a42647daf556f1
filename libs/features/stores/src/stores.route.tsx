import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { chooseStore } from './choose-store.action.ts';
import { loadStores } from './stores.loader.ts';
import { StoresView } from './StoresView.tsx';

export const loader = loadStores;
export const action = chooseStore;

const StoresPage = () => {
  const t = useText();
  return (
    <>
      <title>{t('stores.title')}</title>
      <meta name="description" content={t('stores.description')} />
      <StoresView {...useLoaderData<typeof loader>()} />
    </>
  );
};
export default StoresPage;
