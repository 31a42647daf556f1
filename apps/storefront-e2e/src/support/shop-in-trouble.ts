import { expect, type Page } from '@playwright/test';
import { startStorefront } from './own-storefront.ts';
import { addFirstProduct, startAtStore, goToListing } from './shopper.ts';
import { type Shop, shopOf } from './shops.ts';
import { type HostState, type UnsteadyHost, unsteadyHost } from './unsteady-host.ts';

const HOST_PORT = 4300 + Number(process.env['PORT_SHIFT'] ?? 1000);

/**
 * Runs a test with a separate storefront whose connection to the host it can break, and stops both
 * afterwards.
 */
export const inShopWithUnsteadyHost = async (
  marketId: string,
  work: (shop: Shop, host: UnsteadyHost) => Promise<void>,
  initial: HostState = 'up',
): Promise<void> => {
  const host = await unsteadyHost(HOST_PORT);
  host.turn(initial);
  try {
    const { shop, stop } = await startStorefront(shopOf(marketId), host.url);
    await work(shop, host).finally(stop);
  } finally {
    await host.stop();
  }
};

/** Chooses a store and adds one product to the cart. Returns its name, page URL and listing URL. */
export const fillCart = async (
  page: Page,
  shop: Shop,
): Promise<{ readonly name: string; readonly product: string; readonly listing: string }> => {
  await startAtStore(page, shop);
  await goToListing(page, shop);
  const listing = page.url();
  const name = await addFirstProduct(page, shop);
  return { name, product: page.url(), listing };
};

/**
 * Reloads the cart until it shows a product: after a failure, the storefront retries the host only
 * at intervals.
 */
export const openCartWith = (page: Page, shop: Shop, name: string): Promise<void> =>
  expect(async () => {
    await page.goto(shop.origin + shop.to('cart'));
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
