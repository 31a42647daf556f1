import { describe, expect, inject, it } from 'vitest';
import { markets } from '@materia/market-all';
import { PAGE_KINDS } from './page-kinds.ts';
import { wrongFacts } from './support/facts.ts';
import { openPageShop } from './support/page-shop.ts';
import { plain } from './support/read-page.ts';
import { addToCart, guestAt, storeOf } from './support/visits.ts';

describe.each(markets)('the pages of $name', async (market) => {
  const shop = await openPageShop(market, inject('demoHost'));
  it.each(PAGE_KINDS)('$name: every fact has its value', async ({ visits }) => {
    const wrong = (await visits(shop)).flatMap((visit) =>
      wrongFacts(visit, visit.page).map((fact) => `${visit.name}: ${fact}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** Rows of the ledger that the tables contain, each with its page kind and the facts that tell it. */
const PROMISES = [
  ['the return guarantee is 100 days (LIM-27)', 'return guarantee of 100 days'],
  ['the number of references is that of the running shop (LIM-26)', 'number of references'],
] as const;

describe.each(markets)('the promises of $name', async (market) => {
  const shop = await openPageShop(market, inject('demoHost'));
  const [home] = await (PAGE_KINDS.find(({ name }) => name === 'home')?.visits(shop) ?? []);

  it.each(PROMISES)('%s, on every page that ends with the promises', (_, fact) => {
    expect(home?.page.told.frame).toContain(plain(String(home?.frame?.[fact])));
  });
});

describe('lists of fixed length', () => {
  it.each(markets)('a page of vendors in $name has at most 20 of them (LIM-09)', async (market) => {
    const shop = await openPageShop(market, inject('demoHost'));
    const path = shop.to('vendors');
    const counted = async (query: string): Promise<number> => {
      const { told } = await shop.guest().get(path + query);
      return shop
        .feed('vendors')
        .filter(({ name }) => told.content.some((line) => line.startsWith(`[${name}](`))).length;
    };
    const all = shop.feed('vendors').length;
    expect(await counted('')).toBe(Math.min(20, all));
    if (all > 20) expect(await counted('?page=2')).toBe(Math.min(20, all - 20));
  });
});

describe('editorial content', () => {
  it.each(markets)(
    'without a chosen store the blocks of store 42 are shown in $name (LIM-21)',
    async (market) => {
      const shop = await openPageShop(market, inject('demoHost'));
      const { told } = await shop.guest().get(shop.to('home'));
      const titles = shop
        .feed('content-blocks')
        .filter(
          ({ storeId, context, groupId }) =>
            storeId === '42' && context === 'home' && groupId === null,
        )
        .flatMap(({ title }) => (title === null ? [] : [`h2 ${plain(title)}`]));
      expect(titles.length).toBeGreaterThan(0);
      expect(told.content).toEqual(expect.arrayContaining(titles));
    },
  );
});

describe('carts', () => {
  it.each(markets)('the largest possible quantity says so in $name (ERR-80)', async (market) => {
    const shop = await openPageShop(market, inject('demoHost'));
    const store = storeOf(shop);
    const stocked = shop
      .feed('stock')
      .find(
        ({ storeId, quantity, status }) =>
          storeId === store.id && quantity > 1 && quantity < 90 && status === 'ONSITE',
      );
    const browser = await guestAt(shop);
    await addToCart(shop, browser, store, stocked?.sku ?? '', stocked?.quantity ?? 0);
    const { told } = await browser.get(shop.to('cart'));
    expect(told.content).toContain(plain(shop.t('cart.maximumReached')));
    if (market.id === 'pt') expect(told.content).toContain('Total máximo atingido!');
  });
});
