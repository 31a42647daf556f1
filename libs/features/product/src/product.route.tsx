import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadProduct } from './product.loader.ts';
import { ProductView } from './ProductView.tsx';

export const loader = loadProduct;

const ProductPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  const { product, store } = facts;
  return (
    <>
      <title>{t('product.title', { product: product.name, brand: product.brand })}</title>
      <meta
        name="description"
        content={t('product.description', {
          product: product.name,
          brand: product.brand,
          store: store.name,
        })}
      />
      <ProductView {...facts} />
    </>
  );
};
export default ProductPage;
