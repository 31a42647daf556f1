import type { HostClient } from '@materia/api-client-kernel';
import type { FlagSnapshot } from '@materia/domain-feature-flags';
import { isBot } from '@materia/domain-navigation';
import type { ShopChannel } from '@materia/page-request';
import { type CookieJar, cookieJar } from '../cookies/cookie-jar.ts';
import type { Caller } from '../host/host-clients.ts';
import { cartContent, type CartContent } from '../session/cart-cookie.ts';
import type { OpenSession } from '../session/cookie-sessions.ts';
import type { Shop } from '../shop/shop.ts';
import type { KnownStore } from '../shop/shop-directory.ts';

/** The facts of a request before a page is rendered: the shopper, the store and the cookies. */
export type Visit = {
  readonly jar: CookieJar;
  readonly session: OpenSession;
  readonly isBot: boolean;
  readonly channel: ShopChannel;
  /**
   * Read once, so that the whole response uses the same flags even when a change is published
   * meanwhile.
   */
  readonly flags: FlagSnapshot;
  /** Shows a market team its unpublished changes: rendered each time, and read-only. */
  readonly isPreview: boolean;
  readonly store: KnownStore & { readonly chosen: boolean };
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
    channel: channelOf(headers.userAgent),
    flags: shop.flags.at(shop.moment().now),
    isPreview: false,
    store: await storeOf(shop, jar, bot),
    caller,
  };
};

/** The mobile app identifies itself in its user agent; web-only features are off there. */
const channelOf = (userAgent: string | undefined): ShopChannel =>
  /\bMateriaApp\/\d/.test(userAgent ?? '') ? 'app' : 'web';

/** The store of the cookie when it exists; otherwise, and always for bots, the shop's own. */
const storeOf = async (shop: Shop, jar: CookieJar, bot: boolean): Promise<Visit['store']> => {
  const id = jar.read(shop.names.store);
  const chosen = bot || id === undefined ? undefined : await shop.directory.storeById(id);
  return chosen === undefined
    ? { ...(await shop.directory.defaultStore()), chosen: false }
    : { ...chosen, chosen: true };
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

/** A client of the host with the visit's credential. */
export const hostOf = (shop: Shop, visit: Visit): HostClient =>
  shop.hostFor({
    ...visit.caller,
    token: visit.session.kind === 'customer' ? visit.session.content.a : undefined,
  });
