import { createHmac, randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { PaymentMethod } from '@materia/domain-checkout';
import { z } from 'zod';
import { paymentSandbox, sandboxKeys, type Shop, shopHost } from './shops.ts';

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

/**
 * Opens the bank's app in another window and answers what came last. With `late`, the money of what
 * ended unpaid last arrives after all.
 */
export const atBank = async (
  page: Page,
  marketId: string,
  outcome: 'approve' | 'refuse' | 'expire' | 'late',
): Promise<void> => {
  const app = await page.context().newPage();
  await app.goto(`${paymentSandbox}/bank/${marketId}`);
  if (outcome === 'late') await app.locator('summary').click();
  await app.locator(`button[value="${outcome}"]`).first().click();
  await expect(app.locator('h1')).toBeVisible();
  await app.close();
};

/**
 * Notifies the shop, with the provider's signature, that one minor unit was paid by the session whose
 * page is open. Returns the status of the answer.
 */
export const sendWrongAmount = async (page: Page, { market }: Shop): Promise<number> => {
  const { secretKey, webhookSecret } = sandboxKeys();
  const session = /cs_\w+/.exec(page.url())?.[0] ?? '';
  const read = await fetch(`${paymentSandbox}/v1/checkout/sessions/${session}`, {
    headers: { authorization: `Bearer sk_test_${market.id}_${secretKey}` },
  });
  const paid = { status: 'complete', payment_status: 'paid', amount_total: 1 };
  const created = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    created,
    type: 'checkout.session.completed',
    data: {
      object: {
        ...z
          .object({})
          .loose()
          .parse(await read.json()),
        ...paid,
      },
    },
  });
  const signature = createHmac('sha256', `whsec_${market.id}_${webhookSecret}`)
    .update(`${created}.${body}`)
    .digest('hex');
  const { status } = await fetch(`${shopHost}/${market.id}/payments/notices`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${created},v1=${signature}`,
    },
    body,
  });
  return status;
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
