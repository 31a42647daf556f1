import { expect, type Locator, type Page } from '@playwright/test';
import type { PaymentMethod } from '@materia/domain-checkout';
import { paymentSandbox } from './shops.ts';

const main = (page: Page): Locator => page.getByRole('main');

/** Presses a button of the provider's page. */
export const atProvider = async (page: Page, outcome: string): Promise<void> => {
  await page.waitForURL(`${paymentSandbox}/**`);
  await page.locator(`button[value="${outcome}"]`).click();
};

export const CARDS = { accepted: '4242424242424242', declined: '4000000000000002' } as const;

export const payByCard = async (page: Page, number: string): Promise<void> => {
  await page.waitForURL(`${paymentSandbox}/**`);
  await page.locator('input[name="number"]').fill(number);
  await atProvider(page, 'pay');
};

/** Pays on the provider's page and closes the window before it leads back to the shop. */
export const payAndGo = async (
  page: Page,
  form: Readonly<Record<string, string>>,
): Promise<void> => {
  await page.waitForURL(`${paymentSandbox}/**`);
  await page.request.post(page.url(), { form, maxRedirects: 0 });
};

/** Opens the bank's app in another window and answers what came last. */
export const atBank = async (
  page: Page,
  marketId: string,
  outcome: 'approve' | 'refuse' | 'expire',
): Promise<void> => {
  const app = await page.context().newPage();
  await app.goto(`${paymentSandbox}/bank/${marketId}`);
  await app.locator(`button[value="${outcome}"]`).first().click();
  await expect(app.locator('h1')).toBeVisible();
  await app.close();
};

/** Pays an order that waits for its payment by a method, after an attempt that failed. */
export const retryWith = async (
  page: Page,
  method: PaymentMethod,
  blikCode?: string,
): Promise<void> => {
  await main(page).locator(`input[name="method"][value="${method}"]`).check();
  if (blikCode !== undefined) await main(page).locator('input[name="blikCode"]').fill(blikCode);
  await main(page).locator('button[value="retry"]').click();
};
