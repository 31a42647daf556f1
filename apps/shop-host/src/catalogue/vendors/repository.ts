import type { VendorProfile } from '@materia/api-contract/feed';
import { type Selectable, sql } from 'kysely';
import type { VendorTable } from '../../platform/database/tables/vendor-tables.ts';
import type { Reader } from '../../platform/database/with-tx.ts';

/**
 * A vendor with the number of vendors in the market that share its shop name and its url key,
 * itself included.
 */
export type VendorRow = Selectable<VendorTable> & {
  readonly with_name: number;
  readonly with_url_key: number;
};

const countWith = (column: 'name' | 'url_key') =>
  sql<number>`(select count(*)::integer from vendor other where other.market = vendor.market and ${sql.ref(`other.${column}`)} = ${sql.ref(`vendor.${column}`)})`;

const vendorsOf = (db: Reader, market: string) =>
  db
    .selectFrom('vendor')
    .selectAll()
    .select([countWith('name').as('with_name'), countWith('url_key').as('with_url_key')])
    .where('market', '=', market);

type Slice = { readonly status: string; readonly position: number; readonly most: number };

/** Vendors in a state by name, starting at a position (0 is the first), and their total. */
export const listVendors = async (
  db: Reader,
  market: string,
  { status, position, most }: Slice,
): Promise<{ readonly rows: readonly VendorRow[]; readonly total: number }> => {
  const rows = await vendorsOf(db, market)
    .where(sql<boolean>`status = ${status}`)
    .orderBy('name')
    .orderBy('seller_identifier')
    .offset(position)
    .limit(most)
    .execute();
  const { total } = await db
    .selectFrom('vendor')
    .select((vendor) => vendor.fn.countAll<number>().as('total'))
    .where('market', '=', market)
    .where(sql<boolean>`status = ${status}`)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
};

export const findVendor = (
  db: Reader,
  market: string,
  id: string,
): Promise<VendorRow | undefined> =>
  vendorsOf(db, market).where('seller_identifier', '=', id).orderBy('code').executeTakeFirst();

export const findVendorByCode = (
  db: Reader,
  market: string,
  code: string,
): Promise<Selectable<VendorTable> | undefined> =>
  db
    .selectFrom('vendor')
    .selectAll()
    .where('market', '=', market)
    .where('code', '=', code)
    .executeTakeFirst();

export const vendorsWith = (
  db: Reader,
  market: string,
  column: 'name' | 'url_key',
  value: string,
): Promise<VendorRow[]> =>
  vendorsOf(db, market).where(column, '=', value).orderBy('seller_identifier').execute();

/** How customers rate vendors, by the vendor's code; those without ratings are left out. */
export const vendorRatingsOf = async (
  db: Reader,
  market: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, StoredVendorRating>> => {
  const rows = await db
    .selectFrom('vendor')
    .select(['code', 'profile'])
    .where('market', '=', market)
    .where(sql<boolean>`code = any(${codes}::text[])`)
    .execute();
  return new Map(
    rows.flatMap(({ code, profile }) => (profile?.rating ? [[code, profile.rating] as const] : [])),
  );
};

export type StoredVendorRating = NonNullable<VendorProfile['rating']>;
