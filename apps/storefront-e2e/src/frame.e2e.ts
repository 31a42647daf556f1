import { expect, test } from '@playwright/test';
import { collectReadyPages, waitForApplication } from './support/application.ts';
import { shopOf } from './support/shops.ts';

const shop = shopOf('es');

test('the service promises are above the footer on the home page and cart only (SHL-06)', async ({
  page,
}) => {
  const promise = page.getByText(shop.t('footer.rangeTitle'), { exact: true });
  for (const name of ['home', 'cart'] as const) {
    await page.goto(shop.origin + shop.to(name));
    await expect(promise, name).toBeVisible();
  }
  for (const name of ['stores', 'login', 'register', 'search'] as const) {
    await page.goto(shop.origin + shop.to(name));
    await expect(promise, name).toHaveCount(0);
  }
});

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

test('an account page shows guests the sign-in form with status 401 and a return path (SHL-13, SHL-14, ERR-24)', async ({
  page,
}) => {
  const france = shopOf('fr');
  for (const [{ origin }, path] of [
    [shop, shop.to('orders')],
    [shop, shop.to('account')],
    // Spain lets guests order.
    [france, france.to('checkoutDelivery')],
  ] as const) {
    const reply = await page.goto(origin + path);
    expect(reply?.status(), path).toBe(401);
    expect(reply?.headers()['location']).toContain(encodeURIComponent(path));
    expect(reply?.headers()['x-login-redirect']).toBe(reply?.headers()['location']);
    await expect(page.getByRole('main').locator('input[type="password"]')).toBeVisible();
  }
});
