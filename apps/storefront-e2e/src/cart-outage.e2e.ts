import { expect, type Locator, type Page, type Response, test } from '@playwright/test';
import { collectReadyPages, waitForApplication } from './support/application.ts';
import { fillCart, inShopWithUnsteadyHost, openCartWith } from './support/shop-in-trouble.ts';
import type { Shop } from './support/shops.ts';
import type { HostState } from './support/unsteady-host.ts';

/** What a shopper is told when the cart cannot be changed: by a page of its own (503), or beside the cart (502). */
const TOLD = {
  down: 503,
  hanging: 503,
  overloaded: 503,
  'losing-answers': 503,
  failing: 502,
} as const satisfies Readonly<Partial<Record<HostState, number>>>;
const STATES = [
  'failing',
  'overloaded',
  'losing-answers',
  'down',
  'hanging',
] as const satisfies readonly (keyof typeof TOLD)[];

const main = (page: Page): Locator => page.getByRole('main');
const quantityField = (page: Page): Locator => main(page).locator('input[name="quantity"]').first();

/** Presses a button and waits for what the form's answer was. */
const send = async (page: Page, button: Locator): Promise<Response> => {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    button.click(),
  ]);
  return answer;
};

/** The page says so, in the market's words, with a way on. */
const expectTold = async (
  page: Page,
  shop: Shop,
  answer: Response,
  state: keyof typeof TOLD,
  words: string,
): Promise<void> => {
  expect([state, answer.status()]).toEqual([state, TOLD[state]]);
  if (TOLD[state] === 502) {
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

/** The cart as it is once the host answers again: one line, and its quantity. */
const quantityInCart = async (page: Page, shop: Shop, name: string): Promise<number> => {
  await openCartWith(page, shop, name);
  await expect(quantityField(page)).toHaveCount(1);
  return Number(await quantityField(page).inputValue());
};

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('while the host fails, hangs or loses its answers, forms of the cart say so, nothing is added twice and no line is lost (BEY-27, ERR-21, ERR-22)', ({
    page,
  }) => {
    test.slow();
    return inShopWithUnsteadyHost('fr', async (shop, host) => {
      const { name, product } = await fillCart(page, shop);
      let quantity = await quantityInCart(page, shop, name);
      for (const state of STATES) {
        const isDoneUnheard = state === 'losing-answers';
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
          isDoneUnheard ? [quantity, quantity + 1].includes(added) : added === quantity,
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
          isDoneUnheard ? [added, added + 1].includes(quantity) : quantity === added,
        ]).toEqual([state, true]);
      }
      // And a line that could not be removed is removed by the next try.
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

test('with a script, a product that could not be added is told where it was asked for, and the cart is whole afterwards (BEY-27, ERR-22)', ({
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
      if (state === 'failing')
        await expect(main(page).getByRole('alert')).toHaveText(shop.t('product.notAdded'));
      else
        await expect(page.getByRole('heading', { level: 1 }), state).toHaveText(
          new RegExp(`${shop.t('errors.unavailableTitle')}|${shop.t('errors.problemTitle')}`),
        );
      host.turn('up');
      expect([state, await quantityInCart(page, shop, name)]).toEqual([state, quantity]);
    }
  }));
