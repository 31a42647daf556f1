import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { markets } from '@materia/market-all';
import type { Market } from '@materia/market-model';
import { guestLinksIn } from '@materia/storefront-shell/testing';
import { mailPart } from '@materia/testing/mail';
import { scratchFolder } from '@materia/testing/scratch-folder';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type HostProcess, startHost } from './support/host-process.ts';
import { type Browser, openPageShop, type PageShop } from './support/page-shop.ts';
import { publishFlag } from './support/published-flags.ts';
import { plain } from './support/read-page.ts';
import { type DemoHost, startedHost } from './support/started-host.ts';
import { addToCart, follow, guestAt, orderForm, plenty, storeOf } from './support/visits.ts';

const PASSWORD = 'Zaprawa-42!murarska';

/** Submits a form whose page must lead on to the given one. */
const leadsTo = async (
  browser: Browser,
  path: string,
  form: Readonly<Record<string, string>>,
  next: string,
): Promise<void> => {
  const { status, location } = await browser.post(path, form);
  expect([path, status, location]).toEqual([path, 303, next]);
};

/** A browser with a product in the cart, which asks how to order. */
const atCheckout = async (shop: PageShop, quantity = 1): Promise<Browser> => {
  const browser = await guestAt(shop);
  await addToCart(shop, browser, storeOf(shop), plenty(shop).at(-1) ?? '', quantity);
  return browser;
};

/** More than half of what the store has of the product. */
const mostOf = (shop: PageShop): number => {
  const sku = plenty(shop).at(-1);
  const row = shop
    .feed('stock')
    .find((stock) => stock.storeId === storeOf(shop).id && stock.sku === sku);
  return Math.floor((row?.quantity ?? 0) / 2) + 2;
};

/** Goes from the choice of delivery to the placed order. Returns the address of its confirmation. */
const placeOrder = async ({ to, market }: PageShop, browser: Browser) => {
  await leadsTo(browser, to('checkoutDelivery'), { method: 'two_hours' }, to('checkoutRecipient'));
  const contact = { firstname: 'Ana', lastname: 'Demo', phone: market.rules.phone.placeholder };
  await leadsTo(browser, to('checkoutRecipient'), contact, to('checkoutReview'));
  return browser.post(to('checkoutReview'), {
    ...orderForm((await browser.get(to('checkoutReview'))).html),
    method: 'pay_in_store',
    terms: 'on',
  });
};

const numberIn = (text: string | undefined): string =>
  /\d{2}-\d{7}-\d{2}/.exec(text ?? '')?.[0] ?? 'no number';

/** The link by which a guest confirms an order, from the mail about it. */
const linkMailedTo = async (
  address: string,
  { to }: PageShop,
  { dataFolder }: DemoHost,
): Promise<string> => {
  const outbox = join(dataFolder, 'outbox');
  const path = to('guestConfirmation', { link: 'x' }).slice(0, -1);
  const found = (): string => {
    const mails = existsSync(outbox)
      ? readdirSync(outbox)
          .filter((name) => name.endsWith('.eml'))
          .map((name) => readFileSync(join(outbox, name), 'utf8'))
      : [];
    const text = mails
      .filter((mail) => mail.includes(`To: ${address}`))
      .map((mail) => mailPart(mail, 'text/plain'))
      .join(' ');
    return new RegExp(`${path}([\\w.-]+)`).exec(text)?.[1] ?? '';
  };
  await expect.poll(found, { timeout: 20_000 }).not.toBe('');
  return found();
};

/** An order, and the page of all orders in the account of its shopper. */
type InAccount = { readonly number: string; readonly orders: string };

const orderAsGuest = async (shop: PageShop, host: DemoHost): Promise<InAccount> => {
  const { to, t, market } = shop;
  const browser = await atCheckout(shop);
  const email = `ana.${market.id}@shop.example`;
  await leadsTo(browser, to('checkoutGuest'), { email }, to('checkoutDelivery'));
  const placed = await placeOrder(shop, browser);
  const confirmation = await follow(browser, placed);
  expect(confirmation.lines.content).toContain(`h1 ${plain(t('guest.checkTitle'))}`);

  const mailed = to('guestConfirmation', { link: await linkMailedTo(email, shop, host) });
  const { status, location: question = '', headers } = await browser.get(mailed);
  expect([status, headers['referrer-policy'], headers['cache-control']]).toEqual([
    303,
    'no-referrer',
    'private, no-store',
  ]);
  expect((await browser.get(question)).lines.content).toContain(
    `h1 ${plain(t('guest.confirmTitle'))}`,
  );
  const { location: page = '' } = await browser.post(question, {});
  const { html, asked } = await browser.get(page);
  const number = numberIn(html);
  const account = { intent: 'account', password: PASSWORD, terms: 'on' };
  await leadsTo(browser, page, account, to('orderDetails', { orderId: number }));
  const stranger = shop.guest();
  expect((await stranger.get(page)).status).toBe(404);
  const [signed = ''] = await guestLinksIn(market, asked.cookies);
  const ended = await follow(stranger, await stranger.get(to('guestOrder', { link: signed })));
  expect([ended.status, ended.lines.content]).toEqual([
    404,
    expect.arrayContaining([`h1 ${plain(t('guest.gone'))}`]),
  ]);
  return { number, orders: (await browser.get(to('orders'))).html };
};

const orderWithAccount = async (shop: PageShop, host: DemoHost): Promise<InAccount> => {
  const { to, t, market } = shop;
  const browser = await atCheckout(shop);
  const email = `new.ana.${market.id}@shop.example`;
  const account = {
    firstname: 'Ana',
    lastname: 'Demo',
    email,
    password: PASSWORD,
    terms: 'on',
  };
  await leadsTo(browser, to('checkoutGuest'), account, to('checkoutDelivery'));
  const placed = await placeOrder(shop, browser);
  expect(placed.location).toContain(to('confirmation'));
  const number = numberIn(placed.location);
  const waiting = [
    await follow(browser, placed),
    await browser.get(to('orderDetails', { orderId: number })),
  ];
  for (const page of waiting) expect(plain(page.html)).toContain(plain(email));
  expect(waiting[0]?.lines.content).toContain(`h1 ${plain(t('guest.checkTitle'))}`);

  // The mail may be read where nobody is signed in.
  const question = to('guestConfirmation', { link: await linkMailedTo(email, shop, host) });
  const reader = shop.guest();
  expect((await reader.get(question)).lines.content).toContain(
    `h1 ${plain(t('guest.confirmTitle'))}`,
  );
  expect((await reader.post(question, {})).html).toContain(t('guest.confirmedTitle'));
  return { number, orders: (await browser.get(to('orders'))).html };
};

/** Who has proven nothing cannot have everything put aside, and reads what they can do instead. */
const orderTooMuch = async (
  shop: PageShop,
  person: Readonly<Record<string, string>>,
): Promise<void> => {
  const { to, t } = shop;
  const browser = await atCheckout(shop, mostOf(shop));
  await leadsTo(browser, to('checkoutGuest'), person, to('checkoutDelivery'));
  const refused = await placeOrder(shop, browser);
  const page = refused.location === undefined ? refused : await follow(browser, refused);
  const text = plain(t('payment.buyerUnproven'));
  expect(page.lines.content.filter((line) => line.includes(text))).toEqual([
    expect.stringContaining('#method'),
    expect.stringContaining(text),
  ]);
};

describe('how to order, as the team of a market decides', () => {
  const folder = mkdtempSync(join(scratchFolder(), 'materia-guest-path-'));
  let running: HostProcess;
  let host: DemoHost;
  beforeAll(async () => {
    // The demo shops are generated by then.
    await startedHost(inject('demoHost'));
    running = await startHost(
      folder,
      markets.map(({ id }) => id),
    );
    host = await running.started;
  });
  afterAll(async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(markets.map((market): [string, Market] => [market.id, market]))(
    '%s: guests order with an email address while the flag is on, and a password alone makes an account that has the order; while it is off, the checkout opens the account (FLAG-40, RTE-82, CHK-03)',
    async (_, market) => {
      const isPreset = market.flagPresets.CHECKOUT_GUEST_ALLOWED === true;
      for (const isOn of [isPreset, !isPreset]) {
        if (isOn !== isPreset) await publishFlag(host, market.id, 'CHECKOUT_GUEST_ALLOWED', isOn);
        const flagChoices = { CHECKOUT_GUEST_ALLOWED: isOn };
        const shop = await openPageShop(market, host, { flagChoices });
        const placed = await (isOn ? orderAsGuest(shop, host) : orderWithAccount(shop, host));
        expect(placed.orders).toContain(placed.number);
        const email = `much.${market.id}.${String(isOn)}@shop.example`;
        const account = { firstname: 'Ana', lastname: 'Demo', password: PASSWORD, terms: 'on' };
        await orderTooMuch(shop, isOn ? { email } : { email, ...account });
      }
    },
  );
});
