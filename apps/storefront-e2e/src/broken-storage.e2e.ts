import { expect, type Page, test } from '@playwright/test';
import { collectReadyPages, waitForApplication } from './support/application.ts';
import { addFirstProduct, startAtStore, goToListing } from './support/shopper.ts';
import { shopOf } from './support/shops.ts';

const shop = shopOf('pl');
const { id } = shop.market;

/** All storage keys that pages use, including the router's own. */
const LOCAL = [`materia-store-${id}`, `materia-seen-${id}`];
const SESSION = [`materia-who-${id}`, `materia-cart-${id}`, 'react-router-scroll-positions'];
/** Cookies that the shop's scripts read and any script can break. */
const COOKIES = ['n', 'update', 'store', 'context', 'consent', 'compare'].map(
  (name) => `__Host-${name}-${id}`,
);

/** Values that a broken extension, another version of the shop or a full disk may leave behind. */
const GARBAGE = [
  ['JSON that was cut', '[{"sku":"1","urlKey":"a'],
  ['a name of every object', '__proto__'],
  [
    'a list of other things',
    '[null,{"sku":1},{"sku":"1","urlKey":"../../x","name":"<b>","picture":"//evil.example/p.png"},{"__proto__":{"name":1}}]',
  ],
  [
    'a store of another market',
    '{"id":"1","sellerCode":"000","name":"Materia Madrid","postcode":"28001"}',
  ],
  ['noise', '\u0001ÿ~"\\{}[]'.repeat(400)],
] as const;

const breakStorage = (page: Page, value: string): Promise<void> =>
  page.evaluate(
    ([local, session, text]) => {
      for (const key of local) localStorage.setItem(key, text);
      for (const key of session) sessionStorage.setItem(key, text);
    },
    [LOCAL, SESSION, value] as const,
  );

test('no page is blank and no cart line is lost, whatever the browser storage and readable cookies contain', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await collectReadyPages(page);
  await startAtStore(page, shop);
  await goToListing(page, shop);
  const product = await addFirstProduct(page, shop);
  const address = page.url();
  await waitForApplication(page);
  // Every key that is broken here is one that pages use; seen products are kept with consent only.
  await expect
    .poll(() =>
      page.evaluate(
        ([local, session]) => [
          ...local.filter((key) => localStorage.getItem(key) === null),
          ...session.filter((key) => sessionStorage.getItem(key) === null),
        ],
        [LOCAL.slice(0, 1), SESSION.slice(1, 2)] as const,
      ),
    )
    .toEqual([]);

  for (const [what, value] of GARBAGE) {
    await test.step(what, async () => {
      await breakStorage(page, value);
      // Browsers do not allow these characters in a cookie.
      const cookie = value.replaceAll(/[^\x21-\x7e]|[",;\\]/g, '_').slice(0, 3000);
      await context.addCookies(
        COOKIES.map((name) => ({
          name,
          value: cookie,
          domain: 'localhost',
          path: '/',
          secure: true,
        })),
      );
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
      await waitForApplication(page);
      await page.goto(shop.origin + shop.to('cart'));
      await expect(
        page.getByRole('main').getByRole('link', { name: product }).first(),
      ).toBeVisible();
      expect([what, faults]).toEqual([what, []]);
    });
  }
});
