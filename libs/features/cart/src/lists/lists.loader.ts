import { fetchList, fetchLists, type ListLine, type ShoppingList } from '@materia/api-cart';
import { pictureUrl } from '@materia/api-catalogue';
import { LISTED_PARAMETER, shopRequest } from '@materia/page-request';
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
    lines: list.lines.map((line) => ({
      ...line,
      picture: pictureUrl(shop.market.id, line.image),
    })),
  };
};
