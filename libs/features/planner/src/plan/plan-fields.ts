import { PLAN_NUMBERS, type PlanNumberKey } from '@materia/domain-project-planner';

/** Names of the fields of a plan, in its form and in its address. */
export const PLAN_FIELDS = { project: 'project', shape: 'shape' } as const;
/** What the shopper changed in a line: `sku.grout`, `qty.grout`, `off.grout`. */
export const lineField = (kind: 'sku' | 'qty' | 'calc' | 'off', role: string): string =>
  `${kind}.${role}`;

const COUNTED = ['doors', 'windows', 'waste', 'joint', 'coats', 'sides', 'layers', 'slopes'];

/** Lengths are typed and written in metres, all other numbers as they are. */
export const isLength = (key: PlanNumberKey): boolean => !COUNTED.includes(key);

/** A number of a plan as it is typed, with the given decimal mark. */
export const typedNumber = (key: PlanNumberKey, value: number, decimal: ',' | '.'): string =>
  (isLength(key) ? String(value / 100) : String(value)).replace('.', decimal);

/**
 * Reads a typed number, with a decimal comma or point: lengths in metres to the centimetre, other
 * numbers whole. Undefined for anything else and outside its bounds.
 */
export const readTyped = (key: PlanNumberKey, typed: string): number | undefined => {
  const pattern = isLength(key) ? /^\d{1,4}(?:[.,]\d{1,4})?$/ : /^\d{1,4}$/;
  const text = typed.trim();
  if (!pattern.test(text)) return undefined;
  const number = Number(text.replace(',', '.'));
  const value = isLength(key) ? Math.round(number * 100) : number;
  const { min, max } = PLAN_NUMBERS[key];
  return value >= min && value <= max ? value : undefined;
};
