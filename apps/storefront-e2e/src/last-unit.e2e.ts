import { expect, test } from '@playwright/test';
import { feed } from './support/feed.ts';
import { aPerson, checkOut, startAtStore, openCart, goToListing } from './support/shopper.ts';
import { shopOf } from './support/shops.ts';

test('the last unit goes to the first order, and the other shopper is informed', async ({
  page,
  browser,
}) => {
  const shop = shopOf('fr');
  const onePiece = new RegExp(
    shop.t('stock.inStoreUnits', { count: 1 }).replace('1', String.raw`(?<!\d)1`),
  );
  const add = { name: shop.t('product.add'), exact: true } as const;

  await startAtStore(page, shop);
  await goToListing(page, shop);
  // A listing is cached for up to a minute, so a last unit may already be sold. Some products have
  // other vendors, too.
  const links = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: onePiece })
    .getByRole('heading')
    .getByRole('link');
  const stored = feed(shop, 'warehouse-stock').map(({ sku }) => `-ref${sku}.html`);
  for (const path of await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  )) {
    // The warehouse would send another one.
    if (stored.some((end) => path.endsWith(end))) continue;
    await page.goto(shop.origin + path);
    const main = page.getByRole('main');
    const isLastOfAll =
      (await main
        .getByRole('region', { name: shop.t('buying.compare'), exact: true })
        .count()) === 0;
    if (isLastOfAll && (await main.getByText(onePiece).count()) > 0) break;
  }
  await expect(page.getByRole('main').getByText(onePiece).first()).toBeVisible();

  const late = await (await browser.newContext()).newPage();
  await startAtStore(late, shop);
  await late.goto(page.url());

  await page.getByRole('main').getByRole('button', add).first().click();
  await expect(page.getByText(shop.t('cart.added')).first()).toBeVisible();
  await openCart(page, shop);
  await checkOut(page, shop, aPerson(shop));

  await late.getByRole('main').getByRole('button', add).first().click();
  await expect(late.getByRole('main').getByText(shop.t('product.unavailable'))).toBeVisible();
  await expect(late.getByRole('main').getByRole('button', add)).toHaveCount(0);
  await expect(late.getByText(shop.t('cart.added'))).toHaveCount(0);
});
