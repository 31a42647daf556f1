import { HostUnavailable } from '@materia/api-client-kernel';
import {
  fetchItemsPreview,
  fetchList,
  fetchLists,
  type ItemsPreview,
  type ListLine,
  type ShoppingList,
} from '@materia/api-cart';
import { pictureUrl, priceViewer } from '@materia/api-catalogue';
import { cartAccess, LISTED_PARAMETER, shopRequest, type ShopRequest } from '@materia/page-request';
import type { ShopViewer } from '@materia/ui-shop';
import { data, type LoaderFunctionArgs } from 'react-router';

type Loading = Pick<LoaderFunctionArgs, 'context' | 'url' | 'params'>;

export type ListsFacts = {
  readonly lists: readonly ShoppingList[];
  /** The reference of the product to add to one of the lists. */
  readonly sku: string | undefined;
};

/** The customer's lists, and the product to add to one of them. */
export const loadLists = async ({
  context,
  url,
}: Pick<Loading, 'context' | 'url'>): Promise<ListsFacts> => {
  const sku = url.searchParams.get(LISTED_PARAMETER) ?? '';
  return {
    lists: await fetchLists(context.get(shopRequest).host),
    sku: /^[\w-]{1,50}$/.test(sku) ? sku : undefined,
  };
};

export type ShoppingListFacts = ShoppingList & {
  readonly lines: readonly (ListLine & { readonly picture: string })[];
  /** What the lines cost and how many there are; undefined while the host cannot say. */
  readonly preview: ItemsPreview | undefined;
  readonly viewer: ShopViewer;
};

/** One list with its products. */
export const loadList = async ({
  context,
  params,
}: Pick<Loading, 'context' | 'params'>): Promise<ShoppingListFacts> => {
  const shop = context.get(shopRequest);
  const list = await fetchList(shop.host, params['listId'] ?? '');
  if (list === undefined) throw data(null, { status: 404 });
  return {
    ...list,
    preview: await previewOf(shop, list.lines),
    viewer: priceViewer(shop),
    lines: list.lines.map((line) => ({
      ...line,
      picture: pictureUrl(shop.market.id, line.image),
    })),
  };
};

/** The list is shown without prices if the host cannot tell them. */
const previewOf = async (
  shop: ShopRequest,
  lines: readonly ListLine[],
): Promise<ItemsPreview | undefined> => {
  if (lines.length === 0) return undefined;
  try {
    return await fetchItemsPreview(
      cartAccess(shop),
      lines.map(({ sku, quantity }) => ({ reference: sku, quantity })),
    );
  } catch (error) {
    if (error instanceof HostUnavailable) return undefined;
    throw error;
  }
};
