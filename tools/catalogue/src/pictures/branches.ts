import type { FamilyKey } from '../families/index.ts';
import type { FamilyVariant } from '../families/variants.ts';
import { type Colour, lighter } from './kit/colour.ts';
import { type Paint, scene } from './kit/scene.ts';
import { circle, ellipse, numeral, path } from './kit/shapes.ts';
import { bodyOfArticle, footOfFamily } from './views/index.ts';

/** Middle, ground and side of each product, by how many there are. */
type Place = readonly [x: number, ground: number, side: number];
const PLACES: readonly (readonly Place[])[] = [
  [[400, 640, 540]],
  [
    [270, 600, 400],
    [540, 650, 420],
  ],
  [
    [400, 500, 360],
    [230, 640, 350],
    [580, 650, 360],
  ],
];

const BACKDROPS: readonly Colour[] = [
  '#e9dccb',
  '#d9e4ec',
  '#dbe6e2',
  '#eadfce',
  '#d5e6ee',
  '#f3e7c4',
  '#e4dcea',
  '#d8e8cf',
  '#f0dccd',
];

const placed = (paint: Paint, article: FamilyVariant, [x, ground, side]: Place): string => {
  const foot = (footOfFamily(article.family) * side) / 800;
  return (
    ellipse(x + 6, ground, side * 0.34, side * 0.05, '#1c243322') +
    `<g transform="translate(${numeral(x - side / 2)} ${numeral(ground - foot)}) scale(${(side / 800).toFixed(3)})">${bodyOfArticle(article)(paint)}</g>`
  );
};

/** The first article of each family. */
const distinct = (articles: readonly FamilyVariant[]): readonly FamilyVariant[] => {
  const seen = new Set<FamilyKey>();
  return articles.filter(({ family }) => {
    const isNew = !seen.has(family);
    seen.add(family);
    return isNew;
  });
};

/** What a category contains: up to three products of different families before a coloured disc. */
export const branchPicture = (articles: readonly FamilyVariant[]): string => {
  const shown = distinct(articles).slice(0, PLACES.length);
  const places = PLACES[shown.length - 1] ?? [];
  const tone =
    BACKDROPS[(Number(shown[0]?.sku.slice(0, 3) ?? 0) * 5) % BACKDROPS.length] ?? '#e9dccb';
  return scene(
    (paint) =>
      circle(400, 400, 352, tone) +
      path('M70 520a352 352 0 0 0 660 0z', lighter(tone, 0.34)) +
      shown
        .map((article, at) => {
          const place = places[at];
          return place === undefined ? '' : placed(paint, article, place);
        })
        .join(''),
    null,
  );
};
