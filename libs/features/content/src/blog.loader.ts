import { cmsStore, fetchCmsPages } from '@materia/api-content';
import { shopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type Neighbour, neighbour } from './content-page.loader.ts';

export type BlogFacts = { readonly articles: readonly Neighbour[] };

/** The articles of the blog, newest first. Without articles there is no blog: 404. */
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
