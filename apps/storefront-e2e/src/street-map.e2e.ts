import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { demoGoods } from './support/feed.ts';
import { startStorefront } from './support/own-storefront.ts';
import { addProduct, startSignedUp } from './support/shopper.ts';
import { shopOf } from './support/shops.ts';

const HOST_PORT = 4300 + Number(process.env['PORT_SHIFT']);
/** A grey image of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCA8yJwRwAAAABJRU5ErkJggg==',
  'base64',
);

test('the street map opens on request, works by keyboard, and falls back to the drawing if its source fails, and chooses relay points (STO-19, STO-01, SHP-18)', async ({
  page,
}) => {
  let hasPictures = true;
  const source = createServer((_, response) =>
    hasPictures
      ? response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE)
      : response.writeHead(500).end(),
  );
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  const address = source.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { shop, stop } = await startStorefront(shopOf('fr'), `http://127.0.0.1:${HOST_PORT}`, {
    MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}`,
    MAP_TILES_ATTRIBUTION: 'Makers of maps',
  });
  try {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(shop.origin + shop.to('stores'));
    const open = page.getByRole('button', { name: shop.t('streetMap.open') });
    await expect(open).toBeVisible({ timeout: 20_000 });
    expect(loaded.filter((path) => /street-map|map-tiles/.test(path))).toEqual([]);

    await open.focus();
    await page.keyboard.press('Enter');
    const streets = page.getByRole('group', { name: shop.t('streetMap.keys') });
    await expect(streets.locator('img.leaflet-tile-loaded').first()).toBeAttached();
    await expect(page.getByText('Makers of maps')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(streets).toBeFocused();
    await page.keyboard.press('Tab');
    const store = page.getByRole('main').getByRole('article').first();
    await expect(
      streets.getByRole('link', { name: (await store.getByRole('heading').textContent()) ?? '' }),
    ).toBeFocused();
    // Stores close together overlap on a map (WCAG 2.5.8 exempts maps); the list beside it has all of them.
    expect(await axeViolations(page, { without: ['target-size'] })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#store-/);
    await expect(store).toBeInViewport();
    expect(faults).toEqual([]);

    hasPictures = false;
    await streets.getByRole('button', { name: shop.t('streetMap.zoomIn'), exact: true }).click();
    await expect(page.getByText(shop.t('streetMap.failed'))).toBeVisible();
    await expect(streets).toHaveCount(0);
    await expect(page.getByText(shop.t('locator.mapText'))).toBeVisible();

    hasPictures = true;
    await startSignedUp(page, shop);
    const main = page.getByRole('main');
    await addProduct(page, shop, demoGoods(shop).stored);
    await page.goto(shop.origin + shop.to('checkoutDelivery'));
    await main.locator('input[name="method"][value="relay"]').check();
    await open.click();
    const second = main.locator('input[name="point-own-relay"]').nth(1);
    await streets.getByRole('link', { name: /^2 / }).focus();
    await page.keyboard.press('Enter');
    await expect(second).toBeChecked();
    await expect(second).toBeFocused();
  } finally {
    await stop();
    await new Promise((resolve) => source.close(resolve));
  }
});
