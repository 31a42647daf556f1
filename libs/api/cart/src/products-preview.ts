import type { Reply } from '@materia/api-contract';
import { type Currency, fromMajorUnits } from '@materia/domain-money';
import type { TaxedAmount } from '@materia/domain-pricing';
import type { CartAccess } from './cart-access.ts';

/** The product of a reference. */
type FoundProduct = {
  /** The reference or EAN that was asked for. */
  readonly asked: string;
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly urlKey: string;
  readonly image: string;
};

/** What a reference would be in the cart: as many units as there are, at the store's best price. */
export type PreviewedItem =
  | { readonly kind: 'unknown'; readonly asked: string }
  | ({ readonly kind: 'sold-out' } & FoundProduct)
  | ({
      readonly kind: 'available';
      readonly quantity: number;
      /** How many there are. */
      readonly most: number;
      readonly unit: TaxedAmount;
      readonly total: TaxedAmount;
    } & FoundProduct);

export type ItemsPreview = {
  readonly items: readonly PreviewedItem[];
  readonly total: TaxedAmount;
};

/**
 * Reads name, price, stock and line of products by their references; nothing is put into a cart.
 * Undefined if the host refuses, as it does after too many calls.
 */
export const fetchItemsPreview = async (
  { host, storeId }: Pick<CartAccess, 'host' | 'storeId'>,
  items: readonly { readonly reference: string; readonly quantity: number }[],
): Promise<ItemsPreview | undefined> => {
  const answer = await host('previewProducts', {
    body: {
      request: {
        retailer_id: storeId,
        items: items.map(({ reference, quantity }) => ({ sku: reference, qty: quantity })),
      },
    },
  });
  if (!answer.ok) return undefined;
  const { currency, total, total_incl_tax } = answer.value;
  return {
    items: answer.value.items.map((item) => readItem(item, currency)),
    total: readTaxed(total, total_incl_tax, currency),
  };
};

const readItem = (
  item: Reply<'previewProducts'>['items'][number],
  currency: Currency,
): PreviewedItem => {
  if (item.state === 'unknown') return { kind: 'unknown', asked: item.asked };
  const { asked, sku, name, brand, url_key: urlKey, image } = item;
  const product = { asked, sku, name, brand, urlKey, image };
  if (item.state === 'sold-out') return { kind: 'sold-out', ...product };
  return {
    kind: 'available',
    ...product,
    quantity: item.qty,
    most: item.qty_max,
    unit: readTaxed(item.price, item.price_incl_tax, currency),
    total: readTaxed(item.row_total, item.row_total_incl_tax, currency),
  };
};

const readTaxed = (excluded: number, included: number, currency: Currency): TaxedAmount => ({
  included: fromMajorUnits(included, currency),
  excluded: fromMajorUnits(excluded, currency),
});
