import ContentPage, { loader as loadContentPage } from '@materia/features-content/content-page';
import ProductPage, {
  loader as loadProductPage,
  shouldRevalidate,
} from '@materia/features-product/page';
import { isProductUrlKey } from '@materia/domain-navigation';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

/**
 * What ends in .html at the root of the shop: a product by the form of its key (RTE-09), else a content page
 * (RTE-25). Where there is neither, the server looks the address up among the redirections before it is a 404.
 */
export const loader = (args: LoaderFunctionArgs) =>
  isProductUrlKey(args.params['urlKey'] ?? '') ? loadProductPage(args) : loadContentPage(args);

export { shouldRevalidate };

const RootPage = () =>
  'kind' in useLoaderData<typeof loader>() ? <ContentPage /> : <ProductPage />;
export default RootPage;
