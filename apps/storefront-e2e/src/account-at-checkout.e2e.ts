import { expect, type Page, test } from '@playwright/test';
import { knownPlace, ownGoods } from './support/feed.ts';
import {
  addProduct,
  aPerson,
  choosePayment,
  confirmedNumber,
  openAccountAtCheckout,
  openCart,
} from './support/shopper.ts';
import { paymentSandbox, type Shop, shops } from './support/shops.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

/** The names of the fields in which something is still to be typed. */
const emptyFields = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .locator('form[method="post"] input:visible:not([type="checkbox"]):not([type="radio"])')
    .evaluateAll((fields) =>
      fields.flatMap((field) =>
        field instanceof HTMLInputElement && field.value === '' ? [field.name] : [],
      ),
    );

const next = async (page: Page, { t }: Shop): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('checkout.next'), exact: true })
    .click();
};

/** Begins a checkout of the cart. */
const checkout = async (page: Page, shop: Shop): Promise<void> => {
  await openCart(page, shop);
  await page
    .getByRole('main')
    .getByRole('link', { name: shop.t('cart.checkout'), exact: true })
    .first()
    .click();
};

/** Chooses to have the order brought. */
const haveItBrought = async (page: Page, shop: Shop): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    shop.t('checkout.deliveryTitle'),
  );
  await page.getByRole('main').locator('input[name="method"][value="home"]').check();
  await next(page, shop);
};

for (const shop of shops.filter(({ market }) => market.flagPresets.CHECKOUT_GUEST_ALLOWED !== true))
  test(`${shop.market.id}: where guests may not order, a new shopper buys with an email address, a password and what the delivery needs, each typed once, without JavaScript (IDT-05, FLAG-10, FLAG-11)`, async ({
    page,
  }) => {
    const { t, to, origin, market } = shop;
    const main = page.getByRole('main');
    const person = aPerson(shop);
    const goods = ownGoods(shop);
    const { postcode, city } = knownPlace(shop);
    await page.goto(origin + to('product', { urlKey: goods.urlKey }));
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('place.question') })
      .click();
    await page.locator('#header-place').fill(postcode);
    await page.locator('#header-place').press('Enter');
    await addProduct(page, shop, goods);
    await checkout(page, shop);

    expect(await emptyFields(page)).toEqual(['firstname', 'lastname', 'email', 'password']);
    await openAccountAtCheckout(page, shop, person);
    await haveItBrought(page, shop);
    expect(await emptyFields(page)).toEqual(['phone', 'street', 'extra']);
    await main.locator('input[name="phone"]').fill(market.rules.phone.placeholder);
    await main.locator('input[name="street"]').fill('Nova 4');
    await next(page, shop);
    await choosePayment(page, shop, 'card');
    await page.waitForURL(`${paymentSandbox}/**`);
    await page.locator('input[name="number"]').fill('4242424242424242');
    await page.locator('button[value="pay"]').click();
    const number = await confirmedNumber(page, shop);
    await page.goto(origin + to('orders'));
    await expect(main).toContainText(number);

    await addProduct(page, shop, goods);
    await checkout(page, shop);
    await haveItBrought(page, shop);
    await next(page, shop);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.reviewTitle'));
    for (const known of [person.firstname, 'Nova 4', postcode, city])
      await expect(main).toContainText(known);
  });
