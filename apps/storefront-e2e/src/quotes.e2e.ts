import { expect, test } from '@playwright/test';
import { chooseDelivery, nameTheRecipient, orderByCard } from './support/at-checkout.ts';
import { countedHands } from './support/effort.ts';
import { addProductAt, aPerson, startSignedUp } from './support/shopper.ts';
import { shopOf } from './support/shops.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('a customer saves the cart as a quote, finds it in the list, downloads it and deletes it (ACC-03, QUO-01, QUO-18)', async ({
      page,
    }) => {
      const shop = shopOf('es');
      const { t } = shop;
      const main = page.getByRole('main');
      await startSignedUp(page, shop, aPerson(shop));
      const product = await addProductAt(page, shop, 0);
      await page.goto(shop.origin + shop.to('cart'));
      await main.getByRole('link', { name: t('quotes.save'), exact: true }).click();
      await main.getByLabel(t('quotes.name')).fill('Baño, calle Mayor 5');
      await main.getByRole('button', { name: t('quotes.create'), exact: true }).click();
      await expect(page.getByText(t('quotes.created'))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baño, calle Mayor 5');
      await expect(main.getByRole('link', { name: product, exact: true })).toBeVisible();

      await page.goto(shop.origin + shop.to('myQuotes'));
      await expect(main.getByRole('heading', { name: 'Baño, calle Mayor 5' })).toBeVisible();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('link', { name: t('quotes.download') }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/\.pdf$/);

      await main.getByRole('link', { name: t('quotes.open') }).click();
      await main.getByText(t('quotes.delete'), { exact: true }).click();
      await main.getByRole('button', { name: t('quotes.deleteSure'), exact: true }).click();
      await expect(page).toHaveURL(shop.origin + shop.to('myQuotes'));
      await expect(main.getByText(t('quotes.emptyTitle'))).toBeVisible();
      await page.goto(shop.origin + shop.to('cart'));
      await expect(main.getByRole('link', { name: product, exact: true })).toBeVisible();
    });

    test('a customer buys a quote: leaving warns, ending brings the former cart back, and the order has the prices of the quote (QUO-03, QUO-08, QUO-09, QUO-10, QUO-11, CART-25, CART-26, CART-27)', async ({
      page,
    }) => {
      const shop = shopOf('es');
      const { t, origin, to } = shop;
      const main = page.getByRole('main');
      const person = aPerson(shop);
      await startSignedUp(page, shop, person);
      const quoted = await addProductAt(page, shop, 0);
      await page.goto(origin + to('createQuote'));
      await main.getByRole('button', { name: t('quotes.create'), exact: true }).click();
      await expect(page.getByText(t('quotes.created'))).toBeVisible();
      const quote = page.url();
      const own = await addProductAt(page, shop, 1);

      const convert = async () => {
        await page.goto(quote);
        await main.getByRole('link', { name: t('quotes.buy') }).click();
        await main.getByRole('button', { name: t('quotes.convert') }).click();
        await expect(page).toHaveURL(origin + to('cart'));
        await expect(main.getByRole('link', { name: quoted, exact: true })).toBeVisible();
      };
      await convert();
      await expect(page.getByText(t('header.ordersQuote'))).toBeVisible();
      await expect(main.getByRole('link', { name: own, exact: true })).toHaveCount(0);
      await expect(main.getByLabel(t('cart.quantityOf', { product: quoted }))).toHaveCount(0);

      await page.goto(origin + to('terms'));
      await expect(page).toHaveURL(origin + to('terms'));
      await page.goto(origin + to('home'));
      await expect(main).toContainText(
        'Tienes un pedido convertido de presupuesto sin completar. Si abandonas esta página, se cancelará.',
      );
      await main.getByRole('link', { name: t('quotes.leaveStay') }).click();
      await expect(main.getByRole('link', { name: quoted, exact: true })).toBeVisible();
      await page.getByRole('link', { name: t('header.endQuote') }).click();
      await main.getByRole('button', { name: t('quotes.leave'), exact: true }).click();
      await expect(page).toHaveURL(origin + to('cart'));
      await expect(page.getByText(t('quotes.left'))).toBeVisible();
      for (const name of [quoted, own])
        await expect(main.getByRole('link', { name, exact: true })).toBeVisible();

      await convert();
      const visit = { page, shop, person, hands: countedHands(page) };
      await page.goto(origin + to('checkoutDelivery'));
      await chooseDelivery(visit, 'home');
      await nameTheRecipient(visit);
      const { number } = await orderByCard(visit);
      await page.goto(origin + to('orderDetails', { orderId: number }));
      await expect(main.getByRole('link', { name: quoted, exact: true }).first()).toBeVisible();
      await page.goto(origin + to('cart'));
      await expect(main.getByRole('link', { name: own, exact: true })).toBeVisible();
    });
  });
}
