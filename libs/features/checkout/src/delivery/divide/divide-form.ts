import type { Checkout, OwnPart } from '@materia/api-checkout';
import { LINE_WAYS, type LineWay } from '@materia/domain-checkout';
import { defineForm, family, line, prefixed } from '@materia/ui-shop';

/** What a button of the form does: divides the own products as chosen, or joins them again. */
export type DivideAction = 'divide' | 'join';

/** Which own products are collected and which are brought, by line. Its buttons are in the form of the deliveries. */
export const divideForm = defineForm({
  parts: family(prefixed('part-'), 20),
  action: line(10).named('own-parts'),
});

/** A line that can be collected as well as brought, and what happens to it now. */
export type DivisibleLine = {
  readonly lineId: string;
  readonly name: string;
  readonly quantity: number;
  readonly part: LineWay;
};

/** What a sent form asks for; undefined where the deliveries were sent. */
export const readDivision = (form: FormData): readonly OwnPart[] | undefined => {
  const { action, parts } = divideForm.read(form);
  if (action === 'join') return [];
  if (action !== 'divide') return undefined;
  return Object.entries(parts).flatMap(([lineId, value]) => {
    const part = LINE_WAYS.find((way) => way === value);
    return part === undefined ? [] : [{ lineId, part }];
  });
};

/**
 * The own lines that a shopper may divide. There must be two own lines at least, one of which leaves
 * the choice.
 */
export const divisibleLines = (
  { shipments, divisible = [] }: Pick<Checkout, 'shipments' | 'divisible'>,
  lines: readonly { readonly id: string; readonly name: string; readonly quantity: number }[],
): readonly DivisibleLine[] => {
  const own = shipments.filter(({ part }) => part !== 'sent');
  const count = new Set(own.flatMap(({ lineIds }) => lineIds)).size;
  if (count < 2) return [];
  const collected = new Set(
    own.flatMap(({ part, lineIds }) => (part === 'collected' ? lineIds : [])),
  );
  return lines
    .filter(({ id }) => divisible.includes(id))
    .map(({ id, name, quantity }) => ({
      lineId: id,
      name,
      quantity,
      part: collected.has(id) ? 'collected' : 'brought',
    }));
};
