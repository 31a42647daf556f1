import { fetchCart, nextLevelOf } from '@materia/api-cart';
import { pictureUrl } from '@materia/api-catalogue';
import { anyOutageAs } from '@materia/api-client-kernel';
import {
  type AddedProduct,
  cartAccess,
  cartSession,
  type Flash,
  type ShopRequest,
} from '@materia/page-request';

/** Reads the product of a message in the cart; undefined if it is no longer there. */
export const addedProduct = async (
  shop: ShopRequest,
  added: Flash['added'],
): Promise<AddedProduct | undefined> => {
  if (added === undefined) return undefined;
  const read = await fetchCart(cartAccess(shop), cartSession(shop), {
    currency: shop.market.currency,
    unchecked: true,
  }).catch(anyOutageAs(undefined));
  if (read?.ok !== true) return undefined;
  const line = read.value.lines.find(({ sku }) => sku === added.sku);
  const next = nextLevelOf(read.value);
  return (
    line && {
      name: line.name,
      picture: pictureUrl(shop.market.id, line.image),
      quantity: added.quantity,
      ...(next && { next }),
    }
  );
};
