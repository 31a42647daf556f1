import type { Reply } from '@materia/api-contract';
import { MARKETPLACE_CONTEXT, type Vendor } from '@materia/domain-stores';

export type VendorReply = Reply<'readVendor'>;

/** A vendor with the additional data of its page: the trader behind it and its ratings. */
export type VendorPage = Vendor & {
  readonly urlKey: string;
  readonly isShopNameShared: boolean;
  readonly isActive: boolean;
  readonly trader: NonNullable<VendorReply['trader']> | undefined;
  readonly rating: NonNullable<VendorReply['rating']> | undefined;
};

/** The only mapping from the wire form to the shop's own type; undefined for a vendor that does not sell in the marketplace. */
export const readVendorPage = (reply: VendorReply): VendorPage | undefined => {
  const context = reply.sellerContexts.find(({ identifier }) => identifier === MARKETPLACE_CONTEXT);
  if (context === undefined) return undefined;
  const { addressName, postalCode, city, country } = reply.sellerSite;
  return {
    id: reply.sellerIdentifier,
    dateCreated: reply.sellerCreationDate,
    description: context.description,
    ecoparts: reply.ecocontributionSubscriptions,
    logo: present(reply.sellerLogo),
    returnPolicy: context.returnPolicy,
    shippingCountry: context.shippingFromCountry,
    shippings: context.deliveryConditions,
    shopName: context.name,
    cgv: context.salesConditions.text,
    cgvLink: present(context.salesConditions.link),
    contactInformations: { street1: addressName, zipCode: postalCode, city, country },
    urlKey: reply.urlKey,
    isShopNameShared: reply.isShopNameShared,
    isActive: reply.sellerStatus === 'ACTIVE',
    trader: reply.trader,
    rating: reply.rating,
  };
};

const present = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : text;
