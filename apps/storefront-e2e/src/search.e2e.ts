import { expect, test } from '@playwright/test';
import { collectReadyPages, waitForApplication } from './support/application.ts';
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const shop of shops)
    test(`${shop.market.id}: finds words of the trade, corrects a typo and helps when nothing is found (BEY-09, CAT-09)`, async ({
      page,
    }) => {
      const { typed, meant } = tradeWords(shop);
      await page.goto(resultsOf(shop, typed));
      await expect(
        page.getByRole('navigation', { name: shop.t('search.categories') }).getByRole('link'),
      ).not.toHaveCount(0);

      const [word = ''] = meant.split(' ');
      const mistyped = `${word.slice(0, 3)}${word[4] ?? ''}${word[3] ?? ''}${word.slice(5)}`;
      await page.goto(resultsOf(shop, mistyped));
      await page
        .getByRole('link', { name: shop.t('search.literalAction', { words: mistyped }) })
        .click();
      await expect(
        page.getByRole('heading', { name: shop.t('search.emptyTitle', { words: mistyped }) }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: shop.t('search.bestSellers') })).toBeVisible();
      await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
    });
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
