import type { FamilyVariant } from '../families/variants.ts';
import { slugOf } from '../slug.ts';
import { FAMILY_PICTURES } from './family-pictures.ts';

/** The picture file of a variant: one per family, or one per colour if the family has colours. */
export const pictureName = ({ family, variant }: FamilyVariant): string => {
  const { tint } = FAMILY_PICTURES[family];
  return 'axis' in tint ? `${family}-${variant.word(tint.axis)}.svg` : `${family}.svg`;
};

/** The file of the picture of a department, by its position in the tree from 1. */
export const departmentPictureName = (position: number): string =>
  `category-${String(position)}.svg`;

/** The file of a vendor's logo. */
export const vendorLogoName = (sellerIdentifier: string): string =>
  `vendor-${sellerIdentifier}.svg`;

/** The file of a brand's logo: the host looks it up by the brand's lower-case name. */
export const brandLogoName = (brand: string): string => `brand-${slugOf(brand)}.svg`;
