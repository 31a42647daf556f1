import { ATTRIBUTES, type AttributeCode, type AttributeOf } from '../attributes.ts';
import type { BrandKey } from '../brands.ts';
import type { LeafKey } from '../category-tree.ts';
import type { EnergyScaleKey } from '../energy-scales.ts';
import type { TermKey } from '../terms.ts';
import type { WarningKey } from '../warnings.ts';

/** Millimetres: width × height, or length × width × height. */
export type Size = readonly number[];
export type AttributeValue = number | string | Size;

/** An attribute of a family and its possible values; an axis with one value is a constant. */
export type Axis =
  | { readonly attribute: AttributeOf<'number'>; readonly values: readonly number[] }
  | { readonly attribute: AttributeOf<'code'>; readonly values: readonly string[] }
  | { readonly attribute: AttributeOf<'term'>; readonly values: readonly TermKey[] }
  | { readonly attribute: AttributeOf<'size'>; readonly values: readonly Size[] };

export type SaleUnit = 'piece' | 'bag' | 'pack' | 'roll' | 'pallet' | 'bucket' | 'box' | 'set';
export type CapacityUnit = 'kg' | 'm2' | 'm3' | 'l' | 'm';

/** How a variant is sold: sale unit, weight in grams, and capacity. */
export type Packaging = {
  readonly unit: SaleUnit;
  readonly grams: number;
  readonly capacity: { readonly unit: CapacityUnit; readonly amount: number } | null;
};

/**
 * The attribute values of a variant. Throws for an attribute that the family lacks, which is a bug.
 */
export type Variant = {
  readonly number: (attribute: AttributeOf<'number'>) => number;
  readonly size: (attribute: AttributeOf<'size'>) => Size;
  readonly word: (attribute: AttributeOf<'code' | 'term'>) => string;
};

/** Streams of extended producer responsibility; each market lists the ones it has. */
export type EcoStream = 'electrical' | 'furniture' | 'building';

/**
 * Leaves by attribute value, for example bulbs by base. Every value of the axis must have a leaf.
 */
export type CategorySplit = {
  readonly by: AttributeCode;
  readonly leaves: Readonly<Record<string, LeafKey>>;
};

export type Family = {
  readonly category: LeafKey | CategorySplit;
  readonly brands: readonly BrandKey[];
  readonly axes: readonly Axis[];
  /** Which axis combinations exist; all of them by default. */
  readonly isMade?: (variant: Variant) => boolean;
  readonly packaging: (variant: Variant) => Packaging;
  /**
   * Mid-market price of one sale unit in euro cents including tax, before brand and market levels.
   */
  readonly euroCents: (variant: Variant) => number;
  /** Attributes derived from the axes. */
  readonly derived?: (
    variant: Variant,
  ) => readonly { readonly attribute: AttributeOf<'number'>; readonly value: number }[];
  readonly eco?: { readonly stream: EcoStream; readonly euroCents: number };
  /** The energy label kind; the class is the attribute `energy-class`. */
  readonly energyLabel?: EnergyScaleKey;
  /** The manufacturer's safety warnings. */
  readonly warnings?: readonly WarningKey[];
  /** Axes that shoppers do not choose on the product page although their attribute is a choice elsewhere. */
  readonly notChosen?: readonly AttributeCode[];
  /** Popularity from 1 to 10; 10 sells best. */
  readonly popularity: number;
  /** Whether vendors deliver it to the building site by lorry. */
  readonly isBulky?: true;
  /** Whether it is delivered on returnable pallets with a deposit. */
  readonly comesOnPallets?: true;
  /** Why nobody may withdraw from the purchase of a variant; undefined for most. */
  readonly withdrawalExclusion?: (variant: Variant) => 'cut-to-size' | 'mixed-to-order' | undefined;
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

/** The leaf categories of a family's products. */
export const leavesOf = ({ category }: Family): readonly LeafKey[] =>
  typeof category === 'string' ? [category] : [...new Set(Object.values(category.leaves))];

/** The leaf category of a variant. Throws for a value without a leaf, which is a bug. */
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

/** Creates a variant from attribute values. */
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

/** Side `index` of a size in metres; 0 if the size has fewer sides. */
export const metres = (size: Size, index: number): number => (size[index] ?? 0) / 1000;
/** Square metres of a size's first two sides. */
export const squareMetres = (size: Size): number => metres(size, 0) * metres(size, 1);
