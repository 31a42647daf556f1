import type { AttributeCode } from '../attributes.ts';
import type { BrandKey } from '../brands.ts';
import type { LeafKey } from '../category-tree.ts';
import { baseOf } from './choices.ts';
import {
  type AttributeValue,
  type Axis,
  type Family,
  leafOf,
  leavesOf,
  type Variant,
  variantOf,
} from './family.ts';
import { FAMILIES, FAMILY_KEYS, type FamilyKey } from './index.ts';

/** Upper limit of combinations per family, because a SKU has five digits for them. */
export const MOST_COMBINATIONS = 100_000;

export type FamilyVariant = {
  readonly family: FamilyKey;
  readonly brand: BrandKey;
  readonly values: ReadonlyMap<AttributeCode, AttributeValue>;
  readonly variant: Variant;
  /**
   * Eight digits: the numbers of the family and the combination. A product has the same SKU in
   * every market.
   */
  readonly sku: string;
};

const valueAt = (axis: Axis, at: number): AttributeValue => {
  const value = axis.values[at];
  if (value === undefined) throw new Error(`The axis ${axis.attribute} has no value ${String(at)}`);
  return value;
};

export const combinationCount = (family: Family): number =>
  family.axes.reduce((count, axis) => count * axis.values.length, family.brands.length);

/**
 * Reads a combination number as one digit per axis: the last axis changes slowest, and combination
 * 0 is the typical product.
 */
const valuesAt = (
  family: Family,
  combination: number,
): { readonly brand: BrandKey; readonly values: ReadonlyMap<AttributeCode, AttributeValue> } => {
  let rest = combination;
  const values = new Map<AttributeCode, AttributeValue>();
  for (const axis of family.axes) {
    values.set(axis.attribute, valueAt(axis, rest % axis.values.length));
    rest = Math.floor(rest / axis.values.length);
  }
  const brand = family.brands[rest % family.brands.length];
  if (brand === undefined) throw new Error('A family without makers');
  return { brand, values };
};

const skuOf = (key: FamilyKey, combination: number): string =>
  String((100 + FAMILY_KEYS.indexOf(key)) * MOST_COMBINATIONS + combination);

/** The SKU that products have in common which differ only in what shoppers choose. */
export const baseSku = ({ family, sku }: FamilyVariant): string =>
  skuOf(family, baseOf(family, Number(sku) % MOST_COMBINATIONS));

export const familyVariant = (key: FamilyKey, combination: number): FamilyVariant => {
  const { brand, values } = valuesAt(FAMILIES[key], combination);
  return {
    family: key,
    brand,
    values,
    variant: variantOf(values),
    sku: skuOf(key, combination),
  };
};

/** The numbers of the existing combinations, in ascending order. */
export const madeCombinations = (key: FamilyKey): Int32Array => {
  const family = FAMILIES[key];
  const all = Int32Array.from(
    { length: combinationCount(family) },
    (_, combination) => combination,
  );
  const { isMade } = family;
  return isMade === undefined
    ? all
    : all.filter((combination) => isMade(variantOf(valuesAt(family, combination).values)));
};

/** The combinations of a family in one leaf category, in ascending order. */
export type Line = {
  readonly family: FamilyKey;
  readonly leaf: LeafKey;
  readonly combinations: Int32Array;
};

const linesOf = (key: FamilyKey): readonly Line[] => {
  const family: Family = FAMILIES[key];
  const made = madeCombinations(key);
  const [first, ...others] = leavesOf(family);
  if (first !== undefined && others.length === 0)
    return [{ family: key, leaf: first, combinations: made }];
  const byLeaf = Map.groupBy(made, (combination) =>
    leafOf(family, valuesAt(family, combination).values),
  );
  return [...byLeaf].map(([leaf, combinations]) => ({
    family: key,
    leaf,
    combinations: Int32Array.from(combinations),
  }));
};

/**
 * All lines of the assortment, family by family; the first line of a family contains its typical
 * product.
 */
export const LINES: readonly Line[] = FAMILY_KEYS.flatMap(linesOf);
