import { createServer } from 'node:http';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { atProvider, CARDS, payByCard, retryWith } from './support/payments.ts';
import {
  cartLines,
  addProduct,
  choosePayment,
  confirmedNumber,
  continueFromDelivery,
  startSignedUp,
} from './support/shopper.ts';
import { demoGoods, firstStore } from './support/feed.ts';
import { paymentSandbox, type Shop, shopOf } from './support/shops.ts';
import { z } from 'zod';

const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** A new customer with one product in the cart, on the page that orders. */
const toReview = async (page: Page, shop: Shop): Promise<void> => {
  const person = await startSignedUp(page, shop);
  await addProduct(page, shop, demoGoods(shop).own);
  await page.goto(shop.origin + shop.to('checkoutDelivery'));
  await continueFromDelivery(page, shop);
  await expect(heading(page)).toHaveText(shop.t('checkout.collectorTitle'));
  await main(page).getByLabel(shop.t('checkout.phone'), { exact: true }).fill(person.mobile);
  await main(page)
    .getByRole('button', { name: shop.t('checkout.next'), exact: true })
    .click();
};

/** Online methods by market that shoppers only have to approve. */
const APPROVED = [
  ['es', 'bizum'],
  ['fr', 'paypal_express'],
  ['pt', 'mb_way'],
] as const;

for (const [id, method] of APPROVED)
  test(`${id}: ${method}, abandoned at the provider and then approved (PLO-07, CNF-03)`, async ({
    page,
    browser,
  }) => {
    const shop = shopOf(id);
    await toReview(page, shop);
    // A reference can be paid for a week, and the first delivery is a pickup within hours.
    if (id === 'pt')
      await expect(main(page).locator('input[name="method"][value="multibanco"]')).toBeDisabled();
    await choosePayment(page, shop, 'card');
    await atProvider(page, 'leave');
    await expect(heading(page)).toHaveText(shop.t('payment.leftTitle'));
    const other = await browser.newPage();
    await other.goto(page.url());
    await expect(main(other)).toContainText(shop.t('payment.stateCreated'));
    await expect(main(other).getByRole('button')).toHaveCount(0);
    await other.close();
    await main(page).locator('button[value="abandon"]').click();
    await expect(main(page).getByText(shop.t('payment.nothingCharged'))).toBeVisible();
    expect(await cartLines(page, shop)).toBe(1);
    await retryWith(page, method);
    await atProvider(page, 'approve');
    await confirmedNumber(page, shop);
  });

test('pl: a card that is declined and then accepted makes one order (PLO-07)', async ({ page }) => {
  const shop = shopOf('pl');
  await toReview(page, shop);
  await choosePayment(page, shop, 'card');
  await payByCard(page, CARDS.declined);
  await payByCard(page, CARDS.accepted);
  const number = await confirmedNumber(page, shop);
  await page.goto(shop.origin + shop.to('orders'));
  await expect(main(page).getByRole('link', { name: new RegExp(number) })).toHaveCount(1);
  await page.goto(shop.origin + shop.to('cart'));
  await expect(page.getByRole('heading', { name: shop.t('cart.emptyTitle') })).toBeVisible();
});

/** Opens the customer's only order, which waits for its payment, until it says that it is paid. */
const expectPaidOrder = async (page: Page, shop: Shop, method: string): Promise<void> => {
  const paid = shop.t('payment.paidWith', { method });
  await expect(async () => {
    await page.goto(shop.origin + shop.to('orders'));
    await main(page).getByRole('article').getByRole('link').first().click({ timeout: 3000 });
    await expect(main(page).getByText(paid)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
};

test('fr: a payment that is confirmed after the shopper has closed the page (PLO-07, PAY-15)', async ({
  page,
}) => {
  const shop = shopOf('fr');
  await toReview(page, shop);
  await choosePayment(page, shop, 'card');
  await page.waitForURL(`${paymentSandbox}/**`);
  // The way back to the shop is never taken.
  await page.route(`${shop.origin}/**`, (route) => route.abort());
  await page.locator('input[name="number"]').fill('4242424242424242');
  await page.locator('button[value="pay"]').click();
  await page.unroute(`${shop.origin}/**`);
  await expectPaidOrder(page, shop, shop.t('paymentMethod.card'));
});

test('pt: a Multibanco reference, paid later in the bank’s app (PAY-04, PLO-07)', async ({
  page,
}) => {
  const shop = shopOf('pt');
  const { t, to, origin } = shop;
  const person = await startSignedUp(page, shop);
  await addProduct(page, shop, demoGoods(shop).own);
  await page.goto(origin + to('checkoutDelivery'));
  await main(page).locator('input[name="method"][value="home"]').check();
  const next = () =>
    main(page)
      .getByRole('button', { name: t('checkout.next'), exact: true })
      .click();
  await next();
  const { postcode, city } = firstStore(shop);
  const address = { street: 'Rua Nova 4', postcode, city, phone: person.mobile };
  const other = main(page).locator('input[type="radio"][name="delivery"][value="new"]');
  if ((await other.count()) > 0) await other.check();
  for (const [name, value] of Object.entries(address))
    await main(page).locator(`input[name="${name}"]`).fill(value);
  await next();
  await choosePayment(page, shop, 'multibanco');
  await expect(heading(page)).toHaveText(t('payment.referenceTitle'));
  const shown = (await main(page).textContent()) ?? '';
  const reference = /\d{3} \d{3} \d{3}/.exec(shown)?.[0].replaceAll(' ', '') ?? '';
  await page.goto(`${paymentSandbox}/bank/pt`);
  await page
    .getByRole('article')
    .filter({ hasText: reference })
    .locator('button[value="approve"]')
    .click();
  await expectPaidOrder(page, shop, t('paymentMethod.multibanco'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pl: a refused BLIK code, then a card, on the way to one order (PAY-08, PAY-15, BEY-26)', async ({
    page,
  }) => {
    const shop = shopOf('pl');
    await toReview(page, shop);
    await choosePayment(page, shop, 'blik');
    await expect(main(page).getByText(shop.t('payment.blikMissing')).first()).toBeVisible();
    await main(page).locator('input[name="blikCode"]').fill('000 001');
    await choosePayment(page, shop, 'blik');
    await expect(heading(page)).toHaveText(shop.t('payment.refusedTitle'));
    await expect(main(page).getByText(shop.t('payment.failCodeExpired'))).toBeVisible();
    await retryWith(page, 'card');
    await payByCard(page, CARDS.accepted);
    await confirmedNumber(page, shop);
  });

  test('pl: a provider that leads on to a bank, twice, is not blocked by the policy (PLO-06)', async ({
    page,
  }) => {
    const shop = shopOf('pl');
    await toReview(page, shop);
    const hops: string[] = [];
    const bank = createServer((request, response) => {
      hops.push(request.url ?? '');
      const { port } = z.object({ port: z.number() }).parse(bank.address());
      const next =
        request.url === '/one' ? `http://localhost:${port}/two` : `${paymentSandbox}${back}`;
      response.writeHead(302, { location: next }).end();
    });
    await new Promise<void>((resolve) => bank.listen(0, resolve));
    const { port } = z.object({ port: z.number() }).parse(bank.address());
    let back = '';
    await page.route(`${paymentSandbox}/pay/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (back !== '' || route.request().method() !== 'GET') return route.continue();
      back = pathname;
      return route.fulfill({ status: 302, headers: { location: `http://127.0.0.1:${port}/one` } });
    });
    await choosePayment(page, shop, 'card');
    await payByCard(page, CARDS.accepted);
    await confirmedNumber(page, shop);
    expect(hops).toEqual(['/one', '/two']);
    bank.close();
  });

  test('pl: a VAT invoice for a company, checked at its fields (PAY-21)', async ({ page }) => {
    const shop = shopOf('pl');
    const { t } = shop;
    await toReview(page, shop);
    const field = (name: string) => main(page).locator(`input[name="invoice-${name}"]`);
    await main(page).locator('input[name="invoice"]').check();
    await field('company').fill('Budowa sp. z o.o.');
    await field('taxNumber').fill('526-025-02-75');
    await choosePayment(page, shop, 'card');
    await expect(main(page).getByText(t('register.taxNumberInvalid')).first()).toBeVisible();
    await expect(field('company')).toHaveValue('Budowa sp. z o.o.');
    await field('taxNumber').fill('526-025-02-74');
    await field('street').fill('Długa 12');
    await field('postcode').fill('61-001');
    await field('city').fill('Poznań');
    await choosePayment(page, shop, 'card');
    await payByCard(page, CARDS.accepted);
    const number = await confirmedNumber(page, shop);
    await page.goto(shop.origin + shop.to('orderDetails', { orderId: number }));
    await expect(main(page).getByText(t('invoice.willCome'))).toBeVisible();
    // A firm cancels as everybody does, and withdraws only from what it bought outside its trade.
    await expect(
      main(page).getByRole('button', { name: t('withdrawal.cancelStart') }),
    ).toBeVisible();
    await main(page)
      .locator('summary', { hasText: t('withdrawal.withdrawHere') })
      .click();
    await main(page)
      .getByRole('button', { name: t('withdrawal.withdrawHere') })
      .click();
    await expect(main(page).getByText(t('withdrawal.outsideTradeMissing')).first()).toBeVisible();
  });

  test('pl: a BLIK code that is approved, while the page waits by itself, and a cancellation before the preparation (PAY-08, ORD-17, BEY-26)', async ({
    page,
  }) => {
    const shop = shopOf('pl');
    const { t } = shop;
    await toReview(page, shop);
    await main(page).locator('input[name="method"][value="blik"]').check();
    await main(page).locator('input[name="blikCode"]').fill('777777');
    await choosePayment(page, shop, 'blik');
    await expect(heading(page)).toHaveText(shop.t('payment.blikTitle'));
    const number = await confirmedNumber(page, shop);
    await page.goto(shop.origin + shop.to('orderDetails', { orderId: number }));
    await main(page)
      .getByRole('button', { name: t('withdrawal.cancelStart') })
      .click();
    await expect(heading(page)).toHaveText(t('withdrawal.cancelTitle'));
    const [amountLead = ''] = shop.market.texts.withdrawal.refundAmount.split('{amount}');
    await expect(main(page).getByText(amountLead)).toBeVisible();
    await main(page)
      .getByRole('button', { name: t('withdrawal.cancelConfirm') })
      .click();
    await expect(heading(page)).toContainText(number);
    await expect(main(page).getByText(t('payment.refund'), { exact: true })).toBeVisible();
    await expect(main(page).getByRole('button', { name: t('withdrawal.cancelStart') })).toHaveCount(
      0,
    );
  });
});
