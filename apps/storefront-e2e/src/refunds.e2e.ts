import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { codeNow, CONSOLE, fitsItsWindow, hasNoFaults } from './support/console.ts';
import { demoGoods, firstStore } from './support/feed.ts';
import { anotherParcelAtReview, parcelAtReview } from './support/parcel.ts';
import { atBank, CARDS, payByCard, sendWrongAmount } from './support/payments.ts';
import {
  addProduct,
  choosePayment,
  confirmedNumber,
  orderNumberIn,
  startSignedUp,
} from './support/shopper.ts';
import { demoPassword, paymentSandbox, type Shop, shopOf } from './support/shops.ts';
import { mailWith, ops } from './support/staff.ts';

const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The steps of a pickup until its products are with the customer. */
const HANDOVER = ['IN_PREPARATION', 'READY', 'INVOICED'];

/** Reloads an order until it shows the refund. */
const expectRefund = async (page: Page, { origin, to, t }: Shop, order: string): Promise<void> => {
  const done = t('payment.refundDone', { amount: '', date: '' }).trim();
  await expect(async () => {
    await page.goto(origin + to('orderDetails', { orderId: order }));
    await expect(main(page).getByText(t('payment.refund'), { exact: true })).toBeVisible();
    await expect(main(page)).toContainText(done, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
};

/** The page about money of a market, for staff with the duty. */
const paymentsOf = async (browser: Browser, { market }: Shop): Promise<Page> => {
  const staff = await browser.newPage({ locale: 'en-GB' });
  await staff.goto(CONSOLE);
  // A code works once: after a refused first try, that of the next half minute does.
  await expect(async () => {
    await staff.getByLabel('E-mail').fill('orders@staff.example');
    await staff.getByLabel('Password').fill(demoPassword());
    await staff.getByLabel('Code of your authenticator app').fill(codeNow());
    await staff.getByRole('button', { name: 'Sign in' }).click();
    await expect(staff.getByRole('link', { name: 'Payments' })).toBeVisible({ timeout: 10_000 });
  }).toPass({ intervals: [20_000], timeout: 90_000 });
  await staff.goto(`${CONSOLE}/money?unit=${market.id}`);
  return staff;
};

test('pl: a purchase in which a vendor refuses one order and the shopper withdraws from the other: shopper and staff see both refunds (PLO-07, BEY-17)', async ({
  page,
  browser,
}) => {
  test.slow();
  const shop = shopOf('pl');
  const { origin, t, to, market } = shop;
  const person = await startSignedUp(page, shop);
  const { own, home } = demoGoods(shop);
  await addProduct(page, shop, own);
  await addProduct(page, shop, home);
  await page.goto(origin + to('checkoutDelivery'));
  await main(page).locator('input[name="method"]:not([disabled])').first().check();
  const slot = main(page).locator('input[name="slot"]:not([disabled])').first();
  if (await slot.isVisible()) await slot.check();
  const level = main(page).locator(
    `input[type="radio"][name="level-${home.vendor ?? ''}"][value="seller/home"]`,
  );
  if ((await level.count()) > 0) await level.check();
  const next = main(page).getByRole('button', { name: t('checkout.next'), exact: true });
  await next.click();
  await expect(heading(page)).toHaveText(t('checkout.collectorTitle'));
  const { postcode, city } = firstStore(shop);
  const contact = { phone: person.mobile, street: 'Nova 4', postcode, city };
  for (const [name, value] of Object.entries(contact))
    await main(page).locator(`input[name="${name}"]`).fill(value);
  await next.click();
  await choosePayment(page, shop, 'card');
  await payByCard(page, CARDS.accepted);
  await expect(heading(page)).toHaveText(t('checkout.confirmationTitle'));
  const numbers = new Set(((await main(page).textContent()) ?? '').match(/\d{2}-\d{7}-\d{2}/g));
  let [refused, withdrawn] = [...numbers];
  if (refused === undefined || withdrawn === undefined) throw new Error('There are not two orders');
  await page.goto(origin + to('orderDetails', { orderId: refused }));
  if (!((await main(page).textContent()) ?? '').includes(home.name))
    [refused, withdrawn] = [withdrawn, refused];

  await ops(shop, 'advance', refused, 'CANCELED');
  await expectRefund(page, shop, refused);
  await mailWith(person.email, market.hostTexts.paymentMail.refundedTitle);

  for (const status of HANDOVER) await ops(shop, 'advance', withdrawn, status);
  await page.goto(origin + to('orderDetails', { orderId: withdrawn }));
  await main(page)
    .locator('summary', { hasText: t('withdrawal.withdrawHere') })
    .click();
  await main(page)
    .getByRole('button', { name: t('withdrawal.withdrawHere') })
    .click();
  await main(page)
    .getByRole('button', { name: t('withdrawal.confirm') })
    .click();
  await expect(main(page).getByText(t('withdrawal.confirm'))).toHaveCount(0);

  const staff = await paymentsOf(browser, shop);
  const entry = (number: string): Locator => staff.getByRole('article').filter({ hasText: number });
  await expect(entry(refused)).toContainText('cancelled order');
  await entry(withdrawn).getByRole('button', { name: 'Products are back' }).click();
  await expectRefund(page, shop, withdrawn);
  await staff.reload();
  await expect(entry(withdrawn)).toContainText('Arrived');
  await expect(entry(withdrawn)).toContainText('withdrawal');
  await hasNoFaults(staff);
  for (const width of [390, 1440]) {
    await staff.setViewportSize({ width, height: 900 });
    await fitsItsWindow(staff);
  }
  await staff.close();
});

test('pt: a payment for a cancelled order is refunded, and a notice of another amount has no effect; shopper and staff see both (PLO-05, PLO-07)', async ({
  page,
  browser,
}) => {
  test.slow();
  const shop = shopOf('pt');
  const { origin, t, to, market } = shop;
  const person = await parcelAtReview(page, shop, 'home');
  await choosePayment(page, shop, 'multibanco');
  await expect(heading(page)).toHaveText(t('payment.referenceTitle'));
  const given = orderNumberIn((await main(page).textContent()) ?? '');
  const attemptPage = page.url();
  await main(page)
    .getByRole('button', { name: t('payment.payOtherwise') })
    .click();
  await expect(main(page).getByText(t('payment.nothingCharged'))).toBeVisible();

  // A changed cart is another order, which replaces the first.
  await anotherParcelAtReview(page, shop, 'home', person);
  await choosePayment(page, shop, 'card');
  await page.waitForURL(`${paymentSandbox}/**`);
  expect(await sendWrongAmount(page, shop)).toBe(200);
  await payByCard(page, CARDS.accepted);
  const kept = await confirmedNumber(page, shop);
  expect(kept).not.toBe(given);

  await atBank(page, market.id, 'late');
  const mail = await mailWith(person.email, market.hostTexts.paymentMail.refundTitle);
  const order = origin + to('orderDetails', { orderId: given });
  expect(mail).toContain(order);
  await expectRefund(page, shop, given);
  await expect(main(page).getByText(t('payment.lateTitle'))).toBeVisible();
  await mailWith(person.email, market.hostTexts.paymentMail.refundedTitle);
  await page.goto(attemptPage);
  await expect(page).toHaveURL(order);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await fitsItsWindow(page);
  await page.goto(origin + to('orders'));
  await expect(main(page).getByRole('link', { name: new RegExp(kept) })).toHaveCount(1);
  await expect(main(page).getByRole('link', { name: new RegExp(given) })).toHaveCount(0);

  const staff = await paymentsOf(browser, shop);
  const entry = (number: string): Locator => staff.getByRole('article').filter({ hasText: number });
  await expect(entry(given)).toContainText('paid after the order ended');
  await expect(entry(given)).toContainText('Arrived');
  const alarm = entry(kept);
  await expect(alarm).toContainText('Another amount');
  await alarm.getByLabel('What did you find or do?').fill('Asked the provider');
  await alarm.getByRole('button', { name: 'Mark as settled' }).click();
  await expect(alarm).toHaveCount(0);
  await staff.close();
});
