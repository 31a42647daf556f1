import { sitemapPages } from '@materia/domain-navigation';
import type { PathTo, TextReader } from '@materia/market-model';
import type { PaginationProps } from '@materia/ui-design-system';

/** The address of a page of the list; the first has no number. */
const pagePath = (to: PathTo, page: number): string => (page === 1 ? to('orders') : `${to('orders')}?page=${page}`);

/** The pages of the list, with gaps where numbers are left out. */
export const orderPages = (page: number, pageCount: number, t: TextReader, to: PathTo): PaginationProps => ({
  label: t('orders.pages'),
  items: sitemapPages(page, pageCount).flatMap((number, index, pages) => {
    const before = pages[index - 1];
    const item = { kind: 'page', page: number, href: pagePath(to, number), isCurrent: number === page, name: t('orders.page', { page: number }) } as const;
    return before !== undefined && number - before > 1 ? [{ kind: 'gap', after: before } as const, item] : [item];
  }),
  previous: page > 1 ? { href: pagePath(to, page - 1), label: t('orders.previousPage') } : undefined,
  next: page < pageCount ? { href: pagePath(to, page + 1), label: t('orders.nextPage') } : undefined,
});
