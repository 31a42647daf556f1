import type { PickupPointKind } from '@materia/domain-shipping';
import type { Position } from '@materia/domain-stores';
import { type Selectable, sql } from 'kysely';
import type { PickupPointTable } from '../../platform/database/tables/store-tables.ts';
import type { Reader } from '../../platform/database/with-tx.ts';

export type PickupPointRow = Selectable<PickupPointTable>;

/**
 * The points of a kind around a place, about nearest first: the database compares them on a flat
 * map, which is exact enough to choose candidates.
 */
export const pointsAround = (
  db: Reader,
  market: string,
  kind: PickupPointKind,
  { latitude, longitude }: Position,
  limit: number,
): Promise<PickupPointRow[]> =>
  db
    .selectFrom('pickup_point')
    .selectAll()
    .where('market', '=', market)
    .where('kind', '=', kind)
    .orderBy(
      sql`power(latitude - ${latitude}::double precision, 2) + power((longitude - ${longitude}::double precision) * cos(radians(${latitude}::double precision)), 2)`,
    )
    .orderBy('id')
    .limit(limit)
    .execute();

/** The points with these ids; unknown ids are left out. */
export const findPoints = async (
  db: Reader,
  market: string,
  ids: readonly string[],
): Promise<readonly PickupPointRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('pickup_point')
        .selectAll()
        .where('market', '=', market)
        .where('id', 'in', [...ids])
        .execute();
