import { anyOutageAs, type HostClient } from '@materia/api-client-kernel';
import type { FlagSnapshot } from '@materia/domain-feature-flags';
import { parsePlace, type ShopperPlace } from '@materia/domain-contact';
import { isBot } from '@materia/domain-navigation';
import type { ShopChannel } from '@materia/page-request';
import { type CookieJar, cookieJar } from '../cookies/cookie-jar.ts';
import type { Caller } from '../host/host-clients.ts';
import { cartContent, type CartContent } from '../session/cart-cookie.ts';
import type { OpenSession } from '../session/cookie-sessions.ts';
import { customerSummary } from '../session/session-content.ts';
import type { Shop } from '../shop/shop.ts';
import type { KnownStore } from '../shop/shop-directory.ts';

/** The facts of a request before a page is rendered: the shopper, the store and the cookies. */
export type Visit = {
  readonly jar: CookieJar;
  readonly session: OpenSession;
  readonly isBot: boolean;
  /** What the browser says it is. */
  readonly userAgent: string | undefined;
  readonly channel: ShopChannel;
  /**
   * Read once, so that the whole response uses the same flags even when a change is published
   * meanwhile.
   */
  readonly flags: FlagSnapshot;
  /** Shows a market team its unpublished changes: rendered each time, and read-only. */
  readonly isPreview: boolean;
  /** The store that sells to the shopper. */
  readonly store: KnownStore & { readonly chosen: boolean };
  /** The chosen store if it takes no orders online. */
  readonly showcase: KnownStore | undefined;
  /** Where the shopper wants their orders. */
  readonly place: ShopperPlace | undefined;
  readonly caller: Omit<Caller, 'token'>;
};

export type VisitHeaders = {
  readonly cookie: string | undefined;
  readonly userAgent: string | undefined;
};

/** Opens a visit. Broken cookies count as absent and never break a page. */
export const openVisit = async (
  shop: Shop,
  headers: VisitHeaders,
  caller: Omit<Caller, 'token'>,
): Promise<Visit> => {
  const jar = cookieJar(headers.cookie);
  const session = await shop.sessions.open(jar, shop.moment);
  const bot = isBot(headers.userAgent, shop.environment.bots);
  return {
    jar,
    session,
    isBot: bot,
    userAgent: headers.userAgent,
    channel: channelOf(headers.userAgent),
    flags: shop.flags.at(shop.moment().now),
    isPreview: false,
    ...(await storesOf(shop, jar, bot)),
    place: bot ? undefined : parsePlace(jar.read(shop.names.place), shop.market.rules.postcode),
    caller,
  };
};

/** The mobile app identifies itself in its user agent; web-only features are off there. */
const channelOf = (userAgent: string | undefined): ShopChannel =>
  /\bMateriaApp\/\d/.test(userAgent ?? '') ? 'app' : 'web';

/**
 * The store of the cookie, if it exists and sells online. Otherwise, and always for bots, the shop's own sells: it is never a
 * choice, since nothing is collected there.
 */
const storesOf = async (
  shop: Shop,
  jar: CookieJar,
  bot: boolean,
): Promise<Pick<Visit, 'store' | 'showcase'>> => {
  const id = jar.read(shop.names.store);
  const named = bot || id === undefined ? undefined : await shop.directory.storeById(id);
  const own = await shop.directory.defaultStore();
  if (named === undefined || named.sellerCode === own.sellerCode)
    return { store: { ...own, chosen: false }, showcase: undefined };
  return named.sellsOnline
    ? { store: { ...named, chosen: true }, showcase: undefined }
    : { store: { ...own, chosen: false }, showcase: named };
};

/** The cart of the visit's cookie, when it belongs to the current shopper. */
export const cartOf = async (
  shop: Shop,
  jar: CookieJar,
  owner: string,
): Promise<CartContent | undefined> => {
  const cart = await shop.seals.cart.open(jar.read(shop.names.cart), cartContent);
  return cart?.owner === owner ? cart : undefined;
};

/**
 * A client of the host with the visit's credential. What the host counts and lists depends on the
 * published flag MARKETPLACE_MODE, also in a preview.
 */
export const hostOf = (shop: Shop, visit: Visit): HostClient =>
  shop.hostFor({
    ...visit.caller,
    variant: shop.flags.at(shop.moment().now).web.MARKETPLACE_MODE ? 'marketplace' : 'retailer',
    token: visit.session.kind === 'customer' ? visit.session.content.a : undefined,
  });

/**
 * A visit that asks for everything as it is now: its calls pass the cache of replies, and what the session knows of the customer
 * is read again. The session stays as it was where the host does not answer.
 */
export const refreshedVisit = async (shop: Shop, visit: Visit): Promise<Visit> => {
  const refreshed = { ...visit, caller: { ...visit.caller, isRefreshed: true } };
  if (visit.isPreview || visit.session.kind !== 'customer') return refreshed;
  const me = await hostOf(shop, refreshed)('readMe', {}).catch(anyOutageAs(undefined));
  if (me?.ok !== true) return refreshed;
  const content = { ...visit.session.content, c: customerSummary(me.value) };
  await shop.sessions.write(visit.jar, content);
  return { ...refreshed, session: { ...visit.session, content } };
};
