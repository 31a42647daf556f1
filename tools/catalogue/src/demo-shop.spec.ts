import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import {
  DRAWING_PACK,
  drawingPackBlock,
  drawingPackIndex,
  FEED_FILES,
  FEED_SCHEMAS,
  type FeedFile,
  type FeedRecord,
} from '@materia/api-contract/feed';
import { plainDate } from '@materia/domain-holiday-calendar';
import { isProductUrlKey, isStoreNameParam } from '@materia/domain-navigation';
import { checkFamily } from '@materia/domain-product-families';
import { marketById } from '@materia/market-all';
import { afterAll, describe, expect, it } from 'vitest';
import { categoryNode } from './category-tree.ts';
import { type DemoShopOrder, writeDemoShop } from './demo-shop.ts';
import { eanCheckDigit } from './ean.ts';
import { FAMILY_KEYS, type FamilyKey } from './families/index.ts';
import { familyVariant, MOST_COMBINATIONS } from './families/variants.ts';
import { readManifest } from './manifest.ts';
import { DEMO_MARKETS, type DemoMarketId, isDemoMarketId } from './markets/index.ts';
import { TRADES } from './markets/trades.ts';

/** The names of single and of packed pictures. */
const picturesIn = (folder: string): ReadonlySet<string> => {
  const pack = readFileSync(join(folder, DRAWING_PACK));
  const length = pack.readUInt32BE(pack.length - 4);
  const index = drawingPackIndex.parse(
    JSON.parse(pack.subarray(pack.length - 4 - length, pack.length - 4).toString('utf8')),
  );
  const packed = index.flatMap(([, offset, size]) =>
    drawingPackBlock
      .parse(JSON.parse(inflateRawSync(pack.subarray(offset, offset + size)).toString('utf8')))
      .map(([name]) => name),
  );
  expect(packed).toEqual(packed.toSorted());
  return new Set([...readdirSync(folder), ...packed]);
};

const folder = mkdtempSync(join(tmpdir(), 'demo-shop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const today = plainDate(2026, 11, 20);
const orderOf = (market: DemoMarketId, size: number, out: string): DemoShopOrder => ({
  market,
  size,
  seed: 'materia',
  out: join(folder, out),
  today,
  mayBeOlder: false,
});

const written = (order: DemoShopOrder) => {
  const shop = writeDemoShop(order);
  if (!shop.ok) throw new Error(shop.error.kind);
  return shop.value;
};

const linesOf = (order: DemoShopOrder, file: FeedFile): readonly unknown[] =>
  readFileSync(join(order.out, `${file}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));

const bytesOf = (out: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(out, name)).isFile())
      .map((name) => [name, readFileSync(join(out, name), 'utf8')]),
  );

/** EU countries of the demo shops' manufacturers and responsible persons. */
const UNION = ['AT', 'DE', 'ES', 'FR', 'IT', 'NL', 'PL', 'PT', 'SE'];

const marketIds = Object.keys(DEMO_MARKETS).filter(isDemoMarketId);

const SIZES: readonly (readonly [DemoMarketId, number])[] = [
  ...marketIds.map((id) => [id, 200] as const),
  ['pl', 5000],
];

describe.each(SIZES)('demo shop of %s with %i references', (id, size) => {
  const order = orderOf(id, size, `${id}-${String(size)}`);
  const { manifest } = written(order);
  const read = <File extends FeedFile>(
    file: File,
    parse: (line: unknown) => FeedRecord<File>,
  ): readonly FeedRecord<File>[] => linesOf(order, file).map(parse);
  const products = read('products', (line) => FEED_SCHEMAS.products.parse(line));
  const categories = read('categories', (line) => FEED_SCHEMAS.categories.parse(line));
  const prices = read('prices', (line) => FEED_SCHEMAS.prices.parse(line));
  const stock = read('stock', (line) => FEED_SCHEMAS.stock.parse(line));
  const offers = read('vendor-offers', (line) => FEED_SCHEMAS['vendor-offers'].parse(line));

  it.each(FEED_FILES)('every line of %s matches the feed schema and is counted', (file) => {
    const lines = linesOf(order, file);
    expect(lines.filter((line) => !FEED_SCHEMAS[file].safeParse(line).success)).toEqual([]);
    expect(lines.length).toBe(manifest.counts[file]);
  });

  it('has families whose members share category and brand and differ in their values', () => {
    const members = read('products', (line) => FEED_SCHEMAS.products.parse(line)).flatMap(
      ({ family, ...product }) => (family === undefined ? [] : [{ ...product, ...family }]),
    );
    const families = [...Map.groupBy(members, (member) => member.id).values()];
    expect(families.filter((own) => !checkFamily(own).ok)).toEqual([]);
    const colours = members.flatMap(({ axes }) => axes).filter(({ kind }) => kind === 'colour');
    expect(colours.length).toBeGreaterThan(size / 20);
    expect(colours.filter(({ swatch }) => swatch === undefined)).toEqual([]);
  });

  it('has exactly the requested number of products, each with a unique SKU, EAN, name and rank', () => {
    expect(products).toHaveLength(size);
    for (const field of ['sku', 'adeokey', 'ean', 'urlKey', 'name', 'rank'] as const)
      expect(new Set(products.map((product) => product[field])).size).toBe(size);
  });

  it('product paths and EANs are well formed', () => {
    expect(products.filter(({ urlKey }) => !isProductUrlKey(urlKey))).toEqual([]);
    expect(
      products.filter(({ ean }) => Number(ean.at(-1)) !== eanCheckDigit(ean.slice(0, 12))),
    ).toEqual([]);
  });

  it('products are in leaf categories, with existing pictures and units that the market has names for', () => {
    const parents = new Set(categories.map(({ parentId }) => parentId));
    const leaves = new Set(categories.map(({ id: own }) => own).filter((own) => !parents.has(own)));
    const pictures = picturesIn(join(order.out, 'pictures'));
    const units = Object.keys(marketById(id)?.units ?? {});
    expect(products.filter(({ categoryId }) => !leaves.has(categoryId))).toEqual([]);
    expect(
      [...leaves].filter((leaf) => !products.some(({ categoryId }) => categoryId === leaf)),
    ).toEqual([]);
    expect(
      [...products, ...categories].filter(({ image }) => image === null || !pictures.has(image)),
    ).toEqual([]);
    expect(
      products.flatMap(({ views = [] }) => views.filter(({ image }) => !pictures.has(image))),
    ).toEqual([]);
    expect(Math.min(...products.map(({ views = [] }) => views.length))).toBeGreaterThanOrEqual(4);
    expect(
      products
        .flatMap(({ saleUnit, capacityUnit }) => [saleUnit, capacityUnit ?? 'piece'])
        .filter((unit) => !units.includes(unit)),
    ).toEqual([]);
  });

  it('a product has its manufacturer’s warnings and, for one outside the EU, a responsible person in it (BEY-14)', () => {
    const { warnings } = DEMO_MARKETS[id].texts;
    expect(products.find(({ sku }) => sku === familyVariant('cement', 0).sku)?.safety).toEqual({
      warnings: [warnings.cement],
    });
    const isInUnion = ({ manufacturer }: (typeof products)[number]): boolean =>
      UNION.includes(manufacturer.address.slice(-2));
    expect(
      products.filter(
        (product) => isInUnion(product) === (product.safety?.responsiblePerson !== undefined),
      ),
    ).toEqual([]);
    expect(products.some((product) => !isInUnion(product))).toBe(true);
    expect(
      products
        .flatMap(({ safety }) => safety?.responsiblePerson ?? [])
        .filter(({ address }) => !UNION.includes(address.slice(-2))),
    ).toEqual([]);
    expect(products.filter(({ description }) => !/[.!]$/.test(description))).toEqual([]);
  });

  it('only products named by law have a reduced VAT rate, with its legal provision', () => {
    const { reducedVat, vatBasisPoints } = DEMO_MARKETS[id];
    const familyOf = (sku: string): FamilyKey | undefined =>
      FAMILY_KEYS[Math.floor(Number(sku) / MOST_COMBINATIONS) - 100];
    const lower = products.filter((product) => product.vatBasisPoints < vatBasisPoints);
    expect(products.filter((product) => product.vatBasisPoints > vatBasisPoints)).toEqual([]);
    const sold = new Set(products.map(({ sku }) => String(familyOf(sku))));
    expect([...new Set(lower.map(({ sku }) => familyOf(sku)))].toSorted()).toEqual(
      Object.keys(reducedVat)
        .filter((family) => sold.has(family))
        .toSorted(),
    );
    expect(
      Object.values(reducedVat).filter(
        ({ basisPoints, source }) => basisPoints >= vatBasisPoints || source === '',
      ),
    ).toEqual([]);
  });

  it('a product has an energy label if and only if its family has an energy class (BEY-15)', () => {
    const classOf = (attributes: (typeof products)[number]['attributes']): string | undefined =>
      attributes.find(({ code }) => code === 'energy-class')?.value;
    expect(
      products.filter(({ attributes, energy }) => energy?.energyClass !== classOf(attributes)),
    ).toEqual([]);
    expect(products.some(({ energy }) => energy !== undefined)).toBe(true);
  });

  it('a product has prices in each zone for both customer types, unless only vendors sell it', () => {
    const zones = Object.keys(DEMO_MARKETS[id].zones).length;
    const pricesOf = Map.groupBy(prices, ({ sku }) => sku);
    const stockOf = Map.groupBy(stock, ({ sku }) => sku);
    const offered = new Set(offers.map(({ sku }) => sku));
    const isComplete = (sku: string): boolean => pricesOf.get(sku)?.length === zones * 2;
    const isVendorsOnly = (sku: string): boolean =>
      !pricesOf.has(sku) && !stockOf.has(sku) && offered.has(sku);
    expect(products.filter(({ sku }) => !isComplete(sku) && !isVendorsOnly(sku))).toEqual([]);
    expect(offered.size / size).toBeCloseTo(0.15, 1);
    expect(offers.some(({ status }) => status === 'SITE_DELIVERY')).toBe(true);
  });

  it('a vendor offers only products of its trade, at least twenty in a shop of default size', () => {
    const { vendors } = DEMO_MARKETS[id];
    const leafOfSku = new Map(products.map(({ sku, categoryId }) => [sku, categoryId]));
    const offersOf = Map.groupBy(offers, ({ vendorCode }) => vendorCode);
    for (const { code, trade } of vendors) {
      const covered = TRADES[trade].map((key) => categoryNode(key).id);
      const own = offersOf.get(code) ?? [];
      expect(
        own.filter(
          ({ sku }) => !covered.some((category) => leafOfSku.get(sku)?.startsWith(category)),
        ),
      ).toEqual([]);
      if (size >= 5000) expect([code, own.length >= 20]).toEqual([code, true]);
    }
    const codes = new Set(vendors.map(({ code }) => code));
    expect(offers.filter(({ vendorCode }) => !codes.has(vendorCode))).toEqual([]);
  });

  it('a product has at most three substitutes, all in the same category (BEY-11)', () => {
    const rows = read('substitutes', (line) => FEED_SCHEMAS.substitutes.parse(line));
    const categoryOf = new Map(products.map(({ sku, categoryId }) => [sku, categoryId]));
    // A small shop has one product of each kind.
    expect(rows.length > size * 0.1).toBe(size >= 5000);
    expect(
      rows.filter(
        ({ sku, substituteSku }) =>
          sku === substituteSku ||
          categoryOf.get(sku) === undefined ||
          categoryOf.get(sku) !== categoryOf.get(substituteSku),
      ),
    ).toEqual([]);
    for (const own of Map.groupBy(rows, ({ sku }) => sku).values()) {
      expect(own.map(({ position }) => position)).toEqual([1, 2, 3].slice(0, own.length));
      expect(new Set(own.map(({ substituteSku }) => substituteSku)).size).toBe(own.length);
    }
  });

  it('stock on site is ready in two hours, other stock later, and sold-out products have no units', () => {
    const promisesOf = (wanted: string): readonly string[] =>
      stock
        .filter(({ status }) => status === wanted)
        .map(({ promiseUnit, promiseDelay }) => `${promiseUnit} ${String(promiseDelay)}`);
    expect([...new Set(promisesOf('ONSITE'))]).toEqual(['HOUR 2']);
    expect([...new Set(promisesOf('BIGBOX'))].toSorted()).toEqual(['DAY 2', 'HOUR 10']);
    expect(
      [...promisesOf('ONORDER'), ...promisesOf('SOLDOUT')].filter(
        (promise) => !promise.startsWith('DAY '),
      ),
    ).toEqual([]);
    expect(stock.filter(({ status, quantity }) => quantity > 0 === (status === 'SOLDOUT'))).toEqual(
      [],
    );
  });
});

describe.each(marketIds)('stores and places of %s', (id) => {
  const order = orderOf(id, 200, `${id}-200`);
  written(order);
  const stores = linesOf(order, 'stores').map((line) => FEED_SCHEMAS.stores.parse(line));
  const places = linesOf(order, 'places').map((line) => FEED_SCHEMAS.places.parse(line));

  it('seller codes have three digits, one is 000 (the website), and store 42 exists', () => {
    expect(stores.every(({ sellerCode }) => /^\d{3}$/.test(sellerCode))).toBe(true);
    expect(new Set(stores.map(({ sellerCode }) => sellerCode)).size).toBe(stores.length);
    expect(
      stores.filter(({ services }) => services.includes('web')).map(({ sellerCode }) => sellerCode),
    ).toEqual(['000']);
    expect(stores.map(({ id: own }) => own)).toContain('42');
  });

  it('store URL keys have letters and hyphens only, and one small store has no online sales', () => {
    expect(stores.filter(({ urlKey }) => !isStoreNameParam(urlKey))).toEqual([]);
    expect(
      stores.filter(({ ecommerce }) => !ecommerce).map(({ retailerType }) => retailerType),
    ).toEqual(['agency']);
  });

  it('stores open from Monday to Saturday, some on Sundays', () => {
    for (const { openingHours } of stores) {
      expect(openingHours.map(({ weekday }) => weekday).slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(openingHours.slice(6).every(({ weekday }) => weekday === 7)).toBe(true);
      expect(
        openingHours.every(
          ({ from, to }) => Number.isInteger(from) && Number.isInteger(to) && from < to,
        ),
      ).toBe(true);
    }
  });

  it('price zones are known, and regions are those of the holiday calendar', () => {
    const regions = new Set(Object.keys(marketById(id)?.holidays.regions ?? {}));
    expect(stores.filter(({ priceZone }) => !(priceZone in DEMO_MARKETS[id].zones))).toEqual([]);
    expect(
      stores.filter(({ regionCode }) => regionCode !== null && !regions.has(regionCode)),
    ).toEqual([]);
  });

  it('towns are searchable and unique, and each store has one nearby', () => {
    expect(places.length).toBeGreaterThanOrEqual(60);
    expect(new Set(places.map(({ city }) => city)).size).toBe(places.length);
    for (const { latitude, longitude } of stores)
      expect(
        places.some(
          (place) => Math.hypot(place.latitude - latitude, place.longitude - longitude) < 0.5,
        ),
      ).toBe(true);
  });
});

describe('writing a demo shop', { timeout: 60_000 }, () => {
  it('writes the same bytes for the same options, and others for another seed', () => {
    const [first, second, third] = [
      orderOf('fr', 200, 'first'),
      orderOf('fr', 200, 'second'),
      { ...orderOf('fr', 200, 'third'), seed: 'other' },
    ];
    const hashes = [first, second, third].map((order) => written(order).manifest.hash);
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[0]).not.toBe(hashes[2]);
    expect(bytesOf(second.out)).toEqual(bytesOf(first.out));
  });

  it('reuses a folder with the requested shop, and rewrites it if the options or the folder changed', () => {
    const order = orderOf('pt', 200, 'again');
    expect(written(order).wasWritten).toBe(true);
    utimesSync(join(order.out, 'products.jsonl'), 1000, 1000);
    expect(written(order).wasWritten).toBe(false);
    expect(statSync(join(order.out, 'products.jsonl')).mtimeMs).toBe(1_000_000);
    expect(written({ ...order, today: plainDate(2026, 11, 24), mayBeOlder: true }).wasWritten).toBe(
      false,
    );
    expect(written({ ...order, today: plainDate(2026, 11, 24) }).wasWritten).toBe(true);
    expect(written({ ...order, size: 201 }).wasWritten).toBe(true);
    writeFileSync(join(order.out, 'manifest.json'), '{"market":"pt"');
    expect(readManifest(order.out)).toBeNull();
    expect(written(order).wasWritten).toBe(true);
  });

  it('all markets sell the same products under their own names', () => {
    const [polish = [], spanish = []] = (['pl', 'es'] as const).map((id) =>
      linesOf(orderOf(id, 200, `${id}-200`), 'products').map((line) =>
        FEED_SCHEMAS.products.parse(line),
      ),
    );
    expect(polish.map(({ sku }) => sku)).toEqual(spanish.map(({ sku }) => sku));
    expect(polish.filter(({ name }, at) => name === spanish[at]?.name)).toEqual([]);
  });

  it('old URLs redirect to existing products and categories', () => {
    for (const id of marketIds) {
      const order = orderOf(id, 200, `${id}-200`);
      const products = new Set(
        linesOf(order, 'products').map(
          (line) => `/${FEED_SCHEMAS.products.parse(line).urlKey}.html`,
        ),
      );
      const categories = linesOf(order, 'categories').map((line) =>
        FEED_SCHEMAS.categories.parse(line),
      );
      const pathOf = (category: (typeof categories)[number] | undefined): string =>
        category === undefined
          ? '/'
          : `${pathOf(categories.find(({ id: own }) => own === category.parentId))}${category.urlSegment}/`;
      const paths = new Set(categories.map(pathOf));
      const pages = new Set(
        linesOf(order, 'content-pages').map(
          (line) => `/${FEED_SCHEMAS['content-pages'].parse(line).identifier}.html`,
        ),
      );
      for (const line of linesOf(order, 'redirections')) {
        const { path, targetPath } = FEED_SCHEMAS.redirections.parse(line);
        expect([products, paths, pages].some((known) => known.has(targetPath))).toBe(true);
        expect(path).not.toBe(targetPath);
      }
    }
  });
});
