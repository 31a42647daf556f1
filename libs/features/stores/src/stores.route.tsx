import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { chooseStore } from './choose-store.action.ts';
import { LookupFaultDialog } from './LookupFaultDialog.tsx';
import { loadStores } from './stores.loader.ts';
import { StoresView } from './StoresView.tsx';

export const loader = loadStores;
export const action = chooseStore;

const StoresPage = () => {
  const t = useText();
  const fault = useActionData<typeof action>();
  return (
    <>
      <title>{t('stores.title')}</title>
      <meta name="description" content={t('stores.description')} />
      {fault && <LookupFaultDialog {...fault} />}
      <StoresView {...useLoaderData<typeof loader>()} />
    </>
  );
};
export default StoresPage;
