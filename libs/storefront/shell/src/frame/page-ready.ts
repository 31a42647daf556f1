import type { RouteName } from '@materia/market-model';

/** Told on `window` after each change of the page and once when the application has taken it over (SHL-09). */
export const PAGE_READY_EVENT = 'materia:page-ready';

export type PageReady = {
  readonly page: RouteName | undefined;
  readonly path: string;
  /** The title in the market's language, as it stands in the tab (SHL-08). */
  readonly title: string;
};

export const tellPageReady = (detail: PageReady): void => {
  dispatchEvent(new CustomEvent<PageReady>(PAGE_READY_EVENT, { detail }));
};
