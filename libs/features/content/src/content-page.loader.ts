import { pictureAddress } from '@materia/api-catalogue';
import {
  type CmsPage,
  type CmsPageSummary,
  cmsStore,
  fetchCmsPage,
  fetchCmsPages,
} from '@materia/api-content';
import { isPageName } from '@materia/domain-navigation';
import type { PathTo } from '@materia/market-model';
import { shopRequest } from '@materia/storefront-request';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { contentPath } from './content-path.ts';

/** A page of a section, as a link shows it. */
export type Neighbour = Pick<CmsPageSummary, 'title' | 'description' | 'publishedOn'> & {
  readonly path: string;
  readonly picture: string | undefined;
  readonly isCurrent: boolean;
};

export type ContentPageFacts = {
  readonly kind: 'content';
  readonly page: Omit<CmsPage, 'picture'> & { readonly picture: string | undefined };
  readonly path: string;
  /** The pages of its section, itself among them, in their order. */
  readonly section: readonly Neighbour[];
  /** Scheme and host of the shop, for search engines. */
  readonly origin: string;
};

type LoadArgs = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/** A content page at its address (CMS-02, CMS-05). One that lives elsewhere leads there for good; one that does not exist is a 404. */
export const loadContentPage = async (args: LoadArgs): Promise<ContentPageFacts> => {
  const facts = await loadAnywhere(args);
  if (facts.path !== args.url.pathname) throw redirect(facts.path, 301);
  return facts;
};

/** The same without header and footer (CMS-04); every page may be shown so. */
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
      picture: page.picture === undefined ? undefined : pictureAddress(marketId, page.picture),
    },
    path: contentPath(shop.to, page),
    section: (await fetchCmsPages(shop.host, cmsStore(shop.store), page.section)).map((summary) =>
      neighbour(summary, shop.to, marketId, page.identifier),
    ),
    origin: url.origin,
  };
};

/** The last word of an address, without its ending. */
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
  picture: summary.picture === undefined ? undefined : pictureAddress(marketId, summary.picture),
  isCurrent: summary.identifier === current,
});
