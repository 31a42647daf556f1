import {
  type HostClient,
  HostUnavailable,
  isCredentialExpired,
  refusalMeaning,
  type RefusalTable,
} from '@materia/api-client-kernel';
import { LOCAL_DELIVERY_RADIUS_KM, type Store } from '@materia/domain-stores';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { readStore } from './store.ts';

/** The session ended while the stores were asked for, or nothing came back. */
export type PartnerRefusal = { readonly kind: 'signed-out' | 'unavailable' };

/** A place that the host does not know has no store near it. */
const NO_STORE_NEAR = {
  'bad-input': false,
  'not-found': true,
} as const satisfies RefusalTable<'measureDistance', boolean>;

/**
 * The store from which the partner carrier serves an address: the nearest one that sells online, if
 * it is within the radius of local delivery. Undefined for an address without any.
 */
export const fetchSellingStoreNear = async (
  host: HostClient,
  postcode: string,
): Promise<Result<Store | undefined, PartnerRefusal>> => {
  const body = { request: { address: { postcode } } };
  try {
    const answer = await host('measureDistance', { body });
    if (!answer.ok) {
      if (isCredentialExpired(answer.error)) return fail({ kind: 'signed-out' });
      return refusalMeaning('measureDistance', answer.error, NO_STORE_NEAR, false)
        ? ok(undefined)
        : fail({ kind: 'unavailable' });
    }
    const near = 'retailers' in answer.value ? answer.value.retailers : [];
    return ok(
      near
        .map(readStore)
        .find(
          ({ sellsOnline, distance = Infinity }) =>
            sellsOnline && distance <= LOCAL_DELIVERY_RADIUS_KM,
        ),
    );
  } catch (error) {
    if (error instanceof HostUnavailable) return fail({ kind: 'unavailable' });
    throw error;
  }
};
