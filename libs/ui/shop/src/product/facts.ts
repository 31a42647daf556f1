import type { DeliveryOption } from '@materia/domain-shipping';
import type { OfferDestination, PromisedDelivery } from '@materia/domain-promise';
import type { EnergyRating } from '@materia/domain-energy-label';
import type { AverageRating } from '@materia/domain-reviews';
import type { EcoContribution, OfferPrice } from '@materia/domain-pricing';
import type { FamilyAxis } from '@materia/domain-product-families';
import type { StockLabel } from '@materia/domain-stock-status';

/** What listings and lines show of a product. `picture` is its URL without size. */
export type ProductFacts = {
  readonly urlKey: string;
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly picture: string;
  /** The energy label, for products that have one. */
  readonly energy?: EnergyRating | undefined;
  /** The review summary, if there are reviews. */
  readonly rating?: AverageRating | undefined;
  /** Its other colours and sizes, where a card stands for all of them. */
  readonly family?: CardFamilyFacts | undefined;
};

/** What a card shows of the family of its product. */
export type CardFamilyFacts = {
  readonly axes: readonly {
    readonly kind: FamilyAxis;
    readonly valueCount: number;
    /** The first colours, as `#rrggbb`. */
    readonly swatches: readonly string[];
  }[];
  /** The lowest price of a member, where the product of the card costs more. */
  readonly from: OfferPrice | undefined;
};

/** `id` is the vendor's id, used in the URL of a vendor's page. */
export type OfferVendorFacts = {
  readonly name: string;
  readonly isThirdParty: boolean;
  readonly id?: string | undefined;
};

/** How an offer is packed: codes of the unit table. */
export type ConditioningFacts = {
  readonly saleUnit: string;
  readonly capacityUnit?: string | undefined;
};

/** An offer at the selected store, as displayed. */
export type OfferCardFacts = {
  readonly price: OfferPrice;
  readonly conditioning: ConditioningFacts;
  readonly stock: StockLabel;
  /** The earliest promise, if there is one. */
  readonly promise?: PromisedDelivery | undefined;
  /** What each delivery costs and by when, cheapest first. */
  readonly deliveries?: readonly DeliveryOption[] | undefined;
  /** The place and the store that the shopper named. */
  readonly destination?: OfferDestination | undefined;
  readonly seller: OfferVendorFacts;
  readonly eco?: readonly EcoContribution[] | undefined;
};
