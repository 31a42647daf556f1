import type { FeedRecord } from '@materia/api-contract/feed';
import type { Browser, Opened, PageShop } from './page-shop.ts';

/** The store that most visits choose: the first one that sells and is not the shop's own. */
export const storeOf = ({ feed }: PageShop): FeedRecord<'stores'> => {
  const store = feed('stores').find(
    ({ sellerCode, ecommerce }) => sellerCode !== '000' && ecommerce,
  );
  if (store === undefined) throw new Error('The demo shop has no store that sells');
  return store;
};

/** A guest who has chosen a store. */
export const guestAt = async (shop: PageShop, store = storeOf(shop)): Promise<Browser> => {
  const browser = shop.guest();
  await browser.post(shop.to('stores'), { store: store.id, returnTo: shop.to('home') });
  return browser;
};

/** Adds a product of the retailer to the cart. */
export const addToCart = (
  { to }: PageShop,
  browser: Browser,
  store: FeedRecord<'stores'>,
  sku: string,
  quantity = 1,
  offer = `R-${sku}`,
): Promise<Opened> =>
  browser.post(to('cart'), {
    intent: 'add',
    sku,
    offer,
    context: `${store.sellerCode}P`,
    quantity: String(quantity),
    returnTo: to('home'),
  });

/** Follows the redirect of a form. */
export const follow = (browser: Browser, answer: Opened): Promise<Opened> => {
  if (answer.location === undefined)
    throw new Error(`${answer.asked.url} did not redirect but answered ${answer.status}`);
  return browser.get(answer.location);
};

/** The only element of a reply's data. */
export const first = <Value>({ data }: { readonly data: readonly Value[] }): Value => {
  const [value] = data;
  if (value === undefined) throw new Error('The reply is empty');
  return value;
};

/** Products that a store has on the shelf in plenty. */
export const plenty = (shop: PageShop): readonly string[] =>
  shop
    .feed('stock')
    .filter(
      ({ storeId, quantity, status }) =>
        storeId === storeOf(shop).id && quantity > 12 && status === 'ONSITE',
    )
    .map(({ sku }) => sku);

/** The row of a product. */
export const productOf = ({ feed }: PageShop, sku: string) => {
  const row = feed('products').find((product) => product.sku === sku);
  if (row === undefined) throw new Error(`There is no product ${sku}`);
  return row;
};

/** Removes what a cart still contains. */
export const emptyCart = async ({ to }: PageShop, browser: Browser): Promise<void> => {
  const { html } = await browser.get(to('cart'));
  for (const line of new Set(
    [...html.matchAll(/name="line" value="([^"]+)"/g)].map(([, id]) => id),
  ))
    await browser.post(to('cart'), { intent: 'remove', line: line ?? '' });
};

/** The hidden fields of the form that orders. */
export const orderForm = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
