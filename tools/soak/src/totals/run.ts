import { pathTo } from '@materia/market-model';
import { demoRows } from '../demo-rows.ts';
import type { SoakRow } from '../row.ts';
import { openShops, type RunningShop } from '../shop.ts';
import type { SoakPart } from '../soak-part.ts';
import { expectedTotals, type ExpectedLine, type ExpectedTotals, territoryOf } from './expected.ts';
import { shownTotals } from './shown.ts';

const PRODUCTS = 500;
/** Below the number of references from which the preparation costs more. */
const LINES_OF_A_CART = 10;
const EXAMPLES = 5;

type StoreOfDemo = {
  readonly id: string;
  readonly name: string;
  readonly postcode: string;
  readonly priceZone: string;
};

/** A guest's browser. */
const visitor = (origin: string) => {
  const jar = new Map<string, string>();
  const send = async (path: string, form?: Readonly<Record<string, string>>): Promise<Response> => {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && {
        method: 'POST',
        headers: {
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
        },
        body: new URLSearchParams(form),
      }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  return { send };
};

/** One mainland store that sells, and one of each territory. */
const storesToCompare = (shop: RunningShop, stores: readonly StoreOfDemo[]) => {
  const places = Map.groupBy(
    stores,
    ({ postcode }) => territoryOf(shop.market.id, postcode)?.name ?? 'mainland',
  );
  return [...places].flatMap(([place, [store]]) => (store === undefined ? [] : [{ place, store }]));
};

type Good = ExpectedLine & { readonly sku: string };

/** The retailer's reduced products that the store has, at its own prices. */
const reducedAt = async (shop: RunningShop, store: StoreOfDemo): Promise<readonly Good[]> => {
  const [products, prices, stock] = await Promise.all([
    demoRows(shop, 'products'),
    demoRows(shop, 'prices'),
    demoRows(shop, 'stock'),
  ]);
  const inStock = new Set(
    stock
      .filter(
        ({ storeId, quantity, status }) =>
          storeId === store.id && quantity >= 2 && status === 'ONSITE',
      )
      .map(({ sku }) => sku),
  );
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const goods = prices
    .filter(
      ({ sku, priceZone, customerKind }) =>
        priceZone === store.priceZone && customerKind === 'private' && inStock.has(sku),
    )
    // Reduced ones first; a store has fewer of them than the crawl needs.
    .toSorted(
      (one, other) =>
        Number(other.amountMinor < other.initialAmountMinor) -
        Number(one.amountMinor < one.initialAmountMinor),
    );
  return goods.flatMap(({ sku, amountMinor }, index) => {
    const product = bySku.get(sku);
    // Deposits on pallets and contributions that are added to the price are no part of this
    // comparison.
    if (product === undefined || product.unitsPerPallet !== undefined || product.ecotaxMinor > 0)
      return [];
    return [
      {
        sku,
        unit: amountMinor,
        quantity: 1 + (index % 2),
        mainlandRate: product.vatBasisPoints,
        rateByTerritory: product.territoryVat,
      },
    ];
  });
};

const printed = ({ total, taxes }: ExpectedTotals): string =>
  `${total} ${[...taxes]
    .toSorted(([one], [other]) => one - other)
    .map(([rate, { base, tax }]) => `${rate}: ${base} + ${tax}`)
    .join(', ')}`;

/**
 * Fills a cart with some products, and compares what its page says with what it must say; returns
 * the difference.
 */
const compareCart = async (
  { market, origin }: RunningShop,
  store: StoreOfDemo,
  goods: readonly Good[],
): Promise<string | undefined> => {
  const to = pathTo(market.routes);
  const { send } = visitor(origin);
  await send(to('stores'), { store: store.id, returnTo: to('home') });
  const added = await send(to('quickOrder'), {
    references: goods.map(({ sku, quantity }) => `${sku};${quantity}`).join('\n'),
  });
  if (added.status !== 303) return `the products were not added (${added.status})`;
  const html = await (await send(to('cart'))).text();
  const shown = shownTotals(html, market.texts.line.total);
  const expected = expectedTotals(
    market.id,
    store.postcode,
    goods,
    market.settings.preparationFeeBaseMinor,
  );
  if (shown === undefined) return 'the cart has no total';
  const [one, other] = [printed(shown), printed(expected)];
  return one === other ? undefined : `${one}, not ${other}`;
};

/**
 * Fills carts at a mainland store and at a store of each island territory, and compares totals and
 * taxes.
 */
export const totals: SoakPart = async (options) => {
  const opened = await openShops(options);
  try {
    const rows: SoakRow[] = [];
    const amount = options.amount ?? PRODUCTS;
    for (const shop of opened.shops) {
      const stores = (await demoRows(shop, 'stores')).filter(
        ({ sellerCode, ecommerce }) => sellerCode !== '000' && ecommerce,
      );
      for (const { place, store } of storesToCompare(shop, stores)) {
        const goods = (await reducedAt(shop, store)).slice(0, amount);
        let carts = 0;
        const faults: string[] = [];
        for (let from = 0; from < goods.length; from += LINES_OF_A_CART) {
          carts += 1;
          const some = goods.slice(from, from + LINES_OF_A_CART);
          const fault = await compareCart(shop, store, some);
          if (fault !== undefined) faults.push(`${some.map(({ sku }) => sku).join()}: ${fault}`);
        }
        for (const fault of faults.slice(0, EXAMPLES))
          console.error(`  ${shop.market.id} ${store.name} ${fault}`);
        rows.push({
          goal: `${shop.market.id}, ${place}: ${goods.length} products in ${carts} carts`,
          found: `${faults.length} carts differ`,
          isMet: faults.length === 0 && carts > 0,
        });
      }
    }
    return rows;
  } finally {
    await opened.stop();
  }
};
