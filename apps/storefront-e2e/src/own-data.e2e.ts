import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { knownPlace } from './support/feed.ts';
import { signIn, signOut, startSignedUp } from './support/shopper.ts';
import { journeysOf } from './support/shops.ts';
import { pressByKeyboard, typeByKeyboard } from './support/keyboard.ts';
import { linkIn, mailWith } from './support/staff.ts';

for (const { shop, javaScriptEnabled, how } of journeysOf('pl', 'es'))
  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('a customer changes their data, keeps an address, and moves the account to another e-mail address by the link in a mail (RTE-47, ACC-05, ADDR-04)', async ({
      page,
    }) => {
      const { t, to, origin, market } = shop;
      const main = page.getByRole('main');
      const heading = page.getByRole('heading', { level: 1 });
      const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
      const field = (name: string) => main.locator(`input[name="${name}"]`);
      const person = await startSignedUp(page, shop);

      await page.goto(origin + to('account'));
      await main.getByRole('link', { name: t('account.personalChange'), exact: true }).click();
      await expect(heading).toHaveText(t('accountMenu.information'));
      await field('birthDate').fill('31-02-1990');
      await press(t('profile.save'));
      await expect(
        main.getByRole('link', { name: new RegExp(t('profile.birthDate')) }),
      ).toHaveCount(1);
      await field('firstname').fill('Hanna');
      await field('birthDate').fill('01-03-1990');
      await field('mobile').fill(market.rules.phone.placeholder);
      await press(t('profile.save'));
      await expect(page.getByText(t('profile.saved'))).toBeVisible();
      await expect(field('birthDate')).toHaveValue('01-03-1990');
      await expect(page.getByRole('banner')).toContainText('Hanna');

      const { postcode, city } = knownPlace(shop);
      await page.goto(origin + to('addAddress'));
      await expect(field('firstname')).toHaveValue('Hanna');
      await field('street').fill('Nova');
      await field('streetNumber').fill('4');
      await field('postcode').fill(postcode);
      await field('city').fill(city);
      await field('telephone').fill(market.rules.phone.placeholder);
      await press(t('addresses.save'));
      await expect(heading).toHaveText(t('accountMenu.addresses'));
      await expect(main).toContainText('Nova');
      await page.goto(origin + to('account'));
      await expect(main).toContainText('Nova');

      const email = `hanna.${randomUUID()}@materia.example`;
      await page.goto(origin + to('myInformations'));
      await main.getByText(t('profile.emailOpen'), { exact: true }).click();
      await field('email').fill(email);
      await field('emailAgain').fill(email);
      await field('currentPassword').fill(person.password);
      await press(t('profile.emailSave'));
      await expect(main).toContainText(t('profile.emailWaiting', { email }));
      await mailWith(person.email, market.hostTexts.profileMail.noticeText);
      const path = to('confirmEmail', { token: '' });
      const question = await mailWith(email, path);
      await page.goto(question.split(/\s/).find((word) => word.includes(path)) ?? '');
      await press(t('emailChange.action'));
      await expect(heading).toHaveText(t('emailChange.doneTitle'));
      await mailWith(person.email, market.hostTexts.profileMail.changedText);

      await signOut(page, shop);
      await page.goto(origin + to('login'));
      await signIn(page, shop, { email, password: person.password });
      await page.goto(origin + to('account'));
      await expect(main).toContainText(email);
    });

    test('a customer confirms their mailbox from the account, takes their data with them and erases the account, by keyboard alone (BEY-22, IDT-08)', async ({
      page,
    }) => {
      const { t, to, origin, market } = shop;
      const main = page.getByRole('main');
      const press = (name: string) =>
        pressByKeyboard(page, main.getByRole('button', { name, exact: true }));
      const person = await startSignedUp(page, shop);

      await page.goto(origin + to('account'));
      await press(t('identity.mailboxResend'));
      await expect(page.getByText(t('identity.confirmSent'))).toBeVisible();
      const [path = ''] = to('confirmAccount', { id: 'ID', token: '' }).split('ID');
      await page.goto(origin + (await linkIn(person.email, path)));
      await press(t('identity.confirmAction'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('identity.confirmedTitle'),
      );
      await page.goto(origin + to('account'));
      await expect(main.getByRole('button', { name: t('identity.mailboxResend') })).toHaveCount(0);

      await page.goto(origin + to('myData'));
      const downloading = page.waitForEvent('download');
      await pressByKeyboard(
        page,
        main.getByRole('link', { name: t('myData.fileAction'), exact: true }),
      );
      const file = await readFile(await (await downloading).path(), 'utf8');
      expect(JSON.parse(file)).toHaveProperty('sections');
      expect(file).toContain(`"email": "${person.email}"`);

      const password = main.locator('input[name="password"]');
      await typeByKeyboard(page, password, 'Wrong-password-1');
      await press(t('myData.eraseAction'));
      await expect(main.getByText(t('myData.wrongPassword')).first()).toBeVisible();
      await typeByKeyboard(page, password, person.password);
      await press(t('myData.eraseAction'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('myData.erasedTitle'));
      await mailWith(person.email, market.hostTexts.dataMail.title);
      await page.goto(origin + to('login'));
      await main.locator('input[name="email"]').fill(person.email);
      await main.locator('input[type="password"]').fill(person.password);
      await press(t('login.action'));
      await expect(main.getByText(t('login.wrongCredentials')).first()).toBeVisible();
    });
  });
