import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoGoods, ownGoods } from './support/feed.ts';
import { addProduct, aPerson, choosePayment, confirmedNumber } from './support/shopper.ts';
import { paymentSandbox, shopOf } from './support/shops.ts';

const shop = shopOf('es');
const { t, to, origin } = shop;
const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string): Locator =>
  main(page).getByRole('button', { name, exact: true });

/** In Seville; a postal code of another city in which the shop has no store. */
const PLACE = '41001';
const ELSEWHERE = '10001';

const LAYOUTS = [
  { how: 'on a phone, without a script', width: 390, javaScriptEnabled: false },
  { how: 'on a wide screen, with a script', width: 1440, javaScriptEnabled: true },
] as const;

for (const { how, width, javaScriptEnabled } of LAYOUTS)
  test.describe(how, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled });

    test('a guest names a postal code and has an own product and a seller’s brought there, without choosing a store (STO-27, CHK-01)', async ({
      page,
    }) => {
      const person = aPerson(shop);
      const own = ownGoods(shop);
      const { home } = demoGoods(shop);
      await page.goto(origin + to('product', { urlKey: own.urlKey }));
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('place.question') })
        .click();
      await page.locator('#header-place').fill('410 01');
      await page.locator('#header-place').press('Enter');
      await expect(
        main(page)
          .getByText(t('buying.homeAt', { place: PLACE }))
          .first(),
      ).toBeVisible();
      await expect(page).toHaveURL(origin + to('product', { urlKey: own.urlKey }));

      for (const product of [own, home]) await addProduct(page, shop, product);
      await page.goto(origin + to('cart'));
      const promised = t('delivery.homeIn', { place: PLACE });
      await expect(main(page).getByText(promised).first()).toBeVisible();
      await expect(main(page).locator('input[name="postcode"]')).toHaveValue(PLACE);
      await main(page)
        .getByRole('link', { name: t('cart.checkout'), exact: true })
        .first()
        .click();
      await main(page).locator('input[name="email"]').fill(person.email);
      await button(page, t('guest.next')).click();

      await expect(heading(page)).toHaveText(t('checkout.deliveryTitle'));
      await expect(main(page).locator('input[name="method"][value="two_hours"]')).toHaveCount(0);
      await main(page).locator('input[name="method"][value="home"]').check();
      const level = main(page).locator('input[type="radio"][value="seller/home"]');
      if ((await level.count()) > 0) await level.check();
      await button(page, t('checkout.next')).click();
      await expect(main(page).locator('input[name="postcode"]')).toHaveValue(PLACE);
      await main(page).locator('input[name="firstname"]').fill(person.firstname);
      await main(page).locator('input[name="lastname"]').fill(person.lastname);
      await main(page).locator('input[name="phone"]').fill(person.mobile);
      await main(page).locator('input[name="street"]').fill('Nueva 4');
      await main(page).locator('input[name="postcode"]').fill(ELSEWHERE);
      await main(page).locator('input[name="city"]').fill('Cáceres');
      await button(page, t('checkout.next')).click();
      await expect(page.getByText(t('place.followsAddress')).first()).toBeVisible();

      await choosePayment(page, shop, 'card');
      await page.waitForURL(`${paymentSandbox}/**`);
      await page.locator('input[name="number"]').fill('4242424242424242');
      await page.locator('button[value="pay"]').click();
      await confirmedNumber(page, shop);
      await expect(page.getByRole('banner')).toContainText(ELSEWHERE);
      for (const { name } of [own, home])
        await expect(main(page).getByText(name).first()).toBeVisible();
    });
  });

test('a store that takes no orders online ends no purchase: it says why, and the nearest other one can be chosen (STO-27, CART-13)', async ({
  page,
}) => {
  const showcase = main(page)
    .getByRole('article')
    .filter({ hasText: t('stores.showcase') })
    .first();
  await addProduct(page, shop, ownGoods(shop));
  await page.goto(origin + to('stores'));
  const name = (await showcase.getByRole('heading').textContent()) ?? '';
  await showcase.getByRole('button').click();
  await page.goto(origin + to('cart'));
  await expect(main(page).getByText(t('place.showcaseTitle', { store: name }))).toBeVisible();
  await expect(
    main(page)
      .getByRole('link', { name: t('cart.checkout'), exact: true })
      .first(),
  ).toBeVisible();
  await main(page)
    .getByRole('link', { name: t('place.showcaseChoose', { store: 'Materia' }) })
    .click();
  await expect(page).toHaveURL(/cambio-de-almacen|\/checkout\/cart/);
});
