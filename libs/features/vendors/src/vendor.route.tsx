import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadVendor } from './vendor.loader.ts';
import { VendorView } from './VendorView.tsx';

export const loader = loadVendor;

const VendorPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  const { shopName, contactInformations } = facts.vendor;
  return (
    <>
      <title>{t('vendors.vendorTitle', { vendor: shopName })}</title>
      <meta name="description" content={t('vendors.vendorDescription', { vendor: shopName, city: contactInformations.city })} />
      <VendorView {...facts} />
    </>
  );
};
export default VendorPage;
