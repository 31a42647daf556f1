import { unreachable } from '@materia/domain-kernel';
import { DEFAULT_CMS_STORE } from '@materia/domain-navigation';
import { type Market, pathTo, type PathTo } from '@materia/market-model';
import type { Reader } from '../../platform/database/with-tx.ts';
import { shownPages } from './visible-pages.ts';
import type { PageRow } from './visible-pages.ts';

/** A published content page: its path in the shop, its title, and its publication day, if known. */
export type ContentAddress = {
  readonly path: string;
  readonly title: string;
  readonly publishedOn: string | undefined;
};

/**
 * The addresses of all published content of a market, ordered by path. Each page counts once, even if several stores
 * have their own version.
 */
export const contentAddresses = async (
  db: Reader,
  market: Pick<Market, 'id' | 'routes'>,
  now: string,
): Promise<readonly ContentAddress[]> => {
  const to = pathTo(market.routes);
  const pages = await db
    .selectFrom(shownPages(market.id, now))
    .select(['identifier', 'place', 'title', 'published_on'])
    .where('store_id', '=', DEFAULT_CMS_STORE)
    .orderBy('identifier')
    .execute();
  return pages.map((page) => ({
    path: contentPath(to, page),
    title: page.title,
    publishedOn: page.published_on ?? undefined,
  }));
};

/** The path of a content page in the shop. */
export const contentPath = (
  to: PathTo,
  { identifier, place }: Pick<PageRow, 'identifier' | 'place'>,
): string => {
  switch (place) {
    case 'root':
      return to('contentPage', { pageName: identifier });
    case 'page':
      return to('cmsPage', { pageName: identifier });
    case 'blog':
      return to('blogPost', { postName: identifier });
    default:
      return unreachable(place);
  }
};
