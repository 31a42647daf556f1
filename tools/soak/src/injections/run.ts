import { type BrowserContext, chromium } from '@playwright/test';
import { markets } from '@materia/market-all';
import { type Market, pathTo } from '@materia/market-model';
import { safeHtml } from '@materia/platform-safe-html';
import { findBrowser } from '@materia/tools-checks';
import { readDemoSecrets } from '@materia/tools-start/demo-secrets';
import { openOwnShop, type OwnShop } from '../own-shop.ts';
import type { SoakPart } from '../soak-part.ts';
import type { SoakRow } from '../row.ts';
import type { RunningShop } from '../shop.ts';
import { readSitemaps } from '../sitemaps/read-sitemaps.ts';
import { injectionStrings, packed } from './payloads.ts';
import { cycleThrough, poisonFeed } from './poisoned-feed.ts';
import { submitReports, openForms, sendRefused } from './submitted-forms.ts';
import { type PageActivity, activityOf, isClean, sumOf, watch, summaryOf } from './watched-page.ts';

const STRINGS = 1000;
const LONGEST_REVIEW = 1900;
/** Number of products in each shop, and how many product pages are opened besides all other pages. */
const SHOP_SIZE = 200;
const PRODUCTS = 40;

/** Signs in the demo customer through the form. */
const signIn = async (
  context: BrowserContext,
  { market, origin, dataFolder }: RunningShop,
): Promise<void> => {
  const page = await context.newPage();
  await page.goto(origin + pathTo(market.routes)('login'));
  await page.locator('[name=email]').fill(`private@demo.${market.id}.example`);
  await page.locator('[name=password]').fill(readDemoSecrets(dataFolder).password);
  await Promise.all([
    page.waitForURL((url) => url.pathname === pathTo(market.routes)('account')),
    page.locator('[name=password]').press('Enter'),
  ]);
  await page.close();
};

/** Shows sanitised editor HTML on a page without a content security policy, so that only the sanitiser protects it. */
const ranAfterSanitising = async (
  context: BrowserContext,
  strings: readonly string[],
): Promise<number> => {
  const page = await context.newPage();
  let ran = 0;
  for (const text of packed(strings, 20_000)) {
    await page.setContent(
      `<!doctype html><title>x</title><main>${safeHtml(`<p>${text}</p>`)}</main>`,
    );
    for (const link of await page.locator('main a').all()) await link.dispatchEvent('click');
    if ((await activityOf(page)).ran > 0) ran += 1;
  }
  await page.close();
  return ran;
};

/** Sends invalid reviews: the refused form shows everything that was typed. */
const sendReviews = async (
  context: BrowserContext,
  { origin }: OwnShop,
  sku: string,
  strings: readonly string[],
): Promise<PageActivity> => {
  const page = await context.newPage();
  const found: PageActivity[] = [];
  for (const text of packed(strings, LONGEST_REVIEW)) {
    await page.goto(`${origin}/reviews/${sku}`);
    await page.locator('[name=title]').fill(text.slice(0, 100));
    await page.locator('[name=text]').fill(text);
    await page.locator('[name=nickname]').fill(text.slice(-40));
    await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.locator('form[method=post] button[type=submit]').last().click(),
    ]);
    await page.locator('[data-error-summary]').waitFor();
    found.push(await activityOf(page));
  }
  await page.close();
  return sumOf(found);
};

/** All pages that show user-written text: every page that is not a product page, and some products with their reviews. */
const pathsToVisit = async (market: Market, { origin }: OwnShop): Promise<readonly string[]> => {
  const to = pathTo(market.routes);
  const paths = (await readSitemaps(origin)).addresses.map((address) => new URL(address).pathname);
  const skuOf = (path: string): string | undefined => /-ref(\d+)\.html$/.exec(path)?.[1];
  const products = paths.filter((path) => skuOf(path) !== undefined).slice(0, PRODUCTS);
  const vendor = to('vendor', { vendorKey: '' });
  const others = paths.filter(
    (path) => skuOf(path) === undefined && (path.endsWith('.html') || path.startsWith(vendor)),
  );
  const vendors = await fetch(origin + to('vendors')).then((reply) => reply.text());
  const terms = [...vendors.matchAll(/href="([^"]+)"/g)].flatMap(([, href = '']) =>
    href.startsWith(vendor)
      ? [to('vendorTerms', { vendorKey: decodeURIComponent(href.slice(vendor.length)) })]
      : [],
  );
  return [
    to('home'),
    ...others,
    ...new Set(terms),
    ...products,
    ...products.flatMap((path) => to('reviews', { skuProduct: skuOf(path) ?? '' })),
  ];
};

const readPages = async (
  context: BrowserContext,
  { origin }: OwnShop,
  paths: readonly string[],
): Promise<PageActivity> => {
  const page = await context.newPage();
  const found: PageActivity[] = [];
  for (const path of paths) {
    await page.goto(origin + path);
    found.push(await activityOf(page));
  }
  await page.close();
  return sumOf(found);
};

const row = (goal: string, activity: PageActivity): SoakRow => ({
  goal: `${goal} (${activity.pages} pages)`,
  found: summaryOf(activity),
  isMet: activity.pages > 0 && isClean(activity),
});

const injectionsOf = async (
  market: Market,
  context: BrowserContext,
  strings: readonly string[],
): Promise<readonly SoakRow[]> => {
  const shop = await openOwnShop(market, {
    size: SHOP_SIZE,
    change: (demo) => poisonFeed(demo, cycleThrough(strings)),
  });
  try {
    const running: RunningShop = { market, origin: shop.origin, dataFolder: shop.folder };
    await watch(context);
    const paths = await pathsToVisit(market, shop);
    const rows = [
      row(
        `${market.id}: vendors, editors, buyers and products`,
        await readPages(context, shop, paths),
      ),
    ];
    for (const form of openForms(market))
      rows.push(
        row(`${market.id}: ${form.name}, refused`, await sendRefused(context, shop, form, strings)),
      );
    const reports = await submitReports(context, shop, market, strings);
    rows.push(row(`${market.id}: accepted reports`, reports.activity));
    rows.push({
      goal: `${market.id}: mails about ${reports.receipts} reports and their decisions`,
      found: `${reports.mails.pages} mails: ${summaryOf(reports.mails)}`,
      isMet: reports.mails.pages >= reports.receipts * 2 && isClean(reports.mails),
    });
    rows.push({
      goal: `${market.id}: staff command output has no control characters`,
      found: `${reports.unsafeOutputs} unsafe outputs`,
      isMet: reports.unsafeOutputs === 0,
    });
    await signIn(context, running);
    const sku = paths.flatMap((path) => /-ref(\d+)\.html$/.exec(path)?.[1] ?? [])[0];
    rows.push(
      row(`${market.id}: reviews, refused`, await sendReviews(context, shop, sku ?? '', strings)),
    );
    return rows;
  } finally {
    await shop.stop();
  }
};

/**
 * Injects script strings into everything that editors, vendors, shoppers, visitors and staff write. None may run on a page or
 * need blocking by the policy, mails show them as text, and terminal output has no control characters. Each
 * market uses a temporary shop.
 */
export const injections: SoakPart = async (options) => {
  const strings = injectionStrings(options.amount ?? STRINGS, options.seed);
  const found = await findBrowser();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...found.args],
  });
  try {
    const ran = await ranAfterSanitising(await browser.newContext(), strings);
    const rows: SoakRow[] = [
      {
        goal: `${strings.length} strings as editor HTML, shown without a policy`,
        found: `${ran} ran`,
        isMet: ran === 0,
      },
    ];
    for (const market of markets.filter(({ id }) => options.markets.includes(id))) {
      const context = await browser.newContext();
      rows.push(...(await injectionsOf(market, context, strings)));
      await context.close();
    }
    return rows;
  } finally {
    await browser.close();
  }
};
