import {
  type PickupPointKind,
  pointKindOf,
  type ShippingMethodCode,
} from '@materia/domain-shipping';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import { findPoints, type PickupPointRow } from '../../catalogue/pickup-points/repository.ts';
import type { StoreRow } from '../../catalogue/stores/repository.ts';
import { isTaxedAsAtStore } from '../../catalogue/stores/store-taxes.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { Reader } from '../../platform/database/with-tx.ts';

/**
 * Whether a point can be chosen for a method: it is of the method's kind, and the store's prices
 * hold there.
 */
export const isPointFor = (
  kind: PickupPointKind,
  point: PickupPointRow,
  store: Pick<StoreRow, 'postcode'>,
  market: Market,
): boolean => point.kind === kind && isTaxedAsAtStore(market, store, point.postcode);

/**
 * The point named for a method that needs one; undefined for other methods. Refuses a missing name
 * at its field, and a point that was closed or does not suit the method.
 */
export const namedPoint = async <const Field extends string>(
  db: Reader,
  method: ShippingMethodCode | undefined,
  named: { readonly field: Field; readonly id: string | undefined },
  { store, market }: { readonly store: StoreRow; readonly market: Market },
): Promise<
  Result<PickupPointRow | undefined, Refusal<'bad-input' | 'delivery-not-possible', Field>>
> => {
  const kind = method && pointKindOf(method);
  if (kind === undefined) return ok(undefined);
  if (named.id === undefined)
    return fail({ kind: 'bad-input', fields: [{ field: named.field, kind: 'missing' }] });
  const [point] = await findPoints(db, market.id, [named.id]);
  return point !== undefined && isPointFor(kind, point, store, market)
    ? ok(point)
    : fail({ kind: 'delivery-not-possible' });
};
