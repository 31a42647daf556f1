import type { Market } from '@materia/market-model';
import { pickFrom } from '../random.ts';
import { HOSTILE_VALUES } from './hostile-values.ts';

export type HostileRequest = {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** Path and query exactly as sent in the request line. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

/** Parameters that pages read, and some that no page reads. */
const PARAMETERS = [
  'page',
  'sort',
  'order_by',
  'page_size',
  'page_id',
  'q',
  'store',
  'return',
  'kind',
  'offer',
  'filters',
  'brand',
  'price',
  'price_min',
  'price_max',
  'quantity',
  'area',
  'utm_source',
  'page[]',
  '__proto__',
  '_routes',
  'index',
  '',
] as const;

/** Valid values, so that hostile ones get past the first check. */
const PLAIN_VALUES = [
  '1',
  '2',
  'cement',
  'price-asc',
  '012',
  '61-285',
  '10000017',
  'a',
  'professional',
] as const;

const FIELDS = [
  'email',
  'password',
  'firstname',
  'mobile',
  'taxNumber',
  'store',
  'returnTo',
  'sku',
  'quantity',
  'offer',
  'method',
  'slot',
  'intent',
  'coupon',
  'line',
] as const;

const COOKIES = [
  '__Host-s',
  '__Host-c',
  '__Host-n',
  '__Host-f',
  '__Host-g',
  '__Host-r',
  '__Host-store',
] as const;

const OTHER_PATHS = [
  '/robots.txt',
  '/health',
  '/texts/x/home.json',
  '/assets/x.js',
  '/media/x',
  '/gateway/x',
  '/authentication/services/refresh',
  '/authentication/oauth2/logout',
  '/.well-known/x',
  '/favicon.svg',
  '/sitemap.xml',
] as const;

/**
 * Generates random requests for the pages of a market, with hostile values in path, query, cookies
 * and forms. `session` is the cookie header of a signed-in customer, who sends about a third of the
 * requests.
 */
export const hostileRequests = (
  market: Pick<Market, 'id' | 'routes'>,
  random: () => number,
  session: string,
): (() => HostileRequest) => {
  const patterns = [
    ...Object.values(market.routes).flatMap(({ canonical, aliases }) => [canonical, ...aliases]),
    ...OTHER_PATHS,
  ];
  const chance = (share: number): boolean => random() < share;
  const value = (): string => pickFrom(chance(0.75) ? HOSTILE_VALUES : PLAIN_VALUES, random);
  const pathOf = (pattern: string): string => {
    const filled = pattern.replace(/:\w+/g, () => value());
    if (chance(0.05)) return `${filled}/${value()}`;
    if (chance(0.05)) return `/${filled}`;
    if (chance(0.05)) return filled.replace(/\/?$/, '.data');
    return chance(0.03) ? filled.toUpperCase() : filled;
  };
  const query = (): string => {
    if (chance(0.3)) return '';
    const count = chance(0.02) ? 200 : 1 + Math.floor(random() * 3);
    return `?${Array.from({ length: count }, () => `${chance(0.1) ? value() : pickFrom(PARAMETERS, random)}=${value()}`).join('&')}`;
  };
  return () => {
    const method = chance(0.1) ? 'POST' : chance(0.05) ? 'HEAD' : 'GET';
    const cookie = chance(0.2)
      ? `${pickFrom(COOKIES, random)}-${market.id}=${value()}`
      : method !== 'POST' && chance(0.4)
        ? session
        : undefined;
    const body =
      method === 'POST'
        ? Array.from(
            { length: 1 + Math.floor(random() * 5) },
            () => `${pickFrom(FIELDS, random)}=${value()}`,
          ).join('&')
        : undefined;
    return {
      method,
      target: pathOf(pickFrom(patterns, random)) + query(),
      headers: {
        ...(cookie === undefined ? {} : { cookie }),
        ...(method === 'POST'
          ? {
              'content-type': chance(0.9)
                ? 'application/x-www-form-urlencoded'
                : 'application/json',
              'sec-fetch-site': 'same-origin',
            }
          : {}),
        ...(chance(0.05)
          ? { 'accept-encoding': 'br', 'if-none-match': '"x"', range: 'bytes=0-1' }
          : {}),
      },
      body,
    };
  };
};
