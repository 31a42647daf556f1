import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadVendors } from './vendors.loader.ts';
import { VendorsView } from './VendorsView.tsx';

export const loader = loadVendors;

const VendorsPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>
        {facts.page === 1 ? t('vendors.title') : t('vendors.titlePage', { page: facts.page })}
      </title>
      <meta name="description" content={t('vendors.description')} />
      <VendorsView {...facts} />
    </>
  );
};
export default VendorsPage;
