import { expect, test } from '@playwright/test';
import { collectReadyPages, waitForApplication } from './support/application.ts';
import { shopOf } from './support/shops.ts';

const shop = shopOf('es');

test('pictures that fail to load are replaced by the shop’s own (SHL-20, ERR-27)', async ({
  page,
}) => {
  await collectReadyPages(page);
  await page.route('**/media/**', (route) => route.abort());
  await page.goto(shop.origin + shop.to('home'));
  await waitForApplication(page);
  const fallback = await page.locator('body').getAttribute('data-picture-fallback');
  const hero = page.getByRole('main').locator('img').first();
  await expect(hero).toHaveAttribute('src', fallback ?? 'none');
  await expect
    .poll(() => hero.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  const product = page.getByRole('main').getByRole('article').locator('img').last();
  await product.scrollIntoViewIfNeeded();
  await expect(product).toHaveAttribute('src', fallback ?? 'none');
});

test('windows up to 960 pixels have the layout of phones, wider ones that of desktops (SHL-10, LIM-53)', async ({
  page,
}) => {
  await page.goto(shop.origin + shop.to('home'));
  const menu = page.getByRole('button', { name: shop.t('common.categories'), exact: true });
  const departments = page.getByRole('button', { name: shop.t('header.allCategories') });
  for (const [width, isPhone] of [
    [960, true],
    [961, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menu, `${width}`).toBeVisible({ visible: isPhone });
    await expect(departments, `${width}`).toBeVisible({ visible: !isPhone });
  }
});
