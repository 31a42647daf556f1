import { useText } from '@materia/ui-shop';
import { type ShouldRevalidateFunction, useLoaderData } from 'react-router';
import { loadProduct } from './product.loader.ts';
import { ProductView } from './ProductView.tsx';
import { useStockRefresh } from './use-stock-refresh.ts';

export const loader = loadProduct;

/** Rejections by the cart (406, 409) mean that the page is stale: price and stock are read again. */
const REFUSED_BY_CART = [406, 409];
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate || (actionStatus !== undefined && REFUSED_BY_CART.includes(actionStatus));

const ProductPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  useStockRefresh();
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
