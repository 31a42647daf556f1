import { expect, type Locator, type Page, type Response, test } from '@playwright/test';
import { collectReadyPages, waitForApplication } from './support/application.ts';
import { fillCart, inShopWithUnsteadyHost, openCartWith } from './support/shop-in-trouble.ts';
import type { Shop } from './support/shops.ts';
import type { HostState } from './support/unsteady-host.ts';

/**
 * How a shopper learns that the cart cannot be changed: on an error page (503) or next to the cart
 * (502).
 */
const REPORTED_STATUS = {
  down: 503,
  hanging: 503,
  overloaded: 503,
  'losing-responses': 503,
  failing: 502,
} as const satisfies Readonly<Partial<Record<HostState, number>>>;
const STATES = [
  'failing',
  'overloaded',
  'losing-responses',
  'down',
  'hanging',
] as const satisfies readonly (keyof typeof REPORTED_STATUS)[];

const main = (page: Page): Locator => page.getByRole('main');
const quantityField = (page: Page): Locator => main(page).locator('input[name="quantity"]').first();

/** Presses a button and waits for the form's response. */
const send = async (page: Page, button: Locator): Promise<Response> => {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    button.click(),
  ]);
  return answer;
};

/** The page shows the market's message and a link to continue. */
const expectTold = async (
  page: Page,
  shop: Shop,
  answer: Response,
  state: keyof typeof REPORTED_STATUS,
  words: string,
): Promise<void> => {
  expect([state, answer.status()]).toEqual([state, REPORTED_STATUS[state]]);
  if (REPORTED_STATUS[state] === 502) {
    await expect(main(page).getByText(words).first()).toBeVisible();
    return;
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    shop.t('errors.unavailableTitle'),
  );
  await expect(page.getByRole('link', { name: shop.t('errors.retry') })).toBeVisible();
  await expect(page.getByRole('link', { name: shop.t('errors.toHome') })).toBeVisible();
  expect(answer.headers()['retry-after']).toMatch(/^\d+$/);
};

/** The cart once the host responds again: one line and its quantity. */
const quantityInCart = async (page: Page, shop: Shop, name: string): Promise<number> => {
  await openCartWith(page, shop, name);
  await expect(quantityField(page)).toHaveCount(1);
  return Number(await quantityField(page).inputValue());
};

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('cart forms report a failing, hanging or disconnecting host, never add twice and lose no line (BEY-27, ERR-21, ERR-22)', ({
    page,
  }) => {
    test.slow();
    return inShopWithUnsteadyHost('fr', async (shop, host) => {
      const { name, product } = await fillCart(page, shop);
      let quantity = await quantityInCart(page, shop, name);
      for (const state of STATES) {
        const isDoneWithoutResponse = state === 'losing-responses';
        await page.goto(product);
        host.turn(state);
        await expectTold(
          page,
          shop,
          await send(
            page,
            main(page)
              .getByRole('button', { name: shop.t('product.add'), exact: true })
              .first(),
          ),
          state,
          shop.t('cart.addError'),
        );
        host.turn('up');
        const added = await quantityInCart(page, shop, name);
        expect([
          state,
          isDoneWithoutResponse ? [quantity, quantity + 1].includes(added) : added === quantity,
        ]).toEqual([state, true]);

        await quantityField(page).fill(String(added + 1));
        host.turn(state);
        await expectTold(
          page,
          shop,
          await send(
            page,
            main(page).getByRole('button', { name: shop.t('cart.updateNamed', { product: name }) }),
          ),
          state,
          shop.t('cart.updateError'),
        );
        host.turn('up');
        quantity = await quantityInCart(page, shop, name);
        expect([
          state,
          isDoneWithoutResponse ? [added, added + 1].includes(quantity) : quantity === added,
        ]).toEqual([state, true]);
      }
      // A line that could not be removed is removed on the next try.
      host.turn('overloaded');
      await expectTold(
        page,
        shop,
        await send(
          page,
          main(page).getByRole('button', { name: shop.t('cart.removeNamed', { product: name }) }),
        ),
        'overloaded',
        shop.t('cart.deleteError'),
      );
      host.turn('up');
      await quantityInCart(page, shop, name);
      await main(page)
        .getByRole('button', { name: shop.t('cart.removeNamed', { product: name }) })
        .click();
      await expect(page.getByRole('heading', { name: shop.t('cart.emptyTitle') })).toBeVisible();
    });
  });
});

test('with a script, a failed add is reported next to its button and the cart is complete afterwards (BEY-27, ERR-22)', ({
  page,
}) =>
  inShopWithUnsteadyHost('fr', async (shop, host) => {
    const { name, product } = await fillCart(page, shop);
    const quantity = await quantityInCart(page, shop, name);
    await collectReadyPages(page);
    for (const state of ['failing', 'overloaded', 'hanging'] as const) {
      await page.goto(product);
      await waitForApplication(page);
      host.turn(state);
      await main(page)
        .getByRole('button', { name: shop.t('product.add'), exact: true })
        .first()
        .click();
      await expect(main(page).getByRole('alert'), state).toHaveText(shop.t('product.notAdded'));
      host.turn('up');
      expect([state, await quantityInCart(page, shop, name)]).toEqual([state, quantity]);
    }
  }));
