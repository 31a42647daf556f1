import { isGuestLink, isGuestLinkReference } from '@materia/domain-checkout';
import {
  isCategorySegment,
  isPageName,
  isProductUrlKey,
  isSku,
  isStoreNameParam,
  isVendorKey,
} from '@materia/domain-navigation';
import {
  type MarketRoutes,
  ROUTE_PARAMS,
  type RouteName,
  type RouteParam,
} from '@materia/market-model';

/** The target of a path of the shop. `path` is the page's canonical path, percent-encoded. */
export type Destination =
  | { readonly kind: 'page'; readonly name: RouteName; readonly path: string }
  | { readonly kind: 'moved'; readonly name: RouteName; readonly path: string }
  | { readonly kind: 'unknown' };

type Pattern = {
  readonly name: RouteName;
  readonly expression: RegExp;
  readonly params: readonly string[];
  readonly rank: number;
  /** The number of segments. */
  readonly depth: number;
  /** The first segment, if it is fixed text. */
  readonly firstWord: string | undefined;
};

/** An order number or id. Values that the shop never issues are not looked up. */
const isIdentifier = (value: string): boolean => /^[\w-]{1,64}$/.test(value);

/** The token of an e-mail: letters, digits and the extra characters of URL-safe Base64. */
const isToken = (value: string): boolean => /^[\w-]{1,200}$/.test(value);

/** The signed link of a guest's purchase, as mails contain it, or the reference that stands for it elsewhere. */
const isLinkOrReference = (value: string): boolean =>
  isGuestLink(value) || isGuestLinkReference(value);

type Rule = (value: string) => boolean;

/** The valid values of each route parameter; a parameter without a rule would make its pages unknown. */
const PARAM_RULES: Readonly<Record<RouteParam<RouteName>, Rule>> = {
  kind: isCategorySegment,
  level1: isCategorySegment,
  level2: isCategorySegment,
  level3: isCategorySegment,
  level4: isCategorySegment,
  urlKey: isProductUrlKey,
  storeName: isStoreNameParam,
  orderId: isIdentifier,
  attempt: isIdentifier,
  listId: isIdentifier,
  purchaseId: isIdentifier,
  quoteId: isIdentifier,
  approvalId: isIdentifier,
  threadId: isIdentifier,
  addressId: isIdentifier,
  id: isIdentifier,
  token: isToken,
  link: isLinkOrReference,
  sku: isIdentifier,
  vendorKey: isVendorKey,
  brandKey: isCategorySegment,
  categoryKey: isCategorySegment,
  sitemapId: isCategorySegment,
  pageName: isPageName,
  postName: isPageName,
  skuProduct: isSku,
};
const RULES: ReadonlyMap<string, Rule> = new Map(Object.entries(PARAM_RULES));

/**
 * Creates the path resolver of a market. A path that differs from its page's own only in slashes, or that is
 * an alias, is a redirect. A parameter value that cannot exist
 * makes the path unknown. The path is the one of a URL: it starts with a slash and is percent-encoded.
 */
export const addressReader = (routes: MarketRoutes): ((pathname: string) => Destination) => {
  const patterns = Map.groupBy(patternsOf(routes), ({ depth }) => depth);
  return (pathname) => {
    const path = pathname.replace(/\/{2,}/g, '/');
    const words = wordsOf(path);
    const [first = ''] = words;
    for (const pattern of patterns.get(words.length) ?? []) {
      if (pattern.firstWord !== undefined && pattern.firstWord !== first) continue;
      const values = match(pattern, path);
      if (values === undefined) continue;
      const target = fill(routes[pattern.name].canonical, values);
      return { kind: target === pathname ? 'page' : 'moved', name: pattern.name, path: target };
    }
    return { kind: 'unknown' };
  };
};

const wordsOf = (path: string): readonly string[] => path.replace(/\/$/, '').split('/').slice(1);

const fill = (canonical: string, values: Readonly<Record<string, string>>): string =>
  canonical.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(values[param] ?? ''));

const match = (
  { expression, params }: Pattern,
  path: string,
): Readonly<Record<string, string>> | undefined => {
  const found = expression.exec(path);
  if (found === null) return undefined;
  const values: Record<string, string> = {};
  for (const [index, param] of params.entries()) {
    const value = decode(found[index + 1] ?? '');
    if (value === undefined || RULES.get(param)?.(value) !== true) return undefined;
    values[param] = value;
  }
  return values;
};

const decode = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

/** Fixed segments win over parameters, and a parameter with a suffix over a bare one. */
const patternsOf = (routes: MarketRoutes): readonly Pattern[] =>
  Object.keys(ROUTE_PARAMS)
    .filter((name): name is RouteName => name in ROUTE_PARAMS)
    .flatMap((name) =>
      [routes[name].canonical, ...routes[name].aliases].map((path) => patternOf(name, path)),
    )
    .sort((a, b) => a.rank - b.rank);

const patternOf = (name: RouteName, path: string): Pattern => {
  const bare = path.replace(/\/$/, '');
  const params = [...bare.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
  const source = bare
    .split('/')
    .map((segment) => segment.replace(/[.+*?^$()|[\]\\]/g, '\\$&').replace(/:\w+/, '([^/]+?)'));
  const bareParams = bare.split('/').filter((segment) => /^:\w+$/.test(segment)).length;
  const words = wordsOf(bare);
  const [first = ''] = words;
  return {
    name,
    params,
    depth: words.length,
    firstWord: first.includes(':') ? undefined : first,
    expression: new RegExp(`^${source.join('/')}/?$`),
    rank: bareParams * 10 + params.length,
  };
};
