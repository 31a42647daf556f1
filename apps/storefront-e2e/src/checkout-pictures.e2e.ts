import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  beginCheckout,
  chooseDelivery,
  nameThePlace,
  nameTheRecipient,
  order,
  type Visit,
} from './support/at-checkout.ts';
import { countedHands } from './support/effort.ts';
import { demoGoods, firstStore, goodsWithoutStore } from './support/feed.ts';
import { atProvider, CARDS, payByCard, retryWith } from './support/payments.ts';
import { takePicture } from './support/picture.ts';
import { addProduct, aPerson, pressAdd, startAtStore } from './support/shopper.ts';
import { paymentSandbox, shopOf } from './support/shops.ts';
import { mailWith } from './support/staff.ts';

/**
 * The pictures of docs/checkout-points.md, each named after its point. They are taken only with
 * MATERIA_E2E_PICTURES=1; what they show is tested elsewhere.
 */
const isAsked = process.env['MATERIA_E2E_PICTURES'] === '1';

const main = ({ page }: Visit): Locator => page.getByRole('main');

const visitOf = (page: Page, id: string): Visit => {
  const shop = shopOf(id);
  return { page, shop, person: aPerson(shop), hands: countedHands(page) };
};

/** Opens a product, names the place there and adds it to the cart. */
const addAtPlace = async (visit: Visit, urlKey: string): Promise<void> => {
  const { page, shop } = visit;
  await page.goto(shop.origin + shop.to('product', { urlKey }));
  await nameThePlace(visit);
  await pressAdd(page, shop);
};

const check = async (option: Locator): Promise<void> => {
  if ((await option.count()) > 0) await option.first().check();
};

const PICTURES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'of a guest’s purchase': async (page) => {
    const visit = visitOf(page, 'es');
    const { shop, person } = visit;
    const { t, to, origin } = shop;
    const button = (name: string): Locator =>
      main(visit).getByRole('button', { name, exact: true });
    const field = (name: string): Locator => main(visit).locator(`input[name="${name}"]`);
    const shipment = main(visit).locator('section[aria-labelledby^="shipment-"]');
    await addAtPlace(visit, goodsWithoutStore(shop).everywhere.urlKey);
    await addProduct(page, shop, demoGoods(shop).relay);
    await page.goto(origin + to('cart'));
    const summary = main(visit).getByRole('region', { name: t('cart.summary') });
    await takePicture(page, '03', summary, 620);
    await takePicture(page, '06', summary.getByText(t('coupon.ask'), { exact: true }), 480);
    await main(visit)
      .getByRole('link', { name: t('cart.checkout'), exact: true })
      .first()
      .click();
    await expect(field('email')).toBeVisible();
    await takePicture(page, '02');
    await field('email').fill(person.email);
    await button(t('guest.next')).click();
    await expect(shipment.first()).toBeVisible();
    await check(main(visit).locator('input[type="radio"][name="method"][value="home"]'));
    await check(main(visit).locator('input[type="radio"][value="seller/relay"]'));
    await takePicture(page, '13', shipment.last());
    await check(main(visit).locator('input[type="radio"][value="seller/home"]'));
    await takePicture(page, '04', main(visit).locator('[data-preview-part="calendar"]'), 420);
    await button(t('checkout.next')).click();
    await expect(field('firstname')).toBeVisible();
    await takePicture(page, '07');
    await takePicture(page, '09', field('lastname'), 420);
    await field('street').fill('Calle Inventada 999');
    await field('postcode').fill('2800');
    await field('city').focus();
    await takePicture(page, '10', field('street'), 420);
    await field('postcode').fill('28 001');
    await field('phone').fill('601 02 03 04');
    await field('firstname').focus();
    await takePicture(page, '08', field('phone'), 560);
    await nameTheRecipient(visit);
    await takePicture(page, '01');
    await takePicture(page, '05', main(visit).locator('article').first());
    await takePicture(page, '11', main(visit).getByText('Calle Inventada').first(), 360);
    await takePicture(page, '16', main(visit).locator('fieldset:has(input[name="method"])'));

    await order(visit, 'card');
    await page.waitForURL(`${paymentSandbox}/**`);
    const other = await page.context().newPage();
    await other.goto(origin + to('home'));
    await takePicture(other, '18', undefined, 480);
    await other.close();
    await payByCard(page, CARDS.declined);
    await atProvider(page, 'leave');
    await main(visit).locator('button[value="abandon"]').click();
    await expect(main(visit).locator('button[value="retry"]')).toBeVisible();
    await takePicture(page, '17');
    await retryWith(page, 'card');
    await payByCard(page, CARDS.accepted);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('checkout.confirmationTitle'),
    );
    await takePicture(page, '20');
    const mail = await mailWith(person.email, shop.market.hostTexts.orderMail.title, 'text/html');
    // A page of the shop would refuse the styles of a mail.
    const blank = await page.context().newPage();
    await blank.setContent(mail);
    await takePicture(blank, '21');
  },
  'of a vendor with one way to deliver': async (page) => {
    const visit = visitOf(page, 'pt');
    await addAtPlace(visit, demoGoods(visit.shop).home.urlKey);
    await beginCheckout(visit);
    await takePicture(
      page,
      '12',
      main(visit).locator('section[aria-labelledby^="shipment-"]'),
      420,
    );
  },
  'of a delivery by truck': async (page) => {
    const visit = visitOf(page, 'es');
    await startAtStore(page, visit.shop);
    await addAtPlace(visit, goodsWithoutStore(visit.shop).flooring.urlKey);
    const quantity = main(visit).locator('input[name="quantity"]').first();
    await quantity.fill('14');
    await pressAdd(page, visit.shop);
    await beginCheckout(visit);
    const truck = main(visit).locator('input[name="method"][value="transporter"]');
    await truck.check();
    await takePicture(page, '15', truck);
  },
  'of a pickup in a slot': async (page) => {
    const visit = visitOf(page, 'pl');
    const { shop } = visit;
    const { t, to, origin } = shop;
    const { name } = firstStore(shop);
    await addProduct(page, shop, goodsWithoutStore(shop).everywhere);
    await page.goto(origin + to('stores'));
    await main(visit).getByRole('article', { name, exact: true }).getByRole('button').click();
    const confirm = main(visit).getByRole('button', {
      name: t('storeChange.confirm', { store: name }),
    });
    await expect(confirm).toBeVisible();
    await takePicture(page, '23');
    await confirm.click();
    await beginCheckout(visit);
    const slots = main(visit).locator('input[name="method"][value="scheduled"]');
    await slots.check();
    await takePicture(page, '14', slots, 700);
    await chooseDelivery(visit, 'scheduled');
    await nameTheRecipient(visit);
    await main(visit).locator('input[name="method"][value="blik"]').check();
    await main(visit).locator('input[name="blikCode"]').fill('111111');
    await main(visit)
      .getByRole('button', { name: t('checkout.placeOrder') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payment.blikTitle'));
    await takePicture(page, '19', undefined, 640);
  },
};

const WITHOUT_SCRIPT: typeof PICTURES = {
  'of a delivery step without a script': async (page) => {
    const visit = visitOf(page, 'fr');
    await addAtPlace(visit, goodsWithoutStore(visit.shop).everywhere.urlKey);
    await beginCheckout(visit);
    await takePicture(page, '22');
  },
};

if (isAsked)
  for (const [pictures, javaScriptEnabled] of [
    [PICTURES, true],
    [WITHOUT_SCRIPT, false],
  ] as const)
    test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
      test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled });
      for (const [what, take] of Object.entries(pictures))
        test(`pictures ${what}`, ({ page }) => take(page));
    });
