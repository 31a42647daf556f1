import { type AxisValue, type FamilyAxis, MOST_AXES } from './family.ts';

/** A product of a family that a choice can lead to. Better sellers come first in their list. */
export type FamilyMember = {
  readonly sku: string;
  readonly axes: readonly AxisValue[];
  /** Whether it can be ordered now; of equally near members, one that can is chosen. */
  readonly isOrderable: boolean;
};

/** One value of an axis, and the product that it leads to. */
export type Choice<Own extends FamilyMember> = {
  readonly value: string;
  readonly swatch: string | undefined;
  /** The value of the product shown. */
  readonly isPresent: boolean;
  /** Whether a member has it together with the other values of the product shown. */
  readonly exists: boolean;
  /** That member, or the one nearest to it. */
  readonly member: Own;
};

export type ChoiceGroup<Own extends FamilyMember> = {
  readonly kind: FamilyAxis;
  readonly label: string;
  readonly choices: readonly Choice<Own>[];
};

const NUMBER = /\d+(?:[.,]\d+)?/g;
const numbersIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(NUMBER), ([number]) => Number(number.replace(',', '.')));

/**
 * Compares values of an axis: by their order where both have one, otherwise by the numbers in them
 * (`2.5 l` before `10 l`), otherwise as texts by code unit.
 */
export const compareValues = (a: AxisValue, b: AxisValue): number => {
  if (a.order !== undefined && b.order !== undefined && a.order !== b.order)
    return a.order - b.order;
  const [ofA, ofB] = [numbersIn(a.value), numbersIn(b.value)];
  for (const [at, number] of ofA.entries()) {
    const difference = number - (ofB[at] ?? number);
    if (difference !== 0) return difference;
  }
  return a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
};

/** The values of an axis in the order in which they are shown, each once. */
export const valuesOf = (
  members: readonly { readonly axes: readonly AxisValue[] }[],
  axis: number,
): readonly AxisValue[] => {
  const known = new Map<string, AxisValue>();
  for (const { axes } of members) {
    const value = axes[axis];
    if (value !== undefined && !known.has(value.value)) known.set(value.value, value);
  }
  return [...known.values()].toSorted(compareValues);
};

/** Exceeds every difference of places between two values. */
const FAR = 1000;

/**
 * How far a member is from the values of the product shown on the other axes: 0 when it has all.
 * Another colour is as far as any other.
 */
const distance = (
  own: FamilyMember,
  present: FamilyMember,
  axis: number,
  values: readonly (readonly AxisValue[])[],
): number =>
  present.axes.reduce((sum, wanted, at) => {
    const value = own.axes[at]?.value;
    if (at === axis || value === wanted.value) return sum;
    const placeOf = (text: string | undefined): number =>
      values[at]?.findIndex((known) => known.value === text) ?? 0;
    const places = wanted.kind === 'colour' ? 0 : placeOf(value) - placeOf(wanted.value);
    return sum + FAR + Math.abs(places);
  }, 0);

/**
 * The choices of a product page: every value of every axis with the member that it leads to. A value
 * that does not exist with the other values of the product shown leads to the member that shares
 * most of them, of those the one with the nearest values, then one that can be ordered. Axes with a
 * single value are left out. `present` must be one of the members.
 */
export const choicesOf = <Own extends FamilyMember>(
  members: readonly Own[],
  present: Own,
): readonly ChoiceGroup<Own>[] => {
  const values = Array.from({ length: MOST_AXES }, (_, axis) => valuesOf(members, axis));
  return present.axes.flatMap(({ kind, label, value: own }, axis) => {
    const all = values[axis] ?? [];
    if (all.length < 2) return [];
    const choices = all.flatMap(({ value, swatch }): Choice<Own>[] => {
      if (value === own) return [{ value, swatch, isPresent: true, exists: true, member: present }];
      const [nearest] = members
        .filter(({ axes }) => axes[axis]?.value === value)
        .map((member) => ({ member, far: distance(member, present, axis, values) }))
        .toSorted(
          (a, b) => a.far - b.far || Number(b.member.isOrderable) - Number(a.member.isOrderable),
        );
      return nearest === undefined
        ? []
        : [
            {
              value,
              swatch,
              isPresent: false,
              exists: nearest.far === 0,
              member: nearest.member,
            },
          ];
    });
    return [{ kind, label, choices }];
  });
};
