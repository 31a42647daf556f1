import type { HostClient } from '@materia/api-client-kernel';
import { gramsOfKilograms } from '@materia/domain-cart';
import type { Currency } from '@materia/domain-money';
import { type ListedProduct, readListedProduct } from './product.ts';

/** A product with what a calculation of material needs. */
export type MaterialProduct = ListedProduct & {
  readonly categoryId: string;
  /** Grams of one sale unit. */
  readonly weightGrams: number;
  /** Attribute values by code, as the market writes them. */
  readonly attributes: Readonly<Record<string, string>>;
};

/**
 * The products of several categories at a store, by category: what can be ordered first, then by
 * sales. `skus` are included although others sell better. Empty if the host refuses.
 */
export const fetchMaterials = async (
  host: HostClient,
  {
    categoryIds,
    skus,
    storeId,
  }: {
    readonly categoryIds: readonly string[];
    readonly skus: readonly string[];
    readonly storeId: string;
  },
  currency: Currency,
): Promise<readonly MaterialProduct[]> => {
  const answer = await host('listMaterials', {
    query: {
      category_ids: categoryIds.join(','),
      ...(skus.length > 0 && { skus: skus.join(',') }),
      retailer_id: storeId,
    },
  });
  if (!answer.ok) return [];
  return answer.value.data.map(({ card, category_id, weight, attributes }) => ({
    ...readListedProduct(card, currency),
    categoryId: category_id,
    weightGrams: gramsOfKilograms(weight),
    attributes: Object.fromEntries(attributes.map(({ code, value }) => [code, value])),
  }));
};
