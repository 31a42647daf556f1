import { expect, test } from '@playwright/test';
import {
  addFirstProduct,
  startAtStore,
  continueFromDelivery,
  openCart,
  goToListing,
  placeOrder,
} from './support/shopper.ts';
import { demoPassword, shopOf } from './support/shops.ts';

test('a professional sees prices without tax first and pays them, with a reference of their own (PRC-01, PRC-02)', async ({
  page,
}) => {
  const shop = shopOf('es');
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(shop.origin + shop.to('login'));
  await main.locator('input[name="email"]').fill(`professional@demo.${shop.market.id}.example`);
  await main.locator('input[type="password"]').fill(demoPassword());
  await main.getByRole('button', { name: shop.t('login.action'), exact: true }).click();
  await expect(heading).not.toHaveText(shop.t('login.title'));

  await startAtStore(page, shop);
  await goToListing(page, shop);
  await addFirstProduct(page, shop);
  await openCart(page, shop);
  await expect(main.getByText(shop.t('price.taxExcluded')).first()).toBeVisible();

  await main
    .getByRole('link', { name: shop.t('cart.checkout'), exact: true })
    .first()
    .click();
  await expect(heading).toHaveText(shop.t('checkout.deliveryTitle'));
  await continueFromDelivery(page, shop);
  await expect(heading).toHaveText(shop.t('checkout.collectorTitle'));
  await main.getByLabel(shop.t('checkout.phone'), { exact: true }).fill('601020304');
  await main.getByRole('button', { name: shop.t('checkout.next'), exact: true }).click();
  await main.getByLabel(shop.t('firm.reference')).fill('Obra 7/2026');
  await placeOrder(page, shop);
  await expect(main.getByText('Obra 7/2026')).toBeVisible();
  await expect(main.getByText(shop.t('line.totalExcluded')).first()).toBeVisible();
});
