import type { Cart, WaitingLine } from '@materia/api-cart';
import { fetchSubstitutes, type ListedProduct } from '@materia/api-catalogue';
import type { Offer } from '@materia/domain-pricing';
import { anyOutageAs } from '@materia/api-client-kernel';
import { isSellable } from '@materia/domain-stock-status';
import type { ShopRequest } from '@materia/page-request';

/** A possible replacement of a waiting line, with the data for its form. */
export type ReplacementFacts = Pick<ListedProduct, 'sku' | 'name' | 'urlKey'> & {
  readonly offer: Pick<Offer, 'code' | 'price'>;
};

/**
 * Each waiting line costs a request to the host; further lines can be replaced from their product
 * page.
 */
const MAX_REQUESTS = 4;
const MAX_SHOWN = 2;

/**
 * The store's replacements for waiting lines, by line id. Empty if the market does not replace
 * products, and for lines that were already replaced.
 */
export const replacementsFor = async (
  shop: ShopRequest,
  waiting: readonly WaitingLine[],
): Promise<ReadonlyMap<string, readonly ReplacementFacts[]>> => {
  const replaceable = shop.flags.REPLACED_PRODUCTS
    ? waiting.filter(({ replacedBy }) => replacedBy === undefined).slice(0, MAX_REQUESTS)
    : [];
  return new Map(
    await Promise.all(
      replaceable.map(async (line) => [line.id, await replacementsOf(shop, line)] as const),
    ),
  );
};

const replacementsOf = async (
  shop: ShopRequest,
  { adeokey }: WaitingLine,
): Promise<readonly ReplacementFacts[]> => {
  const found = await fetchSubstitutes(
    shop.host,
    adeokey,
    shop.priceContextCode,
    shop.market.currency,
  ).catch(anyOutageAs([]));
  return found
    .flatMap(({ sku, name, urlKey, offer }) =>
      offer !== null && isSellable(offer)
        ? [{ sku, name, urlKey, offer: { code: offer.code, price: offer.price } }]
        : [],
    )
    .slice(0, MAX_SHOWN);
};

/** The names of all cart lines by id, including waiting ones. */
export const namesOfLines = ({
  lines,
  setAside,
  waiting,
}: Pick<Cart, 'lines' | 'setAside' | 'waiting'>): ReadonlyMap<string, string> =>
  new Map([...lines, ...setAside, ...waiting].map(({ id, name }) => [id, name]));
