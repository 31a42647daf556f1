import type { Post } from '../load.ts';
import { aPost, type HostCalls, type Timing } from './calls.ts';

type AddFigures = Timing & { readonly perSecond: number };

/**
 * Figures for adding a product to carts of one size, sequentially and concurrently. `inTransaction` measures the same adds on
 * the path that locks the cart, which the one-statement path has to beat.
 */
export type AddRow = AddFigures & {
  readonly lines: number;
  readonly inTransaction: AddFigures;
};

const SIZES = [1, 10, 100] as const;
/** Adds rotate over this many carts, so that they do not contend for one cart's lock. */
const CARTS = 64;
const CONNECTIONS = 32;
const PAGES = ['1', '2', '3', '4'];

/** Measures adds to guest carts of 1, 10 and 100 lines. Each add stores a line and a cart revision before the response. */
export const measureAdds = async (
  calls: HostCalls,
  market: string,
  requests: number,
): Promise<readonly AddRow[]> => {
  const store = (await calls.reply(market, 'listStores', {})).data[0];
  if (store === undefined) throw new Error('The shop has no store');
  const skusForSale = await findSkusForSale(calls, market, store.id);
  const rows: AddRow[] = [];
  for (const lines of SIZES) {
    const skus = skusForSale.slice(0, lines);
    if (skus.length < lines)
      throw new Error(`The store sells ${skus.length} products, not ${lines}: use a larger shop`);
    const carts: string[] = [];
    for (let count = 0; count < CARTS; count += 1)
      carts.push(await filledCart(calls, market, store.id, skus));
    const posts = (path: AddPath): readonly Post[] =>
      carts.map((id, at) => anAdd(market, store, id, skus[at % skus.length] ?? '', path));
    const transaction = posts('transaction');
    const oneStatement = posts('one-statement');
    const inTransaction = await calls.time(transaction, requests);
    const timing = await calls.time(oneStatement, requests);
    const [inTransactions, perSecond] = await compareThroughput(
      calls,
      [transaction, oneStatement],
      requests * 20,
    );
    rows.push({
      ...timing,
      perSecond,
      lines,
      inTransaction: { ...inTransaction, perSecond: inTransactions },
    });
  }
  return rows;
};

/** The two groups alternate this many times, so that temporary load on the machine slows both equally. */
const TURNS = 5;

/** Posts per second of each group under concurrent load. */
const compareThroughput = async (
  calls: HostCalls,
  [one, other]: readonly [readonly Post[], readonly Post[]],
  amount: number,
): Promise<readonly [number, number]> => {
  const secondsPerPost: [number, number] = [0, 0];
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [row, posts] of [one, other].entries()) {
      const { requestsPerSecond, non2xx } = await calls.load(posts, amount / TURNS, CONNECTIONS);
      if (non2xx > 0) throw new Error(`${non2xx} adds were refused`);
      secondsPerPost[row === 0 ? 0 : 1] += 1 / requestsPerSecond;
    }
  return [TURNS / secondsPerPost[0], TURNS / secondsPerPost[1]];
};

type AddPath = 'one-statement' | 'transaction';

const anAdd = (
  market: string,
  store: { readonly id: string; readonly seller_code: string },
  cartId: string,
  sku: string,
  path: AddPath,
): Post =>
  aPost(market, 'addToGuestCart', {
    body: {
      request: {
        retailer_id: store.id,
        sku,
        qty: 1,
        cart_id: cartId,
        // A line that replaces itself changes nothing, but routes the add through the transaction.
        ...(path === 'transaction' && { replaces: sku }),
      },
      offer: { code: `R-${sku}`, contextCode: `${store.seller_code}P` },
    },
  });

/** SKUs that the store itself sells, found by adding listed products to a cart. */
const findSkusForSale = async (
  calls: HostCalls,
  market: string,
  storeId: string,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const page_id of PAGES) {
    const query = { retailer_id: storeId, page_size: '96', page_id };
    const [page] = (await calls.reply(market, 'listProducts', { query })).data;
    found.push(...(page?.products ?? []).map(({ sku }) => sku));
  }
  const cartId = await filledCart(calls, market, storeId, found);
  const [reply] = await calls.reply(market, 'readGuestCart', {
    body: { request: { retailer_id: storeId, cart_id: cartId } },
  });
  return (reply?.cart.items ?? [])
    .filter(({ offer, sku }) => offer.code === `R-${sku}`)
    .map(({ sku }) => sku);
};

const MAX_ITEMS_PER_CALL = 100;

const filledCart = async (
  calls: HostCalls,
  market: string,
  storeId: string,
  skus: readonly string[],
): Promise<string> => {
  const cartId = await calls.reply(market, 'createGuestCart', {});
  for (let at = 0; at < skus.length; at += MAX_ITEMS_PER_CALL) {
    const items = skus.slice(at, at + MAX_ITEMS_PER_CALL).map((sku) => ({ sku, qty: 1 }));
    await calls.reply(market, 'addProductsToGuestCart', {
      body: { request: { retailer_id: storeId, cart_id: cartId, items } },
    });
  }
  return cartId;
};
