import { anyOutageAs, type HostClient } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import { isPagedSitemap, SITEMAP_PAGE_SIZE, type SitemapId } from '@materia/domain-navigation';

/** A URL of the shop as its path, with its label; `level` */
export type SitemapEntry = Reply<'readSitemap'>['data'][number];
export type Sitemap = {
  readonly entries: readonly SitemapEntry[];
  readonly page: number;
  readonly pageCount: number;
};

const read = ({ data, currentPage, nbPages }: Reply<'readSitemap'>): Sitemap => ({
  entries: data,
  page: currentPage,
  pageCount: nbPages,
});

/** A page of the HTML sitemap: undefined beyond the last page, `failed` when the host fails. */
export const fetchSitemap = async (
  host: HostClient,
  identifier: SitemapId,
  page: number,
): Promise<Sitemap | 'failed' | undefined> => {
  const answer = await ask(host, identifier, page, SITEMAP_PAGE_SIZE).catch(anyOutageAs('failed'));
  if (answer === 'failed') return answer;
  return answer.ok ? read(answer.value) : undefined;
};

const ask = (host: HostClient, identifier: SitemapId, page: number, size: number) =>
  isPagedSitemap(identifier)
    ? host('readSitemapPage', { params: { identifier, page, size } })
    : host('readSitemap', { params: { identifier } });

/** Number of entries per request for search engines. */
const PORTION = 2500;

/** The number of URLs in a sitemap. */
export const sitemapSize = async (host: HostClient, identifier: SitemapId): Promise<number> => {
  const answer = await ask(host, identifier, 1, 1);
  if (!answer.ok) return 0;
  return isPagedSitemap(identifier) && answer.value.data.length > 0
    ? answer.value.nbPages
    : answer.value.data.length;
};

/**
 * The entries of a sitemap in an index range (from 0, end exclusive), with one portion in memory at
 * a time.
 */
export async function* sitemapEntries(
  host: HostClient,
  identifier: SitemapId,
  range: { readonly from: number; readonly to: number },
): AsyncGenerator<SitemapEntry, void, undefined> {
  if (!isPagedSitemap(identifier)) {
    const answer = await ask(host, identifier, 1, PORTION);
    if (answer.ok) yield* answer.value.data.slice(range.from, range.to);
    return;
  }
  for (
    let page = Math.floor(range.from / PORTION) + 1;
    (page - 1) * PORTION < range.to;
    page += 1
  ) {
    const answer = await ask(host, identifier, page, PORTION);
    if (!answer.ok) return;
    const first = (page - 1) * PORTION;
    yield* answer.value.data.slice(Math.max(0, range.from - first), range.to - first);
    if (page >= answer.value.nbPages) return;
  }
}
