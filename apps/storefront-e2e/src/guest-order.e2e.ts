import { expect, test } from '@playwright/test';
import {
  addFirstProduct,
  aPerson,
  choosePayment,
  startAtStore,
  continueFromDelivery,
  openCart,
  goToListing,
  orderNumberIn,
} from './support/shopper.ts';
import { shopOf } from './support/shops.ts';
import { mailWith } from './support/staff.ts';

test.use({ javaScriptEnabled: false });

test('es: a guest orders with an email address, confirms by the link in a mail, follows the order and opens an account for it by a password alone, without JavaScript (FLAG-40, RTE-82, CHK-03)', async ({
  page,
}) => {
  const shop = shopOf('es');
  const { t } = shop;
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const next = () => main.getByRole('button', { name: t('checkout.next'), exact: true }).click();
  const person = aPerson(shop);
  await startAtStore(page, shop);
  await goToListing(page, shop);
  const product = await addFirstProduct(page, shop);
  await openCart(page, shop);
  await main
    .getByRole('link', { name: t('cart.checkout'), exact: true })
    .first()
    .click();

  await expect(heading).toHaveText(t('guest.title'));
  await main.locator('input[name="email"]').fill('ana@');
  await main.getByRole('button', { name: t('guest.next'), exact: true }).click();
  await expect(main.getByText(t('guest.emailInvalid')).first()).toBeVisible();
  await expect(main.locator('input[name="email"]')).toHaveValue('ana@');
  await main.locator('input[name="email"]').fill(person.email);
  await main.getByRole('button', { name: t('guest.next'), exact: true }).click();
  await continueFromDelivery(page, shop);
  await main.locator('input[name="firstname"]').fill(person.firstname);
  await main.locator('input[name="lastname"]').fill(person.lastname);
  await main.getByLabel(t('checkout.phone'), { exact: true }).fill(person.mobile);
  await next();
  await expect(main.getByText(person.email).first()).toBeVisible();
  await choosePayment(page, shop, 'pay_in_store');
  await expect(heading).toHaveText(t('guest.checkTitle'));
  await main.getByRole('link', { name: t('guest.follow'), exact: true }).click();
  const number = orderNumberIn((await heading.textContent()) ?? '');

  const question = await mailWith(person.email, '/confirmar/');
  const mailed = /https?:\S+\/confirmar\/\S+/.exec(question)?.[0] ?? '';
  await page.goto(mailed);
  expect(page.url()).not.toBe(mailed);
  await expect(heading).toHaveText(t('guest.confirmTitle'));
  await main.getByRole('button', { name: t('guest.confirmAction'), exact: true }).click();
  await expect(heading).toContainText(number);
  const placed = await mailWith(person.email, shop.market.hostTexts.orderMail.title);
  expect(placed).toContain(number);
  await expect(main.getByText(product).first()).toBeVisible();
  const order = page.url();
  const link = /https?:\S+\/pedido\/[\w-]+\.[\w-]+\.[\w-]+\S*/.exec(placed)?.[0] ?? '';
  expect(order).not.toContain(new URL(link).pathname);
  await page.goto(link);
  expect(new URL(page.url()).pathname).toBe(new URL(order).pathname);

  await main.locator('input[name="password"]').fill(person.password);
  await main.getByRole('checkbox', { name: t('register.terms') }).check();
  await main.getByRole('button', { name: t('guest.register'), exact: true }).click();
  await expect(page).toHaveURL(shop.origin + shop.to('orderDetails', { orderId: number }));
  await expect(heading).toContainText(number);
  await page.goto(shop.origin + shop.to('orders'));
  await expect(main).toContainText(number);
  await page.context().clearCookies();
  expect((await page.goto(order))?.status()).toBe(404);
  await expect(heading).toHaveText(t('guest.notOpened'));
  expect((await page.goto(link))?.status()).toBe(404);
  await expect(heading).toHaveText(t('guest.gone'));
});
