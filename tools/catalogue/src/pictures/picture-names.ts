import type { FamilyVariant } from '../families/variants.ts';
import { FAMILY_PICTURES } from './family-pictures.ts';

/** The file of the picture that stands for a variant: one a family, and one a colour where the family has colours. */
export const pictureName = ({ family, variant }: FamilyVariant): string => {
  const { tint } = FAMILY_PICTURES[family];
  return 'axis' in tint ? `${family}-${variant.word(tint.axis)}.svg` : `${family}.svg`;
};

/** The file of the picture of a department, by its position in the tree from 1. */
export const departmentPictureName = (position: number): string => `category-${String(position)}.svg`;
