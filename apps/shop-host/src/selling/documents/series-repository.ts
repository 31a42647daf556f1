import { sql } from 'kysely';
import type { Tx } from '../../platform/database/with-tx.ts';

/**
 * The next number of a series, from 1. It is drawn in the transaction that writes the document: a
 * document that is not written leaves no gap, and of two simultaneous writers one waits for the
 * other.
 */
export const nextPlace = async (tx: Tx, market: string, series: string): Promise<number> => {
  const { last } = await tx
    .insertInto('document_series')
    .values({ market, series, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['market', 'series'])
        .doUpdateSet({ last: sql<number>`document_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
};
