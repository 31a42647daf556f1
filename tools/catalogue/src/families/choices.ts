import type { FamilyAxis } from '@materia/domain-product-families';
import type { AttributeCode } from '../attributes.ts';
import { type Axis, type Family, type Variant, variantOf } from './family.ts';
import { FAMILIES, type FamilyKey } from './index.ts';

/** What a shopper chooses on the page of a product, by attribute. */
const KIND_OF: Readonly<Partial<Record<AttributeCode, FamilyAxis>>> = {
  colour: 'colour',
  decor: 'colour',
  format: 'size',
  'clothing-size': 'size',
  'shoe-size': 'size',
  weight: 'size',
  volume: 'volume',
  'volume-ml': 'volume',
  length: 'length',
  'length-m': 'length',
  'length-cm': 'length',
};
const KIND_ORDER: readonly FamilyAxis[] = ['colour', 'size', 'volume', 'length'];

/** Attributes that are a choice only where the product is sold by them: paint, but not ovens. */
const SOLD_BY: Readonly<Partial<Record<AttributeCode, 'l' | 'kg'>>> = {
  volume: 'l',
  'volume-ml': 'l',
  weight: 'kg',
};

/** An axis among which a shopper chooses. */
export type ChoiceAxis = {
  readonly kind: FamilyAxis;
  readonly attribute: AttributeCode;
  /** How far combinations with neighbouring values are apart. */
  readonly step: number;
  /** Its number of values. */
  readonly count: number;
};

const typicalOf = (axes: readonly Axis[]): Variant =>
  variantOf(
    new Map(
      axes.flatMap(({ attribute, values: [first] }) =>
        first === undefined ? [] : [[attribute, first] as const],
      ),
    ),
  );

const isChoice = (family: Family, { attribute, values }: Axis): boolean => {
  const unit = SOLD_BY[attribute];
  return (
    values.length > 1 &&
    KIND_OF[attribute] !== undefined &&
    family.notChosen?.includes(attribute) !== true &&
    (typeof family.category === 'string' || family.category.by !== attribute) &&
    (unit === undefined || family.packaging(typicalOf(family.axes)).capacity?.unit === unit)
  );
};

const axesOf = (family: Family): readonly ChoiceAxis[] =>
  family.axes
    .flatMap((axis, place) => {
      const kind = KIND_OF[axis.attribute];
      return kind !== undefined && isChoice(family, axis)
        ? [
            {
              kind,
              attribute: axis.attribute,
              step: family.axes
                .slice(0, place)
                .reduce((step, { values }) => step * values.length, 1),
              count: axis.values.length,
            },
          ]
        : [];
    })
    .toSorted((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind));

const known = new Map<FamilyKey, readonly ChoiceAxis[]>();
/** The choices of a family's products: colours first, then sizes, volumes and lengths. */
export const choiceAxes = (key: FamilyKey): readonly ChoiceAxis[] => {
  const axes = known.get(key) ?? axesOf(FAMILIES[key]);
  known.set(key, axes);
  return axes;
};

/** The place of a combination's value on an axis. */
const placeOn = (combination: number, { step, count }: ChoiceAxis): number =>
  Math.floor(combination / step) % count;

/** The combination that has the same values except for choices, which are the first ones. */
export const baseOf = (key: FamilyKey, combination: number): number =>
  choiceAxes(key).reduce(
    (base, axis) => base - placeOn(combination, axis) * axis.step,
    combination,
  );

/** Combinations by their base, each group in ascending order. */
export const choiceGroups = (
  key: FamilyKey,
  combinations: Int32Array,
): readonly (readonly number[])[] => {
  if (choiceAxes(key).length === 0) return Array.from(combinations, (combination) => [combination]);
  return [...Map.groupBy(combinations, (combination) => baseOf(key, combination)).values()];
};

/**
 * Orders combinations of one base so that the first ones form a grid: the first colours in the
 * first sizes.
 */
export const asGrid = (key: FamilyKey, group: readonly number[]): readonly number[] => {
  const axes = choiceAxes(key);
  const shellOf = (combination: number): number =>
    Math.max(0, ...axes.map((axis) => placeOn(combination, axis)));
  return group
    .map((combination) => ({ combination, shell: shellOf(combination) }))
    .toSorted((a, b) => a.shell - b.shell || a.combination - b.combination)
    .map(({ combination }) => combination);
};
