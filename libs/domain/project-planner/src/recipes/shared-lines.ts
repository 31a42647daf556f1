import { capacityOf, type Material, piecesOf, readNumber, sizeOf } from '../material.ts';
import { PRODUCT_GROUPS, type ProductGroup } from '../product-groups.ts';
import type { RecipeFacts, RecipeLine } from '../recipe.ts';
import { adhesivePerSquareMetre, groutPerSquareMetre, RULES } from '../rules.ts';

export const inSquareMetres = (material: Material): number | undefined =>
  capacityOf(material, 'm2');
export const inMetres = (material: Material): number | undefined => capacityOf(material, 'm');
export const inKilograms = (material: Material): number | undefined => capacityOf(material, 'kg');
export const inLitres = (material: Material): number | undefined => capacityOf(material, 'l');

export const isOfGroup = (material: Material | undefined, ...groups: readonly ProductGroup[]) =>
  groups.some((group) => material?.categoryId === PRODUCT_GROUPS[group]);

/** A tool of which one is enough. */
export const tool = (role: string, group: ProductGroup): RecipeLine => ({
  role,
  kind: 'tool',
  groups: [group],
  unit: 'piece',
  waste: 0,
  rule: 'tool',
  need: () => 1,
  contents: () => 1,
});

/** The size of a tile where the product does not state it, in millimetres. */
const USUAL_TILE = { length: 300, width: 300, thickness: 9 };
const tileOf = ({ main }: RecipeFacts) => (main && sizeOf(main)) ?? USUAL_TILE;
/** Porcelain and tiles above this area in square centimetres need an improved adhesive (C2). */
const LARGE_TILE = 1100;

/** What a tiled surface needs beside its tiles. */
export const tilingLines = (primer: 'floor-primers' | 'wall-primers'): readonly RecipeLine[] => [
  {
    role: 'adhesive',
    kind: 'material',
    groups: ['tile-adhesives'],
    unit: 'kg',
    waste: 0,
    rule: 'adhesive-bed',
    need: (facts) =>
      facts.surface.area * adhesivePerSquareMetre(tileOf(facts).length, tileOf(facts).width),
    contents: inKilograms,
    fit: ({ attributes }, facts) => {
      const { length, width } = tileOf(facts);
      const isImproved = attributes['grade']?.startsWith('C2') === true;
      const needsImproved =
        (length * width) / 100 > LARGE_TILE ||
        isOfGroup(facts.main, 'stoneware-tiles', 'wood-look-tiles');
      return needsImproved && !isImproved ? 0 : 1;
    },
  },
  {
    role: 'grout',
    kind: 'material',
    groups: ['grouts'],
    unit: 'kg',
    waste: 5,
    rule: 'grout-density',
    need: (facts) =>
      facts.surface.area *
      groutPerSquareMetre({ ...tileOf(facts), joint: facts.plan.numbers.joint }),
    contents: inKilograms,
    // Resin grout (RG) is for professionals; it is offered, but not proposed.
    fit: ({ attributes }) => (attributes['grade'] === 'RG' ? 1 : 2),
  },
  {
    role: 'primer',
    kind: 'material',
    groups: [primer],
    unit: 'l',
    waste: 0,
    rule: 'tile-primer',
    need: ({ surface }) => surface.area * RULES['tile-primer'].value,
    contents: inLitres,
  },
  {
    role: 'membrane',
    kind: 'material',
    groups: ['liquid-membranes'],
    onlyWith: 'wetRoom',
    unit: 'kg',
    waste: 5,
    rule: 'membrane',
    need: ({ surface }) => surface.area * RULES.membrane.value,
    contents: inKilograms,
  },
  {
    role: 'sealing-tape',
    kind: 'material',
    groups: ['sealing-tapes'],
    onlyWith: 'wetRoom',
    unit: 'm',
    waste: 5,
    rule: 'sealing-tape',
    need: ({ surface }) => surface.perimeter,
    contents: inMetres,
  },
];

/** Around a floor, without the doors. */
export const skirtingLine: RecipeLine = {
  role: 'skirting',
  kind: 'material',
  groups: ['skirtings'],
  unit: 'm',
  waste: 10,
  rule: 'skirting',
  need: ({ surface }) => surface.skirting,
  contents: inMetres,
};

/** Between the tiles and another surface: where walls meet the floor, and in corners. */
export const siliconeLine: RecipeLine = {
  role: 'silicone',
  kind: 'material',
  groups: ['sanitary-silicones'],
  unit: 'l',
  waste: 10,
  rule: 'silicone',
  need: ({ surface, plan }) =>
    // Four corners of a room, as high as the tiles.
    (surface.perimeter + (4 * plan.numbers.height) / 100) * RULES.silicone.value,
  contents: (material) => {
    const millilitres = readNumber(material.attributes['volume-ml']);
    return inLitres(material) ?? (millilitres === undefined ? undefined : millilitres / 1000);
  },
};

export const inPieces = (material: Material): number => piecesOf(material);
