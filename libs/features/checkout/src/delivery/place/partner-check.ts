import { fetchSellingStoreNear } from '@materia/api-stores';
import {
  checkPartnerStore,
  isPartnerMethod,
  type ShippingMethodCode,
  startsAtNearestStore,
} from '@materia/domain-shipping';
import type { Postcode } from '@materia/domain-contact';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import { type ShopRequest, signInPath } from '@materia/page-request';
import { redirect } from 'react-router';
import { pathOfPage } from '../../progress/checkout-pages.ts';

/**
 * The message about the partner carrier: another store has to be chosen, or the carrier cannot be
 * reached now.
 */
export type PartnerPrompt =
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'ask-store-change';
      /** By the partner carrier, otherwise by truck. */
      readonly isPartner: boolean;
      readonly store: { readonly id: string; readonly name: string };
      readonly postcode: string;
    };

export type PartnerObstacle = PartnerPrompt | { readonly kind: 'no-store-near' };

/**
 * Whether a carrier that starts from the nearest store serves a place from the selected one; others are not
 * checked. A session that ended is closed and leads to the sign-in page and back.
 */
export const checkPartner = async (
  shop: ShopRequest,
  method: ShippingMethodCode,
  postcode: Postcode,
): Promise<Result<undefined, PartnerObstacle>> => {
  if (!startsAtNearestStore(method, shop.store.sellerCode)) return ok(undefined);
  const near = await fetchSellingStoreNear(shop.host, postcode);
  if (!near.ok) {
    const { kind } = near.error;
    switch (kind) {
      case 'unavailable':
        return fail({ kind: 'failed' });
      case 'signed-out':
        await shop.session.signOut();
        throw redirect(signInPath(shop.to, pathOfPage(shop.to, 'delivery')), 303);
      default:
        return unreachable(kind);
    }
  }
  const checked = checkPartnerStore(method, {
    selectedSellerCode: shop.store.sellerCode,
    nearestSellerCode: near.value?.sellerCode,
  });
  if (!checked.ok || near.value === undefined) return fail({ kind: 'no-store-near' });
  const { id, name } = near.value;
  return checked.value.kind === 'ask-store-change'
    ? fail({
        kind: 'ask-store-change',
        isPartner: isPartnerMethod(method),
        store: { id, name },
        postcode,
      })
    : ok(undefined);
};
