import { type HostClient, listedRefusal } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import type { PickupPoint, PickupPointKind } from '@materia/domain-shipping';
import type { Position } from '@materia/domain-stores';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';

/** A relay point or locker with its distance in kilometres from the place that was searched. */
export type PickupPointNearby = PickupPoint & { readonly km: number };

/** The points around a postal code, nearest first, and where it is; no place where none are offered. */
export type PickupPointsAround = {
  readonly place?: (Position & { readonly postcode: string }) | undefined;
  readonly points: readonly PickupPointNearby[];
};

export type PickupPointQuery = {
  readonly postcode: string;
  readonly kind: PickupPointKind;
  /** The store whose prices must hold at the point. */
  readonly storeId: string;
  readonly limit: number;
};

/** Reads a wire relay point or locker. */
export const readPickupPoint = ({
  opening_hours,
  ...point
}: Omit<Reply<'listPickupPoints'>['data'][number], 'distance'>): PickupPoint => ({
  ...point,
  openingHours: opening_hours,
});

/** The points near a postal code, nearest first. Refuses a text that is no postal code of the market. */
export const fetchPickupPoints = async (
  host: HostClient,
  { storeId, ...query }: PickupPointQuery,
): Promise<Result<PickupPointsAround, { readonly kind: 'not-a-postcode' }>> => {
  const answer = await host('listPickupPoints', { query: { ...query, retailer_id: storeId } });
  if (!answer.ok) {
    const code = listedRefusal('listPickupPoints', answer.error)?.code;
    switch (code) {
      case 'bad-input':
        return fail({ kind: 'not-a-postcode' });
      case 'not-found':
      case undefined:
        return ok({ points: [] });
      default:
        return unreachable(code);
    }
  }
  const { place, data } = answer.value;
  return ok({
    place: place && { ...place, postcode: query.postcode },
    points: data.map(({ distance, ...point }) => ({ ...readPickupPoint(point), km: distance })),
  });
};
