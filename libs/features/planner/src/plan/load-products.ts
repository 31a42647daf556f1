import {
  fetchMaterials,
  type MaterialProduct,
  type OfferFacts,
  offerFacts,
} from '@materia/api-catalogue';
import { fetchStore, promiseContext } from '@materia/api-stores';
import {
  groupsOf,
  type Material,
  type Plan,
  PRODUCT_GROUPS,
} from '@materia/domain-project-planner';
import { outlookPoint, type ShopRequest } from '@materia/page-request';

/** A product that a kit may contain, with its offer at the store. */
export type OfferedMaterial = Material &
  Pick<MaterialProduct, 'name' | 'image' | 'urlKey'> & { readonly offer: OfferFacts };

/** The products that have an offer among those of the plan's categories, with price, stock and promise of the store. */
export const loadProducts = async (
  shop: ShopRequest,
  plan: Plan,
): Promise<readonly OfferedMaterial[]> => {
  const [found, store] = await Promise.all([
    fetchMaterials(
      shop.host,
      {
        categoryIds: groupsOf(plan).map((group) => PRODUCT_GROUPS[group]),
        skus: Object.values(plan.lines).flatMap(({ sku }) => sku ?? []),
        storeId: shop.store.id,
      },
      shop.market.currency,
    ),
    fetchStore(shop.host, shop.store.id),
  ]);
  const point = outlookPoint(shop, store && promiseContext(store, shop.market, shop.now));
  return found.flatMap(({ offer: own, ...product }) => {
    if (own === null) return [];
    const offer = offerFacts(own, point);
    return [
      {
        sku: product.sku,
        categoryId: product.categoryId,
        attributes: product.attributes,
        capacityUnit: offer.conditioning.capacityUnit,
        capacityPerSaleUnit: offer.conditioning.capacityPerSaleUnit,
        weightGrams: product.weightGrams,
        orderable: offer.isSellable ? offer.bounds.max : 0,
        name: product.name,
        image: product.image,
        urlKey: product.urlKey,
        offer,
      },
    ];
  });
};
