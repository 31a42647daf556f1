import { categoryNodes } from '../category-tree.ts';
import { categoryPicture, heroPicture, placeholderPicture } from './banners.ts';
import { BRAND_LOGOS } from './logos.ts';
import { departmentPictureName } from './picture-names.ts';

type DrawnPicture = readonly [name: string, svg: () => string];

const departments = categoryNodes.filter(({ parent }) => parent === null);

/** The pictures of every demo shop that show no product, by file name. */
export const SHOP_PICTURES: ReadonlyMap<string, () => string> = new Map<string, () => string>([
  ...departments.map(({ position }): DrawnPicture => [
    departmentPictureName(position),
    () => categoryPicture(position),
  ]),
  ...BRAND_LOGOS,
  ['placeholder.svg', placeholderPicture],
  ['hero.svg', heroPicture],
]);
