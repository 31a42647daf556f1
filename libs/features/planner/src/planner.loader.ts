import { priceViewer } from '@materia/api-catalogue';
import { initialPlan, kitOf, type Plan, surfaceOf } from '@materia/domain-project-planner';
import { type PriceBasis, priceBasisOf } from '@materia/domain-pricing';
import { shopRequest } from '@materia/page-request';
import type { ShopViewer } from '@materia/ui-shop';
import type { LoaderFunctionArgs } from 'react-router';
import { loadProducts, type OfferedMaterial } from './plan/load-products.ts';
import { priceOf } from './plan/price-of.ts';
import { islandTexts, type IslandTexts } from './island/island-texts.ts';
import { type ReadPlan, readPlan } from './plan/read-plan.ts';

export type PlannerPageFacts = ReadPlan & {
  readonly products: readonly OfferedMaterial[];
  readonly basis: PriceBasis;
  readonly viewer: ShopViewer;
  readonly store: { readonly name: string; readonly chosen: boolean };
  readonly origin: string;
  readonly marketId: string;
  readonly texts: IslandTexts;
};

/** Loads the project of an address, with the products that its kit can have. */
export const loadPlanner = async ({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<PlannerPageFacts> => {
  const shop = context.get(shopRequest);
  const read = readPlan(url.searchParams);
  const basis = priceBasisOf(shop.customer?.isProfessional === true);
  return {
    ...read,
    products: offered(read.plan, await loadProducts(shop, read.plan), basis),
    basis,
    viewer: priceViewer(shop),
    store: { name: shop.store.name, chosen: shop.store.chosen },
    origin: url.origin,
    marketId: shop.market.id,
    texts: islandTexts(shop.market.texts),
  };
};

/** Only what a line of the kit offers is sent to browsers. */
const offered = (
  plan: Plan,
  products: readonly OfferedMaterial[],
  basis: PriceBasis,
): readonly OfferedMaterial[] => {
  const measured = surfaceOf(plan);
  const surface = measured.ok ? measured : surfaceOf(initialPlan(plan.project));
  if (!surface.ok) return [];
  const { lines } = kitOf(plan, surface.value, {
    products,
    priceOf: (product, quantity) =>
      priceOf(
        { unit: product.offer.price.unit.included, vatRate: product.offer.price.vatRate },
        quantity,
        basis,
      ),
  });
  const skus = new Set(lines.flatMap(({ options }) => options.map(({ sku }) => sku)));
  return products.filter(({ sku }) => skus.has(sku));
};
