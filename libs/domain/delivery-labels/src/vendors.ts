import { fail, ok, type Result } from '@materia/domain-kernel';

/** The seller context of the shop's marketplace (VEN-04). */
export const MARKETPLACE_CONTEXT = '14';

/** One way a vendor sends goods: where to, how, and how fast. */
export type VendorShipping = {
  readonly shippingZoneCode: string;
  readonly shippingMode: string;
  readonly shippingLevel: string;
};

/** A vendor as pages and rules know it (VEN-02). */
export type Vendor = {
  readonly id: string;
  readonly dateCreated: string;
  readonly description: string;
  /** The vendor's registrations for eco-contributions: the short name of the stream and its number. */
  readonly ecoparts: readonly { readonly shortName: string; readonly identifier: string }[];
  /** The address of a picture; undefined where there is none. */
  readonly logo: string | undefined;
  readonly returnPolicy: string;
  readonly shippingCountry: string;
  readonly shippings: readonly VendorShipping[];
  readonly shopName: string;
  /** The sales terms, as text and as the address of a document. */
  readonly cgv: string;
  readonly cgvLink: string | undefined;
  readonly contactInformations: {
    readonly street1: string;
    readonly zipCode: string;
    readonly city: string;
    readonly country: string;
  };
};

/** What a vendor says of itself in one seller context. */
export type WireVendorContext = {
  readonly identifier: string;
  readonly name: string;
  readonly description: string;
  readonly returnPolicy: string;
  readonly shippingFromCountry: string;
  readonly deliveryConditions: readonly VendorShipping[];
  readonly salesConditions: { readonly text: string; readonly link?: string | undefined };
};

/** The wire form of a vendor (VEN-01), in the names of VEN-11. */
export type WireVendor = {
  readonly sellerIdentifier: string;
  readonly sellerCreationDate: string;
  readonly sellerLogo?: string | undefined;
  readonly sellerSite: {
    readonly addressName: string;
    readonly city: string;
    readonly postalCode: string;
    readonly country: string;
  };
  readonly sellerContexts: readonly WireVendorContext[];
  readonly ecocontributionSubscriptions: readonly {
    readonly shortName: string;
    readonly identifier: string;
  }[];
};

export type VendorRefusal = { readonly kind: 'not-in-this-shop'; readonly id: string };

/** The one way from the wire form to the shop's own (VEN-02). Refuses a vendor that says nothing of itself in the context asked for: it does not sell there. */
export const readVendor = (
  wire: WireVendor,
  contextId: string = MARKETPLACE_CONTEXT,
): Result<Vendor, VendorRefusal> => {
  const context = wire.sellerContexts.find(({ identifier }) => identifier === contextId);
  if (context === undefined) return fail({ kind: 'not-in-this-shop', id: wire.sellerIdentifier });
  const { addressName, postalCode, city, country } = wire.sellerSite;
  return ok({
    id: wire.sellerIdentifier,
    dateCreated: wire.sellerCreationDate,
    description: context.description,
    ecoparts: wire.ecocontributionSubscriptions.map(({ shortName, identifier }) => ({
      shortName,
      identifier,
    })),
    logo: present(wire.sellerLogo),
    returnPolicy: context.returnPolicy,
    shippingCountry: context.shippingFromCountry,
    shippings: context.deliveryConditions.map(
      ({ shippingZoneCode, shippingMode, shippingLevel }) => ({
        shippingZoneCode,
        shippingMode,
        shippingLevel,
      }),
    ),
    shopName: context.name,
    cgv: context.salesConditions.text,
    cgvLink: present(context.salesConditions.link),
    contactInformations: { street1: addressName, zipCode: postalCode, city, country },
  });
};

const present = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : text;
