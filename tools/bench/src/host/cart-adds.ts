import { SCHEMAS } from '@materia/api-contract/schemas';
import type { Post } from '../load.ts';
import type { HostCalls, Timing } from './calls.ts';

/** Putting a product into carts of a size: one call after the other, and many at once. */
export type AddRow = Timing & { readonly lines: number; readonly perSecond: number };

const SIZES = [1, 10, 100] as const;
/** Carts in turn, so that shoppers do not wait for one another's cart. */
const CARTS = 64;
const CONNECTIONS = 32;
const PAGES = ['1', '2', '3', '4'];

/** Measures adds to guests' carts of 1, 10 and 100 lines. Each is a line and a revision of its cart written down before the answer. */
export const measureAdds = async (
  calls: HostCalls,
  market: string,
  requests: number,
): Promise<readonly AddRow[]> => {
  const store = (await calls.read(`/${market}/retailer/list`, SCHEMAS.listStores.reply)).data[0];
  if (store === undefined) throw new Error('The shop has no store');
  const goods = await sellable(calls, market, store.id);
  const rows: AddRow[] = [];
  for (const lines of SIZES) {
    const skus = goods.slice(0, lines);
    if (skus.length < lines)
      throw new Error(`The store sells ${skus.length} products, not ${lines}: take a larger shop`);
    const carts: string[] = [];
    for (let count = 0; count < CARTS; count += 1)
      carts.push(await filledCart(calls, market, store.id, skus));
    const posts = carts.map((id, at) => anAdd(market, store, id, skus[at % skus.length] ?? ''));
    const timing = await calls.time(posts, requests);
    const { requestsPerSecond, non2xx } = await calls.load(posts, requests * 20, CONNECTIONS);
    if (non2xx > 0) throw new Error(`${non2xx} adds were refused`);
    rows.push({ ...timing, lines, perSecond: requestsPerSecond });
  }
  return rows;
};

const anAdd = (
  market: string,
  store: { readonly id: string; readonly seller_code: string },
  cartId: string,
  sku: string,
): Post => ({
  path: `/${market}/carts/guest/add`,
  body: JSON.stringify({
    request: { retailer_id: store.id, sku, qty: 1, cart_id: cartId },
    offer: { code: `R-${sku}`, contextCode: `${store.seller_code}P` },
  }),
});

/** References that the store sells: those that go into a cart. */
const sellable = async (
  calls: HostCalls,
  market: string,
  storeId: string,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const page_id of PAGES) {
    const query = new URLSearchParams({ retailer_id: storeId, page_size: '96', page_id });
    found.push(
      ...(
        (await calls.read(`/${market}/product/list?${query}`, SCHEMAS.listProducts.reply)).data[0]
          ?.products ?? []
      ).map(({ sku }) => sku),
    );
  }
  const cartId = await filledCart(calls, market, storeId, found);
  const [reply] = await calls.send(
    {
      path: `/${market}/carts/guest/get`,
      body: JSON.stringify({ request: { retailer_id: storeId, cart_id: cartId } }),
    },
    SCHEMAS.readGuestCart.reply,
  );
  return (reply?.cart.items ?? [])
    .filter(({ offer, sku }) => offer.code === `R-${sku}`)
    .map(({ sku }) => sku);
};

const MOST_AT_ONCE = 100;

const filledCart = async (
  calls: HostCalls,
  market: string,
  storeId: string,
  skus: readonly string[],
): Promise<string> => {
  const cartId = await calls.read(`/${market}/carts/guest/getId`, SCHEMAS.createGuestCart.reply);
  for (let at = 0; at < skus.length; at += MOST_AT_ONCE) {
    const items = skus.slice(at, at + MOST_AT_ONCE).map((sku) => ({ sku, qty: 1 }));
    await calls.send(
      {
        path: `/${market}/carts/guest/addProductsBySkus`,
        body: JSON.stringify({ request: { retailer_id: storeId, cart_id: cartId, items } }),
      },
      SCHEMAS.addProductsToGuestCart.reply,
    );
  }
  return cartId;
};
