import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  DEFAULT_MAX_QUANTITY,
  parseQuantity,
  type QuantityRefusal,
} from '@materia/domain-stock-status';

/**
 * A reference with its total requested quantity. `lines` are the numbers of the lines that named
 * it, counted from 1.
 */
export type QuickOrderItem = {
  readonly reference: string;
  readonly quantity: number;
  readonly lines: readonly number[];
  /** More was requested than one cart line may contain; the quantity is that maximum. */
  readonly isCapped: boolean;
};

export type QuickOrderRefusal =
  | { readonly kind: 'not-a-reference' }
  | { readonly kind: 'too-many-cells' }
  | { readonly kind: 'too-many-lines'; readonly most: number }
  | { readonly kind: 'unknown-reference' }
  | QuantityRefusal;

export type QuickOrderFault = {
  readonly line: number;
  readonly text: string;
  readonly error: QuickOrderRefusal;
};

/**
 * The items that can be added in one call, in order of first appearance, and the faults, line by
 * line.
 */
export type QuickOrder = {
  readonly items: readonly QuickOrderItem[];
  readonly faults: readonly QuickOrderFault[];
};

/** The most lines that people can reasonably review; the rest belongs in a second order. */
export const MOST_QUICK_ORDER_LINES = 500;

/**
 * Parses pasted references or a CSV file: one `reference; quantity` per line, with cells separated
 * by a semicolon or a tab, otherwise by a comma, quoted or not. A reference alone means quantity 1.
 * Empty lines are skipped; a first line whose quantity has no digit is a heading. Repeated
 * references are merged. A line with an unreadable reference or quantity, with a third cell, or
 * beyond the 500th is refused separately: the good lines are accepted.
 */
export const parseQuickOrder = (text: string): QuickOrder => {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((row) => row.text !== '');
  const [first, ...others] = rows;
  const orders = first !== undefined && isHeading(first.text) ? others : rows;
  const items = new Map<string, QuickOrderItem>();
  const faults: QuickOrderFault[] = [];
  for (const [index, row] of orders.entries()) {
    const read =
      index < MOST_QUICK_ORDER_LINES
        ? readRow(row.text)
        : fail({ kind: 'too-many-lines', most: MOST_QUICK_ORDER_LINES } as const);
    if (read.ok)
      items.set(read.value.reference, merge(items.get(read.value.reference), read.value, row.line));
    else faults.push({ ...row, error: read.error });
  }
  return { items: [...items.values()], faults };
};

/**
 * The order without the references that the shop does not know. Each line that named one of them is
 * reported, in line order.
 */
export const withKnownReferences = (
  order: QuickOrder,
  isKnown: (reference: string) => boolean,
): QuickOrder => ({
  items: order.items.filter((item) => isKnown(item.reference)),
  faults: [
    ...order.faults,
    ...order.items
      .filter((item) => !isKnown(item.reference))
      .flatMap((item) =>
        item.lines.map((line) => ({
          line,
          text: item.reference,
          error: { kind: 'unknown-reference' } as const,
        })),
      ),
  ].toSorted((a, b) => a.line - b.line),
});

/** Product references and EANs: letters, digits and the separators used between them on labels. */
const REFERENCE = /^[\p{L}\p{N}](?:[\p{L}\p{N}._/-]{0,38}[\p{L}\p{N}])?$/u;

type Wish = { readonly reference: string; readonly quantity: number };

/**
 * A comma separates cells only when nothing else does: next to a semicolon it is part of a number.
 */
const cellsOf = (text: string): readonly string[] =>
  text.split(/[;\t]/.test(text) ? /[;\t]/ : ',').map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );

const isHeading = (text: string): boolean => {
  const [, quantity = ''] = cellsOf(text);
  return quantity !== '' && !/\d/.test(quantity);
};

const readRow = (text: string): Result<Wish, QuickOrderRefusal> => {
  const [reference = '', quantity = '', ...more] = cellsOf(text);
  if (more.some((cell) => cell !== '')) return fail({ kind: 'too-many-cells' });
  if (!REFERENCE.test(reference)) return fail({ kind: 'not-a-reference' });
  if (quantity === '') return ok({ reference, quantity: 1 });
  const parsed = parseQuantity(quantity, { min: 1, max: Number.MAX_SAFE_INTEGER });
  return parsed.ok ? ok({ reference, quantity: parsed.value }) : parsed;
};

const merge = (
  present: QuickOrderItem | undefined,
  { reference, quantity }: Wish,
  line: number,
): QuickOrderItem => {
  const wanted = (present?.quantity ?? 0) + quantity;
  return {
    reference,
    quantity: Math.min(wanted, DEFAULT_MAX_QUANTITY),
    lines: [...(present?.lines ?? []), line],
    isCapped: wanted > DEFAULT_MAX_QUANTITY,
  };
};
