import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { goToListing } from './support/shopper.ts';
import { demoPassword, shopOf } from './support/shops.ts';

const shop = shopOf('pl');

test.use({ javaScriptEnabled: false });

test('a guest adds a product to a named list from its page after signing in, without a script (BEY-10)', async ({
  page,
}) => {
  await goToListing(page, shop);
  const main = page.getByRole('main');
  await main.getByRole('article').first().getByRole('link').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  const product = (await heading.textContent()) ?? '';
  await main.getByRole('link', { name: shop.t('productMore.toList') }).click();
  await expect(heading).toHaveText(shop.t('login.title'));
  await main.locator('input[name="email"]').first().fill(`private@demo.${shop.market.id}.example`);
  await main.locator('input[type="password"]').first().fill(demoPassword());
  await main.getByRole('button', { name: shop.t('login.action'), exact: true }).click();

  const reference = new URL(page.url()).searchParams.get('sku') ?? '';
  await expect(heading).toHaveText(shop.t('lists.addTitle', { reference }));
  const name = `Remont ${randomUUID().slice(0, 8)}`;
  await main.getByLabel(shop.t('lists.name'), { exact: true }).fill(name);
  await main.getByRole('button', { name: shop.t('lists.create'), exact: true }).click();
  await expect(heading).toHaveText(name);
  await expect(main.getByRole('link', { name: product }).first()).toBeVisible();
});
