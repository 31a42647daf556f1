import { markets } from '@materia/market-all';
import { checkAlternates, type CrawlFinding, crawlShop, signInDemo } from '@materia/tools-soak';
import { expect, test } from '@playwright/test';
import { shops } from './support/shops.ts';

const SAMPLE = { seed: 20_261_121, markets, validatedPerRoute: 2 } as const;

/** Routes of the customer account in every market. */
const CUSTOMER_SPACE = [
  'account',
  'orders',
  'myStore',
  'myPurchases',
  'company',
  'myAddressBook',
  'addAddress',
  'myInformations',
  'myData',
  'mySecurity',
  'myQuotes',
  'receiptPreferences',
] as const;

const reported = (findings: readonly CrawlFinding[]): readonly string[] =>
  findings.map(({ rule, url, from, what }) => `${rule}: ${url} (from ${from}): ${what}`);

for (const { market, origin, to, dataFolder } of shops) {
  test(`${market.id}: linked pages respond, have metadata and texts in the market’s language, and are valid (MKT-25, SHL-08, BEY-25)`, async () => {
    const { findings, pages } = await crawlShop(
      { market, origin, dataFolder },
      { ...SAMPLE, pages: 60, start: [to('home')] },
    );
    expect(reported(findings)).toEqual([]);
    expect(pages).toBe(60);
  });

  test(`${market.id}: so are the account pages of a customer (SHL-16, SHL-26)`, async () => {
    const space = CUSTOMER_SPACE.map((name) => to(name));
    const { findings, routes } = await crawlShop(
      { market, origin, dataFolder },
      {
        ...SAMPLE,
        pages: 30,
        start: space,
        cookie: await signInDemo({ market, origin, dataFolder }),
      },
    );
    expect(reported(findings)).toEqual([]);
    expect(Object.keys(routes)).toEqual(expect.arrayContaining([...CUSTOMER_SPACE]));
  });
}

test('home and store pages of all markets link to each other by language (BEY-25)', async () => {
  expect(await checkAlternates(shops)).toEqual([]);
});
