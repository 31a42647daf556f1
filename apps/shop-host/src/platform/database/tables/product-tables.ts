import type { FeedRecord } from '@materia/api-contract/feed';
import type { JSONColumnType } from 'kysely';

/** A feed product as stored: by then the day it entered the range is known. */
export type StoredProduct = Omit<FeedRecord<'products'>, 'listedOn'> & {
  readonly listedOn: string;
};

export type AttributeRow = Readonly<StoredProduct['attributes'][number]>;

export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

/** Absent values are null, and structures are JSON. */
type Stored<Value> =
  | (NonNullable<Value> extends object
      ? JSONColumnType<Readonly<NonNullable<Value>>>
      : NonNullable<Value>)
  | (Value extends NonNullable<Value> ? never : null);

/**
 * One column per field of the feed's record, in snake case; `catalogue/products/product-columns.ts`
 * describes how each is read.
 */
export type ProductTable = { market: string } & {
  -readonly [Field in keyof StoredProduct as SnakeCase<Field>]-?: Stored<StoredProduct[Field]>;
};

/** A name of a picture that a product had once, without extension. */
type FormerPictureTable = {
  market: string;
  name: string;
  sku: string;
};

export type ProductTables = {
  product: ProductTable;
  former_picture: FormerPictureTable;
};
