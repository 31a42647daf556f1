import { expect, test } from '@playwright/test';
import {
  addFirstProduct,
  aPerson,
  checkOut,
  chooseStore,
  openCart,
  openListing,
} from './support/shopper.ts';
import { shops } from './support/shops.ts';

for (const shop of shops) {
  const { market } = shop;

  test(`${market.id}: a shopper buys a product and tracks the order @widths (RTE-16, RTE-18, PLO-03)`, async ({
    page,
  }) => {
    const person = aPerson(shop);
    await chooseStore(page, shop);
    await openListing(page, shop);
    const product = await addFirstProduct(page, shop);

    await openCart(page, shop);
    await expect(page.getByRole('main').getByRole('link', { name: product }).first()).toBeVisible();
    const number = await checkOut(page, shop, person);

    await page.goto(shop.origin + shop.to('orders'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.t('orders.title'));
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(number) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(page.getByRole('main').getByText(product).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: shop.t('orders.tracking') })).toBeVisible();
  });
}
