import { expect, test } from '@playwright/test';
import { goToListing, startAtStore } from './support/shopper.ts';
import { journeysOf } from './support/shops.ts';

const PHONE = { width: 390, height: 844 };

for (const { shop, javaScriptEnabled, how } of journeysOf('es', 'pt')) {
  const { t, to } = shop;

  test(`what was added is named with its picture and a way to the cart, and covers nothing: ${how}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled });
    const page = await context.newPage();
    await startAtStore(page, shop);
    await goToListing(page, shop);
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: t('listing.add') }) })
      .first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    const add = card.getByRole('button', { name: t('listing.addNamed', { product: name }) });
    const samePage = page.locator('html[data-same-page]');
    if (javaScriptEnabled)
      await page.evaluate(() => {
        document.documentElement.dataset['samePage'] = '';
      });
    await add.click();

    const message = page.locator('#message');
    await expect(message.getByRole('heading', { name: t('product.added') })).toBeVisible();
    await expect(message.getByText(t('added.units', { quantity: 1, product: name }))).toBeVisible();
    await expect(message.locator('img')).toBeVisible();
    if (javaScriptEnabled) {
      // The page stays where it is, and what was pressed can be pressed again.
      await expect(samePage).toHaveCount(1);
      await add.click({ trial: true });
      await page.keyboard.press('Escape');
      await expect(message.getByRole('heading')).toHaveCount(0);
    } else {
      const box = await message.boundingBox();
      const content = await page.getByRole('main').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((content?.y ?? 0) + 1);
      await message.getByRole('link', { name: t('added.toCart') }).click();
      await expect(page).toHaveURL(shop.origin + to('cart'));
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    }
    await context.close();
  });

  test(`a compared product says so on its card and in the tray, and leaves from there: ${how}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      javaScriptEnabled,
    });
    const page = await context.newPage();
    await goToListing(page, shop);
    const card = page.getByRole('main').getByRole('article').first();
    const product = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button', { name: t('comparator.addNamed', { product }) }).click();
    const tray = page.getByRole('complementary', { name: t('comparator.tray') });
    await expect(tray.getByText(t('comparator.trayCount', { compared: 1, most: 4 }))).toBeVisible();
    await expect(
      card.getByRole('button', { name: t('comparator.inComparisonNamed', { product }) }),
    ).toBeVisible();
    await tray.getByRole('button', { name: t('comparator.removeNamed', { product }) }).click();
    await expect(tray).toHaveCount(0);
    await expect(
      card.getByRole('button', { name: t('comparator.addNamed', { product }) }),
    ).toBeVisible();
    await context.close();
  });
}
