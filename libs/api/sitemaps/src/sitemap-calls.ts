import { type HostClient, HostUnavailable } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import { isPagedSitemap, SITEMAP_PAGE_SIZE, type SitemapId } from '@materia/domain-navigation';

/** An address of the shop as its path, with its words; `level` is the depth of a category, from 1. */
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

/** A page of a sitemap for people (SMP-03, SMP-06): nothing beyond the last page, `failed` when the host cannot answer (SMP-05). */
export const fetchSitemap = async (
  host: HostClient,
  identifier: SitemapId,
  page: number,
): Promise<Sitemap | 'failed' | undefined> => {
  const answer = await ask(host, identifier, page, SITEMAP_PAGE_SIZE).catch(failed);
  if (answer === 'failed') return answer;
  return answer.ok ? read(answer.value) : undefined;
};

const ask = (host: HostClient, identifier: SitemapId, page: number, size: number) =>
  isPagedSitemap(identifier)
    ? host('readSitemapPage', { params: { identifier, page, size } })
    : host('readSitemap', { params: { identifier } });

const failed = (error: unknown): 'failed' => {
  if (!(error instanceof HostUnavailable)) throw error;
  return 'failed';
};

/** Entries fetched at a time for engines. */
const PORTION = 2500;

/** How many addresses a sitemap has. */
export const sitemapSize = async (host: HostClient, identifier: SitemapId): Promise<number> => {
  const answer = await ask(host, identifier, 1, 1);
  if (!answer.ok) return 0;
  return isPagedSitemap(identifier) && answer.value.data.length > 0
    ? answer.value.nbPages
    : answer.value.data.length;
};

/** The entries of a sitemap from one place to before another (0 is the first), a portion in memory at a time. */
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
