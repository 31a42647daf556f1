import type { RouteName } from '@materia/market-model';

type Page = RouteName | undefined;

/** The pages that one document showed, in the order they were opened. Times are milliseconds since the document was requested. */
export type PageTrail = {
  readonly open: (page: Page, at: number) => void;
  /** The page that was open at a time, or the first page for earlier times; undefined for a page without a name. */
  readonly pageAt: (time: number) => Page;
};

/** A document may show several pages in turn. Each figure belongs to the page that was open at the time. */
export const pageTrail = (): PageTrail => {
  const opened: { readonly page: Page; readonly at: number }[] = [];
  return {
    open: (page, at) => void opened.push({ page, at }),
    pageAt: (time) => (opened.findLast(({ at }) => at <= time) ?? opened[0])?.page,
  };
};
