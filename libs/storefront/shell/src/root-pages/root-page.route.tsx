import ContentPage, { loader as loadContentPage } from '@materia/features-content/content-page';
import ProductPage, { loader as loadProductPage } from '@materia/features-product/page';
import { isProductUrlKey } from '@materia/domain-navigation';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

/**
 * Serves paths that end in .html at the root of the shop: a product when the key has that form,
 * else a content page. When neither exists, the server checks the redirects before it responds with
 * 404.
 */
export const loader = (args: LoaderFunctionArgs) =>
  isProductUrlKey(args.params['urlKey'] ?? '') ? loadProductPage(args) : loadContentPage(args);

const RootPage = () =>
  'kind' in useLoaderData<typeof loader>() ? <ContentPage /> : <ProductPage />;
export default RootPage;
