import { fetchProduct } from '@materia/api-catalogue';
import { shopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';

/** Redirects permanently from an SKU to the product's page; an unknown SKU is a 404. */
export const loader = async ({
  context,
  params,
}: Pick<LoaderFunctionArgs, 'context' | 'params'>): Promise<never> => {
  const shop = context.get(shopRequest);
  const product = await fetchProduct(shop.host, params['sku'] ?? '');
  if (product === undefined) throw data(null, { status: 404 });
  throw redirect(shop.to('product', { urlKey: product.urlKey }), 301);
};

const ProductSku = (): null => null;
export default ProductSku;
