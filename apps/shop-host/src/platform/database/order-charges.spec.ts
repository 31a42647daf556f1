import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { type OldDatabase, openDatabaseBefore } from '../../testing/old-database.ts';
import { contradictions } from '../../testing/order-ledger.ts';

const AT = '2026-11-20T09:00:00.000Z';
const STEP = '0088-order-charges';
const ADDRESS = { street: ['ul. Prosta 1'], postcode: '00-001', city: 'Warszawa' };

/** An order as it was written before the step. Amounts in minor units. */
type Former = {
  readonly market: string;
  readonly territory: string;
  /** Total and net of the lines with their rate and eco-contribution. */
  readonly lines: readonly (readonly [number, number, number, number])[];
  readonly fee: readonly [gross: number, tax: number];
  readonly pallets: readonly [count: number, gross: number, tax: number];
  readonly shipping: readonly [gross: number, tax: number];
};
const NOTHING = { fee: [0, 0], pallets: [0, 0, 0], shipping: [0, 0] } as const;
const FORMER: readonly Former[] = [
  {
    market: 'fr',
    territory: 'mainland',
    lines: [
      [1100, 1000, 1000, 33],
      [2400, 2000, 2000, 60],
      [1100, 1000, 1000, 0],
    ],
    fee: [600, 100],
    pallets: [2, 4000, 0],
    shipping: [799, 133],
  },
  {
    market: 'es',
    territory: 'canary-islands',
    lines: [[1070, 1000, 700, 0]],
    fee: [600, 39],
    pallets: [1, 1500, 98],
    shipping: [1399, 92],
  },
  { market: 'pl', territory: 'mainland', lines: [[1230, 1000, 2300, 0]], ...NOTHING },
  {
    market: 'pt',
    territory: 'azores',
    lines: [[1160, 1000, 1600, 0]],
    ...NOTHING,
    shipping: [1160, 160],
  },
];

/** Charges as rows: kind, quantity, unit, net, gross, rate, territory, reference. */
const ROWS = [
  [
    ['preparation-fee', 1, 600, 500, 600, 2000, 'mainland', '49830001'],
    ['deposit', 2, 2000, 4000, 4000, 0, 'mainland', '49830002'],
    // The tax that was charged, although most of the products had a reduced rate.
    ['delivery', null, null, 666, 799, 2000, 'mainland', null],
    ['included-eco-contribution', null, null, 50, 60, 2000, 'mainland', null],
    ['included-eco-contribution', null, null, 30, 33, 1000, 'mainland', null],
  ],
  [
    ['preparation-fee', 1, 600, 561, 600, 700, 'canary-islands', '49820001'],
    ['deposit', 1, 1500, 1402, 1500, 700, 'canary-islands', '49820002'],
    ['delivery', null, null, 1307, 1399, 700, 'canary-islands', null],
  ],
  [],
  [['delivery', null, null, 1000, 1160, 1600, 'azores', null]],
];

describe.each(ENGINES)('orders with their charges in columns on %s', (engine) => {
  let database: OldDatabase;
  beforeAll(async () => {
    database = await openDatabaseBefore(engine, STEP);
    const { db } = database;
    for (const [at, order] of FORMER.entries()) {
      const { market, territory, lines, fee, pallets, shipping } = order;
      const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
      const total = sum([...lines.map(([gross]) => gross), fee[0], pallets[1], shipping[0]]);
      const tax = sum([
        ...lines.map(([gross, net]) => gross - net),
        fee[1],
        pallets[2],
        shipping[1],
      ]);
      const number = String(at);
      await sql`insert into purchase (market, number, payment_method, state, currency, total_minor, created_at, email)
        values (${market}, ${number}, 'card', 'confirmed', 'EUR', ${total}, ${AT}, 'anna@materia.example')`.execute(
        db,
      );
      await sql`insert into orders
        (market, number, purchase_number, email, store_id, status, stock_state, created_at, carrier_code, method_code, payment_method, currency, tax_territory,
         total_minor, tax_minor, ecotax_minor, shipping_minor, fee_minor, fee_tax_minor, pallets, pallet_minor, pallet_tax_minor, address, contact, store, buyer)
        values (${market}, ${number}, ${number}, 'anna@materia.example', '1', 'SHIPPED', 'taken', ${AT}, 'chronopost', 'home', 'card', 'EUR', ${territory},
         ${total}, ${tax}, ${sum(lines.map(([, , , eco]) => eco))}, ${shipping[0]}, ${fee[0]}, ${fee[1]}, ${pallets[0]}, ${pallets[1]}, ${pallets[2]}, ${JSON.stringify(ADDRESS)}, '{}', '{}', '{}')`.execute(
        db,
      );
      await sql`insert into order_status values (${market}, ${number}, 1, 'SHIPPED', ${AT})`.execute(
        db,
      );
      for (const [index, [gross, net, rate, eco]] of lines.entries())
        await sql`insert into order_line
          (market, order_number, line, sku, adeokey, offer_code, name, image, url_key, vendor_name, qty,
           unit_minor, unit_initial_minor, unit_net_minor, row_minor, row_net_minor, ecotax_minor, vat_basis_points)
          values (${market}, ${number}, ${index + 1}, '1', '', '', '', '', '', '', 1, ${gross}, ${gross}, ${net}, ${gross}, ${net}, ${eco}, ${rate})`.execute(
          db,
        );
    }
  });
  afterAll(() => database.drop());

  it('keep what they charged as rows, with the tax that was in it', async () => {
    expect(await database.migrateTo()).toContain(STEP);
    const rows = await database.db
      .selectFrom('order_charge')
      .selectAll()
      .orderBy('order_number')
      .orderBy('position')
      .execute();
    expect(
      FORMER.map((_, at) =>
        rows
          .filter(({ order_number }) => order_number === String(at))
          .map((row) => [
            row.kind,
            row.qty,
            row.unit_minor,
            row.net_minor,
            row.gross_minor,
            row.vat_basis_points,
            row.tax_territory,
            row.reference,
          ]),
      ),
    ).toEqual(ROWS);
    expect(
      (await contradictions(database.db))[
        'orders are the sum of their lines and charges, with and without tax'
      ],
    ).toBeUndefined();
  });

  it.each([
    [
      'a fee without its article',
      sql`'preparation-fee', 1, 100, 100, 100, 100, 0, 'mainland', null`,
    ],
    ['a delivery with a quantity', sql`'delivery', 1, 100, 100, 100, 100, 0, 'mainland', null`],
    ['an unknown kind', sql`'gift', null, null, null, 100, 100, 0, 'mainland', null`],
    [
      'more without tax than with it',
      sql`'delivery', null, null, null, 101, 100, 2000, 'mainland', null`,
    ],
    ['tax at no rate', sql`'delivery', null, null, null, 90, 100, 0, 'mainland', null`],
    ['units that are not its amount', sql`'deposit', 2, 100, 100, 100, 100, 0, 'mainland', '1'`],
  ])('cannot have %s', async (_, columns) => {
    await expect(
      sql`insert into order_charge values ('pl', '2', 9, ${columns})`.execute(database.db),
    ).rejects.toThrow('violates check constraint');
  });
});
