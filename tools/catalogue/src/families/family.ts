import { ATTRIBUTES, type AttributeCode, type AttributeOf } from '../attributes.ts';
import type { BrandKey } from '../brands.ts';
import type { LeafKey } from '../category-tree.ts';
import type { EnergyScaleKey } from '../energy-scales.ts';
import type { TermKey } from '../terms.ts';
import type { WarningKey } from '../warnings.ts';

/** Millimetres: width × height, or length × width × height. */
export type Size = readonly number[];
export type AttributeValue = number | string | Size;

/** One attribute of a family with the values it takes; an axis of one value is a constant of the family. */
export type Axis =
  | { readonly attribute: AttributeOf<'number'>; readonly values: readonly number[] }
  | { readonly attribute: AttributeOf<'code'>; readonly values: readonly string[] }
  | { readonly attribute: AttributeOf<'term'>; readonly values: readonly TermKey[] }
  | { readonly attribute: AttributeOf<'size'>; readonly values: readonly Size[] };

export type SaleUnit = 'piece' | 'bag' | 'pack' | 'roll' | 'pallet' | 'bucket' | 'box' | 'set';
export type CapacityUnit = 'kg' | 'm2' | 'm3' | 'l' | 'm';

/** How a variant is sold: the unit, what it weighs in grams, and how much of which capacity it holds. */
export type Packaging = {
  readonly unit: SaleUnit;
  readonly grams: number;
  readonly capacity: { readonly unit: CapacityUnit; readonly amount: number } | null;
};

/** The values a variant took on the axes of its family. Asking for an attribute the family lacks is a bug and throws. */
export type Variant = {
  readonly number: (attribute: AttributeOf<'number'>) => number;
  readonly size: (attribute: AttributeOf<'size'>) => Size;
  readonly word: (attribute: AttributeOf<'code' | 'term'>) => string;
};

/** Streams of extended producer responsibility; each market names the ones it has. */
export type EcoStream = 'electrical' | 'furniture' | 'building';

/** Leaves by the value that an attribute takes: bulbs lie in the leaf of their base. Every value of the axis has a leaf. */
export type CategorySplit = {
  readonly by: AttributeCode;
  readonly leaves: Readonly<Record<string, LeafKey>>;
};

export type Family = {
  readonly category: LeafKey | CategorySplit;
  readonly brands: readonly BrandKey[];
  readonly axes: readonly Axis[];
  /** Which combinations of the axes are made; all of them where it is absent. */
  readonly isMade?: (variant: Variant) => boolean;
  readonly packaging: (variant: Variant) => Packaging;
  /** Price with tax of one sale unit in euro cents at the middle of the market, before brand and market levels. */
  readonly euroCents: (variant: Variant) => number;
  /** Figures that follow from the axes, shown among the attributes. */
  readonly derived?: (
    variant: Variant,
  ) => readonly { readonly attribute: AttributeOf<'number'>; readonly value: number }[];
  readonly eco?: { readonly stream: EcoStream; readonly euroCents: number };
  /** The energy label of its kind; its class is the attribute `energy-class`. */
  readonly energyLabel?: EnergyScaleKey;
  /** Dangers that the maker warns of. */
  readonly warnings?: readonly WarningKey[];
  /** Which of ten parts of the sales it makes: 10 sells most. */
  readonly popularity: number;
  /** Whether a lorry of a vendor brings it to the building site. */
  readonly isBulky?: true;
  /** Whether it comes on returnable pallets, for which a deposit is asked. */
  readonly comesOnPallets?: true;
};

export const numbers = (attribute: AttributeOf<'number'>, ...values: readonly number[]): Axis => ({
  attribute,
  values,
});
export const codes = (attribute: AttributeOf<'code'>, ...values: readonly string[]): Axis => ({
  attribute,
  values,
});
export const terms = (attribute: AttributeOf<'term'>, ...values: readonly TermKey[]): Axis => ({
  attribute,
  values,
});
export const sizes = (attribute: AttributeOf<'size'>, ...values: readonly Size[]): Axis => ({
  attribute,
  values,
});

export const split = (by: AttributeCode, leaves: CategorySplit['leaves']): CategorySplit => ({
  by,
  leaves,
});

/** The leaves in which a family's products lie. */
export const leavesOf = ({ category }: Family): readonly LeafKey[] =>
  typeof category === 'string' ? [category] : [...new Set(Object.values(category.leaves))];

/** The leaf in which a variant lies. A value without a leaf is a bug and throws. */
export const leafOf = (
  { category }: Family,
  values: ReadonlyMap<AttributeCode, AttributeValue>,
): LeafKey => {
  if (typeof category === 'string') return category;
  const leaf = category.leaves[String(values.get(category.by))];
  if (leaf === undefined)
    throw new Error(`No leaf for ${category.by} ${String(values.get(category.by))}`);
  return leaf;
};

export const sold = (
  unit: SaleUnit,
  grams: number,
  capacityUnit: CapacityUnit | null = null,
  amount = 0,
): Packaging => ({
  unit,
  grams: Math.max(1, Math.round(grams)),
  capacity:
    capacityUnit === null ? null : { unit: capacityUnit, amount: Math.round(amount * 1000) / 1000 },
});

/** A variant read from attribute values. */
export const variantOf = (values: ReadonlyMap<AttributeCode, AttributeValue>): Variant => {
  const wrong = (attribute: AttributeCode): never => {
    throw new Error(`The variant has no ${ATTRIBUTES[attribute].kind} ${attribute}`);
  };
  return {
    number: (attribute) => {
      const value = values.get(attribute);
      return typeof value === 'number' ? value : wrong(attribute);
    },
    size: (attribute) => {
      const value = values.get(attribute);
      return typeof value === 'object' ? value : wrong(attribute);
    },
    word: (attribute) => {
      const value = values.get(attribute);
      return typeof value === 'string' ? value : wrong(attribute);
    },
  };
};

/** Side `index` of a size in metres; 0 where the size has fewer sides. */
export const metres = (size: Size, index: number): number => (size[index] ?? 0) / 1000;
/** Square metres of a size's first two sides. */
export const squareMetres = (size: Size): number => metres(size, 0) * metres(size, 1);
