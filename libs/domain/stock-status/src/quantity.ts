import { fail, ok, type Result } from '@materia/domain-kernel';
import { ratioOf, roundHalfUp } from '@materia/domain-money';
import type { QuantityBounds } from './quantity-bounds.ts';

export type QuantityRefusal =
  | { readonly kind: 'not-a-number'; readonly text: string }
  | { readonly kind: 'not-an-integer'; readonly text: string }
  | { readonly kind: 'below-minimum'; readonly min: number }
  | { readonly kind: 'nothing-available' };

/**
 * Parses a typed quantity of sale units: whole numbers only, '2' as well as '2.0' or '2,0'. A
 * quantity above the maximum becomes the maximum. Refuses other text, fractions, less than the
 * minimum, and any quantity when none can be bought.
 */
export const parseQuantity = (
  text: string,
  bounds: QuantityBounds,
): Result<number, QuantityRefusal> => {
  const [, digits, decimals = ''] = /^([+-]?\d+)(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  if (digits === undefined) return fail({ kind: 'not-a-number', text });
  if (/[1-9]/.test(decimals)) return fail({ kind: 'not-an-integer', text });
  const quantity = Number(digits);
  if (bounds.max < bounds.min) return fail({ kind: 'nothing-available' });
  if (quantity < bounds.min) return fail({ kind: 'below-minimum', min: bounds.min });
  return ok(clampQuantity(quantity, bounds));
};

/** The nearest quantity within the bounds; the maximum wins when the bounds are empty. */
export const clampQuantity = (quantity: number, bounds: QuantityBounds): number =>
  Math.min(Math.max(quantity, bounds.min), bounds.max);

/**
 * A quantity of sale units in capacity units (m², kg …), rounded half up to 2 decimals for display.
 */
export const quantityInCapacityUnits = (
  quantity: number,
  capacityUnitsPerSaleUnit: number,
): number => {
  const { numerator, denominator } = ratioOf(capacityUnitsPerSaleUnit);
  return roundHalfUp(BigInt(quantity) * numerator * 100n, denominator) / 100;
};

/**
 * Whether the quantity of a product is locked because of its capacity unit. The market lists the
 * units; the Polish list is empty.
 */
export const isQuantityLocked = (
  capacityUnit: string | undefined,
  lockedUnits: readonly string[],
): boolean => capacityUnit !== undefined && lockedUnits.includes(capacityUnit);
