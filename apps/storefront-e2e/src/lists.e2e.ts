import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  addProductAt,
  aPerson,
  openCart,
  openReferences,
  quantityOf,
  startSignedUp,
  signIn,
  signOut,
} from './support/shopper.ts';
import { shopOf } from './support/shops.ts';

const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('creates a list, fills it from the cart and by SKU, renames it, adds it to the cart in one step, and deletes it (BEY-10)', async ({
      page,
    }) => {
      const shop = shopOf('pl');
      const { t } = shop;
      const person = aPerson(shop);
      const press = (name: string): Promise<void> =>
        main(page).getByRole('button', { name, exact: true }).click();
      await startSignedUp(page, shop, person);
      const inCart = await addProductAt(page, shop, 0);
      const reference = (await openReferences(page, shop)).at(-1) ?? '';

      await page.goto(shop.origin + shop.to('myLists'));
      await expect(main(page).getByText(t('lists.none'))).toBeVisible();
      const name = main(page).getByLabel(t('lists.name'), { exact: true });
      await press(t('lists.create'));
      await expect(name).toHaveAccessibleDescription(
        new RegExp(t('lists.nameEmpty').replaceAll('.', String.raw`\.`)),
      );
      await name.fill('Łazienka, Lipowa 5');
      await press(t('lists.create'));
      await expect(heading(page)).toHaveText('Łazienka, Lipowa 5');
      await expect(main(page).getByText(t('lists.empty'))).toBeVisible();

      await press(t('lists.fromCart'));
      await expect(main(page).getByRole('link', { name: inCart, exact: true })).toBeVisible();
      await main(page).getByLabel(t('lists.references'), { exact: true }).fill(`${reference}; 3`);
      await press(t('lists.addReferences'));
      await expect(page.getByText(t('lists.added'))).toBeVisible();
      await expect(
        main(page)
          .getByRole('textbox', { name: t('lists.quantityOf', { product: '' }).trim() })
          .last(),
      ).toHaveValue('3');

      await main(page).getByText(t('lists.manage')).click();
      await name.fill('Łazienka i kuchnia');
      await press(t('lists.rename'));
      await expect(heading(page)).toHaveText('Łazienka i kuchnia');
      const list = page.url();

      // Lists belong to the customer: they outlive the session, and no other customer sees them.
      await signOut(page, shop);
      expect((await page.goto(list))?.status()).toBe(401);
      await signIn(page, shop, person);
      await expect(page).toHaveURL(list);
      await press(t('lists.toCart'));
      await expect(page).toHaveURL(shop.origin + shop.to('cart'));
      await expect(page.getByText(t('lists.toCartDone'))).toBeVisible();
      await expect(quantityOf(page, shop, inCart)).toHaveValue('2');
      await expect(main(page).getByRole('spinbutton')).toHaveCount(2);

      await page.goto(list);
      await main(page).getByText(t('lists.manage')).click();
      await press(t('lists.delete'));
      await expect(page).toHaveURL(shop.origin + shop.to('myLists'));
      await expect(main(page).getByText(t('lists.none'))).toBeVisible();
      expect((await page.goto(list))?.status()).toBe(404);
      await openCart(page, shop);
      await expect(main(page).getByRole('spinbutton')).toHaveCount(2);
    });
  });
}
