import { type Market, pathTo } from '@materia/market-model';
import type { PurchaseRow } from '../purchases/repository.ts';
import type { ReturnTokens } from '../purchases/return-tokens.ts';
import type { GuestLinks } from '../purchases/guest-links.ts';

/** Addresses of the pages that a mail about a purchase leads to. */
export type OrderPages = {
  /** The page of one order; a guest's signed link shows all orders of the purchase. */
  readonly order: (
    shop: Shop,
    purchase: Pick<PurchaseRow, 'number' | 'customer_id' | 'created_at'>,
    orderNumber: string,
  ) => Promise<string>;
  /** The page of each order of a purchase, by its number; behind a guest's link each has its own. */
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
}): OrderPages => ({
  order: async ({ market, shopOrigin }, purchase, orderId) => {
    const to = pathTo(market.routes);
    if (purchase.customer_id !== null) return shopOrigin + to('orderDetails', { orderId });
    // Issued as of the placement, so that every mail contains the same link.
    const link = await links.issue(market.id, purchase.number, purchase.created_at);
    return shopOrigin + to('guestOrder', { link });
  },
  orders: async ({ market, shopOrigin }, purchase) => {
    const to = pathTo(market.routes);
    if (purchase.customer_id !== null)
      return (orderId) => shopOrigin + to('orderDetails', { orderId });
    const link = await links.issue(market.id, purchase.number, purchase.created_at);
    return (order) =>
      `${shopOrigin}${to('guestOrder', { link })}?${new URLSearchParams({ order })}`;
  },
  confirmation: async ({ market, shopOrigin }, { number, created_at }) => {
    const link = await links.issue(market.id, number, created_at, 'guest-confirmation');
    return shopOrigin + pathTo(market.routes)('guestConfirmation', { link });
  },
  payment: ({ market, shopOrigin }, { return_path }, { id }) =>
    `${shopOrigin}${return_path ?? ''}/${id}?token=${tokens.of(market.id, id)}`,
});
