import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSellable } from '@materia/domain-stock-status';
import { markets } from '@materia/market-all';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { sql } from 'kysely';
import { readOffers } from '../offers/offers.ts';
import { priceContextOf } from '../offers/price-context.ts';
import { findStore } from '../stores/repository.ts';
import { ENGINES, openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { feedSource, PRODUCT_COUNT, skuOf, testFeed } from '../../testing/feed.ts';
import { placeCategories } from './category-tree.ts';
import { importFeed } from './import-feed.ts';

const NOW = '2026-11-20T09:00:00.000Z';

describe.each(ENGINES)('importing a feed on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.drop());
  const load = (feed = testFeed(), broken = {}, market = 'pl') =>
    importFeed({ pool: database.pool, market, feed: feedSource(feed, broken), now: NOW });
  const names = async (market: string) =>
    (
      await database.db
        .selectFrom('product')
        .select('name')
        .where('market', '=', market)
        .orderBy('sku')
        .execute()
    ).map((row) => row.name);

  it('does not load a feed again when its content is unchanged', async () => {
    expect(await load()).toEqual({ outcome: 'unchanged', rows: {}, refused: [] });
  });

  it('replaces only the catalogue of its market when the content changed', async () => {
    const [first, ...rest] = testFeed().products;
    if (first === undefined) throw new Error('The feed has products');
    const report = await load(testFeed({ products: [{ ...first, name: 'Renamed' }, ...rest] }));
    expect(report).toMatchObject({
      outcome: 'imported',
      refused: [],
      rows: { products: PRODUCT_COUNT, stores: 4 },
    });
    expect((await names('pl'))[0]).toBe('Renamed');
    expect((await names('es'))[0]).toBe('Cement type 0 25 kg');
  });

  it('imports trader identities, product warnings and substitutes (BEY-13, BEY-14, BEY-15)', async () => {
    const feed = testFeed();
    const [first, ...rest] = feed.products;
    if (first === undefined) throw new Error('The feed has products');
    const safety = {
      warnings: ['Keep dry'],
      responsiblePerson: {
        name: 'Answerer',
        address: 'Street 2, Paris',
        email: 'info@answerer.example',
      },
    };
    await load({
      ...feed,
      products: [
        {
          ...first,
          safety,
          energy: { energyClass: 'E', best: 'A', worst: 'G' },
          warranty: { years: 3 },
        },
        ...rest,
      ],
    });
    const vendors = await database.db
      .selectFrom('vendor')
      .select(['code', 'trader'])
      .where('market', '=', 'pl')
      .orderBy('code')
      .execute();
    expect(vendors).toEqual(
      feed.vendors.map(({ code, trader }) => ({ code, trader: trader ?? null })),
    );
    expect(vendors.map(({ trader }) => trader !== null)).toEqual([true, false]);
    const products = await database.db
      .selectFrom('product')
      .select(['safety', 'energy', 'warranty'])
      .where('market', '=', 'pl')
      .orderBy('sku')
      .limit(2)
      .execute();
    expect(products).toEqual([
      { safety, energy: { energyClass: 'E', best: 'A', worst: 'G' }, warranty: { years: 3 } },
      { safety: null, energy: null, warranty: null },
    ]);
    const substitutes = await database.db
      .selectFrom('substitute')
      .select(['sku', 'substitute_sku as substituteSku', 'position'])
      .where('market', '=', 'pl')
      .orderBy('position')
      .execute();
    expect(substitutes).toEqual(feed.substitutes);
  });

  it('refuses an energy class outside its scale', async () => {
    const [first, ...rest] = testFeed().products;
    const wrong = JSON.stringify({
      ...first,
      energy: { energyClass: 'A+++', best: 'A', worst: 'G' },
    });
    expect(
      (await load(testFeed({ products: rest }), { products: [wrong] })).refused.find(
        ({ file }) => file === 'products',
      )?.reason,
    ).toBe('energy: the class lies outside the scale');
  });

  it('leaves out invalid rows, rows with dangling references and references of fees (SET-10), and reports their lines', async () => {
    const feed = testFeed({ products: testFeed().products.slice(0, 20) });
    const report = await load(feed, {
      products: [
        'not json',
        '{"sku":1}',
        JSON.stringify({
          ...feed.products[0],
          sku: '99',
          urlKey: 'x',
          adeokey: 'x',
          categoryId: 'nowhere',
        }),
        JSON.stringify({ ...feed.products[0], sku: '49810001', urlKey: 'y', adeokey: 'y' }),
      ],
    });
    const reasons = report.refused.filter((row) => row.file === 'products');
    expect(reasons.map((row) => row.line)).toEqual([21, 22, 23, 24]);
    expect(reasons.map((row) => row.reason)).toEqual([
      'not JSON',
      expect.stringContaining('sku'),
      'unknown category nowhere',
      'the reference of a fee',
    ]);
    expect(
      report.refused
        .filter((row) => row.file === 'stock' || row.file === 'prices')
        .every((row) => row.reason.startsWith('unknown product')),
    ).toBe(true);
    expect(report.rows.products).toBe(20);
  });

  it('leaves the catalogue unchanged when an import is interrupted', async () => {
    await load();
    const torn = {
      ...feedSource(testFeed({ redirections: [] })),
      records: () => {
        throw new Error('the disk is gone');
      },
    };
    await expect(
      importFeed({ pool: database.pool, market: 'pl', feed: torn, now: NOW }),
    ).rejects.toThrow('the disk is gone');
    expect(await names('pl')).toHaveLength(PRODUCT_COUNT);
    expect(await load()).toMatchObject({ outcome: 'unchanged' });
  });

  it('keeps reservations for units that are sold but not yet handed over on re-import', async () => {
    await sql`insert into customer (market, id, email, password_hash, firstname, lastname, mobile, customer_type, is_pro_card, group_id, terms_accepted_at, created_at) values ('pl', 'c', 'c@shop.example', '', 'A', 'B', '', 2, false, '2', ${NOW}, ${NOW})`.execute(
      database.db,
    );
    await sql`insert into purchase (market, number, customer_id, payment_method, state, currency, total_minor, created_at) values ('pl', '26-0000001-00', 'c', 'pay_in_store', 'confirmed', 'PLN', 1, ${NOW})`.execute(
      database.db,
    );
    await sql`insert into orders (market, number, purchase_number, customer_id, email, buyer, store_id, status, stock_state, created_at, carrier_code, method_code, pickup_date, pickup_minute, payment_method, currency, total_minor, tax_minor, contact, store)
      values ('pl', '26-0000001-00', '26-0000001-00', 'c', 'c@shop.example', '{}', '1', 'READY', 'held', ${NOW}, 'drive', 'two_hours', '2026-11-20', 600, 'pay_in_store', 'PLN', 1, 0, '{}', '{}')`.execute(
      database.db,
    );
    await sql`insert into stock_hold values ('pl', '26-0000001-00', 'store', '1', ${skuOf(0)}, 7, null)`.execute(
      database.db,
    );
    await load(testFeed({ redirections: [] }));
    const row = await database.db
      .selectFrom('stock')
      .select(['qty', 'reserved'])
      .where('market', '=', 'pl')
      .where('sku', '=', skuOf(0))
      .where('store_id', '=', '1')
      .executeTakeFirst();
    expect(row).toEqual({ qty: 50, reserved: 7 });
  });

  it('tells the lists what can be ordered at every store as the domain rule does (STK-09, DLV-09)', async () => {
    const today = parsePlainDate('2026-11-20');
    const market = markets[0];
    if (!today.ok) throw new Error('a day');
    const feed = testFeed();
    const [onOrder, brought, byTruck, tooHeavy] = [skuOf(20), skuOf(21), skuOf(22), skuOf(23)];
    const weights = new Map([
      [byTruck, 40_000],
      [tooHeavy, 140_000],
    ]);
    await load({
      ...feed,
      products: feed.products.map((product) => ({
        ...product,
        weightGrams: weights.get(product.sku) ?? product.weightGrams,
      })),
      'delivery-rates': [
        ...feed['delivery-rates'],
        { method: 'transporter/home', upToGrams: 100_000, upToKm: 50, priceMinor: 9900 },
      ],
      stock: feed.stock
        .filter(({ sku }) => ![brought, byTruck, tooHeavy].includes(sku))
        .map((row) => (row.sku === onOrder ? { ...row, status: 'ONORDER' as const } : row)),
      'warehouse-stock': [brought, byTruck, tooHeavy].map((sku) => ({ sku, quantity: 9 })),
    });
    for (const storeId of ['1', '2', '42']) {
      const store = await findStore(database.db, 'pl', { id: storeId });
      if (store === undefined) throw new Error('a store');
      const skus = Array.from({ length: PRODUCT_COUNT }, (_, at) => skuOf(at));
      const offers = await readOffers(
        database.db,
        market,
        skus,
        priceContextOf(store, { customer: undefined, flags: { MARKETPLACE_MODE: true } }),
        today.value,
      );
      const { rows } = await sql<{ readonly sku: string; readonly isOrderable: boolean }>`
        select sku, get_bit(available, ${store.ordinal}::integer) = 1 or brought or vendor_price is not null as "isOrderable"
        from listing where market = 'pl' order by sku`.execute(database.db);
      expect(rows).toEqual(
        skus.map((sku) => ({ sku, isOrderable: offers.get(sku)?.some(isSellable) === true })),
      );
      const orderable = new Map(rows.map((row) => [row.sku, row.isOrderable]));
      expect([onOrder, brought, byTruck, tooHeavy].map((sku) => orderable.get(sku))).toEqual([
        false,
        true,
        true,
        false,
      ]);
    }
  });

  it('counts the website’s stock as the warehouse’s where a parcel carries it, so no choice of a store takes it away', async () => {
    const feed = testFeed();
    const [both, websiteOnly, heavy, onOrder] = [skuOf(20), skuOf(21), skuOf(22), skuOf(23)];
    const atWebsite = (sku: string, status: 'ONSITE' | 'ONORDER' = 'ONSITE') => ({
      sku,
      storeId: '42',
      status,
      quantity: 13,
      promiseUnit: 'DAY' as const,
      promiseDelay: 2,
    });
    await load({
      ...feed,
      products: feed.products.map((product) =>
        product.sku === heavy ? { ...product, weightGrams: 40_000 } : product,
      ),
      stock: [
        ...feed.stock.filter(({ sku }) => sku !== websiteOnly),
        atWebsite(both),
        atWebsite(websiteOnly),
        atWebsite(heavy),
        atWebsite(onOrder, 'ONORDER'),
      ],
      'warehouse-stock': [{ sku: both, quantity: 5 }],
    });
    const stored = await database.db
      .selectFrom('warehouse_stock')
      .select(['sku', 'qty', 'reserved'])
      .where('market', '=', 'pl')
      .orderBy('sku')
      .execute();
    expect(stored).toEqual([
      { sku: both, qty: 18, reserved: 0 },
      { sku: websiteOnly, qty: 13, reserved: 0 },
    ]);
    const left = await database.db
      .selectFrom('stock')
      .select('sku')
      .where('market', '=', 'pl')
      .where('store_id', '=', '42')
      .orderBy('sku')
      .execute();
    expect(left.map(({ sku }) => sku)).toEqual([heavy, onOrder]);
  });
});

describe('placing categories in the tree', () => {
  const record = (id: string, parentId: string | null) => ({
    id,
    parentId,
    name: id,
    urlSegment: id,
    position: 1,
    image: null,
    description: '',
  });

  it('nests every category within its parent, without overlapping siblings', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 20 }), { maxLength: 40 }), (parents) => {
        const records = parents.map((parent, at) =>
          record(String(at), parent < at ? String(parent) : null),
        );
        const { placed, lost } = placeCategories(records);
        expect(placed.length + lost.length).toBe(records.length);
        const byId = new Map(placed.map((category) => [category.id, category]));
        for (const category of placed) {
          expect(category.lft).toBeLessThanOrEqual(category.rgt);
          const parent = category.parentId === null ? undefined : byId.get(category.parentId);
          if (parent === undefined) continue;
          expect(parent.lft < category.lft && category.rgt <= parent.rgt).toBe(true);
          expect(category.urlPath).toBe(`${parent.urlPath}/${category.urlSegment}`);
        }
        expect(new Set(placed.map((category) => category.lft)).size).toBe(placed.length);
      }),
      { numRuns: 100 },
    );
  });

  it('does not place a cycle, an unknown parent or a fifth level', () => {
    const { placed, lost } = placeCategories([
      record('a', 'b'),
      record('b', 'a'),
      record('c', 'x'),
      record('1', null),
      record('2', '1'),
      record('3', '2'),
      record('4', '3'),
      record('5', '4'),
    ]);
    expect(placed.map((category) => category.id)).toEqual(['1', '2', '3', '4']);
    expect(lost).toEqual(['a', 'b', 'c', '5']);
  });
});
