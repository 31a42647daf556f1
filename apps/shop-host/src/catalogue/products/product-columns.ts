import { basisPointsOfPercent } from '@materia/domain-money';
import { WITHDRAWAL_EXCLUSIONS } from '@materia/domain-order';
import { markets } from '@materia/market-all';
import type { Market } from '@materia/market-model';
import type { Selectable } from 'kysely';
import type {
  ProductTable,
  SnakeCase,
  StoredProduct,
} from '../../platform/database/tables/product-tables.ts';
import type { CopyValue } from '../../platform/database/copy-text.ts';
import {
  converted,
  day,
  ean,
  number,
  type Parser,
  sku,
  slug,
  text,
  weight,
  whole,
  wordOrNone,
} from './cell-parsers.ts';

/** A product's row without its market. */
export type FullProduct = Omit<Selectable<ProductTable>, 'market'>;
export type ColumnName = keyof FullProduct;

/** A product's values in a line of an own file, by column. */
export type OwnProduct = { -readonly [Name in ColumnName]?: FullProduct[Name] };

/** The known values of a product that an own file adds. */
export type NewProduct = {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly categoryId: string;
  /** yyyy-mm-dd. */
  readonly today: string;
  readonly nextRank: () => number;
  readonly vatBasisPoints: number;
  readonly saleUnit: string;
};

/** A column of own files whose cells go into one column of the product. */
export type OwnColumn<Value> = {
  readonly name: string;
  /** Its name in the Google Merchant feed. */
  readonly merchant?: string;
  /** What its cells contain, for the documentation. */
  readonly contains: string;
  readonly parse: Parser<Value>;
};

/** The field of the feed's record by the column that stores it. */
type FieldOf = { readonly [Field in keyof StoredProduct as SnakeCase<Field>]-?: Field };

type SqlType<Value> =
  NonNullable<Value> extends string
    ? 'text' | 'date'
    : NonNullable<Value> extends number
      ? 'integer' | 'double precision'
      : 'jsonb';

type Column<Name extends ColumnName> = {
  readonly feed: FieldOf[Name];
  readonly sql: SqlType<FullProduct[Name]>;
  /** The default for a product that an own file adds without a value. */
  readonly initial: (product: NewProduct) => FullProduct[Name];
  /** The column of own files, if they may contain it. */
  readonly own?: OwnColumn<FullProduct[Name]>;
  /** Also needed by list cards and cart lines. */
  readonly card?: true;
};
/** A missing entry or another column's field is a compile error. */
export type Columns = { readonly [Name in ColumnName]: Column<Name> };

const none = (): null => null;
/** A kilogram when an own file gives no weight, because shipping needs one. */
const UNKNOWN_WEIGHT = 1000;

const ALL_MARKETS: readonly Market[] = markets;

/** A product's rate in each territory whose tax is IGIC, where the law lists it. */
const igicRates = (basisPoints: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    ALL_MARKETS.flatMap(({ taxes }) => taxes.territories)
      .filter((row) => row.served && row.tax === 'igic')
      .map(({ territory }) => [territory, basisPoints]),
  );

/**
 * Every product column except its market. The feed's COPY, the own-file import and the reads derive
 * from it, so a field is added here and in the feed's record: one without the other does not
 * compile.
 */
const TABLE = {
  sku: {
    feed: 'sku',
    sql: 'text',
    initial: (product) => product.sku,
    own: {
      name: 'sku',
      merchant: 'id',
      contains: 'the reference: 1 to 40 letters, figures, `.`, `-`, `_`',
      parse: sku,
    },
    card: true,
  },
  adeokey: { feed: 'adeokey', sql: 'text', initial: (product) => `M${product.sku}`, card: true },
  ean: {
    feed: 'ean',
    sql: 'text',
    initial: () => '',
    own: { name: 'ean', merchant: 'gtin', contains: '8 to 14 figures', parse: ean },
  },
  url_key: {
    feed: 'urlKey',
    sql: 'text',
    initial: (product) => `${slug(product.name)}-ref${slug(product.sku)}`,
    card: true,
  },
  name: {
    feed: 'name',
    sql: 'text',
    initial: (product) => product.name,
    own: {
      name: 'name',
      merchant: 'title',
      contains: 'at most 200 characters',
      parse: text(200),
    },
    card: true,
  },
  brand: {
    feed: 'brand',
    sql: 'text',
    initial: (product) => product.brand,
    own: { name: 'brand', merchant: 'brand', contains: 'at most 80 characters', parse: text(80) },
    card: true,
  },
  category_id: { feed: 'categoryId', sql: 'text', initial: (product) => product.categoryId },
  image: {
    feed: 'image',
    sql: 'text',
    initial: () => '',
    own: {
      name: 'image',
      merchant: 'image_link',
      contains:
        'a photograph: a public https address, or the name of a file in `imports/pictures/<market>` of the data folder (JPEG or PNG, at most 10 MiB, at least 300 × 300 pixels); or the name of a picture in the shop',
      parse: text(500),
    },
    card: true,
  },
  views: { feed: 'views', sql: 'jsonb', initial: none },
  description: {
    feed: 'description',
    sql: 'text',
    initial: () => '',
    own: {
      name: 'description',
      merchant: 'description',
      contains: 'at most 5,000 characters',
      parse: text(5000),
    },
  },
  highlights: { feed: 'highlights', sql: 'jsonb', initial: () => [] },
  attributes: { feed: 'attributes', sql: 'jsonb', initial: () => [] },
  sale_unit: {
    feed: 'saleUnit',
    sql: 'text',
    initial: (product) => product.saleUnit,
    own: { name: 'sale_unit', contains: 'what is sold, such as `bag`', parse: text(20) },
  },
  capacity_unit: {
    feed: 'capacityUnit',
    sql: 'text',
    initial: none,
    own: {
      name: 'capacity_unit',
      contains: 'the unit of what a sale unit contains, such as `kg`',
      parse: text(20),
    },
  },
  capacity_per_sale_unit: {
    feed: 'capacityPerSaleUnit',
    sql: 'double precision',
    initial: none,
    own: {
      name: 'capacity',
      contains: 'how much of it a sale unit contains, such as `25`',
      parse: number(0.000_001, 1_000_000),
    },
  },
  weight_grams: {
    feed: 'weightGrams',
    sql: 'integer',
    initial: () => UNKNOWN_WEIGHT,
    own: {
      name: 'weight_kg',
      merchant: 'shipping_weight',
      contains: 'kilograms, or with its unit `900 g`',
      parse: weight,
    },
    card: true,
  },
  units_per_pallet: { feed: 'unitsPerPallet', sql: 'integer', initial: none, card: true },
  vat_basis_points: {
    feed: 'vatBasisPoints',
    sql: 'integer',
    initial: (product) => product.vatBasisPoints,
    own: {
      name: 'vat_percent',
      contains: 'without it, a new product has the rate most products have',
      parse: converted(number(0, 50), basisPointsOfPercent),
    },
  },
  territory_vat: {
    feed: 'territoryVat',
    sql: 'jsonb',
    initial: none,
    own: {
      name: 'igic_percent',
      contains:
        'the IGIC rate in the Canary Islands, where the law lists the product; without it the rate follows `vat_percent`',
      parse: converted(number(0, 50), (percent) => igicRates(basisPointsOfPercent(percent))),
    },
  },
  ecotax_minor: { feed: 'ecotaxMinor', sql: 'integer', initial: () => 0 },
  ecotax_stream: { feed: 'ecotaxStream', sql: 'text', initial: none },
  manufacturer: {
    feed: 'manufacturer',
    sql: 'jsonb',
    initial: (product) => ({ name: product.brand, address: '', email: '' }),
  },
  safety: { feed: 'safety', sql: 'jsonb', initial: none },
  energy: { feed: 'energy', sql: 'jsonb', initial: none, card: true },
  family: { feed: 'family', sql: 'jsonb', initial: none },
  warranty: {
    feed: 'warranty',
    sql: 'jsonb',
    initial: none,
    own: {
      name: 'warranty_years',
      contains: 'the commercial warranty in whole years, at most 50; 0 for none',
      parse: converted(whole(0, 50), (years) => (years === 0 ? null : { years })),
    },
  },
  withdrawal_exclusion: {
    feed: 'withdrawalExclusion',
    sql: 'text',
    initial: none,
    own: {
      name: 'no_withdrawal',
      contains:
        'why buyers may not withdraw: `made-to-measure`, `cut-to-size`, `mixed-to-order` or `none`',
      parse: wordOrNone(WITHDRAWAL_EXCLUSIONS),
    },
    card: true,
  },
  rank: {
    feed: 'rank',
    sql: 'integer',
    initial: (product) => product.nextRank(),
    own: {
      name: 'rank',
      contains: 'place by sales, 1 sells best; a new product goes to the end',
      parse: whole(1, 1_000_000_000),
    },
  },
  listed_on: {
    feed: 'listedOn',
    sql: 'date',
    initial: (product) => product.today,
    own: {
      name: 'listed_on',
      contains: 'the day it came into the range, for the order "newest"; without it today',
      parse: day,
    },
  },
} as const satisfies Columns;

export const COLUMNS: Columns = TABLE;

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] => {
  const names: Name[] = [];
  for (const name in table) names.push(name);
  return names;
};
export const COLUMN_NAMES: readonly ColumnName[] = namesOf(TABLE);

type CardColumn = {
  readonly [Name in ColumnName]: (typeof TABLE)[Name] extends { readonly card: true }
    ? Name
    : never;
}[ColumnName];
/** The columns that list cards and cart lines read. */
export const CARD_COLUMNS = COLUMN_NAMES.filter(
  (name): name is CardColumn => COLUMNS[name].card === true,
);
export type CardRow = Pick<FullProduct, CardColumn>;

/** The COPY target of the feed's products. */
export const PRODUCT_TARGET = `product (market, ${COLUMN_NAMES.join(', ')})`;

const FIELDS = COLUMN_NAMES.map((name) => COLUMNS[name].feed);

/** The values of `PRODUCT_TARGET` after the market. */
export const productRow = (product: StoredProduct): readonly CopyValue[] =>
  FIELDS.map((field) => copyValue(product[field]));

const copyValue = (value: StoredProduct[keyof StoredProduct]): CopyValue => {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? { json: value } : value;
};
