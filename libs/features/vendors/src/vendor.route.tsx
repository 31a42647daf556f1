import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadVendor } from './vendor.loader.ts';
import { VendorView } from './VendorView.tsx';

export const loader = loadVendor;

const VendorPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  const { shopName, contactInformations } = facts.vendor;
  const { page } = facts.offers;
  const title =
    page === 1
      ? t('vendors.vendorTitle', { vendor: shopName })
      : t('vendors.vendorTitlePage', { vendor: shopName, page });
  return (
    <>
      <title>{title}</title>
      <meta
        name="description"
        content={
          (page === 1 ? '' : `${t('vendors.offersPage', { page })}. `) +
          t('vendors.vendorDescription', { vendor: shopName, city: contactInformations.city })
        }
      />
      <VendorView {...facts} />
    </>
  );
};
export default VendorPage;
