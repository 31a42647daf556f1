import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { type BrandFacts, loadBrand } from './brands/brand.loader.ts';
import { BrandView } from './brands/BrandView.tsx';

export const loader = loadBrand;

const BrandPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>{titleOf(t, facts)}</title>
      <meta
        name="description"
        content={
          (facts.shelf === undefined ? '' : `${facts.shelf.name}. `) +
          t('brands.brandDescription', { brand: facts.name })
        }
      />
      <BrandView {...facts} />
    </>
  );
};

const titleOf = (t: ReturnType<typeof useText>, { name, shelf, list }: BrandFacts): string => {
  if (shelf !== undefined) return t('brands.shelfTitle', { brand: name, category: shelf.name });
  const { page } = list.query;
  return page > 1
    ? t('brands.brandTitlePage', { brand: name, page })
    : t('brands.brandTitle', { brand: name });
};

export default BrandPage;
