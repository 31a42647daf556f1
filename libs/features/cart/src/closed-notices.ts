/** The parameter of the cart page that names the notices the shopper closed. */
export const CLOSED_PARAMETER = 'closed';

/** There are fewer kinds of notices. */
const MOST_CLOSED = 10;

export const readClosedNotices = (search: URLSearchParams): readonly string[] =>
  search.getAll(CLOSED_PARAMETER).slice(0, MOST_CLOSED);
