import { trackedParcel, type TrackedParcel } from '@materia/domain-shipping';
import type { Market } from '@materia/market-model';
import type { OrderWithLines } from './repository.ts';

/** The parcel of a shipped order. Undefined unless its carrier is known. */
export const parcelOf = (
  { parcel_carrier: carrier, parcel_number: number }: OrderWithLines['order'],
  { parcelCarriers }: Pick<Market['settings'], 'parcelCarriers'>,
): TrackedParcel | undefined =>
  carrier === null || number === null
    ? undefined
    : trackedParcel(parcelCarriers, { carrier, number });
