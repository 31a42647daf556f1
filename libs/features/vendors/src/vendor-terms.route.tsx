import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadVendorTerms } from './vendor-terms.loader.ts';
import { VendorTermsView } from './VendorTermsView.tsx';

export const loader = loadVendorTerms;

const VendorTermsPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>{t('vendors.termsTitle', { vendor: facts.name })}</title>
      <meta
        name="description"
        content={`${t('vendors.termsOf', { vendor: facts.name })}. ${t('vendors.description')}`}
      />
      <VendorTermsView {...facts} />
    </>
  );
};
export default VendorTermsPage;
