import { type Market, pathTo } from '@materia/market-model';
import type { PurchaseRow } from '../purchases/repository.ts';
import type { ReturnTokens } from '../purchases/return-tokens.ts';
import type { GuestLinks } from '../purchases/guest-links.ts';

/** Addresses of the pages that a mail about a purchase leads to. */
export type OrderPages = {
  /** The page of one order; behind a guest's signed link each order of the purchase has its own. */
  readonly order: (
    shop: Shop,
    purchase: Pick<PurchaseRow, 'number' | 'customer_id' | 'created_at'>,
    orderNumber: string,
  ) => Promise<string>;
  /** The pages of all orders of a purchase, by their numbers. */
  readonly orders: (
    shop: Shop,
    purchase: Pick<PurchaseRow, 'number' | 'customer_id' | 'created_at'>,
  ) => Promise<(orderNumber: string) => string>;
  /**
   * The page where a guest confirms a purchase. Only the mail to the guest contains its address.
   */
  readonly confirmation: (
    shop: Shop,
    purchase: Pick<PurchaseRow, 'number' | 'created_at'>,
  ) => Promise<string>;
  /** The page where a payment can be followed or tried again, from any browser. */
  readonly payment: (
    shop: Shop,
    purchase: Pick<PurchaseRow, 'return_path'>,
    attempt: { readonly id: string },
  ) => string;
};

/** A market with scheme and host of its storefront. */
type Shop = { readonly market: Market; readonly shopOrigin: string };

export const orderPages = ({
  links,
  tokens,
}: {
  readonly links: GuestLinks;
  readonly tokens: ReturnTokens;
}): OrderPages => {
  const orders: OrderPages['orders'] = async ({ market, shopOrigin }, purchase) => {
    const to = pathTo(market.routes);
    if (purchase.customer_id !== null)
      return (orderId) => shopOrigin + to('orderDetails', { orderId });
    // Issued as of the placement, so that every mail contains the same link.
    const link = await links.issue(market.id, purchase.number, purchase.created_at);
    return (order) =>
      `${shopOrigin}${to('guestOrder', { link })}?${new URLSearchParams({ order })}`;
  };
  return {
    orders,
    order: async (shop, purchase, number) => (await orders(shop, purchase))(number),
    confirmation: async ({ market, shopOrigin }, { number, created_at }) => {
      const link = await links.issue(market.id, number, created_at, 'guest-confirmation');
      return shopOrigin + pathTo(market.routes)('guestConfirmation', { link });
    },
    payment: ({ market, shopOrigin }, { return_path }, { id }) =>
      `${shopOrigin}${return_path ?? ''}/${id}?token=${tokens.of(market.id, id)}`,
  };
};
