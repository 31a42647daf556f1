import type { IncidentActor } from '@materia/domain-messages';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type {
  MessageThreadTable,
  ThreadFileTable,
  ThreadMessageTable,
} from '../../platform/database/tables/message-tables.ts';
import { type Counted, pageOf, type Span } from '../../platform/database/page-of.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import type { ThreadScope } from './thread-scope.ts';

export type ThreadRow = Selectable<MessageThreadTable>;
export type MessageRow = Selectable<ThreadMessageTable>;
export type ThreadFileRow = Selectable<ThreadFileTable>;

/** The threads of a scope, and no others. */
const threadsOf = (db: Reader, scope: ThreadScope) => {
  const ofMarket = db
    .selectFrom('message_thread')
    .where('message_thread.market', '=', scope.market);
  switch (scope.kind) {
    case 'customer':
      return ofMarket.where('message_thread.customer_id', '=', scope.customerId);
    case 'seller':
      return ofMarket.where('message_thread.vendor_code', '=', scope.seller);
    case 'staff':
      return ofMarket;
  }
};

/** When a side last wrote into a thread, as a part of a statement about threads. */
const lastOf = (authors: readonly IncidentActor[]) =>
  sql<string | null>`(select max(at) from thread_message
    where thread_message.market = message_thread.market and thread_message.thread_id = message_thread.id
      and author = any(${authors}::text[]))`;

/** A thread with the moment of the last message that its reader did not write. */
export type ListedThread = ThreadRow & { readonly last_of_others: string | null };

const authorsForReader = (scope: ThreadScope): readonly IncidentActor[] =>
  scope.kind === 'customer' ? ['seller', 'staff'] : ['buyer'];

/** Threads of a scope, or those about an order: newest first, or those that wait for an answer first. */
export const listThreads = async (
  db: Reader,
  scope: ThreadScope,
  {
    orderNumber,
    waitingFirst = false,
    ...span
  }: Span & { readonly orderNumber?: string; readonly waitingFirst?: boolean },
): Promise<Counted<ListedThread>> => {
  const all =
    orderNumber === undefined
      ? threadsOf(db, scope)
      : threadsOf(db, scope).where('message_thread.order_number', '=', orderNumber);
  const listed = all
    .selectAll('message_thread')
    .select(lastOf(authorsForReader(scope)).as('last_of_others'));
  const sorted = waitingFirst ? listed.orderBy(sql`asked_at is null`).orderBy('asked_at') : listed;
  return pageOf(all, sorted.orderBy('updated_at', 'desc').orderBy('id'), span);
};

/** Another person's thread and a missing one give the same result. */
export const findThread = (
  db: Reader,
  scope: ThreadScope,
  id: string,
): Promise<ListedThread | undefined> =>
  threadsOf(db, scope)
    .selectAll('message_thread')
    .select(lastOf(authorsForReader(scope)).as('last_of_others'))
    .where('message_thread.id', '=', id)
    .executeTakeFirst();

export const lockThread = (
  tx: Tx,
  scope: ThreadScope,
  id: string,
): Promise<ThreadRow | undefined> =>
  threadsOf(tx, scope)
    .selectAll('message_thread')
    .where('message_thread.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The incidents of an order, newest first. */
export const incidentsOfOrder = (
  db: Reader,
  scope: ThreadScope,
  orderNumber: string,
): Promise<readonly ListedThread[]> =>
  threadsOf(db, scope)
    .selectAll('message_thread')
    .select(lastOf(authorsForReader(scope)).as('last_of_others'))
    .where('message_thread.order_number', '=', orderNumber)
    .where('kind', '=', 'incident')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();

type OfThread = Pick<ThreadRow, 'market' | 'id'>;

const messagesIn = (db: Reader, { market, id }: OfThread) =>
  db.selectFrom('thread_message').where('market', '=', market).where('thread_id', '=', id);

/** Messages of a thread that its reader was given, oldest first. */
export const messagesOf = (
  db: Reader,
  thread: OfThread,
  { limit, offset }: Span,
): Promise<readonly MessageRow[]> =>
  messagesIn(db, thread).selectAll().orderBy('seq').limit(limit).offset(offset).execute();

export const countMessages = async (db: Reader, thread: OfThread): Promise<number> =>
  (
    await messagesIn(db, thread)
      .select((all) => all.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

/** Remembers that the buyer has seen the messages up to one; what came later stays unread. */
export const saveReadThrough = async (tx: Tx, thread: OfThread, seq: number): Promise<void> => {
  const seen = await messagesIn(tx, thread)
    .select((all) => all.fn.max('at').as('at'))
    .where('seq', '<=', seq)
    .executeTakeFirst();
  if (seen?.at != null)
    await tx
      .updateTable('message_thread')
      .set({ buyer_read_at: seen.at })
      .where('market', '=', thread.market)
      .where('id', '=', thread.id)
      .where('buyer_read_at', '<', seen.at)
      .execute();
};

/** The files of a thread that its reader was given. */
export const filesOfThread = (db: Reader, { market, id }: OfThread): Promise<ThreadFileRow[]> =>
  db
    .selectFrom('thread_file')
    .selectAll()
    .where('market', '=', market)
    .where('thread_id', '=', id)
    .orderBy('seq')
    .orderBy('at')
    .orderBy('id')
    .execute();

/** A file with the parties of its thread, if the scope has the thread. */
export const findThreadFile = (db: Reader, scope: ThreadScope, id: string) =>
  threadsOf(db, scope)
    .innerJoin('thread_file', (join) =>
      join
        .onRef('thread_file.market', '=', 'message_thread.market')
        .onRef('thread_file.thread_id', '=', 'message_thread.id'),
    )
    .select([
      'thread_file.name',
      'thread_file.type',
      'thread_file.file',
      'message_thread.customer_id',
      'message_thread.vendor_code',
    ])
    .where('thread_file.id', '=', id)
    .executeTakeFirst();

export const insertThread = async (tx: Tx, row: Insertable<MessageThreadTable>): Promise<void> => {
  await tx.insertInto('message_thread').values(row).execute();
};

/** Adds a message and returns its place in the thread, which is locked or new. */
export const insertMessage = async (
  tx: Tx,
  { market, id }: OfThread,
  message: Pick<MessageRow, 'author' | 'written_by' | 'body' | 'at'>,
): Promise<number> => {
  const last = await tx
    .selectFrom('thread_message')
    .select((all) => all.fn.max('seq').as('seq'))
    .where('market', '=', market)
    .where('thread_id', '=', id)
    .executeTakeFirst();
  const seq = Number(last?.seq ?? 0) + 1;
  await tx
    .insertInto('thread_message')
    .values({ market, thread_id: id, seq, ...message })
    .execute();
  return seq;
};

export const insertThreadFiles = async (
  tx: Tx,
  rows: readonly Insertable<ThreadFileTable>[],
): Promise<void> => {
  if (rows.length > 0)
    await tx
      .insertInto('thread_file')
      .values([...rows])
      .execute();
};

/** What the files of a customer weigh, whose row is locked so that no other message adds one meanwhile. */
export const lockedQuota = async (tx: Tx, market: string, customerId: string): Promise<number> => {
  await tx
    .selectFrom('customer')
    .select('id')
    .where('market', '=', market)
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  const { bytes } = await tx
    .selectFrom('thread_file')
    .select((all) => all.fn.sum<string | null>('bytes').as('bytes'))
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
};

/** What the files of the answers in a thread weigh, which is locked. */
export const weightOfAnswers = async (tx: Tx, { market, id }: OfThread): Promise<number> => {
  const { bytes } = await tx
    .selectFrom('thread_file')
    .select((all) => all.fn.sum<string | null>('bytes').as('bytes'))
    .where('market', '=', market)
    .where('thread_id', '=', id)
    .where('customer_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
};

export const saveThread = async (
  tx: Tx,
  { market, id }: OfThread,
  change: Updateable<MessageThreadTable>,
): Promise<void> => {
  await tx
    .updateTable('message_thread')
    .set(change)
    .where('market', '=', market)
    .where('id', '=', id)
    .execute();
};

/** The sellers of a customer's orders. */
export const sellersOfCustomer = async (
  db: Reader,
  market: string,
  customerId: string,
): Promise<readonly { readonly code: string; readonly name: string }[]> => {
  const { rows } = await sql<{ code: string; name: string }>`
    select vendor->>'code' as code, max(vendor->>'name') as name from orders
    where market = ${market} and customer_id = ${customerId} and confirmed and vendor is not null
    group by 1 order by 2, 1`.execute(db);
  return rows;
};
