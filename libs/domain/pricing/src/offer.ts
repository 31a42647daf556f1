import type { StockedOffer } from '@materia/domain-stock-status';
import type { OfferPrice } from './offer-price.ts';

/**
 * How a product is packed: sold by `saleUnit`, which may contain a number of capacity units (m², kg
 * …).
 */
export type Conditioning = {
  readonly saleUnit: string;
  readonly capacityUnit: string | undefined;
  readonly capacityPerSaleUnit: number | undefined;
};

/** An offer of the retailer or of a third-party vendor, in one price context. */
export type Offer = StockedOffer & {
  readonly code: string;
  readonly priceContextCode: string;
  readonly sku: string;
  readonly adeokey: string;
  /** The vendor; for the retailer's own offer, the retailer. */
  readonly vendor: {
    readonly name: string;
    readonly code: string;
    readonly sellerIdentifier: string;
  };
  readonly label: string | undefined;
  readonly price: OfferPrice;
  readonly conditioning: Conditioning;
};
