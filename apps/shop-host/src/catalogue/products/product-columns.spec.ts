import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { StoredProduct } from '../../platform/database/tables/product-tables.ts';
import { cellsOf, columnOf, columnsTable, OWN_COLUMNS } from '../import/own/columns.ts';
import { parseOwnRow } from '../import/own/own-row.ts';
import {
  COLUMN_NAMES,
  type Columns,
  COLUMNS,
  PRODUCT_TARGET,
  productRow,
} from './product-columns.ts';

const PRODUCT: StoredProduct = {
  sku: '100234',
  adeokey: 'M100234',
  ean: '5901234123457',
  urlKey: 'cement-ref100234',
  name: 'Cement 25 kg',
  brand: 'Murex',
  categoryId: '1010',
  image: 'cement',
  description: 'CEM II',
  highlights: ['32,5 R'],
  attributes: [{ code: 'strength', label: 'R', value: '32,5' }],
  saleUnit: 'bag',
  capacityUnit: 'kg',
  capacityPerSaleUnit: 25,
  weightGrams: 25_000,
  vatBasisPoints: 2300,
  ecotaxMinor: 0,
  ecotaxStream: null,
  manufacturer: { name: 'Murex', address: 'Opole', email: 'info@murex.example' },
  rank: 1,
  listedOn: '2026-11-20',
};

describe('the columns of a product', () => {
  it('are copied in the order in which COPY names them', () => {
    const [, named = ''] = /^product \(market, (.*)\)$/.exec(PRODUCT_TARGET) ?? [];
    const row = productRow(PRODUCT);
    expect(named.split(', ')).toEqual(COLUMN_NAMES);
    expect(COLUMN_NAMES.map((name, at) => [name, row[at]])).toEqual(
      COLUMN_NAMES.map((name) => {
        const value = PRODUCT[COLUMNS[name].feed] ?? null;
        return [name, typeof value === 'object' && value !== null ? { json: value } : value];
      }),
    );
  });

  it('cannot be swapped or left out', () => {
    const { name, brand, ...others } = COLUMNS;
    // @ts-expect-error two text columns are swapped
    const swapped: Columns = { ...others, name: brand, brand: name };
    // @ts-expect-error a feed column is not stored
    const withoutName: Columns = { ...others, brand };
    // @ts-expect-error a whole number is stored as text
    const asText: Columns = { ...COLUMNS, rank: { ...COLUMNS.rank, sql: 'text' } };
    expect([swapped, withoutName, asText]).toHaveLength(3);
  });
});

describe('the columns of own files', () => {
  it('have one meaning each, by our name and by the Merchant feed’s name', () => {
    const names = OWN_COLUMNS.flatMap(({ name, merchant = name }) => [
      ...new Set([name, merchant]),
    ]);
    expect(new Set(names).size).toBe(names.length);
    expect(OWN_COLUMNS.map(({ name, merchant = name }) => columnOf(merchant))).toEqual(
      OWN_COLUMNS.map(({ name }) => name),
    );
  });

  it('have one line of documentation each', () => {
    const lines = columnsTable();
    for (const { name, contains } of OWN_COLUMNS)
      expect(lines.filter((line) => line.startsWith(`| \`${name}\` |`))).toEqual([
        expect.stringContaining(contains),
      ]);
  });

  it.each([
    ['14.5', 14_500],
    ['14,5 kg', 14_500],
    ['900 g', 900],
    ['0.0012', 1],
  ])('parses a weight of %s as %i g', (cell, grams) => {
    const row = parseOwnRow(
      cellsOf([
        ['sku', 'A'],
        ['weight_kg', cell],
      ]),
      'PLN',
    );
    expect(row).toMatchObject({
      ok: true,
      value: { product: { weight_grams: grams } },
    });
  });

  it('are all known in the sample file', async () => {
    const sample = await readFile(
      new URL('../../../../../docs/samples/products.csv', import.meta.url),
      'utf8',
    );
    const header = (sample.split('\n')[0] ?? '').split(',');
    expect(header.filter((column) => columnOf(column) === undefined)).toEqual([]);
  });
});
