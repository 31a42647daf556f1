import { expect, type Page, test } from '@playwright/test';
import { demoPassword, type Shop, shopsFor } from './support/shops.ts';

test.use({ javaScriptEnabled: false });

const signIn = async (
  page: Page,
  { market, origin, to, t }: Shop,
  who: 'private' | 'professional',
): Promise<void> => {
  await page.goto(origin + to('login'));
  const main = page.getByRole('main');
  await main.locator('input[name="email"]').fill(`${who}@demo.${market.id}.example`);
  await main.locator('input[type="password"]').fill(demoPassword());
  await main.getByRole('button', { name: t('login.action'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('login.title'));
};

for (const shop of shopsFor(false)) {
  const { market, origin, to, t } = shop;

  test(`${market.id}: an in-store purchase has a page with its receipt, visible to its buyer only (RTE-49, ROL-08)`, async ({
    page,
    browser,
  }) => {
    await signIn(page, shop, 'private');
    const atTills = `${origin}${to('myPurchases')}?selfservice=1`;
    await page.goto(atTills);
    const till = page.getByRole('article').first();
    await expect(till).toContainText(t('purchases.selfService'));
    const name = (await till.getByRole('heading').textContent()) ?? '';
    await till.getByRole('link', { name: t('tracking.details') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const address = page.url();
    const main = page.getByRole('main');
    for (const heading of [
      t('purchase.lines'),
      t('orders.totals'),
      t('purchase.receipt'),
      t('purchase.store'),
      t('invoice.title'),
    ])
      await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await main.getByRole('link', { name: t('purchase.backToPurchases') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('purchases.title'));

    const other = await browser.newContext({ javaScriptEnabled: false });
    const stranger = await other.newPage();
    await signIn(stranger, shop, 'professional');
    const missing = address.replace(/\d{4}$/, '9999');
    expect([
      (await stranger.goto(address))?.status(),
      (await stranger.goto(missing))?.status(),
      (await page.goto(address))?.status(),
    ]).toEqual([404, 404, 200]);
    await other.close();
  });
}
