import { SEARCH_PARAMETER } from '@materia/ui-shop';

/** The address of a search. `path` is the search page's. */
export const searchAddress = (path: string, words: string): string =>
  `${path}?${new URLSearchParams({ [SEARCH_PARAMETER]: words })}`;
