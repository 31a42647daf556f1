import { type AxisValue, MOST_AXES } from '@materia/domain-product-families';
import type { FamilyColumns } from './listing-columns.ts';
import type { OrderedRow } from './repository.ts';

/**
 * Rows in the order of categories, with members of a family moved to the first one of it. Holds the
 * rows of one category at a time.
 */
export async function* withFamiliesTogether(
  rows: AsyncIterable<OrderedRow>,
): AsyncIterable<OrderedRow> {
  let category: OrderedRow[] = [];
  for await (const row of rows) {
    if (category[0] !== undefined && category[0].category_lft !== row.category_lft) {
      yield* together(category);
      category = [];
    }
    category.push(row);
  }
  yield* together(category);
}

function* together(rows: readonly OrderedRow[]): Iterable<OrderedRow> {
  const members = Map.groupBy(rows, ({ family_id }) => family_id);
  for (const row of rows) {
    if (row.family_id === null) {
      yield row;
      continue;
    }
    yield* members.get(row.family_id) ?? [];
    members.delete(row.family_id);
  }
}

/** Fills the columns row by row, in the order of `withFamiliesTogether`. */
export class FamilyColumnBuilder {
  readonly familyStart: Uint32Array;
  readonly #axisValues: Uint32Array;
  readonly #axisValueAt: (AxisValue | undefined)[] = [undefined];
  readonly #numbers = new Map<string, number>();
  #family: string | undefined;
  #start = 0;

  constructor(size: number) {
    this.familyStart = new Uint32Array(size);
    this.#axisValues = new Uint32Array(size * MOST_AXES);
  }

  add(
    row: number,
    { category_lft, family_id, axes }: Pick<OrderedRow, 'category_lft' | 'family_id' | 'axes'>,
  ): void {
    const family = family_id === null ? undefined : `${category_lft} ${family_id}`;
    if (family === undefined || family !== this.#family) this.#start = row;
    this.#family = family;
    this.familyStart[row] = this.#start;
    for (const [axis, value] of (axes ?? []).slice(0, MOST_AXES).entries())
      this.#axisValues[row * MOST_AXES + axis] = this.#numberOf(value);
  }

  columns(): FamilyColumns {
    return {
      familyStart: this.familyStart,
      axisValues: this.#axisValues,
      axisValueAt: this.#axisValueAt,
    };
  }

  #numberOf(value: AxisValue): number {
    const key = JSON.stringify([value.kind, value.label, value.value, value.swatch]);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#axisValueAt.length);
    return this.#axisValueAt.push(value) - 1;
  }
}
