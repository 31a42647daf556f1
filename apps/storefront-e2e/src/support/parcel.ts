import { expect, type Locator, type Page } from '@playwright/test';
import { demoGoods, firstStore } from './feed.ts';
import { addProduct, type Person, startSignedUp } from './shopper.ts';
import type { Shop } from './shops.ts';

const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/**
 * A new customer with a vendor’s product on its way home, which can wait for any payment, on the
 * page that orders.
 */
export const parcelAtReview = async (
  page: Page,
  shop: Shop,
  goods: 'home' | 'dear',
): Promise<Person> => {
  const person = await startSignedUp(page, shop);
  await anotherParcelAtReview(page, shop, goods, person);
  return person;
};

/** Adds a unit of the product to the customer's cart and goes to the page that orders. */
export const anotherParcelAtReview = async (
  page: Page,
  shop: Shop,
  goods: 'home' | 'dear',
  { mobile }: Person,
): Promise<void> => {
  const { origin, t, to } = shop;
  await addProduct(page, shop, demoGoods(shop)[goods]);
  await page.goto(origin + to('checkoutDelivery'));
  const level = main(page).locator('input[type="radio"][value="seller/home"]');
  if ((await level.count()) > 0) await level.first().check();
  const next = main(page).getByRole('button', { name: t('checkout.next'), exact: true });
  await next.click();
  await expect(heading(page)).not.toHaveText(t('checkout.deliveryTitle'));
  const { postcode, city } = firstStore(shop);
  const contact = { phone: mobile, street: 'Nova 4', postcode, city };
  for (const [name, value] of Object.entries(contact)) {
    // Markets that ask for an address at the registration offer it here.
    const field = main(page).locator(`input[name="${name}"]`);
    if (await field.isVisible()) await field.fill(value);
  }
  await next.click();
  await expect(heading(page)).toHaveText(t('checkout.reviewTitle'));
};
