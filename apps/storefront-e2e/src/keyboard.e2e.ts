import { expect, test } from '@playwright/test';
import { pressByKeyboard, tabTo, typeByKeyboard } from './support/keyboard.ts';
import { addFirstProduct, aPerson, chooseStore, openListing } from './support/shopper.ts';
import { shopOf } from './support/shops.ts';

/** No mouse at all: every field and button is reached with Tab and used with the keyboard. */
test('a whole purchase works by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  const shop = shopOf('es');
  const person = aPerson(shop);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });

  await chooseStore(page, shop, pressByKeyboard);
  await openListing(page, shop, pressByKeyboard);
  await addFirstProduct(page, shop, pressByKeyboard);

  await pressByKeyboard(page, page.getByRole('banner').getByRole('link', { name: new RegExp(shop.t('common.cart')) }).first());
  // The link opens the preview where the application has taken the page over, else the cart itself.
  const preview = page.getByRole('dialog', { name: shop.t('cart.title') });
  await expect(preview.or(heading.filter({ hasText: shop.t('cart.title') }))).toBeVisible();
  if (await preview.isVisible()) {
    await expect(preview.locator(':focus')).toHaveCount(1);
    await pressByKeyboard(page, preview.getByRole('link', { name: shop.t('cart.title'), exact: true }));
  }
  await expect(heading).toHaveText(shop.t('cart.title'));
  await pressByKeyboard(page, main.getByRole('link', { name: shop.t('cart.checkout'), exact: true }).first());
  await expect(heading).toHaveText(shop.t('login.title'));
  await pressByKeyboard(page, main.getByRole('link', { name: shop.t('login.register'), exact: true }));
  await expect(heading).toHaveText(shop.t('register.title'));

  await typeByKeyboard(page, main.locator('input[name="fiscalNumber"]'), '12345678Z');
  await typeByKeyboard(page, main.getByLabel(shop.t('register.firstname'), { exact: true }), person.firstname);
  await typeByKeyboard(page, main.getByLabel(shop.t('register.lastname'), { exact: true }), person.lastname);
  for (const [name, answer] of Object.entries({ street: 'Nova', streetNumber: '4', postcode: '28013', city: 'Villa' })) await typeByKeyboard(page, main.locator(`input[name="${name}"]`), answer);
  await typeByKeyboard(page, main.locator('input[name="email"]'), person.email);
  await typeByKeyboard(page, main.getByLabel(shop.t('register.password'), { exact: true }), person.password);
  await typeByKeyboard(page, main.getByLabel(shop.t('register.passwordAgain'), { exact: true }), person.password);
  const terms = main.getByRole('checkbox', { name: shop.t('register.terms') });
  await tabTo(page, terms);
  await page.keyboard.press('Space');
  await expect(terms).toBeChecked();
  await pressByKeyboard(page, main.getByRole('button', { name: shop.t('register.action'), exact: true }));

  await expect(heading).toHaveText(shop.t('checkout.shippingsTitle'));
  const next = main.getByRole('button', { name: shop.t('checkout.next'), exact: true });
  const way = main.locator('input[name="method"]:not([disabled])').first();
  await tabTo(page, way);
  await page.keyboard.press('Space');
  await pressByKeyboard(page, next);
  await expect(heading).toHaveText(shop.t('checkout.informationsTitle'));
  await typeByKeyboard(page, main.getByLabel(shop.t('checkout.phone'), { exact: true }), person.mobile);
  await pressByKeyboard(page, next);
  await expect(heading).toHaveText(shop.t('checkout.summariesTitle'));
  const conditions = main.getByRole('checkbox');
  if ((await conditions.count()) > 0) {
    await tabTo(page, conditions.first());
    await page.keyboard.press('Space');
  }
  await pressByKeyboard(page, main.getByRole('button', { name: shop.t('checkout.placeOrder'), exact: true }).first());
  await expect(heading).toHaveText(shop.t('checkout.confirmationTitle'));
});

test('the first stop of the Tab key leads past the header', async ({ page }) => {
  const shop = shopOf('fr');
  await page.goto(shop.origin + shop.to('home'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shop.t('common.skipToContent') })).toBeFocused();
});
