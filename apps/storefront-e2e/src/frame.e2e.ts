import { expect, test } from '@playwright/test';
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

test('an account page shows guests the sign-in form with status 401 and a return path (SHL-13, SHL-14, ERR-24)', async ({
  page,
}) => {
  const france = shopOf('fr');
  for (const [{ origin }, path] of [
    [shop, shop.to('orders')],
    [shop, shop.to('account')],
    // Spain lets guests order.
    [france, france.to('checkoutShippings')],
  ] as const) {
    const reply = await page.goto(origin + path);
    expect(reply?.status(), path).toBe(401);
    expect(reply?.headers()['location']).toContain(encodeURIComponent(path));
    expect(reply?.headers()['x-login-redirect']).toBe(reply?.headers()['location']);
    await expect(page.getByRole('main').locator('input[type="password"]')).toBeVisible();
  }
});
