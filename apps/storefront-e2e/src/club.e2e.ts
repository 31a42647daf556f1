import { expect, type Locator, type Page, test } from '@playwright/test';
import { goodsAtAnOffer } from './support/feed.ts';
import { openCart, pressAdd, signIn, startAtStore, startSignedUp } from './support/shopper.ts';
import { demoPassword, shopOf } from './support/shops.ts';

const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).click();

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('a customer joins the club by accepting its terms and gets a card with a barcode (ACC-06, LOY-06, LOY-17)', async ({
      page,
    }) => {
      const shop = shopOf('pl');
      const { origin, to, t } = shop;
      await startSignedUp(page, shop);
      await page.goto(origin + to('loyalty'));
      await main(page)
        .getByRole('link', { name: t('club.joinAction'), exact: true })
        .click();
      await expect(heading(page)).toHaveText(t('club.registerTitle'));
      await press(page, t('club.joinAction'));
      await expect(main(page).getByText(t('club.termsMissing'))).toBeVisible();
      const card = main(page).getByRole('region', { name: t('club.newCard') });
      await card.getByLabel(t('club.terms')).check();
      await press(page, t('club.joinAction'));
      await expect(heading(page)).toHaveText(t('accountMenu.club'));
      await expect(main(page).locator('[data-barcode]')).toHaveAttribute(
        'data-barcode',
        /^9800\d{9}$/,
      );
      await page.goto(origin + to('account'));
      await expect(main(page).getByText(t('club.bronze'))).toBeVisible();
    });
  });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a member turns points into a coupon in two steps and uses it in the cart by one button, which explains offer and coupon (LOY-07, BEY-12)', async ({
    page,
  }) => {
    const shop = shopOf('pl');
    const { market, origin, to, t } = shop;
    await page.goto(origin + to('login'));
    await signIn(page, shop, {
      email: `platinum@demo.${market.id}.example`,
      password: demoPassword(),
    });
    await page.goto(origin + to('loyalty'));
    await press(page, t('club.transformAsk'));
    await expect(main(page).getByText(t('club.confirmTitle'))).toBeVisible();
    const confirm = main(page).getByRole('button', {
      name: new RegExp(t('club.confirmAction', { value: '' }).trim()),
    });
    await confirm.click();
    await expect(main(page).getByText(t('club.confirmMissing'))).toBeVisible();
    await main(page).getByLabel(t('club.confirmSure')).check();
    await confirm.click();
    const rewards = main(page).getByRole('region', { name: t('club.rewardsTitle') });
    await expect(rewards.getByText(t('club.rewardOpen'))).toBeVisible();
    await expect(main(page).getByText(t('club.noPoints'))).toBeVisible();

    await startAtStore(page, shop);
    await page.goto(origin + to('product', { urlKey: goodsAtAnOffer(shop).urlKey }));
    await pressAdd(page, shop);
    await openCart(page, shop);
    await main(page)
      .getByRole('button', { name: new RegExp(t('coupon.useOfClub', { value: '' }).trim()) })
      .click();
    const remove = main(page).getByRole('button', { name: /M-[A-Z2-9]{10}/ });
    const summary = main(page).getByRole('region', { name: t('cart.summary') });
    await summary.getByText(t('line.explain')).click();
    for (const text of [t('line.offer'), t('line.offerRule'), t('line.couponRule')])
      await expect(summary.getByText(text).first()).toBeVisible();
    await expect(summary.getByText(/M-[A-Z2-9]{10}/).first()).toBeVisible();
    await remove.click();
    await expect(remove).toHaveCount(0);
  });
});

test('the club is not found in a market without it (FLAG-43, LOY-18)', async ({ page }) => {
  const shop = shopOf('es');
  const { origin, to, t } = shop;
  await startSignedUp(page, shop);
  const answer = await page.goto(origin + to('loyalty'));
  expect(answer?.status()).toBe(404);
  await page.goto(origin + to('account'));
  await expect(main(page).getByText(t('account.loyalty'))).toHaveCount(0);
});
