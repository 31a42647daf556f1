import type { PromisedDelivery } from '@materia/domain-delivery-labels';
import type { EnergyRating } from '@materia/domain-energy-label';
import type { AverageRating } from '@materia/domain-reviews';
import type { EcoContribution, OfferPrice } from '@materia/domain-pricing';
import type { StockFact } from '@materia/domain-stock-status';

/** What lists and lines show of a product. `picture` is its address without size. */
export type ProductFacts = {
  readonly urlKey: string;
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly picture: string;
  /** The energy label, for goods that carry one (BEY-15). */
  readonly energy?: EnergyRating | undefined;
  /** What reviews say together, where there are any. */
  readonly rating?: AverageRating | undefined;
};

/** `id` is the seller identifier, by which a vendor has a page. */
export type SellerFacts = {
  readonly name: string;
  readonly isThirdParty: boolean;
  readonly id?: string | undefined;
};

/** How an offer is packed: codes of the unit table (PRC-17). */
export type ConditioningFacts = {
  readonly saleUnit: string;
  readonly capacityUnit?: string | undefined;
};

/** An offer at the selected store, as it is shown. */
export type OfferFacts = {
  readonly price: OfferPrice;
  readonly conditioning: ConditioningFacts;
  readonly stock: StockFact;
  /** The earliest promise (BEY-05), where there is one. */
  readonly promise?: PromisedDelivery | undefined;
  readonly seller: SellerFacts;
  readonly eco?: readonly EcoContribution[] | undefined;
};
