import { isPagedSitemap, SITEMAP_PAGE_SIZE, type SitemapId } from '@materia/domain-navigation';
import type { Reply } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { ListingIndexes } from '../index/listing-indexes.ts';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { SITEMAP_PARTS } from './entries.ts';

type Tools = { readonly db: Db; readonly indexes: ListingIndexes };
type Page = { readonly page: number; readonly size: number };

/** Exceeds the size of any sitemap that is not paged. */
const WHOLE = 1_000_000;

/** The sitemap calls. A page beyond the last one is not found. */
export const sitemapHandlers = ({
  db,
  indexes,
}: Tools): Pick<Handlers, 'readSitemap' | 'readSitemapPage'> => {
  const read = async (
    { market, now, flags }: RequestContext,
    id: SitemapId,
    { page, size }: Page,
  ): Promise<Result<Reply<'readSitemap'>, Refusal<'not-found'>>> => {
    const { entries, total } = await SITEMAP_PARTS[id](
      {
        db,
        market,
        now,
        index: await indexes.of(market.id),
        isMarketplace: flags.MARKETPLACE_MODE,
      },
      { from: (page - 1) * size, size },
    );
    const nbPages = Math.max(1, Math.ceil(total / size));
    return page > nbPages
      ? fail({ kind: 'not-found' })
      : ok({ data: [...entries], currentPage: page, nbPages });
  };
  const whole = { page: 1, size: WHOLE } as const;
  return {
    readSitemap: ({ params: { identifier } }, context) =>
      read(
        context,
        identifier,
        isPagedSitemap(identifier) ? { page: 1, size: SITEMAP_PAGE_SIZE } : whole,
      ),
    readSitemapPage: ({ params: { identifier, page, size } }, context) =>
      read(context, identifier, isPagedSitemap(identifier) ? { page, size } : whole),
  };
};
