import { expect, test } from '@playwright/test';
import { collectReadyPages, waitForApplication } from './support/application.ts';
import { plain, readPage } from './pages/support/read-page.ts';
import { type Shop, shopOf, shops } from './support/shops.ts';

/** The first line of the market's thesaurus that leads from typed words to the catalogue's. */
const tradeWords = ({ market }: Shop): { readonly typed: string; readonly meant: string } => {
  const [typed = '', meant = ''] = (
    market.thesaurus.find((line) => line.includes(' > ')) ?? ''
  ).split(' > ');
  return { typed: typed.split(',')[0] ?? '', meant: meant.split(',')[0] ?? '' };
};

const resultsOf = (shop: Shop, words: string): string =>
  `${shop.origin}${shop.to('search')}?${new URLSearchParams({ q: words })}`;

for (const shop of shops)
  test(`${shop.market.id}: finds words of the trade, corrects a typo and helps when nothing is found (BEY-09, CAT-09)`, async ({
    request,
  }) => {
    const { t } = shop;
    const read = async (url: string) => readPage(await (await request.get(url)).text()).content;
    const { typed, meant } = tradeWords(shop);
    const found = await read(resultsOf(shop, typed));
    const categories = found.indexOf(`@aria-label ${plain(t('search.categories'))}`);
    expect(categories).toBeGreaterThan(-1);
    expect(found.slice(categories + 1, categories + 4)).toContainEqual(
      expect.stringMatching(/^\[.*\]\(\/.+\)$/),
    );

    const [word = ''] = meant.split(' ');
    const mistyped = `${word.slice(0, 3)}${word[4] ?? ''}${word[3] ?? ''}${word.slice(5)}`;
    const corrected = await read(resultsOf(shop, mistyped));
    const literal = plain(t('search.literalAction', { words: mistyped }));
    const [, path = ''] =
      /\]\((.*)\)$/.exec(corrected.find((line) => line.startsWith(`[${literal}](`)) ?? '') ?? [];
    expect(path).not.toBe('');
    const empty = await read(shop.origin + path);
    expect(
      empty.some((line) => line.endsWith(plain(t('search.emptyTitle', { words: mistyped })))),
    ).toBe(true);
    expect(empty).toContain(`h2 ${plain(t('search.bestSellers'))}`);
    expect(empty).toContainEqual(expect.stringContaining('(tel:'));
  });

test('suggestions show prices, and an empty field the last searches, by keyboard (BEY-09)', async ({
  page,
}) => {
  const shop = shopOf('pl');
  await collectReadyPages(page);
  await page.goto(shop.origin + shop.to('home'));
  await waitForApplication(page);
  await page.getByRole('banner').getByRole('searchbox').click();
  const field = page.getByRole('combobox', { name: shop.t('header.searchLabel') });
  await field.fill('cement');
  const priced = page.getByRole('option').filter({ hasText: /\d+,\d{2}/ });
  await expect(priced.first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/q=cement/);

  await page.goto(shop.origin + shop.to('home'));
  await waitForApplication(page);
  await page.getByRole('banner').getByRole('searchbox').click();
  await expect(page.getByRole('option', { name: /^cement/ })).toBeVisible();
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
});
