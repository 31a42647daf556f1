import { slugOf } from '../slug.ts';

/** The file of the picture of a department, by its position in the tree from 1. */
export const departmentPictureName = (position: number): string =>
  `category-${String(position)}.svg`;

/** The file of the picture of a category below a department that has children, by its id. */
export const branchPictureName = (id: string): string => `category-${id}.svg`;

/** The file of a vendor's logo. */
export const vendorLogoName = (sellerIdentifier: string): string =>
  `vendor-${sellerIdentifier}.svg`;

/** The file of a brand's logo: the host looks it up by the brand's lower-case name. */
export const brandLogoName = (brand: string): string => `brand-${slugOf(brand)}.svg`;
