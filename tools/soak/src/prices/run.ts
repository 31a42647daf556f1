import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { FEED_SCHEMAS, type FeedFile } from '@materia/api-contract/feed';
import { pathTo } from '@materia/market-model';
import type { SoakRow } from '../row.ts';
import { openShops, type RunningShop } from '../shop.ts';
import type { SoakPart } from '../soak-part.ts';
import { type Announced, announcedIn, lawfulReduction, type PricePast } from './announced.ts';

const PRODUCTS = 500;
const EXAMPLES = 10;
/** The demo shop's products by the path of their page. */
type Product = { readonly sku: string; readonly past: PricePast };

const linesOf = async function* (folder: string, file: FeedFile): AsyncIterable<unknown> {
  const lines = createInterface({ input: createReadStream(join(folder, `${file}.jsonl`)) });
  for await (const line of lines) yield JSON.parse(line);
};

/**
 * The prices that guests without a store see: those of the website's own store, from the files of
 * the demo shop.
 */
const productsOf = async ({
  market,
  dataFolder,
}: RunningShop): Promise<ReadonlyMap<string, Product>> => {
  const folder = join(dataFolder, 'demo', market.id);
  let zone = '';
  for await (const line of linesOf(folder, 'stores')) {
    const { sellerCode, priceZone } = FEED_SCHEMAS.stores.parse(line);
    if (sellerCode === '000') zone = priceZone;
  }
  const changes = new Map<string, { from: string; amount: number }[]>();
  for await (const line of linesOf(folder, 'price-history')) {
    const row = FEED_SCHEMAS['price-history'].parse(line);
    if (row.priceZone !== zone || row.customerKind !== 'private') continue;
    const of = changes.get(row.sku) ?? [];
    of.push({ from: row.validFrom, amount: row.amountMinor });
    changes.set(row.sku, of);
  }
  const pasts = new Map<string, PricePast>();
  for await (const line of linesOf(folder, 'prices')) {
    const row = FEED_SCHEMAS.prices.parse(line);
    if (row.priceZone === zone && row.customerKind === 'private')
      pasts.set(row.sku, {
        amount: row.amountMinor,
        initial: row.initialAmountMinor,
        changes: changes.get(row.sku) ?? [],
      });
  }
  const to = pathTo(market.routes);
  const products = new Map<string, Product>();
  for await (const line of linesOf(folder, 'products')) {
    const { sku, urlKey } = FEED_SCHEMAS.products.parse(line);
    const past = pasts.get(sku);
    if (past !== undefined) products.set(to('product', { urlKey }), { sku, past });
  }
  return products;
};

const isSame = (one: Announced | undefined, other: Announced | undefined): boolean =>
  one?.struck === other?.struck && one?.percent === other?.percent;

type Checked = {
  readonly products: number;
  readonly announced: number;
  readonly above: readonly string[];
  readonly different: readonly string[];
};

const checkShop = async (shop: RunningShop, amount: number): Promise<Checked> => {
  const products = await productsOf(shop);
  const [above, different]: [string[], string[]] = [[], []];
  const counts = { products: 0, announced: 0 };
  const compare = (where: string, { sku, past }: Product, shown: Announced | undefined): void => {
    const lawful = lawfulReduction(past);
    if (shown !== undefined && (lawful === undefined || shown.struck > lawful.struck))
      above.push(`${where} ${sku}: ${shown.struck} above ${lawful?.struck ?? 'none'}`);
    if (!isSame(shown, lawful))
      different.push(`${where} ${sku}: ${JSON.stringify(shown)}, not ${JSON.stringify(lawful)}`);
  };
  const isOwn = (html: string): boolean => html.includes(shop.market.name);
  const page = async (path: string): Promise<string> => {
    const reply = await fetch(shop.origin + path);
    if (reply.status !== 200) throw new Error(`${path} responded with ${reply.status}`);
    return reply.text();
  };
  const reduced = [...products].filter(([, { past }]) => past.amount < past.initial);
  for (const [path, product] of reduced.slice(0, amount)) {
    const html = await page(path);
    const box = html.slice(html.indexOf('</h1>'), html.indexOf('</section>'));
    counts.products += 1;
    const shown = announcedIn(box);
    if (isOwn(box)) compare(path, product, shown);
    else if (shown !== undefined) above.push(`${path}: a vendor's offer is struck`);
    if (shown !== undefined) counts.announced += 1;
  }
  return { ...counts, above, different };
};

/**
 * Visits the pages of reduced products, and compares every struck price with the price history of
 * the demo shop's files.
 */
export const prices: SoakPart = async (options) => {
  const opened = await openShops(options);
  try {
    const rows: SoakRow[] = [];
    for (const shop of opened.shops) {
      const checked = await checkShop(shop, options.amount ?? PRODUCTS);
      const faults = [...checked.above, ...checked.different];
      for (const fault of faults.slice(0, EXAMPLES)) console.error(`  ${shop.market.id} ${fault}`);
      rows.push({
        goal: `${shop.market.id}: ${checked.products} reduced products`,
        found: `${checked.above.length} struck above the 30-day lowest, ${checked.different.length} other than lawful, ${checked.announced} announced`,
        isMet: faults.length === 0 && checked.products >= (options.amount ?? PRODUCTS),
      });
    }
    return rows;
  } finally {
    await opened.stop();
  }
};
