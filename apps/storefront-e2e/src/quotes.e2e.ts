import { expect, test } from '@playwright/test';
import { addProductAt, aPerson, startSignedUp } from './support/shopper.ts';
import { shopOf } from './support/shops.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('a customer saves the cart as a quote, finds it in the list, downloads it and deletes it (ACC-03, QUO-01, QUO-18)', async ({
      page,
    }) => {
      const shop = shopOf('es');
      const { t } = shop;
      const main = page.getByRole('main');
      await startSignedUp(page, shop, aPerson(shop));
      const product = await addProductAt(page, shop, 0);
      await page.goto(shop.origin + shop.to('cart'));
      await main.getByRole('link', { name: t('quotes.save'), exact: true }).click();
      await main.getByLabel(t('quotes.name')).fill('Baño, calle Mayor 5');
      await main.getByRole('button', { name: t('quotes.create'), exact: true }).click();
      await expect(page.getByText(t('quotes.created'))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baño, calle Mayor 5');
      await expect(main.getByRole('link', { name: product, exact: true })).toBeVisible();

      await page.goto(shop.origin + shop.to('myQuotes'));
      await expect(main.getByRole('heading', { name: 'Baño, calle Mayor 5' })).toBeVisible();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('link', { name: t('quotes.download') }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/\.pdf$/);

      await main.getByRole('link', { name: t('quotes.open') }).click();
      await main.getByText(t('quotes.delete'), { exact: true }).click();
      await main.getByRole('button', { name: t('quotes.deleteSure'), exact: true }).click();
      await expect(page).toHaveURL(shop.origin + shop.to('myQuotes'));
      await expect(main.getByText(t('quotes.emptyTitle'))).toBeVisible();
      await page.goto(shop.origin + shop.to('cart'));
      await expect(main.getByRole('link', { name: product, exact: true })).toBeVisible();
    });
  });
}
