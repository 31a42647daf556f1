import { type Selectable, sql } from 'kysely';
import type { PlaceTable } from '../../platform/database/tables/store-tables.ts';
import type { Reader } from '../../platform/database/with-tx.ts';

export type PlaceRow = Selectable<PlaceTable>;

/**
 * Places whose name or postal code begins with `folded`, one per town, by name. `folded` is the
 * text in its comparison form.
 */
export const placesBeginning = async (
  db: Reader,
  market: string,
  folded: string,
  limit: number,
): Promise<readonly PlaceRow[]> => {
  const column = /^\d/.test(folded) ? 'postcode' : 'city_folded';
  return db
    .selectFrom('place')
    .selectAll()
    .distinctOn(['city_folded'])
    .where('market', '=', market)
    .where(column, '>=', folded)
    .where(column, '<', `${folded}\u{10ffff}`)
    .orderBy('city_folded')
    .orderBy('postcode')
    .limit(limit)
    .execute();
};

/** Where the postal codes that begin with `area` are: first those of places, then those of stores. */
export const postcodesBeginning = (
  db: Reader,
  market: string,
  area: string,
): Promise<Pick<PlaceRow, 'postcode' | 'latitude' | 'longitude'>[]> => {
  const codesOf = (table: 'place' | 'store', rank: number) =>
    db
      .selectFrom(table)
      .select(['postcode', 'latitude', 'longitude', sql<number>`${rank}::integer`.as('rank')])
      .where('market', '=', market)
      .where('postcode', '>=', area)
      .where('postcode', '<', `${area}\u{10ffff}`);
  return codesOf('place', 1)
    .unionAll(codesOf('store', 2))
    .orderBy('rank')
    .orderBy('postcode')
    .execute();
};

export const findPlace = (
  db: Reader,
  market: string,
  postcode: string,
  cityFolded: string,
): Promise<PlaceRow | undefined> =>
  db
    .selectFrom('place')
    .selectAll()
    .where('market', '=', market)
    .where('postcode', '=', postcode)
    .where('city_folded', '=', cityFolded)
    .executeTakeFirst();

/** The town of the longest of these folded names. */
export const findTown = async (
  db: Reader,
  market: string,
  foldedNames: readonly string[],
): Promise<PlaceRow | undefined> => {
  const names = foldedNames.filter((name) => name !== '');
  return names.length === 0
    ? undefined
    : db
        .selectFrom('place')
        .selectAll()
        .where('market', '=', market)
        .where('city_folded', 'in', names)
        .orderBy(({ fn }) => fn<number>('length', ['city_folded']), 'desc')
        .orderBy('postcode')
        .executeTakeFirst();
};

/** The town with this postal code; undefined where no place has it. */
export const findTownAt = (
  db: Reader,
  market: string,
  postcode: string,
): Promise<PlaceRow | undefined> =>
  db
    .selectFrom('place')
    .selectAll()
    .where('market', '=', market)
    .where('postcode', '=', postcode)
    .orderBy('city_folded')
    .executeTakeFirst();

/** The known place nearest to a position; undefined in a market without places. */
export const nearestPlace = (
  db: Reader,
  market: string,
  { latitude, longitude }: Pick<PlaceRow, 'latitude' | 'longitude'>,
): Promise<PlaceRow | undefined> => {
  // Near enough to each other, places compare by their flat distance.
  const east = Math.cos((latitude * Math.PI) / 180);
  return db
    .selectFrom('place')
    .selectAll()
    .where('market', '=', market)
    .orderBy(sql`power(latitude - ${latitude}, 2) + power((longitude - ${longitude}) * ${east}, 2)`)
    .orderBy('postcode')
    .executeTakeFirst();
};
