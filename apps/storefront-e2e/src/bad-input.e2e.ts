import { expect, test } from '@playwright/test';
import { shops } from './support/shops.ts';

for (const shop of shops) {
  const { id } = shop.market;

  test(`${id}: an unknown page, product, store or category shows the market's 404 page (RTE-33)`, async ({
    page,
  }) => {
    for (const path of [
      '/no-such-page.html',
      '/brak-ref99999999.html',
      '/no-such-department/',
      '/a/b/c/d/e/f',
      shop.to('store', { storeName: 'nowhere-at-all' }),
    ]) {
      const reply = await page.goto(shop.origin + path);
      expect(reply?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        shop.t('errors.notFoundTitle'),
      );
      await expect(page.getByRole('banner').getByRole('search').first()).toBeAttached();
    }
  });

  test(`${id}: broken query values never cause a 5xx`, async ({ request }) => {
    const home = await (await request.get(shop.origin + shop.to('home'))).text();
    const listing = /href="(\/[a-z0-9-]+\/)"/.exec(home)?.[1] ?? '/';
    const queries = [
      'page=0',
      'page=-1',
      'page=abc',
      'page=1.5',
      'page=999999999999',
      'sort=%00',
      'order=nonsense',
      'filters=%7B',
      'f=%F0%28%8C%28',
      `q=${'x'.repeat(3000)}`,
      'page[]=1&page[]=2',
      'store=../../etc',
    ];
    for (const path of [
      listing,
      shop.to('search'),
      shop.to('stores'),
      shop.to('cart'),
      shop.to('home'),
    ]) {
      for (const query of queries) {
        const reply = await request.get(`${shop.origin}${path}?${query}`, { maxRedirects: 0 });
        expect(reply.status(), `${path}?${query}`).toBeLessThan(500);
      }
    }
  });

  test(`${id}: an invalid form keeps the input and shows errors at the fields (MKT-32)`, async ({
    page,
  }) => {
    await page.goto(shop.origin + shop.to('register'));
    const main = page.getByRole('main');
    await main.getByLabel(shop.t('register.firstname'), { exact: true }).fill('Nora');
    await main.locator('input[name="email"]').fill('not-an-address');
    await main.getByLabel(shop.t('register.password'), { exact: true }).fill('short');
    await page.evaluate(() =>
      document.querySelectorAll('form').forEach((form) => form.setAttribute('novalidate', '')),
    );
    await main.getByRole('button', { name: shop.t('register.action'), exact: true }).click();
    await expect(main.getByText(shop.t('register.emailInvalid')).first()).toBeVisible();
    await expect(main.getByLabel(shop.t('register.firstname'), { exact: true })).toHaveValue(
      'Nora',
    );
    await expect(main.locator('input[name="email"]')).toHaveValue('not-an-address');
    await expect(main.locator('input[name="email"]')).toHaveAttribute('aria-invalid', 'true');
  });

  test(`${id}: the store search rejects input that is neither a postal code nor a town (STO-13, STO-28)`, async ({
    page,
  }) => {
    for (const [typed, message] of [
      ['123', shop.t('stores.errorPostcode', { example: '' }).slice(0, 12)],
      ['Xyzzyq', shop.t('stores.errorUnknownPlace')],
    ] as const) {
      await page.goto(shop.origin + shop.to('stores'));
      const search = page.getByRole('main').getByRole('search');
      await search
        .getByRole('textbox')
        .or(search.getByRole('searchbox'))
        .or(search.getByRole('combobox'))
        .fill(typed);
      await search.getByRole('button').click();
      await expect(
        page.getByRole('main').getByText(message, { exact: false }).first(),
      ).toBeVisible();
      await expect(page.getByRole('main').locator('input[aria-invalid="true"]')).toHaveValue(typed);
    }
  });
}
