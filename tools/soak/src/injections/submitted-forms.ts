import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { type Market, pathTo } from '@materia/market-model';
import { mailPart } from '@materia/testing/mail';
import type { OwnShop } from '../own-shop.ts';
import { packed } from './payloads.ts';
import { type PageActivity, activityOf, sumOf } from './watched-page.ts';

type FormOf = { readonly path: string; readonly fields: Readonly<Record<string, number>> };

/** Forms open to all visitors, and the maximum length of each field that a refused form shows again. */
const FORMS = {
  newsletter: { fields: { firstname: 190, lastname: 190, email: 190, phone: 190 } },
  reportIllicitContent: { fields: { address: 1900, explanation: 4900, name: 190, email: 190 } },
} as const;

const send = async (page: Page): Promise<void> => {
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.locator('main form[method=post] button[type=submit]').last().click(),
  ]);
  await page.waitForLoadState();
};

/** Returns the strings in turn, as many at a time as fit. */
const takerOf = (
  strings: readonly string[],
): { readonly upTo: (maxLength: number) => string; readonly isDone: () => boolean } => {
  const left = [...strings];
  return {
    isDone: () => left.length === 0,
    upTo: (maxLength) => {
      let text = left.shift() ?? '';
      while (left[0] !== undefined && text.length + 1 + left[0].length <= maxLength)
        text += ` ${left.shift()}`;
      return text.slice(0, maxLength);
    },
  };
};

/** Sends invalid forms: a refused form shows everything that was typed. */
export const sendRefused = async (
  context: BrowserContext,
  { origin }: OwnShop,
  form: FormOf,
  strings: readonly string[],
): Promise<PageActivity> => {
  const page = await context.newPage();
  const found: PageActivity[] = [];
  const take = takerOf(strings);
  while (!take.isDone()) {
    await page.goto(origin + form.path);
    for (const [name, maxLength] of Object.entries(form.fields))
      await page.locator(`[name=${name}]`).fill(take.upTo(maxLength));
    await send(page);
    await page.locator('[data-error-summary]').waitFor();
    found.push(await activityOf(page));
  }
  await page.close();
  return sumOf(found);
};

export const openForms = ({ routes }: Market): readonly (FormOf & { readonly name: string })[] =>
  (['newsletter', 'reportIllicitContent'] as const).map((name) => ({
    name,
    path: pathTo(routes)(name),
    fields: FORMS[name].fields,
  }));

const root = join(import.meta.dirname, '../../../..');

export type SubmittedReports = {
  readonly receipts: number;
  readonly activity: PageActivity;
  /** The HTML parts of the mails, opened in the browser. */
  readonly mails: PageActivity;
  /** Outputs of the command line with control or direction characters. */
  readonly unsafeOutputs: number;
};

/** Characters that manipulate a terminal or reverse the direction of the text that follows. */
const ESCAPES = '\u001B[2J\u009B31m\u202E\u0007';

/** Submits valid reports, lets staff decide them with the same text, and checks the mails and the terminal output. */
export const submitReports = async (
  context: BrowserContext,
  shop: OwnShop,
  market: Market,
  strings: readonly string[],
): Promise<SubmittedReports> => {
  const asStaff = [
    'tools/ops/src/main.ts',
    '--market',
    market.id,
    '--host',
    shop.hostUrl,
    '--operator',
    '--as',
    'nora',
  ];
  const ops = async (command: readonly string[], ...options: readonly string[]): Promise<string> =>
    (
      await promisify(execFile)(process.execPath, [...asStaff, ...options, '--', ...command], {
        cwd: root,
        env: { ...process.env, DATA_DIR: shop.folder },
      })
    ).stdout;
  const page = await context.newPage();
  const activity: PageActivity[] = [];
  const outputs: string[] = [];
  let receipts = 0;
  // The rate limit for one visitor and hour.
  for (const text of packed(strings, FORMS.reportIllicitContent.fields.explanation).slice(0, 15)) {
    await page.goto(shop.origin + pathTo(market.routes)('reportIllicitContent'));
    await page.locator('[name=address]').fill('/cement-ref100234.html');
    await page.locator('[name=reason]').selectOption('other');
    await page
      .locator('[name=explanation]')
      .fill(
        text.slice(0, FORMS.reportIllicitContent.fields.explanation - ESCAPES.length) + ESCAPES,
      );
    await page.locator('[name=name]').fill(text.slice(0, 100) + ESCAPES);
    await page.locator('[name=email]').fill(`nora.${receipts}@materia.example`);
    await page.locator('[name=goodFaith]').check();
    await send(page);
    const receipt = /R\d{2}-\d{7}-\d{2}/.exec(
      (await page.locator('main').textContent()) ?? '',
    )?.[0];
    if (receipt === undefined) throw new Error(`${market.id}: a report was not accepted`);
    activity.push(await activityOf(page));
    outputs.push(
      await ops(['report', receipt]),
      await ops(['decide', receipt, 'removed', text.slice(0, 4000)]),
      await ops(['report', receipt], '--json'),
    );
    receipts += 1;
  }
  outputs.push(await ops(['reports', 'all']), await ops(['product-reviews', 'published']));
  const mails: PageActivity[] = [];
  for (const mail of await mailsIn(join(shop.folder, 'outbox'), receipts * 2)) {
    await page.goto('about:blank');
    await page.setContent(mailPart(mail, 'text/html'));
    mails.push(await activityOf(page));
  }
  await page.close();
  return {
    receipts,
    activity: sumOf(activity),
    mails: sumOf(mails),
    unsafeOutputs: outputs.filter((output) => /[^\P{Cc}\n]|[\u202A-\u202E]/u.test(output)).length,
  };
};

/** Reads the mails of a folder once the expected number is there, or after twenty seconds. */
const mailsIn = async (folder: string, expected: number): Promise<readonly string[]> => {
  for (let tries = 0; ; tries += 1) {
    const names = (await readdir(folder).catch((): string[] => [])).filter((name) =>
      name.endsWith('.eml'),
    );
    if (names.length >= expected || tries === 40)
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};
