import { expect, type Page, test } from '@playwright/test';
import { shopOf } from './support/shops.ts';

const shop = shopOf('pl');

/** The other tests come with a choice made; these have made none. */
test.use({ storageState: { cookies: [], origins: [] } });

const events = async (page: Page): Promise<readonly string[]> => {
  const layer: unknown = await page.evaluate(() => Reflect.get(window, 'dataLayer'));
  return Array.isArray(layer) ? layer.map((entry: Readonly<Record<string, unknown>>) => String(entry['event'] ?? `consent ${String(entry['consent'])} ${String(entry['analytics_storage'])}`)) : [];
};

const heading = (page: Page) => page.getByRole('heading', { name: shop.t('consent.title') });

/** Somebody is here: the pointer moves until the shop asks. */
const moveUntilAsked = async (page: Page): Promise<void> => {
  let x = 200;
  await expect(async () => {
    await page.mouse.move((x += 10), 300);
    await expect(heading(page)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
};

test('nothing is measured before somebody agrees, and refusing keeps it so (ANA-01, CNS-03, BEY-28)', async ({ page }) => {
  await page.goto(shop.origin + shop.to('home'));
  await expect.poll(() => events(page), { timeout: 20_000 }).toEqual(['consent default denied']);
  await expect(heading(page)).toBeHidden();
  await moveUntilAsked(page);
  expect(await events(page)).toEqual(['consent default denied']);
  await page.getByRole('button', { name: shop.t('consent.refuseAll') }).click();
  await expect(heading(page)).toBeHidden();
  expect(await events(page)).toEqual(['consent default denied', 'consent update denied']);
  await page.goto(shop.origin + shop.to('cart'));
  await expect.poll(() => events(page), { timeout: 20_000 }).toEqual(['consent default denied', 'consent update denied']);
});

test('agreeing tells what waited, and the choice can be changed later without scripts (CNS-02, CNS-05)', async ({ page, browser }) => {
  await page.goto(shop.origin + shop.to('home'));
  await moveUntilAsked(page);
  await page.getByRole('button', { name: shop.t('consent.acceptAll') }).click();
  await expect.poll(() => events(page)).toEqual(['consent default denied', 'consent update granted', 'page_view']);

  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const settings = await plain.newPage();
  await settings.goto(shop.origin + shop.to('cookieSettings'));
  await expect(settings.getByLabel(shop.t('consent.targeting'))).toBeChecked();
  await settings.getByLabel(shop.t('consent.targeting')).uncheck();
  await settings.getByRole('button', { name: shop.t('consent.save') }).click();
  await expect(settings.getByText(shop.t('consent.saved'))).toBeVisible();
  await expect(settings.getByLabel(shop.t('consent.targeting'))).not.toBeChecked();
  await expect(settings.getByLabel(shop.t('consent.performance'))).toBeChecked();
  await plain.close();
});
