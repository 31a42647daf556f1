import { sitemapPages } from '@materia/domain-navigation';
import type { TextReader } from '@materia/market-model';
import type { PaginationProps } from '@materia/ui-design-system';

type ListPages = {
  readonly page: number;
  readonly pageCount: number;
  /** The name of the list, for the accessible name. */
  readonly label: string;
  /** The URL of a page of the list; the first has no page number. */
  readonly pathOf: (page: number) => string;
};

/** The pagination of a list, with gaps where page numbers are left out. */
export const listPages = (
  { page, pageCount, label, pathOf }: ListPages,
  t: TextReader,
): PaginationProps => ({
  label,
  items: sitemapPages(page, pageCount).flatMap((number, index, pages) => {
    const before = pages[index - 1];
    const item = {
      kind: 'page',
      page: number,
      href: pathOf(number),
      isCurrent: number === page,
      name: t('orders.page', { page: number }),
    } as const;
    return before !== undefined && number - before > 1
      ? [{ kind: 'gap', after: before } as const, item]
      : [item];
  }),
  previous: page > 1 ? { href: pathOf(page - 1), label: t('orders.previousPage') } : undefined,
  next: page < pageCount ? { href: pathOf(page + 1), label: t('orders.nextPage') } : undefined,
});
