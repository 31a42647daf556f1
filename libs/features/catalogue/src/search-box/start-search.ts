import { startSuggesting } from '@materia/ui-design-system/behaviours';
import { SEARCH_PARAMETER } from '@materia/ui-shop';
import { searchAddress } from '../search-address.ts';
import {
  forgetSearches,
  RECENT_PARAMETER,
  recentSearches,
  rememberSearch,
} from './recent-searches.ts';

/** Suggestions are requested after this many letters, and after a pause in typing. */
const LETTERS_NEEDED = 2;
const PAUSE_MS = 200;

type FetchList = (
  field: HTMLInputElement,
  query: Readonly<Record<string, string>>,
) => Promise<HTMLElement>;

/**
 * Suggests products, departments and brands while shoppers type in the header, and their last
 * searches in an empty field. `fetchList` fetches the list from the field's page of suggestions.
 */
export const startSearch = (marketId: string, fetchList: FetchList): void => {
  const isSearch = (field: Element): boolean => field.matches(FIELD);
  startSuggesting({
    fields: FIELD,
    pauseMs: PAUSE_MS,
    listFor: (text, field) => {
      if (text === '') return recentList(marketId, field, fetchList);
      return text.length < LETTERS_NEEDED
        ? undefined
        : fetchList(field, { [SEARCH_PARAMETER]: text });
    },
    onChosen: ({ dataset: { href, words } }, field) => {
      if (href === undefined) return forgetSearches(marketId);
      rememberSearch(marketId, words ?? field.value);
      location.assign(href);
    },
  });
  addEventListener('submit', ({ target }) => {
    const field =
      target instanceof HTMLFormElement ? [...target.elements].find(isSearch) : undefined;
    if (field instanceof HTMLInputElement) rememberSearch(marketId, field.value);
  });
};

const FIELD = 'header [data-suggestions] input';

/** The server prepares the rows; the words stay in the browser. */
const recentList = (
  marketId: string,
  field: HTMLInputElement,
  fetchList: FetchList,
): Promise<HTMLElement> | undefined => {
  const searches = recentSearches(marketId);
  if (searches.length === 0) return undefined;
  return fetchList(field, { [RECENT_PARAMETER]: String(searches.length) }).then((list) => {
    const rows = list.querySelectorAll<HTMLElement>('[data-words]');
    for (const [index, row] of rows.entries()) {
      const words = searches[index] ?? '';
      row.dataset['words'] = words;
      row.dataset['href'] = searchAddress(field.form?.getAttribute('action') ?? '', words);
      const label = row.querySelector('[data-label]');
      if (label !== null) label.textContent = words;
    }
    return list;
  });
};
