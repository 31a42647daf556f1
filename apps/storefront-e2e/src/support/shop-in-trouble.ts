import { expect, type Page } from '@playwright/test';
import { startStorefront } from './own-storefront.ts';
import { addFirstProduct, chooseStore, openListing } from './shopper.ts';
import { type Shop, shopOf } from './shops.ts';
import { type HostState, type UnsteadyHost, unsteadyHost } from './unsteady-host.ts';

const HOST_PORT = 4300 + Number(process.env['PORT_SHIFT'] ?? 1000);

/** Runs a test in a storefront of its own whose way to the host it can cut and block, and ends both afterwards. */
export const inShopWithUnsteadyHost = async (
  marketId: string,
  work: (shop: Shop, host: UnsteadyHost) => Promise<void>,
  begins: HostState = 'up',
): Promise<void> => {
  const host = await unsteadyHost(HOST_PORT);
  host.turn(begins);
  try {
    const { shop, stop } = await startStorefront(shopOf(marketId), host.url);
    await work(shop, host).finally(stop);
  } finally {
    await host.stop();
  }
};

/** A shopper with a store and one product in the cart: its name, its page and the list it was found in. */
export const fillCart = async (
  page: Page,
  shop: Shop,
): Promise<{ readonly name: string; readonly product: string; readonly listing: string }> => {
  await chooseStore(page, shop);
  await openListing(page, shop);
  const listing = page.url();
  const name = await addFirstProduct(page, shop);
  return { name, product: page.url(), listing };
};

/** Opens the cart again and again until it shows a product: the storefront asks a host that failed only now and then. */
export const openCartWith = (page: Page, shop: Shop, name: string): Promise<void> =>
  expect(async () => {
    await page.goto(shop.origin + shop.to('cart'));
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
