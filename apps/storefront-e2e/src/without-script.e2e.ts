import { expect, test } from '@playwright/test';
import {
  addFirstProduct,
  aPerson,
  checkOut,
  chooseStore,
  openCart,
  goToListing,
  openListing,
  startAtStore,
} from './support/shopper.ts';
import { journeyShops, shopOf } from './support/shops.ts';

test.use({ javaScriptEnabled: false });

for (const shop of journeyShops('pt')) {
  test(`${shop.market.id}: a whole purchase works without JavaScript (BEY-26, CAT-10)`, async ({
    page,
  }) => {
    await chooseStore(page, shop);
    await openListing(page, shop);
    await addFirstProduct(page, shop);
    await openCart(page, shop);
    const number = await checkOut(page, shop, aPerson(shop));
    await page.goto(shop.origin + shop.to('orders'));
    await expect(page.getByRole('main')).toContainText(number);
  });
}

test('a line’s quantity can be changed and the line removed without JavaScript (QTY-05)', async ({
  page,
}) => {
  const shop = shopOf('pl');
  await startAtStore(page, shop);
  await goToListing(page, shop);
  const product = await addFirstProduct(page, shop);
  await openCart(page, shop);
  const main = page.getByRole('main');
  const quantity = main.locator('input[name="quantity"], input[type="number"]').first();
  await quantity.fill('2');
  await main.getByRole('button', { name: shop.t('cart.updateNamed', { product }) }).click();
  await expect(main.locator('input[type="number"]').first()).toHaveValue('2');

  await main.locator('input[type="number"]').first().fill('0');
  await main.getByRole('button', { name: shop.t('cart.updateNamed', { product }) }).click();
  await expect(main.getByText(shop.t('cart.belowMinimum', { minimum: 1 })).first()).toBeVisible();

  await main.getByRole('button', { name: shop.t('cart.removeNamed', { product }) }).click();
  await expect(page.getByRole('heading', { name: shop.t('cart.emptyTitle') })).toBeVisible();
});
