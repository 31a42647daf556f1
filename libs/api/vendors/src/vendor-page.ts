import type { Reply } from '@materia/api-contract';
import { readVendor, type Vendor } from '@materia/domain-delivery-labels';

export type VendorReply = Reply<'readVendor'>['data'][number];

/** A vendor with what its page shows beside the vendor itself: who stands behind it (BEY-13) and what buyers think. */
export type VendorPage = Vendor & {
  readonly urlKey: string;
  readonly isShopNameShared: boolean;
  readonly isActive: boolean;
  readonly trader: NonNullable<VendorReply['trader']> | undefined;
  readonly rating: NonNullable<VendorReply['rating']> | undefined;
};

/** Reads a vendor from its wire form; nothing for one that says nothing of itself in the marketplace (VEN-02). */
export const readVendorPage = (reply: VendorReply): VendorPage | undefined => {
  const read = readVendor(reply);
  if (!read.ok) return undefined;
  const { urlKey, isShopNameShared, trader, rating, sellerStatus } = reply;
  return {
    ...read.value,
    urlKey,
    isShopNameShared,
    isActive: sellerStatus === 'ACTIVE',
    trader,
    rating,
  };
};
