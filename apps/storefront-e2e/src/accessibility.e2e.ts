import { expect, test } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { openListing } from './support/shopper.ts';
import { type Shop, shops } from './support/shops.ts';

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
  // Phone layouts do not depend on the market, and the stories run axe at 320 px in the first
  // market.
  const widths = place === 0 ? ' @widths' : '';

  test(`${id}: guest pages have no axe violations${widths}`, async ({ page }) => {
    for (const path of publicPages(shop)) {
      await page.goto(shop.origin + path);
      expect(await axeViolations(page), path).toEqual([]);
    }
    await openListing(page, shop);
    expect(await axeViolations(page), 'listing').toEqual([]);
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
