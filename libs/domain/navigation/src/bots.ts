/** One crawler: a name for people and a fragment its user agent contains, compared without case. */
export type BotPattern = { readonly name: string; readonly contains: string };

/** The website's store: a bot sees its prices and stock, and so do shoppers before they choose a store. It has no doors, so lists of stores leave it out. */
export const BOT_SELLER_CODE = '000';

/**
 * Search engines and link previews that come to the shops of the four markets. Operators may extend or replace the list.
 * Fragments, not expressions: no edit can make the test slow.
 * Source: the user agents the operators of these crawlers publish.
 */
export const BOT_PATTERNS = [
  { name: 'Google', contains: 'googlebot' },
  { name: 'Google shopping', contains: 'storebot-google' },
  { name: 'Google ads', contains: 'adsbot-google' },
  { name: 'Google inspection', contains: 'google-inspectiontool' },
  { name: 'Google, other products', contains: 'googleother' },
  { name: 'Bing', contains: 'bingbot' },
  { name: 'Bing preview', contains: 'bingpreview' },
  { name: 'Bing ads', contains: 'adidxbot' },
  { name: 'Yahoo', contains: 'slurp' },
  { name: 'DuckDuckGo', contains: 'duckduckbot' },
  { name: 'Qwant', contains: 'qwantbot' },
  { name: 'Ecosia', contains: 'ecosiabot' },
  { name: 'Seznam', contains: 'seznambot' },
  { name: 'Apple', contains: 'applebot' },
  { name: 'Yandex', contains: 'yandex.com/bots' },
  { name: 'Baidu', contains: 'baiduspider' },
  { name: 'Facebook preview', contains: 'facebookexternalhit' },
  { name: 'X preview', contains: 'twitterbot' },
  { name: 'LinkedIn preview', contains: 'linkedinbot' },
  { name: 'Pinterest', contains: 'pinterestbot' },
] as const satisfies readonly BotPattern[];

/** Tells whether a user agent belongs to a bot of the list. A request without a user agent is not taken for one. */
export const isBot = (
  userAgent: string | null | undefined,
  patterns: readonly BotPattern[] = BOT_PATTERNS,
): boolean => {
  const agent = (userAgent ?? '').toLowerCase();
  return patterns.some(({ contains }) => contains !== '' && agent.includes(contains.toLowerCase()));
};
