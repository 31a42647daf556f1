import type { RouteName, TextKey } from '@materia/market-model';

/** Customer pages that are not available yet, by the text keys of their titles. */
export const COMING_PAGES = {
  myQuotes: 'accountMenu.quotes',
  quoteDetails: 'coming.quote',
  createQuote: 'coming.createQuote',
} as const satisfies Readonly<Partial<Record<RouteName, TextKey>>>;

export type ComingPage = keyof typeof COMING_PAGES;

export const isComingPage = (name: string | undefined): name is ComingPage =>
  name !== undefined && Object.hasOwn(COMING_PAGES, name);
