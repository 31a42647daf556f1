/** The query parameter of the search text, as sent by the header's search form. */
export const SEARCH_PARAMETER = 'q';
