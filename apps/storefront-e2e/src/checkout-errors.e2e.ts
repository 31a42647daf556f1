import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import {
  addFirstProduct,
  continueFromDelivery,
  goToListing,
  openCart,
  startAtStore,
} from './support/shopper.ts';
import { type Shop, shopOf } from './support/shops.ts';

const shop = shopOf('es');
const { t } = shop;
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page) =>
  main(page)
    .getByRole('button', { name: t('checkout.next'), exact: true })
    .click();

/** Opens the information step as a guest. */
const openInformation = async (page: Page, { origin, to }: Shop): Promise<void> => {
  await startAtStore(page, shop);
  await goToListing(page, shop);
  await addFirstProduct(page, shop);
  await openCart(page, shop);
  await page.goto(origin + to('checkoutGuest'));
  await main(page).locator('input[name="email"]').fill('ana@guest.example');
  await main(page)
    .getByRole('button', { name: t('guest.next'), exact: true })
    .click();
  await continueFromDelivery(page, shop);
  await expect(heading(page)).toHaveText(t('checkout.collectorTitle'));
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('"back" after an error shows the step again and never sends the form', async ({
      page,
    }) => {
      await openInformation(page, shop);
      await main(page).locator('input[name="firstname"]').fill('Ana');
      await next(page);
      await expect(page).toHaveTitle(`${t('errors.titlePrefix')} ${t('checkout.collectorTitle')}`);
      await expect(main(page).locator('input[name="firstname"]')).toHaveValue('Ana');
      if (javaScriptEnabled) {
        await expect(main(page).locator('[data-error-summary]')).toBeFocused();
        expect(await axeViolations(page)).toEqual([]);
      }
      await page.reload();
      await expect(main(page).locator('input[name="firstname"]')).toHaveValue('Ana');
      await main(page).locator('input[name="lastname"]').fill('Lis');
      await main(page).locator('input[name="phone"]').fill('601 020 304');
      await next(page);
      await expect(heading(page)).toHaveText(t('checkout.reviewTitle'));
      await page.goBack();
      await expect(heading(page)).toHaveText(t('checkout.collectorTitle'));
      await expect(main(page).locator('input[name="lastname"]')).toHaveValue('Lis');
      await expect(main(page).locator('[data-error-summary]')).toHaveCount(0);
    });
  });

/** Scripts start shortly after the page, and keep what was typed before. */
const keptDraft = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(sessionStorage).some((key) => key.startsWith('materia-draft:')),
  );

test('a field says what is wrong when it is left, and no longer once it is mended', async ({
  page,
}) => {
  await openInformation(page, shop);
  const phone = main(page).locator('input[name="phone"]');
  const error = main(page).locator('#phone-error');
  await expect(error).toBeHidden();
  await phone.pressSequentially('601');
  await keptDraft(page);
  await phone.blur();
  await expect(error).toBeVisible();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.pressSequentially(' 020 304');
  await expect(error).toBeHidden();
});

test('what is typed survives a reload of the step', async ({ page }) => {
  await openInformation(page, shop);
  await main(page).locator('input[name="firstname"]').pressSequentially('Ana');
  await keptDraft(page);
  await page.reload();
  await expect(main(page).locator('input[name="firstname"]')).toHaveValue('Ana');
});
