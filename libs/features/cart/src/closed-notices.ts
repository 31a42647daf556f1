/** The query parameter of the cart page with the codes of closed notices. */
export const CLOSED_PARAMETER = 'closed';

/** More than the number of notice codes. */
const MAX_CLOSED = 10;

export const parseClosedNotices = (search: URLSearchParams): readonly string[] =>
  search.getAll(CLOSED_PARAMETER).slice(0, MAX_CLOSED);
