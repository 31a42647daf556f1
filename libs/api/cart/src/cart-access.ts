import {
  type CallAnswer,
  callAsOwner,
  type CartOwnerAccess,
  type HostClient,
  type HostRefusal,
} from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import type { Result } from '@materia/domain-kernel';

/** The cart to use: customers use carts/mine, guests carts/guest. */
export type CartAccess = {
  readonly host: HostClient;
  readonly owner: 'guest' | 'customer';
  readonly cartId: string | undefined;
  readonly storeId: string;
  readonly isProfessional: boolean;
  readonly priceContextCode: string;
};

/** A cart access with an existing cart. */
export type OpenCart = CartAccess & { readonly cartId: string };

export type CartReadAnswer = Result<Reply<'readMyCart'>, HostRefusal>;
export type CartChangeAnswer = Result<Reply<'addToMyCart'>, HostRefusal>;
export type CartDeleteAnswer = Result<Reply<'deleteFromMyCart'>, HostRefusal>;

const ownerOf = ({ host, owner, cartId }: OpenCart): CartOwnerAccess => ({
  host,
  guestCartId: owner === 'guest' ? cartId : undefined,
});

/** A new anonymous cart id, or the id of the customer's cart. */
export const callCartId = ({ host, owner }: CartAccess): Promise<CallAnswer<'readMyCartId'>> =>
  owner === 'customer' ? host('readMyCartId', {}) : host('createGuestCart', {});

/**
 * Reads the cart; `upgraded` also checks it against stock and prices. The pro flag is sent with
 * each request.
 */
export const callCart = (
  cart: OpenCart,
  { upgraded }: { readonly upgraded: boolean },
): Promise<CartReadAnswer> => {
  const input = {
    body: {
      request: {
        retailer_id: cart.storeId,
        is_pro_card: cart.isProfessional,
        cart_id: cart.cartId,
        context_code: cart.priceContextCode,
      },
    },
  };
  return callAsOwner(ownerOf(cart), upgraded ? 'readUpgradedMyCart' : 'readMyCart', input);
};

/** `replaces` is the id of the line that this item replaces. */
export type AddedItem = {
  readonly sku: string;
  readonly offerCode: string;
  readonly priceContextCode: string;
  readonly quantity: number;
  readonly replaces?: string | undefined;
};

export const callAdd = (cart: OpenCart, item: AddedItem): Promise<CartChangeAnswer> => {
  const input = {
    body: {
      request: {
        retailer_id: cart.storeId,
        sku: item.sku,
        qty: item.quantity,
        cart_id: cart.cartId,
        ...(item.replaces !== undefined && { replaces: item.replaces }),
      },
      offer: { code: item.offerCode, contextCode: item.priceContextCode },
    },
  };
  return callAsOwner(ownerOf(cart), 'addToMyCart', input);
};

/** Adds products to the cart by reference or EAN, all in one call. */
export const callAddProducts = (
  cart: OpenCart,
  items: readonly { readonly reference: string; readonly quantity: number }[],
): Promise<CartChangeAnswer> => {
  const input = {
    body: {
      request: {
        retailer_id: cart.storeId,
        cart_id: cart.cartId,
        items: items.map(({ reference, quantity }) => ({ sku: reference, qty: quantity })),
      },
    },
  };
  return callAsOwner(ownerOf(cart), 'addProductsToMyCart', input);
};

/** A preview of the cart at another store; changes nothing. */
export const callCompare = (
  cart: OpenCart,
  store: { readonly id: string; readonly priceContextCode: string },
): Promise<CartReadAnswer> => {
  const input = {
    body: {
      request: {
        retailer_id: store.id,
        is_pro_card: cart.isProfessional,
        cart_id: cart.cartId,
        context_code: store.priceContextCode,
      },
    },
  };
  return callAsOwner(ownerOf(cart), 'compareMyCart', input);
};

export const callUpdate = (
  cart: OpenCart,
  line: { readonly lineId: string; readonly quantity: number },
): Promise<CartChangeAnswer> => {
  const input = {
    body: {
      request: {
        retailer_id: cart.storeId,
        item_id: line.lineId,
        qty: line.quantity,
        cart_id: cart.cartId,
      },
    },
  };
  return callAsOwner(ownerOf(cart), 'updateMyCart', input);
};

export const callDelete = (
  cart: OpenCart,
  line: { readonly lineId: string },
): Promise<CartDeleteAnswer> => {
  const input = { params: { cartId: cart.cartId, itemId: line.lineId } };
  return callAsOwner(ownerOf(cart), 'deleteFromMyCart', input);
};
