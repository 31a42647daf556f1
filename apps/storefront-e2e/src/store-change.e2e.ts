import { expect, type Locator, type Page, test } from '@playwright/test';
import { addProductAt, startAtStore, openCart } from './support/shopper.ts';
import { type Shop, shopOf } from './support/shops.ts';

const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/**
 * Tries the stores of the list one after another until one would change the cart. Returns its name.
 */
const askForStoreThatDiffers = async (page: Page, shop: Shop): Promise<string> => {
  for (let place = 1; place < 12; place += 1) {
    await page.goto(shop.origin + shop.to('stores'));
    const card = main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('button') })
      .nth(place);
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button').click();
    // A store that leaves the cart unchanged is chosen at once.
    const asked = heading(page).filter({ hasText: shop.t('storeChange.title', { store: name }) });
    const done = page.getByText(shop.t('storeChange.done'));
    await expect(asked.or(done).first()).toBeVisible();
    if ((await asked.count()) > 0) return name;
    await page.getByRole('button', { name: shop.t('storeChange.undo') }).click();
    await expect(page.getByText(shop.t('storeChange.undone'))).toBeVisible();
  }
  throw new Error('No store of the demo shop differs from another');
};

/** The lines and the total that the cart page shows. */
const cartTold = async (
  page: Page,
  shop: Shop,
): Promise<{ readonly lines: readonly string[]; readonly summary: string }> => {
  await openCart(page, shop);
  const lines = await main(page)
    .getByRole('spinbutton')
    .evaluateAll((fields) =>
      fields.map((each) =>
        each instanceof HTMLInputElement
          ? `${each.labels?.[0]?.textContent ?? ''} ${each.value}`
          : '',
      ),
    );
  return {
    lines,
    summary: await main(page)
      .getByRole('region', { name: shop.t('cart.summary') })
      .innerText(),
  };
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('compares a filled cart line by line before a store change, loses no line, and can undo the whole change (BEY-07)', async ({
      page,
    }) => {
      const shop = shopOf('fr');
      const { t } = shop;
      const here = await startAtStore(page, shop);
      const products = [
        await addProductAt(page, shop, 0),
        await addProductAt(page, shop, 1),
        await addProductAt(page, shop, 2),
      ];
      const before = await cartTold(page, shop);
      expect(before.lines).toHaveLength(3);

      const there = await askForStoreThatDiffers(page, shop);
      const banner = page.getByRole('banner');
      // The cart is unchanged, and each line shows what would change.
      await expect(banner.getByRole('button', { name: here })).toBeVisible();
      for (const product of products) {
        const line = main(page)
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { name: product, exact: true }) });
        await expect(
          line.getByText(t('storeChange.same')).or(line.getByRole('listitem')).first(),
        ).toBeVisible();
      }
      await main(page)
        .getByRole('link', { name: t('storeChange.keep', { store: here }) })
        .click();
      await expect(banner.getByRole('button', { name: here })).toBeVisible();
      expect(await cartTold(page, shop)).toEqual(before);

      expect(await askForStoreThatDiffers(page, shop)).toBe(there);
      await main(page)
        .getByRole('button', { name: t('storeChange.confirm', { store: there }) })
        .click();
      // The page from which the shopper came, at the new store.
      await expect(page.getByText(t('storeChange.done'))).toBeVisible();
      await expect(banner.getByRole('button', { name: there })).toBeVisible();
      const done = page.url();
      const cart = await page.context().newPage();
      await openCart(cart, shop);
      await expect(cart.getByRole('banner').getByRole('button', { name: there })).toBeVisible();
      for (const product of products)
        await expect(main(cart).getByRole('heading', { name: product }).first()).toBeVisible();
      await cart.close();

      expect(page.url()).toBe(done);
      await page.getByRole('button', { name: t('storeChange.undo') }).click();
      await expect(page.getByText(t('storeChange.undone'))).toBeVisible();
      await expect(banner.getByRole('button', { name: here })).toBeVisible();
      expect(await cartTold(page, shop)).toEqual(before);
    });
  });
}
