import { expect, type Page, test } from '@playwright/test';
import { aPerson, register, signIn } from './support/shopper.ts';
import { journeysOf, type Shop } from './support/shops.ts';
import { linkIn, ops } from './support/staff.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const send = (page: Page, name: string): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).click();

const setPasswords = async (page: Page, password: string): Promise<void> => {
  await main(page).locator('input[name="password"]').fill(password);
  await main(page).locator('input[name="passwordAgain"]').fill(password);
};

const setPassword = async (page: Page, { t }: Shop, password: string): Promise<void> => {
  await setPasswords(page, password);
  await send(page, t('identity.setPassword'));
};

for (const { shop, javaScriptEnabled, how } of [
  ...journeysOf('pl', 'es'),
  ...journeysOf('fr', 'pt'),
]) {
  const { origin, to, t } = shop;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('register, confirm, sign in, reset by link, and the other session has ended (IDT-08, IDT-09, IDT-10, RTE-59, RTE-60)', async ({
      page,
      browser,
    }) => {
      const person = aPerson(shop);
      const newPassword = 'Juniper-lantern-7!';
      await page.goto(origin + to('register'));
      await register(page, shop, person);
      await expect(heading(page)).not.toHaveText(t('register.title'));

      await page.goto(origin + to('mySecurity'));
      await expect(main(page).getByText(t('identity.mailboxOpen'))).toBeVisible();
      const confirmPage = to('confirmAccount', { id: 'ID', token: '' }).split('ID', 1)[0] ?? '';
      await page.goto(origin + (await linkIn(person.email, confirmPage)));
      await send(page, t('identity.confirmAction'));
      await expect(heading(page)).toHaveText(t('identity.confirmedTitle'));
      await page.goto(origin + to('mySecurity'));
      await expect(main(page).getByText(t('identity.mailboxProven'))).toBeVisible();

      const other = await browser.newContext({ javaScriptEnabled });
      const elsewhere = await other.newPage();
      await elsewhere.goto(origin + to('login'));
      await signIn(elsewhere, shop, person);

      const third = await browser.newContext({ javaScriptEnabled });
      const forgetful = await third.newPage();
      await forgetful.goto(origin + to('login'));
      await main(forgetful)
        .getByRole('link', { name: t('login.forgot') })
        .click();
      await main(forgetful).locator('input[name="email"]').fill(person.email);
      await send(forgetful, t('identity.forgotAction'));
      await expect(main(forgetful).getByText(t('identity.sentText'))).toBeVisible();
      await forgetful.goto(origin + (await linkIn(person.email, `${to('createPassword')}?link=`)));
      await expect(forgetful).toHaveURL(origin + to('createPassword'));
      if (javaScriptEnabled) {
        const field = main(forgetful).locator('input[name="password"]');
        await field.fill(newPassword);
        await main(forgetful)
          .getByRole('button', { name: t('common.showPassword') })
          .first()
          .click();
        await expect(field).toHaveAttribute('type', 'text');
      } else
        await expect(
          main(forgetful).getByRole('button', { name: t('common.showPassword') }),
        ).toHaveCount(0);
      await setPassword(forgetful, shop, 'Password1!');
      await expect(main(forgetful).getByText(t('register.passwordCommon')).first()).toBeVisible();
      await setPassword(forgetful, shop, newPassword);
      await expect(heading(forgetful)).toHaveText(t('login.title'));
      await expect(forgetful.getByText(t('identity.passwordChanged'))).toBeVisible();
      await signIn(forgetful, shop, { email: person.email, password: newPassword });

      for (const ended of [elsewhere, page]) {
        await ended.goto(origin + to('mySecurity'));
        await expect(heading(ended)).toHaveText(t('login.title'));
      }
      await forgetful.goto(origin + to('mySecurity'));
      await expect(main(forgetful).getByText(t('identity.thisDevice'))).toBeVisible();
      await other.close();
      await third.close();
    });

    test('an account that a store created is activated by the link in its mail (IDT-11, IDT-12, RTE-61, SES-02)', async ({
      page,
    }) => {
      const { email, firstname, lastname, password } = aPerson(shop);
      await ops(shop, 'account-create', email, firstname, lastname);
      await page.goto(origin + (await linkIn(email, `${to('precreatedPassword')}?`)));
      await expect(main(page).getByText(email)).toBeVisible();
      await setPasswords(page, password);
      await send(page, t('identity.activateAction'));
      await expect(page.getByText(t('identity.activated'))).toBeVisible();
      await page.goto(origin + to('mySecurity'));
      await expect(main(page).getByText(t('identity.mailboxProven'))).toBeVisible();
    });
  });
}
