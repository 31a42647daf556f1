import type { IncomingMessage } from 'node:http';
import { isBot } from '@materia/domain-navigation';
import { searchForm } from '@materia/ui-shop/search-form';
import type { Shop } from '../shop/shop.ts';

type PageRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Product pages, whose paths have one segment. */
const PRODUCT_PATH = /^\/[^/]+\.html$/;
const LONGEST = 200;

/**
 * Counts the products that are opened from search results, so that market teams see queries whose results no one opens.
 * The address of the page before says so, with and without scripts. Only the query is passed on, nothing about the
 * visitor.
 */
export const searchClicks = (
  shop: Pick<Shop, 'hostFor'> & {
    readonly market: Pick<Shop['market'], 'routes'>;
    readonly environment: Pick<Shop['environment'], 'publicOrigin' | 'bots'>;
  },
): ((request: PageRequest) => void) => {
  const { routes } = shop.market;
  const ownPaths = new Set(Object.values(routes).map(({ canonical }) => canonical));
  return (request) => {
    const search = searchedBefore(request, shop.environment.publicOrigin, routes.search.canonical);
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (
      search === undefined ||
      request.method !== 'GET' ||
      !PRODUCT_PATH.test(path) ||
      ownPaths.has(path) ||
      request.headers['sec-purpose'] !== undefined ||
      isBot(request.headers['user-agent'], shop.environment.bots)
    )
      return;
    // A count must never delay or fail a page.
    shop
      .hostFor({ address: undefined, correlationId: undefined, token: undefined })(
        'countSearchClick',
        {
          body: { search },
        },
      )
      .catch(() => undefined);
  };
};

const searchedBefore = (
  { headers }: PageRequest,
  publicOrigin: string,
  searchPath: string,
): string | undefined => {
  if (headers.referer === undefined || !URL.canParse(headers.referer)) return undefined;
  const before = new URL(headers.referer);
  if (before.origin !== publicOrigin && before.host !== headers.host) return undefined;
  if (before.pathname !== searchPath) return undefined;
  const search = searchForm.read(before.searchParams).words.trim().slice(0, LONGEST);
  return search === '' ? undefined : search;
};
