import { expect, type Page, test } from '@playwright/test';
import { collectReadyPages, waitForApplication } from './support/application.ts';
import { axeViolations } from './support/axe.ts';
import {
  addFirstProduct,
  aPerson,
  checkOut,
  chooseStore,
  openCart,
  openListing,
  type Press,
} from './support/shopper.ts';
import { isWholeRun, shops } from './support/shops.ts';

for (const [place, shop] of shops.entries()) {
  const { market } = shop;
  // Phone layouts do not depend on the market.
  const widths = place === 0 || isWholeRun ? ' @widths' : '';

  test(`${market.id}: a shopper buys a product and tracks the order, on pages without axe violations${widths} (RTE-16, RTE-18, PLO-03)`, async ({
    page,
  }) => {
    const expectClean = async (checked: Page, where: string): Promise<void> => {
      await waitForApplication(checked);
      expect(await axeViolations(checked), where).toEqual([]);
    };
    const pressAndCheck: Press = async (pressed, target) => {
      // Each step has a different heading; wait for it, so that axe does not run on the previous
      // page.
      const heading = pressed.getByRole('heading', { level: 1 });
      const before = (await heading.textContent()) ?? '';
      await target.click();
      await expect(heading).not.toHaveText(before);
      await expectClean(pressed, new URL(pressed.url()).pathname);
    };
    const person = aPerson(shop);
    await collectReadyPages(page);
    await chooseStore(page, shop);
    await openListing(page, shop);
    const product = await addFirstProduct(page, shop);
    await expectClean(page, 'after adding');

    await openCart(page, shop);
    await expect(page.getByRole('main').getByRole('link', { name: product }).first()).toBeVisible();
    await expectClean(page, 'cart');
    const number = await checkOut(page, shop, person, pressAndCheck);

    await page.goto(shop.origin + shop.to('account'));
    await expectClean(page, 'account');
    await page.goto(shop.origin + shop.to('orders'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.t('orders.title'));
    await expectClean(page, 'orders');
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(number) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(page.getByRole('main').getByText(product).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: shop.t('orders.tracking') })).toBeVisible();
    await expectClean(page, 'order');
  });
}
