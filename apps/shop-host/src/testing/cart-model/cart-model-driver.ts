import { sql } from 'kysely';
import { laterBy } from '../../platform/process/instants.ts';
import {
  anAdd,
  aRead,
  fromAnywhere,
  newGuestCart,
  newShopper,
  PASSWORD,
  type Shopper,
} from '../shoppers.ts';
import { setFlags } from '../flags.ts';
import { type Answer, replied, type TestHost } from '../host.ts';
import { ACCOUNTS, BROWSERS, type CartCommand, type Command } from './commands.ts';
import {
  type ModelCart,
  modelAdd,
  modelChange,
  modelCheck,
  modelDelete,
  modelMerge,
  type ModelLine,
  type ModelShop,
  OFFERS,
  shownLines,
  STORES,
} from './cart-model.ts';
import {
  COUPONS,
  modelCouponInForce,
  modelCoupon,
  modelTotal,
  type Oracle,
  TYPED,
} from './coupon-model.ts';
import { Difference, pick, outcomeKind, same } from './differences.ts';
import { type Fault, withFault } from './faults.ts';
import { modelAddList } from './list-model.ts';
import { listModelDriver } from './list-model-driver.ts';

type Signed = {
  readonly account: number;
  readonly token: string;
  readonly refreshToken: string;
  readonly until: string;
};
type Browser = {
  store: (typeof STORES)[number];
  cartId: string | undefined;
  session: Signed | undefined;
};
type Read = {
  readonly items: readonly { readonly id: string; readonly code: string }[];
  readonly shown: readonly string[];
  readonly notices: readonly unknown[];
};

/** Sessions are renewed before their ten minutes end. */
const RENEWED_AFTER_MS = 540_000;
const ELEVEN_MINUTES_MS = 660_000;

/**
 * The host with its browsers and accounts on one side, the model on the other; `run` applies each
 * command to both.
 */
export const cartModelDriver = async (host: TestHost, oracle: Oracle) => {
  const { db } = host.database;
  await setFlags(host, 'pl', [{ key: 'CART_DISPLAY_PROMO_CODE', choice: true }]);
  await sql`insert into coupon (market, code, kind, value, from_minor, valid_from, valid_until, sold_by, conditions)
    select 'pl', code, kind, value, minimum, '2020-01-01', '2099-12-31', seller, '' from unnest(${COUPONS.map(({ code }) => code)}::text[], ${COUPONS.map(({ kind }) => kind)}::text[], ${COUPONS.map(({ value }) => value)}::int[], ${COUPONS.map(({ from }) => from)}::int[], ${COUPONS.map(({ seller }) => seller)}::text[]) as made (code, kind, value, minimum, seller)`.execute(
    db,
  );
  const accounts: Shopper[] = [];
  for (let at = 0; at < ACCOUNTS; at += 1) accounts.push(await newShopper(host));
  const accountCarts = await Promise.all(
    accounts.map((account) => replied(host.call('readMyCartId', {}, account))),
  );
  /** The shop as imported from the feed: the initial state of each visit. */
  const shop: ModelShop = { stock: new Map(), price: new Map(), ended: new Set() };
  const carts = new Map<string, ModelCart>();
  /** The promo code of each cart, and the store for which the cart was last read. */
  const codes = new Map<string, string>();
  const readAt = new Map<string, Browser['store']>();
  const lists = listModelDriver(host);
  /** Line ids as the last reader of each cart saw them. */
  const seenItems = new Map<string, Read['items']>();
  const dead: string[] = [];
  let browsers: readonly Browser[] = [];

  const setStock = async (at: number, storeAt: number, qty: number): Promise<void> => {
    const [offer, store] = [pick(OFFERS, at), pick(STORES, storeAt)];
    shop.stock.set(`${offer.code}@${offer.isVendor ? 'home' : store.id}`, qty);
    if (offer.isVendor)
      await sql`update vendor_offer set qty = ${qty}, status = ${qty > 0 ? 'SITE_DELIVERY' : 'SOLDOUT'} where market = 'pl' and code = ${offer.code}`.execute(
        db,
      );
    else
      await sql`update stock set qty = ${qty}, status = ${qty > 0 ? 'ONSITE' : 'SOLDOUT'} where market = 'pl' and sku = ${offer.sku} and store_id = ${store.id}`.execute(
        db,
      );
  };

  const setPrice = async (
    at: number,
    minor: number | null,
    zones: readonly (typeof ZONES)[number][] = ZONES,
  ): Promise<void> => {
    const offer = pick(OFFERS, at);
    for (const zone of offer.isVendor ? ['home'] : zones) {
      const there = minor === null ? null : inZone(minor, zone);
      // A vendor's offer includes its price, so it always has one.
      if (offer.isVendor && there === null) continue;
      if (there === null) shop.price.delete(`${offer.code}@${zone}`);
      else shop.price.set(`${offer.code}@${zone}`, there);
      if (offer.isVendor)
        await sql`update vendor_offer set amount_minor = ${there}, initial_amount_minor = ${there} where market = 'pl' and code = ${offer.code}`.execute(
          db,
        );
      else if (there === null)
        await sql`delete from price where market = 'pl' and sku = ${offer.sku} and price_zone = ${zone} and customer_kind = 'private'`.execute(
          db,
        );
      else
        await sql`insert into price (market, sku, price_zone, customer_kind, amount_minor, initial_amount_minor) values ('pl', ${offer.sku}, ${zone}, 'private', ${there}, ${there})
          on conflict (market, sku, price_zone, customer_kind) do update set amount_minor = excluded.amount_minor, initial_amount_minor = excluded.initial_amount_minor`.execute(
          db,
        );
    }
  };

  const endCoupon = async (code: string, isOver: boolean): Promise<void> => {
    if (isOver) shop.ended.add(code);
    else shop.ended.delete(code);
    await sql`update coupon set valid_until = ${isOver ? '2026-01-31' : '2099-12-31'} where market = 'pl' and code = ${code}`.execute(
      db,
    );
  };

  /**
   * The initial state of each visit: 50 units of everything, a different price for each offer, and
   * empty carts.
   */
  const restart = async (): Promise<void> => {
    for (const [at, offer] of OFFERS.entries()) {
      for (const place of offer.isVendor ? ['home'] : STORES.map(({ id }) => id))
        shop.stock.set(`${offer.code}@${place}`, 50);
      for (const zone of offer.isVendor ? ['home'] : ZONES)
        shop.price.set(`${offer.code}@${zone}`, priceAtFirst(at, zone));
    }
    const own = OFFERS.flatMap((offer, at) =>
      offer.isVendor
        ? []
        : ZONES.map((zone) => ({ sku: offer.sku, zone, minor: priceAtFirst(at, zone) })),
    );
    await sql`update stock set qty = 50, status = 'ONSITE' where market = 'pl' and sku = any(${own.map(({ sku }) => sku)}::text[])`.execute(
      db,
    );
    await sql`insert into price (market, sku, price_zone, customer_kind, amount_minor, initial_amount_minor)
      select 'pl', sku, zone, 'private', minor, minor from unnest(${own.map(({ sku }) => sku)}::text[], ${own.map(({ zone }) => zone)}::text[], ${own.map(({ minor }) => minor)}::int[]) as first (sku, zone, minor)
      on conflict (market, sku, price_zone, customer_kind) do update set amount_minor = excluded.amount_minor, initial_amount_minor = excluded.initial_amount_minor`.execute(
      db,
    );
    for (const [at, offer] of OFFERS.entries()) {
      const minor = priceAtFirst(at, 'home');
      if (offer.isVendor)
        await sql`update vendor_offer set qty = 50, status = 'SITE_DELIVERY', amount_minor = ${minor}, initial_amount_minor = ${minor} where market = 'pl' and code = ${offer.code}`.execute(
          db,
        );
    }
    await sql`delete from cart_line where market = 'pl'`.execute(db);
    await sql`update cart set coupon_code = null, store_id = null where market = 'pl' and id = any(${accountCarts}::text[])`.execute(
      db,
    );
    await sql`update coupon set valid_until = '2099-12-31' where market = 'pl' and code = any(${[...shop.ended]}::text[])`.execute(
      db,
    );
    await lists.restart();
    shop.ended.clear();
    codes.clear();
    readAt.clear();
    carts.clear();
    seenItems.clear();
    dead.length = 0;
    for (const id of accountCarts) carts.set(id, []);
    browsers = Array.from({ length: BROWSERS }, () => ({
      store: pick(STORES, 0),
      cartId: undefined,
      session: undefined,
    }));
  };

  const sender = ({ session }: Browser) => ({
    ...(session && { token: session.token }),
    headers: fromAnywhere(host),
  });
  const cartOf = ({ cartId }: Browser): ModelCart =>
    cartId === undefined ? [] : (carts.get(cartId) ?? []);

  const renew = async (browser: Browser): Promise<void> => {
    const { session } = browser;
    if (session === undefined || host.clock.now < session.until) return;
    const tokens = await replied(
      host.call('refreshSession', { body: { refreshToken: session.refreshToken } }),
    );
    browser.session = {
      ...session,
      token: tokens.jwtToken,
      refreshToken: tokens.refreshToken,
      until: laterBy(host.clock.now, RENEWED_AFTER_MS),
    };
  };

  /** The cart as the host has it; undefined if the host does not know it. */
  const read = async (browser: Browser): Promise<Read> => {
    const reply = await replied(
      host.call(
        browser.session ? 'readMyCart' : 'readGuestCart',
        aRead(browser.cartId ?? '', browser.store.id),
        sender(browser),
      ),
    );
    const cart = reply[0]?.cart;
    if (cart === undefined) throw new Difference('the host answered without a cart');
    return {
      items: [
        ...cart.items.map((item) => ({ id: item.item_id, code: item.offer.code })),
        ...cart.waiting_items.map((item) => ({ id: item.item_id, code: item.offer_code })),
      ],
      shown: [
        ...cart.items.map(
          (item) => `${item.offer.code} ${item.qty} ${minorOf(item.price_incl_tax)}`,
        ),
        ...cart.waiting_items.map((item) => `${item.offer_code} ${item.qty} waits`),
      ].toSorted(),
      notices: [
        cart.coupon?.code,
        ...[cart.base_grand_total, cart.base_tax_amount, cart.base_discount_amount].map((amount) =>
          BigInt(minorOf(amount)),
        ),
      ],
    };
  };

  const compare = async (browser: Browser, what: string): Promise<void> => {
    if (browser.cartId === undefined) return;
    const [found, expected] = [await read(browser), cartOf(browser)];
    seenItems.set(browser.cartId, found.items);
    readAt.set(browser.cartId, browser.store);
    // Two tabs may have written their lines in either order, which decides which line gets the odd
    // cent of a discount.
    const inOrder = expected.toSorted((a, b) => placeIn(found.items, a) - placeIn(found.items, b));
    const code = codes.get(browser.cartId);
    const { total, tax, off } = modelTotal(oracle, shop, inOrder, browser.store, code);
    same(
      what,
      [found.shown.join(', '), ...found.notices],
      [
        shownLines(shop, expected, browser.store).join(', '),
        modelCouponInForce(shop, code)?.code,
        total,
        tax,
        off,
      ],
    );
  };

  /**
   * The line that a command refers to: its position among the lines last seen, and its id on the
   * host.
   */
  const meant = (
    browser: Browser,
    items: Read['items'],
    { at }: { readonly at: number },
  ): { readonly id: string; readonly line: ModelLine | undefined } => {
    const item = items.length === 0 ? undefined : items[at % items.length];
    return {
      id: item?.id ?? 'L999',
      line: cartOf(browser).find(({ code }) => code === item?.code),
    };
  };

  type Step = {
    readonly send: () => Promise<string>;
    readonly expected: (cart: ModelCart) => { readonly cart: ModelCart; readonly answer: string };
  };

  const stepOf = (browser: Browser, command: CartCommand, items: Read['items']): Step => {
    const [cartId, store, mine] = [
      browser.cartId ?? '',
      browser.store,
      browser.session !== undefined,
    ];
    switch (command.do) {
      case 'add': {
        const offer = pick(OFFERS, command.offer);
        const input = anAdd(cartId, offer.sku, command.qty, { store: store.id, offer: offer.code });
        return {
          send: async () =>
            outcomeKind(
              await host.call(mine ? 'addToMyCart' : 'addToGuestCart', input, sender(browser)),
            ),
          expected: (cart) => modelAdd(shop, cart, offer, store, command.qty),
        };
      }
      case 'change': {
        const { id, line } = meant(browser, items, command.line);
        const input = {
          body: {
            request: { retailer_id: store.id, item_id: id, qty: command.qty, cart_id: cartId },
          },
        };
        return {
          send: async () =>
            outcomeKind(
              await host.call(mine ? 'updateMyCart' : 'updateGuestCart', input, sender(browser)),
            ),
          expected: (cart) =>
            modelChange(
              shop,
              cart,
              cart.find(({ code }) => code === line?.code),
              store,
              command.qty,
            ),
        };
      }
      case 'delete': {
        const { id, line } = meant(browser, items, command.line);
        const input = { params: { cartId, itemId: id } };
        return {
          send: async () =>
            outcomeKind(
              await host.call(
                mine ? 'deleteFromMyCart' : 'deleteFromGuestCart',
                input,
                sender(browser),
              ),
            ),
          expected: (cart) =>
            modelDelete(
              cart,
              cart.find(({ code }) => code === line?.code),
            ),
        };
      }
    }
  };

  const keep = (browser: Browser, cart: ModelCart): void => {
    if (browser.cartId !== undefined) carts.set(browser.cartId, cart);
  };

  const withCart = async (browser: Browser): Promise<Read['items']> => {
    if (browser.cartId === undefined) {
      browser.cartId = await newGuestCart(host);
      carts.set(browser.cartId, []);
    }
    return seenItems.get(browser.cartId) ?? [];
  };

  const change = async (browser: Browser, command: CartCommand): Promise<void> => {
    const step = stepOf(browser, command, await withCart(browser));
    const { cart, answer } = step.expected(cartOf(browser));
    same(command.do, await step.send(), answer);
    keep(browser, cart);
  };

  const twoTabs = async (
    browser: Browser,
    first: CartCommand,
    second: CartCommand,
  ): Promise<void> => {
    const items = await withCart(browser);
    const steps = [stepOf(browser, first, items), stepOf(browser, second, items)] as const;
    const sent = await Promise.all(steps.map((step) => step.send()));
    const ends = [steps, steps.toReversed()].map((order) => {
      let cart = cartOf(browser);
      const answers = new Map<Step, string>();
      for (const step of order) {
        const next = step.expected(cart);
        cart = next.cart;
        answers.set(step, next.answer);
      }
      return { cart, answers: steps.map((step) => answers.get(step)).join(' and ') };
    });
    const end = ends.find(({ answers }) => answers === sent.join(' and '));
    if (end === undefined)
      throw new Difference(
        `two tabs: ${sent.join(' and ')} instead of ${ends.map(({ answers }) => answers).join(' or ')}`,
      );
    keep(browser, end.cart);
  };

  const failing = async (browser: Browser, command: CartCommand, fault: Fault): Promise<void> => {
    const step = stepOf(browser, command, await withCart(browser));
    const before = cartOf(browser);
    const { cart, answer } = step.expected(before);
    // An add writes its line even if the quantity does not change; other commands write only
    // changes.
    const writes = command.do === 'add' ? answer !== 'not-sellable' : !isSame(cart, before);
    const sent = await withFault(db, fault, step.send);
    const isLost = fault === 'breaks' && writes;
    same(`${command.do} that ${fault}`, sent, isLost ? 'internal' : answer);
    keep(browser, isLost ? before : cart);
  };

  const signIn = async (browser: Browser, account: number, twice: boolean): Promise<void> => {
    if (browser.session !== undefined) return;
    const tokens = await replied(
      host.call(
        'signIn',
        { body: { username: pick(accounts, account).email, password: PASSWORD } },
        { headers: fromAnywhere(host) },
      ),
    );
    const guestCart = browser.cartId;
    browser.session = {
      account,
      token: tokens.jwtToken,
      refreshToken: tokens.refreshToken,
      until: laterBy(host.clock.now, RENEWED_AFTER_MS),
    };
    browser.cartId = pick(accountCarts, account);
    if (guestCart === undefined) return;
    const [mine, guests] = [cartOf(browser), carts.get(guestCart) ?? []];
    const merges = await Promise.all(
      Array.from({ length: twice ? 2 : 1 }, () =>
        replied(
          host.call(
            'upgradeGuestCart',
            { body: { cart_id: guestCart, retailer_id: browser.store.id } },
            sender(browser),
          ),
        ),
      ),
    );
    same(
      'merge',
      merges.filter(({ merged }) => merged).length,
      mine.length > 0 && guests.length > 0 ? 1 : 0,
    );
    keep(browser, modelMerge(shop, mine, guests, browser.store));
    const [own, others] = [codes.get(browser.cartId), codes.get(guestCart)];
    if (own === undefined && others !== undefined && guests.length > 0)
      codes.set(browser.cartId, others);
    codes.delete(guestCart);
    carts.delete(guestCart);
    dead.push(guestCart);
  };

  /** An expired token opens nothing and changes nothing. */
  const refusedTo = async (browser: Browser, token: string): Promise<void> => {
    const cartId = pick(accountCarts, 0);
    for (const answer of [
      await host.call('readMyCart', aRead(cartId), { token }),
      await host.call('addToMyCart', anAdd(cartId, pick(OFFERS, 0).sku), { token }),
      await host.call('addToGuestCart', anAdd(browser.cartId ?? cartId, pick(OFFERS, 0).sku), {
        token,
      }),
    ]) {
      same('a token that is over', outcomeKind(answer), 'unauthenticated');
    }
  };

  const typeCoupon = async (browser: Browser, typed: string, twice: boolean): Promise<void> => {
    await withCart(browser);
    const id = browser.cartId ?? '';
    const expected = modelCoupon(shop, cartOf(browser), readAt.get(id), codes.get(id), typed);
    // In upper or lower case and with surrounding spaces, as people type it.
    const body = { cartMaskId: id, couponCode: ` ${typed.toLowerCase()} ` };
    const sent = await Promise.all(
      Array.from({ length: twice ? 2 : 1 }, () =>
        host.call('addCoupon', { body }, sender(browser)),
      ),
    );
    for (const answer of sent) same('coupon', outcomeKind(answer), expected);
    if (expected === 'true') codes.set(id, typed);
  };

  const takeCouponOff = async (browser: Browser, typed: string): Promise<void> => {
    const id = browser.cartId;
    if (id === undefined) return;
    same(
      'coupon off',
      outcomeKind(
        await host.call(
          'removeCoupon',
          { body: { cartMaskId: id, couponCode: typed } },
          sender(browser),
        ),
      ),
      'true',
    );
    if (codes.get(id) === typed) codes.delete(id);
  };

  /** Adds the contents of a list to the cart, as the list page does. */
  const listToCart = async (browser: Browser, at: number): Promise<void> => {
    if (browser.session === undefined) return;
    const items = lists.linesOf(browser.session.account, at);
    if (items.length === 0) return;
    const { cart, answer } = modelAddList(shop, cartOf(browser), browser.store, items);
    const body = {
      request: { retailer_id: browser.store.id, cart_id: browser.cartId ?? '', items: [...items] },
    };
    same(
      'list to cart',
      outcomesOf(await host.call('addProductsToMyCart', { body }, sender(browser))),
      answer,
    );
    keep(browser, cart);
  };

  const becomeGuest = (browser: Browser): void => {
    browser.session = undefined;
    browser.cartId = undefined;
  };

  const run = async (command: Command): Promise<void> => {
    if (command.do === 'restock') return setStock(command.offer, command.store, command.qty);
    if (command.do === 'reprice') return setPrice(command.offer, command.minor);
    if (command.do === 'leave-zone')
      return setPrice(command.offer, null, [pick(ZONES, command.zone)]);
    if (command.do === 'coupon-ends')
      return endCoupon(pick(COUPONS, command.typed).code, command.isOver);
    const browser = pick(browsers, command.who);
    await renew(browser);
    switch (command.do) {
      case 'add':
      case 'change':
      case 'delete':
        await change(browser, command);
        break;
      case 'two-tabs':
        await twoTabs(browser, command.first, command.second);
        break;
      case 'failing':
        await failing(browser, command.command, command.fault);
        break;
      case 'move':
        browser.store = pick(STORES, command.store);
        break;
      case 'check': {
        if (browser.cartId === undefined) break;
        const reply = await replied(
          host.call(
            browser.session ? 'readUpgradedMyCart' : 'readUpgradedGuestCart',
            aRead(browser.cartId, browser.store.id),
            sender(browser),
          ),
        );
        const { cart, notices } = modelCheck(shop, cartOf(browser), browser.store);
        const messages = reply[0]?.delivery_diagram.unavailabilityMessages ?? [];
        const code = codes.get(browser.cartId);
        const isOver = code !== undefined && modelCouponInForce(shop, code) === undefined;
        same('code that is over', reply[0]?.cart.coupon_over, isOver ? code : undefined);
        if (isOver) codes.delete(browser.cartId);
        same(
          'check',
          messages
            .map(
              (one) =>
                `${one.sku} ${one.code} ${one.deleted ? 'gone' : one.code === 'OFFER_PRICE_CHANGE' ? `${minorOf(one.last_price ?? 0)} ${minorOf(one.new_price ?? 0)}` : one.qty}`,
            )
            .toSorted()
            .join(', '),
          notices.join(', '),
        );
        keep(browser, cart);
        break;
      }
      case 'sign-in':
        await signIn(browser, command.account, command.twice);
        break;
      case 'sign-out': {
        if (browser.session === undefined) break;
        const { token } = browser.session;
        await replied(host.call('signOut', {}, { token }));
        becomeGuest(browser);
        await refusedTo(browser, token);
        break;
      }
      case 'token-expires': {
        if (browser.session === undefined) break;
        host.clock.now = laterBy(host.clock.now, ELEVEN_MINUTES_MS);
        await refusedTo(browser, browser.session.token);
        await renew(browser);
        break;
      }
      case 'session-ends': {
        if (browser.session === undefined) break;
        const { account, token, refreshToken } = browser.session;
        await sql`update session set revoked_at = ${host.clock.now} where market = 'pl' and customer_id = ${pick(accounts, account).id}`.execute(
          db,
        );
        for (const other of browsers) if (other.session?.account === account) becomeGuest(other);
        await refusedTo(browser, token);
        same(
          'refresh of a session that is over',
          outcomeKind(await host.call('refreshSession', { body: { refreshToken } })),
          'unauthenticated',
        );
        break;
      }
      case 'coupon':
        await typeCoupon(browser, pick(TYPED, command.typed), command.twice);
        break;
      case 'coupon-off':
        await takeCouponOff(browser, pick(TYPED, command.typed));
        break;
      case 'list-new':
      case 'list-rename':
      case 'list-delete':
      case 'list-add':
      case 'list-update':
        await lists.run(command, browser.session);
        break;
      case 'list-to-cart':
        await listToCart(browser, command.list);
        break;
      case 'use-dead-cart': {
        const [id] = dead;
        if (id !== undefined)
          same(
            'a dead cart',
            outcomeKind(
              await host.call('addToGuestCart', anAdd(id, pick(OFFERS, command.offer).sku), {
                headers: fromAnywhere(host),
              }),
            ),
            'no-such-cart',
          );
        break;
      }
    }
    await compare(browser, `after ${command.do}`);
  };

  /** The final state of every cart of the visit, as its owner sees it. */
  const compareAll = async (): Promise<void> => {
    for (const browser of browsers) {
      await renew(browser);
      await compare(browser, 'at the end');
      if (browser.session !== undefined) await lists.compare(browser.session);
    }
  };

  return { restart, run, compareAll };
};

const ZONES = ['NORTH', 'SOUTH'] as const;

/** The south is a little more expensive, so that a change of store is visible. */
const inZone = (minor: number, zone: string): number => minor + (zone === 'SOUTH' ? 100 : 0);
const priceAtFirst = (at: number, zone: string): number => inZone(1000 + at * 111, zone);

const minorOf = (amount: number): number => Math.round(amount * 100);

const isSame = (a: ModelCart, b: ModelCart): boolean => JSON.stringify(a) === JSON.stringify(b);

const placeIn = (items: Read['items'], line: ModelLine): number =>
  items.findIndex(({ code }) => code === line.code);

/**
 * The result of adding several references: true, the shortfall of each, or the error code of a
 * refusal.
 */
const outcomesOf = (answer: Answer<'addProductsToMyCart'>): string => {
  if ('refusal' in answer) return answer.refusal.code;
  return answer.reply === true
    ? 'true'
    : answer.reply.map(({ sku, qty }) => `${sku} only ${qty}`).join(', ');
};
