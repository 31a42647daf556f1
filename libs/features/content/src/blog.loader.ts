import { cmsStore, fetchCmsPages } from '@materia/api-content';
import { shopRequest } from '@materia/storefront-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type Neighbour, neighbour } from './content-page.loader.ts';

export type BlogFacts = { readonly articles: readonly Neighbour[] };

/** The articles of the blog, newest first. A shop without a single one has no blog: 404 (RTE-36). */
export const loadBlog = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<BlogFacts> => {
  const shop = context.get(shopRequest);
  const articles = await fetchCmsPages(shop.host, cmsStore(shop.store), BLOG);
  if (articles.length === 0) throw data(null, { status: 404 });
  return {
    articles: articles.map((article) => neighbour(article, shop.to, shop.market.id, undefined)),
  };
};

/** The section of all articles. */
const BLOG = 'blog';
