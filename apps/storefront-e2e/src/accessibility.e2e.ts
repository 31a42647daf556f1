import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { goToListing } from './support/shopper.ts';
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

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [place, shop] of shops.entries()) {
  const { id } = shop.market;
  // Phone layouts do not depend on the market, and the stories run axe at 320 px in the first
  // market.
  const widths = place === 0 ? ' @widths' : '';

  test(`${id}: guest pages have no axe violations and are not wider than a 320 px phone${widths}`, async ({
    page,
    viewport,
  }) => {
    await goToListing(page, shop);
    const listing = new URL(page.url()).pathname;
    const product = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link')
      .first()
      .getAttribute('href');
    for (const path of [listing, product ?? '', ...publicPages(shop)]) {
      await page.goto(shop.origin + path);
      expect(await axeViolations(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect
        .poll(() => overflowOf(page), { message: `${path} is too wide` })
        .toBeLessThanOrEqual(0);
      if (viewport !== null) await page.setViewportSize(viewport);
    }
  });
}
