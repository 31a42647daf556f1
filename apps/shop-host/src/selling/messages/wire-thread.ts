import type { Reply } from '@materia/api-contract';
import {
  holdsStatement,
  incidentActs,
  type IncidentAct,
  type IncidentActor,
} from '@materia/domain-messages';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Reader } from '../../platform/database/with-tx.ts';
import {
  countMessages,
  filesOfThread,
  findThread,
  type ListedThread,
  listThreads,
  messagesOf,
} from './repository.ts';
import type { ThreadScope } from './thread-scope.ts';

const PAGE_SIZE = 20;

type Summary = Reply<'listThreads'>['threads'][number];
type Thread = Reply<'readThread'>;

/** The side of a conversation on which a reader is. */
export const actorOf = ({ kind }: ThreadScope): IncidentActor =>
  kind === 'customer' ? 'buyer' : kind;

/** What somebody may do in a thread: the acts of an incident, or write into a question. */
export const actsIn = (
  { kind, state }: Pick<ListedThread, 'kind' | 'state'>,
  actor: IncidentActor,
): readonly IncidentAct[] => {
  if (kind === 'incident' && state !== null) return incidentActs(state, actor);
  return [actor === 'buyer' ? 'write' : 'answer'];
};

export const wireSummary = (row: ListedThread, scope: ThreadScope, today: PlainDate): Summary => {
  const readAt = scope.kind === 'customer' ? row.buyer_read_at : row.seller_read_at;
  return {
    id: row.id,
    order_id: row.order_number,
    kind: row.kind,
    reason: row.reason,
    subject: row.subject,
    seller: row.vendor_name,
    state: row.state,
    outcome: row.outcome,
    created_at: row.created_at,
    updated_at: row.updated_at,
    unread: row.last_of_others !== null && (readAt === null || row.last_of_others > readAt),
    awaits_answer: row.asked_at !== null,
    overdue: row.due_on !== null && today > row.due_on,
    holds_statement: row.state !== null && holdsStatement(row.state),
  };
};

/** A page of threads, 20 at a time. */
export const wireThreadPage = async (
  db: Reader,
  scope: ThreadScope,
  today: PlainDate,
  {
    page,
    orderNumber,
    waitingFirst = false,
  }: { readonly page: number; readonly orderNumber?: string; readonly waitingFirst?: boolean },
): Promise<Reply<'listThreads'>> => {
  const { rows, total } = await listThreads(db, scope, {
    ...(orderNumber !== undefined && { orderNumber }),
    waitingFirst,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  return {
    threads: rows.map((row) => wireSummary(row, scope, today)),
    total,
    page,
    page_count: Math.ceil(total / PAGE_SIZE),
  };
};

/** A thread with a page of its messages, the last one unless named; undefined for a thread that the scope does not have. */
export const wireThread = async (
  db: Reader,
  scope: ThreadScope,
  today: PlainDate,
  { id, page: asked }: { readonly id: string; readonly page: number | undefined },
): Promise<Thread | undefined> => {
  const row = await findThread(db, scope, id);
  if (row === undefined) return undefined;
  const total = await countMessages(db, row);
  const pageCount = Math.ceil(total / PAGE_SIZE);
  const page = asked ?? Math.max(1, pageCount);
  const rows = await messagesOf(db, row, {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  const files = await filesOfThread(db, row);
  return {
    ...wireSummary(row, scope, today),
    lines: [...row.lines],
    acts: [...actsIn(row, actorOf(scope))],
    messages: rows.map(({ seq, author, body, at }) => ({
      id: String(seq),
      author,
      text: body,
      at,
      files: files
        .filter((file) => file.seq === seq)
        .map((file) => ({ id: file.id, name: file.name, type: file.type, bytes: file.bytes })),
    })),
    total,
    page,
    page_count: pageCount,
  };
};
