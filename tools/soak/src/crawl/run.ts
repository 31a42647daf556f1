import { markets } from '@materia/market-all';
import { pathTo } from '@materia/market-model';
import type { SoakPart } from '../soak-part.ts';
import type { SoakRow } from '../row.ts';
import { openShops } from '../shop.ts';
import { signInDemo } from '../sign-in.ts';
import { checkAlternates } from './alternates.ts';
import { type CrawlFinding, crawlShop } from './crawl-shop.ts';

const PAGES = 3000;
/** The customer account has fewer pages. */
const CUSTOMER_PAGES = 100;
const EXAMPLES = 5;

const print = (id: string, findings: readonly CrawlFinding[]): void => {
  for (const [rule, found = []] of Object.entries(Object.groupBy(findings, ({ rule }) => rule))) {
    console.error(`  ${id} ${rule}: ${found.length}`);
    for (const { url, from, what } of found.slice(0, EXAMPLES))
      console.error(`    ${url} (from ${from}): ${what}`);
  }
};

/**
 * Follows links from each home page: every page responds, has its metadata and texts in the
 * market's language, and is valid.
 */
export const crawl: SoakPart = async (options) => {
  const opened = await openShops(options);
  try {
    const rows: SoakRow[] = [];
    const common = { seed: options.seed, markets, validatedPerRoute: 10 } as const;
    for (const shop of opened.shops) {
      const to = pathTo(shop.market.routes);
      const guest = await crawlShop(shop, {
        ...common,
        pages: options.amount ?? PAGES,
        start: [to('home')],
      });
      const customer = await crawlShop(shop, {
        ...common,
        pages: CUSTOMER_PAGES,
        start: [to('account')],
        cookie: await signInDemo(shop),
      });
      for (const [who, { findings, pages, routes, validated }] of [
        ['guest', guest],
        ['customer', customer],
      ] as const) {
        print(`${shop.market.id} ${who}`, findings);
        rows.push({
          goal: `${shop.market.id}: ${pages} pages as a ${who}, ${validated} of them validated`,
          found: `${findings.length} faults; ${Object.entries(routes)
            .map(([route, count]) => `${route} ${count}`)
            .join(', ')}`,
          isMet: findings.length === 0,
        });
      }
    }
    // Pages list all markets even if only some of them were started.
    if (opened.shops.length === markets.length) {
      const faults = await checkAlternates(opened.shops);
      for (const fault of faults) console.error(`  ${fault}`);
      rows.push({
        goal: 'home and store pages of all markets link to each other by language',
        found: `${faults.length} faults`,
        isMet: faults.length === 0,
      });
    }
    return rows;
  } finally {
    await opened.stop();
  }
};
