import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoGoods } from './support/feed.ts';
import { CARDS, payByCard } from './support/payments.ts';
import {
  addProduct,
  aPerson,
  choosePayment,
  confirmedNumber,
  continueFromDelivery,
  openCart,
  type Person,
  startAtStore,
  startSignedUp,
} from './support/shopper.ts';
import { type Shop, shopOf } from './support/shops.ts';
import { mailWith, ops } from './support/staff.ts';

const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The steps of a pickup until its products are with the customer. */
const HANDOVER = ['IN_PREPARATION', 'READY', 'INVOICED'];

/** Asks for an invoice to a firm of one person. */
const askForInvoice = async (page: Page): Promise<void> => {
  await main(page).locator('input[name="invoice"]').check();
  const firm = {
    company: 'Jan Kos Budowa',
    taxNumber: '526-025-02-74',
    street: 'Długa 12',
    postcode: '61-001',
    city: 'Poznań',
  };
  for (const [name, value] of Object.entries(firm))
    await main(page).locator(`input[name="invoice-${name}"]`).fill(value);
};

/** Three units of one product, collected in the store and paid by card. Returns the order's number. */
const buyThree = async (
  page: Page,
  shop: Shop,
  { guest, asFirm }: { readonly guest: Person | undefined; readonly asFirm: boolean },
): Promise<string> => {
  const { origin, t, to } = shop;
  const person = guest ?? (await startSignedUp(page, shop));
  if (guest !== undefined) await startAtStore(page, shop);
  for (let unit = 0; unit < 3; unit += 1) await addProduct(page, shop, demoGoods(shop).own);
  if (guest === undefined) await page.goto(origin + to('checkoutDelivery'));
  else {
    await openCart(page, shop);
    await main(page)
      .getByRole('link', { name: t('cart.checkout'), exact: true })
      .first()
      .click();
    await main(page).locator('input[name="email"]').fill(guest.email);
    await main(page)
      .getByRole('button', { name: t('guest.next'), exact: true })
      .click();
  }
  await continueFromDelivery(page, shop);
  for (const name of ['firstname', 'lastname'] as const) {
    const field = main(page).locator(`input[name="${name}"]`);
    if (guest !== undefined && (await field.count()) > 0) await field.fill(guest[name]);
  }
  await main(page).getByLabel(t('checkout.phone'), { exact: true }).fill(person.mobile);
  await main(page)
    .getByRole('button', { name: t('checkout.next'), exact: true })
    .click();
  if (asFirm) await askForInvoice(page);
  await choosePayment(page, shop, 'card');
  await payByCard(page, CARDS.accepted);
  return confirmedNumber(page, shop);
};

const JOURNEYS = [
  { id: 'pl', who: 'a firm of one person', isGuest: false, asFirm: true, hasScript: true },
  { id: 'es', who: 'a guest', isGuest: true, asFirm: false, hasScript: true },
  { id: 'fr', who: 'a customer', isGuest: false, asFirm: false, hasScript: true },
  { id: 'pt', who: 'a customer', isGuest: false, asFirm: false, hasScript: false },
] as const;

for (const { id, who, isGuest, asFirm, hasScript } of JOURNEYS)
  test.describe(id, () => {
    test.use({ javaScriptEnabled: hasScript });

    test(`${id}: ${who} gives two of three units back${hasScript ? '' : ', without JavaScript'}; one is refused at the inspection, the other refunded (BEY-17, PLO-07)`, async ({
      page,
    }) => {
      test.slow();
      const shop = shopOf(id);
      const { origin, t, to, market } = shop;
      const guest = isGuest ? aPerson(shop) : undefined;
      const number = await buyThree(page, shop, { guest, asFirm });
      for (const status of HANDOVER) await ops(shop, 'advance', number, status);
      const open = async (): Promise<void> => {
        if (guest === undefined) await page.goto(origin + to('orderDetails', { orderId: number }));
        else {
          const path = to('guestOrder', { link: 'x' }).slice(0, -1);
          const mail = await mailWith(guest.email, market.hostTexts.orderMail.completedTitle);
          await page.goto(new RegExp(`https?:\\S+${path}\\S+`).exec(mail)?.[0] ?? '');
        }
        await expect(heading(page)).toContainText(number);
      };

      await open();
      const file = (key: 'invoicePdf' | 'creditNotePdf'): Locator => {
        const pattern = t(`invoice.${key}`, { number: '#' })
          .replaceAll(/[()]/g, String.raw`\$&`)
          .replace('#', '.+');
        return main(page).getByRole('link', { name: new RegExp(`^${pattern}$`) });
      };
      await expect(file('invoicePdf')).toBeVisible();
      await main(page)
        .locator('summary', { hasText: t('withdrawal.withdrawHere') })
        .click();
      await main(page).locator('input[name="units-1"]').fill('2');
      await main(page).getByLabel(t('withdrawal.wayStore')).check();
      if (asFirm)
        await main(page)
          .getByRole('checkbox', { name: t('withdrawal.outsideTrade') })
          .check();
      await main(page)
        .getByRole('button', { name: t('withdrawal.withdrawHere') })
        .click();
      await expect(heading(page)).toHaveText(t('withdrawal.returnTitle'));
      await main(page)
        .getByRole('button', { name: t('withdrawal.confirm') })
        .click();
      const code = `${number}-R1`;
      await expect(main(page).getByText(t('withdrawal.code', { code }))).toBeVisible();
      if (guest !== undefined) await mailWith(guest.email, code);

      await ops(shop, 'return-receive', code);
      expect(await ops(shop, 'return-inspect', code, '1=1:damaged')).toContain('refunded');
      await open();
      await expect(main(page)).toContainText(t('withdrawal.faultDamaged'));
      await expect(main(page)).toContainText(
        t('withdrawal.step', { step: t('withdrawal.stepRefunded') }),
      );
      await expect(main(page).getByText(t('payment.refund'), { exact: true })).toBeVisible();
      await expect(file('creditNotePdf')).toBeVisible();
    });
  });
