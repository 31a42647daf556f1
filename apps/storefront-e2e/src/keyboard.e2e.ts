import { expect, test } from '@playwright/test';
import { pressByKeyboard, tabTo, typeByKeyboard } from './support/keyboard.ts';
import { addFirstProduct, aPerson, chooseStore, openListing } from './support/shopper.ts';
import { shopOf } from './support/shops.ts';

/** No mouse: every field and button is reached with Tab and operated by keyboard. */
test('a whole purchase works by keyboard alone', async ({ page }) => {
  test.slow();
  const shop = shopOf('es');
  const person = aPerson(shop);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });

  await chooseStore(page, shop, pressByKeyboard);
  await openListing(page, shop, pressByKeyboard);
  await addFirstProduct(page, shop, pressByKeyboard);

  await pressByKeyboard(
    page,
    page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(shop.t('common.cart')) })
      .first(),
  );
  // The link opens the preview once scripts run, otherwise the cart page.
  const preview = page.getByRole('dialog', { name: shop.t('cart.title') });
  await expect(preview.or(heading.filter({ hasText: shop.t('cart.title') }))).toBeVisible();
  if (await preview.isVisible()) {
    await expect(preview.locator(':focus')).toHaveCount(1);
    await pressByKeyboard(
      page,
      preview.getByRole('link', { name: shop.t('cart.title'), exact: true }),
    );
  }
  await expect(heading).toHaveText(shop.t('cart.title'));
  await pressByKeyboard(
    page,
    main.getByRole('link', { name: shop.t('cart.checkout'), exact: true }).first(),
  );
  // Guests may order in Spain; this journey signs in.
  await expect(heading).toHaveText(shop.t('guest.title'));
  await pressByKeyboard(
    page,
    main.getByRole('link', { name: shop.t('guest.signIn'), exact: true }),
  );
  await expect(heading).toHaveText(shop.t('login.title'));
  await pressByKeyboard(
    page,
    main.getByRole('link', { name: shop.t('login.register'), exact: true }),
  );
  await expect(heading).toHaveText(shop.t('register.title'));

  await typeByKeyboard(page, main.locator('input[name="fiscalNumber"]'), '12345678Z');
  await typeByKeyboard(
    page,
    main.getByLabel(shop.t('register.firstname'), { exact: true }),
    person.firstname,
  );
  await typeByKeyboard(
    page,
    main.getByLabel(shop.t('register.lastname'), { exact: true }),
    person.lastname,
  );
  for (const [name, answer] of Object.entries({
    street: 'Nova',
    streetNumber: '4',
    postcode: '28013',
    city: 'Villa',
  }))
    await typeByKeyboard(page, main.locator(`input[name="${name}"]`), answer);
  await typeByKeyboard(page, main.locator('input[name="email"]'), person.email);
  await typeByKeyboard(
    page,
    main.getByLabel(shop.t('register.password'), { exact: true }),
    person.password,
  );
  await typeByKeyboard(
    page,
    main.getByLabel(shop.t('register.passwordAgain'), { exact: true }),
    person.password,
  );
  const terms = main.getByRole('checkbox', { name: shop.t('register.terms') });
  await tabTo(page, terms);
  await page.keyboard.press('Space');
  await expect(terms).toBeChecked();
  await pressByKeyboard(
    page,
    main.getByRole('button', { name: shop.t('register.action'), exact: true }),
  );

  await expect(heading).toHaveText(shop.t('checkout.deliveryTitle'));
  const next = main.getByRole('button', { name: shop.t('checkout.next'), exact: true });
  const way = main.locator('input[name="method"]:not([disabled])').first();
  await tabTo(page, way);
  await page.keyboard.press('Space');
  await pressByKeyboard(page, next);
  await expect(heading).toHaveText(shop.t('checkout.collectorTitle'));
  await typeByKeyboard(
    page,
    main.getByLabel(shop.t('checkout.phone'), { exact: true }),
    person.mobile,
  );
  await pressByKeyboard(page, next);
  await expect(heading).toHaveText(shop.t('checkout.reviewTitle'));
  // The last method of every market is paying in the store.
  await tabTo(page, main.locator('input[name="method"]').first());
  await page.keyboard.press('ArrowUp');
  await expect(main.locator('input[name="method"][value="pay_in_store"]')).toBeChecked();
  const conditions = main.locator('input[name="terms"]');
  if ((await conditions.count()) > 0) {
    await tabTo(page, conditions.first());
    await page.keyboard.press('Space');
  }
  await pressByKeyboard(
    page,
    main.getByRole('button', { name: shop.t('checkout.placeOrder') }).first(),
  );
  // A new account confirms by the link in a mail.
  await expect(heading).toHaveText(shop.t('guest.checkTitle'));
});

test('the first Tab stop is a link that skips the header', async ({ page }) => {
  const shop = shopOf('fr');
  await page.goto(shop.origin + shop.to('home'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shop.t('common.skipToContent') })).toBeFocused();
});

test('the sort order of a listing is chosen with the arrow keys and applied with its button', async ({
  page,
}) => {
  const shop = shopOf('pl');
  await openListing(page, shop);
  const order = page.getByRole('main').getByRole('combobox', { name: shop.t('listing.sort') });
  await tabTo(page, order);
  const list = page.url();
  // Moves to the first price order, one option at a time; no option may navigate away.
  for (let at = 0; at < 6 && (await order.inputValue()) !== 'price-asc'; at += 1)
    await page.keyboard.press('ArrowDown');
  await expect(order).toHaveValue('price-asc');
  await expect(order).toBeFocused();
  expect(page.url()).toBe(list);
  await pressByKeyboard(
    page,
    page.getByRole('main').getByRole('button', { name: shop.t('listing.sortApply'), exact: true }),
  );
  await expect(page).toHaveURL(/[?&]sort=price-asc/);
  await expect(order).toHaveValue('price-asc');
});

test('the departments open with Enter in a wide window, each can be reached with Tab, and Escape closes them', async ({
  page,
}) => {
  const shop = shopOf('fr');
  await page.goto(shop.origin + shop.to('home'));
  const menu = page.getByRole('navigation', { name: shop.t('header.mainNavigation') });
  const opener = menu.getByRole('button', { name: shop.t('header.allCategories') });
  const sheet = menu.locator('[popover]');
  await pressByKeyboard(page, opener);
  await expect(sheet).toBeVisible();
  // The pictures and second level of the departments take the place of the plain list.
  await expect(sheet.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: shop.t('common.close') })).toBeFocused();
  const departments = sheet.getByRole('link');
  for (let at = 0; at < 6; at += 1) {
    await page.keyboard.press('Tab');
    await expect(departments.nth(at)).toBeFocused();
    await expect(departments.nth(at)).toBeInViewport();
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();

  const names = menu.locator('ul').first().getByRole('link');
  for (let at = 0; at < (await names.count()); at += 1) {
    await page.keyboard.press('Tab');
    await expect(names.nth(at)).toBeFocused();
    await expect(names.nth(at)).toBeInViewport({ ratio: 0.9 });
  }
  const name = (await names.last().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
