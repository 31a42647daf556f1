import { contentPath, type Market, pathTo } from '@materia/market-model';
import type { Reader } from '../../platform/database/with-tx.ts';
import { listSharedPages } from './repository.ts';

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
  const pages = await listSharedPages(db, market.id, now);
  return pages.map((page) => ({
    path: contentPath(to, page),
    title: page.title,
    publishedOn: page.published_on ?? undefined,
  }));
};
