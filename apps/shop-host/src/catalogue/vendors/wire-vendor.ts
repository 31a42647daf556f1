import type { Reply } from '@materia/api-contract';
import { MARKETPLACE_CONTEXT } from '@materia/domain-stores';
import { vendorIdIn, vendorSlug } from '@materia/domain-navigation';
import type { VendorRow } from './repository.ts';

type WireVendor = Reply<'readVendor'>;

/** A vendor on the wire. Fields without a value are empty. */
export const wireVendor = (row: VendorRow): WireVendor => {
  const { profile, trader } = row;
  return {
    sellerIdentifier: row.seller_identifier,
    sellerStatus: row.status,
    sellerCreationDate: profile?.createdOn ?? '',
    ...(profile?.logo != null && { sellerLogo: profile.logo }),
    sellerSite: {
      addressName: trader?.street ?? '',
      city: row.city,
      postalCode: trader?.postcode ?? '',
      country: row.country,
    },
    sellerContexts: [
      {
        identifier: MARKETPLACE_CONTEXT,
        name: row.name,
        description: profile?.description ?? '',
        returnPolicy: profile?.returnPolicy ?? '',
        shippingFromCountry: profile?.shippingFromCountry ?? row.country,
        deliveryConditions: (profile?.deliveries ?? []).map(({ zone, mode, level }) => ({
          shippingZoneCode: zone,
          shippingMode: mode,
          shippingLevel: level,
        })),
        salesConditions: {
          text: profile?.salesTerms ?? '',
          ...(profile?.salesTermsLink != null && { link: profile.salesTermsLink }),
        },
      },
    ],
    ecocontributionSubscriptions: [...(profile?.ecoSubscriptions ?? [])],
    urlKey: urlKeyOf(row),
    isShopNameShared: row.with_name > 1,
    ...(trader !== null && { trader }),
    ...(profile?.rating != null && { rating: profile.rating }),
  };
};

/**
 * The vendor's url key, unless another vendor has it too or it looks like another's slug: then name
 * and identifier.
 */
const urlKeyOf = ({ url_key, with_url_key, seller_identifier, name }: VendorRow): string => {
  const isOwn = with_url_key === 1 && [undefined, seller_identifier].includes(vendorIdIn(url_key));
  return isOwn ? url_key : vendorSlug({ id: seller_identifier, shopName: name });
};
