import { categoryNodes } from '../category-tree.ts';
import { FAMILIES, FAMILY_KEYS, type FamilyKey } from '../families/index.ts';
import { categoryPicture, heroPicture, placeholderPicture } from './banners.ts';
import { FAMILY_PICTURES } from './family-pictures.ts';
import { scene } from './kit/scene.ts';
import { BRAND_LOGOS } from './logos.ts';
import { departmentPictureName } from './picture-names.ts';
import { tintOf } from './tints.ts';

type DrawnPicture = readonly [name: string, svg: () => string];

const picturesOf = (key: FamilyKey): readonly DrawnPicture[] => {
  const { tint, shadow, draw } = FAMILY_PICTURES[key];
  if ('own' in tint) return [[`${key}.svg`, () => scene(draw(tint.own), shadow)]];
  const terms: readonly string[] = FAMILIES[key].axes.flatMap((axis) =>
    axis.attribute === tint.axis ? axis.values : [],
  );
  return terms.map((term) => [`${key}-${term}.svg`, () => scene(draw(tintOf(term)), shadow)]);
};

const departments = categoryNodes.filter(({ parent }) => parent === null);

/** Every picture of a demo shop by its file name. */
export const PICTURES: ReadonlyMap<string, () => string> = new Map<string, () => string>([
  ...FAMILY_KEYS.flatMap(picturesOf),
  ...departments.map(({ position }): DrawnPicture => [
    departmentPictureName(position),
    () => categoryPicture(position),
  ]),
  ...BRAND_LOGOS,
  ['placeholder.svg', placeholderPicture],
  ['hero.svg', heroPicture],
]);
