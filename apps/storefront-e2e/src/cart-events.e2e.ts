import { expect, type Page, test } from '@playwright/test';
import { collectReadyPages, waitForApplication } from './support/application.ts';
import { addFirstProduct, startAtStore, openCart, goToListing } from './support/shopper.ts';
import { shopOf } from './support/shops.ts';

const shop = shopOf('pl');

/** Collects events across the pages of the tab, starting before the page's own scripts run. */
const collectCartEvents = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('cartUpdated', (event) => {
      if (event instanceof CustomEvent)
        sessionStorage.setItem(
          'cart-events',
          (sessionStorage.getItem('cart-events') ?? '') +
            `${event.detail.market}:${event.detail.update}:${event.detail.itemsCount} `,
        );
    });
  });

/** The collected events; none while the page is being replaced. */
const cartEvents = (page: Page): Promise<readonly string[]> =>
  page
    .evaluate(() => (sessionStorage.getItem('cart-events') ?? '').trim().split(' '))
    .catch(() => []);

test('fires cartUpdated on each cart change, with and without a page load and in other tabs (CART-11)', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await Promise.all([collectReadyPages(page), collectCartEvents(page)]);
  await startAtStore(page, shop);
  await goToListing(page, shop);
  const product = await addFirstProduct(page, shop);
  await expect.poll(() => cartEvents(page)).toEqual(['pl:add:1']);

  await waitForApplication(page);
  const address = page.url();
  const count = page.getByRole('banner').getByRole('link', { name: shop.t('common.cart') });
  await page
    .getByRole('main')
    .getByRole('button', { name: shop.t('product.add'), exact: true })
    .first()
    .click();
  await expect.poll(() => cartEvents(page)).toEqual(['pl:add:1', 'pl:add:2']);
  await expect(count).toContainText('2');
  expect(page.url()).toBe(address);

  const other = await context.newPage();
  await Promise.all([collectReadyPages(other), collectCartEvents(other)]);
  await openCart(other, shop);
  await waitForApplication(other);
  await expect.poll(() => cartEvents(other)).toEqual(['pl:add:2']);
  await other
    .getByRole('main')
    .getByRole('button', {
      name: shop.t('cart.more', { product: '' }).replace(/[ :\u00a0]+$/u, ''),
    })
    .first()
    .click();
  await expect.poll(() => cartEvents(other)).toEqual(['pl:add:2', 'pl:quantity:3']);
  await expect.poll(() => cartEvents(page)).toEqual(['pl:add:1', 'pl:add:2', 'pl:quantity:3']);
  await other
    .getByRole('main')
    .getByRole('button', { name: shop.t('cart.removeNamed', { product }) })
    .click();
  await expect(other.getByRole('heading', { name: shop.t('cart.emptyTitle') })).toBeVisible();
  await expect.poll(() => cartEvents(other)).toEqual(['pl:add:2', 'pl:quantity:3', 'pl:delete:0']);
  await expect.poll(() => cartEvents(page).then((events) => events.at(-1))).toBe('pl:delete:0');
});
