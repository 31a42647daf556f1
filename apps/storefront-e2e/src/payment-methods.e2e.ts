import { expect, type Locator, type Page, test } from '@playwright/test';
import type { PaymentMethod } from '@materia/domain-checkout';
import { parcelAtReview } from './support/parcel.ts';
import { atBank, atProvider, CARDS, payAndGo, payByCard, retryWith } from './support/payments.ts';
import { cartLines, choosePayment, orderNumberIn } from './support/shopper.ts';
import { isWholeRun, paymentSandbox, type Shop, shops } from './support/shops.ts';

const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

type Step = (page: Page, shop: Shop) => Promise<void>;

/** How shoppers act where a method is paid. A method without a page of the provider is paid in the bank's app. */
type Payer = {
  /** BLIK codes that wait for the shopper, and that the bank refuses. */
  readonly codes?: { readonly waits: string; readonly refused: string };
  readonly giveUp: Step;
  readonly refuse: Step;
  readonly approve: Step;
  /** The shopper is back in the shop before it knows about the payment, which then is made. */
  readonly approveLate: Step;
};

const otherwise: Step = (page, { t }) =>
  main(page)
    .getByRole('button', { name: t('payment.payOtherwise') })
    .click();

const leave: Step = async (page, shop) => {
  await atProvider(page, 'leave');
  await expect(heading(page)).toHaveText(shop.t('payment.leftTitle'));
  await otherwise(page, shop);
};

/** The shopper returns while the provider's page is still open, and the payment is approved elsewhere. */
const lateAtProvider =
  (form: Readonly<Record<string, string>>): Step =>
  async (page, shop) => {
    await page.waitForURL(`${paymentSandbox}/**`);
    const pay = page.url();
    await atProvider(page, 'leave');
    await expect(heading(page)).toHaveText(shop.t('payment.leftTitle'));
    await page.goto(new URL('?returned=1', page.url()).href);
    await waits(page, shop, 'payment.pendingTitle');
    await page.request.post(pay, { form, maxRedirects: 0 });
  };

const waits = async (page: Page, { t }: Shop, title: WaitingTitle): Promise<void> => {
  await expect(heading(page)).toHaveText(t(title));
  await expect(main(page).getByText(t('payment.refreshes'))).toBeVisible();
};
type WaitingTitle = 'payment.pendingTitle' | 'payment.blikTitle' | 'payment.referenceTitle';

/** The bank's app approves what the page waits for. */
const lateAtBank =
  (title: WaitingTitle): Step =>
  async (page, shop) => {
    await waits(page, shop, title);
    await atBank(page, shop.market.id, 'approve');
  };

const AT_PROVIDER: Payer = {
  giveUp: leave,
  refuse: (page) => atProvider(page, 'refuse'),
  approve: (page) => payAndGo(page, { outcome: 'approve' }),
  approveLate: lateAtProvider({ outcome: 'approve' }),
};

const PAYERS: Readonly<Record<Exclude<PaymentMethod, 'pay_in_store'>, Payer>> = {
  card: {
    giveUp: leave,
    refuse: async (page, shop) => {
      await payByCard(page, CARDS.declined);
      await expect(page.getByRole('alert')).toBeVisible();
      await leave(page, shop);
    },
    approve: (page) => payAndGo(page, { outcome: 'pay', number: CARDS.accepted }),
    approveLate: lateAtProvider({ outcome: 'pay', number: CARDS.accepted }),
  },
  blik: {
    codes: { waits: '111111', refused: '000001' },
    giveUp: otherwise,
    refuse: () => Promise.resolve(),
    approve: (page, { market }) => atBank(page, market.id, 'approve'),
    approveLate: lateAtBank('payment.blikTitle'),
  },
  multibanco: {
    giveUp: otherwise,
    refuse: async (page, { market }) => {
      await atBank(page, market.id, 'expire');
      await page.reload();
    },
    approve: (page, { market }) => atBank(page, market.id, 'approve'),
    approveLate: lateAtBank('payment.referenceTitle'),
  },
  // The bank needs its time, and the page learns of the payment from the provider's notice.
  p24: {
    ...AT_PROVIDER,
    approveLate: async (page, shop) => {
      await atProvider(page, 'later');
      await waits(page, shop, 'payment.pendingTitle');
    },
  },
  mb_way: AT_PROVIDER,
  bizum: AT_PROVIDER,
  paypal_express: AT_PROVIDER,
  credit: AT_PROVIDER,
};

/**
 * One path per method and market: abandoned, refused, then paid by a shopper who does not return.
 * Usually it runs for a reference, which is paid days later, and with MATERIA_E2E_WHOLE=1 for all.
 */
const runs = shops.flatMap((shop) =>
  shop.market.settings.paymentMethods.flatMap((method) =>
    method === 'pay_in_store' || !(isWholeRun || method === 'multibanco') ? [] : [{ shop, method }],
  ),
);

for (const { shop, method } of runs)
  test(`${shop.market.id}: ${method}, abandoned, refused and finally paid by a shopper who does not return (PLO-07, PAY-15, CNF-03)`, async ({
    page,
  }) => {
    test.slow();
    const { origin, t, to } = shop;
    const { codes, giveUp, refuse, approve } = PAYERS[method];
    await parcelAtReview(page, shop, method === 'credit' ? 'dear' : 'home');
    if (codes !== undefined) {
      await main(page).locator('input[name="method"][value="blik"]').check();
      await main(page).locator('input[name="blikCode"]').fill(codes.waits);
    }
    await choosePayment(page, shop, method);
    await giveUp(page, shop);
    await expect(main(page).getByText(t('payment.nothingCharged'))).toBeVisible();
    expect(await cartLines(page, shop)).toBe(1);

    await retryWith(page, method, codes?.refused);
    await refuse(page, shop);
    await expect(main(page).getByText(t('payment.nothingCharged'))).toBeVisible();

    const number = orderNumberIn((await main(page).textContent()) ?? '');
    await retryWith(page, method, codes?.waits);
    await approve(page, shop);
    const order = origin + to('orderDetails', { orderId: number });
    await expect(async () => {
      await page.goto(order);
      await expect(main(page)).toContainText(t('payment.paidWith', { method: '' }), {
        timeout: 1000,
      });
    }).toPass();
    await page.goto(origin + to('cart'));
    await expect(page.getByRole('heading', { name: t('cart.emptyTitle') })).toBeVisible();
  });

/** As above; usually for one method, without a script. */
const lateRuns = [true, false].flatMap((hasScript) =>
  shops.flatMap((shop) =>
    shop.market.settings.paymentMethods.flatMap((method) =>
      method === 'pay_in_store' || !(isWholeRun || (method === 'bizum' && !hasScript))
        ? []
        : [{ shop, method, hasScript }],
    ),
  ),
);

for (const { shop, method, hasScript } of lateRuns)
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: hasScript });
    test(`${shop.market.id}: ${method}, paid after the shopper has come back, to a page that waits and turns by itself (PLO-07, PAY-14, CNF-03)`, async ({
      page,
    }) => {
      test.slow();
      const { t, origin, to } = shop;
      const { codes, approveLate } = PAYERS[method];
      await parcelAtReview(page, shop, method === 'credit' ? 'dear' : 'home');
      if (codes !== undefined) {
        await main(page).locator('input[name="method"][value="blik"]').check();
        await main(page).locator('input[name="blikCode"]').fill(codes.waits);
      }
      await choosePayment(page, shop, method);
      await approveLate(page, shop);
      await expect(heading(page)).toHaveText(t('checkout.confirmationTitle'), { timeout: 60_000 });
      const number = orderNumberIn((await main(page).textContent()) ?? '');
      await page.goto(origin + to('orders'));
      await expect(main(page).getByRole('link', { name: new RegExp(number) })).toHaveCount(1);
      await page.goto(origin + to('cart'));
      await expect(page.getByRole('heading', { name: t('cart.emptyTitle') })).toBeVisible();
    });
  });
