import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  addProductAt,
  aPerson,
  startAtStore,
  continueFromDelivery,
  openCart,
  register,
} from './support/shopper.ts';
import { type Shop, shopOf } from './support/shops.ts';

const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const summary = (page: Page, { t }: Shop): Locator =>
  main(page).getByRole('region', { name: t('cart.summary') });

/** Submits a code in the cart's promo code field. */
const enter = async (page: Page, shop: Shop, code: string): Promise<void> => {
  const field = main(page).getByLabel(shop.t('coupon.code'), { exact: true });
  if (!(await field.isVisible())) await main(page).getByText(shop.t('coupon.ask')).click();
  await field.fill(code);
  await main(page)
    .getByRole('button', { name: shop.t('coupon.add'), exact: true })
    .click();
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('shows a refused promo code at its field, applies a valid one, lists its conditions in the review, and restores the total on removal (CART-48, CART-49, CART-50)', async ({
      page,
    }) => {
      const shop = shopOf('es');
      const { t } = shop;
      await startAtStore(page, shop);
      await addProductAt(page, shop, 0);
      await openCart(page, shop);
      const field = main(page).getByLabel(t('coupon.code'), { exact: true });
      // Below the button, a customer is offered what a guest is not.
      const amounts = async (): Promise<string> =>
        (await summary(page, shop).innerText()).split(t('cart.checkout'))[0] ?? '';
      const before = await amounts();

      const [expired = ''] = t('coupon.expired', { day: '|' }).split('|');
      for (const [code, words] of [
        ['', t('coupon.empty')],
        ['NO-EXISTE', t('coupon.invalid')],
        ['MATERIA2025', expired],
      ] as const) {
        await enter(page, shop, code);
        await expect(field).toHaveAccessibleDescription(
          new RegExp(words.replaceAll('.', String.raw`\.`)),
        );
        await expect(field).toHaveValue(code);
      }

      await enter(page, shop, 'materia5');
      await expect(main(page).getByText(t('coupon.onCart', { code: 'MATERIA5' }))).toBeVisible();
      expect(await amounts()).not.toBe(before);

      await main(page)
        .getByRole('link', { name: t('cart.checkout'), exact: true })
        .click();
      await expect(heading(page)).toHaveText(t('guest.title'));
      await main(page)
        .getByRole('link', { name: t('guest.signIn'), exact: true })
        .click();
      await main(page)
        .getByRole('link', { name: t('login.register'), exact: true })
        .click();
      await register(page, shop, aPerson(shop));
      await expect(heading(page)).toHaveText(t('checkout.deliveryTitle'));
      await continueFromDelivery(page, shop);
      await main(page)
        .getByLabel(t('checkout.phone'), { exact: true })
        .fill(shop.market.rules.phone.placeholder);
      await main(page)
        .getByRole('button', { name: t('checkout.next'), exact: true })
        .click();
      await expect(heading(page)).toHaveText(t('checkout.reviewTitle'));
      const card = main(page).getByRole('region', { name: t('line.coupon', { code: 'MATERIA5' }) });
      await card.getByText(t('coupon.conditions')).click();
      await expect(card.getByText('2099', { exact: false })).toBeVisible();

      await card.getByRole('link', { name: t('coupon.change') }).click();
      await main(page)
        .getByRole('button', { name: t('coupon.remove', { code: 'MATERIA5' }) })
        .click();
      await expect(field).toHaveValue('');
      expect(await amounts()).toBe(before);
    });
  });
}
