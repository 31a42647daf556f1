import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { markets } from '@materia/market-all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../../testing/database.ts';
import { skuOf, SPECIAL } from '../../../testing/feed.ts';
import { openTestHost, replied, type TestHost } from '../../../testing/host.ts';
import { fail, ok } from '@materia/domain-kernel';
import type { TakePhotograph } from '../../photographs/take-photograph.ts';
import { importOwn } from './import-own.ts';
import { parseOwnRow } from './own-row.ts';
import { formatOf, readOwnFile } from './read-own-file.ts';

const TODAY = '2026-11-20';
const NEW_PRODUCT = 'sku,name,brand,category,price\n';

describe.each(ENGINES)('a retailer’s own file on %s (BEY-32)', (engine) => {
  let host: TestHost;
  let folder: string;
  /** Photographs of a server that has two. */
  const takePhotograph: TakePhotograph = (given) =>
    Promise.resolve(
      given.endsWith('missing.jpg')
        ? fail('leads to no file')
        : ok(`photo-of-${given.slice(-5, -4)}`),
    );
  beforeAll(async () => {
    host = await openTestHost(engine);
    folder = await mkdtemp(join(tmpdir(), 'materia-own-'));
  });
  afterAll(async () => {
    await host.close();
    await rm(folder, { recursive: true, force: true });
  });

  const load = async (name: string, content: string | Uint8Array) => {
    const [market] = markets;
    const path = join(folder, name);
    const format = formatOf(name);
    if (market.id !== 'pl' || format === undefined)
      throw new Error('The test imports into the first market');
    await writeFile(path, content);
    return importOwn({
      pool: host.database.pool,
      market,
      lines: () => readOwnFile(path, format),
      today: TODAY,
      takePhotograph,
    });
  };
  const listed = async (query: Record<string, string>) => {
    const [page] = (
      await replied(
        host.call('listProducts', { query: { retailer_id: '1', page_size: '96', ...query } }),
      )
    ).data;
    return (
      page?.products.map((product) => [
        product.sku,
        product.best_offer?.price.unitAmount,
        product.best_offer?.storeAvailability?.availableStock,
      ]) ?? []
    );
  };

  it('lists, finds and sells a new product as soon as its line is imported', async () => {
    const report = await load(
      'new.csv',
      'sku;name;brand;category;price;sale_price;quantity;ean;attr:Kolor\nOWN-1;Taczka ogrodowa 100 l;Hortevia;Ogród > Taczki;249,00;199,90;12;5901234123457;zielony\n',
    );
    expect(report).toEqual({ lines: 1, taken: 1, added: 1, refused: [], pictures: [] });
    expect(await listed({ search: '5901234123457' })).toEqual([['OWN-1', 199.9, 12]]);
    const [tree] = (await replied(host.call('readCategoryTree', {}))).data;
    expect(
      tree?.children
        .find((child) => child.name === 'Ogród')
        ?.children.map((child) => [child.url_path, child.product_count]),
    ).toEqual([['ogrod/taczki', 1]]);
    const [cart] = (await replied(host.call('readProduct', { params: { id: 'OWN-1' } }))).data;
    expect(cart).toMatchObject({
      brand: 'Hortevia',
      attributes: [{ label: 'Kolor', value: 'zielony' }],
    });
  });

  it('shows the photographs of a line in place of the drawn views, and reports those it cannot take', async () => {
    const sku = skuOf(3);
    const shown = async () =>
      (await replied(host.call('readProduct', { params: { id: sku } }))).data[0];
    const drawn = (await shown())?.images ?? [];
    const missing = await load(
      'missing.csv',
      `sku,image\n${sku},https://pictures.example/missing.jpg\n`,
    );
    expect(missing).toMatchObject({
      taken: 1,
      refused: [],
      pictures: [
        { line: 2, reason: 'image leads to no file: https://pictures.example/missing.jpg' },
      ],
    });
    expect((await shown())?.images).toEqual(drawn);

    const taken = await load(
      'photographs.xml',
      `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>${sku}</g:id>
        <g:image_link>https://pictures.example/a.jpg</g:image_link>
        <g:additional_image_link>https://pictures.example/b.png</g:additional_image_link>
        <g:additional_image_link>https://pictures.example/missing.jpg</g:additional_image_link>
        <g:additional_image_link>c.jpg</g:additional_image_link>
        <additional_image_alts>From the side | | Open</additional_image_alts>
      </item></channel></rss>`,
    );
    expect(taken.pictures).toHaveLength(1);
    expect(await shown()).toMatchObject({
      images: ['photo-of-a', 'photo-of-b', 'photo-of-c'],
      views: [
        { kind: 'photo', image: 'photo-of-b', alt: 'From the side' },
        { kind: 'photo', image: 'photo-of-c', alt: 'Open' },
      ],
    });
    expect(
      await host.database.db
        .selectFrom('former_picture')
        .where('market', '=', 'pl')
        .where('sku', '=', sku)
        .select('name')
        .execute(),
    ).toEqual([{ name: (drawn[0] ?? '').replace(/\.\w+$/, '') }]);
  });

  it('sends what no store has from the warehouse, and keeps what orders hold there', async () => {
    await load(
      'warehouse.csv',
      'sku,name,brand,category,price,quantity,warehouse_quantity,weight_kg\nOWN-W,Zraszacz 3 m,Hortevia,Ogród > Zraszacze,49,0,7,0.6\n',
    );
    const [offer] = (
      await replied(
        host.call('readOffersBySku', { params: { sku: 'OWN-W' }, query: { retailer_id: '1' } }),
      )
    ).data;
    expect(offer?.delivery.store.availabilities).toEqual([]);
    expect(offer?.delivery.home.availabilities).toMatchObject([
      { availableStock: 7, stockStatus: 'FAST' },
    ]);
    const { db } = host.database;
    await db
      .updateTable('warehouse_stock')
      .set({ reserved: 2 })
      .where('sku', '=', 'OWN-W')
      .execute();
    const report = await load('counted.csv', 'sku,warehouse_quantity\nOWN-W,20\nOWN-W,-1\n');
    expect(report.refused.map(({ line }) => line)).toEqual([3]);
    const row = await db
      .selectFrom('warehouse_stock')
      .select(['qty', 'reserved'])
      .where('sku', '=', 'OWN-W')
      .executeTakeFirst();
    expect(row).toEqual({ qty: 20, reserved: 2 });
  });

  it('takes the IGIC rate of a product for the Canary Islands, and refuses one that is none', async () => {
    const report = await load(
      'igic.csv',
      `sku,igic_percent\n${skuOf(21)},3\n${skuOf(22)},9.5\n${skuOf(23)},many\n`,
    );
    expect([report.taken, report.refused.length]).toEqual([2, 1]);
    const rates = await host.database.db
      .selectFrom('product')
      .select(['sku', 'territory_vat'])
      .where('market', '=', 'pl')
      .where('sku', 'in', [skuOf(21), skuOf(22), skuOf(23)])
      .orderBy('sku')
      .execute();
    expect(rates.map(({ territory_vat }) => territory_vat)).toEqual([
      { 'canary-islands': 300 },
      { 'canary-islands': 950 },
      null,
    ]);
  });

  it('changes only what a line names, and updates lists at once', async () => {
    await listed({});
    await load('prices.csv', `sku,price,price_zone,customer\n${skuOf(20)},5.55,NORTH,private\n`);
    await load(
      'stock.tsv',
      `sku\tstore\tquantity\n${skuOf(20)}\t001\t7\n${SPECIAL.soldOut}\t1\t4\n`,
    );
    expect((await listed({ category_id: '1020', order_by: '{"key":"price-asc"}' }))[0]).toEqual([
      skuOf(20),
      5.55,
      7,
    ]);
    expect((await listed({ filters: '{"availability":["here"]}' })).map(([sku]) => sku)).toContain(
      SPECIAL.soldOut,
    );
    const [product] = (await replied(host.call('readProduct', { params: { id: skuOf(20) } }))).data;
    expect(product?.name).toBe('Cegła klinkierowa 20');
    const south = (
      await replied(
        host.call('readOffers', {
          params: { productAdeoKey: `M${skuOf(20)}`, priceContextCode: '002P' },
        }),
      )
    ).data;
    expect(south[0]?.price.unitAmount).toBe(13);
  });

  it('reads prices in the older form: what is paid, the price before it, and what professionals pay (OFF-08, OFF-09)', async () => {
    const sku = skuOf(16);
    const older = {
      sku,
      price: '20.00',
      price_ht: '16.26',
      special_price: '15.00',
      special_price_ht: '12.20',
      special_price_pro_ht: '10.00',
      original_price: '24.00',
      is_third_party_vendor: '0',
      vat_percent: '23',
    };
    expect(await load('older.jsonl', `${JSON.stringify(older)}\n`)).toMatchObject({ refused: [] });
    const priceAt = async (priceContextCode: string) =>
      (
        await replied(
          host.call('readOffers', { params: { productAdeoKey: `M${sku}`, priceContextCode } }),
        )
      ).data[0]?.price;
    expect(await priceAt('001P')).toMatchObject({ unitAmount: 15, initialUnitAmount: 24 });
    expect(
      await host.database.db
        .selectFrom('price')
        .select(['customer_kind', 'amount_minor', 'initial_amount_minor'])
        .distinct()
        .where('market', '=', 'pl')
        .where('sku', '=', sku)
        .orderBy('customer_kind')
        .execute(),
    ).toEqual([
      { customer_kind: 'private', amount_minor: 1500, initial_amount_minor: 2400 },
      { customer_kind: 'professional', amount_minor: 1230, initial_amount_minor: 2400 },
    ]);
  });

  it.each([
    [{ price_ht: '16.26' }, 'price_ht needs vat_percent beside it'],
    [
      { price: '20', special_price_pro_ht: '10' },
      'special_price_pro_ht needs vat_percent beside it',
    ],
    [
      { price: '20', special_price: '15', is_third_party_vendor: '1' },
      'is_third_party_vendor is set: offers of vendors come with the feed',
    ],
  ])('refuses the older form %o: %s (OFF-08, OFF-11)', async (line, reason) => {
    const row = parseOwnRow(new Map(Object.entries({ sku: skuOf(16), ...line })), 'PLN');
    expect(row).toEqual({ ok: false, error: reason });
  });

  it('stores a warranty in years, and removes it with 0', async () => {
    const warranty = async () => {
      const params = { id: skuOf(22) };
      return (await replied(host.call('readProduct', { params }))).data[0]?.warranty;
    };
    await load('warranty.csv', `sku,warranty_years\n${skuOf(22)},5\n`);
    expect(await warranty()).toEqual({ years: 5 });
    await load('price-only.csv', `sku,rank\n${skuOf(22)},7\n`);
    expect(await warranty()).toEqual({ years: 5 });
    await load('no-warranty.csv', `sku,warranty_years\n${skuOf(22)},0\n`);
    expect(await warranty()).toBeUndefined();
  });

  it('keeps every price of a day with several changes, so that a reduction is announced from the lowest (BEY-01, BEY-02)', async () => {
    const sku = skuOf(22);
    const prices = async () =>
      (
        await host.database.db
          .selectFrom('price_history')
          .select(['valid_from', 'amount_minor'])
          .where('market', '=', 'pl')
          .where('sku', '=', sku)
          .where('price_zone', '=', 'NORTH')
          .where('customer_kind', '=', 'private')
          .orderBy('valid_from')
          .orderBy('change')
          .execute()
      ).map(({ amount_minor }) => amount_minor);
    const priceAtStore = async () => {
      const { data } = await replied(
        host.call('readOffersBySku', { params: { sku }, query: { retailer_id: '1' } }),
      );
      return data[0]?.price;
    };
    for (const amount of ['12.20', '3.33', '9.99', '5.00'])
      await load('day.csv', `sku,price,price_zone,customer\n${sku},${amount},NORTH,private\n`);
    expect(await prices()).toEqual([1220, 333, 999, 500]);
    await load(
      'sale.csv',
      `sku,price,sale_price,price_zone,customer\n${sku},12.20,3.00,NORTH,private\n`,
    );
    expect(await prices()).toEqual([1220, 333, 999, 500, 300]);
    expect(await priceAtStore()).toMatchObject({
      unitAmount: 3,
      initialUnitAmount: 12.2,
      lowestAmount30Days: 3.33,
    });
  });

  it('dates a changed price, and changes nothing when the same file is imported twice (BEY-02)', async () => {
    const file = `sku,price\n${skuOf(21)},7.77\n`;
    await load('dated.csv', file);
    await load('dated.csv', file);
    const rows = await host.database.db
      .selectFrom('price_history')
      .select(['valid_from', 'amount_minor'])
      .where('market', '=', 'pl')
      .where('sku', '=', skuOf(21))
      .where('price_zone', '=', 'NORTH')
      .where('customer_kind', '=', 'private')
      .execute();
    expect(rows).toEqual([
      { valid_from: TODAY, amount_minor: 1210 },
      { valid_from: TODAY, amount_minor: 777 },
    ]);
  });

  it.each([
    [
      'new.jsonl',
      `${JSON.stringify({ sku: 'J-1', name: 'Łopata', brand: 'Hortevia', category: 'Ogród > Łopaty', price: 39.9, quantity: 3 })}\n`,
      [['J-1', 39.9, 3]],
      'lopata',
    ],
    [
      'merchant.tsv',
      'id\ttitle\tbrand\tproduct_type\tprice\tavailability\tshipping_weight\nG-1\tGrabie "szerokie" 60 cm\tHortevia\tOgród > Grabie\t59.00 PLN\tin_stock\t900 g\n',
      [['G-1', 59, 100]],
      'grabie',
    ],
    [
      'merchant.xml',
      '<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>x</title><item><g:id>X-1</g:id><title><![CDATA[Sekator & nożyce]]></title><g:brand>Hortevia</g:brand><g:product_type>Ogród &gt; Sekatory</g:product_type><g:price>89.00 PLN</g:price><g:sale_price>79.00 PLN</g:sale_price><g:availability>out of stock</g:availability></item></channel></rss>',
      [['X-1', 79, 0]],
      'sekator',
    ],
  ])('imports the product of %s', async (name, content, products, search) => {
    expect((await load(name, content)).refused).toEqual([]);
    expect(await listed({ search })).toEqual(products);
  });

  it.each([
    ['no sku', 'sku,price\n,5\n', 2, 'sku is missing'],
    [
      'an invalid sku',
      'sku,price\na b,5\n',
      2,
      'sku must be 1 to 40 letters, figures, dots, dashes or underscores',
    ],
    ['a price in words', `sku,price\n${skuOf(0)},cheap\n`, 2, 'price "cheap" is not an amount'],
    ['a negative price', `sku,price\n${skuOf(0)},-5\n`, 2, 'price "-5" is not an amount'],
    [
      'another currency',
      `sku,price\n${skuOf(0)},5 EUR\n`,
      2,
      "price is in EUR, the market's currency is PLN",
    ],
    [
      'a sale price above the price',
      `sku,price,sale_price\n${skuOf(0)},5,6\n`,
      2,
      'sale_price is above the price',
    ],
    [
      'half a unit',
      `sku,quantity\n${skuOf(0)},1.5\n`,
      2,
      'quantity "1.5" is not a whole number from 0 to 1000000',
    ],
    [
      'a warranty of a lifetime',
      `sku,warranty_years\n${skuOf(0)},51\n`,
      2,
      'warranty_years "51" is not a whole number from 0 to 50',
    ],
    ['an unknown store', `sku,quantity,store\n${skuOf(0)},1,999\n`, 2, 'there is no store 999'],
    [
      'an unknown zone',
      `sku,price,price_zone\n${skuOf(0)},1,EAST\n`,
      2,
      'there is no price_zone EAST',
    ],
    [
      'an incomplete new product',
      'sku,price\nNEW-1,5\n',
      2,
      'a new product needs name, brand, category',
    ],
    [
      'five levels',
      `${NEW_PRODUCT}N-5,a,b,1 > 2 > 3 > 4 > 5,5\n`,
      2,
      'category has more than 4 levels',
    ],
    [
      'too many cells',
      `sku,price\n${skuOf(0)},5\n${skuOf(0)},5,6\n`,
      3,
      'has 3 cells, the first line names 2',
    ],
    ['no reference column', 'name,price\na,5\n', 1, 'the first line names no column sku (or id)'],
    [
      'an open quotation mark',
      `sku,name\n${skuOf(0)},"open\n`,
      2,
      expect.stringMatching(/record|quotation/),
    ],
    [
      'the 31st of February',
      `sku,listed_on\n${skuOf(0)},2026-02-31\n`,
      2,
      'listed_on "2026-02-31" is not a day such as 2026-11-20',
    ],
  ])('refuses %s with its line and one sentence', async (_, content, line, reason) => {
    expect((await load('broken.csv', content)).refused).toEqual([{ line, reason }]);
  });

  it.each([
    ['invalid JSON', '{\n', 'is not a JSON object'],
    ['a list', '[1]\n', 'is not a JSON object'],
    [
      'a list for a name',
      `{"sku":"${skuOf(0)}","name":["x"]}\n`,
      'name is neither a text nor a number',
    ],
    [
      'a lone surrogate',
      `{"sku":"${skuOf(0)}","name":"\\ud800"}\n`,
      'name holds characters that are no text',
    ],
    [
      'a NUL',
      `{"sku":"${skuOf(0)}","name":"a\\u0000b"}\n`,
      'name holds characters that are no text',
    ],
  ])('refuses %s in JSON lines', async (_, content, reason) => {
    expect((await load('broken.jsonl', content)).refused).toEqual([{ line: 1, reason }]);
  });

  it('reports invalid UTF-8 and truncated XML by line, and imports what came before', async () => {
    const latin = Buffer.concat([
      Buffer.from(`sku,name\n${skuOf(0)},`),
      Buffer.from([0xb3, 0xf3]),
      Buffer.from('\n'),
    ]);
    expect((await load('latin.csv', latin)).refused).toEqual([
      { line: 2, reason: 'name holds characters that are no text' },
    ]);
    const nested = await load('deep.xml', `<rss>${'<item>'.repeat(50_000)}`);
    expect(nested).toMatchObject({
      refused: [{ reason: expect.stringContaining('not well-formed') }],
    });
    const wide = await load('wide.csv', `sku${',a'.repeat(90_000)}\nX-9\n`);
    expect(wide).toMatchObject({ refused: [{ line: 1, reason: 'has more than 1000 columns' }] });
    const xml = await load(
      'torn.xml',
      `<rss><channel>\n<item><id>${skuOf(1)}</id><price>6</price></item>\n<item><id>`,
    );
    expect(xml).toMatchObject({
      taken: 1,
      refused: [{ line: 3, reason: 'is not well-formed XML; nothing after it was read' }],
    });
  });

  it('does not let two references with the same URL key affect neighbouring lines', async () => {
    const report = await load(
      'twins.csv',
      `${NEW_PRODUCT}TW.1,Wiadro,Hortevia,Ogród,5\nTW-1,Wiadro,Hortevia,Ogród,5\nTW-2,Wiadro,Hortevia,Ogród,5\n`,
    );
    expect(report).toMatchObject({
      taken: 2,
      added: 2,
      refused: [
        {
          line: 3,
          reason: 'its address belongs to another product, whose sku differs only in signs',
        },
      ],
    });
  });

  it('accepts a file on a running shop from its staff only, and reports line by line', async () => {
    const send = (credential: string, format = 'csv') =>
      host.app.inject({
        method: 'POST',
        url: `/pl/staff/import?format=${format}`,
        headers: {
          authorization: `Bearer ${credential}`,
          'content-type': 'application/octet-stream',
        },
        payload: `sku,price\n${skuOf(24)},3.21\nnobody,1\n`,
      });
    expect((await send(host.secrets.publicCredential)).statusCode).toBe(401);
    expect((await send(host.secrets.staffCredential, 'exe')).statusCode).toBe(400);
    const answer = await send(host.secrets.staffCredential);
    const messages = answer.body
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(messages.at(-1)).toEqual({
      kind: 'report',
      report: {
        lines: 2,
        taken: 1,
        added: 0,
        pictures: [],
        refused: [{ line: 3, reason: 'a new product needs name, brand, category' }],
      },
    });
    expect((await listed({ search: skuOf(24) }))[0]?.[1]).toBe(3.21);
  });

  it('imports or reports every line of any file, and never throws', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        '5',
        '1e9',
        '-1',
        '"',
        'a,b',
        '\t',
        '999999999999',
        'Ogród > Łopaty',
        skuOf(3),
        'PLN 5',
        '٣',
      ),
    );
    const columns = [
      'sku',
      'name',
      'brand',
      'category',
      'price',
      'sale_price',
      'quantity',
      'ean',
      'weight_kg',
      'capacity',
      'listed_on',
      'attr:Kolor',
      'availability',
    ];
    const row = fc.array(cell, { minLength: 1, maxLength: 14 });
    const known = fc
      .tuple(fc.constantFrom(skuOf(3), 'F-1', 'F-2'), fc.array(cell, { maxLength: 12 }))
      .map(([sku, cells]) => [sku, ...cells]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(row, known), { minLength: 1, maxLength: 8 }),
        fc.constantFrom('fuzz.csv', 'fuzz.tsv', 'fuzz.jsonl', 'fuzz.xml'),
        async (rows, name) => {
          const table = [
            columns.join(name === 'fuzz.tsv' ? '\t' : ','),
            ...rows.map((cells) => cells.join(name === 'fuzz.tsv' ? '\t' : ',')),
          ].join('\n');
          const json = rows
            .map((cells) =>
              JSON.stringify(
                Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? null])),
              ),
            )
            .join('\n');
          const xml = `<rss>${rows.map((cells) => `<item>${columns.map((column, at) => (column.includes(':') ? '' : `<g:${column}>${cells[at] ?? ''}</g:${column}>`)).join('')}</item>`).join('\n')}</rss>`;
          const report = await load(
            name,
            name === 'fuzz.jsonl' ? json : name === 'fuzz.xml' ? xml : table,
          );
          expect(report.taken + report.refused.length).toBe(report.lines);
          expect(report.refused.every(({ line, reason }) => line >= 1 && reason !== '')).toBe(true);
        },
      ),
      { numRuns: engine === 'pglite' ? 40 : 80 },
    );
    expect((await listed({})).length).toBeGreaterThan(30);
  });
});
