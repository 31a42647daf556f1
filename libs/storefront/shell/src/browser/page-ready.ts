import type { RouteName } from '@materia/market-model';

/** Fired on `window` once the scripts of a page run. */
export const PAGE_READY_EVENT = 'materia:page-ready';

export type PageReady = {
  readonly page: RouteName | undefined;
  readonly path: string;
  /** The title in the market's language, as shown in the tab. */
  readonly title: string;
};

export const tellPageReady = (detail: PageReady): void => {
  dispatchEvent(new CustomEvent<PageReady>(PAGE_READY_EVENT, { detail }));
};
