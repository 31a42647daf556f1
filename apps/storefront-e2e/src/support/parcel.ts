import { expect, type Locator, type Page } from '@playwright/test';
import { demoGoods, firstStore } from './feed.ts';
import { aPerson, chooseStore, type Person, register } from './shopper.ts';
import type { Shop } from './shops.ts';

const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/**
 * A new customer with a seller’s product on its way home, which can wait for any payment, on the
 * page that orders.
 */
export const parcelAtReview = async (
  page: Page,
  shop: Shop,
  goods: 'home' | 'dear',
): Promise<Person> => {
  const { origin, t, to } = shop;
  const person = aPerson(shop);
  await page.goto(origin + to('register'));
  await register(page, shop, person);
  await expect(heading(page)).not.toHaveText(t('register.title'));
  await chooseStore(page, shop);
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
  const { urlKey } = demoGoods(shop)[goods];
  await page.goto(origin + to('product', { urlKey }));
  await main(page)
    .getByRole('button', { name: t('product.add'), exact: true })
    .first()
    .click();
  await expect(page.getByText(t('product.added')).first()).toBeVisible();
  await page.goto(origin + to('checkoutShippings'));
  const level = main(page).locator('input[type="radio"][value="seller/home"]');
  if ((await level.count()) > 0) await level.first().check();
  const next = main(page).getByRole('button', { name: t('checkout.next'), exact: true });
  await next.click();
  await expect(heading(page)).not.toHaveText(t('checkout.shippingsTitle'));
  const { postcode, city } = firstStore(shop);
  const contact = { phone: mobile, street: 'Nova 4', postcode, city };
  for (const [name, value] of Object.entries(contact)) {
    // Markets that ask for an address at the registration offer it here.
    const field = main(page).locator(`input[name="${name}"]`);
    if (await field.isVisible()) await field.fill(value);
  }
  await next.click();
  await expect(heading(page)).toHaveText(t('checkout.summariesTitle'));
};
