import {
  type HostClient,
  HostUnavailable,
  isCredentialExpired,
  refusalMeaning,
  type RefusalTable,
} from '@materia/api-client-kernel';
import { type CallName, CALLS, type Reply } from '@materia/api-contract';
import type { Market } from '@materia/market-model';
import { printCompared, parseCompared } from '@materia/domain-comparison';
import { parsePostcode, printPlace, type ShopperPlace } from '@materia/domain-contact';
import { BOT_SELLER_CODE } from '@materia/domain-navigation';
import { writeConsent } from '@materia/domain-consent';
import { priceContextCode } from '@materia/domain-pricing';
import {
  type SessionControl,
  type ShopRequest,
  type SignInOutcome,
  signInPath,
} from '@materia/page-request';
import { redirect } from 'react-router';
import {
  COMPARED_SECONDS,
  CONSENT_SECONDS,
  DEVICE_COOKIE_SECONDS,
  STORE_SECONDS,
} from '../cookies/cookie-names.ts';
import { storedConsent } from '../../consent/consent-cookie.ts';
import { readPreviousPage } from './previous-page.ts';
import {
  type CartContent,
  parseCartCount,
  removeCart,
  writeCart,
  writeCartUpdate,
} from '../session/cart-cookie.ts';
import { writeFlash } from '../session/flash-cookie.ts';
import { readPurchaseList, writePurchaseList } from '../session/purchase-list-cookie.ts';
import { readMailLink, writeMailLink } from '../session/mail-link-cookie.ts';
import { readRememberedGuest, writeRememberedGuest } from '../session/guest-cookie.ts';
import {
  guestLinkReference,
  readGuestLinks,
  writeGuestLinks,
} from '../session/guest-links-cookie.ts';
import { readStartedPayment, writeStartedPayment } from '../session/payment-cookie.ts';
import { customerSummary, signedInCustomer } from '../session/session-content.ts';
import { withTokens } from '../session/cookie-sessions.ts';
import {
  cartChanged,
  cartCountOf,
  cartForgotten,
  cartRemembered,
  cartMergedAtSignIn,
  contentOf,
  expired,
  guestLinkKept,
  guestRemembered,
  hostFailed,
  mailLinkKept,
  opened,
  paymentStarted,
  type ShopperSession,
  signedIn,
  signedOut,
} from '../session/shopper-session.ts';
import { mergeCartAtSignIn } from '../session/merge-cart-at-sign-in.ts';
import type { Shop } from '../shop/shop.ts';
import type { KnownStore } from '../shop/shop-directory.ts';
import { cartOf, type Visit } from './visit.ts';

/** The shop request of a visit, with the changes made to the visit during the request. */
export type Shopper = {
  readonly request: ShopRequest;
  /** The status of the host's last failure, if it failed. */
  readonly hostFailure: () => number | undefined;
  /** Lines in the cart, from this request's changes or else the cookie. */
  readonly cartCount: () => number;
  /** Writes the request's changes to the cookies. Called once, when the page is rendered. */
  readonly settle: () => Promise<void>;
};

type Page = {
  readonly returnPath: string;
  readonly customersOnly: boolean;
  /** What was typed into the page's form before the session ended. */
  readonly interruptedForm?: URLSearchParams | undefined;
};

/**
 * Creates the shop request that loaders and actions read. `returnPath` is the requested page.
 * `customersOnly` pages redirect to sign-in when the host no longer knows the session, and so do
 * all pages that read or change the user account; elsewhere the visit continues as a guest's.
 */
export const openShopper = async (shop: Shop, visit: Visit, page: Page): Promise<Shopper> => {
  const { jar } = visit;
  const moment = shop.moment();
  const { now, today } = moment;
  const running = runSession(shop, visit, page);
  const customer = contentOf(running.session());
  const cart = await cartOf(shop, jar, customer?.c.id ?? '');
  const locked =
    cart?.quoteStore === undefined ? undefined : await shop.directory.storeById(cart.quoteStore);
  const store =
    locked === undefined
      ? visit.store
      : { ...locked, chosen: locked.sellerCode !== BOT_SELLER_CODE };
  const payment = await readStartedPayment(jar, shop.seals.payment, shop.names);
  const guest =
    customer === undefined && !visit.isBot
      ? await readRememberedGuest(jar, shop.seals.guest, shop.names)
      : undefined;
  const openedLinks = await readGuestLinks(jar, shop.seals.guestLinks, shop.names);
  const mailLink = visit.isBot
    ? undefined
    : await readMailLink(jar, shop.seals.mailLink, shop.names);
  const previousPage = readPreviousPage(jar, shop.names.previousPage);
  const purchaseList = customer && readPurchaseList(jar, shop.names, customer.c.id);
  const cartCount = (): number =>
    cartCountOf(running.session(), parseCartCount(jar.read(shop.names.cartCount)));

  return {
    request: {
      market: shop.market,
      to: shop.to,
      now,
      today,
      channel: visit.channel,
      isBot: visit.isBot,
      flags: visit.flags[visit.channel],
      customer: customer === undefined ? undefined : signedInCustomer(customer),
      store: { ...factsOf(store), chosen: store.chosen },
      ...(locked === undefined &&
        visit.showcase !== undefined && { showcase: factsOf(visit.showcase) }),
      ...(visit.place !== undefined && { place: visit.place }),
      priceContextCode: priceContextCode(store.priceContexts, customer?.c.p ?? false),
      cartId: cart?.id,
      ...(cart?.quoteStore !== undefined && { ordersQuote: true }),
      ...(payment === undefined ? {} : { payment }),
      ...(guest === undefined ? {} : { guest }),
      guestLinkOf: (reference) =>
        [...running.session().guestLinks, ...openedLinks].find(
          (link) => guestLinkReference(link) === reference,
        ),
      ...(mailLink === undefined ? {} : { mailLink }),
      consent: storedConsent(jar.read(shop.names.consent)),
      compared: parseCompared(jar.read(shop.names.compared)),
      host: running.host,
      log: shop.log,
      ...(page.interruptedForm === undefined ? {} : { interruptedForm: page.interruptedForm }),
      ...(previousPage === undefined ? {} : { previousPage }),
      ...(purchaseList === undefined ? {} : { purchaseList }),
      ...(shop.environment.mapTiles === undefined
        ? {}
        : { streetMap: shop.environment.mapTiles.credit }),
      session: sessionControl(shop, visit, running, { cart, moment }),
    },
    hostFailure: () => running.session().hostFailure,
    cartCount,
    settle: async () => {
      const {
        identity,
        cart: change,
        cartUpdate: update,
        guest: remembered,
        guestLinks,
        mailLink: linkChange,
        startedPayment,
      } = running.session();
      if (identity.kind === 'signed-in') {
        await shop.sessions.write(jar, identity.content);
        jar.remove(shop.names.guest);
      }
      if (remembered !== undefined)
        await writeRememberedGuest(jar, shop.seals.guest, shop.names, remembered);
      if (guestLinks.length > 0)
        await writeGuestLinks(jar, shop.seals.guestLinks, shop.names, [
          ...guestLinks,
          ...openedLinks,
        ]);
      if (linkChange !== undefined)
        await writeMailLink(jar, shop.seals.mailLink, shop.names, linkChange.kept);
      if (change.kind === 'forgotten') removeCart(jar, shop.names);
      else if (change.kind === 'remembered')
        await writeCart(jar, shop.seals.cart, shop.names, change.cart);
      if (startedPayment !== undefined)
        await writeStartedPayment(jar, shop.seals.payment, shop.names, startedPayment);
      if (update !== undefined)
        writeCartUpdate(jar, shop.names, { update, itemsCount: cartCount() });
    },
  };
};

/** The place of a customer's main address, if the account has one. */
const homeOf = (
  { main_address }: Reply<'readMe'>,
  { rules }: Pick<Market, 'rules'>,
): ShopperPlace | undefined => {
  const postcode = parsePostcode(main_address?.postcode ?? '', rules.postcode);
  return postcode.ok
    ? {
        postcode: postcode.value,
        town: main_address?.city,
        isExact: true,
        position: undefined,
      }
    : undefined;
};

const factsOf = ({ id, sellerCode, urlKey, name, postcode, regionCode, place }: KnownStore) => ({
  id,
  sellerCode,
  urlKey,
  name,
  postcode,
  ...(regionCode !== undefined && { regionCode }),
  ...(place !== undefined && { place }),
});

/** The session during a request, with a host client for the shopper's current identity. */
type RunningSession = {
  readonly session: () => ShopperSession;
  readonly become: (next: ShopperSession) => void;
  readonly host: HostClient;
  /** A host client with a token that does not belong to the session yet. */
  readonly hostWith: (token: string) => HostClient;
  /** The plain host client, for calls whose errors do not affect the session. */
  readonly plainHost: () => HostClient;
};

const runSession = (shop: Shop, visit: Visit, page: Page): RunningSession => {
  let session = opened(visit.session);
  const become = (next: ShopperSession): void => {
    session = next;
  };

  const clients = new Map<string | undefined, HostClient>();
  const clientFor = (token: string | undefined): HostClient => {
    const client = clients.get(token) ?? shop.hostFor({ ...visit.caller, token });
    clients.set(token, client);
    return client;
  };
  const plainHost = (): HostClient => clientFor(contentOf(session)?.a);

  const observed =
    (client: () => HostClient): HostClient =>
    async (name, input) => {
      const asCustomer = contentOf(session) !== undefined;
      try {
        const answer = await client()(name, input);
        if (!answer.ok && asCustomer && isCredentialExpired(answer.error)) {
          become(expired(session));
          shop.sessions.expire(visit.jar);
          writeFlash(visit.jar, shop.names, { type: 'warning', key: 'errors.sessionExpired' });
          if (
            CALLS[name].credential === 'customer' &&
            (page.customersOnly || OF_THE_USER.includes(name))
          )
            throw redirect(signInPath(shop.to, page.returnPath));
        }
        return answer;
      } catch (error) {
        if (error instanceof HostUnavailable) become(hostFailed(session, error.status));
        throw error;
      }
    };

  return {
    session: () => session,
    become,
    host: observed(plainHost),
    hostWith: (token) => observed(() => clientFor(token)),
    plainHost,
  };
};

/**
 * The session changes available to pages; cookies of the cart and of a sign-in are written when the
 * page is rendered.
 */
const sessionControl = (
  shop: Shop,
  visit: Visit,
  { session, become, host, hostWith, plainHost }: RunningSession,
  {
    cart: known,
    moment,
  }: { readonly cart: CartContent | undefined; readonly moment: ReturnType<Shop['moment']> },
): SessionControl => {
  const { jar } = visit;
  const selectStore: SessionControl['selectStore'] = ({ id }) =>
    jar.write(shop.names.store, id, { maxAge: STORE_SECONDS, readable: true });

  const keepPlace: SessionControl['keepPlace'] = (place) => {
    if (place === undefined) jar.remove(shop.names.place);
    else jar.write(shop.names.place, printPlace(place), { maxAge: STORE_SECONDS });
  };

  const keepDevice: SessionControl['keepDevice'] = (proof) =>
    jar.write(shop.names.device, proof, { maxAge: DEVICE_COOKIE_SECONDS });

  const signIn: SessionControl['signIn'] = async (credentials) => {
    const device = jar.read(shop.names.device);
    const tokens = await host('signIn', {
      body: {
        ...credentials,
        ...(device !== undefined && { device: device.slice(0, 1000) }),
        ...(visit.userAgent !== undefined && { user_agent: visit.userAgent.slice(0, 1000) }),
      },
    });
    if (!tokens.ok) return refusalMeaning('signIn', tokens.error, SIGN_IN_REFUSED, 'refused');
    const own = hostWith(tokens.value.jwtToken);
    const me = await own('readMe', {});
    if (!me.ok) return 'refused';
    const customer = customerSummary(me.value);
    // Whoever was signed in here before is not any more, wherever their tokens may be.
    if (contentOf(session()) !== undefined) shop.revoke(plainHost());
    if (tokens.value.device !== undefined) keepDevice(tokens.value.device);
    become(
      signedIn(
        session(),
        withTokens({ d: moment.today, c: customer }, tokens.value, moment.epochSeconds),
      ),
    );
    const isChosen = visit.store.chosen || visit.showcase !== undefined;
    const named =
      isChosen || customer.s === undefined ? undefined : await shop.directory.storeById(customer.s);
    const referenceStore = named?.sellerCode === BOT_SELLER_CODE ? undefined : named;
    if (referenceStore !== undefined) selectStore(referenceStore);
    const home = visit.place === undefined ? homeOf(me.value, shop.market) : undefined;
    if (home !== undefined) keepPlace(home);
    const guestCartId = known?.id;
    const along = await mergeCartAtSignIn(own, {
      guestCartId,
      store: referenceStore?.sellsOnline === true ? referenceStore : visit.store,
      customer,
    });
    become(cartMergedAtSignIn(session(), along.cart, guestCartId !== undefined));
    if (along.isIncomplete)
      writeFlash(jar, shop.names, { type: 'warning', key: 'cart.mergedInPart' });
    else if (along.isMerged)
      writeFlash(jar, shop.names, { type: 'information', key: 'cart.merged' });
    return 'signed-in';
  };

  return {
    signIn,
    signOut: async () => {
      const isCustomer = contentOf(session()) !== undefined;
      if (isCustomer && visit.flags[visit.channel].SESSION_REVOKE_TOKEN_ON_END)
        shop.revoke(plainHost());
      become(signedOut(session()));
      shop.sessions.end(jar);
    },
    selectStore,
    keepPlace,
    rememberCart: (cart) => become(cartRemembered(session(), cart, known)),
    forgetCart: () => become(cartForgotten(session())),
    rememberPayment: (started) => become(paymentStarted(session(), started)),
    rememberGuest: (known) => become(guestRemembered(session(), known)),
    keepGuestLink: (link) => {
      become(guestLinkKept(session(), link));
      return guestLinkReference(link);
    },
    keepMailLink: (link) => become(mailLinkKept(session(), link)),
    keepDevice,
    cartChanged: (update) => become(cartChanged(session(), update)),
    keepPurchaseList: (list) => {
      const customerId = contentOf(session())?.c.id;
      if (customerId !== undefined) writePurchaseList(jar, shop.names, customerId, list);
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
  };
};

/**
 * Calls that read or change the user account: when rejected, they redirect to sign-in from any
 * page.
 */
const OF_THE_USER: readonly CallName[] = ['readMe', 'updateMe', 'readMySecurity'];

/** What each refusal of a sign-in is to the shopper. */
const SIGN_IN_REFUSED = {
  'bad-input': 'refused',
  'too-many-requests': 'too-many-requests',
  'wrong-credentials': 'wrong-credentials',
} as const satisfies RefusalTable<'signIn', Exclude<SignInOutcome, 'signed-in'>>;
