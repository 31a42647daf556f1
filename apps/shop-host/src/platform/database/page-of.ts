import type { SelectQueryBuilder } from 'kysely';

/** A part of a list. */
export type Span = { readonly limit: number; readonly offset: number };
/** A part of a list, with how many there are. */
export type Counted<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** Reads a part of a sorted list, and counts the whole. */
export const pageOf = async <Database, Tables extends keyof Database, Row>(
  all: SelectQueryBuilder<Database, Tables, object>,
  sorted: SelectQueryBuilder<Database, Tables, Row>,
  { limit, offset }: Span,
): Promise<Counted<Row>> => {
  const rows = await sorted.limit(limit).offset(offset).execute();
  const { total } = await all
    .select((every) => every.fn.countAll<number>().as('total'))
    .$castTo<{ readonly total: number }>()
    .executeTakeFirstOrThrow();
  return { rows, total };
};
