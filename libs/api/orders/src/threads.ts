import { type HostClient, type HostRefusal, listedRefusal } from '@materia/api-client-kernel';
import type { FieldFault, FieldPath, Reply } from '@materia/api-contract';
import type {
  AttachmentFault,
  IncidentAct,
  IncidentFault,
  IncidentOutcome,
  IncidentState,
  ThreadKind,
  ThreadReason,
} from '@materia/domain-messages';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';

/** A thread in a list. */
export type ThreadSummary = {
  readonly id: string;
  readonly orderNumber: string;
  readonly kind: ThreadKind;
  readonly reason: ThreadReason;
  readonly subject: string;
  /** Undefined for what the shop sells itself. */
  readonly seller: string | undefined;
  readonly state: IncidentState | undefined;
  readonly outcome: IncidentOutcome | undefined;
  /** ISO instant. */
  readonly updatedAt: string;
  readonly isUnread: boolean;
  readonly awaitsAnswer: boolean;
  readonly isOverdue: boolean;
};

export type ThreadPage = {
  readonly threads: readonly ThreadSummary[];
  readonly page: number;
  readonly pageCount: number;
};

export type ThreadMessage = Reply<'readThread'>['messages'][number];
/** A thread with a page of its messages. */
export type Thread = ThreadSummary & {
  readonly lines: Reply<'readThread'>['lines'];
  readonly acts: readonly IncidentAct[];
  readonly messages: readonly ThreadMessage[];
  readonly page: number;
  readonly pageCount: number;
};

/** Why a buyer may write about an order. */
export type OfferedReason = {
  readonly reason: ThreadReason;
  readonly kind: ThreadKind;
  readonly asksLines: boolean;
  readonly asksFiles: boolean;
  readonly isPossible: boolean;
};
export type OfferedReasons = {
  readonly seller: string | undefined;
  readonly reasons: readonly OfferedReason[];
  readonly guaranteeUntil: PlainDate | undefined;
};

/** Why a message was not written. */
export type MessageRefusal =
  | {
      readonly kind: 'invalid';
      readonly fields: readonly FieldFault<FieldPath<'openThread'> | FieldPath<'writeMessage'>>[];
    }
  | { readonly kind: 'file'; readonly file: number; readonly reason: AttachmentFault }
  | {
      readonly kind: 'not-possible';
      readonly reason: IncidentFault;
      readonly lastDay: PlainDate | undefined;
    }
  | { readonly kind: 'missing' | 'step-not-allowed' | 'too-many-requests' | 'failed' };

export const fetchThreadReasons = async (
  host: HostClient,
  orderId: string,
): Promise<OfferedReasons | undefined> => {
  const answer = await host('listThreadReasons', { params: { orderId } });
  if (!answer.ok) return undefined;
  const { seller, reasons, guarantee_until } = answer.value;
  return {
    seller: seller ?? undefined,
    reasons: reasons.map(({ reason, kind, asks_lines, asks_files, possible }) => ({
      reason,
      kind,
      asksLines: asks_lines,
      asksFiles: asks_files,
      isPossible: possible,
    })),
    guaranteeUntil: dayOf(guarantee_until),
  };
};

/** A page of the threads about an order; undefined for an order that the customer does not have. */
export const fetchOrderThreads = async (
  host: HostClient,
  orderId: string,
  page: number,
): Promise<ThreadPage | undefined> => {
  const answer = await host('listOrderThreads', { params: { orderId }, query: { page } });
  return answer.ok
    ? {
        threads: answer.value.threads.map(readSummary),
        page: answer.value.page,
        pageCount: answer.value.page_count,
      }
    : undefined;
};

/** A thread of the customer with a page of its messages, the newest unless named; another person's and a missing one are undefined. */
export const fetchThread = async (
  host: HostClient,
  threadId: string,
  page: number | undefined,
): Promise<Thread | undefined> => {
  const answer = await host('readThread', { params: { threadId }, query: { page } });
  if (!answer.ok) return undefined;
  const { lines, acts, messages, page: shown, page_count } = answer.value;
  return {
    ...readSummary(answer.value),
    lines,
    acts,
    messages,
    page: shown,
    pageCount: page_count,
  };
};

/** Remembers that the messages up to one were shown. */
export const markThreadRead = async (
  host: HostClient,
  threadId: string,
  through: number,
): Promise<void> => {
  await host('markThreadRead', { params: { threadId }, query: { through } });
};

/** A message with the files that go with it, at most three. */
export type NewThread = {
  readonly kind: ThreadKind;
  readonly reason: string;
  readonly subject: string;
  readonly message: string;
  readonly lines: readonly string[];
  readonly files: readonly File[];
};

/** Opens a thread or an incident, and returns its id. */
export const openThread = async (
  host: HostClient,
  orderId: string,
  { kind, reason, subject, message, lines, files }: NewThread,
): Promise<Result<string, MessageRefusal>> => {
  const answer = await host(kind === 'incident' ? 'openIncident' : 'openThread', {
    params: { orderId },
    body: { reason, subject, message, lines: lines.join(',') },
    files: namedFiles(files),
  });
  return answer.ok ? ok(answer.value.id) : fail(readRefusal(answer.error, answer.error.fields));
};

/** Writes into a thread, or closes an incident, or objects to its refusal. */
export const writeMessage = async (
  host: HostClient,
  threadId: string,
  {
    message,
    act,
    files,
  }: {
    readonly message: string;
    readonly act: 'write' | 'close' | 'object';
    readonly files: readonly File[];
  },
): Promise<Result<string, MessageRefusal>> => {
  const answer = await host('writeMessage', {
    params: { threadId },
    body: { message, act },
    files: namedFiles(files),
  });
  return answer.ok ? ok(answer.value.id) : fail(readRefusal(answer.error, answer.error.fields));
};

const namedFiles = ([file1, file2, file3]: readonly File[]) => ({ file1, file2, file3 });

const readRefusal = (
  refusal: HostRefusal,
  fields: Extract<MessageRefusal, { kind: 'invalid' }>['fields'],
): MessageRefusal => {
  const listed = listedRefusal(['openThread', 'openIncident', 'writeMessage'], refusal);
  switch (listed?.code) {
    case 'bad-input':
      return { kind: 'invalid', fields };
    case 'attachment-refused':
      return { kind: 'file', ...listed.parameters };
    case 'incident-not-possible':
      return {
        kind: 'not-possible',
        reason: listed.parameters.reason,
        lastDay: dayOf(listed.parameters.guaranteeUntil ?? null),
      };
    case 'step-not-allowed':
    case 'too-many-requests':
      return { kind: listed.code };
    case 'not-found':
      return { kind: 'missing' };
    case undefined:
      return { kind: 'failed' };
    default:
      return unreachable(listed);
  }
};

const dayOf = (text: string | null): PlainDate | undefined => {
  const day = parsePlainDate(text ?? '');
  return day.ok ? day.value : undefined;
};

const readSummary = (thread: Reply<'listThreads'>['threads'][number]): ThreadSummary => ({
  id: thread.id,
  orderNumber: thread.order_id,
  kind: thread.kind,
  reason: thread.reason,
  subject: thread.subject,
  seller: thread.seller ?? undefined,
  state: thread.state ?? undefined,
  outcome: thread.outcome ?? undefined,
  updatedAt: thread.updated_at,
  isUnread: thread.unread,
  awaitsAnswer: thread.awaits_answer,
  isOverdue: thread.overdue,
});
