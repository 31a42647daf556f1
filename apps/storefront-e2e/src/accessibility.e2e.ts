import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import {
  addFirstProduct,
  aPerson,
  checkOut,
  chooseStore,
  openCart,
  openListing,
} from './support/shopper.ts';
import { type Shop, shops } from './support/shops.ts';

const expectClean = async (page: Page, where: string): Promise<void> => {
  expect(await axeViolations(page), where).toEqual([]);
};

const publicPages = (shop: Shop): readonly string[] => [
  shop.to('home'),
  shop.to('stores'),
  shop.to('cart'),
  shop.to('login'),
  shop.to('register'),
  `${shop.to('search')}?q=10`,
  '/no-such-page-1.html',
];

for (const [place, shop] of shops.entries()) {
  const { id } = shop.market;
  // Phone layouts do not depend on the market, and the stories run axe at 320 px in the first market.
  const widths = place === 0 ? ' @widths' : '';

  test(`${id}: guest pages have no axe violations${widths}`, async ({ page }) => {
    for (const path of publicPages(shop)) {
      await page.goto(shop.origin + path);
      await expectClean(page, path);
    }
    await openListing(page, shop);
    await expectClean(page, 'listing');
  });

  test(`${id}: pages from product to order have no axe violations${widths}`, async ({ page }) => {
    await chooseStore(page, shop);
    await openListing(page, shop);
    await addFirstProduct(page, shop);
    await page.waitForLoadState('networkidle');
    await expectClean(page, 'after adding');
    await openCart(page, shop);
    await expectClean(page, 'cart');
    const afterPress = async (
      pressed: Page,
      target: { readonly click: () => Promise<void> },
    ): Promise<void> => {
      // Each step has a different heading; wait for it, so that axe does not run on the previous page.
      const heading = pressed.getByRole('heading', { level: 1 });
      const before = (await heading.textContent()) ?? '';
      await target.click();
      await expect(heading).not.toHaveText(before);
      await pressed.waitForLoadState('networkidle');
      await expectClean(pressed, new URL(pressed.url()).pathname);
    };
    await checkOut(page, shop, aPerson(shop), afterPress);
    await expectClean(page, 'confirmation');
    for (const path of [shop.to('account'), shop.to('orders')]) {
      await page.goto(shop.origin + path);
      await expectClean(page, path);
    }
    await page.getByRole('main').locator('a[href*="details"]').first().click();
    await expect(page.getByRole('heading', { name: shop.t('orders.tracking') })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectClean(page, 'order');
  });

  test(`${id}: no page is wider than a 320 px phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openListing(page, shop);
    const listing = page.url();
    const product = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link')
      .first()
      .getAttribute('href');
    for (const url of [
      listing,
      shop.origin + (product ?? ''),
      ...publicPages(shop).map((path) => shop.origin + path),
    ]) {
      await page.goto(url);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${url} is too wide`).toBeLessThanOrEqual(0);
    }
  });
}
