import { readFile } from 'node:fs/promises';
import { FLAG_KEYS, flagDefinition, type FlagKey, FLAG_NEEDS } from '@materia/domain-feature-flags';
import { expect, type Page, test } from '@playwright/test';
import { addDays } from 'date-fns/addDays';
import { z } from 'zod';
import { CONSOLE, codeNow, fitsItsWindow, hasNoFaults, signIn } from './support/console.ts';
import { pressByKeyboard, tabTo, typeByKeyboard } from './support/keyboard.ts';
import { demoPassword } from './support/shops.ts';

test.use({ locale: 'en-GB' });

const flagFile = z
  .object({
    format: z.string(),
    unit: z.string(),
    choices: z.array(z.object({ key: z.string(), choice: z.boolean() })),
  })
  .loose();
const question = (flag: FlagKey): string => flagDefinition(flag).asks;

/** Creates a new set that changes one flag and opens its page. */
const writeSet = async (
  page: Page,
  unit: string,
  { title, flag, from }: { readonly title: string; readonly flag: FlagKey; readonly from?: string },
): Promise<void> => {
  await page.goto(`${CONSOLE}/sets/new?unit=${unit}&flag=${flag}`);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Reason').fill('The end-to-end test asked for it');
  if (from !== undefined) await page.getByLabel('From').fill(from);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

const rollBackLast = async (page: Page, unit: string): Promise<void> => {
  await page.goto(`${CONSOLE}/history?unit=${unit}`);
  await page.getByRole('button', { name: 'Roll back' }).first().click();
  await page.getByLabel('Why?').first().fill('The end-to-end test is over');
  await page.getByRole('button', { name: 'Roll back now' }).first().click();
  await expect(page.getByText('Rolled back by revision').first()).toBeVisible();
};

test('choices can be exported as a file and imported as a regular set; other files are refused with a message', async ({
  page,
}) => {
  await signIn(page, 'editor.es');
  await page.goto(`${CONSOLE}/sets`);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export choices as a file' }).click(),
  ]);
  const file = flagFile.parse(JSON.parse(await readFile(await saved.path(), 'utf8')));
  expect(file).toMatchObject({ format: 'materia-flags-1', unit: 'es' });
  const bring = async (content: string): Promise<void> => {
    await page.getByLabel('File with choices').setInputFiles({
      name: 'flags.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
    await page.getByRole('button', { name: 'Import a file' }).click();
  };
  await page.getByText('Import a file').first().click();
  await hasNoFaults(page);
  await bring('no file of flags');
  await expect(page.getByText('Please check what you entered.')).toBeVisible();
  await bring(JSON.stringify({ ...file, unit: 'fr' }));
  await expect(page.getByRole('alert')).toHaveText('The file belongs to the business unit fr.');
  const others = file.choices.filter(({ key }) => key !== 'RECOMMENDATIONS');
  await bring(
    JSON.stringify({ ...file, choices: [...others, { key: 'RECOMMENDATIONS', choice: false }] }),
  );
  await expect(page.getByLabel(`New value: ${question('RECOMMENDATIONS')}`)).toHaveValue('off');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  const [history] = await Promise.all([
    page.waitForEvent('download'),
    page
      .goto(`${CONSOLE}/history`)
      .then(() => page.getByRole('button', { name: 'Export the history as a file' }).click()),
  ]);
  expect(await readFile(await history.path(), 'utf8')).toContain('"set-withdrawn"');
});

test('an edit revokes an approval, and saving over another edit shows the difference first (BEY-29)', async ({
  page,
  browser,
}) => {
  await signIn(page, 'editor.fr');
  await writeSet(page, 'fr', { title: 'Delivery in spring', flag: 'CHECKOUT_TRUCK_ACCESSIBILITY' });
  const others = await browser.newContext({ locale: 'en-GB' });
  const second = await others.newPage();
  await signIn(second, 'approver.fr', { needsCode: true });
  await second.goto(page.url());
  await second.getByRole('button', { name: 'Approve' }).click();
  await expect(second.getByText('Approved by approver.fr@console.example')).toBeVisible();

  await page.getByLabel('Title').fill('Delivery in summer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByText('Waits for a second person')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await expect(
    page.getByText(`because of “${question('CHECKOUT_TRUCK_ACCESSIBILITY')}”`),
  ).toBeVisible();

  // The approver still sees the old text.
  await second.getByLabel('Reason').fill('The approver knows it better');
  await second.getByRole('button', { name: 'Save' }).click();
  const difference = second.getByRole('table', {
    name: 'Somebody changed this set while you were working on it',
  });
  await expect(
    difference.getByRole('row', { name: 'Title Delivery in summer Delivery in spring' }),
  ).toBeVisible();
  await hasNoFaults(second);
  await second.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'Delivery in spring' })).toBeVisible();
  await second.getByRole('button', { name: 'Withdraw' }).click();
  await expect(second.getByText('Withdrawn', { exact: true })).toBeVisible();
  await others.close();
});

test('an approver signs in with a code, uses the kill switch and reverts it, on a phone and by keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(CONSOLE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hasNoFaults(page);
  await typeByKeyboard(page, page.getByLabel('E-mail'), 'approver.es@console.example');
  await typeByKeyboard(page, page.getByLabel('Password'), demoPassword());
  await pressByKeyboard(page, page.getByRole('button', { name: 'Sign in' }));
  await expect(page.getByRole('alert')).toHaveText(
    'Please enter the code of your authenticator app.',
  );
  await typeByKeyboard(page, page.getByLabel('Code of your authenticator app'), codeNow());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Flags' })).toBeVisible();
  await fitsItsWindow(page);
  const asks = question('NEWSLETTER_CHECK_ALL_SUBSCRIPTIONS');
  await typeByKeyboard(page, page.getByLabel('Search flags'), 'newsletter');
  await pressByKeyboard(page, page.getByRole('link', { name: asks }));
  await expect(page.getByRole('heading', { level: 1, name: asks })).toBeFocused();
  await expect(page.getByText('Newsletter, My details')).toBeVisible();
  await fitsItsWindow(page);

  // Escape has no effect; a reason is required.
  const kill = page.getByRole('button', { name: 'Kill switch' });
  await pressByKeyboard(page, kill);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await hasNoFaults(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(kill).toBeVisible();
  await pressByKeyboard(page, kill);
  await pressByKeyboard(page, page.getByRole('button', { name: 'Switch off now' }));
  await expect(dialog).toBeVisible();
  await typeByKeyboard(page, page.getByLabel('Why?').first(), 'Boxes are ticked by themselves');
  await page.keyboard.press('Enter');
  await expect(kill).toHaveCount(0);
  await expect(page.getByText('Boxes are ticked by themselves').first()).toBeVisible();

  await pressByKeyboard(page, page.getByRole('button', { name: 'Roll back' }).first());
  await typeByKeyboard(page, page.getByLabel('Why?').first(), 'It was repaired');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rolled back by revision').first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Sign out' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('nothing starts on a public holiday unless an administrator confirms twice; two units can be compared (BEY-29)', async ({
  page,
}) => {
  await signIn(page, 'administrator', { needsCode: true });
  const year = new Date().getFullYear();
  await writeSet(page, 'fr', {
    title: 'A gift for Christmas',
    flag: 'SHOW_CUSTOMER_SPACE_BACK_BUTTON',
    from: `${year + 1}-12-25T08:00`,
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText(
    'It would begin on a public holiday (Noël)',
  );
  await page.getByRole('button', { name: 'Publish despite the holiday' }).click();
  await expect(page.getByText('Published. It starts on')).toBeVisible();
  await rollBackLast(page, 'fr');

  await page.goto(`${CONSOLE}/compare`);
  await page.getByLabel('First unit').selectOption('pl');
  await page.getByLabel('Second unit').selectOption('es');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: question('CART_DISPLAY_PROMO_CODE') })).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText(`${(await rows.count()) - 1} flags differ`);
  await hasNoFaults(page);
  await page.getByLabel('Second unit').selectOption('pl');
  await expect(page.getByRole('status')).toHaveText('Both units have the same values.');
});

const dayIn = (days: number): string => addDays(new Date(), days).toISOString().slice(0, 10);

test('flags can be filtered by owner, kind and review day, and the URL keeps the filters (BEY-30)', async ({
  page,
}) => {
  await signIn(page, 'viewer.fr');
  const status = page.getByRole('status');
  const expectCount = (fits: (flag: FlagKey) => boolean): Promise<void> => {
    const { length } = FLAG_KEYS.filter(fits);
    return expect(status).toHaveText(
      length === 0 ? 'Nothing fits your filters.' : length === 1 ? '1 flag' : `${length} flags`,
    );
  };
  await expectCount(() => true);
  const show = page.getByLabel('Show');
  await show.selectOption('Need a second person');
  await expectCount((flag) => flagDefinition(flag).needsSecondPerson);
  await show.selectOption('Past their review day');
  await expectCount((flag) => flagDefinition(flag).reviewBy < dayIn(0));
  await show.selectOption('Review due within 90 days');
  await expectCount((flag) => flagDefinition(flag).reviewBy < dayIn(90));
  await show.selectOption('All flags');
  await page.getByLabel('Owner').selectOption('Loyalty');
  await page.getByLabel('Search flags').fill('club');
  const ofTheClub = (flag: FlagKey): boolean =>
    flagDefinition(flag).owner === 'loyalty' && /club/i.test(`${flag} ${question(flag)}`);
  await expectCount(ofTheClub);
  await page.reload();
  await expect(page.getByLabel('Owner')).toHaveValue('loyalty');
  await expectCount(ofTheClub);
  // A flag's page lists the flags it needs and the flags that need it.
  await page.getByRole('link', { name: question('LOYALTY_CLUB') }).click();
  const needing = Object.entries(FLAG_NEEDS).filter(([, needs]) =>
    needs.some((flag) => flag === 'LOYALTY_CLUB'),
  );
  for (const [flag] of needing)
    await expect(
      page.getByRole('link', {
        name: flagDefinition(FLAG_KEYS.find((key) => key === flag) ?? 'LOYALTY_CLUB').asks,
      }),
    ).toBeVisible();
});
