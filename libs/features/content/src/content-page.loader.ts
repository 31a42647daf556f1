import { pictureUrl } from '@materia/api-catalogue';
import {
  type CmsPage,
  type CmsPageSummary,
  cmsStore,
  fetchCmsPage,
  fetchCmsPages,
} from '@materia/api-content';
import { isPageName } from '@materia/domain-navigation';
import { contentPath, type PathTo } from '@materia/market-model';
import { shopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';

/** A page of a section, as shown in a link. */
export type Neighbour = Pick<CmsPageSummary, 'title' | 'description' | 'publishedOn'> & {
  readonly path: string;
  readonly picture: string | undefined;
  readonly isCurrent: boolean;
};

export type ContentPageFacts = {
  readonly kind: 'content';
  readonly page: Omit<CmsPage, 'picture'> & { readonly picture: string | undefined };
  readonly path: string;
  /** The pages of its section in order, including the page itself. */
  readonly section: readonly Neighbour[];
  /** Origin of the shop's URLs, for search engines. */
  readonly origin: string;
};

type LoadArgs = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/** Loads a content page by its path. A page under another place's path redirects permanently; an unknown page is a 404. */
export const loadContentPage = async (args: LoadArgs): Promise<ContentPageFacts> => {
  const facts = await loadAnywhere(args);
  if (facts.path !== args.url.pathname) throw redirect(facts.path, 301);
  return facts;
};

/** Loads a page to be shown without header and footer, which every page allows. */
export const loadBarePage = (args: LoadArgs): Promise<ContentPageFacts> => loadAnywhere(args);

const loadAnywhere = async ({ context, url }: LoadArgs): Promise<ContentPageFacts> => {
  const shop = context.get(shopRequest);
  const name = nameIn(url.pathname);
  const page = isPageName(name)
    ? await fetchCmsPage(shop.host, cmsStore(shop.store), name)
    : undefined;
  if (page === undefined) throw data(null, { status: 404 });
  const { id: marketId } = shop.market;
  return {
    kind: 'content',
    page: {
      ...page,
      picture: page.picture === undefined ? undefined : pictureUrl(marketId, page.picture),
    },
    path: contentPath(shop.to, page),
    section: (await fetchCmsPages(shop.host, cmsStore(shop.store), page.section)).map((summary) =>
      neighbour(summary, shop.to, marketId, page.identifier),
    ),
    origin: url.origin,
  };
};

/** The last segment of a path, without its extension. */
const nameIn = (pathname: string): string =>
  pathname.slice(pathname.lastIndexOf('/') + 1).replace(/\.html$/, '');

export const neighbour = (
  summary: CmsPageSummary,
  to: PathTo,
  marketId: string,
  current: string | undefined,
): Neighbour => ({
  title: summary.title,
  description: summary.description,
  publishedOn: summary.publishedOn,
  path: contentPath(to, summary),
  picture: summary.picture === undefined ? undefined : pictureUrl(marketId, summary.picture),
  isCurrent: summary.identifier === current,
});
