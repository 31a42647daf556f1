import { type HostClient, HostUnavailable } from '@materia/api-client-kernel';
import { type CallName, CALLS } from '@materia/api-contract';
import type { CartUpdate } from '@materia/domain-cart';
import { printCompared, readCompared } from '@materia/domain-comparison';
import { writeConsent } from '@materia/domain-customer';
import { priceContextCode } from '@materia/domain-pricing';
import { type SessionControl, type ShopRequest, signInAddress } from '@materia/storefront-request';
import { redirect } from 'react-router';
import {
  COMPARED_SECONDS,
  CONSENT_SECONDS,
  DEVICE_SECONDS,
  STORE_SECONDS,
} from './cookies/cookie-names.ts';
import { storedConsent } from '../consent/consent-cookie.ts';
import { readPageBefore } from './pages/page-before.ts';
import {
  type CartContent,
  readCartCount,
  removeCart,
  writeCart,
  writeCartUpdate,
} from './session/cart-cookie.ts';
import { writeFlash } from './session/flash-cookie.ts';
import {
  customerSummary,
  type SessionContent,
  signedInCustomer,
} from './session/session-content.ts';
import { withTokens } from './session/session-keeper.ts';
import type { Shop } from './shop.ts';
import { cartOf, type Visit } from './visit.ts';

/** The shop request of a visit, with what happens to the visit while a page works on it. */
export type Shopper = {
  readonly request: ShopRequest;
  /** The status of the host's last failure, if it failed. */
  readonly hostFailure: () => number | undefined;
  /** Lines in the cart, as far as the page changed or the cookie tells. */
  readonly cartCount: () => number;
  /** Writes what the page asked for into the cookies. Called once, when the page is made. */
  readonly settle: () => Promise<void>;
};

/**
 * Makes the shop request that loaders and actions read. `returnPath` is the page asked for; `customersOnly` pages
 * lead to sign-in when the host no longer knows the session (SHL-12, ERR-23), and so do all pages where the user himself
 * is read or changed (SES-24); elsewhere the visit goes on as a guest's (ERR-81).
 */
export const openShopper = async (
  shop: Shop,
  visit: Visit,
  page: {
    readonly returnPath: string;
    readonly customersOnly: boolean;
    readonly isDocument: boolean;
  },
): Promise<Shopper> => {
  const { jar, store } = visit;
  const { now, today, epochSeconds } = shop.moment();
  const session = visit.session.kind === 'customer' ? visit.session.content : undefined;
  const cart = await cartOf(shop, jar, session?.c.id ?? '');

  const pageBefore = readPageBefore(jar, shop.names.pageBefore);

  let content: SessionContent | undefined = session;
  let client: HostClient = shop.hostFor({ ...visit.caller, token: session?.a });
  let failure: number | undefined;
  let pending: (CartContent & { readonly itemsCount: number }) | 'forget' | undefined;
  let signedIn: SessionContent | undefined;
  let update: CartUpdate | undefined;

  const cartCount = (): number =>
    pending === 'forget'
      ? 0
      : (pending?.itemsCount ?? readCartCount(jar.read(shop.names.cartCount)));

  const becomeGuest = (): void => {
    content = undefined;
    signedIn = undefined;
    client = shop.hostFor({ ...visit.caller, token: undefined });
    shop.sessions.end(jar);
  };

  const observe =
    (current: () => HostClient): HostClient =>
    async (name, input) => {
      const asCustomer = content !== undefined;
      try {
        const answer = await current()(name, input);
        if (!answer.ok && answer.error.code === 'unauthenticated' && asCustomer) {
          becomeGuest();
          writeFlash(jar, shop.names, { type: 'warning', key: 'errors.sessionExpired' });
          if (
            CALLS[name].credential === 'customer' &&
            (page.customersOnly || OF_THE_USER.includes(name))
          )
            throw redirect(signInAddress(shop.to, page.returnPath));
        }
        return answer;
      } catch (error) {
        if (error instanceof HostUnavailable) failure = error.status;
        throw error;
      }
    };
  const host = observe(() => client);

  const selectStore: SessionControl['selectStore'] = ({ id }) =>
    jar.write(shop.names.store, id, { maxAge: STORE_SECONDS, readable: true });

  const signIn: SessionControl['signIn'] = async (credentials) => {
    const device = jar.read(shop.names.device);
    const tokens = await host('signIn', {
      body: { ...credentials, ...(device !== undefined && { device: device.slice(0, 1000) }) },
    });
    if (!tokens.ok) return SIGN_IN_REFUSALS.find((code) => code === tokens.error.code) ?? 'refused';
    const own = observe(() => shop.hostFor({ ...visit.caller, token: tokens.value.jwtToken }));
    const me = await own('readMe', {});
    if (!me.ok) return 'refused';
    const summary = customerSummary(me.value);
    if (tokens.value.device !== undefined)
      jar.write(shop.names.device, tokens.value.device, { maxAge: DEVICE_SECONDS });
    content = withTokens({ d: today, c: summary }, tokens.value, epochSeconds);
    signedIn = content;
    client = shop.hostFor({ ...visit.caller, token: tokens.value.jwtToken });
    const referenceStore =
      store.chosen || summary.s === undefined
        ? undefined
        : await shop.directory.storeById(summary.s);
    if (referenceStore !== undefined) selectStore(referenceStore);
    const along = await takeCartAlong(own, {
      guestCartId: cart?.id,
      store: referenceStore ?? store,
      customer: summary,
    });
    pending = along.cart;
    if (cart !== undefined) update = 'merge';
    if (along.isMerged) writeFlash(jar, shop.names, { type: 'information', key: 'cart.merged' });
    return 'signed-in';
  };

  return {
    request: {
      market: shop.market,
      to: shop.to,
      now,
      today,
      channel: visit.channel,
      isDocument: page.isDocument,
      isBot: visit.isBot,
      flags: visit.flags[visit.channel],
      customer: session === undefined ? undefined : signedInCustomer(session),
      store: {
        id: store.id,
        sellerCode: store.sellerCode,
        urlKey: store.urlKey,
        name: store.name,
        postcode: store.postcode,
        ...(store.regionCode === undefined ? {} : { regionCode: store.regionCode }),
        ...(store.place === undefined ? {} : { place: store.place }),
        chosen: store.chosen,
      },
      priceContextCode: priceContextCode(store.priceContexts, session?.c.p ?? false),
      cartId: cart?.id,
      consent: storedConsent(jar.read(shop.names.consent)),
      compared: readCompared(jar.read(shop.names.compared)),
      host,
      ...(pageBefore === undefined ? {} : { pageBefore }),
      ...(shop.environment.mapTiles === undefined
        ? {}
        : { streetMap: shop.environment.mapTiles.credit }),
      session: {
        signIn,
        signOut: async () => {
          if (content !== undefined && visit.flags[visit.channel].SESSION_REVOKE_TOKEN_ON_END)
            shop.revoke(client);
          becomeGuest();
          pending = undefined;
        },
        selectStore,
        rememberCart: ({ id, itemsCount }) => {
          pending = { id, itemsCount, owner: content?.c.id ?? '' };
        },
        forgetCart: () => {
          pending = 'forget';
        },
        cartChanged: (changed) => {
          update = changed;
        },
        keepConsent: (consent) =>
          jar.write(shop.names.consent, writeConsent(consent), {
            maxAge: CONSENT_SECONDS,
            readable: true,
          }),
        keepCompared: (skus) => {
          if (skus.length === 0) jar.remove(shop.names.compared, { readable: true });
          else
            jar.write(shop.names.compared, printCompared(skus), {
              maxAge: COMPARED_SECONDS,
              readable: true,
            });
        },
        flash: (message) => writeFlash(jar, shop.names, message),
      },
    },
    hostFailure: () => failure,
    cartCount,
    settle: async () => {
      if (signedIn !== undefined) await shop.sessions.write(jar, signedIn);
      if (pending === 'forget') removeCart(jar, shop.names);
      else if (pending !== undefined) await writeCart(jar, shop.seals.cart, shop.names, pending);
      if (update !== undefined)
        writeCartUpdate(jar, shop.names, { update, itemsCount: cartCount() });
    },
  };
};

/** Reads and changes of the user himself: refused, they lead to sign-in from any page (SES-24). */
const OF_THE_USER: readonly CallName[] = ['readMe', 'updateMe'];

/** Refusals of a sign-in that have words of their own. */
const SIGN_IN_REFUSALS = ['wrong-credentials', 'too-many-requests'] as const;

/**
 * After sign-in the guest's cart becomes part of the customer's, who is told when both held something (NTF-05,
 * CART-41). Nothing here may undo the sign-in: when the host fails, the cart page finds the customer's cart later.
 */
const takeCartAlong = async (
  host: HostClient,
  {
    guestCartId,
    store,
    customer,
  }: {
    readonly guestCartId: string | undefined;
    readonly store:
      Visit['store'] | { readonly id: string; readonly priceContexts: readonly [string, string] };
    readonly customer: SessionContent['c'];
  },
): Promise<{
  readonly cart: (CartContent & { readonly itemsCount: number }) | 'forget';
  readonly isMerged: boolean;
}> => {
  try {
    const merged =
      guestCartId === undefined
        ? undefined
        : await host('upgradeGuestCart', { body: { cart_id: guestCartId, retailer_id: store.id } });
    const id = merged?.ok === true ? merged.value.cart_id : await customersCartId(host);
    if (id === undefined) return NO_CART;
    const request = {
      retailer_id: store.id,
      cart_id: id,
      context_code: priceContextCode(store.priceContexts, customer.p),
      is_pro_card: customer.p,
    };
    const cart = await host('readMyCart', { body: { request } });
    const itemsCount = cart.ok ? (cart.value[0]?.cart.items_count ?? 0) : 0;
    return {
      cart: { id, owner: customer.id, itemsCount },
      isMerged: merged?.ok === true && merged.value.merged,
    };
  } catch (error) {
    if (error instanceof HostUnavailable) return NO_CART;
    throw error;
  }
};

const NO_CART = { cart: 'forget', isMerged: false } as const;

const customersCartId = async (host: HostClient): Promise<string | undefined> => {
  const answer = await host('readMyCartId', {});
  return answer.ok ? answer.value : undefined;
};
