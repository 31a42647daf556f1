import { OPEN_RETURN_STATES, type ReturnFault, type ReturnState } from '@materia/domain-order';
import type { Selectable } from 'kysely';
import type { WithdrawalTable } from '../../platform/database/tables/payment-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

export type ReturnRow = Selectable<WithdrawalTable>;

/** A return with its units by the number of their line. */
export type Withdrawal = ReturnRow & {
  readonly lines: readonly {
    readonly line: number;
    readonly qty: number;
    readonly accepted: number | null;
    readonly fault: ReturnFault | null;
  }[];
};

/** The column that records when a return reached a state. */
const REACHED_AT = {
  announced: 'declared_at',
  sent: 'sent_at',
  received: 'received_at',
  inspected: 'inspected_at',
  rejected: 'inspected_at',
  refunded: 'settled_at',
} as const satisfies Readonly<Record<ReturnState, keyof WithdrawalTable>>;

export const findReturn = (
  db: Reader,
  market: string,
  id: string,
): Promise<ReturnRow | undefined> =>
  db
    .selectFrom('withdrawal')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .executeTakeFirst();

/** A return, locked. Its order is locked before. */
export const lockReturn = (tx: Tx, market: string, id: string): Promise<ReturnRow | undefined> =>
  tx
    .selectFrom('withdrawal')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** A return by the number of its order and its number there. */
export const findReturnBySeq = (
  db: Reader,
  market: string,
  orderNumber: string,
  seq: number,
): Promise<ReturnRow | undefined> =>
  db
    .selectFrom('withdrawal')
    .selectAll()
    .where('market', '=', market)
    .where('order_number', '=', orderNumber)
    .where('seq', '=', seq)
    .executeTakeFirst();

/** The returns of an order, by withdrawal or by the promise of the shop, the oldest first. */
export const withdrawalsOf = async (
  db: Reader,
  market: string,
  orderNumber: string,
): Promise<readonly Withdrawal[]> => {
  const rows = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('market', '=', market)
    .where('order_number', '=', orderNumber)
    .orderBy('seq')
    .execute();
  if (rows.length === 0) return [];
  const lines = await db
    .selectFrom('withdrawal_line')
    .selectAll()
    .where('market', '=', market)
    .where(
      'withdrawal_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('line')
    .execute();
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ withdrawal_id }) => withdrawal_id === row.id),
  }));
};

/** Those that withdraw from the contract, of which the law asks for a proof. */
export const declaredWithdrawals = async (
  db: Reader,
  market: string,
  orderNumber: string,
): Promise<readonly Withdrawal[]> =>
  (await withdrawalsOf(db, market, orderNumber)).filter(({ kind }) => kind === 'withdrawal');

/** At most `limit` returns whose products are on their way back, the oldest first. */
export const findOpenReturns = (db: Reader, market: string, limit: number): Promise<ReturnRow[]> =>
  db
    .selectFrom('withdrawal')
    .selectAll()
    .where('market', '=', market)
    .where('state', 'in', OPEN_RETURN_STATES)
    .orderBy('declared_at')
    .limit(limit)
    .execute();

/** The units of a return, with name and price of their lines. */
export const findReturnLines = (
  db: Reader,
  { market, id, order_number }: Pick<ReturnRow, 'market' | 'id' | 'order_number'>,
): Promise<
  {
    readonly line: number;
    readonly qty: number;
    readonly accepted: number | null;
    readonly fault: ReturnFault | null;
    readonly sku: string;
    readonly name: string;
  }[]
> =>
  db
    .selectFrom('withdrawal_line')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.market', '=', 'withdrawal_line.market')
        .onRef('order_line.line', '=', 'withdrawal_line.line'),
    )
    .select([
      'withdrawal_line.line',
      'withdrawal_line.qty',
      'withdrawal_line.accepted',
      'withdrawal_line.fault',
      'order_line.sku',
      'order_line.name',
    ])
    .where('withdrawal_line.market', '=', market)
    .where('withdrawal_line.withdrawal_id', '=', id)
    .where('order_line.order_number', '=', order_number)
    .orderBy('withdrawal_line.line')
    .execute();

/** Inserts a return that reaches its first state now. */
export const insertReturn = (
  tx: Tx,
  announced: Pick<
    ReturnRow,
    | 'market'
    | 'id'
    | 'order_number'
    | 'seq'
    | 'kind'
    | 'way'
    | 'name'
    | 'outside_trade'
    | 'state'
    | 'refund_minor'
  >,
  now: string,
): Promise<ReturnRow> =>
  tx
    .insertInto('withdrawal')
    .values({
      ...announced,
      declared_at: now,
      carrier: null,
      parcel: null,
      sent_at: null,
      received_at: null,
      inspected_at: null,
      settled_at: null,
      settled_by: null,
      [REACHED_AT[announced.state]]: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Inserts the units of a return by the number of their line. */
export const insertReturnLines = async (
  tx: Tx,
  { market, id }: Pick<ReturnRow, 'market' | 'id'>,
  units: ReadonlyMap<number, number>,
): Promise<void> => {
  await tx
    .insertInto('withdrawal_line')
    .values([...units].map(([line, qty]) => ({ market, withdrawal_id: id, line, qty })))
    .execute();
};

/** Writes how many units of a line the inspection accepted, and why not the others. */
export const saveInspectedLine = async (
  tx: Tx,
  { market, id }: Pick<ReturnRow, 'market' | 'id'>,
  {
    line,
    accepted,
    fault,
  }: { readonly line: number; readonly accepted: number; readonly fault: ReturnFault | undefined },
): Promise<void> => {
  await tx
    .updateTable('withdrawal_line')
    .set({ accepted, fault: fault ?? null })
    .where('market', '=', market)
    .where('withdrawal_id', '=', id)
    .where('line', '=', line)
    .execute();
};

/** Writes the state that a return reaches now. */
export const saveReturn = (
  tx: Tx,
  { market, id }: Pick<ReturnRow, 'market' | 'id'>,
  change: Pick<ReturnRow, 'state'> &
    Partial<Pick<ReturnRow, 'settled_by' | 'refund_minor' | 'carrier' | 'parcel'>>,
  now: string,
): Promise<ReturnRow> =>
  tx
    .updateTable('withdrawal')
    .set({ ...change, [REACHED_AT[change.state]]: now })
    .where('market', '=', market)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
