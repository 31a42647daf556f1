import { expect, type Page, test } from '@playwright/test';
import { chooseDelivery, nameTheRecipient, order, orderByCard } from './support/at-checkout.ts';
import { countedHands } from './support/effort.ts';
import { addProductAt, aPerson, startSignedUp } from './support/shopper.ts';
import { demoPassword, shopOf } from './support/shops.ts';
import { mailWith } from './support/staff.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

// Both journeys change the limit of one company.
test.describe.configure({ mode: 'default' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('a member’s order above the limit waits: an approver refuses it with a reason, and orders it the second time (BEY-43)', async ({
      page,
      browser,
    }) => {
      const shop = shopOf('es');
      const { market, origin, to, t } = shop;
      const press = (on: Page, name: string) =>
        main(on).getByRole('button', { name, exact: true }).click();
      const setLimit = async (typed: string) => {
        await page.goto(origin + to('company'));
        await main(page).locator('input[name="limit"]').fill(typed);
        await press(page, t('approvals.limitSave'));
        await expect(page.getByText(t('approvals.limitSaved'))).toBeVisible();
      };
      await page.goto(origin + to('login'));
      await main(page)
        .locator('input[name="email"]')
        .fill(`professional@demo.${market.id}.example`);
      await main(page).locator('input[type="password"]').fill(demoPassword());
      await press(page, t('login.action'));
      await expect(heading(page)).not.toHaveText(t('login.title'));
      await page.goto(origin + to('company'));
      const opening = main(page).getByRole('button', { name: t('company.openAction') });
      if (await opening.isVisible()) await opening.click();
      await setLimit('1');

      const member = aPerson(shop);
      await main(page).getByLabel(t('company.inviteEmail'), { exact: true }).fill(member.email);
      await press(page, t('company.inviteAction'));
      const context = await browser.newContext({ javaScriptEnabled });
      const theirs = await context.newPage();
      await startSignedUp(theirs, shop, member);
      const invitation = to('companyInvitation', { token: '' });
      const mail = await mailWith(member.email, invitation);
      const address = [...mail.matchAll(/https?:\/\/\S+/g)]
        .map(([found]) => found)
        .find((found) => found.includes(invitation));
      await theirs.goto(address ?? '');
      await press(theirs, t('company.invitationAccept'));
      await expect(main(theirs).getByText(t('company.buyerText'))).toBeVisible();

      const product = await addProductAt(theirs, shop, 0);
      const visit = { page: theirs, shop, person: member, hands: countedHands(theirs) };
      const ask = async (): Promise<string> => {
        await theirs.goto(origin + to('checkoutDelivery'));
        await chooseDelivery(visit, 'home');
        await nameTheRecipient(visit);
        const form = main(theirs);
        await order(visit, 'card');
        await expect(theirs.getByText(t('approvals.asked'))).toBeVisible();
        await expect(form.getByText(t('approvals.waitingText'))).toBeVisible();
        const asked = theirs.url();
        await theirs.goto(origin + to('cart'));
        await expect(form.getByRole('link', { name: product, exact: true })).toHaveCount(0);
        return asked;
      };
      const first = await ask();
      await page.goto(origin + to('approvals'));
      await expect(main(page).getByText(t('approvals.toApprove'))).toBeVisible();
      await page.goto(first);
      await expect(main(page).getByRole('link', { name: product, exact: true })).toBeVisible();
      await main(page).locator('textarea[name=reason]').fill('Hay en el almacén de la obra');
      await press(page, t('approvals.refuse'));
      await expect(page.getByText(t('approvals.refusedDone'))).toBeVisible();

      await theirs.goto(origin + to('cart'));
      await expect(main(theirs).getByRole('link', { name: product, exact: true })).toBeVisible();
      await theirs.goto(first);
      await expect(main(theirs).getByText('Hay en el almacén de la obra')).toBeVisible();

      const second = await ask();
      await page.goto(second);
      await press(page, t('approvals.order'));
      await expect(page).toHaveURL(origin + to('cart'));
      await expect(main(page).getByRole('link', { name: product, exact: true })).toBeVisible();
      await page.goto(origin + to('home'));
      await expect(main(page)).toContainText(t('approvals.leaveWarning'));
      await main(page)
        .getByRole('link', { name: t('quotes.leaveStay') })
        .click();
      await page.goto(origin + to('checkoutReview'));
      const { number } = await orderByCard({
        page,
        shop,
        person: aPerson(shop),
        hands: countedHands(page),
      });
      await theirs.goto(second);
      await expect(main(theirs).getByText(t('approvals.placedText'))).toBeVisible();
      await main(theirs)
        .getByRole('link', { name: t('approvals.toOrder') })
        .click();
      await expect(heading(theirs)).toContainText(number);
      await context.close();
      await setLimit('');
      await expect(main(page).getByText(t('approvals.limitNone'))).toBeVisible();
    });
  });
}
