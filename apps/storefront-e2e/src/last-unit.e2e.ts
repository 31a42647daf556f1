import { expect, test } from '@playwright/test';
import { lastUnits } from './support/feed.ts';
import { aPerson, checkOut, startAtStore, openCart } from './support/shopper.ts';
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
  // Demo orders may have taken some of them already, and trucks may bring more of others.
  for (const { urlKey } of lastUnits(shop)) {
    await page.goto(shop.origin + shop.to('product', { urlKey }));
    const main = page.getByRole('main');
    const isLast = (await main.locator('input[name="quantity"][max="1"]').count()) > 0;
    if (isLast && (await main.getByText(onePiece).count()) > 0) break;
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
