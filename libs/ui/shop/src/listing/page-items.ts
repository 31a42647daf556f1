import { sitemapPages } from '@materia/domain-navigation';
import type { PaginationItem } from '@materia/ui-design-system';

/**
 * The pages a listing links to: first, last, two on either side, every tenth; gaps mark omitted
 * numbers.
 */
export const pageItems = (
  current: number,
  last: number,
  words: { readonly hrefOf: (page: number) => string; readonly nameOf: (page: number) => string },
): readonly PaginationItem[] =>
  sitemapPages(current, last).flatMap((page, index, pages): readonly PaginationItem[] => {
    const before = pages[index - 1];
    const item = {
      kind: 'page',
      page,
      href: words.hrefOf(page),
      isCurrent: page === current,
      name: words.nameOf(page),
    } as const;
    return before !== undefined && page - before > 1
      ? [{ kind: 'gap', after: before }, item]
      : [item];
  });
