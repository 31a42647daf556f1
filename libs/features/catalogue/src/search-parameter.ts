/** The query parameter of the search text, as sent by the header's search form. */
export const SEARCH_PARAMETER = 'q';

/** With the value `1`, the text is searched for as typed, without correction. */
export const LITERAL_PARAMETER = 'literal';

/** The address of a search. `path` is the search page's. */
export const searchAddress = (path: string, words: string, isLiteral = false): string =>
  `${path}?${new URLSearchParams({
    [SEARCH_PARAMETER]: words,
    ...(isLiteral && { [LITERAL_PARAMETER]: '1' }),
  })}`;
