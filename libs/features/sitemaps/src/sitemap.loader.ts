import { fetchSitemap, type SitemapEntry } from '@materia/api-sitemaps';
import {
  isPagedSitemap,
  isSitemapId,
  parsePageNumber,
  SITEMAP_IDS,
  type SitemapId,
  slugOf,
} from '@materia/domain-navigation';
import type { Market, TextKey } from '@materia/market-model';
import { shopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';

export type SitemapFacts = {
  readonly identifier: SitemapId;
  readonly entries: readonly SitemapEntry[];
  readonly page: number;
  readonly pageCount: number;
  readonly isFailed: boolean;
};

/** The text key of each sitemap's name. */
export const SITEMAP_NAMES = {
  category: 'sitemap.category',
  product: 'sitemap.product',
  brand: 'sitemap.brand',
  cms: 'sitemap.cms',
  longtail: 'sitemap.longtail',
} as const satisfies Readonly<Record<SitemapId, TextKey>>;

/** Loads a page of a sitemap. The market's own name for it redirects to its identifier. */
export const loadSitemap = async ({
  context,
  params,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>): Promise<SitemapFacts> => {
  const shop = context.get(shopRequest);
  const requested = params['sitemapId'] ?? '';
  const identifier = identifierOf(requested, shop.market);
  if (identifier === undefined) throw data(null, { status: 404 });
  if (identifier !== requested)
    throw redirect(shop.to('sitemap', { sitemapId: identifier }) + url.search, 301);
  const page = isPagedSitemap(identifier)
    ? parsePageNumber(url.searchParams.get('page'))
    : ({ ok: true, value: 1 } as const);
  if (!page.ok) throw data(null, { status: 404 });
  const map = await fetchSitemap(shop.host, identifier, page.value);
  if (map === undefined) throw data(null, { status: 404 });
  if (map === 'failed') return { identifier, entries: [], page: 1, pageCount: 1, isFailed: true };
  return { identifier, ...map, isFailed: false };
};

/** The identifier itself, or the one with this name in the market's language. */
const identifierOf = (requested: string, { texts }: Market): SitemapId | undefined =>
  isSitemapId(requested)
    ? requested
    : SITEMAP_IDS.find((id) => slugOf(texts.sitemap[id]) === requested);
