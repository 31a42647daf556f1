import type { RouteName } from '@materia/market-model';

type Page = RouteName | undefined;

/** The pages that one document showed, in the order they were opened; times in milliseconds since it was asked for. */
export type PageTrail = {
  readonly open: (page: Page, at: number) => void;
  /** The page that was open at a time, the first one before that was noted; undefined for a page without a name. */
  readonly pageAt: (time: number) => Page;
};

/** A document may show several pages one after the other: what happened to its visitor belongs to the page that was open then. */
export const pageTrail = (): PageTrail => {
  const opened: { readonly page: Page; readonly at: number }[] = [];
  return {
    open: (page, at) => void opened.push({ page, at }),
    pageAt: (time) => (opened.findLast(({ at }) => at <= time) ?? opened[0])?.page,
  };
};
