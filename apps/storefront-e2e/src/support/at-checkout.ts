import { expect, type Locator, type Page } from '@playwright/test';
import type { PaymentMethod } from '@materia/domain-checkout';
import type { CountedHands } from './effort.ts';
import { knownPlace } from './feed.ts';
import { atProvider, CARDS } from './payments.ts';
import { confirmedNumber, type Person } from './shopper.ts';
import { paymentSandbox, type Shop } from './shops.ts';

/** A shopper who has chosen no store. */
export type Visit = {
  readonly page: Page;
  readonly shop: Shop;
  readonly person: Person;
  readonly hands: CountedHands;
};

const main = ({ page }: Visit): Locator => page.getByRole('main');
const heading = ({ page }: Visit): Locator => page.getByRole('heading', { level: 1 });

/** Presses the button that leads to the next step. */
const next = async (visit: Visit): Promise<void> => {
  await main(visit)
    .getByRole('button', { name: visit.shop.t('checkout.next'), exact: true })
    .click();
};

/** Answers the question of the header: where do you want it? */
export const nameThePlace = async ({ page, shop, hands }: Visit): Promise<void> => {
  const { postcode } = knownPlace(shop);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: shop.t('place.question') }).click();
  await hands.fill(page.locator('#header-place'), postcode);
  await page.locator('#header-place').press('Enter');
  await expect(banner).toContainText(postcode);
};

/** Begins the checkout of the cart, as a guest or, where guests may not order, with an account made on the way. */
export const beginCheckout = async (visit: Visit): Promise<void> => {
  const { page, shop, person, hands } = visit;
  const { t, to, origin } = shop;
  await page.goto(origin + to('cart'));
  await main(visit)
    .getByRole('link', { name: t('cart.checkout'), exact: true })
    .first()
    .click();
  await expect(heading(visit)).not.toHaveText(t('cart.title'));
  for (const name of ['firstname', 'lastname', 'email', 'password'] as const)
    await hands.fillEmpty(main(visit).locator(`input[name="${name}"]`), person[name]);
  await hands.choose(main(visit).getByRole('checkbox', { name: t('register.terms') }));
  const begin = main(visit)
    .getByRole('button', { name: t('guest.next'), exact: true })
    .or(main(visit).getByRole('button', { name: t('guest.newAccountNext'), exact: true }));
  if ((await begin.count()) > 0) await begin.click();
  await expect(heading(visit)).toHaveText(t('checkout.deliveryTitle'));
};

/** How own products reach the shopper. */
type OwnDelivery = 'home' | 'transporter' | 'scheduled';

/**
 * Chooses how own products come, and the door for those of vendors. A truck comes from a store, which
 * shoppers without one are asked to choose.
 */
export const chooseDelivery = async (visit: Visit, method: OwnDelivery): Promise<void> => {
  const { page, shop } = visit;
  const { t, to, origin } = shop;
  await chooseMethods(visit, method);
  const change = main(visit).getByRole('link', { name: t('allxbrick.change'), exact: true });
  const isThrough = heading(visit).filter({ hasNotText: t('checkout.deliveryTitle') });
  await expect(change.or(isThrough).first()).toBeVisible();
  if (await change.isVisible()) {
    await change.click();
    await expect(page).not.toHaveURL(origin + to('checkoutDelivery'));
    // A store that leaves the cart unchanged is chosen at once.
    const confirm = main(visit).locator(
      `form[action^="${to('storeChange')}"] button[type="submit"]`,
    );
    if (await confirm.isVisible()) await confirm.click();
    await expect(heading(visit)).toHaveText(t('checkout.deliveryTitle'));
    await chooseMethods(visit, method);
  }
  await expect(isThrough).toBeVisible();
};

/** Chooses the methods, answers what the driver asks, and goes on. */
const chooseMethods = async (visit: Visit, method: OwnDelivery): Promise<void> => {
  const { hands } = visit;
  const radios = (name: string): Locator =>
    main(visit).locator(`input[type="radio"][name="${name}"]:not([disabled])`);
  for (const [name, value] of [
    ['method', method],
    ['second', 'home'],
  ] as const)
    await hands.choose(radios(name).and(main(visit).locator(`[value="${value}"]`)));
  for (const level of await main(visit)
    .locator('input[type="radio"][value="seller/home"]:not([disabled])')
    .all())
    await hands.choose(level);
  if (await radios('slot').first().isVisible()) await hands.choose(radios('slot'));
  for (const shipment of ['', 'second-']) {
    for (const question of ['delivery-slot', 'site-road', 'site-floor', 'site-unloading']) {
      const answers = radios(`${shipment}${question}`);
      if (await answers.first().isVisible()) await hands.choose(answers);
    }
    const access = main(visit).locator(`input[name="${shipment}truck-access"]`);
    if (await access.isVisible()) await hands.choose(access);
  }
  await next(visit);
};

/** Fills in what is still empty about the recipient, and goes on to the review. */
export const nameTheRecipient = async (visit: Visit): Promise<void> => {
  const { shop, person, hands } = visit;
  const { postcode, city } = knownPlace(shop);
  const answers = {
    firstname: person.firstname,
    lastname: person.lastname,
    phone: person.mobile,
    street: 'Nova 4',
    postcode,
    city,
  };
  for (const [name, answer] of Object.entries(answers))
    await hands.fillEmpty(main(visit).locator(`input[name="${name}"]`).first(), answer);
  await next(visit);
  await expect(heading(visit)).toHaveText(shop.t('checkout.reviewTitle'));
};

/** Presses the button that orders, and returns the amount that it names. */
export const order = async (visit: Visit, method: PaymentMethod): Promise<string> => {
  const { hands, shop } = visit;
  await hands.choose(main(visit).locator(`input[name="method"][value="${method}"]`));
  const code = main(visit).locator('input[name="blikCode"]');
  if (method === 'blik') await hands.fill(code, '000001');
  await hands.choose(main(visit).locator('input[name="terms"]'));
  const button = main(visit)
    .getByRole('button', { name: shop.t('checkout.placeOrder') })
    .first();
  const [amount = ''] = /\d[\d\s.,]*\s\S+$/u.exec((await button.innerText()).trim()) ?? [];
  await button.click();
  return amount;
};

export type PaidOrder = { readonly number: string; readonly amount: string };

/** Orders and pays by card. */
export const orderByCard = async (visit: Visit): Promise<PaidOrder> => {
  const { page, shop, hands } = visit;
  const amount = await order(visit, 'card');
  await page.waitForURL(`${paymentSandbox}/**`);
  await hands.fill(page.locator('input[name="number"]'), CARDS.accepted);
  await atProvider(page, 'pay');
  return { number: await confirmedNumber(page, shop), amount };
};

/** Everything from the cart to a paid order that is brought to the named place. */
export const buy = async (
  visit: Visit,
  method: Exclude<OwnDelivery, 'scheduled'>,
): Promise<PaidOrder> => {
  await beginCheckout(visit);
  await chooseDelivery(visit, method);
  await nameTheRecipient(visit);
  return orderByCard(visit);
};
