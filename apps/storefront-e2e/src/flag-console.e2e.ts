import { type BrowserContext, expect, test } from '@playwright/test';
import { FLAG_KEYS } from '@materia/domain-feature-flags';
import { addDays } from 'date-fns/addDays';
import { CONSOLE, fitsItsWindow, hasNoFaults, signIn } from './support/console.ts';
import { shopOf } from './support/shops.ts';

/**
 * A flag that shows or hides a page, and one that needs a second person. No other test uses them in
 * this market.
 */
const UNIT = 'pt';
const shop = shopOf(UNIT);
const PAGE = shop.to('myInvoices');

const statusOf = async (context: BrowserContext, path: string): Promise<number> =>
  (
    await context.request.get(shop.origin + path, {
      maxRedirects: 0,
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/150' },
    })
  ).status();

test.use({ locale: 'en-GB' });

test('a team schedules, previews, approves, publishes and rolls back a change, and the shop follows (BEY-29, FLR-05)', async ({
  page,
  browser,
}) => {
  const before = await statusOf(page.context(), PAGE);
  expect([401, 404]).toContain(before);
  const opened = before === 401;
  const after = opened ? 404 : 401;

  // The editor creates a set until tomorrow: the page, and a checkout flag that needs a second
  // person.
  await signIn(page, `editor.${UNIT}`);
  await hasNoFaults(page);
  await page.getByLabel('Search flags').fill('page with all invoices');
  await page.getByRole('link', { name: 'Is there a page with all invoices' }).click();
  await hasNoFaults(page);
  await page.getByRole('link', { name: 'Propose a change' }).click();
  await page.getByLabel('Title').fill('Invoices page in spring');
  await page.getByLabel('Reason').fill('The end-to-end test asked for it');
  await page.getByLabel('Add a flag').selectOption('CHECKOUT_DELIVERY_POPUP');
  const tomorrow = addDays(new Date(), 2).toISOString().slice(0, 10);
  await page.getByLabel('Until').fill(`${tomorrow}T08:00`);
  await hasNoFaults(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Invoices page in spring' }),
  ).toBeVisible();
  const address = page.url();

  // The preview shows it on the real storefront before any shopper sees it.
  await page.getByRole('link', { name: 'Preview' }).click();
  await page.getByLabel('Page of the shop').fill(PAGE);
  await page.getByRole('button', { name: 'Show' }).click();
  const unpublished = page.frameLocator('iframe[title="With this set"]');
  const published = page.frameLocator('iframe[title="Published"]');
  await expect(
    (opened ? unpublished : published).getByRole('heading', {
      level: 1,
      name: shop.t('errors.notFoundTitle'),
    }),
  ).toBeVisible();
  await expect((opened ? published : unpublished).locator('input[type=password]')).toBeVisible();
  expect(await statusOf(page.context(), PAGE)).toBe(before);

  // The editor may not publish it alone; the approver agrees.
  await page.goto(address);
  await expect(page.getByText('A second person must approve first')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  const second = await browser.newPage({ locale: 'en-GB' });
  await signIn(second, `approver.${UNIT}`, { needsCode: true });
  await expect(second.getByRole('link', { name: /to approve/ })).toBeVisible();
  await second.goto(address);
  await expect(second.getByText('This set waits for your approval.')).toBeVisible();
  await expect(second).toHaveTitle(/^Invoices page in spring · /);
  await second.getByRole('button', { name: 'Approve' }).click();
  await expect(second.getByText(`Approved by approver.${UNIT}@console.example`)).toBeVisible();
  await second.close();

  // What is in the form but not saved cannot be published.
  await page.getByLabel('Title').fill('Invoices page in summer');
  await expect(page.getByText('You have unsaved changes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Invoices page in spring');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The shops show it now')).toBeVisible();
  await expect.poll(() => statusOf(page.context(), PAGE), { timeout: 20_000 }).toBe(after);

  // Roll back one step.
  await page.getByRole('main').getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('The audit is complete')).toBeVisible();
  await hasNoFaults(page);
  await page.getByRole('button', { name: 'Roll back' }).first().click();
  await page.getByLabel('Why?').first().fill('The end-to-end test is over');
  await page.getByRole('button', { name: 'Roll back now' }).first().click();
  await expect(page.getByText('Rolled back by revision').first()).toBeVisible();
  await expect.poll(() => statusOf(page.context(), PAGE), { timeout: 20_000 }).toBe(before);
  await page.goto(address);
  await expect(page.getByText('The shops no longer show it')).toBeVisible();
});

test('a viewer on a phone finds a flag among all by keyboard, sees its default, values and last change, and cannot change it (FLR-06, ROL-07)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, `viewer.${UNIT}`);
  await expect(page.getByRole('status')).toHaveText(`${FLAG_KEYS.length} flags`);
  await page.keyboard.press('Tab');
  for (
    let press = 0;
    press < 20 &&
    !(await page.getByLabel('Search flags').evaluate((field) => field === document.activeElement));
    press += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.type('promo');
  await expect(page.getByRole('status')).toHaveText('1 flag');
  await fitsItsWindow(page);
  await hasNoFaults(page);
  await page.getByRole('link', { name: 'Does the cart take promo codes?' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Does the cart take promo codes?' }),
  ).toBeFocused();
  await expect(page.getByText('Default', { exact: true })).toBeVisible();
  await expect(page.getByText('Preset: On').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kill switch' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Propose a change' })).toHaveCount(0);
  await page.goto(`${CONSOLE}/sets/new`);
  await expect(page.getByText('does not allow you to edit')).toBeVisible();
  await page.goto(`${CONSOLE}/no-such-page`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle(/^Page not found · /);
});

test('a flag without an object in the market says so, and cannot be proposed there (FLR-06)', async ({
  page,
}) => {
  await signIn(page, `editor.${UNIT}`);
  await page.goto(`${CONSOLE}/flags/DISPLAY_IGIC_TAX_LABEL`);
  await expect(page.getByText('It cannot be switched here')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Propose a change' })).toHaveCount(0);
  await page.goto(`${CONSOLE}/sets/new?unit=${UNIT}&flag=DISPLAY_IGIC_TAX_LABEL`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('the console accepts calls only from its own pages, and its policy names every file it may load', async ({
  page,
  request,
}) => {
  expect(
    (
      await request.post(`${CONSOLE}/api/sign-in`, {
        data: { email: 'a@b.example', password: 'x' },
      })
    ).status(),
  ).toBe(403);
  expect(
    (
      await request.post(`${CONSOLE}/api/sign-in`, {
        data: { email: 'a@b.example', password: 'x' },
        headers: { 'x-materia': '1', 'sec-fetch-site': 'cross-site' },
      })
    ).status(),
  ).toBe(403);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const answer = await page.goto(CONSOLE);
  expect(answer?.headers()['content-security-policy']).toMatch(
    /default-src 'none'.*frame-ancestors 'none'/,
  );
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(refused).toEqual([]);
});
