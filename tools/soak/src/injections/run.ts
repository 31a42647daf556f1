import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { pathTo } from '@materia/market-model';
import { safeHtml } from '@materia/platform-safe-html';
import { findBrowser } from '@materia/tools-checks';
import type { SoakPart } from '../parts.ts';
import { openShops, type RunningShop } from '../shop.ts';
import { DEMO_PASSWORD } from '../sign-in.ts';
import { injectionStrings, packed } from './payloads.ts';

const STRINGS = 1000;
const LONGEST_REVIEW = 1900;

/** What a page did that it must not: scripts that ran, and what its policy had to stop. */
const deedsOf = (page: Page): Promise<{ readonly ran: boolean; readonly stopped: number }> => page.evaluate(() => ({ ran: 'ran' in globalThis, stopped: Number(Reflect.get(globalThis, 'stopped') ?? 0) }));

/** Runs in the page before anything else does. */
const COUNT_STOPPED = `addEventListener('securitypolicyviolation', () => { self.stopped = (self.stopped || 0) + 1; });`;

/** The demo customer, by the form. */
const signIn = async (context: BrowserContext, { market, origin }: RunningShop): Promise<void> => {
  const page = await context.newPage();
  await page.goto(origin + pathTo(market.routes)('login'));
  await page.locator('[name=email]').fill(`private@demo.${market.id}.example`);
  await page.locator('[name=password]').fill(DEMO_PASSWORD);
  await Promise.all([page.waitForURL((url) => url.pathname === pathTo(market.routes)('account')), page.locator('[name=password]').press('Enter')]);
  await page.close();
};

/** HTML of editors: cleaned, and shown by a page without any policy, so that nothing but the cleaning protects it. */
const ranAfterCleaning = async (context: BrowserContext, strings: readonly string[]): Promise<number> => {
  const page = await context.newPage();
  let ran = 0;
  for (const text of packed(strings, 20_000)) {
    await page.setContent(`<!doctype html><title>x</title><main>${safeHtml(`<p>${text}</p>`)}</main>`);
    for (const link of await page.locator('main a').all()) await link.dispatchEvent('click');
    if ((await deedsOf(page)).ran) ran += 1;
  }
  await page.close();
  return ran;
};

/** Words of a shopper: a review that is refused comes back into the page with all that was typed. */
const sendReviews = async (context: BrowserContext, { origin }: RunningShop, sku: string, strings: readonly string[]): Promise<{ readonly pages: number; readonly ran: number; readonly stopped: number }> => {
  const page = await context.newPage();
  const found = { pages: 0, ran: 0, stopped: 0 };
  for (const text of packed(strings, LONGEST_REVIEW)) {
    await page.goto(`${origin}/reviews/${sku}`);
    await page.locator('[name=title]').fill(text.slice(0, 100));
    await page.locator('[name=text]').fill(text);
    await page.locator('[name=nickname]').fill(text.slice(-40));
    await Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), page.locator('form[method=post] button[type=submit]').last().click()]);
    await page.locator('[data-error-summary]').waitFor();
    const { ran, stopped } = await deedsOf(page);
    found.pages += 1;
    found.ran += ran ? 1 : 0;
    found.stopped += stopped;
  }
  await page.close();
  return found;
};

/** The SKU of a product of the home page. */
const someSku = async ({ origin }: RunningShop): Promise<string> => {
  const sku = /-ref(\d{4,9})\.html/.exec(await (await fetch(origin)).text())?.[1];
  if (sku === undefined) throw new Error(`${origin} shows no product`);
  return sku;
};

/** Strings that would run, through what editors and shoppers write: none runs in any page, and no policy has to stop one (invariant 35). */
export const injections: SoakPart = async (options) => {
  const strings = injectionStrings(options.amount ?? STRINGS, options.seed);
  const opened = await openShops(options);
  const found = await findBrowser();
  const browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args] });
  try {
    const bare = await browser.newContext();
    const ran = await ranAfterCleaning(bare, strings);
    const rows = [{ goal: `${strings.length} strings as HTML of editors, shown without a policy`, found: `${ran} ran`, isKept: ran === 0 }];
    for (const shop of opened.shops) {
      const context = await browser.newContext();
      await context.addInitScript({ content: COUNT_STOPPED });
      await signIn(context, shop);
      const review = await sendReviews(context, shop, await someSku(shop), strings);
      rows.push({ goal: `${shop.market.id}: ${strings.length} strings in ${review.pages} reviews`, found: `${review.ran} ran, ${review.stopped} stopped by the policy`, isKept: review.ran === 0 && review.stopped === 0 });
      await context.close();
    }
    return rows;
  } finally {
    await browser.close();
    await opened.stop();
  }
};
