import {
  isOpenToGuests,
  may,
  type Permission,
  type Principal,
  principalOf,
} from '@materia/domain-customer';
import { decideLeaving } from '@materia/domain-quotes';
import { printPlace } from '@materia/domain-contact';
import type { FrameRequest } from '@materia/page-request';
import { isRefreshed, leaveQuotePath, signInPath } from '@materia/page-request';
import type { Market, RouteName } from '@materia/market-model';
import { factsOf, isBarePage, PAGES } from '../../routes/pages.ts';
import { shellPages } from '../../routes/shell-pages.ts';
import { sharedQuery } from '../../routes/query.ts';
import { comparisonEntries, showsComparison } from '../../frame-facts/comparison-entries.ts';
import { addedProduct } from '../../frame-facts/added-product.ts';
import { storedConsent } from '../../consent/consent-cookie.ts';
import { cookieJar } from '../cookies/cookie-jar.ts';
import { STORE_SECONDS } from '../cookies/cookie-names.ts';
import { takeFlash, writeFlash } from '../session/flash-cookie.ts';
import { sentFields } from './sent-fields.ts';
import { sentForms } from './sent-forms.ts';
import type { Shop } from '../shop/shop.ts';
import { openShopper } from '../visit/shopper.ts';
import { unpaidPurchases } from '../visit/unpaid-purchases.ts';
import { cartOf, refreshedVisit, type Visit } from '../visit/visit.ts';
import {
  asOpened,
  canonicalAddress,
  type RequestedPage,
  UNKNOWN_PATH,
} from '../visit/requested-page.ts';
import { cachedPage, isPage, pageHeaders, type ResponseSettings } from './page-response.ts';
import { type CachedPage, type RenderedPage, type PageCache } from '../page-cache/page-cache.ts';
import { plainPage } from './plain-page.ts';
import type { IncomingForm } from './read-form.ts';
import { type Redirect } from './redirects.ts';
import type { Rendered, Renderer } from '../rendering/renderer.ts';

/** A response ready to be sent. `body` is not yet compressed unless it is a cached page. */
export type Answer =
  | { readonly kind: 'cached'; readonly page: CachedPage }
  | {
      readonly kind: 'rendered';
      readonly status: number;
      readonly headers: Headers;
      readonly body: Buffer | undefined;
      /** Sent as it arrives, instead of a body. */
      readonly file?: Rendered['file'];
    };

export type PageServer = (
  asked: RequestedPage,
  visit: Visit,
  incoming: IncomingPage,
) => Promise<Answer>;

export type IncomingPage = {
  /** Created when a page is rendered for this request only. */
  readonly headers: () => Headers;
  /** The form of a page that is sent; without a body for a page that is read. */
  readonly form: IncomingForm;
  /** Asks for the page as it is now, not as it was up to a minute ago. */
  readonly isFresh: boolean;
  /** Prefetched and perhaps never shown, so it must not consume a message. */
  readonly isAhead: boolean;
};

type PageServerOptions = {
  readonly shop: Shop;
  readonly renderer: Renderer;
  readonly cache: PageCache;
  readonly settings: ResponseSettings;
  readonly findRedirection: (path: string) => Promise<Redirect | undefined>;
};

/** Longer queries are served, but not cached. */
const CACHED_QUERY_LENGTH = 300;

/**
 * Creates the handler of page requests: from the cache where all guests see the same page, else
 * rendered for the visit.
 */
export const createPageServer = (options: PageServerOptions): PageServer => {
  const { shop, cache, renderer } = options;
  return async (request, given, incoming) => {
    const asked = asOpened(request, given.flags[given.channel]);
    const { destination, url } = asked;
    const refresh = incoming.isFresh && isRefreshed(url.searchParams);
    const visit = refresh ? await refreshedVisit(shop, given) : given;
    if (destination.kind === 'moved')
      return redirection(destination.path + url.search, isRead(asked) ? 301 : 308);
    const store = visit.isPreview ? undefined : await storeOfQuery(shop, asked, visit);
    if (store !== undefined) {
      visit.jar.write(shop.names.store, store.id, { maxAge: STORE_SECONDS, readable: true });
      return redirection(store.location, 302);
    }
    if (await leavesQuote(shop, asked, visit))
      return redirection(leaveQuotePath(shop.to, asked.path + url.search), 302);
    const flash =
      incoming.isAhead || isBarePage(pageOf(asked))
        ? undefined
        : takeFlash(visit.jar, shop.names, shop.market.texts);
    const hasPayment = visit.jar.read(shop.names.payment) !== undefined;
    const isComparing =
      visit.jar.read(shop.names.compared) !== undefined && showsComparison(pageOf(asked));
    const shared = incoming.isFresh
      ? undefined
      : sharedAddress(asked, visit, flash !== undefined || hasPayment || isComparing);
    if (shared !== undefined) {
      const old =
        destination.kind === 'unknown' ? await options.findRedirection(asked.path) : undefined;
      if (old !== undefined) return redirection(old.location, old.status);
      const key = [
        renderer.version,
        visit.flags.version,
        visit.channel,
        visit.store.id,
        visit.store.priceContexts[0],
        visit.showcase?.id ?? '',
        visit.place === undefined ? '' : printPlace(visit.place),
        asksConsent(shop, visit) ? 'asks' : '',
        shared,
      ].join('|');
      shop.metrics?.pageAnswers.inc({ market: shop.market.id, source: 'shared' });
      return {
        kind: 'cached',
        page: await cache.get(key, () => {
          shop.metrics?.sharedDrawings.inc({ market: shop.market.id });
          return renderShared(options, asked, visit, shared);
        }),
      };
    }
    shop.metrics?.pageAnswers.inc({ market: shop.market.id, source: 'visit' });
    return renderPrivate(options, asked, visit, incoming, flash);
  };
};

const isRead = ({ method }: RequestedPage): boolean => method === 'GET' || method === 'HEAD';

const redirection = (location: string, status: number): Answer => ({
  kind: 'rendered',
  status,
  headers: new Headers({ location, 'cache-control': 'no-store' }),
  body: undefined,
});

const pageOf = ({ destination }: RequestedPage): RouteName | undefined =>
  destination.kind === 'unknown' ? undefined : destination.name;

/**
 * Whether a customer who orders a quote opens a page outside of that purchase. Such a page asks
 * first, so that no link, prefetched or not, ends the purchase.
 */
const leavesQuote = async (
  shop: Shop,
  asked: RequestedPage,
  { jar, session, isPreview }: Visit,
): Promise<boolean> => {
  const name = pageOf(asked);
  if (name === undefined || !isRead(asked) || isBarePage(name) || isPreview) return false;
  if (session.kind !== 'customer' || name in shellPages || name === 'leaveQuote') return false;
  const cart = await cartOf(shop, jar, session.content.c.id);
  const kind = cart?.quoteStore === undefined ? 'none' : 'converting';
  return decideLeaving(name, { kind }).kind === 'warn-then-abort';
};

/**
 * The path and query under which all guests see the same page; undefined when this visit needs a
 * private page: it has a message, a payment that was started here, or products to compare.
 */
const sharedAddress = (
  asked: RequestedPage,
  visit: Visit,
  isPrivate: boolean,
): string | undefined => {
  if (!isRead(asked) || isPrivate || visit.isPreview || visit.session.kind !== 'guest')
    return undefined;
  const name = pageOf(asked);
  if (name === undefined) return UNKNOWN_PATH;
  if (!PAGES[name].sharedByGuests) return undefined;
  const query = sharedQuery(asked.url.searchParams, PAGES[name].query);
  return query.length > CACHED_QUERY_LENGTH ? undefined : asked.path + query;
};

/** With CHANGE_STORE_FROM_QUERY a page's query may name a store; the response then redirects to the page without it. */
const storeOfQuery = async (
  shop: Shop,
  asked: RequestedPage,
  { flags, channel }: Visit,
): Promise<{ readonly id: string; readonly location: string } | undefined> => {
  const named = asked.url.searchParams.get('store');
  if (
    named === null ||
    !flags[channel].CHANGE_STORE_FROM_QUERY ||
    !isRead(asked) ||
    asked.destination.kind !== 'page'
  )
    return undefined;
  const store = await shop.directory.storeByName(named);
  if (store === undefined) return undefined;
  const query = new URLSearchParams(asked.url.searchParams);
  query.delete('store');
  return { id: store.id, location: asked.path + (query.size === 0 ? '' : `?${query}`) };
};

/** A shopper who has not chosen which cookies are allowed is asked on each page. */
const asksConsent = ({ names }: Shop, { jar, isPreview, channel }: Visit): boolean =>
  !isPreview && channel === 'web' && storedConsent(jar.read(names.consent)) === undefined;

/** Renders a page for all guests: it contains nothing of the visit but store, channel and whether it asks for consent. */
const renderShared = async (
  options: PageServerOptions,
  asked: RequestedPage,
  visit: Visit,
  address: string,
): Promise<RenderedPage> => {
  const { shop, renderer, settings } = options;
  const anyGuest: Visit = {
    ...visit,
    isBot: false,
    jar: cookieJar(undefined),
    session: { kind: 'guest' },
    caller: { ...visit.caller, address: undefined },
  };
  const shopper = await openShopper(shop, anyGuest, {
    returnPath: address,
    customersOnly: false,
  });
  const frame: FrameRequest = {
    ...(await frameOf(shop, asked)),
    address,
    asksConsent: asksConsent(shop, visit),
    flash: undefined,
    cartCount: () => undefined,
    hostFailure: shopper.hostFailure,
    boot: settings.boot,
  };
  const response = orPlainPage(
    shop,
    await renderer.render(
      new Request(shop.environment.publicOrigin + address),
      shopper.request,
      frame,
    ),
  );
  const location = response.headers.get('location');
  if (location !== null)
    return { page: await redirectPage(response.status, location), mayBeCached: false };
  const old =
    response.status === 404 && asked.destination.kind === 'page'
      ? await options.findRedirection(asked.path)
      : undefined;
  if (old !== undefined)
    return { page: await redirectPage(old.status, old.location), mayBeCached: false };
  const { policy } = settings;
  const page = await cachedPage(response.status, response.body, policy);
  return {
    page: withRetryAfter(page),
    mayBeCached: policy !== undefined && (page.status === 200 || page.status === 404),
  };
};

const redirectPage = async (status: number, location: string): Promise<CachedPage> => {
  const page = await cachedPage(status, Buffer.alloc(0), undefined);
  return { ...page, headers: { location, 'cache-control': 'no-store' } };
};

const withRetryAfter = (page: CachedPage): CachedPage =>
  page.status < 500
    ? page
    : {
        ...page,
        headers: {
          ...page.headers,
          'cache-control': 'no-store',
          'retry-after': RETRY_AFTER_SECONDS,
        },
      };
const RETRY_AFTER_SECONDS = '5';

/** Who visits the page. The session says whether the account is a professional's, as it was at sign-in. */
const principalIn = ({ session }: Visit): Principal =>
  principalOf(session.kind === 'customer' ? { isProCard: session.content.c.p } : undefined);

/** What the page requires of this visitor. Customers whose session has expired sign in again: their cart is in the account. */
const permissionOf = (
  name: RouteName,
  { flags, channel, session }: Visit,
  { settings }: Pick<Market, 'settings'>,
): Permission => {
  const { permission, openedBy } = factsOf(name);
  if (openedBy === undefined || session.kind === 'expired') return permission;
  const isOpen =
    'flag' in openedBy ? flags[channel][openedBy.flag] : !settings[openedBy.withoutSetting];
  return isOpen ? openedBy.permission : permission;
};

/** Renders a page for this visit only. */
const renderPrivate = async (
  { shop, renderer, settings, findRedirection }: PageServerOptions,
  asked: RequestedPage,
  visit: Visit,
  incoming: IncomingPage,
  flash: FrameRequest['flash'],
): Promise<Answer> => {
  const name = pageOf(asked);
  const returnPath = asked.path + asked.url.search;
  const permission = name === undefined ? undefined : permissionOf(name, visit, shop.market);
  const customersOnly = name !== undefined && !isOpenToGuests(factsOf(name).permission);
  const lacksSignIn = permission !== undefined && !may(principalIn(visit), permission);
  const signInInstead = lacksSignIn && isRead(asked);
  const forms =
    name === undefined
      ? undefined
      : await sentForms(shop, visit, asked, {
          keepsForms: factsOf(name).keepsForms,
          version: renderer.version,
        });
  const shopper = await openShopper(shop, visit, {
    returnPath,
    customersOnly,
    interruptedForm: forms?.interrupted,
  });
  const typed = isRead(asked)
    ? []
    : await sentFields(
        incoming.form,
        name === undefined ? [] : factsOf(name).keepsForms?.secretFields,
      );
  const frame: FrameRequest = {
    ...(await frameOf(shop, asked)),
    ...(name !== undefined && factsOf(name).sendsFormsOnce !== true && { sentFields: typed }),
    ...(signInInstead ? { page: 'login' } : forms?.ofFrame),
    movedTo:
      asked.destination.kind === 'moved' ? asked.destination.path + asked.url.search : undefined,
    signInNeeded: lacksSignIn && !signInInstead,
    flash:
      visit.session.kind === 'expired'
        ? { type: 'warning', key: 'errors.sessionExpired' }
        : (flash ??
          (signInInstead ? { type: 'information', key: 'errors.signInNeeded' } : undefined)),
    asksConsent: asksConsent(shop, visit),
    added: await addedProduct(shopper.request, flash?.added),
    compared: await comparisonEntries(shopper.request, name),
    cartCount: shopper.cartCount,
    hostFailure: shopper.hostFailure,
    // A preview is shown in the console, where its scripts must not run.
    boot: visit.isPreview ? undefined : settings.boot,
  };
  const signIn = signInPath(shop.to, returnPath);
  const target = signInInstead
    ? signIn
    : asked.destination.kind === 'unknown'
      ? UNKNOWN_PATH
      : asked.url.pathname + asked.url.search;
  const rendered = await renderer.render(
    pageRequest(shop.environment.publicOrigin + target, asked, incoming),
    { ...shopper.request, unpaid: await unpaidPurchases(shopper.request, name) },
    frame,
  );
  const response = orPlainPage(shop, rendered);
  await shopper.settle();
  if (lacksSignIn && !isRead(asked))
    writeFlash(visit.jar, shop.names, {
      type: visit.session.kind === 'expired' ? 'warning' : 'information',
      key: visit.session.kind === 'expired' ? 'errors.sessionExpired' : 'errors.signInNeeded',
    });
  await forms?.settle(response, typed);
  if (response.status === 404 && isRead(asked)) {
    const old = await findRedirection(asked.path);
    if (old !== undefined) return redirection(old.location, old.status);
  }
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'private, no-store');
  if (response.status >= 503) headers.set('retry-after', RETRY_AFTER_SECONDS);
  if (signInInstead) {
    headers.set('location', signIn);
    headers.set('x-login-redirect', signIn);
  }
  if (!isPage(response))
    return {
      kind: 'rendered',
      status: response.status,
      headers,
      body: response.body,
      ...(response.file !== undefined && { file: response.file }),
    };
  for (const [header, value] of Object.entries(pageHeaders(settings.policy)))
    headers.set(header, value);
  return {
    kind: 'rendered',
    status: signInInstead && response.status === 200 ? 401 : response.status,
    headers,
    body: response.body,
  };
};

/** The renderer's last resort is a fixed sentence; the shopper sees the market's text instead. */
const orPlainPage = ({ market }: Shop, rendered: Rendered): Rendered =>
  rendered.status < 500 || isPage(rendered)
    ? rendered
    : {
        status: rendered.status,
        headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
        body: Buffer.from(plainPage(market, 'problemTitle', 'problemText')),
      };

/** The request as the application sees it: with the public origin, without cookies, which only the server reads. */
const pageRequest = (
  address: string,
  { method }: RequestedPage,
  { headers, form: { body } }: IncomingPage,
): Request => {
  const own = headers();
  // The server has already rejected cross-site requests; its internal host name may differ from the public one.
  for (const name of ['cookie', 'authorization', 'origin', 'host', 'x-forwarded-host'])
    own.delete(name);
  return new Request(address, {
    method: method === 'HEAD' ? 'GET' : method,
    headers: own,
    ...(body === undefined || method === 'GET' || method === 'HEAD' ? {} : { body }),
  });
};

const frameOf = async (
  shop: Shop,
  asked: RequestedPage,
): Promise<Omit<FrameRequest, 'asksConsent' | 'flash' | 'cartCount' | 'hostFailure' | 'boot'>> => {
  const page = pageOf(asked);
  return {
    page,
    address: asked.path + asked.url.search,
    cartCountCookie: shop.names.cartCount,
    monitoring: shop.environment.monitoring,
    contextCookie: shop.names.context,
    movedTo: undefined,
    signInNeeded: false,
    canonical: canonicalAddress(asked),
    alternates: alternatesOf(shop, page),
    otherShops: shop.otherShops,
    categories: await shop.directory.departments(),
  };
};

/** The equivalent pages of other markets, where they are sure to exist. */
const alternatesOf = (
  { environment: { alternates } }: Shop,
  page: RouteName | undefined,
): FrameRequest['alternates'] =>
  page === 'home' || page === 'stores'
    ? alternates.map(({ locale, origin, [page]: path }) => ({ locale, address: origin + path }))
    : [];
