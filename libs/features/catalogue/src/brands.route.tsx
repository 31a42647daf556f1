import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadBrands } from './brands/brands.loader.ts';
import { BrandsView } from './brands/BrandsView.tsx';

export const loader = loadBrands;

const BrandsPage = () => {
  const t = useText();
  return (
    <>
      <title>{t('brands.title')}</title>
      <meta name="description" content={t('brands.description')} />
      <BrandsView {...useLoaderData<typeof loader>()} />
    </>
  );
};
export default BrandsPage;
