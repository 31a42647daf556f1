import { expect, type Locator, type Page, test } from '@playwright/test';
import { collectReadyPages, waitForApplication } from './support/application.ts';
import {
  addFirstProduct,
  addProductAt,
  aPerson,
  startAtStore,
  openCart,
  goToListing,
  pressAdd,
  quantityOf,
  startSignedUp,
  signIn,
  signOut,
} from './support/shopper.ts';
import { type Shop, shopOf } from './support/shops.ts';

const main = (page: Page): Locator => page.getByRole('main');
const changeQuantity = (page: Page, { t }: Shop, product: string): Locator =>
  main(page).getByRole('button', { name: t('cart.updateNamed', { product }) });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('merges the guest’s and the customer’s cart at sign-in and announces it once (NTF-05, CART-40, CART-41)', async ({
    page,
  }) => {
    const shop = shopOf('fr');
    const person = aPerson(shop);
    await startSignedUp(page, shop, person);
    const kept = await addProductAt(page, shop, 0);
    await signOut(page, shop);
    await openCart(page, shop);
    await expect(page.getByRole('heading', { name: shop.t('cart.emptyTitle') })).toBeVisible();

    // The same product again, and another one.
    expect(await addProductAt(page, shop, 0)).toBe(kept);
    const chosen = await addProductAt(page, shop, 1);
    await openCart(page, shop);
    const connect = main(page).getByText(shop.t('cart.connect'));
    await expect(connect).toBeVisible();
    await main(page)
      .getByRole('link', { name: shop.t('cart.connectAction') })
      .first()
      .click();
    await signIn(page, shop, person);

    await expect(page).toHaveURL(shop.origin + shop.to('cart'));
    await expect(page.getByText(shop.t('cart.merged'))).toBeVisible();
    await expect(connect).toHaveCount(0);
    await expect(quantityOf(page, shop, kept)).toHaveValue('2');
    await expect(quantityOf(page, shop, chosen)).toHaveValue('1');
    await page.reload();
    await expect(page.getByText(shop.t('cart.merged'))).toHaveCount(0);
    await expect(quantityOf(page, shop, kept)).toHaveValue('2');
    await expect(main(page).getByRole('spinbutton')).toHaveCount(2);
  });
});

test('keeps changes made in another window of the same shopper and reports a removed line (BEY-27)', async ({
  page,
  context,
}) => {
  const shop = shopOf('es');
  await startAtStore(page, shop);
  const first = await addProductAt(page, shop, 0);
  const second = await addProductAt(page, shop, 1);
  await openCart(page, shop);
  const other = await context.newPage();
  await openCart(other, shop);

  // This window removes a line that the other one still shows, and adds another product.
  await main(page)
    .getByRole('button', { name: shop.t('cart.removeNamed', { product: first }) })
    .click();
  await expect(quantityOf(page, shop, first)).toHaveCount(0);
  const third = await addProductAt(page, shop, 2);

  await quantityOf(other, shop, second).fill('3');
  await changeQuantity(other, shop, second).click();
  await expect(quantityOf(other, shop, third)).toHaveValue('1');
  await expect(quantityOf(other, shop, second)).toHaveValue('3');
  await expect(quantityOf(other, shop, first)).toHaveCount(0);

  // Now the other window is up to date, and this one still shows the removed line.
  await openCart(page, shop);
  await main(other)
    .getByRole('button', { name: shop.t('cart.removeNamed', { product: third }) })
    .click();
  await expect(quantityOf(other, shop, third)).toHaveCount(0);
  await quantityOf(page, shop, third).fill('4');
  await changeQuantity(page, shop, third).click();
  await expect(main(page).getByRole('alert')).toHaveText(shop.t('cart.lineGone'));
  await expect(quantityOf(page, shop, third)).toHaveCount(0);
  await expect(quantityOf(page, shop, second)).toHaveValue('3');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('loses no line and adds none twice if the session ends while a product page is open (ERR-01, ERR-81, SES-12)', async ({
      page,
      browser,
    }) => {
      const shop = shopOf('pl');
      const person = aPerson(shop);
      await collectReadyPages(page);
      await startSignedUp(page, shop, person);
      const kept = await addProductAt(page, shop, 0);
      await goToListing(page, shop);
      const chosen = await addFirstProduct(page, shop);
      const product = page.url();
      await page.goto(product);
      if (javaScriptEnabled) await waitForApplication(page);

      // The session ends elsewhere with the same cookies, as in another window of a restored
      // browser.
      const elsewhere = await browser.newContext({
        storageState: await page.context().storageState(),
      });
      await signOut(await elsewhere.newPage(), shop);
      await elsewhere.close();

      await pressAdd(page, shop);
      await openCart(page, shop);
      await expect(main(page).getByRole('spinbutton')).toHaveCount(1);
      await expect(quantityOf(page, shop, chosen)).toHaveValue('1');

      await main(page)
        .getByRole('link', { name: shop.t('cart.connectAction') })
        .first()
        .click();
      await signIn(page, shop, person);
      await expect(page.getByText(shop.t('cart.merged'))).toBeVisible();
      await expect(quantityOf(page, shop, chosen)).toHaveValue(kept === chosen ? '3' : '2');
      await expect(quantityOf(page, shop, kept)).toHaveValue(kept === chosen ? '3' : '1');
    });
  });
}
