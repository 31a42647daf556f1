import { fetchOrder, fetchPurchaseNow, type LineNow } from '@materia/api-orders';
import { priceViewer } from '@materia/api-catalogue';
import { cartAccess, shopRequest, type ShopRequest } from '@materia/page-request';
import type { ShopViewer } from '@materia/ui-shop';
import { data, type LoaderFunctionArgs } from 'react-router';
import { lineKey } from './buy-again-form.ts';

/** A line of the purchase as it is now, and how the form names it. */
export type ReorderChoice = { readonly key: string; readonly part: string; readonly line: LineNow };

export type BuyAgainFacts = {
  readonly purchaseId: string;
  readonly storeName: string;
  /** Whether the purchase can be ordered again. */
  readonly isReorderable: boolean;
  readonly lines: readonly ReorderChoice[];
  readonly viewer: ShopViewer;
};

/**
 * Loads what the chosen store has now of a purchase: of the orders of all its sellers, of one order,
 * or of a receipt. Another customer's purchase and a missing one give the same 404.
 */
export const loadBuyAgain = async ({
  context,
  params,
}: Pick<LoaderFunctionArgs, 'context' | 'params'>): Promise<BuyAgainFacts> => {
  const shop = context.get(shopRequest);
  const purchaseId = params['purchaseId'] ?? '';
  const parts = await partsOf(shop, purchaseId);
  const { storeId } = cartAccess(shop);
  const found = await Promise.all(
    parts.map(async (part) => ({
      part,
      now: await fetchPurchaseNow(shop.host, part, { storeId, marketId: shop.market.id }),
    })),
  );
  const known = found.flatMap(({ part, now }) => (now === undefined ? [] : [{ part, now }]));
  if (known.length === 0) throw data(null, { status: 404 });
  return {
    purchaseId,
    storeName: shop.store.name,
    isReorderable: known.every(({ now }) => now.isReorderable),
    lines: known.flatMap(({ part, now }) =>
      now.lines.map((line) => ({ key: lineKey(part, line.lineNumber), part, line })),
    ),
    viewer: priceViewer(shop),
  };
};

/** The orders of a purchase that is named by its number; else the order or the receipt itself. */
const partsOf = async ({ host }: ShopRequest, id: string): Promise<readonly string[]> => {
  const order = /^[\w-]{1,40}$/.test(id) ? await fetchOrder(host, id) : undefined;
  return order !== undefined && order.purchaseOrders[0] === order.id ? order.purchaseOrders : [id];
};
