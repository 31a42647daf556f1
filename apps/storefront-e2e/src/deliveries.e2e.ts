import { expect, type Locator, type Page, test } from '@playwright/test';
import { siteQuestions } from '@materia/domain-shipping';
import type { PaymentMethod } from '@materia/domain-checkout';
import { demoGoods, firstStore } from './support/feed.ts';
import { checkByKeyboard, fillByKeyboard, pressByKeyboard } from './support/keyboard.ts';
import {
  addProduct,
  aPerson,
  choosePayment,
  click,
  confirmedNumber,
  type Person,
  type Press,
  startSignedUp,
} from './support/shopper.ts';
import { paymentSandbox, type Shop, shopOf } from './support/shops.ts';

const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** How a shopper operates the pages. */
type Hands = {
  readonly press: Press;
  readonly check: Press;
  readonly fill: (page: Page, field: Locator, text: string) => Promise<void>;
};
const BY_MOUSE: Hands = {
  press: click,
  check: (_, target) => target.check(),
  fill: (_, field, text) => field.fill(text),
};
const BY_KEYBOARD: Hands = {
  press: pressByKeyboard,
  check: checkByKeyboard,
  fill: fillByKeyboard,
};

const next = (page: Page, { t }: Shop, { press }: Hands): Promise<void> =>
  press(page, main(page).getByRole('button', { name: t('checkout.next'), exact: true }));

const method = (page: Page, value: string): Locator =>
  main(page).locator(`input[name="method"][value="${value}"]`);

/** Chooses a service level of a vendor; a vendor with a single one offers no choice. With a mouse, points are chosen on their map. */
const chooseLevel = async (
  page: Page,
  vendor: string | undefined,
  level: 'home' | 'relay',
  hands: Hands,
): Promise<void> => {
  const choice = main(page).locator(
    `input[type="radio"][name="level-${vendor ?? ''}"][value="seller/${level}"]`,
  );
  if ((await choice.count()) > 0) await hands.check(page, choice);
  if (level !== 'relay') return;
  const nearest = main(page)
    .locator(`input[name="point-${vendor ?? ''}"]`)
    .first();
  if (hands !== BY_MOUSE) return hands.check(page, nearest);
  const id = (await nearest.getAttribute('id')) ?? '';
  await main(page).locator(`svg label[for="${id}"]`).click();
  await expect(nearest).toBeChecked();
};

/** Chooses a pickup, and its hour where customers choose it. */
const choosePickup = async (page: Page, pickup: Locator, { check }: Hands): Promise<void> => {
  await check(page, pickup);
  const slot = main(page).locator('input[name="slot"]:not([disabled])').first();
  if (await slot.isVisible()) await check(page, slot);
};

const calendar = (page: Page): Locator =>
  main(page).locator('section[aria-labelledby="delivery-calendar"] ul > li');

/** Customers whose address is known choose to type another one. */
const chooseNewAddress = async (page: Page, { check }: Hands): Promise<void> => {
  const other = main(page).locator('input[type="radio"][name="delivery"][value="new"]');
  if ((await other.count()) > 0) await check(page, other);
};

/** Types the address of the delivery; where scripts run, the town is chosen from the suggestions. */
const fillAddress = async (
  page: Page,
  shop: Shop,
  person: Person,
  hands: Hands,
  isSuggested: boolean,
): Promise<void> => {
  const { postcode, city } = firstStore(shop);
  const field = (name: string): Locator => main(page).locator(`input[name="${name}"]`);
  await hands.fill(page, field('phone'), person.mobile);
  await chooseNewAddress(page, hands);
  await hands.fill(page, field('street'), 'Nova 4');
  await hands.fill(page, field('postcode'), postcode);
  if (!isSuggested) return hands.fill(page, field('city'), city);
  await hands.fill(page, field('city'), city.slice(0, 4));
  await expect(
    main(page)
      .getByRole('option', { name: new RegExp(`^${city}`) })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field('city')).not.toHaveValue(city.slice(0, 4));
};

const payByCard = async (page: Page): Promise<void> => {
  await page.waitForURL(`${paymentSandbox}/**`);
  await page.locator('input[name="number"]').fill('4242424242424242');
  await page.locator('button[value="pay"]').click();
};

type Journey = {
  readonly id: string;
  readonly how: string;
  readonly hands: Hands;
  readonly javaScriptEnabled: boolean;
  readonly payment: PaymentMethod;
};

const JOURNEYS: readonly Journey[] = [
  {
    id: 'pl',
    how: 'with a mouse',
    hands: BY_MOUSE,
    javaScriptEnabled: true,
    payment: 'paypal_express',
  },
  { id: 'es', how: 'with a mouse', hands: BY_MOUSE, javaScriptEnabled: true, payment: 'card' },
  {
    id: 'fr',
    how: 'without JavaScript',
    hands: BY_MOUSE,
    javaScriptEnabled: false,
    payment: 'card',
  },
  { id: 'pt', how: 'by keyboard', hands: BY_KEYBOARD, javaScriptEnabled: true, payment: 'mb_way' },
];

for (const { id, how, hands, javaScriptEnabled, payment } of JOURNEYS)
  test.describe(`${id} ${how}`, () => {
    test.use({ javaScriptEnabled });

    test(`${id}: a pickup that is changed, own products from the warehouse, one vendor’s to the door and another’s to a relay point, in one purchase (CHK-01, CHK-02, SHP-06, SHP-07, SHP-10, SHP-18)`, async ({
      page,
    }) => {
      const shop = shopOf(id);
      const { t, to, origin } = shop;
      const person = aPerson(shop);
      const { own, stored, home, relay } = demoGoods(shop);
      const goods = [own, stored, home, relay];
      await startSignedUp(page, shop, person);
      for (const product of goods) await addProduct(page, shop, product, hands.press);
      await page.goto(origin + to('checkoutDelivery'));
      await expect(heading(page)).toHaveText(t('checkout.deliveryTitle'));

      // Late in the evening no pickup is ready within two hours.
      const soonest = main(page).locator('input[name="method"]:not([disabled])').first();
      await choosePickup(page, soonest, hands);
      const second = main(page).locator('input[name="second"][value="home"]');
      if ((await second.count()) > 0) await hands.check(page, second);
      await chooseLevel(page, home.vendor, 'home', hands);
      await chooseLevel(page, relay.vendor, 'relay', hands);
      await next(page, shop, hands);
      await expect(heading(page)).not.toHaveText(t('checkout.deliveryTitle'));

      // On second thoughts it is collected later.
      await page.goto(origin + to('checkoutDelivery'));
      await expect(calendar(page)).toHaveCount(goods.length);
      await expect(soonest).toBeChecked();
      await choosePickup(page, method(page, 'scheduled'), hands);
      await next(page, shop, hands);
      await fillAddress(page, shop, person, hands, javaScriptEnabled);
      await next(page, shop, hands);

      await choosePayment(page, shop, payment, hands.press, hands.check);
      await page.waitForURL(`${paymentSandbox}/**`);
      if (payment === 'card') await payByCard(page);
      else await hands.press(page, page.locator('button[value="approve"]'));
      await confirmedNumber(page, shop);
      for (const { name } of goods) await expect(main(page).getByText(name).first()).toBeVisible();
    });
  });

test('es: heavy products by truck at the price of the place, with those of the warehouse (CHK-02, CHK-06, SHP-10)', async ({
  page,
}) => {
  const shop = shopOf('es');
  const { t, to, origin } = shop;
  const person = aPerson(shop);
  const { heavy, stored } = demoGoods(shop);
  const goods = [heavy, stored];
  await startSignedUp(page, shop, person);
  for (const product of goods) await addProduct(page, shop, product, BY_MOUSE.press);
  await page.goto(origin + to('checkoutDelivery'));
  const store = firstStore(shop);
  await main(page).locator('input[name="place-postcode"]').fill(store.postcode);
  await main(page)
    .getByRole('button', { name: t('transport.show'), exact: true })
    .click();
  await expect(method(page, 'transporter')).toBeEnabled();
  await method(page, 'transporter').check();
  const slot = main(page).locator('input[name="delivery-slot"]:not([disabled])').first();
  if (await slot.isVisible()) await slot.check();
  const access = main(page).locator('input[name="truck-access"]');
  if ((await access.count()) > 0) await access.check();
  for (const question of siteQuestions) {
    const answer = main(page).locator(`input[name="site-${question}"]`).first();
    if (await answer.isVisible()) await answer.check();
  }
  await next(page, shop, BY_MOUSE);
  await chooseNewAddress(page, BY_MOUSE);
  await expect(main(page).locator('input[name="postcode"]')).toHaveValue(store.postcode);
  await main(page).locator('input[name="street"]').fill('Nova 4');
  await main(page).locator('input[name="city"]').fill(store.city);
  await main(page).locator('input[name="phone"]').fill(person.mobile);
  await next(page, shop, BY_MOUSE);
  await choosePayment(page, shop, 'card');
  await payByCard(page);
  await confirmedNumber(page, shop);
  for (const { name } of goods) await expect(main(page).getByText(name).first()).toBeVisible();
});
