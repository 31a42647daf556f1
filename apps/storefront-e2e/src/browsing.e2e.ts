import { flagSet } from '@materia/domain-feature-flags';
import { signInDemo } from '@materia/tools-soak';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openListing } from './support/shopper.ts';
import { type Shop, journeysOf } from './support/shops.ts';

const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const headerButton = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('button', { name });
const words = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').toUpperCase();

/** The first product of a department with more than one vendor. */
const contestedProduct = async (page: Page, shop: Shop): Promise<string> => {
  const home = await (await page.request.get(shop.origin + shop.to('home'))).text();
  for (const [, department = ''] of home.matchAll(/href="(\/[a-z0-9-]+\/)"/g)) {
    const list = await (await page.request.get(shop.origin + department)).text();
    for (const [, product = ''] of list.matchAll(/<h[23][^>]*><a[^>]*href="(\/[^"?/]+\.html)"/g)) {
      if (
        (await (await page.request.get(shop.origin + product)).text()).includes(`${product}?offer=`)
      )
        return product;
    }
  }
  throw new Error(`No product of ${shop.market.id} has two vendors`);
};

for (const { shop, javaScriptEnabled, how } of journeysOf('pl', 'pt')) {
  const { market, origin, to, t } = shop;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('finds stores near a postal code from a department and returns there with the chosen store (STO-13, STO-24, STO-21)', async ({
      page,
    }) => {
      await openListing(page, shop);
      const listing = page.url();
      await headerButton(page, t('place.question')).click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('place.allStores') })
        .click();
      await expect(heading(page)).toHaveText(t('header.stores'));
      const field = main(page).locator('input[name="q"]');
      const [postcode = ''] =
        /\d[\d -]*\d/.exec(
          (await main(page)
            .getByText(t('stores.searchHint', { example: '' }).trim())
            .textContent()) ?? '',
        ) ?? [];
      await field.fill(postcode);
      await field.press('Enter');
      await expect(page).toHaveURL(/\?q=/);
      await expect(main(page).locator('output').filter({ hasText: postcode })).toBeVisible();
      const card = main(page).getByRole('article').first();
      const name = (await card.getByRole('heading').textContent()) ?? '';
      await card.getByRole('button').click();
      await expect(page).toHaveURL(listing);
      await expect(headerButton(page, name)).toBeVisible();

      await page.goto(origin + to('stores'));
      const other = main(page)
        .getByRole('article')
        .filter({ has: page.getByRole('button') })
        .nth(1);
      const otherName = (await other.getByRole('heading').textContent()) ?? '';
      const otherId = await other.locator('input[name="store"]').inputValue();
      await page.goto(`${listing}?store=${otherId}`);
      const changes = flagSet({
        channel: 'web',
        choices: {},
        presets: market.flagPresets,
      }).CHANGE_STORE_FROM_QUERY;
      await expect(headerButton(page, changes ? otherName : name)).toBeVisible();
      if (changes) expect(page.url()).toBe(listing);
    });
  });
}

for (const { shop, javaScriptEnabled, how } of journeysOf('es', 'fr')) {
  const { origin, t } = shop;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('shows a product’s title, full-size image and other vendor, and finds it by words without accents (SHL-08, OFF-01, BEY-09)', async ({
      page,
    }) => {
      const product = await contestedProduct(page, shop);
      await page.goto(origin + product);
      const name = (await heading(page).textContent()) ?? '';
      expect(await page.title()).toContain(name);

      const zoom = page.getByRole('button', { name: t('productMore.zoom') });
      await zoom.focus();
      await page.keyboard.press('Enter');
      const picture = page.getByRole('dialog', { name });
      await expect(picture).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(picture).toBeHidden();
      await expect(zoom).toBeFocused();

      const otherOffer = main(page).locator('a[href*="?offer="]').first();
      const shown = ((await otherOffer.textContent()) ?? '')
        .replace(t('productMore.showOffer', { seller: '' }), '')
        .trim();
      await otherOffer.click();
      await expect(page.getByText(t('productMore.shownOffer', { seller: shown }))).toBeVisible();
      await main(page)
        .getByRole('link', { name: t('productMore.bestOffer') })
        .click();
      await expect(page).toHaveURL(origin + product);
      await expect(page.getByText(t('productMore.shownOffer', { seller: shown }))).toHaveCount(0);

      const search = page.getByRole('banner').locator('input[name="q"]');
      await search.fill(words(name));
      await search.press('Enter');
      await expect(main(page).getByRole('link', { name, exact: true }).first()).toBeVisible();
    });
  });
}

for (const { shop, javaScriptEnabled, how } of journeysOf('fr', 'pl')) {
  const { origin, to, t } = shop;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('explains why a guest must sign in to the account, then shows their store and a back link on a phone (SHL-02, SHL-14, RTE-41)', async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const reply = await page.goto(origin + to('myStore'));
      expect(reply?.status()).toBe(401);
      await expect(heading(page)).toHaveText(t('login.title'));
      await expect(page.getByText(t('errors.signInNeeded'))).toBeVisible();
      const cookies = (await signInDemo(shop)).split('; ').map((pair) => ({
        name: pair.slice(0, pair.indexOf('=')),
        value: pair.slice(pair.indexOf('=') + 1),
        domain: 'localhost',
        path: '/',
        secure: true,
        httpOnly: true,
      }));
      await context.addCookies(cookies);
      await page.goto(origin + to('myStore'));
      await expect(page.getByRole('region', { name: t('myStore.title') })).toBeVisible();
      await page
        .getByRole('region', { name: t('myStore.title') })
        .getByRole('link', { name: t('common.back') })
        .click();
      await expect(page).toHaveURL(origin + to('account'));
      // The host responds, so the error page redirects home at once.
      await page.goto(origin + to('problem'));
      await expect(page).toHaveURL(origin + to('home'));
    });
  });
}
