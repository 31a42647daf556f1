import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadVendorTerms } from './vendor.loader.ts';
import { VendorTermsView } from './VendorTermsView.tsx';

export const loader = loadVendorTerms;

const VendorTermsPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>{t('vendors.termsTitle', { vendor: facts.name })}</title>
      <VendorTermsView {...facts} />
    </>
  );
};
export default VendorTermsPage;
