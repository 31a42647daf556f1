import { expect, type Page, test } from '@playwright/test';
import { collectReadyPages, waitForApplication } from './support/application.ts';
import { addProductAt, chooseStore, openCart } from './support/shopper.ts';
import { shopOf } from './support/shops.ts';

const shop = shopOf('es');

/** Full consent, so that events are sent at once. */
const CONSENT = {
  name: `__Host-consent-${shop.market.id}`,
  value: ',C0001,C0002,C0003,C0004,C0005,',
  domain: 'localhost',
  path: '/',
  secure: true,
};

/**
 * What the pages of the tab have sent: events to analytics, and messages to the app around them.
 */
const collect = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const note = (kind: string, entry: unknown): void =>
      sessionStorage.setItem(
        kind,
        JSON.stringify([...JSON.parse(sessionStorage.getItem(kind) ?? '[]'), entry]),
      );
    class DataLayer extends Array<Readonly<Record<string, unknown>>> {
      override push(...entries: Readonly<Record<string, unknown>>[]): number {
        for (const entry of entries) if (entry['event'] !== undefined) note('events', entry);
        return super.push(...entries);
      }
    }
    Object.assign(window, {
      dataLayer: new DataLayer(),
      materiaApp: { postMessage: (text: string) => note('messages', JSON.parse(text)) },
    });
  });
};

type Entry = Readonly<Record<string, unknown>>;
const collected = (page: Page, kind: 'events' | 'messages'): Promise<readonly Entry[]> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), kind);
const namesOf = async (page: Page, kind: 'events' | 'messages'): Promise<readonly unknown[]> =>
  (await collected(page, kind)).map((entry) => entry['event'] ?? entry['type']);
/** The rest of the storage is the shop's own. */
const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const kind of ['events', 'messages']) sessionStorage.removeItem(kind);
  });

test('each step towards a purchase is reported once, with market, page and items (ANA-05, BRG-03, RTE-79)', async ({
  page,
  context,
}) => {
  await context.addCookies([CONSENT]);
  await Promise.all([collect(page), collectReadyPages(page)]);
  await chooseStore(page, shop);
  await waitForApplication(page);
  await forget(page);

  // Adding without leaving the product's page is no second view of it.
  await addProductAt(page, shop, 0);
  const product = new URL(page.url()).pathname;
  await expect.poll(() => namesOf(page, 'events')).toContain('add_to_cart');
  const events = await collected(page, 'events');
  const onProduct = events.slice(
    events.findIndex((entry) => entry['event'] === 'page_view' && entry['page'] === 'product'),
  );
  expect(onProduct).toEqual([
    expect.objectContaining({
      event: 'page_view',
      page: 'product',
      market: shop.market.id,
      customerType: 'guest',
      isBuyer: false,
    }),
    expect.objectContaining({
      event: 'view_item',
      urlKey: product.replaceAll(/^\/|\.html$/g, ''),
    }),
    expect.objectContaining({ event: 'add_to_cart', items: 1 }),
  ]);
  const messages = await collected(page, 'messages');
  expect(messages.filter(({ type }) => type === 'PRODUCT')).toEqual([
    { type: 'PRODUCT', sku: /ref(\d+)/.exec(product)?.[1] },
  ]);
  expect(messages.filter(({ type }) => type === 'CART_UPDATE').at(-1)).toEqual({
    type: 'CART_UPDATE',
    count: 1,
  });

  await forget(page);
  await openCart(page, shop);
  await expect.poll(() => namesOf(page, 'messages')).toContain('CART_UPDATE');
  expect(await collected(page, 'events')).toEqual([
    expect.objectContaining({ event: 'page_view', page: 'cart' }),
    expect.objectContaining({ event: 'view_cart', items: 1 }),
  ]);
  expect(await collected(page, 'messages')).toEqual([
    { type: 'PAGEID', pageId: 'cart' },
    { type: 'TITLE', title: shop.t('cart.title') },
    { type: 'FUNNEL_VIEW', step: 'cart' },
    { type: 'CART_UPDATE', count: 1 },
  ]);

  // Guests may order in Spain, and name their email address first.
  await page.goto(shop.origin + shop.to('checkoutDelivery'));
  await page.getByRole('main').locator('input[type="email"]').fill('ana@materia.example');
  await waitForApplication(page);
  await forget(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: shop.t('guest.next'), exact: true })
    .click();
  await expect(page).toHaveURL(shop.origin + shop.to('checkoutDelivery'));
  await expect.poll(() => namesOf(page, 'messages')).toContain('FUNNEL_VIEW');
  const steps = (await collected(page, 'events')).filter(({ event }) => event === 'checkout_step');
  expect(steps).toEqual([expect.objectContaining({ step: 'shippings' })]);
  expect((await collected(page, 'messages')).filter(({ type }) => type === 'FUNNEL_VIEW')).toEqual([
    { type: 'FUNNEL_VIEW', step: 'shippings' },
  ]);
});
