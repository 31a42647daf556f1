import { expect, type Page, test } from '@playwright/test';
import { aPerson, register } from './support/shopper.ts';
import { demoPassword, journeysOf } from './support/shops.ts';
import { mailWith } from './support/staff.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { shop, javaScriptEnabled, how } of journeysOf('fr', 'pl')) {
  const { market, origin, to, t } = shop;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('a firm invites its accountant, who accepts by the mail and sees documents only (BEY-43, ROL-09)', async ({
      page,
      browser,
    }) => {
      const press = (name: string) => main(page).getByRole('button', { name, exact: true }).click();
      await page.goto(origin + to('login'));
      await main(page)
        .locator('input[name="email"]')
        .fill(`professional@demo.${market.id}.example`);
      await main(page).locator('input[type="password"]').fill(demoPassword());
      await press(t('login.action'));
      await expect(heading(page)).not.toHaveText(t('login.title'));

      await page.goto(origin + to('company'));
      const opening = main(page).getByRole('button', { name: t('company.openAction') });
      if (await opening.isVisible()) await opening.click();
      const accountant = aPerson(shop);
      await main(page).getByLabel(t('company.inviteEmail'), { exact: true }).fill(accountant.email);
      await main(page)
        .getByLabel(t('company.inviteRole'), { exact: true })
        .selectOption('accountant');
      await press(t('company.inviteAction'));
      await expect(main(page).getByText(accountant.email)).toBeVisible();

      const path = to('companyInvitation', { token: '' });
      const mail = await mailWith(accountant.email, path);
      const address = [...mail.matchAll(/https?:\/\/\S+/g)]
        .map(([found]) => found)
        .find((found) => found.includes(path));
      const context = await browser.newContext({ javaScriptEnabled });
      const theirs = await context.newPage();
      await theirs.goto(origin + to('register'));
      await register(theirs, shop, accountant);
      await expect(heading(theirs)).not.toHaveText(t('register.title'));
      await theirs.goto(address ?? '');
      await main(theirs)
        .getByRole('button', { name: t('company.invitationAccept'), exact: true })
        .click();
      await expect(main(theirs).getByText(t('company.accountantText'))).toBeVisible();
      await expect(
        main(theirs).getByRole('link', { name: t('company.documents') }),
      ).toHaveAttribute('href', to('companyDocuments'));
      await expect(main(theirs).getByRole('link', { name: t('company.orders') })).toHaveCount(0);
      await main(theirs)
        .getByRole('link', { name: t('company.documents') })
        .click();
      await expect(heading(theirs)).toHaveText(t('company.documents'));
      await theirs.goto(origin + to('companyOrders'));
      await expect(heading(theirs)).not.toHaveText(t('company.orders'));
      await context.close();
    });

    test('a firm finds its name and address by its number while it registers (COMP-13, FLAG-23)', async ({
      page,
    }) => {
      const [known] = market.demo.companies;
      const form = main(page);
      const field = (label: string) => form.getByLabel(label, { exact: true });
      const find = () => form.getByRole('button', { name: t('companyLookUp.action') }).click();
      await page.goto(`${origin}${to('register')}?kind=professional`);
      await field(t('register.firstname')).fill('Nora');
      await field(t('register.password')).fill('Zaprawa-42!murarska');
      await field(t('register.taxNumber')).fill(market.demo.silentNumber);
      await find();
      await expect(form.getByText(t('companyLookUp.noAnswer'))).toBeVisible();
      await field(t('register.taxNumber')).fill(known?.number ?? '');
      await find();
      await expect(form.getByText(t('companyLookUp.found'))).toBeVisible();
      await expect(field(t('register.company'))).toHaveValue(known?.name ?? '');
      await expect(field(t('register.firstname'))).toHaveValue('Nora');
      // Pages never send passwords back; with scripts the page stays.
      await expect(field(t('register.password'))).toHaveValue(
        javaScriptEnabled ? 'Zaprawa-42!murarska' : '',
      );
    });
  });
}
