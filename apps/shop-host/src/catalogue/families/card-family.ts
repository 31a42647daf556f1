import {
  type AxisValue,
  compareValues,
  type FamilyAxis,
  MOST_AXES,
} from '@materia/domain-product-families';
import type { Offer } from '@materia/domain-pricing';
import { isListed, type ListingColumns } from '../index/listing-columns.ts';

/** What a card shows of a family. */
export type ListedFamily = {
  readonly memberCount: number;
  /** In what members differ. */
  readonly axes: readonly {
    readonly kind: FamilyAxis;
    readonly label: string;
    readonly valueCount: number;
    readonly swatches: readonly string[];
  }[];
  /** The offer of the cheapest member, if that is not the product of the card. */
  readonly fromOffer: Offer | undefined;
};

/** A card has room for as many colours. */
const MOST_SWATCHES = 6;

/**
 * The family of the product of a row, as lists show it; undefined for a product that they show in
 * one form only. `cheapest` is the best offer of its cheapest member. Reads only the index.
 */
export const cardFamily = (
  columns: ListingColumns,
  row: number,
  isMarketplace: boolean,
  cheapest: Offer | undefined,
): ListedFamily | undefined => {
  const { familyStart, size, sku } = columns;
  const family = familyStart[row];
  const members: number[] = [];
  for (let at = family ?? row; at < size && familyStart[at] === family; at += 1)
    if (isListed(columns, at, isMarketplace)) members.push(at);
  if (members.length < 2) return undefined;
  const axes = Array.from({ length: MOST_AXES }, (_, axis) => valuesOn(columns, members, axis));
  return {
    memberCount: members.length,
    axes: axes.flatMap((values) => {
      const [first] = values;
      return first === undefined || values.length < 2
        ? []
        : [
            {
              kind: first.kind,
              label: first.label,
              valueCount: values.length,
              swatches: values.flatMap(({ swatch }) => swatch ?? []).slice(0, MOST_SWATCHES),
            },
          ];
    }),
    fromOffer: cheapest?.sku === sku[row] ? undefined : cheapest,
  };
};

const valuesOn = (
  { axisValues, axisValueAt }: ListingColumns,
  members: readonly number[],
  axis: number,
): readonly AxisValue[] => {
  const numbers = new Set(members.map((row) => axisValues[row * MOST_AXES + axis] ?? 0));
  return [...numbers].flatMap((number) => axisValueAt[number] ?? []).toSorted(compareValues);
};
