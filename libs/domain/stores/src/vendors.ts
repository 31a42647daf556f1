/** The seller context of the shop's marketplace. */
export const MARKETPLACE_CONTEXT = '14';

/** One of a vendor's delivery methods: where to, how, and how fast. */
export type VendorDelivery = {
  readonly shippingZoneCode: string;
  readonly shippingMode: string;
  readonly shippingLevel: string;
};

/** A vendor as used by pages and rules. */
export type Vendor = {
  readonly id: string;
  readonly dateCreated: string;
  readonly description: string;
  /**
   * The vendor's registrations for eco-contributions: the short name of the stream and its number.
   */
  readonly ecoparts: readonly { readonly shortName: string; readonly identifier: string }[];
  /** The URL of a picture; undefined where there is none. */
  readonly logo: string | undefined;
  readonly returnPolicy: string;
  readonly shippingCountry: string;
  readonly shippings: readonly VendorDelivery[];
  readonly shopName: string;
  /** The sales terms, as text and as the URL of a document. */
  readonly cgv: string;
  readonly cgvLink: string | undefined;
  readonly contactInformations: {
    readonly street1: string;
    readonly zipCode: string;
    readonly city: string;
    readonly country: string;
  };
};
