/** One crawler: a display name and a fragment of its user agent, compared case-insensitively. */
export type BotPattern = { readonly name: string; readonly contains: string };

/**
 * The website's store: bots see its prices and stock, and so do shoppers before they choose a
 * store. It has no physical location, so store lists omit it.
 */
export const BOT_SELLER_CODE = '000';

/**
 * Search engines and link previews that visit the shops of the four markets. Operators may extend
 * or replace the list. Plain fragments instead of regular expressions, so that no edit can make
 * matching slow. Source: the user agents published by the crawlers' operators.
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

/** Whether a user agent belongs to a bot of the list. A request without a user agent does not. */
export const isBot = (
  userAgent: string | null | undefined,
  patterns: readonly BotPattern[] = BOT_PATTERNS,
): boolean => {
  const agent = (userAgent ?? '').toLowerCase();
  return patterns.some(({ contains }) => contains !== '' && agent.includes(contains.toLowerCase()));
};
